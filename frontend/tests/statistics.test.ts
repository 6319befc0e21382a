import { describe, expect, it } from "vitest";
import type { SheetRow } from "../src/lib/protocol";
import { gameOf, readGame } from "../src/lib/statistics/game";
import { Keeper } from "../src/lib/statistics/keep";
import { MemoryShelf } from "../src/lib/statistics/shelf";
import { deal, game } from "./counted";
import { state } from "./frames";

/** A row of the sheet; the tests' player sits in seat 1. */
function row(number: number, change: Partial<SheetRow> = {}): SheetRow {
  return {
    deal: number,
    dealer: (number + 2) % 3,
    chooser: number % 3,
    contract: "H",
    targets: [3, 8, 5],
    tricks: [2, 9, 5],
    points: [-1, 1, 0],
    totals: [-number, number, 0],
    playoff: false,
    at: 1_800_000_000 + number,
    swaps: { claimed: 0, paid: 0, ranks: 0 },
    ranked: true,
    ...change,
  };
}

describe("what of a frame is counted", () => {
  it("is each finished deal, from the player's side", () => {
    const swaps = { claimed: 2, paid: 0, ranks: 9 };
    const frame = state({}, { seq: 90, sheet: [row(1), row(2, { contract: "MIS", points: null, swaps })] });
    const counted = gameOf(frame, null);
    expect(counted?.deals[0]).toEqual(
      deal(1, { at: 1_800_000_001, role: 1, chooser: true, target: 8, tricks: 9, points: 1, total: 1 }),
    );
    expect(counted?.deals[1]).toMatchObject({
      role: 0,
      chooser: false,
      contract: "MIS",
      points: null,
      ...swaps,
    });
    expect(counted).toMatchObject({
      table: "t1",
      seq: 90,
      preset: "three-five-eight",
      changed: ["end_deals=3"],
      levels: ["careful", "careful"],
      over: false,
      won: false,
      score: null,
    });
  });

  it("is the end with its winners and its score", () => {
    const frame = state({}, { sheet: [row(1)], winners: [1, 2], score: 10 });
    expect(gameOf(frame, null)).toMatchObject({ over: true, won: true, winners: 2, score: 10 });
    expect(gameOf(state({}, { sheet: [row(1)], winners: [0] }), null)).toMatchObject({
      won: false,
      winners: 1,
    });
  });

  it("is nothing before a deal is over, and a deal that was taken back goes again", () => {
    expect(gameOf(state(), null)).toBeNull();
    const before = gameOf(state({}, { seq: 90, sheet: [row(1), row(2)] }), null);
    expect(gameOf(state({}, { seq: 91, sheet: [row(1)] }), before)?.deals.map((one) => one.deal)).toEqual([
      1,
    ]);
    expect(gameOf(state({}, { seq: 89, sheet: [row(1)] }), before)).toBe(before);
  });
});

describe("what is read back", () => {
  const whole = game("t1", [deal(1)]);

  it.each([
    ["nothing", null],
    ["a text", "game"],
    ["a later version", { ...whole, v: 2 }],
    ["no deals", { ...whole, deals: undefined }],
    ["a deal that is none", { ...whole, deals: [7] }],
    ["a deal twice", { ...whole, deals: [deal(1), deal(1)] }],
    ["a contract that is none", { ...whole, deals: [{ ...deal(1), contract: "X" }] }],
    ["points that are no number", { ...whole, deals: [{ ...deal(1), points: "3" }] }],
    ["a time beyond all dates", { ...whole, deals: [deal(1, { at: 9e15 })] }],
    ["a preset with a tag in it", { ...whole, preset: "<b>" }],
    ["an option that is none", { ...whole, changed: ["=1+1"] }],
  ])("%s is no game", (_, value) => expect(readGame(value)).toBeNull());

  it("a game is read as it was written, without fields that nobody knows", () => {
    expect(readGame(JSON.parse(JSON.stringify({ ...whole, colour: "red" })))).toEqual(whole);
  });

  it("an earlier version lacks what came later", () => {
    const { skip: _, score: __, ...early } = whole;
    const { claimed: _a, paid: _b, ranks: _c, ranked: _d, ...earlyDeal } = deal(1);
    expect(readGame({ ...early, deals: [earlyDeal] })).toEqual(whole);
  });
});

describe("the keeper", () => {
  const shelf = async (...values: { table: string }[]): Promise<MemoryShelf> => {
    const made = new MemoryShelf();
    await made.replace(values);
    return made;
  };
  const keeperOf = (made: MemoryShelf): Keeper => new Keeper(async () => made);
  const tables = async (keeper: Keeper): Promise<string[]> =>
    (await keeper.read()).games.map((one) => `${one.table}:${one.deals.map((each) => each.deal).join("")}`);

  it("counts a deal once, however often it is shown", async () => {
    const keeper = keeperOf(await shelf());
    const frame = state({}, { seq: 90, sheet: [row(1)] });
    await Promise.all([keeper.count(frame), keeper.count(frame), keeper.count({ ...frame, seq: 95 })]);
    await keeper.count(state({}, { seq: 120, sheet: [row(1), row(2)] }));
    expect(await tables(keeper)).toEqual(["t1:12"]);
  });

  it("leaves what it cannot read where it is, until it is removed", async () => {
    const broken = { table: "t0", v: 1, deals: "?" };
    const keeper = keeperOf(await shelf(broken, game("t2", [deal(1)])));
    expect((await keeper.read()).unread).toEqual([broken]);
    await keeper.count(state({}, { sheet: [row(1)] }));
    expect((await keeper.read()).unread).toEqual([broken]);
    await keeper.tidy();
    expect((await keeper.read()).unread).toEqual([]);
    expect(await tables(keeper)).toEqual(["t2:1", "t1:1"]);
  });

  it("does not write over a game of a later version", async () => {
    const later = { ...game("t1", [deal(1)]), v: 2 };
    const keeper = keeperOf(await shelf(later));
    await keeper.count(state({}, { seq: 99, sheet: [row(1), row(2)] }));
    expect((await keeper.read()).unread).toEqual([later]);
  });

  it("forgets, does not count the same deals again, and can take it back", async () => {
    const keeper = keeperOf(await shelf());
    await keeper.count(state({}, { seq: 90, sheet: [row(1), row(2)] }));
    const before = await keeper.forget();
    await keeper.count(state({}, { seq: 91, sheet: [row(1), row(2)] }));
    expect(await tables(keeper)).toEqual([]);
    await keeper.count(state({}, { seq: 120, sheet: [row(1), row(2), row(3)], winners: [1], score: 30 }));
    expect(await tables(keeper)).toEqual(["t1:3"]);
    expect((await keeper.read()).games[0]).toMatchObject({ over: true, won: true, score: 30 });
    await keeper.restore(before);
    expect(await tables(keeper)).toEqual(["t1:123"]);
    expect((await keeper.read()).games[0]).toMatchObject({ over: true, skip: 0 });
  });

  it("does not count a game as finished whose deals were all forgotten", async () => {
    const keeper = keeperOf(await shelf());
    const end = state({}, { seq: 90, sheet: [row(1)], winners: [1] });
    await keeper.count(end);
    await keeper.forget();
    await keeper.count({ ...end, seq: 91 });
    expect((await keeper.read()).games).toEqual([]);
  });

  it("merges without doubles, and the fuller game stays", async () => {
    const keeper = keeperOf(
      await shelf(game("a", [deal(1), deal(2)]), game("b", [deal(1)], { over: false })),
    );
    const merged = await keeper.merge([
      game("a", [deal(1)]),
      game("b", [deal(1), deal(2)]),
      game("c", [deal(1)]),
      game("c", [deal(1)]),
    ]);
    expect(merged).toEqual({ added: 1, renewed: 1, known: 2 });
    expect(await tables(keeper)).toEqual(["a:12", "b:12", "c:1"]);
  });

  it("keeps as long as the page is open where the browser keeps nothing", async () => {
    const keeper = new Keeper(() => Promise.reject(new Error("refused")));
    await keeper.count(state({}, { sheet: [row(1)] }));
    expect(await keeper.read()).toMatchObject({ lasting: false, games: [{ table: "t1" }] });
  });
});
