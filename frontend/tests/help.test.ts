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
