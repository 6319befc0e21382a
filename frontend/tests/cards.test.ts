import { describe, expect, it } from "vitest";
import {
  cardText,
  isRed,
  lettersFor,
  rankText,
  type Suit,
  sortCards,
  suitOf,
  suitOrder,
} from "../src/lib/cards";

const SORT = { high: "left", suits: "alternate", trumpSide: "among" } as const;

it.each([
  ["SA HA DA CA", null, "SHCD"],
  ["SA DA CA", null, "SDC"],
  ["HA DA CA", null, "HCD"],
  ["SA CA", null, "SC"],
  ["SA HA DA", null, "HSD"],
])("the suits of %s alternate as far as they can", (cards, trump, order) => {
  expect(suitOrder(cards.split(" "), trump, SORT).join("")).toBe(order);
});

it("black and red alternate in every hand of three or four suits", () => {
  for (let mask = 1; mask < 16; mask++) {
    const held = (["S", "H", "D", "C"] as Suit[]).filter((_, i) => mask & (1 << i));
    const order = suitOrder(
      held.map((suit) => `${suit}A`),
      null,
      SORT,
    );
    expect([...order].sort()).toEqual([...held].sort());
    if (held.length > 2)
      order.slice(1).forEach((suit, i) => {
        expect(isRed(suit)).not.toBe(isRed(order[i] as Suit));
      });
  }
});

it.each(["S", "H", "D", "C"] as Suit[])("trump %s goes first where the player wants it", (trump) => {
  const cards = ["SA", "HA", "DA", "CA"];
  expect(suitOrder(cards, trump, { ...SORT, trumpSide: "left" })[0]).toBe(trump);
  expect(suitOrder(cards, trump, SORT)[0]).toBe("S");
});

it.each([
  ["alternate", "left", "H", "HSDC"],
  ["alternate", "right", "H", "CDSH"],
  ["fixed", "among", "H", "SHDC"],
  ["fixed", "left", "D", "DSHC"],
  ["fixed", "right", "S", "HDCS"],
  ["fixed", "right", null, "SHDC"],
] as const)("%s suits, trump %s: %s gives %s", (suits, trumpSide, trump, order) => {
  expect(suitOrder(["SA", "HA", "DA", "CA"], trump, { ...SORT, suits, trumpSide }).join("")).toBe(order);
});

describe("the order inside a suit", () => {
  const cards = ["S2", "HT", "SA", "H9", "HK"];
  it("is high to low", () => expect(sortCards(cards, ["S", "H"], SORT).join(" ")).toBe("SA S2 HK HT H9"));
  it("or low to high", () =>
    expect(sortCards(cards, ["S", "H"], { ...SORT, high: "right" }).join(" ")).toBe("S2 SA H9 HT HK"));
  it("keeps every card, also of a suit that is not listed", () => {
    expect(sortCards(cards, ["H"], SORT).map(suitOf).join("")).toBe("HHHSS");
  });
});

it.each([
  ["K", "fr", "R"],
  ["Q", "nl", "V"],
  ["J", "fr", "V"],
  ["J", "pl", "W"],
  ["T", "fr", "10"],
  ["7", "nl", "7"],
] as const)("rank %s in letters %s is %s", (rank, letters, text) => {
  expect(rankText(rank, letters)).toBe(text);
});

it("writes a card in one word", () => expect(cardText("HQ", "fr")).toBe("♥D"));

it.each([
  ["fr-CA", "fr"],
  ["pt", "en"],
  ["nl", "nl"],
])("language %s goes with letters %s", (language, letters) => {
  expect(lettersFor(language)).toBe(letters);
});
