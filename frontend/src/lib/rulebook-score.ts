/** The rules page: points, totals and the end of the game. */

import { type Block, type Book, handOf, list, ROLES, text } from "./book";
import { signed } from "./game";
import { limitsOf } from "./presets";
import type { AllOptions } from "./protocol";

/** Points for an example, by descending target; the first that fit are taken. */
const EXAMPLES = [
  [2, -3, 1],
  [-1, 2, -1],
  [-3, 2, 1],
  [1, 0, -1],
  [0, 0, 0],
] as const;

export function scoring({ rules, t }: Book): (Block | null)[] {
  return [text(t("book-score-points")), ...exampleBlocks(rules, t), ...limitBlocks(rules, t)];
}

function exampleBlocks(rules: AllOptions, t: Book["t"]): Block[] {
  const tricks = exampleTricks(rules);
  if (tricks === null) return [];
  const points = tricks.map((made, i) => made - (rules.targets[i] ?? 0));
  const sum = (numbers: readonly number[]): string => String(numbers.reduce((total, one) => total + one, 0));
  return [
    {
      kind: "table",
      caption: t("book-score-example"),
      head: [t("book-role"), t("sheet-target"), t("sheet-tricks"), t("sheet-points")],
      rows: ROLES.map((role, i) => [
        t(`role-${role}`),
        String(rules.targets[i]),
        String(tricks[i]),
        signed(points[i] ?? 0),
      ]),
      foot: [t("sheet-sum"), sum(rules.targets), sum(tricks), sum(points)],
      columns: "numbers",
    },
    {
      kind: "tricks",
      caption: t("book-figure-score"),
      rows: ROLES.map((role, i) => {
        const over = Math.max(0, points[i] ?? 0);
        const under = Math.max(0, -(points[i] ?? 0));
        return { label: t(`role-${role}`), made: (tricks[i] ?? 0) - over, over, under };
      }),
    },
  ];
}

/** The tricks of a deal that shows a player above his target and one below, and does not end the game at once. */
export function exampleTricks(rules: AllOptions): number[] | null {
  const most = rules.end_tricks ?? Number.POSITIVE_INFINITY;
  const byTarget = [0, 1, 2].sort((a, b) => (rules.targets[b] ?? 0) - (rules.targets[a] ?? 0));
  for (const points of EXAMPLES) {
    const tricks = rules.targets.map((target, role) => target + (points[byTarget.indexOf(role)] ?? 0));
    const whole = tricks.reduce((total, one) => total + one, 0) === handOf(rules);
    if (whole && tricks.every((made) => made >= 0 && made < most)) return tricks;
  }
  return null;
}

function limitBlocks(rules: AllOptions, t: Book["t"]): (Block | null)[] {
  const limits = limitsOf(rules.targets);
  if (!rules.contracts.includes("MIS") || limits === null) return [];
  return [
    text(t("book-score-mis")),
    {
      kind: "table",
      caption: t("book-score-limits"),
      head: [t("book-role"), t("sheet-target"), t("sheet-limit")],
      rows: ROLES.map((role, i) => [t(`role-${role}`), String(rules.targets[i]), String(limits[i])]),
      columns: "numbers",
    },
  ];
}

export function end(book: Book): (Block | null)[] {
  const { rules, t, language, preset } = book;
  const { end_deals: deals, end_total: total, end_floor: floor, end_tricks: tricks } = rules;
  const offers = preset?.deals ?? null;
  const usual =
    offers === null
      ? null
      : new Intl.ListFormat(language, { type: "disjunction" }).format(offers.map(String));
  const playoff = rules.tie === "playoff";
  const byTotals = total !== null || floor !== null;
  return [
    list(
      false,
      deals === null ? null : t("rules-end-deals", { count: deals }),
      usual === null ? null : t("book-end-offers", { deals: usual }),
      total === null ? null : t("rules-end-total", { total: signed(total) }),
      floor === null ? null : t("rules-end-floor", { total: signed(floor) }),
      byTotals ? t("book-end-looked") : null,
      byTotals && deals === null ? t("book-end-highest") : null,
      tricks === null ? null : endTricks(tricks, book),
    ),
    text(
      playoff ? t("book-end-playoff") : t("rules-tie-shared"),
      playoff && rules.each_contract_once ? t("book-end-playoff-once") : null,
    ),
  ];
}

function endTricks(count: number, { rules, t }: Book): string {
  const exceptions = [
    rules.contracts.includes("MIS") ? t("book-end-tricks-mis") : null,
    rules.tie === "playoff" ? t("book-end-tricks-playoff") : null,
  ];
  return [t("book-end-tricks", { count }), ...exceptions.filter((one) => one !== null)].join(" ");
}
