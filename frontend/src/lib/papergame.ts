/** A game at a real table as its score sheet shows it: what each deal came to, and what comes next. */

import { claimsFor, limitsFor, PAPER_PRESETS, type PaperPreset, pointsFor, type Triple } from "./papertable";
import type { Contract, Seat } from "./protocol";

/** What may be changed in a preset. */
export type PaperOptions = Pick<
  PaperPreset,
  "cards_per_over" | "rotate_targets" | "end_tricks" | "end_total" | "end_floor" | "end_deals" | "tie"
> & {
  readonly exchange: boolean;
  readonly contracts: readonly Contract[];
};

/** A deal as it was written down; without a contract it counts as one with trumps. */
export interface PaperDeal {
  readonly contract: Contract | null;
  readonly tricks: Triple;
  readonly misdeals: number;
}

export interface PaperGame {
  readonly preset: string;
  readonly first: Seat;
  readonly options: PaperOptions;
  readonly deals: readonly PaperDeal[];
}

export interface PaperClaim {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: number;
}

/** A deal as it stands on the sheet, by seat; `targets` are the limits in no tricks. No points: twelve tricks ended the game. */
export interface PaperRow {
  readonly number: number;
  readonly dealer: Seat;
  readonly chooser: Seat;
  readonly contract: Contract | null;
  readonly targets: Triple;
  readonly tricks: Triple;
  readonly points: Triple | null;
  readonly totals: Triple;
  readonly playoff: boolean;
  readonly misdeals: number;
}

/** The deal to come. */
export interface PaperNext {
  readonly number: number;
  readonly dealer: Seat;
  readonly chooser: Seat;
  readonly targets: Triple;
  readonly claims: readonly PaperClaim[];
  readonly playoff: boolean;
  readonly contenders: readonly Seat[];
  /** Contracts that the chooser has named, where each may be named once. */
  readonly used: readonly Contract[];
}

export interface PaperStanding {
  readonly rows: readonly PaperRow[];
  readonly next: PaperNext | null;
  readonly winners: readonly Seat[];
  readonly totals: Triple;
  /** Deals that were written down after the one that ended the game. */
  readonly beyond: number;
}

const SEATS = [0, 1, 2] as const;
const MOST_PLAYOFFS = 3;

export function presetOf(game: Pick<PaperGame, "preset">): PaperPreset {
  const found = PAPER_PRESETS[game.preset];
  if (found === undefined) throw new Error(`unknown preset ${game.preset}`);
  return found;
}

/** The options that a preset has of its own. */
export function optionsOf(preset: PaperPreset): PaperOptions {
  return {
    cards_per_over: preset.cards_per_over,
    rotate_targets: preset.rotate_targets,
    end_tricks: preset.end_tricks,
    end_total: preset.end_total,
    end_floor: preset.end_floor,
    end_deals: preset.end_deals,
    tie: preset.tie,
    exchange: true,
    contracts: preset.contracts,
  };
}

/** Everything that a sheet says, from its deals alone. */
export function standingOf(game: PaperGame): PaperStanding {
  const rows: PaperRow[] = [];
  let contenders: readonly Seat[] = [];
  for (const deal of game.deals) {
    const row = rowOf(game, rows, deal, contenders.length > 0);
    rows.push(row);
    const decided = decide(game, rows, contenders);
    contenders = decided.contenders;
    if (decided.winners.length > 0) {
      const beyond = game.deals.length - rows.length;
      return { rows, next: null, winners: decided.winners, totals: row.totals, beyond };
    }
  }
  const totals = rows.at(-1)?.totals ?? [0, 0, 0];
  return { rows, next: nextOf(game, rows, contenders), winners: [], totals, beyond: 0 };
}

/** What the result of the deal to come would be worth; null as long as it cannot be. */
export function pointsOf(game: PaperGame, next: PaperNext, deal: PaperDeal): Triple | null {
  return pointsBySeat(game, next, deal.contract, deal.tricks);
}

/** Whether a player has won the game at once by taking so many tricks in the deal. */
export function endsAtOnce(game: PaperGame, deal: PaperDeal, playoff: boolean): boolean {
  const most = game.options.end_tricks;
  return most !== null && !playoff && deal.contract !== "MIS" && deal.tricks.some((count) => count >= most);
}

/** Targets by seat, limits in no tricks. */
export function aimsOf(
  game: PaperGame,
  next: Pick<PaperNext, "number" | "dealer">,
  contract: Contract | null,
): Triple {
  const targets = targetsAt(game, next.number);
  return bySeat(contract === "MIS" ? limitsFor(targets) : targets, next.dealer);
}

function rowOf(game: PaperGame, rows: readonly PaperRow[], deal: PaperDeal, playoff: boolean): PaperRow {
  const place = placeAt(game, rows.length);
  const before = rows.at(-1)?.totals ?? ([0, 0, 0] as const);
  const points = endsAtOnce(game, deal, playoff)
    ? null
    : (pointsBySeat(game, place, deal.contract, deal.tricks) ?? ([0, 0, 0] as const));
  const totals = points === null ? before : triple((seat) => before[seat] + points[seat]);
  return { ...place, ...deal, targets: aimsOf(game, place, deal.contract), points, totals, playoff };
}

function nextOf(game: PaperGame, rows: readonly PaperRow[], contenders: readonly Seat[]): PaperNext {
  const place = placeAt(game, rows.length);
  const playoff = contenders.length > 0;
  const once = presetOf(game).each_contract_once && !playoff;
  const named = rows.filter((row) => once && row.chooser === place.chooser && !row.playoff);
  return {
    ...place,
    targets: aimsOf(game, place, null),
    claims: playoff ? [] : claimsOf(game, place, rows.at(-1)?.points ?? null),
    playoff,
    contenders,
    used: named.flatMap((row) => (row.contract === null ? [] : [row.contract])),
  };
}

function claimsOf(
  game: PaperGame,
  place: { number: number; dealer: Seat },
  points: Triple | null,
): PaperClaim[] {
  if (points === null || !game.options.exchange) return [];
  const byRole = triple((role) => points[seatOf(role, place.dealer)] as number);
  const found = claimsFor(presetOf(game).exchange_order, targetsAt(game, place.number), byRole);
  return found.map((claim) => ({
    from: seatOf(claim.from, place.dealer),
    to: seatOf(claim.to, place.dealer),
    cards: claim.cards * game.options.cards_per_over,
  }));
}

/** The winners after the last row and, where a deciding deal follows, who can win it; as `decide` of the rules has it. */
function decide(
  game: PaperGame,
  rows: readonly PaperRow[],
  contenders: readonly Seat[],
): { winners: readonly Seat[]; contenders: readonly Seat[] } {
  const last = rows.at(-1);
  const none = { winners: [], contenders: [] };
  if (last === undefined) return none;
  if (last.points === null) return { ...none, winners: bestAmong(SEATS, last.tricks) };
  if (last.playoff) {
    const best = bestAmong(contenders, last.points);
    const played = rows.filter((row) => row.playoff).length;
    return best.length === 1 || played === MOST_PLAYOFFS
      ? { ...none, winners: best }
      : { ...none, contenders: best };
  }
  if (!endReached(game.options, last.totals, rows.length)) return none;
  const best = bestAmong(SEATS, last.totals);
  const over = best.length === 1 || game.options.tie === "shared";
  return over ? { ...none, winners: best } : { ...none, contenders: best };
}

function endReached(options: PaperOptions, totals: Triple, deals: number): boolean {
  return (
    (options.end_total !== null && Math.max(...totals) >= options.end_total) ||
    (options.end_floor !== null && Math.min(...totals) <= options.end_floor) ||
    (options.end_deals !== null && deals >= options.end_deals)
  );
}

function bestAmong(seats: readonly Seat[], values: Triple): Seat[] {
  const best = Math.max(...seats.map((seat) => values[seat] ?? 0));
  return seats.filter((seat) => values[seat] === best);
}

function placeAt(game: PaperGame, number: number): { number: number; dealer: Seat; chooser: Seat } {
  const dealer = (game.first + number) % 3;
  return { number, dealer, chooser: seatOf(presetOf(game).chooser === "dealer" ? 0 : 1, dealer) };
}

function targetsAt(game: PaperGame, number: number): Triple {
  const all = presetOf(game).targets;
  const found = all[game.options.rotate_targets ? number % all.length : 0];
  return found ?? [0, 0, 0];
}

function pointsBySeat(
  game: PaperGame,
  place: { number: number; dealer: Seat },
  contract: Contract | null,
  tricks: Triple,
): Triple | null {
  const byRole = triple((role) => tricks[seatOf(role, place.dealer)] as number);
  const points = pointsFor(targetsAt(game, place.number), contract === "MIS", byRole);
  return points && bySeat(points, place.dealer);
}

function bySeat(byRole: Triple, dealer: Seat): Triple {
  return triple((seat) => byRole[(seat - dealer + 3) % 3] as number);
}

export function seatOf(role: number, dealer: Seat): Seat {
  return (dealer + role) % 3;
}

function triple(make: (place: 0 | 1 | 2) => number): Triple {
  return [make(0), make(1), make(2)];
}
