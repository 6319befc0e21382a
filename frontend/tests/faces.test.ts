import { expect, it } from "vitest";
import { RANKS, SUITS } from "../src/lib/cards";
import { backSvg, type Deck, faceSvg, PALETTES, suitSvg } from "../src/lib/faces";

const DECK: Deck = { palette: "standard", letters: "en", large: false };
const ALL = SUITS.flatMap((suit) => [...RANKS].map((rank) => suit + rank));

it("all 52 faces are different and well formed", () => {
  const faces = ALL.map((card) => faceSvg(card, DECK));
  expect(new Set(faces).size).toBe(52);
  for (const face of faces) {
    const parsed = new DOMParser().parseFromString(face, "image/svg+xml");
    expect(parsed.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 100 140");
    expect(face).not.toMatch(/NaN|undefined/);
  }
});

it.each(["2", "3", "4", "5", "6", "7", "8", "9", "T"])("rank %s shows as many pips as it says", (rank) => {
  const face = faceSvg(`S${rank}`, DECK);
  const spade = suitSvg("S").match(/ d="([^"]+)"/)?.[1] ?? "?";
  const count = face.split(spade).length - 1;
  // Two more stand under the indices.
  expect(count - 2).toBe(rank === "T" ? 10 : Number(rank));
});

it("the letters of a language change the court cards and nothing else", () => {
  const french: Deck = { ...DECK, letters: "fr" };
  const changed = ALL.filter((card) => faceSvg(card, DECK) !== faceSvg(card, french));
  expect(changed).toEqual(SUITS.flatMap((suit) => ["K", "Q", "J"].map((rank) => suit + rank)));
});

it.each(Object.entries(PALETTES))("every suit colour of %s can be read on white", (_, palette) => {
  for (const color of Object.values(palette)) expect(contrastOnWhite(color)).toBeGreaterThan(4.5);
});

it("four colours are four", () => expect(new Set(Object.values(PALETTES.four)).size).toBe(4));

it("the large index is larger", () =>
  expect(faceSvg("SA", { ...DECK, large: true })).not.toBe(faceSvg("SA", DECK)));

it("a back tells nothing", () => expect(backSvg()).toBe(backSvg()));

function contrastOnWhite(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}
