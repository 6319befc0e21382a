/**
 * The faces of the cards as SVG text, drawn from a few strokes: no image files, sharp at every size.
 * A card measures 100 x 140 units. Letters are strokes too, so that a card looks the same on every machine.
 */

import { type Card, type Letters, rankOf, rankText, type Suit, suitOf } from "./cards";

export type Palette = "standard" | "four" | "safe";

export interface Deck {
  readonly palette: Palette;
  readonly letters: Letters;
  readonly large: boolean;
}

/** Suit colours on white; `safe` stays apart for every common colour blindness. */
export const PALETTES: Readonly<Record<Palette, Readonly<Record<Suit, string>>>> = {
  standard: { S: "#15181c", H: "#c8102e", D: "#c8102e", C: "#15181c" },
  four: { S: "#111111", H: "#c8102e", D: "#0b57d0", C: "#0a7a33" },
  safe: { S: "#000000", H: "#c2185b", D: "#0069c0", C: "#8a6100" },
};

/** Suit shapes in a box of 20 x 20 around the origin. */
const SHAPES: Readonly<Record<Suit, string>> = {
  S: "M0-10C2.6-5.6 9.4-2.2 9.4 3.2A4.7 4.7 0 0 1 1.3 6.4C1.5 8.2 2.3 9.3 3.8 10H-3.8C-2.3 9.3-1.5 8.2-1.3 6.4A4.7 4.7 0 0 1-9.4 3.2C-9.4-2.2-2.6-5.6 0-10Z",
  H: "M0 10C-2.8 5.4-9.6 2.2-9.6-3.9A5.1 5.1 0 0 1 0-6.2A5.1 5.1 0 0 1 9.6-3.9C9.6 2.2 2.8 5.4 0 10Z",
  D: "M0-10.4C2 -6.2 4.7-3 8-0C4.7 3 2 6.2 0 10.4C-2 6.2-4.7 3-8 0C-4.7-3-2-6.2 0-10.4Z",
  C: "M0-10A4.5 4.5 0 0 1 3.6-2.8A4.6 4.6 0 1 1 1.4 5.1C1.6 7.6 2.4 9.2 4 10H-4C-2.4 9.2-1.6 7.6-1.4 5.1A4.6 4.6 0 1 1-3.6-2.8A4.5 4.5 0 0 1 0-10Z",
};

/** Letters and figures as strokes in a box of 10 x 14. */
const STROKES: Readonly<Record<string, string>> = {
  A: "M.4 14L5 0L9.6 14M2 9.6H8",
  K: "M1 0V14M9.2 0L1 8.6M4 5.6L9.6 14",
  Q: "M5 0C7.9 0 9.4 2.6 9.4 7S7.9 14 5 14 .6 11.4.6 7 2.1 0 5 0ZM6 10.2L9.8 14.6",
  J: "M8 0V9.8C8 12.6 6.7 14 4.5 14S1 12.6.9 10.2",
  R: "M1 14V0H5.2C7.8 0 9.2 1.5 9.2 4S7.8 8 5.2 8H1M5.4 8L9.5 14",
  D: "M1 0V14H4.2C7.6 14 9.5 11.6 9.5 7S7.6 0 4.2 0Z",
  V: "M.4 0L5 14L9.6 0",
  H: "M1 0V14M9 0V14M1 7H9",
  B: "M1 6.6H5.2M1 0H5C7.4 0 8.6 1.2 8.6 3.3S7.4 6.6 5.2 6.6C7.9 6.6 9.3 8 9.3 10.3S7.8 14 5 14H1Z",
  W: "M0 0L2.5 14L5 3.4L7.5 14L10 0",
  "2": "M.9 3.8C.9 1.5 2.5 0 5 0S9 1.5 9 3.8C9 6.8 5 9 .9 14H9.4",
  "3": "M.9 2.6C1.5 1 3 0 5 0 7.4 0 8.8 1.3 8.8 3.4S7.4 6.6 4.4 6.6C7.6 6.6 9.3 8 9.3 10.3S7.6 14 5 14C2.8 14 1.2 12.9.6 11.1",
  "4": "M7.2 14V0L.5 9.8H9.8",
  "5": "M8.6 0H2L1.3 6.3C2.3 5.5 3.5 5.1 4.9 5.1 7.6 5.1 9.3 6.8 9.3 9.5S7.6 14 4.8 14C2.8 14 1.3 13.2.5 11.6",
  "6": "M8.4 1.2C7.6.4 6.7 0 5.6 0 2.6 0 .8 3 .8 8.4 .8 12.2 2.4 14 5 14S9.3 12.3 9.3 9.5 7.6 5.2 5.1 5.2C2.9 5.2 1.2 6.6.8 8.9",
  "7": "M.8 0H9.3L3.8 14",
  "8": "M5 6.5C2.8 6.5 1.4 5.3 1.4 3.3S2.8 0 5 0 8.6 1.2 8.6 3.3 7.2 6.5 5 6.5C2.4 6.5.7 7.9.7 10.2S2.4 14 5 14 9.3 12.6 9.3 10.2 7.6 6.5 5 6.5Z",
  "9": "M1.6 12.8C2.4 13.6 3.3 14 4.4 14 7.4 14 9.2 11 9.2 5.6 9.2 1.8 7.6 0 5 0S.7 1.7.7 4.5 2.4 8.8 4.9 8.8C7.1 8.8 8.8 7.4 9.2 5.1",
  "10": "M-.6 2.4L2 0V14M8.1 0C10.3 0 11.4 2.5 11.4 7S10.3 14 8.1 14 4.8 11.5 4.8 7 5.9 0 8.1 0Z",
};

/** Columns and rows of the pips; rows count from the top in units of the card. */
const [LEFT, MID, RIGHT] = [35.5, 50, 64.5];
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  "2": pairs([MID, 30]),
  "3": [...pairs([MID, 30]), [MID, 70]],
  "4": pairs([LEFT, 30], [RIGHT, 30]),
  "5": [...pairs([LEFT, 30], [RIGHT, 30]), [MID, 70]],
  "6": [...pairs([LEFT, 30], [RIGHT, 30]), [LEFT, 70], [RIGHT, 70]],
  "7": [...pairs([LEFT, 30], [RIGHT, 30]), [LEFT, 70], [RIGHT, 70], [MID, 50]],
  "8": [...pairs([LEFT, 30], [RIGHT, 30], [MID, 50]), [LEFT, 70], [RIGHT, 70]],
  "9": [...pairs([LEFT, 28], [RIGHT, 28], [LEFT, 56], [RIGHT, 56]), [MID, 70]],
  T: pairs([LEFT, 28], [RIGHT, 28], [LEFT, 56], [RIGHT, 56], [MID, 42]),
};

function pairs(...top: (readonly [number, number])[]): (readonly [number, number])[] {
  return top.flatMap(([x, y]) => [[x, y] as const, [x, 140 - y] as const]);
}

/** A suit glyph as a path of the given size, centred on (x, y). */
export function pip(suit: Suit, x: number, y: number, size: number, turned = false): string {
  const turn = turned ? " rotate(180)" : "";
  return `<path transform="translate(${x} ${y})${turn} scale(${round(size / 20)})" d="${SHAPES[suit]}"/>`;
}

/** A letter or figure as strokes, its top left corner at (x, y), `size` units high. */
export function letter(text: string, x: number, y: number, size: number, weight = 2.5): string {
  const path = STROKES[text] ?? STROKES["8"];
  const scale = round(size / 14);
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const cache = new Map<string, string>();

/** The face of a card; decorative, the button around it carries the name. */
export function faceSvg(card: Card, deck: Deck): string {
  const key = `${card} ${deck.palette} ${deck.letters} ${deck.large}`;
  let svg = cache.get(key);
  if (svg === undefined) {
    svg = draw(card, deck);
    cache.set(key, svg);
  }
  return svg;
}

function draw(card: Card, deck: Deck): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const color = PALETTES[deck.palette][suit];
  const body = deck.large ? largeBody(suit, rank) : body140(suit, rank);
  const corner = index(suit, rankText(rank, deck.letters), deck.large);
  const second = deck.large ? "" : `<g transform="rotate(180 50 70)">${corner}</g>`;
  return `<svg viewBox="0 0 100 140" fill="${color}" color="${color}" aria-hidden="true" focusable="false">${body}${corner}${second}</svg>`;
}

function index(suit: Suit, text: string, large: boolean): string {
  const size = large ? 34 : 20.5;
  const x = large ? 8.5 : 6.5;
  return (
    letter(text, x, large ? 9.5 : 8, size, 2.6) +
    pip(suit, x + (size * 5) / 14, large ? 61 : 40.5, large ? 24 : 15.5)
  );
}

function body140(suit: Suit, rank: string): string {
  if (rank === "A") return ace(suit);
  const pips = PIPS[rank];
  if (pips === undefined) return court(suit, rank);
  return pips.map(([x, y]) => pip(suit, x, y, 17.5, y > 70)).join("");
}

function largeBody(suit: Suit, rank: string): string {
  if ("KQJ".includes(rank)) return `<g transform="translate(22 33) scale(.8)">${figure(suit, rank)}</g>`;
  return pip(suit, 64, 96, rank === "A" ? 58 : 46);
}

function ace(suit: Suit): string {
  const ring = `<circle cx="50" cy="70" r="31" fill="none" stroke="currentColor" stroke-width="1" opacity=".35"/><circle cx="50" cy="70" r="34" fill="none" stroke="currentColor" stroke-width=".6" opacity=".35"/>`;
  return ring + pip(suit, 50, 70, 42);
}

function court(suit: Suit, rank: string): string {
  return figure(suit, rank) + pip(suit, 66.2, 23, 10) + pip(suit, 33.8, 117, 10, true);
}

const SKIN = "#f3d3b3";
const GOLD = "#e2a72e";
const INK = "#23262b";

/** A court card: a framed half figure and its half-turn, cut along a rising line. */
function figure(suit: Suit, rank: string): string {
  const id = `court-${rank}${suit}`;
  const half = `<g clip-path="url(#${id})">${bust(rank)}</g>`;
  const frame = 'x="27" y="15" width="46" height="110" rx="5"';
  return (
    `<clipPath id="${id}"><path d="M28 16H72V63L28 77Z"/></clipPath><rect ${frame} fill="#fff"/>` +
    `${half}<g transform="rotate(180 50 70)">${half}</g>` +
    `<path d="M27.5 77L72.5 63" stroke="${GOLD}" stroke-width="1.6"/>` +
    `<rect ${frame} fill="none" stroke="currentColor" stroke-width="1.1"/>`
  );
}

function bust(rank: string): string {
  const ground = `<rect x="27" y="15" width="46" height="64" fill="currentColor" opacity=".09"/>`;
  const robe = `<path d="M24 84V70C28 60 38 57 50 57S72 60 76 70V84Z" fill="currentColor"/>`;
  const collar = `<path d="M36 59L50 72L64 59L60 56H40Z" fill="${GOLD}"/><path d="M41 57L50 66L59 57Z" fill="#fff"/>`;
  const head = `<path d="M41 38H59V47C59 54 55 58.5 50 58.5S41 54 41 47Z" fill="${SKIN}"/>`;
  const eyes = `<path d="M45.4 44.6V46M54.6 44.6V46" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`;
  const mouth = `<path d="M47.6 52.4C49 53.4 51 53.4 52.4 52.4" stroke="${INK}" stroke-width="1.1" fill="none" stroke-linecap="round"/>`;
  const parts = { K: king(), Q: queen(), J: jack() }[rank as "K" | "Q" | "J"];
  return (
    ground + parts.back + robe + collar + head + parts.front + eyes + (rank === "K" ? "" : mouth) + parts.hat
  );
}

function king(): { back: string; front: string; hat: string } {
  const hair = `<path d="M38 38H62V52L58 56H42L38 52Z" fill="#8a5a2b"/>`;
  const beard = `<path d="M41 47C44 49.5 47 49 50 49S56 49.5 59 47V53C59 60 55 64 50 64S41 60 41 53Z" fill="#8a5a2b"/><path d="M47.4 52.4H52.6" stroke="${SKIN}" stroke-width="1.6" stroke-linecap="round"/>`;
  const crown = `<path d="M38 40L35.5 25L43 31L50 21.5L57 31L64.5 25L62 40Z" fill="${GOLD}"/><path d="M38 40H62V36.4H38Z" fill="currentColor"/><circle cx="35.5" cy="24.6" r="2" fill="${GOLD}"/><circle cx="64.5" cy="24.6" r="2" fill="${GOLD}"/><circle cx="50" cy="21.2" r="2.3" fill="${GOLD}"/>`;
  return { back: hair, front: beard, hat: crown };
}

function queen(): { back: string; front: string; hat: string } {
  const hair = `<path d="M50 30C40 30 35.5 36 35.5 45V62C38 64 42 63 43 60H57C58 63 62 64 64.5 62V45C64.5 36 60 30 50 30Z" fill="#6b3f22"/>`;
  const fringe = `<path d="M41 43C41 37 45 35 50 35S59 37 59 43C56 39.5 53 38.6 50 38.6S44 39.5 41 43Z" fill="#6b3f22"/>`;
  const tiara = `<path d="M38.5 36.5C44 31.5 56 31.5 61.5 36.5L63 28L56.5 31L50 24L43.5 31L37 28Z" fill="${GOLD}"/><circle cx="50" cy="23.6" r="2.1" fill="currentColor"/><circle cx="37" cy="27.6" r="1.6" fill="currentColor"/><circle cx="63" cy="27.6" r="1.6" fill="currentColor"/>`;
  return { back: hair, front: fringe, hat: tiara };
}

function jack(): { back: string; front: string; hat: string } {
  const hair = `<path d="M39 36H61V51C61 54 58.5 55 57 54V44H43V54C41.5 55 39 54 39 51Z" fill="#b5762c"/>`;
  const cap = `<path d="M37 38.5C36 30 42 25.5 50 25.5S64 30 63 38.5C55 35.8 45 35.8 37 38.5Z" fill="currentColor"/><path d="M36.6 39.6C45 36.2 55 36.2 63.4 39.6L62.8 36.6C55 33.4 45 33.4 37.2 36.6Z" fill="${GOLD}"/>`;
  const feather = `<path d="M59 31C62 24 67 20.5 72 20C71.5 26 67 31.5 60.5 34Z" fill="${GOLD}"/>`;
  return { back: feather + hair, front: "", hat: cap };
}

/** A glyph of a suit for use in text, as its own small picture. */
export function suitSvg(suit: Suit): string {
  return `<svg viewBox="-11 -11 22 22" fill="currentColor" aria-hidden="true" focusable="false"><path d="${SHAPES[suit]}"/></svg>`;
}

/** The back of a card: a quiet lattice. */
export function backSvg(): string {
  const marks: string[] = [];
  for (let y = 0; y < 13; y++)
    for (let x = 0; x < 6 - (y % 2); x++)
      marks.push(`M${20 + x * 12 + (y % 2) * 6} ${18.5 + y * 8.3}l2.6 4-2.6 4-2.6-4Z`);
  return `<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false"><rect x="5" y="5" width="90" height="130" rx="5" fill="#2a4494"/><rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="#c3cff5" stroke-width="1"/><path d="${marks.join("")}" fill="#93a7ea" opacity=".6"/></svg>`;
}
