import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { translator } from "../src/lib/i18n";
import { blankClaims } from "../src/lib/paperblank";
import { enter, NOTHING_ENTERED, nextOpen, problemOf, tricksOf } from "../src/lib/paperentry";
import { optionsOf, standingOf } from "../src/lib/papergame";
import {
  type PaperSheet,
  readNames,
  readSheets,
  undone,
  withDeal,
  withEdit,
  withMisdeal,
  writeSheets,
} from "../src/lib/papershelf";
import { PAPER_PRESETS, type Triple } from "../src/lib/papertable";
import { exchangeWords, sheetText } from "../src/lib/papertext";

const en = translator("en", readFileSync("../src/threefiveeight/locales/en.ftl", "utf8"));
const deal = (...tricks: number[]) => ({ contract: null, tricks: tricks as unknown as Triple });

function sheet(preset = "three-five-eight"): PaperSheet {
  const options = optionsOf(PAPER_PRESETS[preset] as never);
  const names = ["Ada", "Ben", "Cleo"] as const;
  return { id: "s1", made: 0, names, preset, first: 0, options, deals: [], misdeals: 0, past: [] };
}

function store(text: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
}

describe("entering tricks", () => {
  test("two numbers are enough, the third is what is left", () => {
    const two = enter(enter(NOTHING_ENTERED, 0, 4, 16), 1, 9, 16);
    expect(two.tricks).toEqual([4, 9, 3]);
    expect(tricksOf(two, 16)).toEqual([4, 9, 3]);
    expect(enter(two, 1, 8, 16).tricks).toEqual([4, 8, 4]);
  });
  test("the next player is asked for until all have a number", () => {
    const one = enter(NOTHING_ENTERED, 2, 4, 16);
    expect(nextOpen(one, 2)).toBe(0);
    expect(nextOpen(enter(one, 0, 4, 16), 0)).toBe(0);
  });
  test("what cannot be is said", () => {
    const one = enter(NOTHING_ENTERED, 0, 4, 16);
    expect(problemOf(one, 16)).toEqual({ code: "missing" });
    expect(problemOf(enter(one, 1, 13, 16), 16)).toEqual({ code: "sum", sum: 17, all: 16 });
    expect(problemOf(enter(one, 1, 17, 16), 16)).toEqual({ code: "range", all: 16 });
    expect(problemOf(enter(one, 1, Number.NaN, 16), 16)).toEqual({ code: "range", all: 16 });
    const all = enter(enter(enter(NOTHING_ENTERED, 0, 4, 16), 1, 9, 16), 2, 4, 16);
    expect(problemOf(all, 16)).toEqual({ code: "sum", sum: 17, all: 16 });
  });
});

describe("a sheet", () => {
  test("a misdeal leaves dealer and claims as they are", () => {
    const before = withDeal(sheet(), deal(5, 9, 2));
    const after = withMisdeal(before);
    expect(standingOf(after).next).toEqual(standingOf(before).next);
    expect(withDeal(after, deal(3, 8, 5)).deals[1]?.misdeals).toBe(1);
  });
  test("however long the evening was, it is read back whole", () => {
    let long: PaperSheet = { ...sheet(), options: { ...sheet().options, end_deals: null, end_total: 999 } };
    for (let i = 0; i < 130; i++) long = withDeal(long, deal(5, 6, 5));
    for (let i = 0; i < 130; i++) long = withMisdeal(long);
    const many = Array.from({ length: 70 }, (_, i) => ({ ...sheet(), id: `s${i}` }));
    const memory = store();
    expect(writeSheets(memory, [long, ...many])).toBe(true);
    const read = readSheets(memory);
    expect(read).toHaveLength(71);
    expect(read[0]?.deals).toEqual(long.deals);
  });
  test("every change can be undone, one after the other", () => {
    const one = withDeal(sheet(), deal(5, 9, 2));
    const two = withEdit(withDeal(one, deal(3, 8, 5)), 0, deal(4, 8, 4));
    expect(standingOf(two).rows[0]?.points).toEqual([1, 0, -1]);
    expect(undone(undone(two)).deals).toEqual(one.deals);
    expect(undone(undone(undone(two))).deals).toEqual([]);
    expect(undone(sheet())).toEqual(sheet());
  });
  test("three different names are needed", () => {
    expect(readNames([" Ada ", "Ben", "Cleo"])).toEqual(["Ada", "Ben", "Cleo"]);
    expect(readNames(["Ada", "ada", "Cleo"])).toBeNull();
    expect(readNames(["Ada", "  ", "Cleo"])).toBeNull();
  });
});

describe("what is kept", () => {
  test("comes back as it was", () => {
    const kept = store();
    const sheets = [withMisdeal(withDeal(sheet("sergeant-major"), deal(9, 4, 3)))];
    expect(writeSheets(kept, sheets)).toBe(true);
    expect(readSheets(kept)).toEqual(sheets);
  });
  test.each([
    ["a broken text", "{"],
    ["nothing", null],
    ["another kind", "[1, 2]"],
    ["no list", '{"sheets": 5}'],
  ])("%s is no sheet", (_, text) => {
    expect(readSheets(store(text))).toEqual([]);
  });
  test.each([
    ["an unknown game", { preset: "constructor" }],
    ["two names", { names: ["Ada", "Ben"] }],
    ["a seat that is none", { first: 3 }],
    ["too many tricks", { deals: [{ ...deal(9, 9, 9), misdeals: 0 }] }],
    ["a contract that is none", { deals: [{ ...deal(4, 8, 4), contract: "X", misdeals: 0 }] }],
    ["a game without an end", { options: { ...sheet().options, end_deals: null } }],
    ["an id that is none", { id: "../x" }],
  ])("a sheet with %s is left out, the others stay", (_, change) => {
    const kept = store(JSON.stringify({ version: 1, sheets: [{ ...sheet(), ...change }, sheet()] }));
    expect(readSheets(kept)).toEqual([sheet()]);
  });
  test("a browser that keeps nothing is noticed", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(writeSheets(full, [sheet()])).toBe(false);
  });
});

describe("in words", () => {
  const words = (kept: PaperSheet) => exchangeWords(kept, standingOf(kept).next as never, en);
  test("the first deal has no exchange", () => {
    expect(words(sheet())).toMatchObject({ lines: [], notes: ["None in the first deal."] });
  });
  test("two who are up go one after the other, the higher target first", () => {
    const shown = words(withDeal(sheet(), deal(5, 5, 6)));
    // The worked example of docs/rules.md: seat 2 gets 1 from 1, then seat 0 gets 2 from 1.
    expect(shown.lines).toEqual(["Ben gives Cleo 1 card", "Ben gives Ada 2 cards"]);
    expect(shown.ordered).toBe(true);
  });
  test("one who is up chooses the order", () => {
    const shown = words(withDeal(sheet(), deal(7, 7, 2)));
    expect(shown.lines).toEqual(["Cleo gives Ada 3 cards", "Ben gives Ada 1 card"]);
    expect(shown.ordered).toBe(false);
    expect(shown.notes[0]).toBe("Ada chooses the order, card by card.");
  });
  test("the text that is shared names every deal", () => {
    const kept = withDeal(withDeal(sheet(), deal(5, 5, 6)), { ...deal(8, 3, 5), contract: "MIS" });
    expect(sheetText(kept, standingOf(kept), { t: en, language: "en" })).toBe(
      [
        "3-5-8, 2 deals: Ada −1, Ben +2, Cleo −1.",
        "1. – 5/3 5/8 6/5: Ada +2, Ben −3, Cleo +1",
        "2. No tricks 8/5 3/8 5/3: Ada −3, Ben +5, Cleo −2",
      ].join("\n"),
    );
  });
});

test("the printed table names who goes first, or that it is the most points", () => {
  const rows = blankClaims(PAPER_PRESETS["three-five-eight"] as never);
  expect(rows.map((row) => row.signs.join(""))).toEqual(["−++", "+−+", "++−", "+−−", "−+−", "−−+"]);
  // New target: eldest has 8, third 5, dealer 3.
  expect(rows.slice(0, 3).map((row) => row.steps.map((step) => step.to))).toEqual([
    [1, 2],
    [2, 0],
    [1, 0],
  ]);
  expect(rows.some((row) => row.most)).toBe(false);
  expect(
    blankClaims(PAPER_PRESETS["sergeant-major"] as never)
      .slice(0, 3)
      .every((row) => row.most),
  ).toBe(true);
});
