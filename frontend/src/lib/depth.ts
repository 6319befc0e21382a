/**
 * How far down the pages of the history were read. The browser goes back there by itself only if the page has its height
 * at once, and here a page may have to be loaded first.
 */

const FRAMES = 60;

interface Entry {
  entry: number;
}

class Depth {
  private readonly known = new Map<number, number>();
  private entry = 0;

  /** Marks the entry where the page begins, and notes from now on how far down the player is. */
  watch(): void {
    this.entry = this.marked(history.state) ?? 0;
    history.replaceState({ entry: this.entry } satisfies Entry, "");
    addEventListener("scroll", () => this.known.set(this.entry, scrollY), { passive: true });
  }

  /** Adds an entry to the history in place of all that came after this one; it begins at the top. */
  push(path: string): void {
    this.known.set(this.entry, scrollY);
    this.entry++;
    this.known.set(this.entry, 0);
    history.pushState({ entry: this.entry } satisfies Entry, "", path);
  }

  /** The history has gone to another entry: as soon as its page is long enough, it is shown where it was left. */
  async back(state: unknown): Promise<void> {
    const entry = this.marked(state);
    if (entry === null) return;
    this.entry = entry;
    const depth = this.known.get(entry);
    if (depth === undefined) return;
    for (let frame = 0; frame < FRAMES && this.entry === entry; frame++) {
      await new Promise(requestAnimationFrame);
      if (document.documentElement.scrollHeight - innerHeight < depth) continue;
      scrollTo(0, depth);
      return;
    }
  }

  private marked(state: unknown): number | null {
    const entry = (state as Partial<Entry> | null)?.entry;
    return typeof entry === "number" ? entry : null;
  }
}

export const depth = new Depth();
