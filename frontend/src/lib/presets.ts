/**
 * The six games and what each option accepts, for pages that can be read without a server. The data is written from
 * the rules by `python -m threefiveeight.server.pagedata` and compared with them by a test.
 */

import catalogue from "./presets.json";
import type { OptionInfo, PresetInfo } from "./protocol";

/** The games in the order in which they are offered. */
export const PRESETS = catalogue.presets as unknown as readonly PresetInfo[];

/** The options in the order of the rules page. */
export const OPTIONS = catalogue.options as unknown as readonly OptionInfo[];

/** The game of a name, undefined where there is none. */
export function presetOf(name: string): PresetInfo | undefined {
  return PRESETS.find((one) => one.name === name);
}
