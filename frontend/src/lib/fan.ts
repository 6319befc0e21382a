/**
 * Where the cards of the hand lie: one row, arced where there is room, or two overlapping rows on a narrow
 * page, split at the boundary of a suit where that leaves every visible strip wide enough to hit.
 * All lengths are CSS pixels; nothing here touches the page.
 */

export const CARD_RATIO = 1.4;
/** Room above the cards: a selected card rises 14, a legal one 8. */
export const LIFT = 14;
export const RAISE = 8;
/** WCAG 2.5.8: no target narrower than this. */
export const MIN_STRIP = 24;

const SIDE = 8;
const SINGLE_ROW_PITCH = 26;
const BACK_ROW_SHOWN = 0.56;
const BACK_ROW_LEAST = 54;
const BACK_ROW_SPREAD = 68;
const FRONT_LOWER = 8;
const MAX_SHARE = 0.34;
const WIDEST_CARD = 100;
const CUT_SUIT_PENALTY = 2.5;

export interface FanInput {
  readonly width: number;
  /** Height of the window; the hand takes at most 34 % of it. */
  readonly viewHeight: number;
  /** First letters tell the suits; the order is that of the display. */
  readonly cards: readonly string[];
  /** Width of the whole page where the hand has only part of it; the size of the cards follows the page. */
  readonly pageWidth?: number;
  /** Wider gap between two rows, for choosing several cards. */
  readonly spread?: boolean;
}

export interface FanCard {
  /** Top left corner of the unturned card. */
  readonly x: number;
  readonly y: number;
  /** Degrees, about the centre of the card. */
  readonly angle: number;
  readonly row: number;
  /** Visible width. */
  readonly strip: number;
}

export interface Fan {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  readonly rows: 1 | 2;
  readonly pitch: number;
  readonly cards: readonly FanCard[];
}

/** Lays out the hand. */
export function layoutFan(input: FanInput): Fan {
  const count = input.cards.length;
  const limit = Math.floor(input.viewHeight * MAX_SHARE);
  const inner = Math.max(0, input.width - 2 * SIDE);
  const page = input.pageWidth ?? input.width;
  const single = widthForHeight(limit - LIFT - RAISE, page);
  if (count <= 1 || (inner - single) / (count - 1) >= SINGLE_ROW_PITCH) return oneRow(input, single, limit);
  // A wide, low window has no height for two rows: smaller cards in one row are better there.
  const rowGap = input.spread ? BACK_ROW_SPREAD : BACK_ROW_LEAST;
  const double = widthForHeight(limit - LIFT - RAISE - FRONT_LOWER - rowGap, page);
  const flat = Math.min(single, inner - MIN_STRIP * (count - 1));
  if (flat >= 54 && flat >= double) return oneRow(input, flat, limit);
  return twoRows(input, double, limit);
}

function widthForHeight(room: number, width: number): number {
  const share = width < 500 ? Math.min(76, width * 0.21) : WIDEST_CARD;
  return Math.max(30, Math.floor(Math.min(share, room / CARD_RATIO)));
}

function oneRow(input: FanInput, cardWidth: number, limit: number): Fan {
  const count = input.cards.length;
  const cardHeight = Math.round(cardWidth * CARD_RATIO);
  const roomy = input.viewHeight >= 600 && input.width >= 700;
  const half = roomy && count > 2 ? Math.min(4.5, count * 0.32) : 0;
  const sine = Math.sin((half * Math.PI) / 180);
  const inset = SIDE + (cardHeight / 2) * sine;
  const inner = Math.max(0, input.width - 2 * inset);
  const cap = cardWidth * 0.66;
  const pitch = count > 1 ? Math.min(cap, (inner - cardWidth) / (count - 1)) : cap;
  const left = (input.width - (cardWidth + pitch * (count - 1))) / 2;
  const step = count > 1 ? (2 * half) / (count - 1) : 0;
  const radius = step > 0 ? pitch / ((step * Math.PI) / 180) : 0;
  const droop = (angle: number): number => radius * (1 - Math.cos((angle * Math.PI) / 180));
  const corner = (cardWidth / 2) * sine;
  const used = LIFT + RAISE + cardHeight + droop(half) + 2 * corner;
  const scale =
    used > limit ? Math.max(0, (limit - LIFT - RAISE - cardHeight) / (droop(half) + 2 * corner || 1)) : 1;
  const cards = input.cards.map((_, i): FanCard => {
    const angle = (-half + step * i) * scale;
    const y = LIFT + corner * scale + droop(-half + step * i) * scale;
    return { x: left + pitch * i, y, angle, row: 0, strip: i === count - 1 ? cardWidth : pitch };
  });
  const height = Math.ceil(LIFT + RAISE + cardHeight + (droop(half) + 2 * corner) * scale);
  return { cardWidth, cardHeight, height, rows: 1, pitch, cards };
}

function twoRows(input: FanInput, widest: number, limit: number): Fan {
  const count = input.cards.length;
  const inner = input.width - 2 * SIDE;
  const halfRow = Math.ceil(count / 2);
  const cardWidth = Math.max(30, Math.min(widest, Math.floor(inner - MIN_STRIP * (halfRow - 1))));
  const cardHeight = Math.round(cardWidth * CARD_RATIO);
  const longest = Math.floor((inner - cardWidth) / MIN_STRIP) + 1;
  const split = splitAt(input.cards, Math.max(longest, halfRow));
  const pitch = Math.min(cardWidth * 0.66, (inner - cardWidth) / (Math.max(split, count - split) - 1));
  const room = limit - LIFT - RAISE - FRONT_LOWER - cardHeight;
  const wanted = input.spread
    ? BACK_ROW_SPREAD
    : Math.max(BACK_ROW_LEAST, Math.round(cardHeight * BACK_ROW_SHOWN));
  const gap = Math.min(wanted, room);
  const cards = input.cards.map((_, i): FanCard => {
    const row = i < split ? 0 : 1;
    const size = row === 0 ? split : count - split;
    const at = row === 0 ? i : i - split;
    const left = (input.width - (cardWidth + pitch * (size - 1))) / 2;
    const y = LIFT + (row === 1 ? gap + FRONT_LOWER : 0);
    return { x: left + pitch * at, y, angle: 0, row, strip: at === size - 1 ? cardWidth : pitch };
  });
  const height = LIFT + gap + FRONT_LOWER + cardHeight + RAISE;
  return { cardWidth, cardHeight, height, rows: 2, pitch, cards };
}

/** How many cards lie in the back row: near the middle, rather between two suits than inside one. */
export function splitAt(cards: readonly string[], longest: number): number {
  const count = cards.length;
  const half = Math.ceil(count / 2);
  let best = half;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let at = Math.max(1, count - longest); at <= Math.min(count - 1, longest); at++) {
    const cuts = cards[at - 1]?.[0] === cards[at]?.[0];
    const cost = Math.abs(at - count / 2) + (cuts ? CUT_SUIT_PENALTY : 0);
    if (cost < bestCost) [best, bestCost] = [at, cost];
  }
  return best;
}

/** The card under a point of the hand's own box, the front row first; -1 where there is none. */
export function cardAt(fan: Fan, x: number, y: number, there: (i: number) => boolean = () => true): number {
  for (let i = fan.cards.length - 1; i >= 0; i--) {
    const card = fan.cards[i];
    if (card === undefined || !there(i)) continue;
    const inside = x >= card.x && x <= card.x + fan.cardWidth;
    if (inside && y >= card.y - LIFT && y <= card.y + fan.cardHeight + RAISE) return i;
  }
  return -1;
}
