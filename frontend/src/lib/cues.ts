/** Which signs an update of the table gives: what can be heard and felt of it. */

import { bringsClaim } from "./game";
import type { Frame } from "./protocol";

export type Cue = "card" | "mine" | "others" | "turn" | "end";

/**
 * The signs of a frame, in order. A player's own card has had its sign when he played it; that it is his turn
 * is a sign only for who is not looking.
 */
export function cuesOf(frame: Frame, before: Frame | null, away: boolean): Cue[] {
  const { you } = frame.table;
  const cues: Cue[] = [];
  const together = bringsClaim(frame);
  for (const event of frame.events ?? []) {
    if (together && event.type !== "scored") continue;
    if (event.type === "played" && event.seat !== you) cues.push("card");
    else if (event.type === "trick") cues.push(event.winner === you ? "mine" : "others");
    else if (event.type === "scored") cues.push("end");
  }
  const turn = frame.view.to_act === you && (before?.view.to_act !== you || before.seq !== frame.seq);
  if (turn && away && before !== null) cues.push("turn");
  return cues;
}

/** How long a telephone trembles for a sign, in milliseconds and pauses; nothing for what only others do. */
export const TREMBLES: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  card: [8],
  mine: [14],
  turn: [20, 60, 20],
  end: [30],
};
