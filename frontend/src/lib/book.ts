/** What a page of rules is made of: the blocks of its sections, and the options they are written from. */

import type { Card, Letters, Suit } from "./cards";
import type { Translate } from "./i18n";
import { sizesOf } from "./presets";
import type { AllOptions, Contract, PresetInfo } from "./protocol";
import { contractWord } from "./words";

/** Cards that lie in a row, with what stands before them. */
export interface CardRow {
  readonly label: string;
  readonly cards: readonly (Card | null)[];
}

/** Tricks of a player: those counted, those beyond the target, those lacking. */
export interface TrickRow {
  readonly label: string;
  readonly made: number;
  readonly over: number;
  readonly under: number;
}

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly foot?: readonly string[];
      /** Columns of numbers, which stand at the right; columns of text, all of a width; or a list of things. */
      readonly columns: "numbers" | "texts" | "list";
    }
  | { readonly kind: "cards"; readonly caption: string; readonly rows: readonly CardRow[] }
  | {
      readonly kind: "trick";
      readonly caption: string;
      readonly cards: readonly Card[];
      readonly wins: number;
    }
  | { readonly kind: "tricks"; readonly caption: string; readonly rows: readonly TrickRow[] }
  /** Words of the game, each with its explanation. */
  | { readonly kind: "words"; readonly words: readonly (readonly [string, string])[] };

export const SECTIONS = [
  "brief",
  "players",
  "cards",
  "goal",
  "dealing",
  "play",
  "exchange",
  "scoring",
  "end",
  "options",
  "tips",
  "glossary",
] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Everything that a page of rules is written from. */
export interface Book {
  readonly rules: AllOptions;
  readonly t: Translate;
  readonly language: string;
  readonly letters: Letters;
  /** Where the rules are those of a preset: what it offers. */
  readonly preset?: PresetInfo | undefined;
}

/** A paragraph of some sentences; those that do not apply are null. */
export function text(...sentences: readonly (string | null)[]): Block | null {
  const said = sentences.filter((sentence) => sentence !== null);
  return said.length === 0 ? null : { kind: "text", text: said.join(" ") };
}

/** A list of some sentences; those that do not apply are null. */
export function list(ordered: boolean, ...sentences: readonly (string | null)[]): Block | null {
  const items = sentences.filter((sentence) => sentence !== null);
  return items.length === 0 ? null : { kind: "list", ordered, items };
}

export const ROLES = ["dealer", "eldest", "third"] as const;

/** Cards in the kitty: four or none. */
export function kittyOf(rules: AllOptions): number {
  return sizesOf(rules).kitty;
}

/** Cards dealt to each player, and so the number of tricks. */
export function handOf(rules: AllOptions): number {
  return sizesOf(rules).hand;
}

/** The targets by the name of their role, as messages take them. */
export function byRole(targets: readonly number[]): Record<(typeof ROLES)[number], number> {
  const [dealer = 0, eldest = 0, third = 0] = targets;
  return { dealer, eldest, third };
}

/** The contracts that name a trump suit. */
export function suitsOf(rules: AllOptions): Suit[] {
  return rules.contracts.filter((one): one is Suit => one.length === 1);
}

/** Contracts in a sentence: one of them is named. */
export function names(contracts: readonly Contract[], { t, language }: Book): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(
    contracts.map((one) => contractWord(one, t)),
  );
}
