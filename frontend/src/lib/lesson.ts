/**
 * A lesson as it lies in its file, written from the rules engine by `python -m threefiveeight.server.lessons`: the
 * states of a table as the server sends them, what the learner is told between them, and the one thing he is to do.
 */

import type { Event, Frame, State, TableInfo, Update, View } from "./protocol";

/** What of the table a text is about. */
export type Spot =
  | "seats"
  | "hand"
  | "aside"
  | "counters"
  | "counter"
  | "trump"
  | "claims"
  | "totals"
  | "star";

/** What has changed since the state before; of `events` only the new ones. */
interface Change {
  readonly events: readonly Event[];
  readonly view: Partial<Omit<View, "events">>;
  readonly [field: string]: unknown;
}

/** A state without what is the same in all of them. */
type Opening = Omit<State, "t" | "table" | "view"> & { readonly view: Omit<View, "rules"> };

/** One text, and what comes after it. */
export interface Beat {
  /** The end of the message's id. */
  readonly says: string;
  readonly spot: Spot | null;
  /** What the learner is to do, as the protocol writes it; null where he only goes on. */
  readonly asks: string | null;
  /** Where the table is put to another moment before the text. */
  readonly state?: Opening;
  /** What is played after it. */
  readonly updates: readonly Change[];
}

export interface LessonStep {
  readonly name: string;
  readonly beats: readonly Beat[];
}

export interface Lesson {
  readonly name: string;
  readonly table: TableInfo;
  readonly steps: readonly LessonStep[];
}

/** A place in a lesson, both counted from 0; the step after the last is the end. */
export interface Place {
  readonly step: number;
  readonly beat: number;
}

export const BEGINNING: Place = { step: 0, beat: 0 };

/** How many steps the first game has; said before its file is loaded. */
export const FIRST_GAME_STEPS = 10;

export function beatAt(lesson: Lesson, place: Place): Beat | null {
  return lesson.steps[place.step]?.beats[place.beat] ?? null;
}

export function isOver(lesson: Lesson, place: Place): boolean {
  return place.step >= lesson.steps.length;
}

/** The next text, that of the next step where this was the last of its step. */
export function after(lesson: Lesson, { step, beat }: Place): Place {
  const more = beat + 1 < (lesson.steps[step]?.beats.length ?? 0);
  return more ? { step, beat: beat + 1 } : { step: step + 1, beat: 0 };
}

/** The text before, the last one of the step before where this is the first; none before the beginning. */
export function before(lesson: Lesson, { step, beat }: Place): Place | null {
  if (beat > 0) return { step, beat: beat - 1 };
  const last = lesson.steps[step - 1]?.beats.length;
  return last === undefined ? null : { step: step - 1, beat: last - 1 };
}

/** How the table comes to be as a text finds it: a state, and the updates since. */
export interface Scene {
  readonly state: State;
  readonly updates: readonly Update[];
}

/** The scene of a text; its last update is what the text is about. Null where there is no such place. */
export function sceneAt(lesson: Lesson, place: Place): Scene | null {
  if (beatAt(lesson, place) === null) return null;
  let scene: Scene | null = null;
  for (let beat = 0; beat <= place.beat; beat++) {
    const opening = beatAt(lesson, { ...place, beat })?.state;
    if (opening !== undefined) scene = { state: opened(lesson, opening), updates: [] };
    if (scene !== null && beat < place.beat)
      scene = { ...scene, updates: [...scene.updates, ...played(lesson, { ...place, beat }, scene)] };
  }
  return scene;
}

/** The table as a text finds it. */
export function frameAt(lesson: Lesson, place: Place): Frame | null {
  const scene = sceneAt(lesson, place);
  return scene?.updates.at(-1) ?? scene?.state ?? null;
}

/** What the table shows after the text at a place, one state after the other. */
export function updatesAt(lesson: Lesson, place: Place): Update[] {
  const scene = sceneAt(lesson, place);
  return scene === null ? [] : played(lesson, place, scene);
}

function played(lesson: Lesson, place: Place, scene: Scene): Update[] {
  let last: Frame = scene.updates.at(-1) ?? scene.state;
  return (beatAt(lesson, place)?.updates ?? []).map((change) => {
    const next = changed(last, change);
    last = next;
    return next;
  });
}

function opened(lesson: Lesson, { view, ...rest }: Opening): State {
  return { ...rest, t: "state", table: lesson.table, view: { ...view, rules: lesson.table.rules } };
}

function changed(state: Frame, { events, view, ...rest }: Change): Update {
  const all = [...state.view.events, ...events];
  return { ...state, ...rest, t: "update", events, view: { ...state.view, ...view, events: all } };
}

/** Whether an action is the one that is asked for; cards to discard may be chosen in any order. */
export function isAsked(asked: string, action: string): boolean {
  const sorted = (text: string): string => text.split(" ").sort().join(" ");
  return action.startsWith("discard ") ? sorted(action) === sorted(asked) : action === asked;
}
