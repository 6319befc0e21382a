/** What the page works out from a state for showing it: places at the table, limits, who is ahead in a trick. */

import { type Card, RANKS, rankOf, type Suit, suitOf } from "./cards";
import type { Contract, Frame, Seat, Trick, View } from "./protocol";

export type Place = "bottom" | "left" | "right";

/** Seats go round clockwise: the next one sits at the left. */
export function placeOf(seat: Seat, you: Seat): Place {
  return (["bottom", "left", "right"] as const)[(seat - you + 3) % 3] as Place;
}

export function seatAt(place: Place, you: Seat): Seat {
  return (you + ["bottom", "left", "right"].indexOf(place)) % 3;
}

export function trumpOf(contract: Contract | null): Suit | null {
  return contract === null || contract === "NT" || contract === "MIS" ? null : contract;
}

/** Which seat has played the i-th card of a trick. */
export function playerOf(trick: Trick, i: number): Seat {
  return (trick.leader + i) % 3;
}

/** The seat whose card takes the trick as it lies; only to mark it. */
export function ahead(trick: Trick, contract: Contract | null): Seat | null {
  const [led] = trick.cards;
  if (led === undefined) return null;
  const trump = trumpOf(contract);
  const worth = (card: string): number => {
    const suit = suitOf(card);
    if (suit !== suitOf(led) && suit !== trump) return -1;
    return (suit === trump ? 100 : 0) + RANKS.length - RANKS.indexOf(rankOf(card));
  };
  let best = 0;
  trick.cards.forEach((card, i) => {
    if (worth(card) > worth(trick.cards[best] ?? led)) best = i;
  });
  return playerOf(trick, best);
}

/** The view as it will be when the viewer's own card is on the table; whose turn comes then is not known. */
export function withPlayed(view: View, card: Card): View {
  const trick = view.trick ?? { leader: view.seat, cards: [] };
  return {
    ...view,
    hand: view.hand.filter((other) => other !== card),
    card_counts: view.card_counts.map((count, seat) => (seat === view.seat ? count - 1 : count)),
    trick: { leader: trick.cards.length === 0 ? view.seat : trick.leader, cards: [...trick.cards, card] },
    to_act: null,
  };
}

/** Cards of the trick on the table: the one that is held up, else the one in play. */
export function trickShown(view: View, held: Trick | null): Trick {
  return held ?? view.trick ?? { leader: 0, cards: [] };
}

/** Tricks as counted on the table: a trick that still lies there is counted when it is swept. */
export function tricksShown(view: View, held: { winner: Seat } | null): number[] {
  return view.tricks.map((count, seat) => (held?.winner === seat ? count - 1 : count));
}

/** The cards of the kitty that the viewer has taken after the exchange, as far as he has seen them. */
export function kittyTaken(view: View): readonly Card[] {
  const exchanged = view.events.map((event) => event.type).lastIndexOf("moved");
  const kitty = view.events.slice(exchanged + 1).find((event) => event.type === "kitty");
  return kitty?.type === "kitty" && kitty.seat === view.seat ? (kitty.cards ?? []) : [];
}

/** The view as it was before the viewer took the kitty. */
export function withoutKitty(view: View): View {
  const kitty = kittyTaken(view);
  return {
    ...view,
    hand: view.hand.filter((card) => !kitty.includes(card)),
    card_counts: view.card_counts.map((count, seat) => (seat === view.seat ? count - kitty.length : count)),
  };
}

/** A card that was taken from a player, and the one that he got for it. */
export interface Swap {
  readonly with: Seat;
  readonly taken: Card;
  readonly got: Card | null;
}

/** What a player has exchanged in this deal, in order: with each other player card for card. */
export function swapsOf(view: View, you: Seat): Swap[] {
  const moved = view.events.filter((event) => event.type === "moved");
  const got = moved.filter((event) => event.to === you);
  const used = new Set<unknown>();
  return moved.flatMap((event) => {
    if (event.from !== you || event.card === null) return [];
    const back = got.find((other) => other.from === event.to && !used.has(other));
    used.add(back);
    return [{ with: event.to, taken: event.card, got: back?.card ?? null }];
  });
}

/** The cards that the viewer gives away with an update, and to whom. */
export function givenAway(frame: Frame): [Card, Seat][] {
  return (frame.events ?? []).flatMap((event): [Card, Seat][] =>
    event.type === "moved" && event.from === frame.table.you && event.card ? [[event.card, event.to]] : [],
  );
}

/** The cards that a claim has brought down, by seat. */
export function claimHands(frame: Frame): Card[][] {
  const played = (frame.events ?? []).filter((event) => event.type === "played");
  return [0, 1, 2].map((seat) => played.filter((event) => event.seat === seat).map((event) => event.card));
}

/** Whether a frame brings a claim of the rest: its last cards are shown together and not one by one. */
export function bringsClaim(frame: Frame): boolean {
  return frame.claimed !== null && (frame.events?.some((event) => event.type === "played") ?? false);
}

/** A number with its sign, as points are written: `+1`, `0`, `−2`. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** How many deals the table plays; null when it ends otherwise. */
export function dealsOf(frame: Frame): number | null {
  const deals = frame.table.rules.end_deals;
  return typeof deals === "number" ? deals : null;
}
