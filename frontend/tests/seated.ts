/** A table on the page, with somebody at it whose commands are written down. */

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach } from "vitest";
import Table from "../src/components/Table.svelte";
import { app } from "../src/lib/app.svelte";
import { loadLanguage } from "../src/lib/i18n";
import type { Command, Frame } from "../src/lib/protocol";
import { DEFAULTS } from "../src/lib/settings";
import { TableModel } from "../src/lib/table.svelte";

/** What has been sent in the test under way. */
export const sent: Command[] = [];

/** Before each test of a file: English, nothing kept, no tips, nothing sent. */
export function freshPage(): void {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    app.settings = { ...DEFAULTS, tips: false, tipsSeen: [] };
    app.t = await loadLanguage("en");
    sent.length = 0;
  });
  afterEach(cleanup);
}

/** Sits down at a table in the state of a frame. */
export async function sit(frame: Frame): Promise<TableModel> {
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
