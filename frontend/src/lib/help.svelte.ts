/** What helps a player against computer players; all of it is the server's, the page only asks. */

import { NO_CHOICES } from "./actions";
import { app } from "./app.svelte";
import type { Card } from "./cards";
import { bringsClaim } from "./game";
import { hintedCards, hintedTile, hintLine } from "./hints";
import type { Frame, Hint, Refusal } from "./protocol";
import type { TableModel } from "./table.svelte";
import { claimLine } from "./words";

export class Help {
  /** Whether the last cards lie face up because a player has claimed the rest. */
  claimed = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint has been asked for and is under way. */
  asking = $state(false);
  /** The id of the last request. */
  private asked: string | null = null;
  /** The place in the log since which the deal counts for no ranking. */
  warned = $state(-1);
  /** Whether the hint is shown with what the other cards would bring. */
  compare = $state(false);

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

  /** The hint that fits what is on the table. */
  get shown(): Hint | null {
    const { frame, sent } = this.model;
    return this.hint !== null && sent === null && this.hint.seq === frame?.seq ? this.hint : null;
  }

  /** Whether a hint can be asked for: it is the player's turn. */
  get canAsk(): boolean {
    return this.model.view?.to_act === this.model.you && this.model.choices !== NO_CHOICES;
  }

  /** The cards and the tile that the hint points out. */
  get cards(): ReadonlySet<Card> {
    return new Set(this.shown === null ? [] : hintedCards(this.shown.action));
  }

  get tile(): string | null {
    return this.shown === null ? null : hintedTile(this.shown.action).tile;
  }

  /** Asks for a hint; `compare` shows what the other cards would bring, too. Acting before it comes is no harm. */
  ask(compare = false): void {
    const { model } = this;
    if (this.shown !== null) {
      this.compare ||= compare;
      model.voice.say(hintLine(this.shown, model.spoken));
      return;
    }
    if (model.sent !== null || this.asking) return;
    model.pacer.flush();
    if (model.frame === null || model.frame.view.to_act !== model.you) {
      model.complain({ code: "not_your_turn" });
      return;
    }
    this.compare = compare;
    this.asked = model.send({ t: "hint", seq: model.frame.seq });
    this.asking = true;
  }

  /** The hint has come; one that is late is let go. */
  advised(hint: Hint): void {
    if (hint.id !== this.asked) return;
    this.asking = false;
    const { model } = this;
    if (model.sent !== null) return;
    model.pacer.flush();
    if (model.frame?.seq !== hint.seq) return;
    const { to } = hintedTile(hint.action);
    if (to !== null) model.giveTo = to;
    this.hint = hint;
    model.voice.say(hintLine(hint, model.spoken));
  }

  dismiss(): void {
    this.hint = null;
  }

  /** A request for a hint was refused. */
  refused(refusal: Refusal): void {
    if (refusal.id !== this.asked) return;
    this.asking = false;
    this.model.complain(refusal);
  }

  /** Says what a new frame means for the player beside the game itself. */
  notice(frame: Frame, before: Frame | null): void {
    // After a break in the connection the answer may never come: the player may ask again.
    if (frame.t === "state") this.asking = false;
    if (bringsClaim(frame)) this.model.voice.say(claimLine(frame, this.model.names, app.t));
    if (before === null || before.view.deal !== frame.view.deal) return;
    const lines: string[] = [];
    if (frame.view.events.length < before.view.events.length) lines.push(app.t("undone"));
    if (frame.unranked && !before.unranked) {
      this.warned = frame.seq;
      lines.push(app.t("unranked"));
    }
    if (lines.length === 0) return;
    // A hint that comes has its own place, which lies over that of the prompt.
    if (!this.asking) this.model.note(lines.join(" "));
    else this.model.voice.say(lines.join(" "));
  }
}
