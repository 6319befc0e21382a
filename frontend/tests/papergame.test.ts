import { describe, expect, test } from "vitest";
import { optionsOf, type PaperGame, type PaperOptions, standingOf } from "../src/lib/papergame";
import { claimsFor, PAPER_PRESETS, pointsFor, type Triple } from "../src/lib/papertable";
import type { Contract } from "../src/lib/protocol";
import golden from "./golden/papers.json";

type Step = {
  dealer: number;
  contract: Contract;
  tricks: Triple;
  claims: [number, number, number][];
  winners: number[];
  contenders: number[];
};
const RESULTS = golden.results as Record<string, string[]>;
const GAMES = golden.games as unknown as {
  preset: string;
  first: number;
  options: PaperOptions;
  steps: Step[];
}[];

/** A line as Python wrote it, from what the page shows of a game in which seat 0 dealt this result. */
function lineOf(preset: string, tricks: Triple): string {
  const known = PAPER_PRESETS[preset];
  if (known === undefined) throw new Error(preset);
  const parts = (["S", "MIS"] as const).flatMap((contract) => {
    const options = {
      ...optionsOf(known),
      end_tricks: null,
      end_total: null,
      end_floor: null,
      end_deals: 99,
    };
    const deals = [{ contract, tricks, misdeals: 0 }];
    const { rows, next } = standingOf({ preset, first: 0, options, deals });
    const claims = next?.claims.map((claim) => `${claim.from}>${claim.to}:${claim.cards}`).join(" ");
    return [rows[0]?.points?.join(" "), claims];
  });
  return [tricks.join(" "), ...parts].join("|");
}

describe("all results, compared with the rules", () => {
  test.each(Object.keys(RESULTS))("of %s", (preset) => {
    const wanted = RESULTS[preset] ?? [];
    const shown = wanted.map((line) => lineOf(preset, line.split("|")[0]?.split(" ").map(Number) as never));
    expect(shown).toEqual(wanted);
    expect(wanted.length).toBe(preset === "six-three-eight" ? 171 : 153);
  });
});

test("whole games under random options are those of the rules, step by step", () => {
  for (const { preset, first, options, steps } of GAMES) {
    const deals = steps.map(({ contract, tricks }) => ({ contract, tricks, misdeals: 0 }));
    const game = (count: number): PaperGame => ({ preset, first, options, deals: deals.slice(0, count) });
    steps.forEach((step, i) => {
      const before = standingOf(game(i));
      const after = standingOf(game(i + 1));
      const { claims, winners, contenders, ...row } = step;
      expect(before.next?.dealer).toBe(step.dealer);
      expect(before.next?.claims.map(({ from, to, cards }) => [from, to, cards])).toEqual(claims);
      expect(after.rows[i]).toMatchObject(row);
      expect(after.winners).toEqual(winners);
      expect(after.next?.contenders ?? []).toEqual(contenders);
    });
  }
});

test("a result that cannot be has no points", () => {
  expect(pointsFor([3, 8, 5], false, [3, 8, 6])).toBeNull();
  expect(pointsFor([3, 8, 5], false, [-1, 9, 8])).toBeNull();
  expect(pointsFor([3, 8, 5], false, [3, 8, 5])).toEqual([0, 0, 0]);
  expect(claimsFor("most_up", [8, 5, 3], [0, 0, 0])).toEqual([]);
});

test("deals after the end of the game are not counted", () => {
  const options = { ...optionsOf(PAPER_PRESETS["three-five-eight"] as never), end_deals: 1 };
  const deal = { contract: null, tricks: [4, 8, 4] as Triple, misdeals: 0 };
  const shown = standingOf({ preset: "three-five-eight", first: 0, options, deals: [deal, deal] });
  expect(shown).toMatchObject({ winners: [0], beyond: 1, next: null, totals: [1, 0, -1] });
});

test("a contract that the chooser has named is told when it is his turn again", () => {
  const options = optionsOf(PAPER_PRESETS["three-five-eight"] as never);
  const deals = (["H", "S", "D"] as const).map((contract) => ({
    contract,
    tricks: [5, 5, 6] as Triple,
    misdeals: 0,
  }));
  const { next } = standingOf({ preset: "three-five-eight", first: 0, options, deals });
  expect(next).toMatchObject({ dealer: 0, chooser: 1, used: ["H"] });
});
