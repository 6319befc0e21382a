/** What the keys do at the table. */

import { say } from "./actions";
import { app } from "./app.svelte";
import { suitOf } from "./cards";
import { trickShown } from "./game";
import type { Order } from "./keyboard";
import type { TableModel } from "./table.svelte";
import { cardName } from "./words";

const FOCUSABLE = "button:enabled:not([tabindex='-1']), [tabindex='0']";
const FIRST_OF_ALL = "button.primary:enabled";

/** What the keys reach. */
export interface Desk {
  readonly model: TableModel;
  readonly root: HTMLElement | undefined;
  readonly hand:
    | { move(by: (Order & { do: "move" })["by"]): void; jump(index: number): void; focus(): void }
    | undefined;
  open(which: "rules" | "keys"): void;
  show(tab: "last" | "scores"): void;
}

/** Whether the keys of an element are its own. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Carries out what a key asks for; false leaves the key to the browser. */
export function obey(order: Order, target: EventTarget | null, desk: Desk): boolean {
  const { model, hand } = desk;
  switch (order.do) {
    case "move":
      if (target instanceof HTMLElement && target.closest("[role=tablist], [role=tabpanel]")) return false;
      hand?.move(order.by);
      return true;
    case "number":
      return number(order.index, desk);
    case "advance": {
      // On a button the space bar belongs to the button, unless something waits to be swept or confirmed.
      if (target instanceof HTMLButtonElement && !model.waits) return false;
      return model.advance();
    }
    case "hint":
      model.help.ask(order.compare);
      return true;
    case "confirm":
      return confirm(model);
    case "cancel":
      model.chosen = [];
      model.help.dismiss();
      return true;
    case "cycle":
      cycle(desk);
      return true;
    default:
      return tell(order.do, desk);
  }
}

function number(index: number, { root, hand }: Desk): boolean {
  const tile = root?.querySelectorAll<HTMLElement>("[data-contract], [data-suit]")[index];
  if (tile) tile.click();
  else hand?.jump(index);
  return true;
}

function confirm(model: TableModel): boolean {
  if (model.taken) return model.advance();
  const { discard, stop } = model.choices;
  if (discard > 0 && model.chosen.length === discard) model.act(say.discard(model.chosen));
  else if (stop) model.act(say.stop());
  else return false;
  return true;
}

/** Leads the focus to the next part of the table that can take it. */
function cycle({ root, hand }: Desk): void {
  const all = [...(root?.querySelectorAll<HTMLElement>("[data-region]") ?? [])];
  const regions = all.filter((one) => one.querySelector(FOCUSABLE));
  const here = regions.findIndex((one) => one.contains(document.activeElement));
  const next = regions[(here + 1) % regions.length];
  if (next?.dataset.region === "hand") hand?.focus();
  else
    (next?.querySelector<HTMLElement>(FIRST_OF_ALL) ?? next?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

function tell(what: Order["do"], desk: Desk): boolean {
  const { model } = desk;
  if (what === "rules" || what === "keys") desk.open(what);
  else if (what === "scores") desk.show("scores");
  else if (what === "last-trick") desk.show("last");
  else if (what === "mute") mute(model);
  else if (what === "next-deal") model.next();
  else if (what === "claim") model.help.claim();
  else if (what === "undo") model.help.undo();
  else if (what === "read-trick") model.tell(trickInWords(model));
  else if (what === "read-hand") model.tell(handInWords(model));
  return true;
}

/** Turns the sounds on or off, and says so. */
function mute(model: TableModel): void {
  const sounds = !app.settings.sounds;
  app.set({ sounds });
  model.tell(app.t(sounds ? "sounds-on" : "sounds-off"));
}

function trickInWords(model: TableModel): string {
  const trick = model.view === null ? null : trickShown(model.view, model.held);
  if (trick === null || trick.cards.length === 0) return app.t("last-trick-none");
  return trick.cards
    .map((card, i) => `${model.names[(trick.leader + i) % 3]}: ${cardName(card, app.t)}`)
    .join(", ");
}

function handInWords(model: TableModel): string {
  const suits = [...new Set(model.slots.map(suitOf))];
  return suits
    .map((suit) => {
      const ranks = model.slots.filter((card) => suitOf(card) === suit && model.view?.hand.includes(card));
      return `${app.t("suit", { suit })}: ${ranks.map((card) => app.t(`rank-${card[1]}`)).join(", ")}`;
    })
    .join(". ");
}
