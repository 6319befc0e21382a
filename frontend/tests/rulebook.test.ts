import { beforeAll, describe, expect, it } from "vitest";
import { type Block, SECTIONS } from "../src/lib/book";
import { LANGUAGES, loadLanguage, type Translate } from "../src/lib/i18n";
import { limitsOf, OPTIONS, PRESETS, presetOf, sizesOf } from "../src/lib/presets";
import type { AllOptions } from "../src/lib/protocol";
import { rulebook } from "../src/lib/rulebook";

const words: Record<string, Translate> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) words[language] = await loadLanguage(language);
});

const rulesOf = (preset: string, changes: Partial<AllOptions> = {}): AllOptions => ({
  ...(presetOf(preset)?.rules as AllOptions),
  ...changes,
});

function page(rules: AllOptions, language = "en") {
  const t = words[language] as Translate;
  return rulebook({ rules, t, language, letters: "en" });
}

/** All that a page says, without its table of options. */
function said(rules: AllOptions, language = "en"): string {
  return JSON.stringify(page(rules, language).filter(({ name }) => name !== "options"));
}

/** Every text of a page, without names of its parts and of cards. */
function* strings(part: unknown): Generator<string> {
  if (typeof part === "string") yield part;
  else if (Array.isArray(part)) for (const one of part) yield* strings(one);
  else if (typeof part === "object" && part !== null)
    for (const [key, one] of Object.entries(part))
      if (!["name", "kind", "columns", "label"].includes(key) || (key === "label" && one !== ""))
        yield* strings(one);
}

function blocks<K extends Block["kind"]>(rules: AllOptions, kind: K): Extract<Block, { kind: K }>[] {
  return page(rules)
    .flatMap((section) => section.blocks)
    .filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);
}

describe.each(LANGUAGES)("%s", (language) => {
  it.each(PRESETS.map((preset) => [preset.name, preset] as const))("%s has words for all", (name, preset) => {
    const t = words[language] as Translate;
    const sections = rulebook({ rules: preset.rules, t, language, letters: "en", preset });
    expect(sections.map((section) => section.name)).toEqual([...SECTIONS]);
    // An id that has no message is shown as it is, a variable that is missing in braces.
    const texts = [...strings(sections)];
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((one) => one === "" || /[{}$]|undefined|NaN|^[a-z]+-[\w-]+$/u.test(one))).toEqual([]);
    for (const line of [t(`preset-${name}`), t(`book-who-${name}`), t(`preset-about-${name}`)])
      expect(line).not.toMatch(/^(?:preset|book)-/u);
  });
});

/** For each option a game in which it means something, and another value that is possible there. */
const CHANGES: Record<keyof AllOptions, [string, Partial<AllOptions>, Partial<AllOptions>?]> = {
  targets: ["sergeant-major", { targets: [7, 5, 4] }],
  deck: ["sergeant-major", { deck: 51 }, { kitty: "none", targets: [9, 5, 3] }],
  chooser: ["three-five-eight", { chooser: "dealer" }],
  contracts: ["sergeant-major", { contracts: ["S", "H", "D", "C", "MIS"] }],
  each_contract_once: ["three-five-eight", { each_contract_once: false }],
  choose_after: ["three-five-eight", { choose_after: "all" }],
  kitty: ["sergeant-major", { kitty: "name_take_discard" }],
  kitty_public: ["three-five-eight", { kitty_public: false }],
  void_play: ["three-five-eight", { void_play: "free" }],
  exchange: ["sergeant-major", { exchange: "off" }],
  exchange_mode: ["sergeant-major", { exchange_mode: "give_card" }],
  exchange_order: ["sergeant-major", { exchange_order: "new_target" }],
  exchange_trump: ["three-five-eight", { exchange_trump: "forbidden" }],
  cards_per_over: ["sergeant-major", { cards_per_over: 2 }],
  rotate_targets: ["sergeant-major", { rotate_targets: true }],
  end_tricks: ["sergeant-major", { end_tricks: 11 }],
  end_total: ["six-three-eight", { end_total: 12 }],
  end_floor: ["six-three-eight", { end_floor: -12 }],
  end_deals: ["sergeant-major", { end_deals: 9 }],
  tie: ["sergeant-major", { tie: "shared" }],
};

describe("every option shapes the page", () => {
  it("and none is forgotten", () =>
    expect(Object.keys(CHANGES)).toEqual(OPTIONS.map((option) => option.name)));

  it.each(Object.entries(CHANGES))("%s", (option, [preset, change, needed = {}]) => {
    const before = rulesOf(preset, option === "deck" ? {} : needed);
    const after = rulesOf(preset, { ...needed, ...change });
    for (const language of LANGUAGES) expect(said(after, language)).not.toBe(said(before, language));
    const row = (rules: AllOptions) =>
      blocks(rules, "table").at(-1)?.rows[Object.keys(CHANGES).indexOf(option)];
    expect(row(after)?.[1]).not.toBe(row(before)?.[1]);
  });
});

describe("numbers come from the rules", () => {
  it.each(PRESETS)("$name: the tricks are the sum of the targets", ({ rules }) => {
    expect(sizesOf(rules).hand).toBe(rules.targets.reduce((sum, one) => sum + one, 0));
    expect(3 * sizesOf(rules).hand + sizesOf(rules).kitty).toBe(rules.deck);
  });

  it.each([
    [
      [3, 8, 5],
      [8, 3, 5],
    ],
    [
      [9, 5, 2],
      [2, 5, 9],
    ],
    [
      [6, 3, 8],
      [6, 8, 3],
    ],
    [
      [8, 0, 8],
      [0, 8, 8],
    ],
    [[8, 8, 8], null],
  ])("%j with no tricks: at most %j", (targets, limits) => expect(limitsOf(targets)).toEqual(limits));

  it.each([
    ["sergeant-major", ["8", "10", "+2"], ["5", "2", "−3"], ["3", "4", "+1"]],
    ["three-five-eight", ["3", "4", "+1"], ["8", "10", "+2"], ["5", "2", "−3"]],
    ["nine-five-two", ["9", "11", "+2"], ["5", "2", "−3"], ["2", "3", "+1"]],
  ])("the example of %s", (preset, ...rows) => {
    const table = blocks(rulesOf(preset), "table").find((one) => one.columns === "numbers");
    expect(table?.rows.map((row) => row.slice(1))).toEqual(rows);
    expect(table?.foot?.slice(1)).toEqual(["16", "16", "0"]);
  });

  it("the example does not win the game at once, and there is none where each deal would", () => {
    const tricks = (end_tricks: number) =>
      blocks(rulesOf("sergeant-major", { end_tricks }), "tricks")[0]?.rows.map(
        ({ made, over }) => made + over,
      );
    expect(tricks(12)).toEqual([10, 2, 4]);
    expect(tricks(10)).toEqual([7, 7, 2]);
    expect(tricks(5)).toBeUndefined();
  });

  it.each([
    ["sergeant-major", "1 to 16 / none"],
    ["six-three-eight", "1 to 17"],
  ])("no more tricks than %s has win at once", (preset, range) => {
    const table = blocks(rulesOf(preset), "table").find(
      (one) => one.columns === "texts" && one.rows.length > 15,
    );
    expect(table?.rows.find(([option]) => option === words.en?.("option-end_tricks"))?.[2]).toBe(range);
  });

  it("two cards an overtrick double the example", () => {
    expect(said(rulesOf("sergeant-major"))).toContain("A may exchange 2 cards with B, and C 1 card.");
    expect(said(rulesOf("sergeant-major", { cards_per_over: 2 }))).toContain(
      "exchange 4 cards with B, and C 2 cards.",
    );
  });

  it("the chooser of six cards sees six, another all of them", () => {
    const seen = (rules: AllOptions) =>
      blocks(rules, "cards")[1]?.rows[0]?.cards.filter((card) => card !== null).length;
    expect(seen(rulesOf("three-five-eight"))).toBe(6);
    expect(seen(rulesOf("sergeant-major"))).toBe(16);
    expect(seen(rulesOf("six-three-eight"))).toBe(17);
  });

  it("explains no words of things that the rules have not", () => {
    const explained = (rules: AllOptions) => blocks(rules, "words")[0]?.words.map(([word]) => word) ?? [];
    const words = ["kitty", "discard", "no trump", "no tricks", "limit", "trick"];
    const known = (rules: AllOptions) => words.filter((word) => explained(rules).includes(word));
    expect(known(rulesOf("three-five-eight"))).toEqual(words);
    expect(known(rulesOf("six-three-eight", { contracts: ["S", "H"] }))).toEqual(["trick"]);
    expect(known(rulesOf("sergeant-major", { contracts: ["S", "NT"] }))).toEqual([
      "kitty",
      "discard",
      "no trump",
      "trick",
    ]);
  });
});

describe("the order of a deal", () => {
  const steps = (rules: AllOptions) =>
    blocks(rules, "list")
      .find((one) => one.ordered)
      ?.items.map((item) => item.split(/[ ,]/u).slice(0, 4).join(" "));
  it.each([
    [
      "sergeant-major",
      [
        "The cards are dealt.",
        "From the second deal",
        "The chooser picks up",
        "The dealer names the",
        "The chooser discards 4",
        "The 16 tricks are",
      ],
    ],
    [
      "sergeant-major-british",
      [
        "The cards are dealt.",
        "From the second deal",
        "The dealer names the",
        "The chooser discards 4",
        "The chooser picks up",
        "The 16 tricks are",
      ],
    ],
    [
      "three-five-eight",
      [
        "The cards are dealt.",
        "Eldest names the contract",
        "From the second deal",
        "The kitty is shown",
        "The chooser discards 4",
        "The 16 tricks are",
      ],
    ],
    [
      "six-three-eight",
      ["The cards are dealt.", "From the second deal", "The dealer names the", "The 17 tricks are"],
    ],
  ])("%s", (preset, order) => expect(steps(rulesOf(preset))).toEqual(order));
});
