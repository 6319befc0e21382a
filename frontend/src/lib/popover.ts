/** Where a small box goes that explains a word. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 6;
const MARGIN = 12;

/** The corner of a box below a word, above it where there is no room below, never over the side of the window. */
export function besideWord(word: Edges, box: Box, window: Box): { left: number; top: number } {
  const rightmost = Math.max(MARGIN, window.width - box.width - MARGIN);
  const below = word.bottom + GAP;
  const above = word.top - GAP - box.height;
  const fits = below + box.height + MARGIN <= window.height;
  return {
    left: Math.min(Math.max(word.left, MARGIN), rightmost),
    top: fits || above < MARGIN ? below : above,
  };
}
