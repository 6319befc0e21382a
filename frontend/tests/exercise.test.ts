import { beforeEach, describe, expect, it } from "vitest";
import stored from "../src/lessons/exercises.json";
import { byTip, compared, type Exercise, factsOf, judge, unfolded } from "../src/lib/exercise";
import { ExerciseModel } from "../src/lib/exercisetable.svelte";
import { keepMarks, type Marks, marked, nextOf, readMarks } from "../src/lib/solved";

const ALL = unfolded(stored as unknown as Parameters<typeof unfolded>[0]);
const first = ALL[0] as Exercise;

/** A discard from S A K 3 2, D 9 5 with D95+S32 best. */
const discard: Exercise = {
  ...first,
  id: "d",
  good: ["discard S2 D9 D5"],
  wrong: ["discard SK S2 D5"],
  trap: "discard SK S2 D5",
  values: { "discard S2 D9 D5": 1, "discard S3 S2 D5": 0.9, "discard SK S2 D5": 0.2 },
  state: { ...first.state, view: { ...first.state.view, hand: ["SA", "SK", "S3", "S2", "D9", "D5"] } },
};

describe("an answer", () => {
  it("is right, close or wrong", () => {
    expect(judge(discard, "discard D5 S2 D9")).toBe("right");
    expect(judge(discard, "discard S3 S2 D5")).toBe("close");
    expect(judge(discard, "discard SK D5 S2")).toBe("wrong");
    expect(judge(discard, "discard SA SK S3")).toBe("wrong");
  });

  it("may use a card that touches another one in the hand", () => {
    expect(judge(discard, "discard S3 D9 D5")).toBe("right");
    expect(compared(discard, "discard SA D5 S2")).toBe("discard SK S2 D5");
    expect(compared(discard, "discard SA SK S3")).toBeNull();
  });

  it("is compared with the stored ones in every exercise", () => {
    for (const one of ALL) {
      expect(one.good.map((action) => judge(one, action))).toEqual(one.good.map(() => "right"));
      expect(one.wrong.map((action) => judge(one, action))).toEqual(one.wrong.map(() => "wrong"));
      expect(judge(one, one.trap)).toBe("wrong");
    }
  });
});

describe("an exercise", () => {
  it("has the options of its preset in its state", () => {
    for (const one of ALL) {
      expect(one.state.view.rules).toBe(one.state.table.rules);
      expect(one.state.view.rules.targets).toHaveLength(3);
    }
  });

  it("has every contract and every card compared", () => {
    for (const one of ALL.filter((other) => ["contract", "play"].includes(other.state.view.phase)))
      expect(Object.keys(one.values).sort()).toEqual([...one.state.legal].sort());
  });

  it("names the cards of the best and of the beginner's action", () => {
    const facts = factsOf({ ...first, good: ["contract NT"], trap: "play S2" });
    expect(facts).toEqual({ best: { card: null, suit: "NT" }, trap: { card: "S2", suit: "S" } });
  });

  it("asks for the answer alone, even where the rest could be claimed", () => {
    const certain = ALL.filter((one) => one.state.can_claim);
    expect(certain).not.toEqual([]);
    for (const one of certain) {
      const model = new ExerciseModel(() => undefined);
      model.put(one.state);
      expect(model.help.canClaim).toBe(false);
      model.stop();
    }
  });

  it("is listed under its tip, once", () => {
    expect(byTip(ALL).flatMap(([, group]) => group)).toEqual(ALL);
  });
});

describe("marks", () => {
  beforeEach(() => localStorage.clear());

  it("tell the first answer from later ones", () => {
    let marks: Marks = marked({}, "a", true);
    marks = marked(marked(marks, "b", false), "b", true);
    marks = marked(marked(marks, "a", false), "c", false);
    expect(marks).toEqual({ a: "first", b: "later", c: "tried" });
  });

  it("outlive the page, and can be forgotten", () => {
    keepMarks(localStorage, { a: "first" });
    expect(readMarks(localStorage)).toEqual({ a: "first" });
    keepMarks(localStorage, {});
    expect(localStorage.length).toBe(0);
  });

  it.each(["no JSON", "null", "[1]", '{"a":"best","b":7}'])("survive %s in the store", (kept) => {
    localStorage.setItem("358.exercises", kept);
    expect(readMarks(localStorage)).toEqual({});
  });

  it("lead to the next that is not done, round and round", () => {
    const list = ["a", "b", "c"].map((id) => ({ ...first, id }));
    expect(nextOf(list, {}, null)?.id).toBe("a");
    expect(nextOf(list, { b: "later" }, "a")?.id).toBe("c");
    expect(nextOf(list, { a: "tried" }, "c")?.id).toBe("a");
    expect(nextOf(list, { a: "first", b: "first", c: "first" }, "b")?.id).toBe("c");
    expect(nextOf([], {}, null)).toBeNull();
  });
});
