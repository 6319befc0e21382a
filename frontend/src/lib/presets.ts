/**
 * The six games and what each option accepts, for pages that can be read without a server. The data is written from
 * the rules by `python -m threefiveeight.server.pagedata` and compared with them by a test.
 */

import catalogue from "./presets.json";
import type { AllOptions, OptionInfo, PresetInfo } from "./protocol";

/** The games in the order in which they are offered. */
export const PRESETS = catalogue.presets as unknown as readonly PresetInfo[];

/** The options in the order of the rules page. */
export const OPTIONS = catalogue.options as unknown as readonly OptionInfo[];

/** Cards of a hand, which are the tricks of a deal, and cards of the kitty. */
export function sizesOf(rules: AllOptions): { hand: number; kitty: number } {
  const [hand = 0, kitty = 0] = (catalogue.sizes as Record<string, number[]>)[rules.deck] ?? [];
  return { hand, kitty };
}

/** What the targets become with no tricks, by role; null where they are not the tricks of a deal. */
export function limitsOf(targets: readonly number[]): readonly number[] | null {
  return (catalogue.limits as Record<string, number[]>)[targets.join(" ")] ?? null;
}

/** The game of a name, undefined where there is none. */
export function presetOf(name: string): PresetInfo | undefined {
  return PRESETS.find((one) => one.name === name);
}
