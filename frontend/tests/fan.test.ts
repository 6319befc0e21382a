import { describe, expect, it } from "vitest";
import { cardAt, type FanInput, LIFT, layoutFan, MIN_STRIP, RAISE, splitAt } from "../src/lib/fan";

const WINDOWS = [
  [320, 568],
  [320, 640],
  [360, 560],
  [360, 740],
  [390, 844],
  [412, 915],
  [568, 320],
  [640, 300],
  [640, 360],
  [750, 390],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1140, 900],
  [1440, 900],
] as const;

const DECK = ["S", "H", "C", "D"].flatMap((s) => ["A", "K", "Q", "J", "T", "9", "8", "7"].map((r) => s + r));

/** Hands of every size with the suits split in several ways. */
function hands(count: number): string[][] {
  const shapes = [0, 3, 5, 7].map((skip) => DECK.filter((_, i) => (i * 7 + skip) % 11 !== 0).slice(0, count));
  const short = DECK.filter((card, i) => card[0] !== "H" && i >= 0).slice(0, count);
  return [...shapes, short].filter((hand) => hand.length === count);
}

function box(fan: ReturnType<typeof layoutFan>, i: number) {
  const card = fan.cards[i];
  if (card === undefined) throw new Error("no such card");
  const turn = (Math.abs(card.angle) * Math.PI) / 180;
  const w = fan.cardWidth * Math.cos(turn) + fan.cardHeight * Math.sin(turn);
  const h = fan.cardHeight * Math.cos(turn) + fan.cardWidth * Math.sin(turn);
  const [cx, cy] = [card.x + fan.cardWidth / 2, card.y + fan.cardHeight / 2];
  return { left: cx - w / 2, right: cx + w / 2, top: cy - h / 2, bottom: cy + h / 2 };
}

describe.each(WINDOWS)("in a window of %i x %i", (width, viewHeight) => {
  it("every strip can be hit and every card is inside, for 1 to 20 cards", () => {
    for (let count = 1; count <= 20; count++) {
      for (const cards of hands(count)) {
        for (const spread of [false, true]) {
          const fan = layoutFan({ width, viewHeight, cards, spread });
          const where = `${count} cards, spread ${spread}`;
          expect(fan.height, where).toBeLessThanOrEqual(viewHeight * 0.34 + 1);
          fan.cards.forEach((card, i) => {
            expect(card.strip, where).toBeGreaterThanOrEqual(MIN_STRIP);
            const b = box(fan, i);
            expect(b.left, where).toBeGreaterThanOrEqual(0);
            expect(b.right, where).toBeLessThanOrEqual(width);
            expect(b.top - LIFT, where).toBeGreaterThanOrEqual(-1);
            expect(b.bottom + RAISE, where).toBeLessThanOrEqual(fan.height + 1);
          });
        }
      }
    }
  });
});

const sixteen = "SA SK S7 S2 HQ HJ H9 H4 H3 CA C9 C8 D5 D4 D3 D2".split(" ");

it.each([
  [{ width: 360, viewHeight: 740 }, 2],
  [{ width: 320, viewHeight: 568 }, 2],
  [{ width: 844, viewHeight: 390 }, 1],
  [{ width: 1140, viewHeight: 900 }, 1],
] as [Omit<FanInput, "cards">, number][])("16 cards in %o take %i rows", (size, rows) => {
  expect(layoutFan({ ...size, cards: sixteen }).rows).toBe(rows);
});

it("splits between two suits near the middle", () => {
  expect(splitAt(sixteen, 10)).toBe(9);
});

it("halves where no suit ends near the middle", () => {
  expect(splitAt("SA SK SQ SJ ST S9 S8 S7 S6 S5".split(" "), 8)).toBe(5);
});

it("never makes a row longer than allowed", () => {
  expect(splitAt([..."SSSSSSSSSSSSHHHH"], 9)).toBeGreaterThanOrEqual(7);
  expect(splitAt([..."SSSSSSSSSSSSHHHH"], 9)).toBeLessThanOrEqual(9);
});

it("finds the card under a finger, front row first", () => {
  const fan = layoutFan({ width: 360, viewHeight: 740, cards: sixteen });
  fan.cards.forEach((card, i) => {
    expect(cardAt(fan, card.x + 10, card.y + 10)).toBe(i);
  });
  expect(cardAt(fan, 180, -40)).toBe(-1);
});
