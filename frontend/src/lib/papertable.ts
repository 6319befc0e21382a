/**
 * What a result is worth and who gives cards to whom, looked up in `papertable.json`: tables written from the rules by
 * `python -m threefiveeight.server.papertable`, which says what they hold. Everything here is by role: dealer, eldest, third.
 */

import tables from "./papertable.json";
import type { Contract } from "./protocol";

export type Triple = readonly [number, number, number];

/** The options of a preset that shape a score sheet. */
export interface PaperPreset {
  readonly name: string;
  readonly tricks: number;
  /** Targets in each deal of a cycle of nine, if they move on; else those of the first hold always. */
  readonly targets: readonly Triple[];
  readonly deals: readonly number[] | null;
  readonly chooser: "dealer" | "eldest";
  readonly contracts: readonly Contract[];
  readonly each_contract_once: boolean;
  readonly exchange: "off" | "before_contract" | "after_contract";
  readonly exchange_mode: "name_suit" | "give_card";
  readonly exchange_order: "most_up" | "new_target";
  readonly exchange_trump: "normal" | "forbidden" | "free_return";
  readonly cards_per_over: 1 | 2;
  readonly rotate_targets: boolean;
  readonly end_tricks: number | null;
  readonly end_total: number | null;
  readonly end_floor: number | null;
  readonly end_deals: number | null;
  readonly tie: "shared" | "playoff";
}

/** One player gives another so many cards and gets as many back. */
export interface RoleClaim {
  readonly from: number;
  readonly to: number;
  readonly cards: number;
}

const KNOWN = tables as unknown as {
  presets: Record<string, PaperPreset>;
  limits: Record<string, Triple>;
  points: Record<string, { played: readonly number[]; avoided: readonly number[] }>;
  claims: Record<string, Record<string, Record<string, string>>>;
};

export const PAPER_PRESETS: Readonly<Record<string, PaperPreset>> = KNOWN.presets;

const LETTERS = "DET";

/** The highest numbers allowed in no tricks, for these targets. */
export function limitsFor(targets: Triple): Triple {
  return KNOWN.limits[targets.join()] ?? targets;
}

/** The points of a result against these targets; null for one that cannot be. */
export function pointsFor(targets: Triple, noTricks: boolean, tricks: Triple): Triple | null {
  const all = targets.reduce((sum, target) => sum + target, 0);
  const [first, second, third] = tricks;
  const possible = tricks.every((count) => Number.isInteger(count) && count >= 0);
  if (!possible || first + second + third !== all) return null;
  const flat = KNOWN.points[targets.join()]?.[noTricks ? "avoided" : "played"];
  const place = 3 * (placeOfRow(first, all) + second);
  const [a, b, c] = flat?.slice(place, place + 3) ?? [];
  return a === undefined || b === undefined || c === undefined ? null : [a, b, c];
}

/** So many results come before those in which the dealer has `first` of `all` tricks. */
function placeOfRow(first: number, all: number): number {
  let place = 0;
  for (let before = 0; before < first; before++) place += all + 1 - before;
  return place;
}

/** Who gives cards to whom in the deal after these points, first to last; all in the roles of the new deal. */
export function claimsFor(
  order: PaperPreset["exchange_order"],
  targets: Triple,
  points: Triple,
): RoleClaim[] {
  const found = KNOWN.claims[order];
  const text = (found?.any ?? found?.[targets.join()])?.[points.join()] ?? "";
  return text.split(" ").filter(Boolean).map(readClaim);
}

function readClaim(text: string): RoleClaim {
  return {
    from: LETTERS.indexOf(text.charAt(0)),
    to: LETTERS.indexOf(text.charAt(2)),
    cards: Number(text.slice(3)),
  };
}
