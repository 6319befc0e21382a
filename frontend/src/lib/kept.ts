/** What outlives a reload of the page: the cards chosen for the discard, and that the exchange has been looked at. */

import { readChoices } from "./actions";
import type { Card } from "./cards";
import type { Frame } from "./protocol";

function keyOf(what: "discard" | "taken", frame: Frame): string {
  return `358.${what}.${frame.table.id}.${frame.view.deal}`;
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage it ends with the page.
  }
}

export function keepChosen(frame: Frame, chosen: readonly Card[]): void {
  keep(keyOf("discard", frame), JSON.stringify(chosen));
}

/** Remembers that the player has seen what was taken from him in this deal. */
export function keepLooked(frame: Frame): void {
  keep(keyOf("taken", frame), "seen");
}

/** Whether he has. */
export function hasLooked(frame: Frame): boolean {
  try {
    return sessionStorage.getItem(keyOf("taken", frame)) !== null;
  } catch {
    return false;
  }
}

/** What was chosen before, as far as it is still in the hand; nothing where nothing is to be discarded. */
export function keptChosen(frame: Frame): readonly Card[] {
  const { discard } = readChoices(frame.legal);
  if (discard === 0) return [];
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf("discard", frame)) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((card) => frame.view?.hand.includes(card)).slice(0, discard)
      : [];
  } catch {
    return [];
  }
}
