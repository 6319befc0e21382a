/** What the games and deals of a player come to. docs/statistics.md says what is counted and how. */

import type { Contract } from "../protocol";
import { type CountedDeal, type CountedGame, isPreset, isRanked } from "./game";

/** Which games are looked at: all, those of a preset, or those by own rules. */
export type Selection = "all" | "custom" | (string & {});

/** A group of deals. */
export interface Group {
  readonly deals: number;
  /** The mean number of tricks. */
  readonly tricks: number;
  /** The mean number of points of the deals that have points; null where none has. */
  readonly points: number | null;
}

/** A deal and the game it belongs to. */
export interface Placed {
  readonly deal: CountedDeal;
  readonly game: CountedGame;
}

/** What one way of exchanging came to. */
export interface Balance {
  readonly cards: number;
  readonly ranks: number;
}

/** Games against players of a level. */
export interface Against {
  readonly level: string;
  readonly games: number;
  readonly wins: number;
}

export interface Summary {
  readonly games: number;
  readonly wins: number;
  /** Won games that others have won too. */
  readonly shared: number;
  /** Wins among finished games; null where none is finished. */
  readonly rate: number | null;
  readonly streak: number;
  readonly longest: number;
  readonly deals: Group;
  readonly byTarget: readonly (Group & { readonly target: number })[];
  readonly byContract: readonly (Group & { readonly contract: Contract })[];
  readonly asChooser: Group;
  readonly asOther: Group;
  readonly best: Placed | null;
  readonly worst: Placed | null;
  readonly claimed: Balance;
  readonly paid: Balance;
  readonly against: readonly Against[];
  /** Games in which something was taken back or a hint was asked for. */
  readonly unranked: number;
}

const CONTRACTS: readonly Contract[] = ["S", "H", "D", "C", "NT", "MIS"];

/** The games of a selection. */
export function selected(games: readonly CountedGame[], selection: Selection): CountedGame[] {
  if (selection === "all") return [...games];
  if (selection === "custom") return games.filter((game) => !isPreset(game));
  return games.filter((game) => isPreset(game) && game.preset === selection);
}

/** The selections that have games, all first, own rules last. */
export function selections(games: readonly CountedGame[], presets: readonly string[]): Selection[] {
  const played = new Set(games.map((game) => (isPreset(game) ? game.preset : "custom")));
  const known = [...presets, ...[...played].filter((name) => name !== "custom" && !presets.includes(name))];
  return ["all", ...known.filter((name) => played.has(name)), ...(played.has("custom") ? ["custom"] : [])];
}

/** What games, in the order in which they were played, come to. */
export function summarise(games: readonly CountedGame[]): Summary {
  const finished = games.filter((game) => game.over);
  const placed = games.flatMap((game) => game.deals.map((deal) => ({ deal, game })));
  const deals = placed.map((one) => one.deal);
  const wins = finished.filter((game) => game.won);
  const trumps = deals.filter((deal) => deal.contract !== "MIS");
  return {
    games: finished.length,
    wins: wins.length,
    shared: wins.filter((game) => game.winners > 1).length,
    rate: finished.length === 0 ? null : wins.length / finished.length,
    ...streaks(finished.filter(isRanked)),
    deals: grouped(deals),
    byTarget: [...new Set(trumps.map((deal) => deal.target))]
      .sort((a, b) => a - b)
      .map((target) => ({ target, ...grouped(trumps.filter((deal) => deal.target === target)) })),
    byContract: CONTRACTS.map((contract) => ({
      contract,
      ...grouped(deals.filter((deal) => deal.contract === contract)),
    })).filter((group) => group.deals > 0),
    asChooser: grouped(deals.filter((deal) => deal.chooser)),
    asOther: grouped(deals.filter((deal) => !deal.chooser)),
    best: extreme(placed, 1),
    worst: extreme(placed, -1),
    claimed: balance(deals, "claimed"),
    paid: balance(deals, "paid"),
    against: against(finished),
    unranked: games.filter((game) => !isRanked(game)).length,
  };
}

function grouped(deals: readonly CountedDeal[]): Group {
  const scored = deals.flatMap((deal) => (deal.points === null ? [] : [deal.points]));
  return { deals: deals.length, tricks: mean(deals.map((deal) => deal.tricks)) ?? 0, points: mean(scored) };
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Games won one after the other: up to now, and at the most. */
function streaks(finished: readonly CountedGame[]): { streak: number; longest: number } {
  let [streak, longest] = [0, 0];
  for (const game of finished) {
    streak = game.won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

/** The deal with the most points (sign 1) or the fewest (−1); of equal ones the latest. */
function extreme(placed: readonly Placed[], sign: 1 | -1): Placed | null {
  let found: Placed | null = null;
  for (const one of placed) {
    if (one.deal.points === null) continue;
    if (found === null || sign * (one.deal.points - (found.deal.points ?? 0)) >= 0) found = one;
  }
  return found;
}

function balance(deals: readonly CountedDeal[], way: "claimed" | "paid"): Balance {
  const those = deals.filter((deal) => deal[way] > 0);
  return {
    cards: those.reduce((sum, deal) => sum + deal[way], 0),
    ranks: those.reduce((sum, deal) => sum + deal.ranks, 0),
  };
}

/** By level: a game counts once for each level that sat at the table. */
function against(finished: readonly CountedGame[]): Against[] {
  const levels = [...new Set(finished.flatMap((game) => game.levels))].filter((level) => level !== "");
  return levels.map((level) => {
    const games = finished.filter((game) => game.levels.includes(level));
    return { level, games: games.length, wins: games.filter((game) => game.won).length };
  });
}
