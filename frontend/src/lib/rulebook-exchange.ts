/** The rules page: the exchange of cards. */

import { type Block, type Book, kittyOf, list, names, suitsOf, text } from "./book";
import { signed } from "./game";

/** What the example of the exchange starts from: points of A, B and C. */
const POINTS = [2, -3, 1] as const;

export function exchange(book: Book): (Block | null)[] {
  const { rules, t } = book;
  if (rules.exchange === "off") return [text(t("rules-exchange-off"))];
  const cards = rules.cards_per_over;
  const given = rules.exchange_mode === "give_card" && rules.exchange === "after_contract";
  return [
    text(t("book-exchange-what", { cards }), t("book-exchange-owes", { cards }), example(book)),
    text(...when(book)),
    text(t(`book-exchange-order-${rules.exchange_order}`), t("book-exchange-two-down")),
    text(
      t(`book-exchange-mode-${rules.exchange_mode}`),
      given ? t(`book-exchange-trump-${rules.exchange_trump}`) : null,
    ),
    ...figures(book),
    list(
      false,
      t("book-exchange-stop"),
      t("book-exchange-kept"),
      t("book-exchange-seen", { mode: rules.exchange_mode }),
      rules.contracts.includes("MIS") ? t("book-exchange-mis") : null,
      rules.tie === "playoff" ? t("book-exchange-playoff") : null,
    ),
  ];
}

function when(book: Book): (string | null)[] {
  const { rules, t } = book;
  if (rules.exchange !== "after_contract") return [t("book-exchange-when-before_contract")];
  const plain = rules.contracts.filter((one) => one.length > 1);
  return [
    t(kittyOf(rules) === 0 ? "book-exchange-when-no-kitty" : "book-exchange-when-after_contract"),
    plain.length === 0 || suitsOf(rules).length === 0
      ? null
      : t("book-exchange-cancelled", { contracts: names(plain, book) }),
  ];
}

/** One down player pays each up player what that one is over. */
function example({ rules, t }: Book): string {
  const [up, down, other] = POINTS;
  const cards = (points: number): string =>
    t("book-exchange-cards", { count: points * rules.cards_per_over });
  const places = { up: signed(up), down: signed(down), other: signed(other) };
  return t("book-exchange-example", { ...places, first: cards(up), second: cards(other) });
}

function figures({ rules, t }: Book): Block[] {
  const row = (id: string, who: string, ...cards: string[]) => ({ label: t(id, { who }), cards });
  if (rules.exchange_mode === "name_suit")
    return [
      {
        kind: "cards",
        caption: t("book-figure-name"),
        rows: [
          row("book-holds", "B", "HK", "H9", "H2"),
          row("book-gives", "B", "HK"),
          row("book-returns", "A", "C4"),
        ],
      },
    ];
  return [
    {
      kind: "cards",
      caption: t("book-figure-give"),
      rows: [
        row("book-gives", "A", "H3"),
        row("book-holds", "B", "HK", "H9", "H2"),
        row("book-returns", "B", "HK"),
      ],
    },
    {
      kind: "cards",
      caption: t("book-figure-same"),
      rows: [
        row("book-gives", "A", "HQ"),
        row("book-holds", "B", "H9", "H2"),
        row("book-returns", "B", "HQ"),
      ],
    },
  ];
}
