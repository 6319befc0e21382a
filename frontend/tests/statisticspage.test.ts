import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import FinishLine from "../src/components/FinishLine.svelte";
import Statistics from "../src/components/Statistics.svelte";
import { app } from "../src/lib/app.svelte";
import { loadLanguage } from "../src/lib/i18n";
import { DEFAULTS } from "../src/lib/settings";
import { Counter } from "../src/lib/statistics/counter";
import { type Kept, keeper } from "../src/lib/statistics/keep";
import { deal, game, noon } from "./counted";
import { state } from "./frames";

const GAMES = [
  game("a", [deal(1, { points: 2, tricks: 5, at: noon(1) })], { won: true, score: 20 }),
  game(
    "b",
    [deal(1, { points: -1, tricks: 2, at: noon(2) }), deal(2, { contract: "MIS", points: 3, total: 2 })],
    {},
  ),
  game("c", [deal(1, { points: 4, tricks: 7, at: noon(3), ranked: false })], { won: true, score: 40 }),
];
const kept: Kept = { games: GAMES, unread: [], lasting: true };

beforeEach(async () => {
  localStorage.clear();
  app.settings = { ...DEFAULTS };
  app.language = "en";
  app.t = await loadLanguage("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const cells = (table: string): string[] =>
  [...document.querySelectorAll(`[data-table=${table}] tbody tr`)].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim()).join(" "),
  );

it("the page shows the sums, and leaves unranked games out of the ranking always and of the sums on request", async () => {
  vi.spyOn(keeper, "read").mockResolvedValue(kept);
  render(Statistics, { rest: "" });
  await screen.findByText("2 of 3");
  expect(screen.getAllByText("67%")).toHaveLength(2);
  expect(cells("scores")).toEqual(["1 20 3-5-8 1 Nov 1, 2026"]);
  await fireEvent.click(screen.getByRole("switch", { name: /Count the one game/ }));
  expect(screen.getByText("1 of 2")).toBeTruthy();
});

it("points are written with a sign, as the language writes numbers", async () => {
  app.language = "fr";
  app.t = await loadLanguage("fr");
  vi.spyOn(keeper, "read").mockResolvedValue(kept);
  render(Statistics, { rest: "three-five-eight" });
  const table = await screen.findByRole("table", { name: "Selon les plis à faire" });
  expect(within(table).getByText("+1,7")).toBeTruthy();
});

it("an empty page invites to play, and offers to bring in what was saved", async () => {
  vi.spyOn(keeper, "read").mockResolvedValue({ games: [], unread: [], lasting: false });
  render(Statistics, { rest: "" });
  expect((await screen.findByRole("link", { name: "Play" })).getAttribute("href")).toBe("/");
  expect(screen.getByText(/This browser keeps nothing/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save as CSV" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Import JSON…" })).toHaveProperty("disabled", false);
});

it("the end of a game tells in one line how many were won", async () => {
  vi.spyOn(keeper, "count").mockResolvedValue();
  vi.spyOn(keeper, "read").mockResolvedValue(kept);
  const frame = state();
  render(FinishLine, { frame: { ...frame, table: { ...frame.table, id: "b" } } });
  await screen.findByText(/Won 2 of 3 games of 3-5-8/);
  expect(screen.getByRole("link", { name: "Statistics" }).getAttribute("href")).toBe(
    "/statistics/three-five-eight",
  );
});

it("a table is counted when something more of it is finished, and not for every card", async () => {
  const count = vi.spyOn(keeper, "count").mockResolvedValue();
  const counter = new Counter();
  const row = { deal: 1 } as unknown as ReturnType<typeof state>["sheet"][number];
  const frames = [
    state(),
    state({}, { sheet: [row] }),
    state({}, { sheet: [row], seq: 11 }),
    state({}, { sheet: [row], winners: [1] }),
    state({}, { sheet: [] }),
  ];
  for (const frame of frames) counter.see(frame);
  await waitFor(() => expect(count).toHaveBeenCalledTimes(3));
  expect(count.mock.calls.map(([frame]) => frame)).toEqual([frames[1], frames[3], frames[4]]);
});
