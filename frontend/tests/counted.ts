/** Games as the statistics keep them, for tests: what is not said is that of a dull deal of 3-5-8. */

import type { CountedDeal, CountedGame } from "../src/lib/statistics/game";

/** Noon of a day in November 2026, here. */
export function noon(day: number): number {
  return new Date(2026, 10, day, 12).getTime() / 1000;
}

export function deal(number: number, change: Partial<CountedDeal> = {}): CountedDeal {
  return {
    deal: number,
    at: noon(20),
    role: 0,
    chooser: false,
    contract: "H",
    target: 3,
    tricks: 3,
    points: 0,
    total: 0,
    playoff: false,
    claimed: 0,
    paid: 0,
    ranks: 0,
    ranked: true,
    ...change,
  };
}

export function game(
  table: string,
  deals: readonly CountedDeal[],
  change: Partial<CountedGame> = {},
): CountedGame {
  return {
    v: 1,
    table,
    seq: 50,
    preset: "three-five-eight",
    changed: ["end_deals=3"],
    levels: ["careful", "careful"],
    deals,
    skip: 0,
    over: true,
    won: false,
    winners: 1,
    score: null,
    ...change,
  };
}
