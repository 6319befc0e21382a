/**
 * Shows the states of the table one after the other, at a pace that a person can follow. The server plays for
 * the computer players at once; here each step waits, shows and holds. Nothing of it blocks the player:
 * `skip` ends the present wait, `flush` shows everything that has come.
 */

import { bringsClaim } from "./game";
import type { Event, Frame, WonTrick } from "./protocol";
import type { Settings } from "./settings";

export interface Timing {
  /** Before a computer player's card, ± 15 %. */
  readonly bot: number;
  readonly flight: number;
  /** A complete trick, from landing to sweeping; null waits for the player. */
  readonly hold: number | null;
  readonly sweep: number;
  readonly deal: number;
  /** The kitty face up; null waits for the player. */
  readonly kitty: number | null;
  /** Anything else that happens in front of all: contract, exchange; null waits for the player. */
  readonly swap: number | null;
  readonly forced: number;
  /** The last cards face up after a claim; null waits for the player. */
  readonly claim: number | null;
}

export const TIMINGS: Readonly<Record<Settings["speed"], Timing>> = {
  fast: {
    bot: 150,
    flight: 120,
    hold: 600,
    sweep: 150,
    deal: 300,
    kitty: 1500,
    swap: 400,
    forced: 200,
    claim: 1000,
  },
  normal: {
    bot: 450,
    flight: 220,
    hold: 1200,
    sweep: 300,
    deal: 900,
    kitty: 2500,
    swap: 800,
    forced: 500,
    claim: 2000,
  },
  slow: {
    bot: 900,
    flight: 350,
    hold: 2200,
    sweep: 500,
    deal: 1500,
    kitty: null,
    swap: 1200,
    forced: 900,
    claim: null,
  },
  click: {
    bot: 450,
    flight: 220,
    hold: null,
    sweep: 300,
    deal: 900,
    kitty: null,
    swap: null,
    forced: 500,
    claim: null,
  },
};

const ACTED: readonly Event["type"][] = ["played", "discarded"];
const NEWS: readonly Event["type"][] = ["contract", "stopped"];
const EXCHANGE: readonly Event["type"][] = ["named", "void", "moved", "stopped"];

/** How one state is shown: the wait before it, and what is held up after it. */
export interface Step {
  readonly before: number;
  /** Milliseconds; null holds until the player goes on. */
  readonly after: number | null;
  /** The complete trick that stays on the table while the state is held. */
  readonly trick: WonTrick | null;
  readonly kitty: (Event & { type: "kitty" }) | null;
  /** Whether what was taken from the player stays on show until he has confirmed it, before all else. */
  readonly taken: boolean;
  /** Whether the last cards lie face up because a player has claimed the rest. */
  readonly claim: boolean;
}

/** Plans one update; `random` in [0, 1) varies the delay of the computer players, whatever they hold. */
export function plan(frame: Frame, timing: Timing, random: number): Step {
  const events = frame.events ?? [];
  const you = frame.table.you;
  if (bringsClaim(frame))
    return { before: 0, after: timing.claim, trick: null, kitty: null, taken: false, claim: true };
  const find = <T extends Event["type"]>(type: T) =>
    events.find((event): event is Event & { type: T } => event.type === type);
  const kitty = find("kitty") ?? null;
  const shown = kitty !== null && (kitty.cards !== null || kitty.seat === you) ? kitty : null;
  const trick = find("trick") !== undefined ? frame.last_trick : null;
  const bot = Math.round(timing.bot * (0.85 + 0.3 * random));
  const after = rest(events, timing, trick, shown, you);
  return {
    before: delay(events, you, bot),
    after,
    trick,
    kitty: shown,
    taken: endsTaking(frame),
    claim: false,
  };
}

/** Whether the exchange has ended with this update, and the player was one of those who pay. */
function endsTaking(frame: Frame): boolean {
  return (frame.events?.some((event) => EXCHANGE.includes(event.type)) ?? false) && hasPaid(frame);
}

/** Whether the exchange is over, the player was one of those who pay, and he has not acted since. */
export function hasPaid(frame: Frame): boolean {
  const { view, table, sheet } = frame;
  if (view.phase === "exchange" || view.phase === "over") return false;
  if (view.events.some((event) => ACTED.includes(event.type) && "seat" in event && event.seat === table.you))
    return false;
  const owed = (sheet.at(-1)?.points?.[table.you] ?? 0) < 0;
  return owed && view.events.some((event) => event.type === "moved" && event.from === table.you);
}

function delay(events: readonly Event[], you: number, bot: number): number {
  const first = events.find((event) => event.type !== "trick");
  if (first === undefined || !("seat" in first))
    return first?.type === "moved" && first.from !== you ? bot : 0;
  return first.seat === you ? 0 : bot;
}

function rest(
  events: readonly Event[],
  timing: Timing,
  trick: WonTrick | null,
  kitty: Step["kitty"],
  you: number,
): number | null {
  if (trick !== null) return timing.hold === null ? null : timing.hold + timing.flight;
  if (kitty?.cards) return timing.kitty;
  const types = new Set(events.map((event) => event.type));
  if (types.has("dealt")) return timing.deal;
  if (types.has("moved") || types.has("named") || types.has("void")) return timing.swap;
  // What the player does himself he need not be shown.
  if (events.some((event) => NEWS.includes(event.type) && "seat" in event && event.seat !== you))
    return timing.swap === null ? null : timing.swap + timing.flight;
  if (NEWS.some((type) => types.has(type))) return timing.flight;
  if (types.has("discarded")) return timing.flight;
  return types.has("played") ? timing.flight : 0;
}

function opening(frame: Frame, timing: Timing, before: Frame | null): Step {
  const { events, hand, phase, card_counts, deal } = frame.view;
  const seen = before?.view.deal === deal && before.view.events.some((event) => event.type === "kitty");
  const played = events.filter((event) => event.type === "played").length;
  const early = phase === "play" && played < 3 && hand.length === Math.max(...card_counts);
  const kitty = events.find(
    (event) => event.type === "kitty" && event.cards !== null && event.seat !== frame.table.you,
  );
  if (!early || seen || kitty?.type !== "kitty")
    return { before: 0, after: 0, trick: null, kitty: null, taken: false, claim: false };
  return { before: 0, after: timing.kitty, trick: null, kitty, taken: false, claim: false };
}

export interface Stage {
  /** A state comes on the table; `step` says what is held up with it. */
  show(frame: Frame, step: Step): void;
  /** The player has seen what was taken from him; what else the state holds up comes now. */
  confirmed(): void;
  /** Whether the table now waits for the player to go on. */
  pause(on: boolean): void;
  /** The hold is over: the trick goes to its winner, the kitty to its hand. */
  release(): void;
}

export interface Clock {
  set(run: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

const REAL: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** The queue of states between the socket and the table. */
export class Pacer {
  private queue: Frame[] = [];
  private state: "idle" | "before" | "after" = "idle";
  private timer: unknown = null;
  /** The step whose taken cards still wait for the player's OK. */
  private unconfirmed: Step | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly timing: () => Timing,
    private readonly random: () => number = Math.random,
    private readonly clock: Clock = REAL,
  ) {}

  /** Whether everything that has come is on the table; it may still be held up. */
  get current(): boolean {
    return this.queue.length === 0;
  }

  /** Whether a complete trick or a kitty is being held up. */
  get holding(): boolean {
    return this.state === "after";
  }

  /** A new update: shown when its turn comes. */
  push(frame: Frame): void {
    this.queue.push(frame);
    if (this.state === "idle") this.begin();
  }

  /**
   * A whole state replaces everything: shown at once. At the beginning of a deal a kitty that was turned up before
   * this page was there is held up, so that nobody misses it; so is what was `taken` from the player. `before` is what
   * was on the table, if anything was.
   */
  reset(frame: Frame, taken = false, before: Frame | null = null): void {
    this.stop();
    this.queue = [];
    this.stage.release();
    const step = { ...opening(frame, this.timing(), before), taken };
    this.stage.show(frame, step);
    if (step.kitty === null && !taken) return;
    this.state = "after";
    if (taken) this.unconfirmed = step;
    else this.hold(step.after);
  }

  /** Ends the present wait or hold. */
  skip(): void {
    if (this.state === "before") this.show();
    else if (this.unconfirmed !== null) this.confirm(this.unconfirmed);
    else if (this.state === "after") this.finish();
  }

  /** Shows everything that has come, at once; a last complete trick is not held up either. */
  flush(): void {
    for (let guard = this.queue.length * 3 + 3; guard > 0 && this.state !== "idle"; guard--) this.skip();
  }

  /** Ends all timers; nothing is shown afterwards. */
  stop(): void {
    this.clock.clear(this.timer);
    this.timer = null;
    this.unconfirmed = null;
    this.state = "idle";
    this.stage.pause(false);
  }

  private begin(): void {
    const next = this.queue[0];
    if (next === undefined) return;
    this.state = "before";
    const wait = plan(next, this.timing(), this.random()).before;
    if (wait > 0) this.timer = this.clock.set(() => this.show(), wait);
    else this.show();
  }

  private show(): void {
    this.clock.clear(this.timer);
    const frame = this.queue.shift();
    if (frame === undefined) {
      this.state = "idle";
      return;
    }
    const step = plan(frame, this.timing(), 0.5);
    this.state = "after";
    this.stage.show(frame, step);
    if (step.taken) this.unconfirmed = step;
    else this.hold(step.after);
  }

  private confirm(step: Step): void {
    this.unconfirmed = null;
    this.stage.confirmed();
    this.hold(step.kitty === null ? 0 : step.after);
  }

  /** Ends the hold after a time; null leaves it to the player. */
  private hold(ms: number | null): void {
    if (ms === null) this.stage.pause(true);
    else if (ms === 0) this.finish();
    else this.timer = this.clock.set(() => this.finish(), ms);
  }

  private finish(): void {
    this.clock.clear(this.timer);
    this.state = "idle";
    this.stage.pause(false);
    this.stage.release();
    this.begin();
  }
}
