/** States and events in words: which message, with which names and cards. */

import { type Choices, NO_CHOICES } from "./actions";
import { type Card, suitOf } from "./cards";
import { bringsClaim, trumpOf } from "./game";
import type { Args, Translate } from "./i18n";
import type { Contract, Event, Frame, Refusal, Seat, View, WonTrick } from "./protocol";
import type { Settings } from "./settings";

/** Everything a sentence about a table needs. */
export interface Speech {
  readonly t: Translate;
  readonly you: Seat;
  /** Names by seat; that of the viewer is "You". */
  readonly names: readonly string[];
  readonly card: (card: Card) => string;
}

/** A line about an event, or null where nothing need be said. */
export function eventLine(event: Event, view: View, speech: Speech): string | null {
  const { t, you, names } = speech;
  const line = (id: string, seat: Seat, args: Args = {}): string =>
    t(seat === you ? `${id}-you` : id, { name: names[seat] ?? "", ...args });
  switch (event.type) {
    case "dealt":
      return line("log-dealt", event.dealer);
    case "contract":
      return contractLine(event.seat, event.contract, view, line, t);
    case "named": {
      const toYou = event.to === you ? "log-named-to-you" : null;
      const args = { other: names[event.to] ?? "", suit: event.suit };
      return toYou
        ? t(toYou, { name: names[event.seat] ?? "", ...args })
        : line("log-named", event.seat, args);
    }
    case "void":
      return line("log-void", event.seat, { suit: event.suit });
    case "moved":
      return movedLine(event, speech);
    case "stopped":
      return line("log-stopped", event.seat);
    case "kitty":
      return event.cards === null
        ? line("log-kitty", event.seat)
        : line("log-kitty-cards", event.seat, { cards: event.cards.map(speech.card).join(", ") });
    case "discarded":
      return line("log-discarded", event.seat, {
        count: event.count,
        cards: (event.cards ?? []).map(speech.card).join(", "),
      });
    case "played":
      return line("log-played", event.seat, { card: speech.card(event.card) });
    case "trick":
      return line("log-trick", event.winner);
    case "scored":
      return t("log-scored");
    case "over":
      return t("log-over");
    default:
      return null;
  }
}

function contractLine(
  seat: Seat,
  contract: Contract,
  view: View,
  line: (id: string, seat: Seat, args: Args) => string,
  t: Translate,
): string {
  const target = view.targets[seat] ?? 0;
  if (contract === "MIS") return line("log-contract-limit", seat, { target });
  return line("log-contract", seat, { target, contract: contractWord(contract, t) });
}

function movedLine(event: Event & { type: "moved" }, speech: Speech): string {
  const { t, you, names } = speech;
  const [name, other] = [names[event.from] ?? "", names[event.to] ?? ""];
  if (event.card === null) return t("log-moved", { name, other });
  const card = speech.card(event.card);
  if (event.from === you) return t("log-moved-from-you", { other, card });
  return t("log-moved-to-you", { name, card });
}

/** The events of a frame that are read out, as much as the player wants to hear. */
export function spokenEvents(frame: Frame, before: Frame | null, wanted: Settings["speech"]): Event[] {
  // What happened before this page was there is told in short.
  const missed = (frame.view?.events ?? []).filter(
    (event) => event.type === "contract" || event.type === "kitty",
  );
  const events = "events" in frame ? frame.events : before === null ? missed : [];
  const together = bringsClaim(frame);
  return events.filter((event) => {
    if (together && (event.type === "played" || event.type === "trick")) return false;
    if (event.type === "played") return wanted === "card" && event.seat !== frame.table.you;
    return event.type !== "trick" || wanted !== "deal";
  });
}

/** Who has taken a trick, and which cards lay in it, for who hears no single cards. */
export function trickLine(trick: WonTrick, speech: Speech): string {
  const mine = trick.winner === speech.you;
  return speech.t(mine ? "log-trick-cards-you" : "log-trick-cards", {
    name: speech.names[trick.winner] ?? "",
    cards: trick.cards.map(speech.card).join(", "),
  });
}

/** Who has claimed the rest, and what it is. */
export function claimLine(frame: Frame, names: readonly string[], t: Translate): string {
  const seat = frame.claimed ?? 0;
  const id = frame.view.contract === "MIS" ? "claimed-none" : "claimed";
  return t(seat === frame.table.you ? `${id}-you` : id, { name: names[seat] ?? "" });
}

/** The line above the hand: whose turn it is and what can be done. */
export function promptLine(
  view: View,
  choices: Choices,
  speech: Speech,
  options: { lifted: Card | null; giveTo: Seat | null; hidden: number; over: boolean },
): string {
  const { t, you, names } = speech;
  if (options.over) return t("prompt-over");
  if (view.phase === "over") return t("prompt-next");
  if (view.to_act === null) return "";
  if (view.to_act !== you) return waiting(view, t, names[view.to_act] ?? "");
  if (choices === NO_CHOICES) return "";
  if (choices.contracts.length > 0) return t(options.hidden > 0 ? "prompt-contract-six" : "prompt-contract");
  if (choices.discard > 0) return t("prompt-discard", { count: choices.discard });
  if (choices.returns.length > 0) return t("prompt-return");
  if (choices.pay.length > 0) return t("prompt-pay", { name: names[partner(view, you)] ?? "" });
  if (choices.names.length > 0 || choices.gifts.length > 0)
    return exchangePrompt(choices, speech, options.giveTo);
  if (options.lifted !== null) return t("prompt-lifted", { card: speech.card(options.lifted) });
  return playPrompt(view, choices.plays, t);
}

function waiting(view: View, t: Translate, name: string): string {
  const known = view.phase === "contract" || view.phase === "exchange" || view.phase === "discard";
  return t(known ? `prompt-wait-${view.phase}` : "prompt-wait", { name });
}

function exchangePrompt(choices: Choices, speech: Speech, giveTo: Seat | null): string {
  const { t, names } = speech;
  const partners = new Set([...choices.names, ...choices.gifts].map((choice) => choice.to));
  const [only] = partners;
  const to = partners.size === 1 ? only : giveTo;
  if (to === undefined || to === null) return t("prompt-give-choose");
  return t(choices.names.length > 0 ? "prompt-name" : "prompt-give", { name: names[to] ?? "" });
}

function playPrompt(view: View, plays: readonly Card[], t: Translate): string {
  const led = view.trick?.cards[0];
  if (led === undefined) return t("prompt-lead");
  const suit = suitOf(led);
  if (plays.some((card) => suitOf(card) === suit)) return t("prompt-follow", { suit });
  const trump = trumpOf(view.contract);
  const forced = plays.every((card) => suitOf(card) === trump) && plays.length < view.hand.length;
  return t(forced ? "prompt-trump" : "prompt-any", { suit });
}

/** The last player that the viewer exchanged with: to him a card is paid back. */
export function partner(view: View, you: Seat): Seat {
  const moved = view.events.findLast((event) => event.type === "moved" && event.to === you);
  return moved?.type === "moved" ? moved.from : you;
}

/** Why something was refused. */
export function refusalLine(
  refusal: Pick<Refusal, "code" | "detail" | "suit">,
  view: View | null,
  t: Translate,
): string {
  const code = refusal.code === "illegal" ? (refusal.detail ?? "phase") : refusal.code;
  const led = view?.trick?.cards[0];
  const suit = refusal.suit ?? (led === undefined ? null : suitOf(led));
  const text = t(`why-${code}`, { suit: suit ?? "" });
  return text === `why-${code}` ? t("why-phase") : text;
}

/** Why a card that cannot be played cannot be played, as far as the page can tell from what may be. */
export function blockedReason(view: View, plays: readonly Card[]): Pick<Refusal, "code" | "detail" | "suit"> {
  if (view.to_act !== view.seat) return { code: "not_your_turn" };
  const led = view.trick?.cards[0];
  if (led !== undefined && plays.every((card) => suitOf(card) === suitOf(led)))
    return { code: "illegal", detail: "follow", suit: suitOf(led) };
  const trump = trumpOf(view.contract);
  if (view.phase === "play" && plays.every((card) => suitOf(card) === trump))
    return { code: "illegal", detail: "must_trump" };
  if (view.phase === "exchange") return { code: "illegal", detail: "trump_forbidden" };
  return { code: "illegal", detail: "phase" };
}

/** A contract within a sentence: `spades`, `no tricks`. */
export function contractWord(contract: Contract, t: Translate): string {
  if (contract === "NT") return t("term-no-trump");
  return contract === "MIS" ? t("term-no-tricks") : t("suit", { suit: contract });
}

/** The trump in words, always shown. */
export function trumpLine(contract: Contract | null, t: Translate): string {
  if (contract === null) return t("trump-chip-none");
  if (contract === "NT" || contract === "MIS") return t(`trump-chip-${contract}`);
  return t(`contract-${contract}`);
}

/** The name of a card in full: `king of spades`. */
export function cardName(card: Card, t: Translate): string {
  return t("card-name", { rank: t(`rank-${card[1]}`), suit: suitOf(card) });
}

/** Names by seat as the table shows them. */
export function namesOf(frame: Frame, t: Translate): string[] {
  return frame.table.seats.map((seat, i) => (i === frame.table.you ? t("you") : seat.name || t("you")));
}
