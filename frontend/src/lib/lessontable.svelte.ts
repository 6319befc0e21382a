/** A table on which a lesson is played: what the server would send comes from the lesson, and one thing is right. */

import { type Choices, NO_CHOICES, readChoices } from "./actions";
import type { Card, Suit } from "./cards";
import type { Args } from "./i18n";
import {
  after,
  type Beat,
  beatAt,
  before,
  frameAt,
  isAsked,
  type Lesson,
  type Place,
  sceneAt,
  updatesAt,
} from "./lesson";
import { TIMINGS, type Timing } from "./pacer";
import type { Command, Frame } from "./protocol";
import { TableModel } from "./table.svelte";
import { blockedReason, refusalLine, type Speech } from "./words";

/** A sentence that can be said again in another language. */
type Remark = (speech: Speech) => string;

export class LessonModel extends TableModel {
  readonly lesson: Lesson;
  private readonly reached: (place: Place) => void;

  place = $state.raw<Place>({ step: 0, beat: 0 });
  /** The place that is reached as soon as the table has shown what leads there. */
  private coming = $state.raw<Place | null>(null);
  private remark = $state.raw<Remark | null>(null);

  readonly beat: Beat | null = $derived.by(() => beatAt(this.lesson, this.place));
  /** Whether the table shows what the text is about. */
  readonly ready = $derived(this.coming === null && !this.waiting && this.sent === null);
  readonly reading = $derived(this.ready && this.beat !== null && this.beat.asks === null);
  readonly due = $derived(this.coming !== null && !this.waiting && this.sent === null);
  private readonly legal = $derived.by(() => frameAt(this.lesson, this.place)?.legal ?? []);

  override readonly choices: Choices = $derived.by(() => {
    const asks = this.beat?.asks ?? null;
    if (asks === null || !this.ready) return NO_CHOICES;
    return asks.startsWith("contract") || asks.startsWith("discard")
      ? readChoices(this.legal)
      : readChoices([asks]);
  });
  override readonly choosable: ReadonlySet<Card> = $derived.by(() => {
    const [verb, ...words] = (this.choices === NO_CHOICES ? "" : (this.beat?.asks ?? "")).split(" ");
    return new Set(verb === "contract" ? [] : words.filter((word) => this.view?.hand.includes(word)));
  });
  /** The trick that is spoken of still lies there, and counts. */
  override readonly tricks: readonly number[] = $derived(this.view?.tricks ?? []);
  override readonly tip = null;
  override readonly tipped = $derived(this.choices.plays.length > 0);

  readonly text: string = $derived(this.says(this.visible));

  constructor(lesson: Lesson, place: Place, reached: (place: Place) => void) {
    super();
    this.lesson = lesson;
    this.reached = reached;
    this.send = (_: Command): string => {
      // The table marks what it has sent first, and clears that with the answer.
      queueMicrotask(() => this.play());
      return "";
    };
    this.put(place);
  }

  /** The last state of a beat waits for the learner, so that he can read in peace. */
  override get timing(): Timing {
    const { hold, kitty, swap, ...timing } = super.timing;
    const { slow, normal } = TIMINGS;
    const last = this.pacer.current;
    return {
      ...timing,
      hold: last ? null : (hold ?? slow.hold),
      kitty: last ? null : (kitty ?? normal.kitty),
      swap: swap ?? slow.swap,
    };
  }

  /** Goes to a place, and shows once more what led there. */
  put(place: Place): void {
    const scene = sceneAt(this.lesson, place);
    this.coming = null;
    this.remark = null;
    this.place = place;
    this.reached(place);
    if (scene === null) return;
    // The hand is dealt anew: gaps are left only by what is played from here.
    this.slots = [];
    const recent = beatAt(this.lesson, { ...place, beat: place.beat - 1 })?.updates.length ?? 0;
    const last = recent > 0 ? scene.updates.at(-1) : undefined;
    const shown = scene.updates.at(last === undefined ? -1 : -2) ?? scene.state;
    // What has happened before is not read out: the coach says what counts.
    this.bring({ ...shown, t: "state", events: [] });
    if (this.kitty !== null) super.advance();
    if (last !== undefined) this.bring(last);
  }

  /** Nothing is done by itself, and what is taken back is the learner's place. */
  private bring(frame: Frame): void {
    this.receive({ ...frame, legal: [], can_undo: false });
  }

  back(): void {
    const place = before(this.lesson, this.place);
    if (place !== null) this.put(place);
  }

  skip(): void {
    this.put({ step: this.place.step + 1, beat: 0 });
  }

  /** Goes on to the next text. */
  goOn(): void {
    if (!this.reading) return;
    super.advance();
    this.play();
  }

  private play(): void {
    this.coming = after(this.lesson, this.place);
    for (const update of updatesAt(this.lesson, this.place)) this.bring(update);
  }

  /** The table has shown everything: the next text. */
  turn(): void {
    const place = this.coming;
    if (place === null) return;
    if (beatAt(this.lesson, place)?.state !== undefined || beatAt(this.lesson, place) === null) {
      this.put(place);
      return;
    }
    this.coming = null;
    this.remark = null;
    this.place = place;
    this.reached(place);
  }

  /** What a click on the table or the space bar does. */
  override advance(): boolean {
    if (!this.reading) return super.advance();
    this.goOn();
    return true;
  }

  override act(action: string, card: Card | null = null): void {
    const asks = this.beat?.asks ?? null;
    if (!this.ready || asks === null) return;
    if (isAsked(asks, action)) super.act(action, card);
    else this.hint();
  }

  override touch(card: Card, twice: boolean): void {
    if (!this.ready) super.touch(card, twice);
    else if (this.reading) this.remarkOn(({ t }) => t("lesson-read", { button: t("lesson-next") }));
    else if (this.choosable.has(card)) {
      this.remark = null;
      super.touch(card, twice);
    } else this.refuse(card);
  }

  /** Why another card is not the right one: the rules forbid it, or it would be worse. */
  private refuse(card: Card): void {
    const view = this.view;
    const { plays } = readChoices(this.legal);
    this.chosen = this.choices.discard > 0 ? this.chosen : [];
    if (view === null || plays.length === 0 || plays.includes(card)) this.hint();
    else this.remarkOn(({ t }) => refusalLine(blockedReason(view, plays), view, t));
  }

  private hint(): void {
    const says = this.beat?.says ?? "";
    this.remarkOn((speech) => speech.t(`lesson-${says}-hint`, this.args(speech)));
  }

  private remarkOn(remark: Remark): void {
    this.remark = remark;
    this.tell(remark(this.spoken));
  }

  /** What the coach says, with the cards as they are shown or spoken. */
  says(speech: Speech): string {
    if (this.remark !== null) return this.remark(speech);
    if (this.beat === null) return "";
    if (this.choices.plays.length > 0 && this.chosen[0] !== undefined)
      return speech.t("prompt-lifted", { card: speech.card(this.chosen[0]) });
    return speech.t(`lesson-${this.beat.says}`, this.args(speech));
  }

  private args(speech: Speech): Args {
    const frame: Frame | null = frameAt(this.lesson, this.place);
    const led = frame?.view.trick.cards[0];
    const asked = this.beat?.asks?.split(" ").at(-1) ?? "";
    return {
      card: asked === "" ? "" : speech.card(asked),
      led: led === undefined ? "" : speech.card(led),
      suit: (led?.[0] ?? "S") as Suit,
    };
  }
}
