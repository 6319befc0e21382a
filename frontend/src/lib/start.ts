/** Opening a table from anywhere on the page. */

import { api } from "./api";
import { app } from "./app.svelte";
import type { RuleValues } from "./protocol";

/** What somebody plays who has chosen nothing yet. */
export const FIRST_RULES = { preset: "three-five-eight", end_deals: 3 } as const;
export const FIRST_LEVELS: readonly string[] = ["careful", "careful"];

/** Opens a table and goes there; in the very first game another player chooses first. Throws what `api.open` throws. */
export async function startGame(rules: RuleValues, levels: readonly string[]): Promise<void> {
  const id = await api.open(rules, levels, !app.settings.played);
  app.set({ played: true });
  app.go({ page: "table", id });
}
