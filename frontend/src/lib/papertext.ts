/** A score sheet in words: who gives cards to whom, and the text that is shared. */

import { signed } from "./game";
import type { Args, Translate } from "./i18n";
import { type PaperNext, type PaperStanding, presetOf } from "./papergame";
import type { PaperSheet } from "./papershelf";

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** Whatever speaks: messages, and the language they are in. */
export interface Speaker {
  readonly t: Translate;
  readonly language: string;
}

/** What is said about the exchange of the deal to come. */
export interface ExchangeWords {
  /** Who gives how many cards to whom. */
  readonly lines: readonly string[];
  /** Whether they are served in this order. */
  readonly ordered: boolean;
  /** In which order, when, or why there is none. */
  readonly notes: readonly string[];
  /** How one card is exchanged. */
  readonly how: readonly string[];
}

export function exchangeWords(sheet: PaperSheet, next: PaperNext, t: Translate): ExchangeWords {
  const none = (id: string): ExchangeWords => ({ lines: [], ordered: false, notes: [t(id)], how: [] });
  if (!sheet.options.exchange) return none("rules-exchange-off");
  if (next.playoff) return none("paper-exchange-playoff");
  if (next.number === 0) return none("paper-exchange-first");
  if (next.claims.length === 0) return none("paper-exchange-none");
  const preset = presetOf(sheet);
  const name = (seat: number): string => sheet.names[seat] ?? "";
  const lines = next.claims.map(({ from, to, cards }) =>
    t("paper-claim", { from: name(from), to: name(to), count: cards }),
  );
  const ups = new Set(next.claims.map((claim) => claim.to));
  const notes: string[] = [];
  if (lines.length > 1)
    notes.push(
      ups.size > 1 ? t("paper-in-order") : t("paper-any-order", { name: name(next.claims[0]?.to ?? 0) }),
    );
  if (preset.exchange === "after_contract") notes.push(t("paper-if-trump"));
  const how = [t(`paper-how-${preset.exchange_mode}`)];
  if (preset.exchange_trump !== "normal") how.push(t(`rules-trump-${preset.exchange_trump}`));
  return { lines, ordered: ups.size > 1, notes, how };
}

/** Names with their points: `Ada +2, Ben −1, Cleo −1`. */
export function pointsLine(names: readonly string[], points: readonly number[]): string {
  return names.map((name, seat) => `${name} ${signed(points[seat] ?? 0)}`).join(", ");
}

/** Who has won, or null. */
export function winnersLine(
  sheet: PaperSheet,
  standing: PaperStanding,
  { t, language }: Speaker,
): string | null {
  const names = standing.winners.map((seat) => sheet.names[seat] ?? "");
  if (names.length === 0) return null;
  return names.length === 1
    ? t("result-one", { name: names[0] ?? "" })
    : t("result-shared", { names: listed(names, language) });
}

/** Several names as the language joins them. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The contract in a sign or a word. */
export function contractSign(contract: string | null, t: Translate): string {
  if (contract === null) return "–";
  return SUIT_SIGNS[contract] ?? t(`contract-${contract}`);
}

/** The whole sheet as text: words first, then a line for each deal. */
export function sheetText(sheet: PaperSheet, standing: PaperStanding, { t, language }: Speaker): string {
  const args: Args = {
    preset: t(`preset-${sheet.preset}`),
    deals: t("deals-count", { count: standing.rows.length }),
  };
  const won = winnersLine(sheet, standing, { t, language });
  const deals = standing.rows.map((row) => {
    const tricks = sheet.names.map((_, seat) => `${row.tricks[seat]}/${row.targets[seat]}`).join(" ");
    const points = row.points === null ? t("sheet-ended") : pointsLine(sheet.names, row.points);
    return `${row.number + 1}. ${contractSign(row.contract, t)} ${tricks}: ${points}`;
  });
  const head = `${t("paper-text", args)} ${pointsLine(sheet.names, standing.totals)}.`;
  return [won === null ? head : `${head} ${won}`, ...deals].join("\n");
}
