import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { type Arrivals, arrive, NO_ARRIVALS } from "../src/lib/arrivals";
import { withoutKitty } from "../src/lib/game";
import type { Event, Frame } from "../src/lib/protocol";
import type { TableModel } from "../src/lib/table.svelte";
import { state, update } from "./frames";
import { freshPage, sit } from "./seated";

freshPage();

const KITTY = ["S7", "H7", "D7", "C7"];
const MOVED: readonly Event[] = [
  { type: "moved", from: 2, to: 1, card: "C8" },
  { type: "moved", from: 1, to: 2, card: "CA" },
];
const mine: Event = { type: "kitty", seat: 1, cards: KITTY, shown: true };

/** The exchange has just ended for a player who pays, with the kitty that he takes. */
async function paid(): Promise<TableModel> {
  const sheet = [{ points: [1, -1, 0], totals: [1, -1, 0] }] as unknown as Frame["sheet"];
  const trick = { leader: 1, cards: [] };
  const claims = [{ from: 1, to: 2, left: 1 }] as const;
  const card_counts = [11, 11, 11];
  const model = await sit(
    state({ phase: "exchange", claims, to_act: 2, trick, card_counts }, { sheet, legal: [] }),
  );
  const before = model.frame as Frame;
  const events = [...MOVED, mine];
  const hand = [...before.view.hand, ...KITTY];
  const view = { phase: "discard", claims: [], to_act: 1, events, hand, card_counts: [11, 15, 11] } as const;
  model.receive(update(before, events, view, { legal: ["discard 4"] }));
  model.advance();
  await tick();
  return model;
}

const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".hand [data-card]")].map((one) => one.dataset.card);
const dotted = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".hand [data-card]:has(.new)")].map((one) => one.dataset.card);

describe("a kitty that comes with the end of the exchange", () => {
  it("is not in the hand before the exchange has been looked at, then it alone is marked", async () => {
    const model = await paid();
    expect(model.taken).toBe(true);
    expect(shown()).toHaveLength(11);
    expect(document.querySelector(".hand .backs")).toBeNull();
    expect(dotted()).toEqual(["C8"]);
    await fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(shown()).toHaveLength(15);
    expect(dotted().sort()).toEqual([...KITTY].sort());
    expect(model.slots).toHaveLength(15);
    model.stop();
  });

  it("stays in the hand where it was taken before the exchange, or by another", () => {
    const hand = ["SA", ...KITTY];
    const seen = (events: readonly Event[]): number => withoutKitty(state({ hand, events }).view).hand.length;
    expect(seen([...MOVED, mine])).toBe(1);
    expect(seen([mine, ...MOVED])).toBe(5);
    expect(seen([...MOVED, { ...mine, seat: 2 } as Event])).toBe(5);
  });
});

describe("what is new", () => {
  const fresh = (before: Arrivals, events: readonly Event[], taken: boolean): string[] =>
    [...arrive(before, state({ phase: "discard", events }), taken).fresh].sort();

  it("is the kitty alone as soon as it has come, but for who has still to look at the exchange", () => {
    expect(fresh(NO_ARRIVALS, MOVED, false)).toEqual(["C8"]);
    expect(fresh(NO_ARRIVALS, [...MOVED, mine], false)).toEqual([...KITTY].sort());
    expect(fresh(NO_ARRIVALS, [...MOVED, mine], true)).toEqual(["C8", ...KITTY].sort());
  });
});
