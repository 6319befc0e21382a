/** A game as the statistics keep it: what of a frame is counted, and how what was kept is read back. */

import type { Contract, Frame, SheetRow } from "../protocol";

export const VERSION = 1;

/** A finished deal as its player sees it. */
export interface CountedDeal {
  /** Its number in the game, from 1. */
  readonly deal: number;
  /** When it was over, in seconds since 1970. */
  readonly at: number;
  /** 0 for the dealer, 1 for eldest, 2 for the third player. */
  readonly role: number;
  readonly chooser: boolean;
  readonly contract: Contract;
  /** The tricks to make; in a deal of no tricks the limit. */
  readonly target: number;
  readonly tricks: number;
  /** Null where the deal ended the game early. */
  readonly points: number | null;
  readonly total: number;
  readonly playoff: boolean;
  /** Exchanges made with those who owed cards, and exchanges owed and paid. */
  readonly claimed: number;
  readonly paid: number;
  /** The ranks received less the ranks given, ace 14. */
  readonly ranks: number;
  /** False where something was taken back, or a hint was asked for. */
  readonly ranked: boolean;
}

/** A game with those of its deals that are finished. */
export interface CountedGame {
  readonly v: number;
  /** The id of the table, by which nothing is counted twice. */
  readonly table: string;
  /** The entry of the table's log that was seen last. */
  readonly seq: number;
  readonly preset: string;
  /** The options that differ from the preset, as text: `void_play=free`. */
  readonly changed: readonly string[];
  /** The levels of the players at the left and at the right; empty for a person. */
  readonly levels: readonly string[];
  readonly deals: readonly CountedDeal[];
  /** How many deals at the beginning are left out: those that were there when the statistics were reset. */
  readonly skip: number;
  readonly over: boolean;
  readonly won: boolean;
  /** How many players have won; 0 while the game goes on. */
  readonly winners: number;
  /** What the won game counts on a leaderboard; null where won games are counted. */
  readonly score: number | null;
}

/** The game that a frame shows, on top of what was kept of it; null where nothing of it counts yet. */
export function gameOf(frame: Frame, before: CountedGame | null): CountedGame | null {
  if (before !== null && frame.seq < before.seq) return before;
  const { table, winners } = frame;
  const skip = before?.skip ?? 0;
  const rows = frame.sheet.filter((row) => row.deal > skip);
  if (rows.length === 0 && before === null) return null;
  const over = winners !== null && rows.length > 0;
  return {
    v: VERSION,
    table: table.id,
    seq: frame.seq,
    preset: table.preset,
    changed: table.changed.map((option) => `${option}=${optionText(frame, option)}`),
    levels: [1, 2].map((step) => table.seats[(table.you + step) % 3]?.level ?? ""),
    deals: rows.map((row) => dealOf(row, table.you)),
    skip,
    over,
    won: over && winners.includes(table.you),
    winners: over ? winners.length : 0,
    score: over ? frame.score : null,
  };
}

function optionText(frame: Frame, option: string): string {
  const value: unknown = (frame.table.rules as Readonly<Record<string, unknown>>)[option];
  return Array.isArray(value) ? value.join(" ") : String(value);
}

function dealOf(row: SheetRow, you: number): CountedDeal {
  return {
    deal: row.deal,
    at: row.at,
    role: (you - row.dealer + 3) % 3,
    chooser: row.chooser === you,
    contract: row.contract,
    target: row.targets[you] ?? 0,
    tricks: row.tricks[you] ?? 0,
    points: row.points?.[you] ?? null,
    total: row.totals[you] ?? 0,
    playoff: row.playoff,
    claimed: row.swaps.claimed,
    paid: row.swaps.paid,
    ranks: row.swaps.ranks,
    ranked: row.ranked,
  };
}

/** The game without its deals, so that what is forgotten is not counted anew when its table is opened again. */
export function forgotten(game: CountedGame): CountedGame {
  const skip = Math.max(game.skip, ...game.deals.map((deal) => deal.deal));
  return { ...game, deals: [], skip, over: false, won: false, winners: 0, score: null };
}

// --- reading

type Check = (value: unknown) => boolean;

/** The last second that a date can name. */
const LAST_SECOND = 8_640_000_000_000;

const isNumber: Check = (value) => Number.isSafeInteger(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isBool: Check = (value) => typeof value === "boolean";
const isMaybe: Check = (value) => value === null || isNumber(value);
const isWord =
  (form: RegExp): Check =>
  (value) =>
    typeof value === "string" && form.test(value);
const isWords =
  (form: RegExp, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(isWord(form));

const DEAL: Readonly<Record<keyof CountedDeal, Check>> = {
  deal: isCount,
  at: (value) => isCount(value) && (value as number) <= LAST_SECOND,
  role: (value) => [0, 1, 2].includes(value as number),
  chooser: isBool,
  contract: isWord(/^([SHDC]|NT|MIS)$/),
  target: isCount,
  tricks: isCount,
  points: isMaybe,
  total: isNumber,
  playoff: isBool,
  claimed: isCount,
  paid: isCount,
  ranks: isNumber,
  ranked: isBool,
};

const GAME: Readonly<Record<keyof CountedGame, Check>> = {
  v: isCount,
  table: isWord(/^[\w-]{1,64}$/),
  seq: isCount,
  preset: isWord(/^[a-z0-9-]{1,40}$/),
  changed: isWords(/^[a-z_]{1,32}=[\w .-]{0,64}$/, 32),
  levels: isWords(/^[a-z0-9_-]{0,32}$/, 2),
  deals: (value) => Array.isArray(value) && value.length <= 999,
  skip: isCount,
  over: isBool,
  won: isBool,
  winners: isCount,
  score: isMaybe,
};

/** What earlier versions did not write yet. */
const LATER: Partial<CountedGame> = { skip: 0, score: null };
const LATER_OF_DEAL: Partial<CountedDeal> = { claimed: 0, paid: 0, ranks: 0, ranked: true, playoff: false };

function fits(value: unknown, checks: Readonly<Record<string, Check>>): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));
}

/** Whether a later version of this program has written a value. */
export function isLater(value: unknown): boolean {
  return ((value as { v?: unknown } | null | undefined)?.v as number) > VERSION;
}

/** A game as it was kept; null for what makes no sense or comes from a later version. */
export function readGame(value: unknown): CountedGame | null {
  if (typeof value !== "object" || value === null) return null;
  const game: Record<string, unknown> = { ...LATER, ...value };
  if (!fits(game, GAME) || isLater(game)) return null;
  const deals = (game.deals as unknown[]).map((deal) => {
    const whole: Record<string, unknown> = { ...LATER_OF_DEAL, ...(deal as object) };
    return fits(whole, DEAL) ? pick(whole, DEAL) : null;
  });
  const numbers = new Set(deals.map((deal) => deal?.deal));
  if (deals.includes(null) || numbers.size !== deals.length) return null;
  return {
    ...(pick(game, GAME) as unknown as CountedGame),
    v: VERSION,
    deals: deals as unknown as CountedDeal[],
  };
}

/** The known fields of a value and no others. */
function pick(
  value: Record<string, unknown>,
  checks: Readonly<Record<string, Check>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(checks).map((name) => [name, value[name]]));
}

/** Whether a game was played by the preset's own rules, but for the number of deals. */
export function isPreset(game: CountedGame): boolean {
  return game.changed.every((option) => option.startsWith("end_deals="));
}

/** Whether nothing was taken back in a game, so that it counts in the ranking. */
export function isRanked(game: CountedGame): boolean {
  return game.deals.every((deal) => deal.ranked);
}

/** When the game was played last, in seconds since 1970. */
export function playedAt(game: CountedGame): number {
  return Math.max(0, ...game.deals.map((deal) => deal.at));
}
