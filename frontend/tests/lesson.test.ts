import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import LessonTable from "../src/components/LessonTable.svelte";
import file from "../src/lessons/first-game.json";
import { app } from "../src/lib/app.svelte";
import { loadLanguage } from "../src/lib/i18n";
import {
  after,
  beatAt,
  before,
  FIRST_GAME_STEPS,
  frameAt,
  isAsked,
  isOver,
  type Lesson,
  type Place,
  updatesAt,
} from "../src/lib/lesson";
import { LessonModel } from "../src/lib/lessontable.svelte";
import { keepProgress, readProgress, resumed } from "../src/lib/progress";
import { DEFAULTS } from "../src/lib/settings";

const lesson = file as unknown as Lesson;

/** The place of a text. */
function at(says: string): Place {
  for (const [step, { beats }] of lesson.steps.entries()) {
    const beat = beats.findIndex((one) => one.says === says);
    if (beat >= 0) return { step, beat };
  }
  throw new Error(says);
}

describe("places in a lesson", () => {
  it("lead forwards and backwards through all texts", () => {
    const there: string[] = [];
    let place: Place = { step: 0, beat: 0 };
    for (; !isOver(lesson, place); place = after(lesson, place)) there.push(`${beatAt(lesson, place)?.says}`);
    const back: string[] = [];
    for (let one = before(lesson, place); one !== null; one = before(lesson, one))
      back.push(`${beatAt(lesson, one)?.says}`);
    expect(there).toHaveLength(new Set(there).size);
    expect(back.reverse()).toEqual(there);
  });

  it("are in as many steps as the page says before it has loaded the lesson", () => {
    expect(lesson.steps).toHaveLength(FIRST_GAME_STEPS);
  });

  it("find the table as the updates before have left it", () => {
    expect(frameAt(lesson, at("table-play"))?.view.trick.cards).toEqual(["DA"]);
    expect(frameAt(lesson, at("table-trick"))?.view.tricks).toEqual([0, 0, 1]);
    expect(frameAt(lesson, at("table-trick"))?.view.hand).toHaveLength(15);
    expect(frameAt(lesson, { step: 99, beat: 0 })).toBeNull();
    const updates = updatesAt(lesson, at("table-play"));
    expect(updates.map((update) => update.events.map((event) => event.type))).toEqual([
      ["played"],
      ["played", "trick"],
    ]);
  });

  it("know the asked action, a discard in any order", () => {
    expect(isAsked("play D4", "play D4")).toBe(true);
    expect(isAsked("play D4", "play D6")).toBe(false);
    expect(isAsked("discard D7 D4", "discard D4 D7")).toBe(true);
    expect(isAsked("discard D7 D4", "discard D4 D3")).toBe(false);
  });
});

describe("progress", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by lesson", () => {
    keepProgress(localStorage, "first-game", { step: 3, beat: 1, done: false });
    keepProgress(localStorage, "other", { step: 1, beat: 0, done: true });
    expect(readProgress(localStorage, "first-game")).toEqual({ step: 3, beat: 1, done: false });
    expect(resumed(lesson, readProgress(localStorage, "first-game"))).toEqual({ step: 3, beat: 1 });
  });

  it.each(["nonsense", "null", '{"first-game": {"step": -1, "beat": 0}}', '{"first-game": 7}'])(
    "begins anew where what was kept makes no sense: %s",
    (kept) => {
      localStorage.setItem("358.lessons", kept);
      expect(readProgress(localStorage, "first-game")).toEqual({ step: 0, beat: 0, done: false });
    },
  );

  it("begins anew after the end, and where there is no such place any more", () => {
    expect(resumed(lesson, { step: FIRST_GAME_STEPS, beat: 0, done: true })).toEqual({ step: 0, beat: 0 });
    expect(resumed(lesson, { step: 2, beat: 40, done: false })).toEqual({ step: 0, beat: 0 });
  });
});

describe("a lesson on the table", () => {
  let places: Place[];
  let model: LessonModel;

  beforeEach(async () => {
    localStorage.clear();
    app.settings = { ...DEFAULTS, speed: "fast", motion: "off", tipsSeen: [] };
    app.t = await loadLanguage("en");
  });
  afterEach(() => {
    model.stop();
    cleanup();
  });

  async function sit(says: string): Promise<void> {
    places = [];
    model = new LessonModel(lesson, at(says), (place) => places.push(place));
    render(LessonTable, { model });
    await shown();
  }

  async function sitAnew(says: string): Promise<void> {
    model.stop();
    cleanup();
    await sit(says);
  }

  /** Hurries until the table shows everything. */
  async function shown(): Promise<void> {
    for (let i = 0; i < 20 && !model.ready; i++) {
      model.pacer.skip();
      await tick();
    }
    await tick();
  }

  /** What the coach says to the eye. */
  const coach = (): string =>
    document.querySelector("[data-coach] [aria-hidden], [data-coach]:not(:has([aria-hidden]))")
      ?.textContent ?? "";
  const lit = (): string[] =>
    [...document.querySelectorAll<HTMLElement>(".hand [data-legal=true]")].map(
      (card) => card.dataset.card ?? "",
    );
  const tap = (card: string): Promise<boolean> =>
    fireEvent.click(document.querySelector(`.hand [data-card=${card}]`) as HTMLElement);

  it("lights the right card alone, says why another is not possible, and why one is not wise", async () => {
    await sit("trick-follow");
    expect(lit()).toEqual(["CA"]);
    await tap("HK");
    expect(coach()).toBe("You must follow clubs.");
    await tap("C2");
    expect(coach()).toBe("With ♣A the trick is yours for certain.");
    expect(model.view?.hand).toContain("C2");
    await tap("CA");
    await shown();
    expect(coach()).toContain("the trick is yours!");
    expect(model.view?.hand).not.toContain("CA");
    expect(places.at(-1)).toEqual(at("trick-won"));
  });

  it("leaves the trick on the table until the learner goes on", async () => {
    await sit("trick-lead");
    await tap("SA");
    await shown();
    expect(document.querySelectorAll(".trick li")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    await shown();
    expect(document.querySelectorAll(".trick li")).toHaveLength(0);
    expect(places.at(-1)).toEqual(at("numbers-what"));
  });

  it("goes back to what was asked before", async () => {
    await sit("trick-follow");
    await tap("CA");
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    await shown();
    expect(model.view?.hand).toContain("CA");
    expect(lit()).toEqual(["CA"]);
    expect(places.at(-1)).toEqual(at("trick-follow"));
  });

  it("shows the last trick again to who comes back to what was said of it", async () => {
    await sit("trick-won");
    expect(document.querySelectorAll(".trick li")).toHaveLength(3);
    expect(model.reading).toBe(true);
  });

  it("skips a step, the last one to the end", async () => {
    await sit("table-cards");
    await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(places.at(-1)).toEqual({ step: 1, beat: 0 });
    model.put(at("score-points"));
    model.skip();
    expect(isOver(lesson, model.place)).toBe(true);
  });

  it("asks for no card while there is something to read", async () => {
    await sit("table-seats");
    expect(lit()).toEqual([]);
    await tap("SA");
    expect(coach()).toBe("First press “Go on”.");
  });

  it("takes another contract for a reason to think again", async () => {
    await sit("choose-six");
    await fireEvent.click(screen.getByRole("button", { name: /^Spades/ }));
    expect(coach()).toContain("You hold four hearts");
    await fireEvent.click(screen.getByRole("button", { name: /^Hearts/ }));
    await shown();
    expect(model.view?.contract).toBe("H");
    expect(model.view?.hand).toHaveLength(16);
  });

  it("gives a card, takes the kitty and discards", async () => {
    await sit("exchange-give");
    await tap("S2");
    await fireEvent.click(screen.getByRole("button", { name: "Give ♠2 to Ben" }));
    await shown();
    expect(model.view?.hand).toContain("SA");
    model.put(at("kitty-ada"));
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    await shown();
    expect(document.querySelectorAll("[data-panel=kitty] .card")).toHaveLength(4);
    model.put(at("discard-four"));
    await shown();
    expect(new Set(lit())).toEqual(new Set(["D3", "D4", "D7", "C3"]));
    await tap("SA");
    expect(coach()).toContain("Only the raised ones go.");
    for (const card of lit()) await tap(card);
    await fireEvent.click(screen.getByRole("button", { name: "Discard 4/4" }));
    await shown();
    expect(model.view?.hand.filter((card) => card.startsWith("D"))).toEqual([]);
  });

  it("keeps the place when the language changes, and says it in the other", async () => {
    await sit("trick-follow");
    await tap("C2");
    app.t = await loadLanguage("fr");
    await tick();
    expect(coach()).toContain("à coup sûr");
    expect(model.place).toEqual(at("trick-follow"));
  });

  it("reads every text and remark out, in one log", async () => {
    await sit("trick-follow");
    expect(document.querySelectorAll("[role=log]")).toHaveLength(1);
    expect(document.querySelector("[role=log]")?.textContent).toContain("Play your highest, ace of clubs.");
  });

  it("plays nothing by itself, not even a last card", async () => {
    app.settings.single = true;
    await sit("score-last");
    await new Promise((done) => setTimeout(done, 300));
    expect(model.view?.hand).toEqual(["C6"]);
  });

  /** What stands on everybody's counter, the learner's last. */
  const counted = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>("[data-counter]")].map(
      (one) => one.dataset.counter?.split("/")[0],
    );

  it("counts a trick for everybody as soon as it is spoken of, at the end too", async () => {
    await sit("table-trick");
    expect(counted()).toEqual(["0", "1", "0"]);
    await sitAnew("score-last");
    expect(counted()).toEqual(["3", "6", "6"]);
    await tap("C6");
    await shown();
    expect(places.at(-1)).toEqual(at("score-points"));
    expect(model.held).not.toBeNull();
    expect(counted().reduce((sum, tricks) => sum + Number(tricks), 0)).toBe(16);
  });

  it("deals the hand anew where it goes on later, so that no slot stays empty", async () => {
    const empty = (): string[] => model.slots.filter((card) => !model.view?.hand.includes(card));
    await sit("none-below");
    model.put(at("none-away"));
    await shown();
    expect(empty()).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    await shown();
    expect(model.place).toEqual(at("none-taken"));
    expect(empty().every((card) => model.held?.cards.includes(card))).toBe(true);
  });

  it("marks the dealer, the learner too", async () => {
    await sit("choose-points");
    expect(document.querySelectorAll("abbr[title=dealer]")).toHaveLength(1);
    expect(document.querySelectorAll(".coach abbr[title=dealer]")).toHaveLength(0);
    await sitAnew("none-trump");
    expect(document.querySelectorAll("abbr[title=dealer]")).toHaveLength(1);
    expect(document.querySelectorAll(".coach abbr[title=dealer]")).toHaveLength(1);
  });
});
