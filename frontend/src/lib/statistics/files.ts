/** The statistics as files: CSV for a spreadsheet, JSON to bring back or into another browser. */

import { type CountedDeal, type CountedGame, readGame } from "./game";

const FORMAT = "358-statistics";
export const MOST_BYTES = 50_000_000;

/** A file that is to be brought in, read. */
export interface Brought {
  readonly games: readonly CountedGame[];
  /** Entries of it that make no sense. */
  readonly unread: number;
}

/** All games as JSON; entries that cannot be read go with them, as they are. */
export function toJson(
  games: readonly CountedGame[],
  unread: readonly unknown[],
  name: string,
  now: Date,
): string {
  const whole = { format: FORMAT, version: 1, saved: now.toISOString(), name, games, unread };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** The games of a file that `toJson` has written; null for any other. */
export function fromJson(text: string): Brought | null {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return null;
  }
  const file = whole as { format?: unknown; games?: unknown; unread?: unknown } | null;
  if (typeof file !== "object" || file?.format !== FORMAT || !Array.isArray(file.games)) return null;
  const games = [...file.games, ...(Array.isArray(file.unread) ? file.unread : [])].map(readGame);
  const read = games.filter((game) => game !== null);
  return { games: read.filter((game) => game.deals.length > 0), unread: games.length - read.length };
}

type Cell = string | number | boolean | null;
type Column = (deal: CountedDeal, game: CountedGame) => Cell;

/** The columns of the CSV file, one row for each deal; docs/statistics.md says what they mean. */
export const COLUMNS: Readonly<Record<string, Column>> = {
  table: (_, game) => game.table,
  deal: (deal) => deal.deal,
  finished: (deal) => new Date(deal.at * 1000).toISOString(),
  preset: (_, game) => game.preset,
  changed: (_, game) => game.changed.join("; "),
  left: (_, game) => game.levels[0] ?? "",
  right: (_, game) => game.levels[1] ?? "",
  role: (deal) => ["dealer", "eldest", "third"][deal.role] ?? "",
  chooser: (deal) => deal.chooser,
  contract: (deal) => deal.contract,
  target: (deal) => deal.target,
  tricks: (deal) => deal.tricks,
  points: (deal) => deal.points,
  total: (deal) => deal.total,
  playoff: (deal) => deal.playoff,
  claimed: (deal) => deal.claimed,
  paid: (deal) => deal.paid,
  ranks: (deal) => deal.ranks,
  ranked: (deal) => deal.ranked,
  game_over: (_, game) => game.over,
  won: (_, game) => game.won,
  winners: (_, game) => game.winners,
  score: (_, game) => game.score,
};

/** All deals as CSV after RFC 4180, with a head; numbers as a program writes them, times in UTC. */
export function toCsv(games: readonly CountedGame[]): string {
  const rows = games.flatMap((game) =>
    game.deals.map((deal) => Object.values(COLUMNS).map((column) => cellText(column(deal, game)))),
  );
  return [Object.keys(COLUMNS), ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

/** A cell; a text that a spreadsheet would take for a formula begins with an apostrophe. */
export function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
