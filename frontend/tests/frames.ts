/** Frames for tests: a game of 3-5-8 in its phases, as a server would send them to seat 1. */

import { demoFrame } from "../src/lib/demo";
import type { Event, Frame, State, Update, View } from "../src/lib/protocol";

const NAMES = [
  { name: "Ada", kind: "bot", level: "careful" },
  { name: "", kind: "human", level: null },
  { name: "Ben", kind: "bot", level: "careful" },
] as const;

/** A state seen from seat 1, with changes to its view and to itself. */
export function state(view: Partial<View> = {}, change: Partial<State> = {}): State {
  const demo = demoFrame();
  return {
    ...demo,
    t: "state",
    seq: 10,
    table: { ...demo.table, id: "t1", seats: NAMES, you: 1 },
    view: { ...demo.view, seat: 1, dealer: 0, targets: [3, 8, 5], events: [], to_act: 1, ...view },
    ...change,
  } as State;
}

/** The update that follows a frame, with these events. */
export function update(
  before: Frame,
  events: readonly Event[],
  view: Partial<View> = {},
  change: Partial<Update> = {},
): Update {
  return {
    ...before,
    t: "update",
    seq: before.seq + 1,
    view: { ...before.view, ...view },
    events,
    ...change,
  } as Update;
}
