/**
 * The words of the game: where they occur in a text, in whatever form. A word is the message `term-…`; its attribute
 * `forms` lists the forms that are recognised, `about` explains it in one sentence.
 */

import type { Translate } from "./i18n";

/** The words that are explained. */
export const TERMS = [
  "trick",
  "trump",
  "no-trump",
  "no-tricks",
  "suit",
  "contract",
  "chooser",
  "kitty",
  "discard",
  "dealer",
  "eldest",
  "third",
  "deal",
  "follow",
  "lead",
  "target",
  "limit",
  "up",
  "down",
  "overtrick",
  "undertrick",
  "exchange",
  "playoff",
] as const;
export type Term = (typeof TERMS)[number];

/** A part of a text; where it is a word of the game, with what must stay on its line: `l’` before it, `,` after it. */
export interface Piece {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly term: Term | null;
}

interface Forms {
  readonly pattern: RegExp;
  readonly terms: ReadonlyMap<string, Term>;
}

const BY_LANGUAGE = new WeakMap<Translate, Forms>();
const PLAIN_SPACE = /\s+/gu;

/** The forms of a word in which it is recognised. */
export function formsOf(term: Term, t: Translate): string[] {
  return t(`term-${term}.forms`)
    .split("|")
    .map((form) => form.trim())
    .filter((form) => form !== "");
}

/**
 * The text in pieces, words of the game apart. Each word is marked where it first occurs, so that a line does not
 * become all links; the longest form wins, "no trump" before "trump".
 */
export function marked(text: string, t: Translate): Piece[] {
  const { pattern, terms } = known(t);
  const pieces: Piece[] = [];
  const seen = new Set<Term>();
  let done = 0;
  for (const found of text.matchAll(pattern)) {
    const term = terms.get(key(found[0]));
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    const end = found.index + found[0].length;
    const before = /[\S\u00a0\u202f]*$/u.exec(text.slice(done, found.index))?.[0] ?? "";
    const after = /^[\u00a0\u202f]?[^\s\p{L}\p{N}]*/u.exec(text.slice(end))?.[0] ?? "";
    pieces.push(...plain(text.slice(done, found.index - before.length)), {
      before,
      text: found[0],
      after,
      term,
    });
    done = end + after.length;
  }
  return [...pieces, ...plain(text.slice(done))];
}

function plain(text: string): Piece[] {
  return text === "" ? [] : [{ before: "", text, after: "", term: null }];
}

function known(t: Translate): Forms {
  let forms = BY_LANGUAGE.get(t);
  if (forms === undefined) {
    forms = read(t);
    BY_LANGUAGE.set(t, forms);
  }
  return forms;
}

function read(t: Translate): Forms {
  const terms = new Map(TERMS.flatMap((term) => formsOf(term, t).map((form) => [key(form), term] as const)));
  const longestFirst = [...terms.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // A letter or figure on either side makes it a part of another word.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return { pattern, terms };
}

const key = (form: string): string => form.toLowerCase().replace(PLAIN_SPACE, " ");

const escaped = (form: string): string =>
  form.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(PLAIN_SPACE, "\\s+");
