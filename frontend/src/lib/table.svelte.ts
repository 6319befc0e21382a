/** One table as the page shows it: the state on show, what is held up, what the player has lifted or sent. */

import { tick } from "svelte";
import { choosable, NO_CHOICES, onlyPlay, readChoices, say } from "./actions";
import { app } from "./app.svelte";
import { arrive, lookedAt, NO_ARRIVALS } from "./arrivals";
import { attention } from "./attention.svelte";
import { type Card, cardText } from "./cards";
import { cuesOf } from "./cues";
import { givenAway, placeOf, tricksShown, withoutKitty, withPlayed } from "./game";
import { HandOrder } from "./handorder";
import { Help } from "./help.svelte";
import { hasLooked, keepChosen, keepLooked, keptChosen } from "./kept";
import { Mover } from "./motion";
import { hasPaid, Pacer, type Step, TIMINGS, type Timing } from "./pacer";
import type { Command, Event, Frame, Refusal, Seat, View, WonTrick } from "./protocol";
import { signal } from "./signals";
import type { Link } from "./socket";
import { Timers } from "./timers";
import { tipsFor } from "./tips";
import { Voice } from "./voice.svelte";
import { blockedReason, cardName, namesOf, refusalLine, type Speech } from "./words";

/** Milliseconds until an answer is slow, until it is lost, and for which a note stays in sight. */
const [ACK_SLOW, ACK_LOST, NOTE_SHOWN] = [400, 2000, 3500];

type Sent = { readonly id: string; readonly seq: number; readonly card: Card | null };

export class TableModel {
  frame = $state.raw<Frame | null>(null);
  held = $state.raw<WonTrick | null>(null);
  kitty = $state.raw<(Event & { type: "kitty" }) | null>(null);
  /** Whether the exchange is over and waits for the player, from whom cards were taken, to confirm it. */
  taken = $state(false);
  chosen = $state.raw<readonly Card[]>([]);
  giveTo = $state<Seat | null>(null);
  sent = $state.raw<Sent | null>(null);
  slow = $state<"no" | "slow" | "lost">("no");
  link = $state<Link>("connecting");
  /** Whether states have come that are not on the table yet. */
  waiting = $state(false);
  why = $state("");
  slots = $state.raw<readonly Card[]>([]);
  arrivals = $state.raw(NO_ARRIVALS);
  /** Whether the table waits until the player goes on. */
  paused = $state(false);

  root: HTMLElement | null = null;
  send: (command: Command) => string = () => "";
  reopen: () => void = () => undefined;

  readonly help = new Help(this);
  readonly mover = new Mover(
    () => this.root,
    () => app.still(),
  );
  readonly pacer = new Pacer(
    {
      show: (frame, step) => this.show(frame, step),
      confirmed: () => this.confirmed(),
      release: () => this.release(),
      pause: (on) => {
        this.paused = on;
      },
    },
    () => this.timing,
  );
  readonly voice = new Voice();
  private readonly timers = new Timers();
  private readonly order = new HandOrder();

  /** The view on show: with a card that the player has just played already on the table, and a kitty not in the hand yet. */
  readonly view: View | null = $derived.by(() => {
    const view = this.frame?.view ?? null;
    const card = this.sent?.card ?? null;
    if (view !== null && this.taken) return withoutKitty(view);
    if (view === null || card === null || this.sent?.seq !== this.frame?.seq || !view.hand.includes(card))
      return view;
    return withPlayed(view, card);
  });
  readonly choices = $derived(
    this.frame === null || this.sent !== null || this.taken ? NO_CHOICES : readChoices(this.frame.legal),
  );
  readonly you: Seat = $derived(this.frame?.table.you ?? 0);
  readonly names: readonly string[] = $derived(this.frame === null ? [] : namesOf(this.frame, app.t));
  /** With whom the player exchanges: the one he has picked, else the first who owes him a card. */
  readonly exchangeWith: Seat | null = $derived.by(() => {
    const partners = [...this.choices.gifts, ...this.choices.names].map((choice) => choice.to);
    return this.giveTo !== null && partners.includes(this.giveTo) ? this.giveTo : (partners[0] ?? null);
  });
  readonly choosable: ReadonlySet<Card> = $derived(
    new Set(choosable(this.choices, this.view?.hand ?? [], this.exchangeWith)),
  );
  readonly visible: Speech = $derived(this.speech((card) => cardText(card, app.letters)));
  readonly spoken: Speech = $derived(this.speech((card) => cardName(card, app.t)));
  /** Whether something is held up that the player can end. */
  readonly waits = $derived(
    this.held !== null || this.kitty !== null || this.taken || this.paused || this.help.claimed,
  );
  /** The tricks on everybody's counter: one that still lies on the table counts when it is swept. */
  readonly tricks: readonly number[] = $derived(this.view === null ? [] : tricksShown(this.view, this.held));
  readonly over = $derived((this.frame?.winners ?? null) !== null);
  readonly sheetOpen = $derived(this.view?.phase === "over" && this.held === null && !this.help.claimed);

  /** The tip that fits, until the player has seen it. */
  readonly tip: string | null = $derived.by(() => {
    const { view, choices, you, taken, over } = this;
    if (view === null || !app.settings.tips) return null;
    const tips = tipsFor({ view, choices, you, passing: this.waits, taken, over });
    return tips.find((tip) => !app.settings.tipsSeen.includes(tip)) ?? null;
  });
  /** Whether the first card that can be played is pointed out. */
  readonly tipped = $derived(this.tip !== null && this.choices.plays.length > 0);

  get timing(): Timing {
    return TIMINGS[app.settings.speed];
  }

  private speech(card: (card: Card) => string): Speech {
    return { t: app.t, you: this.you, names: this.names, card };
  }

  // --- from the server

  /** A state or an update has come. */
  receive(frame: Frame): void {
    if (frame.t === "state") this.pacer.reset(frame, hasPaid(frame) && !hasLooked(frame), this.frame);
    else if (frame.seq > (this.frame?.seq ?? -1)) this.pacer.push(frame);
    this.waiting = !this.pacer.current;
  }

  acked(id: string): void {
    if (this.sent?.id === id) this.calm();
  }

  refused(refusal: Refusal): void {
    this.help.refused(refusal);
    if (refusal.id !== this.sent?.id) return;
    this.calm();
    this.change(() => {
      this.sent = null;
    });
    this.complain(refusal);
  }

  private calm(): void {
    this.timers.cancel("slow");
    this.timers.cancel("lost");
    this.slow = "no";
  }

  // --- showing

  private show(frame: Frame, step: Step): void {
    const before = this.frame;
    const you = frame.table.you;
    for (const [card, to] of givenAway(frame))
      this.mover.collect(this.elements([card]), placeOf(to, you), (this.timing.swap ?? this.timing.deal) / 2);
    const dealt = frame.events?.some((event) => event.type === "dealt") ?? false;
    this.change(
      () => {
        if (dealt || before?.view?.deal !== frame.view?.deal) this.newDeal();
        this.arrivals = arrive(this.arrivals, frame, step.taken);
        this.frame = frame;
        this.waiting = !this.pacer.current;
        this.sent = null;
        this.chosen = this.chosen.filter((card) => frame.view?.hand.includes(card) && frame.legal.length > 0);
        if (frame.view?.phase !== before?.view?.phase) this.chosen = keptChosen(frame);
        this.held = step.trick;
        this.taken = step.taken;
        this.help.claimed = step.claim;
        this.kitty = step.kitty ?? (frame.view?.phase === "discard" ? this.kitty : null);
      },
      dealt ? this.timing.deal / 2 : this.timing.flight,
      dealt ? this.timing.deal / 40 : 0,
    );
    this.calm();
    this.voice.tell(frame, before, this.spoken);
    this.help.notice(frame, before);
    for (const cue of cuesOf(frame, before, attention.away)) signal(cue);
    if (step.taken) this.voice.say(app.t("prompt-exchanged"));
    this.playAlone(frame);
  }

  private newDeal(): void {
    this.chosen = [];
    this.arrivals = NO_ARRIVALS;
    this.giveTo = null;
    this.kitty = null;
  }

  private confirmed(): void {
    const frame = this.frame;
    if (frame === null) return;
    this.change(() => {
      this.taken = false;
      this.arrivals = lookedAt(this.arrivals, frame);
    });
    keepLooked(frame);
  }

  private release(): void {
    const trick = this.held;
    if (trick !== null)
      this.mover.collect(this.elements(trick.cards), placeOf(trick.winner, this.you), this.timing.sweep);
    if (trick === null && this.kitty === null && !this.help.claimed) return;
    this.change(() => {
      this.help.claimed = false;
      this.held = null;
      this.kitty = null;
    });
  }

  /** Changes what is shown and lets the cards fly to their new places. */
  private change(apply: () => void, duration = this.timing.flight, stagger = 0): void {
    const before = this.mover.remember();
    apply();
    this.settle();
    void tick().then(() => this.mover.play(before, duration, { stagger }));
  }

  /** Gives every card of the hand its slot; a card that was played leaves a gap until the trick is swept. */
  settle(): void {
    const view = this.view;
    if (view === null) return;
    const busy = view.phase === "play" && (this.held !== null || (view.trick?.cards.length ?? 0) > 0);
    const complete = view.hand.every((card) => this.slots.includes(card));
    if (busy && complete) return;
    this.slots = this.order.arrange(view, app.sort);
  }

  private elements(cards: readonly Card[]): HTMLElement[] {
    return cards.flatMap((card) => [
      ...(this.root?.querySelectorAll<HTMLElement>(`[data-flip="${card}"]`) ?? []),
    ]);
  }

  /** Says something that the player has asked to hear. */
  tell(text: string): void {
    this.voice.say(text);
  }

  /** The last card of a hand plays itself; any only card does where the player wants it. */
  private playAlone(frame: Frame): void {
    this.timers.cancel("alone");
    const only = onlyPlay(frame, app.settings.single);
    if (only === null) return;
    const again = (): void => {
      if (this.frame !== frame || this.sent !== null) return;
      if (this.held === null) this.act(say.play(only), only);
      else this.timers.later("alone", again, 200);
    };
    this.timers.later("alone", again, this.timing.forced);
  }

  // --- from the player

  /** Goes on: ends a wait or a hold. */
  advance(): boolean {
    const busy = !this.pacer.current || this.waits;
    this.pacer.skip();
    return busy;
  }

  /** Sends an action; whatever was still to be shown is shown first. */
  act(action: string, card: Card | null = null): void {
    const frame = this.frame;
    if (frame === null || this.sent !== null) return;
    if (this.waits) this.pacer.skip();
    this.mover.finish();
    this.why = "";
    if (card !== null) signal("card");
    this.change(() => {
      this.command({ t: "act", seq: frame.seq, action }, card);
      this.chosen = [];
    });
  }

  next(): void {
    const frame = this.frame;
    if (frame === null || this.sent !== null || !frame.can_next) return;
    this.command({ t: "next", seq: frame.seq });
  }

  /** Sends a command; until it is answered nothing else is sent. */
  command(command: Extract<Command, { seq: number }>, card: Card | null = null): void {
    this.sent = { id: this.send(command), seq: command.seq, card };
    this.timers.later("slow", () => (this.slow = "slow"), ACK_SLOW);
    this.timers.later("lost", () => (this.slow = "lost"), ACK_LOST);
  }

  /** A card of the hand was activated; `twice` asks for a second time before it is played. */
  touch(card: Card, twice: boolean): void {
    if (this.taken) return;
    this.mover.finish();
    if (!this.pacer.current) {
      this.pacer.flush();
      return;
    }
    const view = this.view;
    if (view === null || this.sent !== null) return;
    if (!this.choosable.has(card)) {
      if (view.phase !== "contract" && view.phase !== "over")
        this.complain(blockedReason(view, this.choices.plays));
      this.chosen = this.choices.discard > 0 ? this.chosen : [];
      return;
    }
    this.why = "";
    if (this.choices.discard > 0) this.toggle(card);
    else if (this.choices.plays.length > 0 && (!twice || this.chosen[0] === card))
      this.act(say.play(card), card);
    else this.chosen = this.chosen[0] === card && this.choices.plays.length === 0 ? [] : [card];
  }

  private toggle(card: Card): void {
    const chosen = this.chosen.includes(card)
      ? this.chosen.filter((other) => other !== card)
      : [...this.chosen, card];
    if (chosen.length > this.choices.discard) {
      this.complain({ code: "illegal", detail: "discard_count" });
      return;
    }
    this.chosen = chosen;
    if (this.frame !== null) keepChosen(this.frame, chosen);
  }

  complain(refusal: Pick<Refusal, "code" | "detail" | "suit">): void {
    this.note(refusalLine(refusal, this.view, app.t));
  }

  /** Says something in the place of the prompt, for a while. */
  note(text: string): void {
    this.why = text;
    this.voice.say(text);
    this.timers.later("why", () => (this.why = ""), NOTE_SHOWN);
  }

  // --- time

  /** Ends everything that still runs. */
  stop(): void {
    this.pacer.stop();
    this.timers.stop();
  }
}
