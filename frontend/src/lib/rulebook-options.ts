/** The rules page: every option with its value here and what else is possible, and the tips. */

import { type Block, type Book, handOf, kittyOf, list, suitsOf, text } from "./book";
import { signed } from "./game";
import { OPTIONS } from "./presets";
import type { AllOptions, Contract, OptionInfo } from "./protocol";
import { contractWord } from "./words";

export function options({ rules, t }: Book): (Block | null)[] {
  return [
    text(t("book-options-intro", { games: t("games") })),
    {
      kind: "table",
      caption: t("book-options-table"),
      head: [t("book-option"), t("book-here"), t("book-else")],
      rows: OPTIONS.map((option) => [
        t(`option-${option.name}`),
        here(option, rules, t),
        possible(option, rules, t),
      ]),
      columns: "texts",
    },
  ];
}

function here(option: OptionInfo, rules: AllOptions, t: Book["t"]): string {
  const value: unknown = rules[option.name as keyof AllOptions];
  if (option.kind === "bool") return t(value === true ? "book-yes" : "book-no");
  if (option.kind === "choice") return t(`value-${option.name}-${String(value)}`);
  if (option.kind === "set") return rules.contracts.map((one) => contractWord(one, t)).join(", ");
  if (option.kind === "int3") return rules.targets.join(" · ");
  return number(option, typeof value === "number" ? value : null, t);
}

function number(option: OptionInfo, value: number | null, t: Book["t"]): string {
  if (value === null) return t("games-none");
  return option.name === "end_total" || option.name === "end_floor" ? signed(value) : String(value);
}

function possible(option: OptionInfo, rules: AllOptions, t: Book["t"]): string {
  const value: unknown = rules[option.name as keyof AllOptions];
  if (option.kind === "bool") return t(value === true ? "book-no" : "book-yes");
  if (option.kind === "choice")
    return (option.choices ?? [])
      .filter((one) => one !== value)
      .map((one) => t(`value-${option.name}-${one}`))
      .join(" / ");
  if (option.kind === "set") return others(option.choices as readonly Contract[], rules, t);
  if (option.kind === "int3") return t("book-any-targets", { tricks: handOf(rules) });
  const from = range(option, rules, t);
  return value === null ? from : `${from} / ${t("games-none")}`;
}

function others(all: readonly Contract[], rules: AllOptions, t: Book["t"]): string {
  const left = all.filter((one) => !rules.contracts.includes(one));
  return left.length === 0 ? t("book-any-contracts") : left.map((one) => contractWord(one, t)).join(", ");
}

function range({ name, min, max }: OptionInfo, rules: AllOptions, t: Book["t"]): string {
  const most = name === "end_tricks" ? handOf(rules) : max;
  if (min === null) return t("book-range-to", { max: signed(most ?? 0) });
  return most === null ? t("book-range-from", { min }) : t("book-range", { min, max: most });
}

/** What helps under these rules. */
export function tips({ rules, t }: Book): (Block | null)[] {
  const [trumps, has] = [suitsOf(rules).length > 0, (one: Contract) => rules.contracts.includes(one)];
  const [low = 0, middle = 0, high = 0] = [...rules.targets].sort((a, b) => a - b);
  const [exchanged, gives] = [rules.exchange !== "off", rules.exchange_mode === "give_card"];
  return [
    list(
      false,
      ...choosing(rules, t),
      kittyOf(rules) === 0 ? null : t(trumps ? "book-tip-discard" : "book-tip-discard-plain"),
      exchanged && gives ? t("book-tip-give") : null,
      exchanged && !gives ? t("book-tip-name") : null,
      exchanged ? t("book-tip-down") : null,
      trumps ? t("book-tip-high", { target: high }) : null,
      trumps ? t("book-tip-middle", { target: middle }) : null,
      t("book-tip-low", { target: low }),
      has("MIS") ? t("book-tip-mis") : null,
      t("book-tip-count"),
      exchanged ? t("book-tip-totals") : null,
    ),
  ];
}

function choosing(rules: AllOptions, t: Book["t"]): (string | null)[] {
  const trumps = suitsOf(rules).length > 0;
  const six = rules.choose_after;
  const suit = six === "all" ? t("book-tip-all") : t("book-tip-six", { six });
  return [
    trumps ? suit : null,
    trumps && kittyOf(rules) > 0 && six === "all" ? t("book-tip-keep") : null,
    rules.contracts.includes("MIS") && rules.contracts.length > 1 ? t("book-tip-choose-mis") : null,
    rules.contracts.includes("NT") && rules.contracts.length > 1 ? t("book-tip-choose-nt") : null,
  ];
}
