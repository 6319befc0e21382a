/** How far the learner has come in each lesson, kept in the browser. */

import { BEGINNING, beatAt, type Lesson, type Place } from "./lesson";

/** A place in a lesson, and whether its end was ever reached. */
export interface Progress extends Place {
  readonly done: boolean;
}

const KEY = "358.lessons";
const FRESH: Progress = { ...BEGINNING, done: false };

type Store = Pick<Storage, "getItem" | "setItem">;

/** How far a lesson has been played; at its beginning where nothing is known. */
export function readProgress(store: Store, lesson: string): Progress {
  const kept = all(store)[lesson];
  if (typeof kept !== "object" || kept === null) return FRESH;
  const { step, beat, done } = kept as Record<string, unknown>;
  return count(step) && count(beat) ? { step, beat, done: done === true } : FRESH;
}

/** Keeps it; a browser that keeps nothing still plays the lesson. */
export function keepProgress(store: Store, lesson: string, progress: Progress): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...all(store), [lesson]: progress }));
  } catch {
    // Private windows may refuse: the place then lasts as long as the page.
  }
}

/** Where to go on: the place that was kept; the beginning where it was the end, or there is no such place. */
export function resumed(lesson: Lesson, { step, beat }: Progress): Place {
  return beatAt(lesson, { step, beat }) === null ? BEGINNING : { step, beat };
}

function count(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function all(store: Store): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
