/** Cards as the protocol writes them (`SA`, `HT`), their order in the hand and the letters a player sees. */

export type Suit = "S" | "H" | "D" | "C";
export type Card = string;

export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
export const RANKS = "AKQJT98765432";
export const GLYPHS: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** Letters of ace, king, queen, jack: a setting of its own beside the language. */
export const LETTERS = { en: "AKQJ", fr: "ARDV", nl: "AHVB", pl: "AKDW" } as const;
export type Letters = keyof typeof LETTERS;

export interface SortOrder {
  /** High cards at the left, or low ones. */
  readonly high: "left" | "right";
  /** Black and red in turn, or spades, hearts, diamonds, clubs. */
  readonly suits: "alternate" | "fixed";
  /** Where the trump suit stands. */
  readonly trumpSide: "among" | "left" | "right";
}

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): string {
  return card[1] ?? "";
}

export function isRed(suit: Suit): boolean {
  return suit === "H" || suit === "D";
}

/** The rank as printed on the card: `A`, `R`, `10`, `7`. */
export function rankText(rank: string, letters: Letters): string {
  if (rank === "T") return "10";
  const at = "AKQJ".indexOf(rank);
  return at < 0 ? rank : (LETTERS[letters][at] ?? rank);
}

/** Short text of a card for a line of print: `♥K`. */
export function cardText(card: Card, letters: Letters): string {
  return GLYPHS[suitOf(card)] + rankText(rankOf(card), letters);
}

/** The letters that go with a language when the player has not chosen. */
export function lettersFor(language: string): Letters {
  const base = language.split("-")[0] ?? "en";
  return base in LETTERS ? (base as Letters) : "en";
}

/** The order of the suits in the hand. */
export function suitOrder(cards: readonly Card[], trump: Suit | null, sort: SortOrder): Suit[] {
  const held = new Set(cards.map(suitOf));
  const first = sort.trumpSide !== "among" && trump !== null && held.has(trump) ? trump : null;
  const order = sort.suits === "fixed" ? SUITS.filter((suit) => held.has(suit)) : alternating(held, first);
  if (first === null) return order;
  if (sort.suits === "alternate") return sort.trumpSide === "left" ? order : order.reverse();
  const others = order.filter((suit) => suit !== first);
  return sort.trumpSide === "left" ? [first, ...others] : [...others, first];
}

/** Black and red in turn as far as the suits held allow. */
function alternating(held: ReadonlySet<Suit>, first: Suit | null): Suit[] {
  const black = (["S", "C"] as Suit[]).filter((s) => held.has(s));
  const red = (["H", "D"] as Suit[]).filter((s) => held.has(s));
  if (first !== null) {
    const own = isRed(first) ? red : black;
    own.sort((a, b) => (a === first ? -1 : b === first ? 1 : 0));
  }
  const redLeads = first !== null ? isRed(first) : red.length > black.length;
  const [a, b] = redLeads ? [red, black] : [black, red];
  const order: Suit[] = [];
  for (let i = 0; i < 2; i++)
    for (const pile of [a, b]) if (pile[i] !== undefined) order.push(pile[i] as Suit);
  return order;
}

/** The hand in display order; a suit missing from `suits` goes last. */
export function sortCards(cards: readonly Card[], suits: readonly Suit[], sort: SortOrder): Card[] {
  const place = (card: Card): number => {
    const at = suits.indexOf(suitOf(card));
    return at < 0 ? suits.length + SUITS.indexOf(suitOf(card)) : at;
  };
  const sign = sort.high === "left" ? 1 : -1;
  return [...cards].sort(
    (x, y) => place(x) - place(y) || sign * (RANKS.indexOf(rankOf(x)) - RANKS.indexOf(rankOf(y))),
  );
}
