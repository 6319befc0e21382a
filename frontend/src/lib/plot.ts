/** The totals of a game as lines: where points, labels and grid lie. Nothing here touches the page. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly points: readonly Point[];
  /** Height at which the name of the player stands, beside the last point or moved out of another's way. */
  readonly label: number;
}

export interface Plot {
  readonly lines: readonly Line[];
  /** Values at which a line is drawn across, with their heights; none whose label would touch that of 0. */
  readonly rows: readonly { readonly value: number; readonly y: number }[];
  /** Deals that are written below, with their places. */
  readonly columns: readonly { readonly deal: number; readonly x: number }[];
}

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MOST_COLUMNS = 9;
const LABEL_HEIGHT = 15;

/** Lays the totals after each deal (by deal, then by player) into a box; all begin at 0. */
export function plotOf(totals: readonly (readonly number[])[], box: Box): Plot {
  const all = [[0, 0, 0], ...totals];
  const values = all.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = Math.max(1, high - low);
  const x = (deal: number): number =>
    box.left + ((box.width - box.left - box.right) * deal) / Math.max(1, all.length - 1);
  const y = (value: number): number =>
    box.top + ((box.height - box.top - box.bottom) * (high - value)) / span;
  const ends = spread((all.at(-1) ?? []).map(y), box);
  const lines = [0, 1, 2].map((player) => ({
    points: all.map((row, deal) => ({ x: x(deal), y: y(row[player] ?? 0) })),
    label: ends[player] ?? 0,
  }));
  const apart = (value: number): boolean => value === 0 || Math.abs(y(value) - y(0)) >= LABEL_HEIGHT;
  const rows = [...new Set([high, 0, low])].filter(apart).map((value) => ({ value, y: y(value) }));
  return { lines, rows, columns: columns(totals.length).map((deal) => ({ deal, x: x(deal) })) };
}

/** Moves heights apart until labels of that height don't touch, and keeps them inside the box. */
function spread(heights: readonly number[], box: Box): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const places = [...heights];
  let least = box.top;
  for (const i of order) {
    places[i] = Math.max(places[i] ?? 0, least);
    least = (places[i] ?? 0) + LABEL_HEIGHT;
  }
  let most = box.height - box.bottom;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i] ?? 0, most);
    most = (places[i] ?? 0) - LABEL_HEIGHT;
  }
  return places;
}

function columns(deals: number): number[] {
  const step = Math.ceil(deals / MOST_COLUMNS);
  return Array.from({ length: Math.floor(deals / step) }, (_, i) => (i + 1) * step);
}
