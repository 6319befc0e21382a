/** The order of the hand, in which suits keep their places while the hand only loses cards. */

import { type Card, type SortOrder, type Suit, sortCards, suitOrder } from "./cards";
import { trumpOf } from "./game";
import type { View } from "./protocol";

export class HandOrder {
  private suits: Suit[] = [];
  private madeFor = "";

  arrange(view: View, sort: SortOrder): readonly Card[] {
    const key = `${view.deal} ${view.contract} ${sort.suits} ${sort.trumpSide}`;
    if (key !== this.madeFor || view.hand.some((card) => !this.suits.includes(card[0] as Suit))) {
      this.suits = suitOrder(view.hand, trumpOf(view.contract), sort);
      this.madeFor = key;
    }
    return sortCards(view.hand, this.suits, sort);
  }
}
