/** What a player has set, and how it is kept in the browser; nothing of it is known to the server. */

import { LETTERS, type Letters } from "./cards";
import type { Palette } from "./faces";
import { LANGUAGES } from "./i18n";
import type { RuleValues } from "./protocol";

export interface Settings {
  language: string | null;
  speed: "fast" | "normal" | "slow" | "click";
  confirm: "auto" | "always" | "never";
  high: "left" | "right";
  suits: "alternate" | "fixed";
  trumpSide: "among" | "left" | "right";
  letters: Letters | "auto";
  deck: Palette;
  large: boolean;
  textHand: boolean;
  theme: "auto" | "light" | "dark" | "contrast";
  sounds: boolean;
  volume: "low" | "medium" | "high";
  haptics: boolean;
  winning: boolean;
  single: boolean;
  keys: boolean;
  speech: "card" | "trick" | "deal";
  motion: "auto" | "off";
  tips: boolean;
  tipsSeen: string[];
  /** What the player calls himself; nothing of it leaves the browser. */
  name: string;
  /** Whether a game has been started in this browser. */
  played: boolean;
  lastGame: { rules: Record<string, unknown>; levels: string[] } | null;
}

export const DEFAULTS: Readonly<Settings> = {
  language: null,
  speed: "normal",
  confirm: "auto",
  high: "left",
  suits: "alternate",
  trumpSide: "among",
  letters: "auto",
  deck: "standard",
  large: false,
  textHand: false,
  theme: "auto",
  sounds: false,
  volume: "low",
  haptics: true,
  winning: true,
  single: false,
  keys: true,
  speech: "card",
  motion: "auto",
  tips: true,
  tipsSeen: [],
  name: "",
  played: false,
  lastGame: null,
};

/** The values each choice may have, for the settings window and for what is read back. */
export const CHOICES = {
  speed: ["fast", "normal", "slow", "click"],
  confirm: ["auto", "always", "never"],
  high: ["left", "right"],
  suits: ["alternate", "fixed"],
  trumpSide: ["among", "left", "right"],
  theme: ["auto", "light", "dark", "contrast"],
  volume: ["low", "medium", "high"],
  letters: ["auto", ...(Object.keys(LETTERS) as Letters[])],
  deck: ["standard", "four", "safe"],
  speech: ["card", "trick", "deal"],
  motion: ["auto", "off"],
} as const;

const KEY = "358.settings";

type Store = Pick<Storage, "getItem" | "setItem">;

/** Reads the settings; whatever is missing or makes no sense has its default. */
export function readSettings(store: Store): Settings {
  let saved: unknown;
  try {
    saved = JSON.parse(store.getItem(KEY) ?? "{}");
  } catch {
    saved = {};
  }
  const known = typeof saved === "object" && saved !== null ? (saved as Record<string, unknown>) : {};
  const settings: Record<string, unknown> = { ...DEFAULTS, tipsSeen: [] };
  for (const [name, fallback] of Object.entries(DEFAULTS)) {
    if (acceptable(name, known[name], fallback)) settings[name] = known[name];
  }
  return settings as unknown as Settings;
}

function acceptable(name: string, value: unknown, fallback: unknown): boolean {
  if (value === undefined) return false;
  if (name in CHOICES) return (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value);
  if (name === "language") return value === null || LANGUAGES.includes(value as string);
  if (name === "tipsSeen") return Array.isArray(value) && value.every((tip) => typeof tip === "string");
  if (name === "lastGame") return value === null || isGame(value);
  return typeof value === typeof fallback;
}

function isGame(value: unknown): value is { rules: RuleValues; levels: string[] } {
  if (typeof value !== "object" || value === null) return false;
  const game = value as { rules?: unknown; levels?: unknown };
  return typeof game.rules === "object" && game.rules !== null && Array.isArray(game.levels);
}

/** Keeps the settings; a browser that keeps nothing still plays. */
export function writeSettings(store: Store, settings: Settings): void {
  try {
    store.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: the settings then last as long as the page.
  }
}
