import { beforeAll, describe, expect, it } from "vitest";
import { formsOf, marked, TERMS } from "../src/lib/glossary";
import { LANGUAGES, loadLanguage, type Translate } from "../src/lib/i18n";
import { besideWord } from "../src/lib/popover";

const words: Record<string, Translate> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) words[language] = await loadLanguage(language);
});

/** What is marked in a sentence: form and word. */
function found(language: string, text: string): string[] {
  const t = words[language] as Translate;
  return marked(text, t).flatMap(({ text, term }) => (term === null ? [] : [`${text}=${term}`]));
}

describe("the words of the game in a sentence", () => {
  it.each([
    [
      "en",
      "No trump: the highest card led takes the trick.",
      ["No trump=no-trump", "led=lead", "trick=trick"],
    ],
    ["en", "A trickster ideals 3tricks.", []],
    ["en", "Follow suit, or trump; other suits lose.", ["Follow suit=follow", "trump=trump", "suits=suit"]],
    ["en", "Trick by trick, one trick each.", ["Trick=trick"]],
    ["fr", "Il donne une carte ; la donne finit.", ["la donne=deal"]],
    ["fr", "Pas d’atout : on joue à sans atout.", ["atout=trump", "sans atout=no-trump"]],
    ["fr", "Une donne décisive, sans échange.", ["Une donne décisive=playoff", "échange=exchange"]],
    ["pt", "O jogador faz vazas a mais, sem trunfos.", ["vazas a mais=overtrick", "sem trunfos=no-trump"]],
    ["nl", "Wie geen kleur bekent, slaat met troef.", ["kleur=suit", "bekent=follow", "troef=trump"]],
    ["nl", "Kleur bekennen: de slag is van hem.", ["Kleur bekennen=follow", "slag=trick"]],
    ["pl", "Wziął pięć lew i bierze lewę atutem.", ["lew=trick", "atutem=trump"]],
    ["pl", "Bez lew: nie ma atutu.", ["Bez lew=no-tricks", "atutu=trump"]],
    ["pl", "Siedzi z lewej, po lewej stronie.", []],
    ["pl", "Pierwszemu graczowi zabrakło lewy.", ["Pierwszemu graczowi=eldest", "lewy=trick"]],
    ["pl", "ŁADNE ROZDANIE, bez atu", ["ROZDANIE=deal", "bez atu=no-trump"]],
  ] as const)("%s: %s", (language, text, marks) => expect(found(language, text)).toEqual(marks));

  it("loses no letter of the text", () => {
    const text = "Trick, no\u00a0trump (trump); dealer’s deal. ";
    const pieces = marked(text, words.en as Translate);
    expect(pieces.map(({ before, text, after }) => before + text + after).join("")).toBe(text);
    expect(found("en", text)).toContain("no\u00a0trump=no-trump");
  });

  it.each([
    ["fr", "C’est l’atout\u00a0; un pli.", ["l’", "\u00a0;"]],
    ["fr", "Ada peut choisir «\u00a0Sans atout\u00a0».", ["«\u00a0", "\u00a0»."]],
    ["pl", "Weź z\u00a0musiku.", ["z\u00a0", "."]],
    ["en", "Take (no trump) tricks.", ["(", ")"]],
    ["en", "A trick, or two.", ["", ","]],
    ["en", "A trick too many.", ["", ""]],
  ] as const)("%s: %s keeps signs on the line of the word", (language, text, signs) => {
    const [piece] = marked(text, words[language] as Translate).filter(({ term }) => term !== null);
    expect([piece?.before, piece?.after]).toEqual(signs);
  });

  it("treats what looks like markup as text", () => {
    expect(marked("<b>$&|(</b>", words.en as Translate).map(({ text }) => text)).toEqual(["<b>$&|(</b>"]);
  });
});

describe.each(LANGUAGES)("%s", (language) => {
  it("has a word, forms and one sentence for each", () => {
    const t = words[language] as Translate;
    for (const term of TERMS) {
      expect(t(`term-${term}`), term).not.toMatch(/^term-/);
      expect(formsOf(term, t).length, term).toBeGreaterThan(0);
      expect(t(`term-${term}.about`), term).toMatch(/^\p{Lu}[^.!?]*\.$/u);
    }
  });

  it("recognises each form by itself, and no form twice", () => {
    const t = words[language] as Translate;
    for (const term of TERMS)
      for (const form of formsOf(term, t)) expect(found(language, form)).toEqual([`${form}=${term}`]);
    const all = TERMS.flatMap((term) => formsOf(term, t));
    expect(all.filter((form, i) => all.indexOf(form) !== i)).toEqual([]);
  });
});

describe("the box beside a word", () => {
  const box = { width: 300, height: 80 };
  const window = { width: 360, height: 640 };
  it.each([
    ["below it", { left: 30, top: 100, bottom: 120 }, { left: 30, top: 126 }],
    ["not over the right side", { left: 340, top: 100, bottom: 120 }, { left: 48, top: 126 }],
    ["above it at the bottom", { left: 2, top: 600, bottom: 620 }, { left: 12, top: 514 }],
  ])("%s", (_, word, place) => expect(besideWord(word, box, window)).toEqual(place));
});
