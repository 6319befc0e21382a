/** The pages beside the first page and the table: name in the address, and how each is loaded. `pages.py` serves the same. */

import type { Component } from "svelte";

export interface PlaceProps {
  /** What follows the name in the address, without slashes at its ends. */
  rest: string;
}

type Load = () => Promise<{ default: Component<PlaceProps> }>;

/** The places by name, in the order in which the first page lists them. */
export const PLACES: Readonly<Record<string, Load>> = {
  learn: () => import("../components/Learn.svelte"),
  rules: () => import("../components/RulesPlace.svelte"),
  statistics: () => import("../components/Statistics.svelte"),
  sheet: () => import("../components/PaperPlace.svelte"),
};
