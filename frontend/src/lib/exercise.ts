/** The exercises as they lie in their file, written by `python -m threefiveeight.server.exercises`, and what an answer is worth. */

import { type Card, RANKS, rankOf, SUITS, suitOf } from "./cards";
import type { AllOptions, State, TableInfo, View } from "./protocol";

export interface Exercise {
  readonly id: string;
  readonly kind: string;
  readonly tip: string;
  /** What a beginner would do; the first of the wrong actions. */
  readonly trap: string;
  /** The actions that are as good as the best one, which is the first. */
  readonly good: readonly string[];
  readonly wrong: readonly string[];
  /** Points on average of the actions compared, the best first. */
  readonly values: Readonly<Record<string, number>>;
  readonly worlds: number;
  readonly status: "verified" | "provisional";
  readonly state: State;
}

/** In the file the options stand once for each preset. */
interface Stored {
  readonly rules: Readonly<Record<string, AllOptions>>;
  readonly exercises: readonly (Omit<Exercise, "state"> & {
    readonly state: Omit<State, "table" | "view"> & {
      readonly table: Omit<TableInfo, "rules">;
      readonly view: Omit<View, "rules">;
    };
  })[];
}

/** Fetches the exercises; the page asks for them once. */
export async function loadExercises(): Promise<readonly Exercise[]> {
  const { default: stored } = await import("../lessons/exercises.json");
  return unfolded(stored as unknown as Stored);
}

export function unfolded({ rules, exercises }: Stored): readonly Exercise[] {
  return exercises.map(({ state, ...rest }) => {
    const options = rules[state.table.preset] as AllOptions;
    return {
      ...rest,
      state: { ...state, table: { ...state.table, rules: options }, view: { ...state.view, rules: options } },
    };
  });
}

/** The tips that there are exercises for, in their order, each with its exercises. */
export function byTip(exercises: readonly Exercise[]): readonly (readonly [string, readonly Exercise[]])[] {
  const tips = [...new Set(exercises.map((one) => one.tip))];
  return tips.map((tip) => [tip, exercises.filter((one) => one.tip === tip)] as const);
}

export type Verdict = "right" | "close" | "wrong";

/** What an answer is: as good as the best, clearly worse, or neither; a discard nobody compared counts as wrong. */
export function judge(exercise: Exercise, action: string): Verdict {
  const answer = compared(exercise, action);
  if (answer === null) return "wrong";
  if (exercise.good.includes(answer)) return "right";
  return exercise.wrong.includes(answer) ? "wrong" : "close";
}

/** The action that was compared and comes to the same as an answer; null where there is none. */
export function compared(exercise: Exercise, action: string): string | null {
  const { hand } = exercise.state.view;
  const wanted = sameAs(action, hand);
  return Object.keys(exercise.values).find((one) => sameAs(one, hand) === wanted) ?? null;
}

/** An action in the form that all actions have that come to the same: of cards that touch in the hand the lowest go. */
function sameAs(action: string, hand: readonly Card[]): string {
  const [verb, ...cards] = action.split(" ");
  if (verb !== "discard") return action;
  const place = (card: Card): number => SUITS.indexOf(suitOf(card)) * 100 + RANKS.indexOf(rankOf(card));
  const held = [...hand].sort((a, b) => place(a) - place(b));
  const runs: Card[][] = [];
  for (const card of held) {
    const last = runs.at(-1);
    if (last !== undefined && place(last.at(-1) as Card) === place(card) - 1) last.push(card);
    else runs.push([card]);
  }
  return runs
    .flatMap((run) => run.slice(run.length - run.filter((card) => cards.includes(card)).length))
    .join(" ");
}

/** What a sentence about an exercise can name: the cards and suits of the best action and of the beginner's. */
export function factsOf(exercise: Exercise): Record<"best" | "trap", { card: Card | null; suit: string }> {
  const read = (action: string): { card: Card | null; suit: string } => {
    const last = action.split(" ").at(-1) ?? "";
    return last.length === 2 && last !== "NT"
      ? { card: last, suit: last[0] ?? "" }
      : { card: null, suit: last };
  };
  return { best: read(exercise.good[0] ?? ""), trap: read(exercise.trap) };
}
