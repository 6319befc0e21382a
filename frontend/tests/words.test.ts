import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readChoices } from "../src/lib/actions";
import { demoFrame } from "../src/lib/demo";
import { LANGUAGES, languageName, loadLanguage, pickLanguage, translator } from "../src/lib/i18n";
import { ruleLines } from "../src/lib/rulesheet";
import { blockedReason, cardName, eventLine, promptLine, refusalLine, type Speech } from "../src/lib/words";
import { state } from "./frames";

const t = await loadLanguage("en");
const speech: Speech = { t, you: 1, names: ["Ada", "You", "Ben"], card: (card) => card };
const OPTIONS = { lifted: null, giveTo: null, hidden: 0, over: false };

describe("languages", () => {
  it("are the files that there are", () => expect(LANGUAGES).toEqual(expect.arrayContaining(["en", "fr"])));
  it("name themselves", () => expect(languageName("fr")).toBe("Français"));
  it.each([
    [["fr-CA", "en"], "fr"],
    [["xx", "fr"], "fr"],
    [[], "en"],
  ])("%j picks %s", (wanted, language) => expect(pickLanguage(wanted)).toBe(language));
  it("a missing message shows its name", () => expect(translator("en", "")("play")).toBe("play"));

  it.each(LANGUAGES)("%s has every message that the page names", async (language) => {
    const speak = await loadLanguage(language);
    const missing = [...named()].filter((id) => speak(id) === id);
    expect(missing).toEqual([]);
  });
});

/** The ids of messages written out in the sources. */
function named(): Set<string> {
  const ids = new Set<string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else
        for (const match of readFileSync(path, "utf8").matchAll(/\bt\(\s*"([a-z][\w-]+)"/g))
          ids.add(match[1] ?? "");
    }
  };
  walk("src");
  expect(ids.size).toBeGreaterThan(80);
  return ids;
}

describe("events in words", () => {
  const { view } = state();
  it.each([
    [{ type: "dealt", dealer: 1, hand: [], counts: [16, 16, 16] }, "You deal."],
    [{ type: "contract", seat: 0, contract: "H" }, "Ada chooses hearts, 3 to make."],
    [{ type: "contract", seat: 1, contract: "MIS" }, "You choose no tricks, at most 8."],
    [{ type: "named", seat: 0, to: 1, suit: "C" }, "Ada asks you for clubs."],
    [{ type: "named", seat: 1, to: 2, suit: "C" }, "You ask Ben for clubs."],
    [{ type: "void", seat: 2, suit: "S" }, "Ben has no spades."],
    [{ type: "moved", from: 0, to: 2, card: null }, "Ada gives Ben a card."],
    [{ type: "moved", from: 1, to: 2, card: "C7" }, "You give Ben: C7."],
    [{ type: "moved", from: 2, to: 1, card: "C7" }, "Ben gives you: C7."],
    [{ type: "kitty", seat: 0, cards: ["C7", "C8"], shown: true }, "Ada takes the kitty: C7, C8."],
    [{ type: "kitty", seat: 1, cards: null, shown: false }, "You take the kitty."],
    [{ type: "discarded", seat: 2, count: 4, cards: null }, "Ben discards 4."],
    [{ type: "played", seat: 0, card: "SA" }, "Ada: SA"],
    [{ type: "trick", winner: 1 }, "You take the trick."],
  ] as const)("%j", (event, line) => expect(eventLine(event, view, speech)).toBe(line));
});

describe("the prompt", () => {
  it.each([
    [["play SA", "play SJ"], {}, "Your turn: follow spades"],
    [
      ["play HA", "play HQ"],
      { trick: { leader: 0, cards: ["CA"] } },
      "Your turn: no clubs, so you must trump",
    ],
    [
      ["play SA", "play HQ"],
      { trick: { leader: 0, cards: ["CA"] } },
      "Your turn: no clubs, play what you like",
    ],
    [["play SA"], { trick: { leader: 1, cards: [] } }, "Your turn: lead any card"],
    [["discard 4"], { phase: "discard" }, "Discard 4 cards"],
    [["give 2 C7", "stop"], { phase: "exchange" }, "Choose a card for Ben"],
    [["give 2 C7", "give 0 C7"], { phase: "exchange" }, "Choose who gives you a card"],
    [["name 0 H"], { phase: "exchange" }, "Name a suit to Ada"],
    [["contract H"], { phase: "contract" }, "Choose the contract"],
    [[], { to_act: 2 }, "Waiting for Ben"],
    [[], { to_act: 2, phase: "exchange" }, "Ben exchanges"],
    [[], { to_act: null, phase: "over" }, "The deal is over"],
  ] as const)("for %j with %j", (legal, view, line) => {
    expect(promptLine(state(view).view, readChoices(legal), speech, OPTIONS)).toBe(line);
  });

  it("asks for the second tap", () => {
    const line = promptLine(state().view, readChoices(["play SA"]), speech, { ...OPTIONS, lifted: "SA" });
    expect(line).toBe("Tap again to play SA");
  });
});

describe("refusals in words", () => {
  it.each([
    [{ code: "illegal", detail: "follow", suit: "C" }, "You must follow clubs."],
    [{ code: "illegal", detail: "must_trump" }, "You cannot follow, so you must play a trump."],
    [{ code: "stale" }, "The table had moved on. Please choose again."],
    [{ code: "illegal", detail: "news to me" }, "That is not possible now."],
  ] as const)("%j", (refusal, line) => expect(refusalLine(refusal as never, state().view, t)).toBe(line));

  it.each([
    [["SA", "SJ"], {}, "follow"],
    [["HA"], { trick: { leader: 0, cards: ["CA"] } }, "must_trump"],
  ] as const)("of the cards %j", (plays, view, detail) => {
    expect(blockedReason(state(view).view, plays).detail).toBe(detail);
  });

  it("of somebody else's turn", () =>
    expect(blockedReason(state({ to_act: 0 }).view, []).code).toBe("not_your_turn"));
});

it("names a card in full", async () => {
  expect(cardName("HT", t)).toBe("ten of hearts");
  expect(cardName("SA", await loadLanguage("fr"))).toBe("as de pique");
});

it.each(LANGUAGES)(
  "the rules in %s say the numbers of the table and leave no message out",
  async (language) => {
    const speak = await loadLanguage(language);
    const lines = ruleLines({ ...demoFrame().view.rules, end_total: 37, end_floor: -26 }, speak, language);
    expect(lines.join(" ")).toContain("+37");
    expect(lines.join(" ")).toContain("−26");
    expect(lines.filter((line) => /^(rules|contract)-/.test(line))).toEqual([]);
  },
);
