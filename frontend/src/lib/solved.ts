/** Which exercises were solved, and which of them at the first answer; kept in the browser. */

import type { Exercise } from "./exercise";

/** `first`: right at the first answer; `later`: after another; `tried`: not yet. */
export type Mark = "first" | "later" | "tried";
export type Marks = Readonly<Record<string, Mark>>;

const KEY = "358.exercises";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readMarks(store: Store): Marks {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const marks = Object.entries(kept).filter(([, mark]) => ["first", "later", "tried"].includes(mark));
    return Object.fromEntries(marks);
  } catch {
    return {};
  }
}

/** The marks after one more answer; what was right at first stays so. */
export function marked(marks: Marks, id: string, right: boolean): Marks {
  const before = marks[id];
  if (before === "first" || before === "later") return marks;
  return { ...marks, [id]: right ? (before === undefined ? "first" : "later") : "tried" };
}

export function keepMarks(store: Store, marks: Marks): void {
  try {
    if (Object.keys(marks).length === 0) store.removeItem(KEY);
    else store.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Without storage the marks last as long as the page.
  }
}

export const isDone = (mark: Mark | undefined): boolean => mark === "first" || mark === "later";

/** The next exercise that is not done, from after `id` on and round again; the one after it if all are. */
export function nextOf(exercises: readonly Exercise[], marks: Marks, id: string | null): Exercise | null {
  const at = exercises.findIndex((one) => one.id === id);
  const rest = [...exercises.slice(at + 1), ...exercises.slice(0, at + 1)];
  return rest.find((one) => one.id !== id && !isDone(marks[one.id])) ?? rest[0] ?? null;
}
