/** The table of an exercise: one state, one answer, no server and no tips. */

import type { State } from "./protocol";
import { TableModel } from "./table.svelte";

export class ExerciseModel extends TableModel {
  override readonly tip = null;
  override readonly tipped = false;

  /** `answered` is told the action as the page would send it. */
  constructor(answered: (action: string) => void) {
    super();
    this.link = "open";
    this.send = (command) => {
      // The table marks what it has sent first; nobody will answer, so it need not wait.
      queueMicrotask(() => this.calmDown());
      if (command.t === "act") answered(command.action);
      return "answer";
    };
  }

  /** A card stays where it was played; a contract or a discard leaves the table as it is. */
  private calmDown(): void {
    this.acked("answer");
    if (this.sent?.card === null) this.sent = null;
  }

  /** Puts the position on the table, as if nothing had been done; the question is the only thing to answer. */
  put(state: State): void {
    this.receive({ ...state, t: "state", can_claim: false, can_undo: false });
  }
}
