/** The actions of the protocol as values: what `legal` offers, and the text that is sent back. */

import type { Card, Suit } from "./cards";
import type { Contract, Frame, Seat } from "./protocol";

export interface Choices {
  readonly contracts: readonly Contract[];
  readonly names: readonly { readonly to: Seat; readonly suit: Suit }[];
  readonly gifts: readonly { readonly to: Seat; readonly card: Card }[];
  readonly pay: readonly Card[];
  readonly returns: readonly Card[];
  readonly plays: readonly Card[];
  readonly discard: number;
  readonly stop: boolean;
}

export const NO_CHOICES: Choices = {
  contracts: [],
  names: [],
  gifts: [],
  pay: [],
  returns: [],
  plays: [],
  discard: 0,
  stop: false,
};

/** Reads the list of legal actions; a verb that this page does not know is passed over. */
export function readChoices(legal: readonly string[]): Choices {
  const contracts: Contract[] = [];
  const names: { to: Seat; suit: Suit }[] = [];
  const gifts: { to: Seat; card: Card }[] = [];
  const cards = { pay: [] as Card[], return: [] as Card[], play: [] as Card[] };
  let discard = 0;
  let stop = false;
  for (const text of legal) {
    const [verb, a = "", b = ""] = text.split(" ");
    if (verb === "contract") contracts.push(a as Contract);
    else if (verb === "name") names.push({ to: Number(a), suit: b as Suit });
    else if (verb === "give") gifts.push({ to: Number(a), card: b });
    else if (verb === "discard") discard = Number(a);
    else if (verb === "stop") stop = true;
    else if (verb === "pay" || verb === "return" || verb === "play") cards[verb].push(a);
  }
  return { contracts, names, gifts, pay: cards.pay, returns: cards.return, plays: cards.play, discard, stop };
}

/** The cards of the hand that can be chosen right now; for a gift those that may go to `to`. */
export function choosable(choices: Choices, hand: readonly Card[], to: Seat | null): readonly Card[] {
  if (choices.discard > 0) return hand;
  if (choices.plays.length > 0) return choices.plays;
  if (choices.pay.length > 0) return choices.pay;
  if (choices.returns.length > 0) return choices.returns;
  return choices.gifts.filter((gift) => to === null || gift.to === to).map((gift) => gift.card);
}

/** The card that plays itself: the last of a hand, and any only one where the player wants it. */
export function onlyPlay(frame: Frame, single: boolean): Card | null {
  const [only, ...others] = readChoices(frame.legal).plays;
  if (only === undefined || others.length > 0) return null;
  return single || frame.view.hand.length === 1 ? only : null;
}

export const say = {
  contract: (contract: Contract): string => `contract ${contract}`,
  name: (to: Seat, suit: Suit): string => `name ${to} ${suit}`,
  give: (to: Seat, card: Card): string => `give ${to} ${card}`,
  pay: (card: Card): string => `pay ${card}`,
  return: (card: Card): string => `return ${card}`,
  discard: (cards: readonly Card[]): string => `discard ${cards.join(" ")}`,
  play: (card: Card): string => `play ${card}`,
  stop: (): string => "stop",
};
