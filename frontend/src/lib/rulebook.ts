/**
 * The rules of a table as a page: sections of sentences, tables and figures. All numbers and all conditions come from
 * the options, so that a changed option changes the page. What is drawn, and how, is no business of this file.
 */

import {
  type Block,
  type Book,
  byRole,
  handOf,
  kittyOf,
  names,
  ROLES,
  SECTIONS,
  type Section,
  type SectionName,
  suitsOf,
  text,
} from "./book";
import { RANKS, rankText } from "./cards";
import { TERMS, type Term } from "./glossary";
import { exchange } from "./rulebook-exchange";
import { options, tips } from "./rulebook-options";
import { dealing, figureOfSuit, play } from "./rulebook-play";
import { end, scoring } from "./rulebook-score";

const CONTENTS: Readonly<Record<SectionName, (book: Book) => readonly (Block | null)[]>> = {
  brief,
  players,
  cards,
  goal,
  dealing,
  play,
  exchange,
  scoring,
  end,
  options,
  tips,
  glossary,
};

/** The sections of the page, in the order in which rules are read. */
export function rulebook(book: Book): Section[] {
  return SECTIONS.map((name) => ({
    name,
    title: book.t(`book-${name}`),
    blocks: CONTENTS[name](book).filter((block) => block !== null),
  }));
}

function brief(book: Book): (Block | null)[] {
  const { rules, t } = book;
  return [
    text(
      t("book-brief-cards", { hand: handOf(rules), kitty: kittyOf(rules) }),
      t("book-brief-targets", byRole(rules.targets)),
      t("book-brief-chooser", { chooser: rules.chooser, contracts: names(rules.contracts, book) }),
    ),
  ];
}

function players({ rules, t, preset }: Book): (Block | null)[] {
  const chooser = [t("book-duty-contract"), ...(rules.kitty === "none" ? [] : [t("book-duty-kitty")])];
  const rows = ROLES.map((role, i) => {
    const duties = [t(`book-duty-${role}`), ...(rules.chooser === role ? chooser : [])];
    return [t(`role-${role}`), String(rules.targets[i]), duties.join(", ")];
  });
  const head = [t("book-role"), t("sheet-target"), t("book-duty")];
  return [
    text(t("book-players-three"), t("book-players-dealer")),
    { kind: "table", caption: t("book-players-table"), head, rows, columns: "list" },
    preset === undefined ? null : text(t("rules-newcomer")),
  ];
}

function cards({ rules, t, letters }: Book): (Block | null)[] {
  const ranks = [...RANKS].map((rank) => rankText(rank, letters)).join(" ");
  return [
    text(
      t("book-cards-pack", { deck: rules.deck }),
      t("book-cards-ranks", { ranks }),
      t(suitsOf(rules).length > 0 ? "book-cards-trump" : "book-cards-plain"),
    ),
    figureOfSuit(rules, t),
  ];
}

function goal({ rules, t }: Book): (Block | null)[] {
  const [dealer = 0, eldest = 0, third = 0] = rules.targets;
  return [
    text(
      t("book-goal-targets", { tricks: handOf(rules) }),
      rules.exchange === "off" ? null : t("book-goal-exchange"),
    ),
    rules.contracts.includes("MIS") ? text(t("book-goal-mis")) : null,
    rules.rotate_targets ? text(t("book-goal-rotate", byRole([eldest, third, dealer]))) : null,
  ];
}

/** The words of the game, without those of things that these rules have not. */
function glossary({ rules, t }: Book): (Block | null)[] {
  const absent = new Set<Term>([
    ...(rules.kitty === "none" ? (["kitty", "discard"] as const) : []),
    ...(rules.contracts.includes("NT") ? [] : (["no-trump"] as const)),
    ...(rules.contracts.includes("MIS") ? [] : (["no-tricks", "limit"] as const)),
  ]);
  const words = TERMS.filter((term) => !absent.has(term)).map(
    (term) => [t(`term-${term}`), t(`term-${term}.about`)] as const,
  );
  return [{ kind: "words", words }];
}
