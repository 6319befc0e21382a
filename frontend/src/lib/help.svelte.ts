/** What helps a player against computer players; all of it is the server's, the page only asks. */

import { app } from "./app.svelte";
import { bringsClaim } from "./game";
import type { Frame } from "./protocol";
import type { TableModel } from "./table.svelte";
import { claimLine } from "./words";

export class Help {
  /** Whether the last cards lie face up because a player has claimed the rest. */
  claimed = $state(false);

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

  /** Whether the rest of the tricks is provably the player's, in no tricks provably not. */
  get canClaim(): boolean {
    return (this.model.frame?.can_claim ?? false) && this.model.sent === null;
  }

  /** Claims the rest. */
  claim(): void {
    const { model } = this;
    if (model.sent !== null) return;
    model.pacer.flush();
    if (model.frame?.can_claim) model.command({ t: "claim", seq: model.frame.seq });
    else model.complain({ code: "not_sure" });
  }

  /** Says what a new frame means for the player beside the game itself. */
  notice(frame: Frame, before: Frame | null): void {
    if (bringsClaim(frame)) this.model.voice.say(claimLine(frame, this.model.names, app.t));
    if (before === null || before.view.deal !== frame.view.deal) return;
    const lines: string[] = [];
    if (frame.view.events.length < before.view.events.length) lines.push(app.t("undone"));
    if (frame.unranked && !before.unranked) lines.push(app.t("unranked"));
    if (lines.length > 0) this.model.note(lines.join(" "));
  }
}
