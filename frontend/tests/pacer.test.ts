import { beforeEach, describe, expect, it } from "vitest";
import { type Clock, Pacer, plan, type Step, TIMINGS, type Timing } from "../src/lib/pacer";
import type { Event, Frame } from "../src/lib/protocol";
import { state, update } from "./frames";

class FakeClock implements Clock {
  now = 0;
  private due: { at: number; run: () => void }[] = [];
  set(run: () => void, ms: number): unknown {
    const entry = { at: this.now + ms, run };
    this.due.push(entry);
    return entry;
  }
  clear(handle: unknown): void {
    this.due = this.due.filter((entry) => entry !== handle);
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.clear(next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

const TIMING = TIMINGS.normal;
const start = state();
const played = (seat: number, card: string): Event => ({ type: "played", seat, card });
const bot = update(start, [played(2, "S2")]);
const own = update(start, [played(1, "SA")]);
const trick = update(
  start,
  [played(0, "S3"), { type: "trick", winner: 2 }],
  {},
  { last_trick: { leader: 1, cards: ["SA", "S2", "S3"], winner: 2 } },
);
const moves = [
  { type: "moved", from: 2, to: 1, card: "D5" },
  { type: "moved", from: 1, to: 2, card: "DA" },
] as const;
const turned = { type: "kitty", seat: 0, cards: ["S2", "S3", "S4", "S5"], shown: true } as const;
const sheet = (points: readonly number[]) => [{ points }] as unknown as Frame["sheet"];
const paid = update(
  start,
  [...moves, turned],
  { phase: "discard", events: moves },
  { sheet: sheet([1, -2, 1]) },
);
const kitty = update(start, [{ type: "kitty", seat: 0, cards: ["S2", "S3", "S4", "S5"], shown: true }]);

// What was measured and written down before: the rows are events, the columns fast, normal, slow.
it.each([
  ["flight", 120, 220, 350],
  ["bot", 150, 450, 900],
  ["hold", 600, 1200, 2200],
  ["sweep", 150, 300, 500],
  ["deal", 300, 900, 1500],
  ["kitty", 1500, 2500, null],
  ["swap", 400, 800, 1200],
  ["forced", 200, 500, 900],
  ["claim", 1000, 2000, null],
] as const)("%s takes %s, %s or %s ms", (event, ...wanted) => {
  expect([TIMINGS.fast[event], TIMINGS.normal[event], TIMINGS.slow[event]]).toEqual(wanted);
});

describe("the plan of a step", () => {
  it.each([
    ["a computer player waits", bot, 450, TIMING.flight],
    ["the player's own card does not", own, 0, TIMING.flight],
    ["a complete trick is held", trick, 450, TIMING.hold],
    ["a kitty is shown", kitty, 450, TIMING.kitty],
  ])("%s", (_, frame, before, after) => {
    const step = plan(frame, TIMING, 0.5);
    expect(step.before).toBe(before);
    expect(step.after).toBeGreaterThanOrEqual(after as number);
  });

  it("the delay of a computer player varies by 15 %, whatever the card", () => {
    expect(plan(bot, TIMING, 0).before).toBe(Math.round(TIMING.bot * 0.85));
    expect(plan(bot, TIMING, 1).before).toBe(Math.round(TIMING.bot * 1.15));
    expect(plan(update(start, [played(2, "HA")]), TIMING, 0.3)).toEqual(plan(bot, TIMING, 0.3));
  });

  it("holds the complete trick although the state has gone on", () => {
    expect(plan(trick, TIMING, 0.5).trick?.cards).toEqual(["SA", "S2", "S3"]);
  });

  it.each([
    ["from whom cards were taken", paid, true],
    ["who took cards", update(paid, moves, {}, { sheet: sheet([-1, 2, -1]) }), false],
    ["who still exchanges", update(paid, moves, { phase: "exchange" }), false],
    ["who pays, after another action", update(paid, [turned]), false],
    ["from whom nothing could be taken", update(paid, [{ type: "stopped", seat: 2 }], { events: [] }), false],
  ])("the end of the exchange waits for the OK of a player %s: %s", (_, frame, taken) => {
    expect(plan(frame, TIMING, 0.5).taken).toBe(taken);
  });

  const gift = update(start, [moves[0]], { phase: "exchange" });
  const chosen = (seat: number) => update(start, [{ type: "contract", seat, contract: "S" }]);
  it.each([
    ["a trick", trick, null],
    ["a kitty", kitty, null],
    ["a card given", gift, null],
    ["another's contract", chosen(2), null],
    ["his own contract", chosen(1), TIMING.flight],
    ["another's card", bot, TIMING.flight],
  ])("by clicks %s waits for the player: %#", (_, frame, after) =>
    expect(plan(frame, TIMINGS.click, 0.5).after).toBe(after),
  );

  it("a kitty that nobody may see is not held up", () => {
    const hidden = update(start, [{ type: "kitty", seat: 0, cards: null, shown: false }]);
    expect(plan(hidden, TIMING, 0.5).kitty).toBeNull();
  });
});

describe("the queue", () => {
  let clock: FakeClock;
  let seen: string[];
  let paused: boolean;
  let timing: Timing;
  let pacer: Pacer;
  beforeEach(() => {
    clock = new FakeClock();
    seen = [];
    paused = false;
    timing = TIMING;
    const stage = {
      show: (frame: Frame, step: Step) => {
        seen.push(`show ${frame.seq}${step.trick === null ? "" : " trick"} @${clock.now}`);
      },
      confirmed: () => {
        seen.push("confirmed");
      },
      release: () => {
        seen.push("release");
      },
      pause: (on: boolean) => {
        paused = on;
      },
    };
    pacer = new Pacer(
      stage,
      () => timing,
      () => 0.5,
      clock,
    );
  });
  const at = (frame: Frame, seq: number): Frame => ({ ...frame, seq });

  it("shows one step after the other", () => {
    pacer.push(at(bot, 1));
    pacer.push(at(trick, 2));
    pacer.push(at(own, 3));
    clock.pass(60_000);
    expect(seen.filter((line) => line.startsWith("show"))).toEqual([
      "show 1 @450",
      `show 2 trick @${450 + TIMING.flight + 450}`,
      `show 3 @${450 + TIMING.flight + 450 + (TIMING.hold ?? 0) + TIMING.flight}`,
    ]);
    expect(seen.filter((line) => line === "release")).toHaveLength(3);
  });

  it("skip ends the present wait and nothing more", () => {
    pacer.push(at(bot, 1));
    pacer.push(at(bot, 2));
    pacer.skip();
    expect(seen).toEqual(["show 1 @0"]);
    pacer.skip();
    expect(seen).toEqual(["show 1 @0", "release"]);
    expect(pacer.current).toBe(false);
  });

  it("flush shows everything in order, at once", () => {
    for (const seq of [1, 2, 3, 4]) pacer.push(at(trick, seq));
    pacer.flush();
    expect(seen.filter((line) => line.startsWith("show")).map((line) => line.split(" ")[1])).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
    expect(clock.now).toBe(0);
    expect(pacer.current).toBe(true);
    expect(pacer.holding).toBe(false);
  });

  it("what was taken stays until it is confirmed, then the kitty is held up", () => {
    pacer.push(at(paid, 1));
    pacer.push(at(bot, 2));
    clock.pass(60_000);
    expect(seen).toEqual(["show 1 @450"]);
    pacer.skip();
    expect(seen).toEqual(["show 1 @450", "confirmed"]);
    clock.pass((TIMING.kitty ?? 0) - 1);
    expect(seen.at(-1)).toBe("confirmed");
    clock.pass(60_000);
    expect(seen.slice(2).map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "release",
      "show 2",
      "release",
    ]);
  });

  it("what was taken is shown again after a reload", () => {
    pacer.reset(at(paid, 1), true);
    pacer.push(at(bot, 2));
    clock.pass(60_000);
    expect(seen.at(-1)).toBe("show 1 @0");
    pacer.skip();
    expect(seen).toContain("confirmed");
    clock.pass(60_000);
    expect(seen.filter((line) => line.startsWith("show 2"))).toHaveLength(1);
  });

  it("says when it waits for a click, and for how long", () => {
    timing = TIMINGS.click;
    pacer.push(at(trick, 1));
    clock.pass(60_000);
    expect(paused).toBe(true);
    pacer.skip();
    expect(paused).toBe(false);
    expect(seen.at(-1)).toBe("release");
  });

  it("flush confirms too", () => {
    pacer.push(at(paid, 1));
    pacer.push(at(bot, 2));
    pacer.flush();
    expect(pacer.current).toBe(true);
    expect(seen.filter((line) => line === "confirmed")).toHaveLength(1);
  });

  it("a whole state replaces what waits", () => {
    pacer.push(at(bot, 1));
    pacer.push(at(bot, 2));
    pacer.reset(at(start, 9));
    clock.pass(60_000);
    expect(seen.filter((line) => line.startsWith("show"))).toEqual(["show 9 @0"]);
  });

  it("a kitty turned up before the page was there is held up at the beginning of a deal", () => {
    const hand = start.view.hand;
    const events = [{ type: "kitty", seat: 0, cards: ["S2", "S3", "S4", "S5"], shown: true }] as const;
    pacer.reset(state({ events, card_counts: [11, 11, 11], hand }, { seq: 1 }));
    expect(pacer.holding).toBe(true);
    clock.pass(TIMING.kitty ?? 0);
    expect(pacer.holding).toBe(false);
    pacer.reset(state({ events, card_counts: [12, 12, 11], hand }, { seq: 2 }));
    expect(pacer.holding).toBe(false);
  });

  it("goes on after a flush", () => {
    pacer.push(at(bot, 1));
    pacer.flush();
    pacer.push(at(bot, 2));
    clock.pass(1000);
    expect(seen).toContain("show 2 @450");
  });

  it("nothing is shown after stop", () => {
    pacer.push(at(bot, 1));
    pacer.stop();
    clock.pass(60_000);
    expect(seen).toEqual([]);
  });
});
