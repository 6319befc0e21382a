/** A hint in words: what to do, and why. */

import type { Card } from "./cards";
import type { Hint } from "./protocol";
import type { Speech } from "./words";

/** What an action asks for, in a few words. */
function whatOf(action: string, speech: Speech): string {
  const { t, card, names } = speech;
  const [verb, a = "", b = ""] = action.split(" ");
  switch (verb) {
    case "contract":
      return t(`contract-${a}`);
    case "name":
      return t("exchange-name", { name: names[Number(a)] ?? "", suit: b });
    case "give":
      return t("exchange-give", { card: card(b), name: names[Number(a)] ?? "" });
    case "pay":
      return t("pay-card", { card: card(a) });
    case "return":
      return t("give-back", { card: card(a) });
    case "stop":
      return t("exchange-end");
    default:
      return hintedCards(action).map(card).join(", ");
  }
}

/** The whole hint: `Hint: ♠A. Nobody can beat ♠A any more.` */
export function hintLine(hint: Hint, speech: Speech): string {
  const { t, card } = speech;
  const why = t(`hint-${hint.why}`, {
    card: hint.card === null ? "" : card(hint.card),
    keep: hint.keep === null ? "" : card(hint.keep),
    suit: hint.suit ?? "",
    count: hint.count ?? 0,
  });
  return t("hint-line", { what: whatOf(hint.action, speech), why });
}

/** The cards of the own hand that an action names. */
export function hintedCards(action: string): Card[] {
  const [verb = "", ...rest] = action.split(" ");
  if (verb === "give") return rest.slice(1);
  return ["play", "pay", "return", "discard"].includes(verb) ? rest : [];
}

/** The contract or suit that an action names, as its tile is marked; the player that it is about. */
export function hintedTile(action: string): { tile: string | null; to: number | null } {
  const [verb, a = "", b = ""] = action.split(" ");
  if (verb === "contract") return { tile: a, to: null };
  if (verb === "name") return { tile: b, to: Number(a) };
  return { tile: null, to: verb === "give" ? Number(a) : null };
}
