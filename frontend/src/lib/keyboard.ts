/** Which key does what at the table; nothing here touches the page. */

export type Order =
  | { do: "move"; by: "previous" | "next" | "up" | "down" | "first" | "last" }
  | { do: "number"; index: number }
  | { do: "confirm" | "cancel" | "cycle" | "advance" }
  | { do: "read-trick" | "last-trick" | "read-hand" | "scores" | "rules" | "next-deal" | "mute" | "keys" }
  | { do: "undo" | "claim" }
  | { do: "hint"; compare: boolean };

export interface Stroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Whether the key is held down since an earlier stroke. */
  readonly repeat?: boolean;
}

const PLAIN: Readonly<Record<string, Order>> = {
  ArrowLeft: { do: "move", by: "previous" },
  ArrowRight: { do: "move", by: "next" },
  ArrowUp: { do: "move", by: "up" },
  ArrowDown: { do: "move", by: "down" },
  Home: { do: "move", by: "first" },
  End: { do: "move", by: "last" },
  Escape: { do: "cancel" },
  F6: { do: "cycle" },
  " ": { do: "advance" },
};

const LETTERS: Readonly<Record<string, Order>> = {
  t: { do: "read-trick" },
  l: { do: "last-trick" },
  r: { do: "read-hand" },
  s: { do: "scores" },
  g: { do: "rules" },
  n: { do: "next-deal" },
  m: { do: "mute" },
  c: { do: "claim" },
  z: { do: "undo" },
  "?": { do: "keys" },
};

/** The letters with the message that says what they do, for the list of keys. */
export const LETTER_KEYS = ["T", "L", "R", "S", "G", "N", "H", "C", "Z", "M"] as const;

/** Whether the browser would press a button once more because the key is held down: nobody plays two cards so. */
export function isHeld(stroke: Stroke): boolean {
  return stroke.repeat === true && (stroke.key === "Enter" || stroke.key === " ");
}

/** The order of a key stroke, or null; letters and figures only where the player lets them (WCAG 2.1.4). */
export function orderOf(stroke: Stroke, letters: boolean): Order | null {
  const order = meaningOf(stroke, letters);
  return stroke.repeat && order?.do !== "move" ? null : order;
}

function meaningOf(stroke: Stroke, letters: boolean): Order | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return null;
  if (stroke.key === "Enter") return stroke.shiftKey ? { do: "confirm" } : null;
  const plain = PLAIN[stroke.key];
  if (plain !== undefined) return plain;
  if (!letters) return null;
  if (/^[1-6]$/.test(stroke.key)) return { do: "number", index: Number(stroke.key) - 1 };
  if (stroke.key.toLowerCase() === "h") return { do: "hint", compare: stroke.shiftKey };
  return LETTERS[stroke.key.toLowerCase()] ?? null;
}

/** Where the arrow keys lead in a hand of one or two rows; `suits` are the suits in display order. */
export function moveTo(
  at: number,
  by: (Order & { do: "move" })["by"],
  rows: readonly number[],
  suits: readonly string[],
): number {
  const last = suits.length - 1;
  if (last < 0) return -1;
  if (by === "first") return 0;
  if (by === "last") return last;
  if (by === "previous") return Math.max(0, at - 1);
  if (by === "next") return Math.min(last, at + 1);
  return new Set(rows).size > 1 ? otherRow(at, by, rows) : otherSuit(at, by, suits);
}

function otherRow(at: number, by: "up" | "down", rows: readonly number[]): number {
  const wanted = by === "up" ? 0 : 1;
  if (rows[at] === wanted) return at;
  const split = rows.indexOf(1);
  const [sizeBack, sizeFront] = [split, rows.length - split];
  const share = by === "up" ? (at - split) / Math.max(1, sizeFront - 1) : at / Math.max(1, sizeBack - 1);
  return by === "up" ? Math.round(share * (sizeBack - 1)) : split + Math.round(share * (sizeFront - 1));
}

function otherSuit(at: number, by: "up" | "down", suits: readonly string[]): number {
  const here = suits[at];
  if (by === "up") {
    const next = suits.findIndex((suit, i) => i > at && suit !== here);
    return next < 0 ? at : next;
  }
  const before = suits.slice(0, at).findLastIndex((suit) => suit !== here);
  return before < 0 ? suits.indexOf(here ?? "") : suits.indexOf(suits[before] ?? "");
}
