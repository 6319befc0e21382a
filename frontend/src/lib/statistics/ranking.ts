/** The ranking of the won games: by score where there is one, else by how many were won. */

import { type CountedGame, isPreset, isRanked, playedAt } from "./game";

export type Period = "today" | "week" | "ever";
export const PERIODS: readonly Period[] = ["today", "week", "ever"];

/** A won game with its place; equal scores share one. */
export interface Ranked {
  readonly place: number;
  readonly game: CountedGame;
  readonly score: number;
}

/** Won games of a kind that has no score. */
export interface Won {
  readonly preset: string | null;
  readonly wins: number;
  readonly games: number;
}

const DAYS_OF_A_WEEK = 7;

/** When a period began, in seconds since 1970: at midnight here, today or six days ago. */
export function began(period: Period, now: Date): number {
  if (period === "ever") return 0;
  const back = period === "today" ? 0 : DAYS_OF_A_WEEK - 1;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - back).getTime() / 1000;
}

/** The finished games of a period that count in a ranking. */
export function within(games: readonly CountedGame[], period: Period, now: Date): CountedGame[] {
  const since = began(period, now);
  return games.filter((game) => game.over && isRanked(game) && playedAt(game) >= since);
}

/** The won games that have a score, the highest first; of equal ones the earlier first. */
export function byScore(games: readonly CountedGame[], most: number): Ranked[] {
  const won = games
    .flatMap((game) => (game.won && game.score !== null ? [{ game, score: game.score }] : []))
    .sort((a, b) => b.score - a.score || playedAt(a.game) - playedAt(b.game));
  return won
    .map((one) => ({ ...one, place: 1 + won.filter((other) => other.score > one.score).length }))
    .slice(0, most);
}

/** How many games were won of each kind whose games have no score, the most wins first; preset null is own rules. */
export function byWins(games: readonly CountedGame[], scored: readonly string[]): Won[] {
  const kinds = new Map<string | null, CountedGame[]>();
  for (const game of games) {
    const preset = isPreset(game) ? game.preset : null;
    if (preset !== null && scored.includes(preset)) continue;
    kinds.set(preset, [...(kinds.get(preset) ?? []), game]);
  }
  return [...kinds]
    .map(([preset, those]) => ({
      preset,
      games: those.length,
      wins: those.filter((game) => game.won).length,
    }))
    .sort((a, b) => b.wins - a.wins || a.games - b.games);
}
