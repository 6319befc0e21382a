import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Finish from "../src/components/Finish.svelte";
import { ApiError, api } from "../src/lib/api";
import { app } from "../src/lib/app.svelte";
import type { Frame } from "../src/lib/protocol";
import { TableModel } from "../src/lib/table.svelte";
import { state, update } from "./frames";
import { freshPage, sent, sit } from "./seated";

freshPage();

const card = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

describe("the hand", () => {
  it("is a group of buttons with full names, the illegal ones disabled but there", async () => {
    await sit(state());
    const hand = screen.getByRole("group", { name: "Your hand" });
    const cards = within(hand).getAllByRole("button");
    expect(cards).toHaveLength(11);
    expect(card(/^ace of spades, playable, 1 of 11$/).getAttribute("aria-disabled")).toBe("false");
    expect(card(/^ace of hearts, not playable now/).getAttribute("aria-disabled")).toBe("true");
    expect(cards.filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });

  it("plays a card with one click, at once on the table and not twice", async () => {
    const model = await sit(state());
    await fireEvent.click(card(/^ace of spades/));
    await fireEvent.click(screen.getAllByRole("button", { name: /of hearts/ })[0] as HTMLElement);
    expect(sent).toEqual([{ t: "act", seq: 10, action: "play SA" }]);
    expect(model.view?.hand).not.toContain("SA");
    expect(model.view?.trick.cards).toContain("SA");
  });

  it("leaves alone the second click of a double click if the first has hit something else", async () => {
    await sit(state({ contract: null, phase: "contract", hand: ["SA"] }, { legal: ["contract S"] }));
    const other = screen.getByRole("button", { name: "Last trick" });
    const tile = screen.getByRole("button", { name: /^Spades/ });
    await fireEvent.click(other, { detail: 1 });
    await fireEvent.click(tile, { detail: 2 });
    expect(sent).toEqual([]);
    await fireEvent.click(tile, { detail: 1 });
    expect(sent).toHaveLength(1);
  });

  it("takes a refused card back and says why", async () => {
    const model = await sit(state());
    await fireEvent.click(card(/^ace of spades/));
    model.refused({ t: "no", id: "id1", code: "stale", detail: "" });
    await tick();
    expect(model.view?.hand).toContain("SA");
    expect(document.querySelector("[data-prompt]")?.textContent).toContain("had moved on");
  });

  it("asks twice where the player wants it", async () => {
    app.settings.confirm = "always";
    await sit(state());
    await fireEvent.click(card(/^ace of spades/));
    expect(sent).toEqual([]);
    await fireEvent.click(card(/^ace of spades, selected/));
    expect(sent).toHaveLength(1);
  });

  it("says why a card cannot be played", async () => {
    await sit(state());
    await fireEvent.click(card(/^ace of hearts/));
    expect(sent).toEqual([]);
    expect(document.querySelector("[data-prompt]")?.textContent).toBe("You must follow spades.");
  });
});

describe("the hand as text", () => {
  beforeEach(() => {
    app.settings.textHand = true;
  });

  it("has a row for each suit, its cards are buttons with the same names", async () => {
    await sit(state());
    const hand = screen.getByRole("group", { name: "Your hand" });
    const rows = [...hand.querySelectorAll(".suit-row")].map((row) =>
      row.textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(rows).toEqual(["A J 9", "A Q 10", "K 8", "Q J 5"]);
    expect(card(/^ace of spades, playable, 1 of 11$/).getAttribute("aria-disabled")).toBe("false");
    expect(
      within(hand)
        .getAllByRole("button")
        .filter((one) => one.tabIndex === 0),
    ).toHaveLength(1);
    expect(document.querySelectorAll(".middle .rows li")).toHaveLength(2);
  });

  it("plays, and leads the focus along its rows", async () => {
    await sit(state());
    card(/^ace of spades/).focus();
    for (const [key, name] of [
      ["ArrowRight", "jack of spades"],
      ["ArrowDown", "ace of hearts"],
      ["ArrowDown", "king of clubs"],
      ["ArrowUp", "ace of hearts"],
      ["End", "five of diamonds"],
      ["1", "ace of spades"],
    ] as const) {
      await fireEvent.keyDown(window, { key });
      expect(document.activeElement?.getAttribute("aria-label")).toContain(name);
    }
    await fireEvent.click(card(/^jack of spades/));
    expect(sent).toEqual([{ t: "act", seq: 10, action: "play SJ" }]);
  });
});

const row = {
  deal: 1,
  dealer: 0,
  chooser: 1,
  contract: "H",
  targets: [3, 8, 5],
  tricks: [2, 9, 5],
  points: [-1, 1, 0],
  totals: [-1, 1, 0],
  playoff: false,
  at: 1_800_000_000,
  swaps: { claimed: 0, paid: 0, ranks: 0 },
  ranked: true,
} as const;

it("choosing a contract shows the used ones struck through and the limit of no tricks", async () => {
  const view = {
    phase: "contract",
    contract: null,
    used_contracts: [[], ["H"], []],
    trick: { leader: 0, cards: [] },
  } as const;
  await sit(
    state(view, {
      legal: ["contract S", "contract D", "contract C", "contract NT", "contract MIS"],
      limits: [8, 3, 5],
      sheet: [row],
    }),
  );
  expect(document.querySelector("[data-contract=H] .small")?.textContent).toMatch(/used\s*Deal 1/);
  expect(screen.getByRole("button", { name: "Hearts, already named" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  expect(screen.getByText("max 3")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Hearts, already named" }));
  await fireEvent.click(screen.getByRole("button", { name: "Diamonds: 8 to make" }));
  expect(sent).toEqual([{ t: "act", seq: 10, action: "contract D" }]);
});

it("discarding counts on the button, wants exactly four, and warns once of an ace", async () => {
  await sit(state({ phase: "discard", trick: { leader: 0, cards: [] } }, { legal: ["discard 4"] }));
  const button = (): HTMLElement => document.querySelector("[data-action=discard]") as HTMLElement;
  for (const name of [/^five of diamonds/, /^eight of clubs/, /^king of clubs/])
    await fireEvent.click(card(name));
  expect(button().textContent).toContain("Discard 3/4");
  await fireEvent.click(button());
  expect(sent).toEqual([]);
  await fireEvent.click(card(/^ace of spades/));
  await fireEvent.click(card(/^jack of spades/));
  expect(button().textContent).toContain("Discard 4/4");
  await fireEvent.click(card(/^nine of spades/));
  expect(document.querySelector("[data-prompt]")?.textContent).toBe("Exactly four cards are discarded.");
  expect(button().textContent).toContain("Discard 4/4");
  await fireEvent.click(button());
  expect(sent).toEqual([]);
  await fireEvent.click(button());
  expect(sent).toEqual([{ t: "act", seq: 10, action: "discard D5 C8 CK SA" }]);
});

it("giving a card names what comes back, and the exchange can be ended", async () => {
  const claims = [{ from: 2, to: 1, left: 2 }];
  await sit(
    state({ phase: "exchange", claims, trick: { leader: 0, cards: [] } }, { legal: ["give 2 D5", "stop"] }),
  );
  expect(screen.getByText("You get from Ben")).toBeTruthy();
  expect(screen.getByText("2 cards left")).toBeTruthy();
  await fireEvent.click(card(/^five of diamonds/));
  expect(screen.getByText("You give ♦5 and get Ben’s highest diamond.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Give five of diamonds to Ben" }));
  expect(sent).toEqual([{ t: "act", seq: 10, action: "give 2 D5" }]);
});

it("whom two players owe cards sees both on the buttons and asks the one he picks", async () => {
  const claims = [
    { from: 2, to: 1, left: 2 },
    { from: 0, to: 1, left: 1 },
  ];
  await sit(
    state(
      { phase: "exchange", claims, trick: { leader: 0, cards: [] } },
      { legal: ["name 2 H", "name 0 S", "stop"] },
    ),
  );
  expect(screen.queryByText("You get from Ben")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Ada 1 card left" }));
  await fireEvent.click(screen.getByRole("button", { name: "Ask Ada for hearts" }));
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Ask Ada for spades" }));
  expect(sent).toEqual([{ t: "act", seq: 10, action: "name 0 S" }]);
});

it("the same card going and coming is told as what it is", async () => {
  const sheet = [{ points: [1, -1, 0], totals: [1, -1, 0] }] as unknown as Frame["sheet"];
  const rules = { ...state().view.rules, exchange_mode: "give_card" } as const;
  const claims = [{ from: 1, to: 2, left: 1 }];
  const model = await sit(state({ phase: "exchange", claims, to_act: 2, rules }, { sheet, legal: [] }));
  const events = [
    { type: "moved", from: 2, to: 1, card: "CK" },
    { type: "moved", from: 1, to: 2, card: "CK" },
  ] as const;
  model.receive(update(model.frame as Frame, events, { phase: "play", claims: [], events }, { legal: [] }));
  model.advance();
  await tick();
  expect(screen.getByText("Ben gave ♣K and got it back")).toBeTruthy();
});

it("what was taken stays on the table until the player says OK, and nothing can be played before", async () => {
  const sheet = [{ points: [1, -1, 0], totals: [1, -1, 0] }] as unknown as Frame["sheet"];
  const trick = { leader: 1, cards: [] };
  const model = await sit(
    state(
      { phase: "exchange", claims: [{ from: 1, to: 2, left: 1 }], to_act: 2, trick },
      { sheet, legal: [] },
    ),
  );
  const events = [
    { type: "moved", from: 2, to: 1, card: "C8" },
    { type: "moved", from: 1, to: 2, card: "CA" },
  ] as const;
  model.receive(
    update(
      model.frame as Frame,
      events,
      { phase: "play", claims: [], to_act: 1, events },
      { legal: ["play SA"] },
    ),
  );
  model.advance();
  await tick();
  expect(screen.getByText("Ben took ♣A and gave ♣8")).toBeTruthy();
  await fireEvent.click(card(/^ace of spades/));
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText("Ben took ♣A and gave ♣8")).toBeNull();
  await fireEvent.click(card(/^ace of spades/));
  expect(sent).toEqual([{ t: "act", seq: 11, action: "play SA" }]);
});

it("a complete trick stays on the table, its tricks are counted when it is swept", async () => {
  const model = await sit(state({ to_act: 2, tricks: [1, 1, 3] }, { legal: [] }));
  const last_trick = { leader: 2, cards: ["SK", "S4", "SA"], winner: 1 };
  const events = [
    { type: "played", seat: 1, card: "SA" },
    { type: "trick", winner: 1 },
  ] as const;
  model.receive(
    update(
      model.frame as Frame,
      events,
      { tricks: [1, 2, 3], trick: { leader: 1, cards: [] } },
      { last_trick },
    ),
  );
  await tick();
  expect(document.querySelectorAll(".middle .trick li")).toHaveLength(3);
  const mine = (): string | undefined =>
    document.querySelector<HTMLElement>(".prompt [data-counter]")?.dataset.counter;
  expect(mine()).toBe("1/8");
  model.advance();
  await tick();
  expect(document.querySelectorAll(".middle .trick li")).toHaveLength(0);
  expect(mine()).toBe("2/8");
});

it("has one log, and announces the turn", async () => {
  const model = await sit(state({ to_act: 2 }, { legal: [] }));
  model.receive(
    update(
      model.frame as Frame,
      [{ type: "played", seat: 2, card: "S2" }],
      { to_act: 1 },
      { legal: ["play SA"] },
    ),
  );
  model.pacer.flush();
  await tick();
  expect(document.querySelectorAll("[role=log]")).toHaveLength(1);
  expect(document.querySelector("[role=log]")?.textContent).toContain("Ben: two of spades");
  expect(document.querySelector("[data-alert]")?.textContent).toContain("Your turn");
});

describe("the end of a deal", () => {
  const over = { phase: "over", to_act: null, hand: [], totals: [-1, 1, 0] } as const;

  it("is a real table whose sums are zero", async () => {
    const model = await sit(state(over, { sheet: [row], can_next: true, legal: [] }));
    const cells = within(screen.getByRole("table"))
      .getAllByRole("cell")
      .map((cell) => cell.textContent?.trim());
    expect(cells.slice(-4)).toEqual(["16", "16", "0", "0"]);
    await fireEvent.click(screen.getByRole("button", { name: "Next deal" }));
    expect(sent).toEqual([{ t: "next", seq: 10 }]);
    model.stop();
  });

  it("names the winners and plays again by the same rules", async () => {
    const model = new TableModel();
    model.receive(state(over, { sheet: [row], winners: [1], legal: [] }));
    const open = vi.spyOn(api, "open").mockRejectedValue(new ApiError("limit", null, ""));
    render(Finish, { model });
    expect(screen.getByRole("heading", { name: "You win!" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    expect(open.mock.calls[0]?.[0]).toMatchObject({ preset: "three-five-eight", end_deals: 3 });
    expect(open.mock.calls[0]?.[1]).toEqual(["careful", "careful"]);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be opened");
    open.mockRestore();
  });
});
