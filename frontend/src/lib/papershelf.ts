/** The score sheets kept in this browser, how they change, and how they are read back. */

import type { PaperDeal, PaperGame, PaperOptions } from "./papergame";
import { optionsOf } from "./papergame";
import { PAPER_PRESETS, type PaperPreset, type Triple } from "./papertable";
import type { Contract } from "./protocol";

export type Names = readonly [string, string, string];

interface Written {
  readonly deals: readonly PaperDeal[];
  /** Misdeals in the deal to come. */
  readonly misdeals: number;
}

export interface PaperSheet extends PaperGame, Written {
  readonly id: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly made: number;
  readonly names: Names;
  /** What stood on it before each of the last changes, the latest last. */
  readonly past: readonly Written[];
}

export const LONGEST_NAME = 16;
const MOST_DEALS = 999;
const MOST_MISDEALS = 99;
const MOST_UNDO = 30;
const KEY = "358.sheets";
const ALL_CONTRACTS: readonly Contract[] = ["S", "H", "D", "C", "NT", "MIS"];

type Store = Pick<Storage, "getItem" | "setItem">;

/** What a table may choose for each option of a preset; the first fitting value is the preset's own. */
export function choicesFor(preset: PaperPreset): {
  deals: readonly (number | null)[];
  total: readonly (number | null)[];
  floor: readonly (number | null)[];
  tricks: readonly (number | null)[];
} {
  const deals = preset.each_contract_once ? [3, 6, 9, 12, 15, 18] : [3, 6, 9, 10, 12, 15, 18, null];
  return {
    deals,
    total: [null, 5, 10, 15, 20, 25, 30],
    floor: [null, -5, -10, -15, -20],
    tricks: [null, 12],
  };
}

/** Whether a game under these options comes to an end. */
export function canEnd(options: PaperOptions): boolean {
  const { end_deals, end_floor, end_total, end_tricks } = options;
  return [end_deals, end_floor, end_total, end_tricks].some((end) => end !== null);
}

/** Names without spaces around them, if there are three different ones. */
export function readNames(names: readonly string[]): Names | null {
  const [a = "", b = "", c = ""] = names.map((name) => name.trim().slice(0, LONGEST_NAME));
  const different = new Set([a, b, c].map((name) => name.toLocaleLowerCase()));
  return a !== "" && b !== "" && c !== "" && different.size === 3 ? [a, b, c] : null;
}

/** The sheet with one more deal. */
export function withDeal(sheet: PaperSheet, deal: Omit<PaperDeal, "misdeals">): PaperSheet {
  const deals = [...sheet.deals, { ...deal, misdeals: sheet.misdeals }];
  return changed(sheet, { deals, misdeals: 0 });
}

/** The sheet with an earlier deal written anew. */
export function withEdit(sheet: PaperSheet, number: number, deal: Omit<PaperDeal, "misdeals">): PaperSheet {
  const deals = sheet.deals.map((old, i) => (i === number ? { ...old, ...deal } : old));
  return changed(sheet, { deals, misdeals: sheet.misdeals });
}

/** The sheet after a misdeal: the same dealer again, and the same claims. */
export function withMisdeal(sheet: PaperSheet): PaperSheet {
  return changed(sheet, { deals: sheet.deals, misdeals: Math.min(MOST_MISDEALS, sheet.misdeals + 1) });
}

/** The sheet as it was before the last change. */
export function undone(sheet: PaperSheet): PaperSheet {
  const before = sheet.past.at(-1);
  return before === undefined ? sheet : { ...sheet, ...before, past: sheet.past.slice(0, -1) };
}

function changed(sheet: PaperSheet, now: Written): PaperSheet {
  const past = [...sheet.past, { deals: sheet.deals, misdeals: sheet.misdeals }].slice(-MOST_UNDO);
  return { ...sheet, ...now, past };
}

/** Keeps the sheets, the newest first; false where this browser keeps nothing. */
export function writeSheets(store: Store, sheets: readonly PaperSheet[]): boolean {
  try {
    store.setItem(KEY, JSON.stringify({ version: 1, sheets }));
    return true;
  } catch {
    return false;
  }
}

/** The sheets that were kept; one that makes no sense is left out. */
export function readSheets(store: Store): PaperSheet[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    const sheets = isObject(kept) ? kept.sheets : null;
    return Array.isArray(sheets) ? sheets.flatMap((sheet) => readSheet(sheet) ?? []) : [];
  } catch {
    return [];
  }
}

function readSheet(value: unknown): PaperSheet | null {
  if (!isObject(value)) return null;
  const { id, made, preset, first } = value;
  const known =
    typeof preset === "string" && Object.hasOwn(PAPER_PRESETS, preset) ? PAPER_PRESETS[preset] : undefined;
  const names = Array.isArray(value.names) && value.names.every(isText) ? readNames(value.names) : null;
  if (known === undefined || names === null || typeof id !== "string" || !/^[\w-]{1,40}$/.test(id))
    return null;
  if (typeof made !== "number" || !Number.isFinite(made) || !isWhole(first, 0, 2)) return null;
  const options = readOptions(value.options, known);
  const written = readWritten(value, known);
  if (options === null || written === null) return null;
  const past = Array.isArray(value.past) ? value.past.flatMap((one) => readWritten(one, known) ?? []) : [];
  return { id, made, names, preset: known.name, first, options, ...written, past };
}

function readOptions(value: unknown, preset: PaperPreset): PaperOptions | null {
  if (!isObject(value)) return null;
  const contracts = ALL_CONTRACTS.filter(
    (contract) => Array.isArray(value.contracts) && value.contracts.includes(contract),
  );
  const options = { ...optionsOf(preset), ...value, contracts } as PaperOptions;
  const fits =
    contracts.length > 0 &&
    (options.cards_per_over === 1 || options.cards_per_over === 2) &&
    typeof options.rotate_targets === "boolean" &&
    typeof options.exchange === "boolean" &&
    (options.tie === "shared" || options.tie === "playoff") &&
    (options.end_tricks === null || isWhole(options.end_tricks, 1, preset.tricks)) &&
    (options.end_total === null || isWhole(options.end_total, 1, 999)) &&
    (options.end_floor === null || isWhole(options.end_floor, -999, -1)) &&
    (options.end_deals === null || isWhole(options.end_deals, 1, 99));
  return fits && canEnd(options) ? options : null;
}

function readWritten(value: unknown, preset: PaperPreset): Written | null {
  if (!isObject(value) || !Array.isArray(value.deals) || value.deals.length > MOST_DEALS) return null;
  const deals = value.deals.flatMap((deal) => readDeal(deal, preset) ?? []);
  if (deals.length !== value.deals.length || !isWhole(value.misdeals, 0, MOST_MISDEALS)) return null;
  return { deals, misdeals: value.misdeals };
}

function readDeal(value: unknown, preset: PaperPreset): PaperDeal | null {
  if (!isObject(value) || !Array.isArray(value.tricks) || value.tricks.length !== 3) return null;
  const { contract, misdeals, tricks } = value;
  const sum = tricks.reduce((total: number, count) => total + (isWhole(count, 0, 17) ? count : 99), 0);
  const named = contract === null || ALL_CONTRACTS.includes(contract as Contract);
  if (sum !== preset.tricks || !named || !isWhole(misdeals, 0, MOST_MISDEALS)) return null;
  return { contract: contract as Contract | null, tricks: tricks as unknown as Triple, misdeals };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}
