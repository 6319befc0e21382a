/** Which cards of the hand are new, and from where cards come on the table. */

import type { Card } from "./cards";
import { kittyTaken, placeOf } from "./game";
import type { Frame } from "./protocol";

export interface Arrivals {
  /** Cards that came into the hand since the deal; none while cards are played. */
  readonly fresh: ReadonlySet<Card>;
  readonly origins: ReadonlyMap<Card, string>;
}

export const NO_ARRIVALS: Arrivals = { fresh: new Set(), origins: new Map() };

/** What is new after a frame; `taken` keeps what the exchange has brought beside a kitty that came with it. */
export function arrive(before: Arrivals, frame: Frame, taken: boolean): Arrivals {
  const fresh = new Set(before.fresh);
  const origins = new Map(before.origins);
  const { you } = frame.table;
  for (const event of frame.events ?? frame.view?.events ?? []) {
    if (event.type === "moved" && event.to === you && event.card) {
      fresh.add(event.card);
      origins.set(event.card, placeOf(event.from, you));
    }
    if (event.type === "kitty" && event.seat === you) {
      if (!taken) fresh.clear();
      for (const card of event.cards ?? []) fresh.add(card);
    }
    if (event.type === "played") origins.set(event.card, placeOf(event.seat, you));
  }
  return { fresh: frame.view?.phase === "play" ? new Set() : fresh, origins };
}

/** What is still new when the exchange has been looked at: the kitty alone. */
export function lookedAt(before: Arrivals, frame: Frame): Arrivals {
  return { ...before, fresh: new Set(kittyTaken(frame.view)) };
}
