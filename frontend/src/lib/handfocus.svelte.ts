/** Where the focus is in a hand, however it is drawn: one stop for Tab, arrows inside, never lost with a card. */

import { type Card, suitOf } from "./cards";
import { moveTo, type Order } from "./keyboard";
import type { TableModel } from "./table.svelte";

export class HandFocus {
  /** The index of the card that Tab leads to. */
  at = $state(0);
  box = $state<HTMLElement>();
  private inside = false;

  /** `cards` in display order; `rows` which row each lies in. */
  constructor(
    private readonly model: () => TableModel,
    private readonly cards: () => readonly Card[],
    private readonly rows: () => readonly number[],
  ) {}

  get current(): number {
    return Math.min(this.at, this.cards().length - 1);
  }

  move(by: (Order & { do: "move" })["by"]): void {
    const suits = this.cards().map((card) => card[0] ?? "");
    this.focusAt(moveTo(this.current, by, this.rows(), suits));
  }

  /** Moves the focus to the first card of the n-th suit as shown. */
  jump(index: number): void {
    const suits = [...new Set(this.cards().map(suitOf))];
    const suit = suits[index];
    if (suit !== undefined) this.focusAt(this.cards().findIndex((card) => suitOf(card) === suit));
  }

  /** Leads the focus to the card it was on, or to one that can be chosen. */
  focus(): void {
    const { choosable } = this.model();
    const cards = this.cards();
    const legal = cards.findIndex((card) => choosable.has(card));
    this.focusAt(choosable.has(cards[this.current] ?? "") || legal < 0 ? this.current : legal);
  }

  /** A card that is played takes the focus with it: gives it back to the hand. */
  regain(): void {
    if (!this.inside || this.box === undefined || document.activeElement !== document.body) return;
    this.focusAt(Math.max(0, this.current));
  }

  entered(): void {
    this.inside = true;
  }

  left(event: FocusEvent): void {
    if (event.relatedTarget !== null) this.inside = false;
  }

  private focusAt(index: number): void {
    const card = this.cards()[index];
    if (card === undefined) return;
    this.at = index;
    this.box?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  }
}

/** What a card of the hand is to the player: each state has its own mark and its own words. */
export type CardState = "selected" | "new" | "plain" | "playable" | "open" | "blocked";

export function stateOf(card: Card, model: TableModel): CardState {
  if (model.chosen.includes(card)) return "selected";
  if (model.arrivals.fresh.has(card) && model.choices.plays.length === 0) return "new";
  if (model.choosable.size === 0) return "plain";
  if (!model.choosable.has(card)) return "blocked";
  return model.choices.plays.length > 0 ? "playable" : "open";
}
