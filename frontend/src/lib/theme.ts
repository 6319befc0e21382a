/** The colours and the stillness of the whole page, as attributes of its root; the rules stand in app.css. */

import type { Settings } from "./settings";

export type Theme = "light" | "dark" | "contrast";

/** What the system asks for. */
export interface Wishes {
  readonly dark: boolean;
  readonly contrast: boolean;
}

/** Which theme a setting means under what the system asks for. */
export function themeOf(setting: Settings["theme"], wishes: Wishes): Theme {
  if (setting !== "auto") return setting;
  if (wishes.contrast) return "contrast";
  return wishes.dark ? "dark" : "light";
}

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

/** Puts the settings on the page. */
export function dress(settings: Pick<Settings, "theme" | "motion">, root = document.documentElement): void {
  const wishes = { dark: matchMedia(DARK).matches, contrast: matchMedia(CONTRAST).matches };
  root.dataset.theme = themeOf(settings.theme, wishes);
  root.dataset.motion = settings.motion;
}

/** Calls back whenever the system asks for something else. */
export function whenWishesChange(run: () => void): void {
  for (const query of [DARK, CONTRAST]) matchMedia(query).addEventListener("change", run);
}
