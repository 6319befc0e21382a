/**
 * What a screen reader is told, one message after the other: a live region that changes too fast loses words.
 * The same text twice in a row is made to differ, or it would not be read again.
 */

export interface Region {
  /** Adds a line to the polite log. */
  log(text: string): void;
  /** Says something now. */
  alert(text: string): void;
}

const GAP = 350;
const MOST_WAITING = 12;
/** Invisible and unspoken. */
const TWIN = "\u200b";

export class Announcer {
  private readonly waiting: string[] = [];
  private last = "";
  private lastAlert = "";
  private running = false;

  constructor(
    private readonly region: Region,
    private readonly later: (run: () => void, ms: number) => unknown = (run, ms) => setTimeout(run, ms),
  ) {}

  /** Queues a polite message; when too many wait, the oldest are dropped. */
  say(text: string): void {
    if (text === "") return;
    this.waiting.push(text);
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
    if (!this.running) this.next();
  }

  /** Says at once what the player must know: it is his turn. */
  alert(text: string): void {
    this.lastAlert = text === this.lastAlert ? text + TWIN : text;
    this.region.alert(this.lastAlert);
  }

  private next(): void {
    const text = this.waiting.shift();
    this.running = text !== undefined;
    if (text === undefined) return;
    this.last = text === this.last ? text + TWIN : text;
    this.region.log(this.last);
    this.later(() => this.next(), GAP);
  }
}
