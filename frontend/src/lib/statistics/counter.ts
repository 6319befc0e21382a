/** Counts what a table shows, whenever more of it is finished or something was taken back. */

import type { Frame } from "../protocol";

export class Counter {
  private counted = "";

  /** Looks at a frame; the statistics are loaded when there is something to count. */
  see(frame: Frame): void {
    const { sheet, winners } = frame;
    const state = sheet.length === 0 && this.counted === "" ? "" : `${sheet.length} ${winners?.join() ?? ""}`;
    if (state === this.counted) return;
    this.counted = state;
    // A browser that refuses to keep anything still plays.
    void import("./keep").then(({ keeper }) => keeper.count(frame)).catch(() => undefined);
  }
}
