/** The rules page: dealing, the order of a deal, and how tricks are played. */

import { type Block, type Book, handOf, kittyOf, list, names, suitsOf, text } from "./book";
import { type Card, GLYPHS, RANKS, SUITS, type Suit } from "./cards";
import type { Translate } from "./i18n";
import type { AllOptions } from "./protocol";

/** A hand to draw, in the order of the deal. */
const HAND = "HA SK C7 H9 D4 HQ S8 CA H5 D9 CJ S3 H2 DK C4 S9 H7".split(" ");

/** A whole suit from high to low: clubs, of which a short pack lacks a card. */
export function figureOfSuit(rules: AllOptions, t: Translate): Block {
  const ranks = rules.deck === 51 ? RANKS.slice(0, -1) : RANKS;
  const suit: Suit = rules.deck === 51 ? "C" : "H";
  const cards = [...ranks].map((rank) => suit + rank);
  return { kind: "cards", caption: t("book-figure-cards"), rows: [{ label: "", cards }] };
}

export function dealing({ rules, t }: Book): (Block | null)[] {
  const [hand, kitty, six] = [handOf(rules), kittyOf(rules), rules.choose_after];
  const exchanged = rules.exchange !== "off";
  return [
    text(t("book-dealing-shuffle"), t("book-dealing-packets", { deck: rules.deck, hand, kitty })),
    six === "all" ? null : text(t("book-dealing-six", { six })),
    text(exchanged ? t("book-dealing-misdeal-exchange") : t("book-dealing-misdeal"), t("book-dealing-here")),
    figureOfDeal(rules, t),
  ];
}

function figureOfDeal(rules: AllOptions, t: Translate): Block {
  const [hand, kitty] = [handOf(rules), kittyOf(rules)];
  const seen = rules.choose_after === "all" ? hand : rules.choose_after;
  const down = (count: number): null[] => Array.from({ length: count }, () => null);
  const rows = [
    { label: t(`role-${rules.chooser}`), cards: [...HAND.slice(0, seen), ...down(hand - seen)] },
    { label: t("book-other-hands"), cards: down(hand) },
    { label: "", cards: down(hand) },
    ...(kitty === 0 ? [] : [{ label: t("kitty"), cards: down(kitty) }]),
  ];
  return { kind: "cards", caption: t("book-figure-deal", { six: seen < hand ? "yes" : "no" }), rows };
}

export function play(book: Book): (Block | null)[] {
  const { rules, t } = book;
  const [trumps, plain] = [suitsOf(rules).length > 0, rules.contracts.filter((one) => one.length > 1)];
  const empty = trumps ? `book-play-void-${rules.void_play}` : "book-play-void-plain";
  return [
    list(true, ...steps(book)),
    rules.each_contract_once ? text(t("rules-once")) : null,
    rules.kitty === "none" ? null : text(t("book-play-discards")),
    list(
      false,
      t("book-play-lead"),
      t("book-play-follow"),
      t(empty),
      t(trumps ? "book-play-wins" : "book-play-wins-plain"),
      plain.includes("NT") ? t("book-play-nt") : null,
      plain.includes("MIS") ? t("book-play-mis") : null,
    ),
    figureOfTrick(rules, t),
  ];
}

/** The order of a deal, as docs/rules.md has it for any mix of options. */
function steps(book: Book): (string | null)[] {
  const { rules, t } = book;
  const { kitty, exchange, chooser, choose_after: six } = rules;
  const contracts = names(rules.contracts, book);
  const onlyTrumps = rules.contracts.length === suitsOf(rules).length;
  return [
    t("book-step-deal"),
    exchange === "before_contract" ? t("book-step-exchange") : null,
    kitty === "look_name_discard"
      ? t(shown("book-step-look", rules), { held: handOf(rules) + kittyOf(rules) })
      : null,
    six === "all"
      ? t("book-step-name", { chooser, contracts })
      : t("book-step-name-six", { chooser, contracts, six }),
    exchange === "after_contract" ? t(onlyTrumps ? "book-step-exchange" : "book-step-exchange-trump") : null,
    ...kittySteps(rules, t),
    t("book-step-tricks", { tricks: handOf(rules) }),
  ];
}

function kittySteps(rules: AllOptions, t: Translate): string[] {
  const take = t(shown("book-step-take", rules));
  const discard = t("book-step-discard", { kitty: kittyOf(rules) });
  switch (rules.kitty) {
    case "none":
      return [];
    case "look_name_discard":
      return [discard];
    case "name_take_discard":
      return [take, discard];
    case "name_discard_take":
      return [discard, take];
  }
}

function shown(step: "book-step-look" | "book-step-take", rules: AllOptions): string {
  return rules.kitty_public ? `${step}-public` : step;
}

/** Two follow, the third has nothing of the suit led; with trumps he takes the trick. */
function figureOfTrick(rules: AllOptions, t: Translate): Block {
  const [first] = suitsOf(rules);
  const trump = rules.contracts.includes("H") ? "H" : first;
  const led = SUITS.find((suit) => suit !== trump) ?? "S";
  const other = trump ?? "H";
  const cards: Card[] = [`${led}K`, `${led}4`, trump === undefined ? `${other}A` : `${trump}2`];
  const words = {
    void: trump === undefined ? "plain" : rules.void_play,
    trump: GLYPHS[other],
    led: GLYPHS[led],
  };
  return { kind: "trick", caption: t("book-figure-trick", words), cards, wins: trump === undefined ? 0 : 2 };
}
