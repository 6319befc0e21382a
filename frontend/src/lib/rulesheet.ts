/** The rules of a table in sentences, from the values that the table plays by. */

import { signed } from "./game";
import type { Translate } from "./i18n";
import type { Contract, RuleValues } from "./protocol";
import { contractWord } from "./words";

/** One sentence for each rule that matters under these values. */
export function ruleLines(rules: RuleValues, t: Translate, language: string): string[] {
  const word = (name: string): string => String(rules[name]);
  const [dealer = 0, eldest = 0, third = 0] = (rules.targets as readonly number[] | undefined) ?? [];
  const contracts = (rules.contracts as readonly Contract[] | undefined) ?? [];
  const list = new Intl.ListFormat(language, { type: "disjunction" });
  const lines = [
    t("rules-targets", { dealer, eldest, third }),
    t(`rules-deck-${word("deck")}`),
    t(`rules-chooser-${word("chooser")}`, {
      contracts: list.format(contracts.map((one) => contractWord(one, t))),
    }),
  ];
  if (rules.choose_after === 6) lines.push(t("rules-six"));
  if (rules.each_contract_once === true) lines.push(t("rules-once"));
  if (contracts.includes("NT")) lines.push(t("rules-nt"));
  if (contracts.includes("MIS")) lines.push(t("rules-mis"));
  lines.push(...kittyLines(rules, t), t("rules-lead"), t(`rules-void-${word("void_play")}`));
  lines.push(...exchangeLines(rules, t), ...endLines(rules, t));
  return lines;
}

function kittyLines(rules: RuleValues, t: Translate): string[] {
  if (rules.kitty === "none") return [];
  const shown = t(rules.kitty_public === true ? "rules-kitty-public" : "rules-kitty-private");
  return [t(`rules-kitty-${String(rules.kitty)}`), shown, t("rules-discards")];
}

function exchangeLines(rules: RuleValues, t: Translate): string[] {
  const lines = [t(`rules-exchange-${String(rules.exchange)}`)];
  if (rules.exchange === "off") return lines;
  lines.push(t(`rules-mode-${String(rules.exchange_mode)}`));
  if (rules.exchange_trump !== "normal") lines.push(t(`rules-trump-${String(rules.exchange_trump)}`));
  if (rules.cards_per_over === 2) lines.push(t("rules-double"));
  return lines;
}

function endLines(rules: RuleValues, t: Translate): string[] {
  const lines: string[] = [];
  const number = (name: string): number | null =>
    typeof rules[name] === "number" ? (rules[name] as number) : null;
  if (rules.rotate_targets === true) lines.push(t("rules-rotate"));
  const deals = number("end_deals");
  if (deals !== null) lines.push(t("rules-end-deals", { count: deals }));
  const total = number("end_total");
  if (total !== null) lines.push(t("rules-end-total", { total: signed(total) }));
  const floor = number("end_floor");
  if (floor !== null) lines.push(t("rules-end-floor", { total: signed(floor) }));
  const tricks = number("end_tricks");
  if (tricks !== null) lines.push(t("rules-end-tricks", { count: tricks }));
  lines.push(t(`rules-tie-${String(rules.tie)}`));
  return lines;
}
