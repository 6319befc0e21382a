/** The cards chosen for the discard, which outlive a reload of the page. */

import { readChoices } from "./actions";
import type { Card } from "./cards";
import type { Frame } from "./protocol";

function keyOf(frame: Frame): string {
  return `358.discard.${frame.table.id}.${frame.view?.deal}`;
}

export function keepChosen(frame: Frame, chosen: readonly Card[]): void {
  try {
    sessionStorage.setItem(keyOf(frame), JSON.stringify(chosen));
  } catch {
    // Without storage the selection ends with the page.
  }
}

/** What was chosen before, as far as it is still in the hand; nothing where nothing is to be discarded. */
export function keptChosen(frame: Frame): readonly Card[] {
  const { discard } = readChoices(frame.legal);
  if (discard === 0) return [];
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(frame)) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((card) => frame.view?.hand.includes(card)).slice(0, discard)
      : [];
  } catch {
    return [];
  }
}
