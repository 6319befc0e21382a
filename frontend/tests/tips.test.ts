import { expect, it } from "vitest";
import { readChoices } from "../src/lib/actions";
import type { View } from "../src/lib/protocol";
import { type Situation, tipsFor } from "../src/lib/tips";
import { state } from "./frames";

const PLAIN = { you: 1, passing: false, taken: false, over: false };

function tips(
  legal: readonly string[],
  view: Partial<View> = {},
  more: Partial<Situation> = {},
): readonly string[] {
  return tipsFor({ ...PLAIN, view: state(view).view, choices: readChoices(legal), ...more });
}

const LED = { trick: { leader: 0, cards: ["CA"] } };
const EMPTY = { trick: { leader: 1, cards: [] } };
const KITTY = { phase: "discard", events: [{ type: "kitty", seat: 1, cards: [], shown: true }] } as const;

it.each([
  [["play SA"], {}, ["follow"]],
  [["play HA"], LED, ["void"]],
  [["play D5"], LED, ["throw"]],
  [["play HA"], { ...EMPTY, tricks: [0, 0, 0] }, ["lead"]],
  [["play HA"], { ...EMPTY, tricks: [0, 1, 0] }, ["won", "lead"]],
  [["play HA"], { ...EMPTY, tricks: [0, 2, 0] }, ["lead"]],
  [["play SA"], { contract: "MIS" }, ["mis"]],
  [["play HA"], { ...LED, contract: "MIS" }, ["mis", "mis-void"]],
  [["play SA"], { contract: "NT" }, ["nt", "follow"]],
  [["play HA"], { ...LED, contract: "NT" }, ["nt", "throw"]],
  [["discard 4"], { phase: "discard" }, ["discard"]],
  [["discard 4"], KITTY, ["kitty", "discard"]],
  [["contract H"], { phase: "contract" }, ["contract"]],
  [["give 0 C8", "stop"], { phase: "exchange" }, ["up", "give"]],
  [["name 0 S", "stop"], { phase: "exchange" }, ["up", "name"]],
  [["pay C8"], { phase: "exchange" }, ["pay"]],
  [["return C8"], { phase: "exchange" }, ["return"]],
  [["play HA"], { to_act: 0 }, []],
  [[], { phase: "over", to_act: null }, ["points"]],
] as const)("with %j and %j the tips are %j", (legal, view, wanted) =>
  expect(tips(legal, view as Partial<View>)).toEqual(wanted),
);

it("waits while something is on show that goes by itself", () =>
  expect(tips(["play SA"], {}, { passing: true })).toEqual([]));

it("speaks of what was taken while that waits for the player", () =>
  expect(tips(["play SA"], {}, { passing: true, taken: true })).toEqual(["taken"]));

it("speaks of the end when the game is over", () =>
  expect(tips([], { phase: "over", to_act: null }, { over: true })).toEqual(["end"]));
