/** Messages of a language from its Fluent file. Languages are the files that lie in the package's `locales`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;

const FILES = import.meta.glob<string>("../../../src/threefiveeight/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

const BY_LANGUAGE = new Map(
  Object.entries(FILES).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ""), load] as const),
);

/** The languages there are, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = [...BY_LANGUAGE.keys()].sort();

/** The language's name for itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A date as it is written where the player lives: the language of the page, in the browser's country. */
export function dateIn(language: string, made: number, style: "medium" | "long"): string {
  const here = navigator.languages.find((tag) => tag.split("-")[0] === language);
  return new Intl.DateTimeFormat(here ?? language, { dateStyle: style }).format(made);
}

/** The first wanted language that there is, else English. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.includes(base)) return base;
  }
  return "en";
}

/** Loads a language; a message that is missing shows its id, so that it is seen and mended. */
export async function loadLanguage(language: string): Promise<Translate> {
  const load = BY_LANGUAGE.get(language) ?? BY_LANGUAGE.get("en");
  return translator(language, load === undefined ? "" : await load());
}

/** Translates with the messages of one Fluent text; `term-trick.forms` asks for an attribute of a message. */
export function translator(language: string, text: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return id;
    const errors: Error[] = [];
    return bundle.formatPattern(pattern, args ?? null, errors);
  };
}
