/** Whether somebody is there: whether the page is in sight, when it was touched last, and with what. */

const IDLE = 5000;

export type Input = "keys" | "mouse" | "touch";

export class Attention {
  /** Whether another tab or window covers the page. */
  hidden = $state(false);
  /** What was used last; null before anything was. */
  input = $state<Input | null>(null);
  private touched = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether a sign that it is his turn would tell the player something. */
  get away(): boolean {
    return this.hidden || this.now() - this.touched > IDLE;
  }

  note(input: Input): void {
    this.input = input;
    this.touched = this.now();
  }

  /** Begins to watch; `data-input` on the root lets app.css know what is used. */
  watch(): void {
    this.hidden = document.hidden;
    document.addEventListener("visibilitychange", () => {
      this.hidden = document.hidden;
    });
    const note = (input: Input): void => {
      this.note(input);
      document.documentElement.dataset.input = input;
    };
    const early = { capture: true, passive: true };
    addEventListener("keydown", () => note("keys"), early);
    addEventListener(
      "pointerdown",
      (event) => note(event.pointerType === "mouse" ? "mouse" : "touch"),
      early,
    );
  }
}

export const attention = new Attention();
