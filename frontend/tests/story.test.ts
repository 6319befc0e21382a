import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Log from "../src/components/Log.svelte";
import ScoreSheet from "../src/components/ScoreSheet.svelte";
import { app } from "../src/lib/app.svelte";
import { loadLanguage } from "../src/lib/i18n";
import { chaptersOf, ledgerOf } from "../src/lib/log";
import { plotOf } from "../src/lib/plot";
import type { Event, SheetRow } from "../src/lib/protocol";
import { DEFAULTS } from "../src/lib/settings";
import { TableModel } from "../src/lib/table.svelte";
import { Voice } from "../src/lib/voice.svelte";
import { cardName, trickLine } from "../src/lib/words";
import { state, update } from "./frames";

const played = (seat: number, card: string): Event => ({ type: "played", seat, card });
const EVENTS: readonly Event[] = [
  { type: "dealt", dealer: 0, hand: [], counts: [16, 16, 16] },
  { type: "contract", seat: 1, contract: "H" },
  { type: "moved", from: 2, to: 1, card: "C8" },
  { type: "moved", from: 1, to: 2, card: "CA" },
  { type: "moved", from: 0, to: 2, card: null },
  ...[played(1, "SA"), played(2, "S2"), played(0, "S3"), { type: "trick", winner: 1 } as const],
  played(1, "SJ"),
];

beforeEach(async () => {
  app.settings = { ...DEFAULTS, tips: false, tipsSeen: [] };
  app.t = await loadLanguage("en");
});
afterEach(cleanup);

describe("the log", () => {
  it("has a chapter for what came before the play, one for each trick, one for the end", () => {
    const scored: Event = { type: "scored", tricks: [1, 9, 6], points: [-2, 1, 1], totals: [-2, 1, 1] };
    const chapters = chaptersOf([...EVENTS, scored]);
    expect(chapters.map(({ trick, events }) => [trick, events.length])).toEqual([
      [0, 5],
      [1, 4],
      [2, 1],
      [null, 1],
    ]);
    expect(chaptersOf([])).toEqual([]);
  });

  it("knows who gave what to whom, as far as the viewer may", () => {
    expect(ledgerOf(EVENTS).map(({ from, to, card }) => `${from}>${to} ${card}`)).toEqual([
      "2>1 C8",
      "1>2 CA",
      "0>2 null",
    ]);
  });

  it("is written in words under headings, the exchange as a table", () => {
    const model = new TableModel();
    model.receive(state({ events: EVENTS }));
    render(Log, { model });
    expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual([
      "Before the play",
      "Trick 1",
      "Trick 2",
    ]);
    const rows = within(screen.getByRole("table", { name: "Exchanged in this deal" })).getAllByRole("row");
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole("cell")
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ["Ben", "You", "♣8eight of clubs"],
      ["You", "Ben", "♣Aace of clubs"],
      ["Ada", "Ben", "unseen"],
    ]);
    expect(screen.getByText("You take the trick.")).toBeTruthy();
  });
});

describe("the plot", () => {
  const box = { width: 300, height: 120, left: 20, right: 60, top: 10, bottom: 30 };

  it("begins at nothing, ends at the totals, its scale from the least to the most", () => {
    const { lines, rows, columns } = plotOf(
      [
        [1, -2, 1],
        [4, -4, 0],
      ],
      box,
    );
    expect(rows).toEqual([
      { value: 4, y: 10 },
      { value: 0, y: 50 },
      { value: -4, y: 90 },
    ]);
    expect(columns).toEqual([
      { deal: 1, x: 130 },
      { deal: 2, x: 240 },
    ]);
    expect(lines[0]?.points).toEqual([
      { x: 20, y: 50 },
      { x: 130, y: 40 },
      { x: 240, y: 10 },
    ]);
  });

  it("leaves out a value whose label would touch that of 0", () => {
    const { rows } = plotOf([[1, 9, -10]], box);
    expect(rows.map((row) => row.value)).toEqual([9, 0, -10]);
    expect(
      plotOf(
        [
          [1, -9, 8],
          [1, -19, 1],
        ],
        box,
      ).rows.map((row) => row.value),
    ).toEqual([8, 0, -19]);
    expect(plotOf([[1, -19, 1]], box).rows.map((row) => row.value)).toEqual([0, -19]);
  });

  it("keeps the names apart and inside, also where all are equal", () => {
    for (const totals of [
      [0, 0, 0],
      [5, 5, -10],
      [9, -4, -5],
    ]) {
      const places = plotOf([totals], box).lines.map((line) => line.label);
      const sorted = [...places].sort((a, b) => a - b);
      expect(
        Math.min((sorted[1] ?? 0) - (sorted[0] ?? 0), (sorted[2] ?? 0) - (sorted[1] ?? 0)),
      ).toBeGreaterThanOrEqual(15);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(box.top);
      expect(Math.max(...places)).toBeLessThanOrEqual(box.height - box.bottom);
    }
  });

  it("names at most nine deals", () => {
    const { columns } = plotOf(
      Array.from({ length: 18 }, () => [1, 0, -1]),
      box,
    );
    expect(columns.map(({ deal }) => deal)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
  });

  it("stands beside its table, the lines told apart by strokes and points", () => {
    const row = (deal: number, totals: readonly number[]): SheetRow =>
      ({
        deal,
        dealer: 0,
        chooser: 1,
        contract: "H",
        targets: [3, 8, 5],
        tricks: [2, 9, 5],
        points: [-1, 1, 0],
        totals,
        playoff: false,
      }) as unknown as SheetRow;
    render(ScoreSheet, { sheet: [row(1, [-1, 1, 0]), row(2, [-2, 2, 0])], names: ["Ada", "You", "Ben"] });
    const plot = screen.getByRole("img", { name: "Totals after each deal" });
    expect([...plot.querySelectorAll(".name")].map((one) => one.textContent)).toEqual([
      "Ada −2",
      "You +2",
      "Ben 0",
    ]);
    const dashes = [...plot.querySelectorAll("polyline")].map((one) => one.getAttribute("stroke-dasharray"));
    expect(new Set(dashes).size).toBe(3);
    expect(["circle", "rect", "path"].map((shape) => plot.querySelectorAll(shape).length)).toEqual([2, 2, 2]);
    expect(screen.getByRole("table", { name: "All deals" })).toBeTruthy();
  });
});

describe("what is read out", () => {
  const before = state({ to_act: 0 });
  const frame = update(
    before,
    [played(0, "S3"), { type: "trick", winner: 1 }],
    { to_act: 2 },
    { last_trick: { leader: 1, cards: ["SA", "S2", "S3"], winner: 1 } },
  );

  it.each([
    ["card", ["Ada: three of spades", "You take the trick."]],
    ["trick", ["You take the trick: ace of spades, two of spades, three of spades."]],
    ["deal", []],
  ] as const)("by %s", (speech, lines) => {
    app.settings.speech = speech;
    vi.useFakeTimers();
    const voice = new Voice();
    const words = {
      t: app.t,
      you: 1,
      names: ["Ada", "You", "Ben"],
      card: (card: string) => cardName(card, app.t),
    };
    voice.tell(frame, before, words);
    // One line at once, the others after a pause.
    vi.runAllTimers();
    vi.useRealTimers();
    expect(voice.log).toEqual(lines);
  });

  it("names who took the trick", () => {
    const speech = { t: app.t, you: 0, names: ["You", "Ben", "Cleo"], card: (card: string) => card };
    expect(trickLine({ leader: 1, cards: ["SA"], winner: 1 }, speech)).toBe("Ben takes the trick: SA.");
  });
});
