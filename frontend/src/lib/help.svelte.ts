/** What helps a player against computer players; all of it is the server's, the page only asks. */

import { app } from "./app.svelte";
import type { Frame } from "./protocol";
import type { TableModel } from "./table.svelte";

export class Help {
  constructor(private readonly model: TableModel) {}

  /** Whether the player's last decision can be taken back now. */
  get canUndo(): boolean {
    return (this.model.frame?.can_undo ?? false) && this.model.sent === null;
  }

  /** Takes the last decision back; whatever was still to be shown is shown first. */
  undo(): void {
    const { model } = this;
    if (model.sent !== null) return;
    model.pacer.flush();
    if (model.frame?.can_undo) model.command({ t: "undo", seq: model.frame.seq });
    else model.complain({ code: "no_undo" });
  }

  /** Says what a new frame means for the player beside the game itself. */
  notice(frame: Frame, before: Frame | null): void {
    if (before === null || before.view.deal !== frame.view.deal) return;
    const lines: string[] = [];
    if (frame.view.events.length < before.view.events.length) lines.push(app.t("undone"));
    if (frame.unranked && !before.unranked) lines.push(app.t("unranked"));
    if (lines.length > 0) this.model.note(lines.join(" "));
  }
}
