/** The story of a deal in chapters: what came before the play, each trick, and the end; and who gave what to whom. */

import type { Card, Event, Seat } from "./protocol";

export interface Chapter {
  /** The number of the trick; 0 is what came before the first, null what came after the last. */
  readonly trick: number | null;
  readonly events: readonly Event[];
}

/** The events of a deal by trick. */
export function chaptersOf(events: readonly Event[]): Chapter[] {
  const chapters: { trick: number | null; events: Event[] }[] = [{ trick: 0, events: [] }];
  let open = false;
  let tricks = 0;
  for (const event of events) {
    if (event.type === "played" && !open) {
      open = true;
      tricks++;
      chapters.push({ trick: tricks, events: [] });
    } else if (event.type === "scored") {
      chapters.push({ trick: null, events: [] });
    }
    chapters.at(-1)?.events.push(event);
    if (event.type === "trick") open = false;
  }
  return chapters.filter((chapter) => chapter.events.length > 0);
}

/** A card that went from hand to hand; null where the viewer has not seen it. */
export interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card | null;
}

/** All cards exchanged in a deal, in order, as far as the viewer may know them. */
export function ledgerOf(events: readonly Event[]): Passed[] {
  return events.flatMap((event) =>
    event.type === "moved" ? [{ from: event.from, to: event.to, card: event.card }] : [],
  );
}
