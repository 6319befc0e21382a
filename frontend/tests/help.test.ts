import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Table from "../src/components/Table.svelte";
import { app } from "../src/lib/app.svelte";
import { loadLanguage } from "../src/lib/i18n";
import type { Command, Frame } from "../src/lib/protocol";
import { DEFAULTS } from "../src/lib/settings";
import { TableModel } from "../src/lib/table.svelte";
import { state, update } from "./frames";

let sent: Command[];

beforeEach(async () => {
  localStorage.clear();
  app.settings = { ...DEFAULTS, tips: false, tipsSeen: [] };
  app.t = await loadLanguage("en");
  sent = [];
});
afterEach(cleanup);

async function sit(frame: Frame): Promise<TableModel> {
  const model = new TableModel();
  model.send = (command) => {
    sent.push(command);
    return `id${sent.length}`;
  };
  render(Table, { model });
  model.receive(frame);
  await tick();
  return model;
}

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
