/** What a screen reader is told about a table: the polite log and the call that it is the player's turn. */

import { Announcer } from "./announcer";
import { app } from "./app.svelte";
import type { Frame } from "./protocol";
import { eventLine, type Speech, spokenEvents, trickLine } from "./words";

const KEPT = 30;

export class Voice {
  /** The lines of the log region, the newest last. */
  log = $state.raw<readonly string[]>([]);
  /** What is said at once. */
  call = $state("");

  private readonly announcer = new Announcer({
    log: (text) => {
      this.log = [...this.log.slice(-KEPT), text];
    },
    alert: (text) => {
      this.call = text;
    },
  });

  say(text: string): void {
    this.announcer.say(text);
  }

  /** Tells what has happened, and whether the player is to act. */
  tell(frame: Frame, before: Frame | null, speech: Speech): void {
    const { view } = frame;
    for (const event of spokenEvents(frame, before, app.settings.speech))
      this.say(
        event.type === "trick" && app.settings.speech === "trick" && frame.last_trick !== null
          ? trickLine(frame.last_trick, speech)
          : (eventLine(event, view, speech) ?? ""),
      );
    // A step in which nothing happened is a hint that was asked for.
    if (frame.events?.length === 0) return;
    const turn = view.to_act === speech.you;
    if (!turn || (before?.view.to_act === speech.you && before.seq === frame.seq)) return;
    const number = view.tricks.reduce((sum, won) => sum + won, 1);
    this.announcer.alert(app.t(view.phase === "play" ? "your-turn-card" : "your-turn", { number }));
  }
}
