/** What the whole page shares: settings, language, and which page it is. */

import { attention } from "./attention.svelte";
import { type Letters, lettersFor, type SortOrder } from "./cards";
import { depth } from "./depth";
import type { Deck } from "./faces";
import { loadLanguage, pickLanguage, type Translate } from "./i18n";
import { systemWantsStillness } from "./motion";
import { PLACES } from "./places";
import { DEFAULTS, readSettings, type Settings, writeSettings } from "./settings";
import { store } from "./store";
import { dress, whenWishesChange } from "./theme";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "place"; name: string; rest: string };

class App {
  settings = $state<Settings>({ ...DEFAULTS });
  language = $state("en");
  t = $state.raw<Translate>((id) => id);
  route = $state.raw<Route>({ page: "home" });
  private arrived: Route | null = null;

  readonly letters: Letters = $derived(
    this.settings.letters === "auto" ? lettersFor(this.language) : this.settings.letters,
  );
  readonly deck: Deck = $derived({
    palette: this.settings.deck,
    letters: this.letters,
    large: this.settings.large,
  });
  readonly sort: SortOrder = $derived({
    high: this.settings.high,
    suits: this.settings.suits,
    trumpSide: this.settings.trumpSide,
  });

  /** Reads what was kept, loads the language and looks at the address. */
  async start(): Promise<void> {
    this.settings = readSettings(store);
    attention.watch();
    dress(this.settings);
    whenWishesChange(() => dress(this.settings));
    await this.speak(this.settings.language ?? pickLanguage(navigator.languages));
    this.route = routeOf(location.pathname);
    this.arrived = this.route;
    // What is set in another window is set here too, and not undone by the next change here.
    addEventListener("storage", () => this.adopt());
    depth.watch();
    addEventListener("popstate", ({ state }) => {
      this.route = routeOf(location.pathname);
      void depth.back(state);
    });
  }

  /** Switches the language without loading anything else again. */
  async speak(language: string): Promise<void> {
    const t = await loadLanguage(language);
    this.language = language;
    this.t = t;
    document.documentElement.lang = language;
  }

  private adopt(): void {
    Object.assign(this.settings, readSettings(store));
    dress(this.settings);
    const language = this.settings.language ?? this.language;
    if (language !== this.language) void this.speak(language);
  }

  /** Changes settings and keeps them. */
  set(change: Partial<Settings>): void {
    Object.assign(this.settings, change);
    writeSettings(store, $state.snapshot(this.settings) as Settings);
    dress(this.settings);
    if (change.language) void this.speak(change.language);
  }

  go(route: Route): void {
    depth.push(pathOf(route));
    this.route = route;
    scrollTo(0, 0);
  }

  /** Whether the player has come to where he is by a link of the page, not by its address. */
  get walked(): boolean {
    return this.route !== this.arrived;
  }

  still(): boolean {
    return this.settings.motion === "off" || systemWantsStillness();
  }
}

/** Which page an address means. */
export function routeOf(path: string): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path);
  if (table?.[1] !== undefined) return { page: "table", id: table[1] };
  const [name = "", ...rest] = path.split("/").filter(Boolean);
  return name in PLACES ? { page: "place", name, rest: rest.join("/") } : { page: "home" };
}

/** The address of a page. */
export function pathOf(route: Route): string {
  if (route.page === "home") return "/";
  if (route.page === "table") return `/t/${route.id}`;
  return route.rest === "" ? `/${route.name}` : `/${route.name}/${route.rest}`;
}

export const app = new App();
