/** The sheets of this browser as the page shows them; another window's changes appear at once. */

import { type PaperSheet, readSheets, writeSheets } from "./papershelf";
import { store } from "./store";

class PaperShelf {
  sheets = $state.raw<readonly PaperSheet[]>([]);
  /** Whether what was written last was kept. */
  kept = $state(true);
  removed = $state.raw<PaperSheet | null>(null);

  constructor() {
    this.sheets = readSheets(store);
    addEventListener("storage", () => {
      this.sheets = readSheets(store);
    });
  }

  find(id: string): PaperSheet | undefined {
    return this.sheets.find((sheet) => sheet.id === id);
  }

  /** Keeps a new sheet, or one that has changed, as the first. */
  keep(sheet: PaperSheet): void {
    this.write([sheet, ...this.sheets.filter((other) => other.id !== sheet.id)]);
  }

  remove(sheet: PaperSheet): void {
    this.removed = sheet;
    this.write(this.sheets.filter((other) => other.id !== sheet.id));
  }

  /** Brings back what was removed last. */
  restore(): void {
    if (this.removed !== null) this.keep(this.removed);
    this.removed = null;
  }

  private write(sheets: readonly PaperSheet[]): void {
    this.sheets = sheets;
    this.kept = writeSheets(store, sheets);
  }
}

export const shelf = new PaperShelf();
