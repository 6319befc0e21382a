import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import KeysDialog from "../src/components/KeysDialog.svelte";
import { app } from "../src/lib/app.svelte";
import { lettersFor } from "../src/lib/cards";
import { dateIn, LANGUAGES, languageName, loadLanguage } from "../src/lib/i18n";
import { cardName } from "../src/lib/words";

const COUNTS = Array.from({ length: 130 }, (_, count) => count);
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

function resource(language: string): FluentResource {
  return new FluentResource(readFileSync(`../src/threefiveeight/locales/${language}.ftl`, "utf8"));
}

/** Every object that lies in a message. */
function* parts(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== "object" || node === null) return;
  yield node as Record<string, unknown>;
  for (const part of Object.values(node)) yield* parts(part);
}

/** The keys of each choice by number, with the message it stands in. */
function choices(language: string): [string, string[]][] {
  return resource(language).body.flatMap((message) =>
    [...parts(message)]
      .filter((part) => part.type === "select")
      .map((part) => (part.variants as { key: { value: string } }[]).map((one) => one.key.value))
      .filter((keys) => keys.some((key) => key !== "other" && CATEGORIES.includes(key)))
      .map((keys): [string, string[]] => [message.id, keys]),
  );
}

describe.each(LANGUAGES)("%s", (language) => {
  it("has a form for every number that occurs", () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(["other", ...COUNTS.map((count) => rules.select(count))]);
    const found = choices(language);
    expect(found.length).toBeGreaterThan(5);
    const lacking = found.filter(([, keys]) => [...needed].some((one) => !keys.includes(one)));
    expect(lacking).toEqual([]);
  });

  it("can say every message", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const [file, errors] = [resource(language), [] as Error[]];
    bundle.addResource(file);
    for (const { id, value } of file.body) {
      const args: Record<string, FluentVariable> = { suit: "H" };
      for (const part of parts(value)) if (part.type === "var") args[String(part.name)] ??= 5;
      if (value) bundle.formatPattern(value, args, errors);
      expect.soft(errors.splice(0), id).toEqual([]);
    }
  });
});

it.each([
  ["en", "ace of spades, playable, 3 of 16"],
  ["fr", "as de pique, jouable, 3 sur 16"],
  ["pt", "ás de espadas, pode jogar, 3 de 16"],
  ["nl", "schoppenaas, speelbaar, 3 van 16"],
  ["pl", "as pik, można zagrać, 3 z\u00a016"],
])("%s names a card in full", async (language, name) => {
  const t = await loadLanguage(language);
  expect(t("card-playable", { card: cardName("SA", t), place: 3, count: 16 })).toBe(name);
});

describe("numbers and forms", () => {
  it.each([
    ["en", 1, "1 deal"],
    ["en", 0, "0 deals"],
    ["fr", 0, "0 donne"],
    ["fr", 2, "2 donnes"],
    ["pt", 1, "1 mão"],
    ["pt", 18, "18 mãos"],
    ["nl", 1, "1 ronde"],
    ["nl", 9, "9 rondes"],
    ["pl", 1, "1 rozdanie"],
    ["pl", 3, "3 rozdania"],
    ["pl", 5, "5 rozdań"],
    ["pl", 12, "12 rozdań"],
    ["pl", 22, "22 rozdania"],
  ])("%s: %i deals", async (language, count, text) =>
    expect((await loadLanguage(language))("deals-count", { count })).toBe(text),
  );

  it.each([
    ["en", 1, "1 card"],
    ["pl", 1, "1 kartę"],
    ["pl", 2, "2 karty"],
  ])("%s: %i exchanged cards", async (language, count, text) =>
    expect((await loadLanguage(language))("book-exchange-cards", { count })).toBe(text),
  );

  it.each([
    ["fr", "SA", "as de pique"],
    ["pt", "HQ", "dama de copas"],
    ["nl", "CJ", "klaverboer"],
    ["nl", "HK", "hartenheer"],
    ["pl", "DT", "dziesiątka karo"],
  ])("%s: %s", async (language, card, text) =>
    expect(cardName(card, await loadLanguage(language))).toBe(text),
  );

  it.each([
    ["pl", "prompt-follow", "S", "Twoja kolej: dołóż pika"],
    ["pl", "log-void-you", "D", "Nie masz kar."],
    ["pl", "log-named-to-you", "H", "Ada prosi cię o\u00a0kiery."],
    ["nl", "why-follow", "C", "Je moet klaveren bekennen."],
    ["pt", "log-void", "C", "Ada não tem paus."],
    ["fr", "why-follow", "H", "Il faut fournir à cœur."],
  ])("%s: %s %s", async (language, id, suit, text) =>
    expect((await loadLanguage(language))(id, { suit, name: "Ada" })).toBe(text),
  );

  it.each([
    ["en", "English", "en"],
    ["fr", "Français", "fr"],
    ["pt", "Português", "en"],
    ["nl", "Nederlands", "nl"],
    ["pl", "Polski", "pl"],
  ])("%s is called %s and has the letters of %s", (language, name, letters) => {
    expect(languageName(language)).toBe(name);
    expect(lettersFor(language)).toBe(letters);
  });
});

it("counts parts of a point as the language does", async () => {
  const digits = { minimumFractionDigits: 2 };
  const fr = await loadLanguage("fr");
  const lost = (points: number): string =>
    fr("exercise-lost", { action: "9♠", points: new FluentNumber(points, digits) });
  expect(lost(0.71)).toContain("0,71 point de moins");
  expect(lost(2.5)).toContain("2,50 points de moins");
});

it("calls the keys as the keyboards of the language do", async () => {
  app.t = await loadLanguage("fr");
  render(KeysDialog, { onclose: () => undefined });
  expect(screen.getByText("Maj+Entrée").tagName).toBe("KBD");
  expect(screen.getByText("F6").tagName).toBe("KBD");
});

it("writes a date as in the country of the browser, if that speaks the language", () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  const day = Date.UTC(2026, 10, 30, 12);
  languages.mockReturnValue(["en-GB", "fr"]);
  expect(dateIn("en", day, "medium")).toBe("30 Nov 2026");
  expect(dateIn("nl", day, "medium")).toBe("30 nov 2026");
  languages.mockReturnValue(["en-US"]);
  expect(dateIn("en", day, "medium")).toBe("Nov 30, 2026");
  languages.mockRestore();
});

it("says which deals are not ranked, one or several", async () => {
  const en = await loadLanguage("en");
  expect(en("sheet-unranked", { count: 1, deals: "2" })).toBe("Not ranked: deal 2.");
  expect(en("sheet-unranked", { count: 2, deals: "1 and 3" })).toBe("Not ranked: deals 1 and 3.");
});
