/** The table of claims that fits on paper: a row for each way in which players can be up and down, in the new deal's roles. */

import { claimsFor, type PaperPreset, type RoleClaim, type Triple } from "./papertable";

export interface BlankClaim {
  /** "+" was up, "−" was down: dealer, eldest, third. */
  readonly signs: readonly string[];
  readonly steps: readonly RoleClaim[];
  /** Whether one player finishes before the next begins. */
  readonly ordered: boolean;
  /** Whether it is the number of points that says who is first; the steps are then those of equal points. */
  readonly most: boolean;
}

/** Results that show each pattern: equal points for two who are up, then more for the one or the other. */
const PATTERNS: readonly (readonly Triple[])[] = [
  [
    [-2, 1, 1],
    [-3, 1, 2],
    [-3, 2, 1],
  ],
  [
    [1, -2, 1],
    [1, -3, 2],
    [2, -3, 1],
  ],
  [
    [1, 1, -2],
    [1, 2, -3],
    [2, 1, -3],
  ],
  [[2, -1, -1]],
  [[-1, 2, -1]],
  [[-1, -1, 2]],
];

export function blankClaims(preset: PaperPreset): BlankClaim[] {
  const targets = preset.targets[0] ?? [0, 0, 0];
  const steps = (points: Triple): RoleClaim[] => claimsFor(preset.exchange_order, targets, points);
  return PATTERNS.map((results) => {
    const [first] = results;
    const found = first === undefined ? [] : steps(first);
    const orders = new Set(
      results.map((points) =>
        steps(points)
          .map((step) => step.to)
          .join(),
      ),
    );
    return {
      signs: (first ?? []).map((points) => (points > 0 ? "+" : "−")),
      steps: found,
      ordered: new Set(found.map((step) => step.to)).size > 1,
      most: orders.size > 1,
    };
  });
}
