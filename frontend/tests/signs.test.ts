import { describe, expect, it, vi } from "vitest";
import { Attention } from "../src/lib/attention.svelte";
import { badge, titleOf } from "../src/lib/badge";
import { cuesOf, TREMBLES } from "../src/lib/cues";
import { hasLooked, keepLooked } from "../src/lib/kept";
import { hasPaid } from "../src/lib/pacer";
import type { Event, Frame } from "../src/lib/protocol";
import { Sounds, TONES } from "../src/lib/sound";
import { themeOf } from "../src/lib/theme";
import { state, update } from "./frames";

const waiting = state({ to_act: 0 });
const played = (seat: number): Event => ({ type: "played", seat, card: "S2" });
const won = (winner: number): Event => ({ type: "trick", winner });
const scored: Event = { type: "scored", tricks: [3, 8, 5], points: [0, 0, 0], totals: [0, 0, 0] };

describe("the signs of an update", () => {
  it.each([
    ["another's card", [played(0)], 2, true, ["card"]],
    ["the player's own card, heard when it was played", [played(1)], 2, true, []],
    ["a trick of the player", [played(0), won(1)], 2, true, ["card", "mine"]],
    ["a trick of another", [played(0), won(2)], 2, true, ["card", "others"]],
    ["the turn of who looks elsewhere", [played(0)], 1, true, ["card", "turn"]],
    ["the turn of who is there", [played(0)], 1, false, ["card"]],
    ["the end of a deal", [played(0), won(2), scored], 2, true, ["card", "others", "end"]],
  ] as const)("%s", (_, events, to_act, away, cues) =>
    expect(cuesOf(update(waiting, events, { to_act }), waiting, away)).toEqual(cues),
  );

  it("opening the table is none", () => expect(cuesOf(state({ to_act: 1 }), null, true)).toEqual([]));
});

describe("the sounds", () => {
  it("are short, quiet and different", () => {
    for (const tones of Object.values(TONES)) {
      expect(Math.max(...tones.map((tone) => tone.at + tone.length))).toBeLessThanOrEqual(0.3);
      expect(tones.reduce((sum, tone) => sum + tone.peak, 0)).toBeLessThanOrEqual(1);
    }
    expect(new Set(Object.values(TONES).map((tones) => JSON.stringify(tones))).size).toBe(5);
  });

  it("play one oscillator a tone", () => {
    const parameter = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const started = vi.fn();
    const node = {
      connect: (to: unknown) => to,
      frequency: parameter,
      gain: parameter,
      start: started,
      stop: vi.fn(),
    };
    const context = {
      state: "running",
      currentTime: 5,
      createOscillator: () => node,
      createGain: () => node,
    };
    new Sounds(() => context as unknown as AudioContext).play("mine", "low");
    expect(started.mock.calls.map(([at]) => at)).toEqual([5, 5.08]);
  });

  it("stay silent where there are none, and before the page was touched", () => {
    const resume = vi.fn(async () => undefined);
    const createOscillator = vi.fn();
    const asleep = { state: "suspended", resume, createOscillator } as unknown as AudioContext;
    new Sounds(() => asleep).play("card", "high");
    expect([resume.mock.calls.length, createOscillator.mock.calls.length]).toEqual([1, 0]);
    const none = (): AudioContext => {
      throw new Error("no sound here");
    };
    expect(() => new Sounds(none).play("card", "low")).not.toThrow();
  });

  it("tremble shortly", () => {
    for (const tremble of Object.values(TREMBLES))
      expect(tremble.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(100);
  });
});

it("who has not touched the page for five seconds is away", () => {
  let now = 0;
  const attention = new Attention(() => now);
  expect(attention.away).toBe(true);
  attention.note("keys");
  now = 4999;
  expect(attention.away).toBe(false);
  now = 5001;
  expect(attention.away).toBe(true);
  now = 1;
  attention.hidden = true;
  expect(attention.away).toBe(true);
});

it("the tab shows the turn, and then no more", () => {
  expect(titleOf("Table", null)).toBe("Table · 3-5-8");
  expect(titleOf("Table", "Your turn")).toBe("● Your turn · Table · 3-5-8");
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const href = (): string | null | undefined => document.querySelector("link")?.getAttribute("href");
  const away = badge(true);
  expect(href()).toBe("/icon-turn.svg");
  away();
  expect(href()).toBe("/icon.svg");
});

it.each([
  ["auto", { dark: false, contrast: false }, "light"],
  ["auto", { dark: true, contrast: false }, "dark"],
  ["auto", { dark: true, contrast: true }, "contrast"],
  ["light", { dark: true, contrast: true }, "light"],
  ["contrast", { dark: false, contrast: false }, "contrast"],
] as const)("the theme %s under %j is %s", (setting, wishes, theme) =>
  expect(themeOf(setting, wishes)).toBe(theme),
);

describe("what was taken", () => {
  const moves: readonly Event[] = [
    { type: "moved", from: 1, to: 2, card: "DA" },
    { type: "moved", from: 2, to: 1, card: "D5" },
  ];
  const sheet = [{ points: [1, -1, 0] }] as unknown as Frame["sheet"];

  it.each([
    ["after the exchange", { phase: "play", events: moves }, true],
    ["during it", { phase: "exchange", events: moves }, false],
    ["after a card of the player", { phase: "play", events: [...moves, played(1)] }, false],
    ["after a card of another", { phase: "play", events: [...moves, played(2)] }, true],
    ["when nothing was", { phase: "play", events: [] }, false],
  ] as const)("is to be looked at %s: %#", (_, view, wanted) =>
    expect(hasPaid(state(view, { sheet }))).toBe(wanted),
  );

  it("is looked at once a deal", () => {
    sessionStorage.clear();
    const frame = state({ deal: 2 });
    expect(hasLooked(frame)).toBe(false);
    keepLooked(frame);
    expect(hasLooked(frame)).toBe(true);
    expect(hasLooked(state({ deal: 3 }))).toBe(false);
  });
});
