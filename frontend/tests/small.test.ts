import { describe, expect, it } from "vitest";
import { Announcer } from "../src/lib/announcer";
import { ahead, placeOf, seatAt, signed, swapsOf, tricksShown } from "../src/lib/game";
import { isHeld, moveTo, orderOf } from "../src/lib/keyboard";
import { flipFrames } from "../src/lib/motion";
import { DEFAULTS, readSettings, type Settings, writeSettings } from "../src/lib/settings";
import { storeOf } from "../src/lib/store";
import { state } from "./frames";

describe("the announcer", () => {
  function build() {
    const said: string[] = [];
    const timers: (() => void)[] = [];
    const region = {
      log: (text: string) => said.push(text),
      alert: (text: string) => said.push(`! ${text}`),
    };
    return { said, timers, announcer: new Announcer(region, (run) => timers.push(run)) };
  }

  it("says one thing at a time", () => {
    const { said, timers, announcer } = build();
    for (const text of ["a", "b", "c"]) announcer.say(text);
    expect(said).toEqual(["a"]);
    while (timers.length > 0) timers.shift()?.();
    expect(said).toEqual(["a", "b", "c"]);
    announcer.say("d");
    expect(said.at(-1)).toBe("d");
  });

  it("makes the same text differ, so that it is read again", () => {
    const { said, timers, announcer } = build();
    announcer.say("a");
    announcer.say("a");
    timers.shift()?.();
    expect(said[1]).not.toBe(said[0]);
    expect(said[1]?.replace("\u200b", "")).toBe("a");
  });

  it("drops the oldest when too much waits", () => {
    const { said, timers, announcer } = build();
    for (let i = 0; i < 40; i++) announcer.say(String(i));
    while (timers.length > 0) timers.shift()?.();
    expect(said.at(-1)).toBe("39");
    expect(said.length).toBeLessThan(20);
  });

  it("alerts at once", () => {
    const { said, announcer } = build();
    announcer.say("a");
    announcer.alert("turn");
    expect(said).toEqual(["a", "! turn"]);
  });
});

it("each card that was taken is paired with the one that came for it", () => {
  const moved = (from: number, to: number, card: string | null) =>
    ({ type: "moved", from, to, card }) as const;
  const events = [
    moved(1, 2, "HA"),
    moved(2, 1, "C3"),
    moved(0, 2, null),
    moved(0, 1, "D4"),
    moved(1, 0, "DA"),
    moved(1, 2, "C3"),
    moved(2, 1, "C3"),
  ];
  expect(swapsOf(state({ events }).view, 1)).toEqual([
    { with: 2, taken: "HA", got: "C3" },
    { with: 0, taken: "DA", got: "D4" },
    { with: 2, taken: "C3", got: "C3" },
  ]);
});

describe("the keys", () => {
  const stroke = (key: string, extra = {}) => ({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...extra,
  });

  it.each([
    ["ArrowLeft", { do: "move", by: "previous" }],
    ["t", { do: "read-trick" }],
    ["T", { do: "read-trick" }],
    ["3", { do: "number", index: 2 }],
    ["?", { do: "keys" }],
    ["x", null],
    ["Enter", null],
  ])("%s", (key, order) => expect(orderOf(stroke(key), true)).toEqual(order));

  it("letters and figures can be turned off", () => {
    expect(orderOf(stroke("t"), false)).toBeNull();
    expect(orderOf(stroke("3"), false)).toBeNull();
    expect(orderOf(stroke("ArrowLeft"), false)).not.toBeNull();
  });

  it("a key that is held down moves along the hand and does nothing twice", () => {
    const held = { repeat: true };
    expect(orderOf(stroke("ArrowLeft", held), true)).not.toBeNull();
    for (const key of ["z", "n", " ", "F6"]) expect(orderOf(stroke(key, held), true)).toBeNull();
    expect(isHeld(stroke("Enter", held))).toBe(true);
    expect(isHeld(stroke("Enter"))).toBe(false);
    expect(isHeld(stroke("ArrowLeft", held))).toBe(false);
  });

  it("strokes with a modifier belong to the browser", () => {
    expect(orderOf(stroke("r", { ctrlKey: true }), true)).toBeNull();
    expect(orderOf(stroke("Enter", { shiftKey: true }), true)).toEqual({ do: "confirm" });
  });

  const suits = [..."SSSHHCCCDD"];
  const one = suits.map(() => 0);
  const two = suits.map((_, i) => (i < 5 ? 0 : 1));
  it.each([
    [0, "previous", one, 0],
    [0, "next", one, 1],
    [9, "next", one, 9],
    [4, "first", one, 0],
    [4, "last", one, 9],
    [1, "up", one, 3],
    [4, "down", one, 0],
    [2, "down", two, 7],
    [9, "up", two, 4],
    [5, "down", two, 5],
  ] as const)("from card %i %s", (at, by, rows, goal) => expect(moveTo(at, by, rows, suits)).toBe(goal));

  it("an empty hand leads nowhere", () => expect(moveTo(0, "next", [], [])).toBe(-1));
});

describe("the table", () => {
  it("goes round clockwise from the bottom", () => {
    expect([0, 1, 2].map((seat) => placeOf(seat, 1))).toEqual(["right", "bottom", "left"]);
    for (const you of [0, 1, 2])
      for (const place of ["bottom", "left", "right"] as const)
        expect(placeOf(seatAt(place, you), you)).toBe(place);
  });

  it.each([
    [{ leader: 0, cards: [] }, "H", null],
    [{ leader: 0, cards: ["S9", "ST"] }, "H", 1],
    [{ leader: 2, cards: ["SA", "H2", "SK"] }, "H", 0],
    [{ leader: 2, cards: ["SA", "H2", "SK"] }, "NT", 2],
    [{ leader: 1, cards: ["H2", "SA", "H3"] }, "MIS", 0],
  ] as const)("who is ahead in %j with %s", (trick, contract, seat) =>
    expect(ahead(trick, contract)).toBe(seat),
  );

  it("a trick counts when it is swept", () => {
    const { view } = state({ tricks: [1, 2, 3] });
    expect(tricksShown(view, { winner: 2 })).toEqual([1, 2, 2]);
    expect(tricksShown(view, null)).toEqual([1, 2, 3]);
  });

  it.each([
    [3, "+3"],
    [0, "0"],
    [-2, "−2"],
  ])("%i is written %s", (value, text) => expect(signed(value)).toBe(text));
});

describe("motion", () => {
  const place = (left: number, top: number, width = 10, height = 14) => ({ left, top, width, height });
  it("what has not moved does not fly", () => expect(flipFrames(place(5, 5), place(5.4, 5))).toBeNull());
  it("flies from the old place to the new one", () => {
    expect(flipFrames(place(0, 0), place(100, 50))?.[0]).toEqual({
      transform: "translate(-100px, -50px)  scale(1)",
    });
  });
  it("grows and shrinks on the way", () => {
    expect(String(flipFrames(place(0, 0, 20, 28), place(0, 0))?.[0]?.transform)).toContain("scale(2)");
  });
});

describe("settings", () => {
  const store = (text: string | null) => ({ text, getItem: () => text, setItem: () => undefined });

  const senseless = '{"speed":"warp","large":"yes","tipsSeen":[1],"lastGame":{},"language":"tlh"}';
  it.each([null, "{", "[]", "7", senseless])("%s gives the defaults", (text) =>
    expect(readSettings(store(text))).toEqual(DEFAULTS),
  );

  it("what was written is read back", () => {
    let kept = "";
    const memory = {
      getItem: () => kept,
      setItem: (_: string, text: string) => {
        kept = text;
      },
    };
    const lastGame = { rules: { preset: "x" }, levels: ["a"] };
    const mine: Settings = { ...DEFAULTS, speed: "slow", tipsSeen: ["lead"], lastGame };
    writeSettings(memory, mine);
    expect(readSettings(memory)).toEqual(mine);
  });

  it.each([
    ["refuses even to look", () => JSON.parse("{") as Storage],
    ["has nothing to keep it in", () => null],
  ])("a browser that %s gives the defaults and keeps nothing", (_, look) => {
    const nowhere = storeOf(look);
    expect(readSettings(nowhere)).toEqual(DEFAULTS);
    expect(() => nowhere.setItem("a", "b")).toThrow();
    expect(() => writeSettings(nowhere, { ...DEFAULTS })).not.toThrow();
  });

  it("a browser that keeps nothing does no harm", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("quota");
      },
    };
    expect(() => writeSettings(full, { ...DEFAULTS, tipsSeen: [] })).not.toThrow();
  });
});
