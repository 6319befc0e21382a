import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Frame, Hint } from "../src/lib/protocol";
import { state, update } from "./frames";
import { freshPage, sent, sit } from "./seated";

freshPage();

describe("taking back", () => {
  const undo = (): HTMLElement => screen.getByRole("button", { name: "Undo" });

  it("asks the server, and says once that the deal is out of the ranking", async () => {
    const model = await sit(state({}, { can_undo: true }));
    await fireEvent.click(undo());
    expect(sent).toEqual([{ t: "undo", seq: 10 }]);
    await fireEvent.keyDown(window, { key: "z" });
    expect(sent).toHaveLength(1);
    model.receive(state({}, { seq: 11, unranked: true }));
    await tick();
    expect(document.querySelector("[data-prompt]")?.textContent).toBe(
      "This deal no longer counts for the ranking.",
    );
    expect(undo().getAttribute("aria-disabled")).toBe("true");
    model.stop();
  });

  it("shows first what is still to be shown, and takes back with the latest place in the log", async () => {
    const model = await sit(state({ to_act: 2 }, { legal: [], can_undo: true }));
    model.receive(update(model.frame as Frame, [{ type: "played", seat: 2, card: "S2" }], { to_act: 1 }));
    await fireEvent.keyDown(window, { key: "z" });
    expect(sent).toEqual([{ t: "undo", seq: 11 }]);
    model.stop();
  });

  it("says so where there is nothing to take back", async () => {
    const model = await sit(state());
    await fireEvent.click(undo());
    expect(sent).toEqual([]);
    expect(document.querySelector("[data-prompt]")?.textContent).toBe("There is nothing to take back.");
    model.stop();
  });
});

describe("claiming the rest", () => {
  const button = (): HTMLElement | null => document.querySelector("[data-action=claim]");
  const events = [
    { type: "played", seat: 1, card: "SA" },
    { type: "played", seat: 2, card: "S2" },
    { type: "played", seat: 0, card: "C3" },
    { type: "trick", winner: 1 },
    { type: "scored", tricks: [0, 16, 0], points: [-3, 8, -5], totals: [-3, 8, -5] },
  ] as const;

  it("is offered only where the server says that it is sure", async () => {
    await sit(state());
    expect(button()).toBeNull();
    await fireEvent.keyDown(window, { key: "c" });
    expect(sent).toEqual([]);
    expect(document.querySelector("[data-prompt]")?.textContent).toBe("The rest is not certain.");
  });

  it("shows the last cards face up before the score, and reads out one line", async () => {
    const model = await sit(state({}, { can_claim: true }));
    expect(button()?.textContent).toContain("Claim the rest");
    await fireEvent.keyDown(window, { key: "c" });
    expect(sent).toEqual([{ t: "claim", seq: 10 }]);
    const over = { phase: "over", hand: [], to_act: null } as const;
    model.receive(
      update(model.frame as Frame, events, over, { claimed: 1, can_claim: false, can_next: true }),
    );
    await tick();
    const shown = document.querySelector("[data-panel=claimed]");
    expect(shown?.querySelectorAll("[data-card]")).toHaveLength(3);
    expect(shown?.textContent).toContain("You take the rest.");
    expect(document.querySelector("[data-panel=sheet]")).toBeNull();
    expect(document.querySelector("[role=log]")?.textContent).not.toContain("ace of spades");
    await fireEvent.keyDown(window, { key: " " });
    expect(document.querySelector("[data-panel=sheet]")).not.toBeNull();
    model.stop();
  });

  it("is called giving up the rest in no tricks", async () => {
    await sit(state({ contract: "MIS" }, { can_claim: true }));
    expect(button()?.textContent).toContain("Give up the rest");
  });
});

describe("hints", () => {
  const given: Hint = {
    t: "hint",
    id: "id1",
    seq: 10,
    action: "play SA",
    why: "cheapest",
    card: "SA",
    keep: null,
    suit: "S",
    count: null,
    losses: [
      { card: "SA", points: 0 },
      { card: "S9", points: 0.84 },
    ],
  };
  const box = (): Element | null => document.querySelector("[data-panel=hint]");

  it("are asked for, say what and why, point the card out, and go when a card is played", async () => {
    const model = await sit(state());
    await fireEvent.keyDown(window, { key: "h" });
    expect(sent).toEqual([{ t: "hint", seq: 10 }]);
    model.help.advised(given);
    await tick();
    expect(box()?.textContent).toContain("Hint: ♠A. The cheapest card that takes the trick.");
    expect(box()?.textContent).not.toContain("0.8");
    expect(document.querySelector("[data-hinted]")?.getAttribute("data-card")).toBe("SA");
    expect(document.querySelector("[role=log]")?.textContent).toContain("Hint: ace of spades.");
    await fireEvent.keyDown(window, { key: "H", shiftKey: true });
    expect(box()?.textContent).toContain("nine of spades −0.8");
    await fireEvent.click(document.querySelector('[data-card="S9"]') as HTMLElement);
    expect(box()).toBeNull();
    expect(sent.at(-1)).toEqual({ t: "act", seq: 10, action: "play S9" });
    model.stop();
  });

  it("that come late, or for another question, are let go", async () => {
    const model = await sit(state());
    await fireEvent.keyDown(window, { key: "h" });
    model.help.advised({ ...given, id: "other" });
    await fireEvent.click(document.querySelector('[data-card="S9"]') as HTMLElement);
    model.help.advised(given);
    await tick();
    expect(box()).toBeNull();
    model.stop();
  });

  it("say with the first of a deal that it is out of the ranking", async () => {
    const model = await sit(state());
    await fireEvent.keyDown(window, { key: "h" });
    model.receive(update(model.frame as Frame, [], {}, { unranked: true }));
    model.help.advised({ ...given, seq: 11 });
    await tick();
    expect(box()?.textContent).toContain("This deal no longer counts for the ranking.");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(box()).toBeNull();
    model.stop();
  });

  it("can be asked for again after a break in the connection", async () => {
    const model = await sit(state());
    await fireEvent.keyDown(window, { key: "h" });
    await fireEvent.keyDown(window, { key: "h" });
    expect(sent).toHaveLength(1);
    model.receive(state());
    await fireEvent.keyDown(window, { key: "h" });
    expect(sent).toHaveLength(2);
    model.help.advised({ ...given, id: "id2" });
    await tick();
    expect(box()).not.toBeNull();
    model.stop();
  });

  it("that are refused say why", async () => {
    const model = await sit(state());
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    model.refused({ t: "no", id: "id1", code: "limit" });
    await tick();
    expect(document.querySelector("[data-prompt]")?.textContent).toContain("Not so many hints");
    model.stop();
  });

  it("point out the contract, and the cards to discard", async () => {
    const trick = { leader: 0, cards: [] };
    const model = await sit(
      state({ phase: "contract", contract: null, trick }, { legal: ["contract S", "contract D"] }),
    );
    await fireEvent.keyDown(window, { key: "h" });
    model.help.advised({
      ...given,
      action: "contract D",
      why: "contract_long",
      suit: "D",
      count: 3,
      losses: [],
    });
    await tick();
    expect(document.querySelector("[data-contract=D]")?.hasAttribute("data-hinted")).toBe(true);
    model.receive(state({ phase: "discard", trick }, { seq: 12, legal: ["discard 4"] }));
    await fireEvent.keyDown(window, { key: "h" });
    model.help.advised({ ...given, id: "id2", seq: 12, action: "discard D5 C8 CK SJ", why: "discard_low" });
    await tick();
    expect(document.querySelectorAll(".hand [data-hinted]")).toHaveLength(4);
    model.stop();
  });
});
