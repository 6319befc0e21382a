import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { readChoices } from "../src/lib/actions";
import { app } from "../src/lib/app.svelte";
import type { View } from "../src/lib/protocol";
import { type Situation, tipsFor } from "../src/lib/tips";
import { state } from "./frames";
import { freshPage, sit } from "./seated";

freshPage();

const PLAIN = { you: 1, passing: false, taken: false, over: false };

function tips(
  legal: readonly string[],
  view: Partial<View> = {},
  more: Partial<Situation> = {},
): readonly string[] {
  return tipsFor({ ...PLAIN, view: state(view).view, choices: readChoices(legal), ...more });
}

const LED = { trick: { leader: 0, cards: ["CA"] } };
const NEW = { tricks: [0, 0, 0] };
const EMPTY = { trick: { leader: 1, cards: [] } };
const KITTY = { phase: "discard", events: [{ type: "kitty", seat: 1, cards: [], shown: true }] } as const;

it.each([
  [["play SA"], NEW, ["follow"]],
  [["play HA"], { ...LED, ...NEW }, ["void"]],
  [["play D5"], { ...LED, ...NEW }, ["throw"]],
  [["play HA"], { ...EMPTY, ...NEW }, ["lead"]],
  [["play HA"], { ...EMPTY, tricks: [0, 1, 0] }, ["won", "lead", "target"]],
  [["play HA"], { ...EMPTY, tricks: [0, 2, 0] }, ["lead", "target", "trump"]],
  [["play SA"], { tricks: [2, 1, 1] }, ["follow", "target", "trump", "hint"]],
  [["play SA"], { contract: "NT", tricks: [2, 0, 0] }, ["nt", "follow", "target", "hint"]],
  [["play SA"], { contract: "MIS" }, ["mis"]],
  [["play HA"], { ...LED, contract: "MIS" }, ["mis", "mis-void"]],
  [["play SA"], { ...NEW, contract: "NT" }, ["nt", "follow"]],
  [["play HA"], { ...LED, ...NEW, contract: "NT" }, ["nt", "throw"]],
  [["discard 4"], { phase: "discard" }, ["discard"]],
  [["discard 4"], KITTY, ["kitty", "discard"]],
  [["discard 4"], { ...KITTY, contract: "MIS" }, ["kitty", "discard-mis"]],
  [["contract H"], { phase: "contract" }, ["contract"]],
  [["give 0 C8", "stop"], { phase: "exchange" }, ["up", "give"]],
  [["name 0 S", "stop"], { phase: "exchange" }, ["up", "name"]],
  [["pay C8"], { phase: "exchange" }, ["pay"]],
  [["return C8"], { phase: "exchange" }, ["return"]],
  [["play HA"], { to_act: 0 }, []],
  [[], { phase: "over", to_act: null }, ["points"]],
  [[], { phase: "over", to_act: null, contract: "MIS" }, ["points-mis"]],
] as const)("with %j and %j the tips are %j", (legal, view, wanted) =>
  expect(tips(legal, view as Partial<View>)).toEqual(wanted),
);

it("waits while something is on show that goes by itself", () =>
  expect(tips(["play SA"], {}, { passing: true })).toEqual([]));

it("speaks of what was taken while that waits for the player", () =>
  expect(tips(["play SA"], {}, { passing: true, taken: true })).toEqual(["taken"]));

it("speaks of the end when the game is over", () =>
  expect(tips([], { phase: "over", to_act: null }, { over: true })).toEqual(["end"]));

it("names the trump and the numbers of the table", async () => {
  app.settings = { ...app.settings, tips: true, tipsSeen: ["follow"] };
  await sit(state({ tricks: [1, 2, 2], targets: [3, 8, 5] }));
  expect(document.querySelector("[data-tip=target]")?.textContent).toContain("“2/8”");
  app.settings = { ...app.settings, tipsSeen: ["follow", "target"] };
  await tick();
  expect(document.querySelector("[data-tip=trump]")?.textContent).toContain("Trump is hearts");
});

it.each([
  [5000, "target"],
  [500, "follow"],
])("counts as seen when it has stood for %d ms and the player plays on", async (stood, next) => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  app.settings = { ...app.settings, tips: true };
  const model = await sit(state());
  expect(document.querySelector("[data-tip=follow]")).not.toBeNull();
  clock.mockReturnValue(stood);
  model.touch("SA", true);
  await tick();
  expect(document.querySelector(".tip")).toBeNull();
  model.chosen = [];
  await tick();
  expect(document.querySelector(".tip")?.getAttribute("data-tip")).toBe(next);
  clock.mockRestore();
});
