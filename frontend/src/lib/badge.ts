/** The mark in the tab of the page that it is the player's turn. */

const PLAIN = "/icon.svg";
const MARKED = "/icon-turn.svg";

/** The title of the page; `turn` says that it is the player's turn, or is null. */
export function titleOf(page: string, turn: string | null): string {
  const title = `${page} · 3-5-8`;
  return turn === null ? title : `● ${turn} · ${title}`;
}

/** Puts the mark on the icon of the tab; what is returned takes it away. */
export function badge(on: boolean, root: ParentNode = document): () => void {
  const icon = root.querySelector<HTMLLinkElement>("link[rel=icon]");
  icon?.setAttribute("href", on ? MARKED : PLAIN);
  return () => icon?.setAttribute("href", PLAIN);
}
