/** The tricks of a deal while they are entered: two players' are enough, the third's are what is left. */

import type { Triple } from "./papertable";

export interface PaperEntry {
  /** By seat; null where nothing stands yet. */
  readonly tricks: readonly [number | null, number | null, number | null];
  /** Seats whose numbers were entered, not worked out. */
  readonly entered: readonly number[];
}

export const NOTHING_ENTERED: PaperEntry = { tricks: [null, null, null], entered: [] };

export type EntryProblem =
  | { code: "missing" }
  | { code: "range"; all: number }
  | { code: "sum"; sum: number; all: number };

/** The entry with one more number; null takes it out again. */
export function enter(entry: PaperEntry, seat: number, value: number | null, all: number): PaperEntry {
  const tricks = [...entry.tricks] as [number | null, number | null, number | null];
  tricks[seat] = value;
  const others = entry.entered.filter((other) => other !== seat);
  const entered = value === null ? others : [...others, seat];
  const open = [0, 1, 2].filter((other) => !entered.includes(other));
  const [last] = open;
  if (open.length === 1 && last !== undefined) {
    const left = all - entered.reduce((sum, other) => sum + (tricks[other] ?? 0), 0);
    tricks[last] = left >= 0 ? left : null;
  }
  return { tricks, entered };
}

/** The seat whose number is asked for next: the first round the table that has none. */
export function nextOpen(entry: PaperEntry, after: number): number {
  const round = [1, 2, 0].map((step) => (after + step) % 3);
  return round.find((seat) => entry.tricks[seat] === null) ?? after;
}

/** Why these numbers cannot be a deal, if they cannot. */
export function problemOf(entry: PaperEntry, all: number): EntryProblem | null {
  const known = entry.tricks.filter((count) => count !== null);
  if (known.some((count) => !Number.isInteger(count) || count < 0 || count > all))
    return { code: "range", all };
  const sum = known.reduce((total, count) => total + count, 0);
  if (sum > all || (known.length === 3 && sum !== all)) return { code: "sum", sum, all };
  return known.length < 3 ? { code: "missing" } : null;
}

/** The numbers of a complete entry. */
export function tricksOf(entry: PaperEntry, all: number): Triple | null {
  return problemOf(entry, all) === null ? (entry.tricks as Triple) : null;
}
