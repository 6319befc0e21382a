import { describe, expect, it } from "vitest";
import { COLUMNS, cellText, fromJson, toCsv, toJson } from "../src/lib/statistics/files";
import { began, byScore, byWins, within } from "../src/lib/statistics/ranking";
import { selected, selections, summarise } from "../src/lib/statistics/summary";
import { deal, game, noon } from "./counted";

/** Three games of 3-5-8 and one of Sergeant Major, whose sums are worked out by hand below. */
const GAMES = [
  game(
    "one",
    [
      deal(1, { contract: "H", target: 8, tricks: 10, points: 2, chooser: true, at: noon(1) }),
      deal(2, { contract: "S", target: 3, tricks: 2, points: -1, claimed: 2, ranks: 11, at: noon(1) }),
      deal(3, { contract: "MIS", target: 5, tricks: 1, points: 4, total: 5, at: noon(1) }),
    ],
    { won: true, winners: 2, score: 50, levels: ["careful", "strong"] },
  ),
  game(
    "two",
    [
      deal(1, { contract: "H", target: 8, tricks: 5, points: -3, chooser: true, at: noon(2) }),
      deal(2, {
        contract: "NT",
        target: 3,
        tricks: 7,
        points: 4,
        total: 1,
        paid: 3,
        ranks: -14,
        at: noon(2),
      }),
    ],
    { won: true, score: 10 },
  ),
  game("three", [deal(1, { contract: "D", target: 5, tricks: 2, points: -3, at: noon(3), ranked: false })]),
  game(
    "four",
    [deal(1, { contract: "C", target: 8, tricks: 12, points: null, chooser: true, at: noon(4) })],
    { preset: "sergeant-major", changed: [], won: true, levels: ["strong", "strong"] },
  ),
  game("five", [deal(1, { target: 5, tricks: 6, points: 1, at: noon(5) })], { over: false, winners: 0 }),
];

describe("the sums", () => {
  const all = summarise(GAMES);

  it("count finished games, shared wins too", () => {
    expect(all).toMatchObject({ games: 4, wins: 3, shared: 1, rate: 0.75, unranked: 1 });
  });

  it("count won games in a row, without those in which something was taken back", () => {
    expect(all).toMatchObject({ streak: 3, longest: 3 });
    const lost = game("six", [deal(1, { at: noon(6) })]);
    expect(summarise([...GAMES, lost])).toMatchObject({ streak: 0, longest: 3 });
  });

  it("give points a deal; a deal that ended the game early has none", () => {
    // (2 − 1 + 4 − 3 + 4 − 3 + 1) / 7; tricks (10 + 2 + 1 + 5 + 7 + 2 + 12 + 6) / 8
    expect(all.deals).toEqual({ deals: 8, tricks: 45 / 8, points: 4 / 7 });
  });

  it("give them by target, where no tricks has none", () => {
    expect(all.byTarget).toEqual([
      { target: 3, deals: 2, tricks: 4.5, points: 1.5 },
      { target: 5, deals: 2, tricks: 4, points: -1 },
      { target: 8, deals: 3, tricks: 9, points: -0.5 },
    ]);
  });

  it("give them by contract, in the order of the contracts", () => {
    expect(all.byContract.map(({ contract, deals, points }) => [contract, deals, points])).toEqual([
      ["S", 1, -1],
      ["H", 3, 0],
      ["D", 1, -3],
      ["C", 1, null],
      ["NT", 1, 4],
      ["MIS", 1, 4],
    ]);
  });

  it("give them as chooser and otherwise", () => {
    expect(all.asChooser).toEqual({ deals: 3, tricks: 9, points: -0.5 });
    expect(all.asOther).toEqual({ deals: 5, tricks: 18 / 5, points: 1 });
  });

  it("name the best and the worst deal, of equal ones the later", () => {
    expect([all.best?.game.table, all.best?.deal.deal]).toEqual(["two", 2]);
    expect([all.worst?.game.table, all.worst?.deal.deal]).toEqual(["three", 1]);
  });

  it("give what exchanges brought and cost", () => {
    expect(all.claimed).toEqual({ cards: 2, ranks: 11 });
    expect(all.paid).toEqual({ cards: 3, ranks: -14 });
  });

  it("count a game once for each level at the table", () => {
    expect(all.against).toEqual([
      { level: "careful", games: 3, wins: 2 },
      { level: "strong", games: 2, wins: 2 },
    ]);
  });

  it("are empty without games", () => {
    expect(summarise([])).toMatchObject({ games: 0, rate: null, best: null, byTarget: [], streak: 0 });
  });
});

it("games are selected by preset; other rules than its own make a game one by own rules", () => {
  const own = game("own", [deal(1)], { changed: ["end_deals=3", "void_play=free"] });
  const games = [...GAMES, own];
  expect(selections(games, ["sergeant-major", "nine-five-two", "three-five-eight"])).toEqual([
    "all",
    "sergeant-major",
    "three-five-eight",
    "custom",
  ]);
  expect(selected(games, "three-five-eight").map((one) => one.table)).toEqual([
    "one",
    "two",
    "three",
    "five",
  ]);
  expect(selected(games, "custom")).toEqual([own]);
  expect(selected(games, "all")).toHaveLength(6);
});

describe("the ranking", () => {
  const now = new Date(2026, 10, 8, 15, 30);
  const won = (table: string, score: number, day: number) =>
    game(table, [deal(1, { at: noon(day) })], { won: true, score });
  const games = [won("a", 50, 1), won("b", 70, 2), won("c", 50, 8), won("d", 10, 7), game("e", [deal(1)])];

  it("has today from midnight, a week of seven days with today, and everything", () => {
    expect(new Date(began("today", now) * 1000)).toEqual(new Date(2026, 10, 8));
    expect(new Date(began("week", now) * 1000)).toEqual(new Date(2026, 10, 2));
    const tables = (period: "today" | "week" | "ever") => within(games, period, now).map((one) => one.table);
    expect(tables("today")).toEqual(["c", "e"]);
    expect(tables("week")).toEqual(["b", "c", "d", "e"]);
    expect(tables("ever")).toHaveLength(5);
  });

  it("leaves out games that go on, and those in which something was taken back", () => {
    const back = game("x", [deal(1, { ranked: false })], { won: true, score: 90 });
    const open = game("y", [deal(1)], { over: false });
    expect(within([back, open], "ever", now)).toEqual([]);
  });

  it("puts the highest score first; equal ones share a place, the earlier first", () => {
    expect(byScore(games, 3).map((one) => [one.place, one.score, one.game.table])).toEqual([
      [1, 70, "b"],
      [2, 50, "a"],
      [2, 50, "c"],
    ]);
    expect(byScore(games, 9).at(-1)).toMatchObject({ place: 4, score: 10 });
  });

  it("counts wins where there is no score", () => {
    const more = [
      ...games,
      game("s", [deal(1)], { preset: "sergeant-major", changed: [], won: true }),
      game("t", [deal(1)], { preset: "sergeant-major", changed: [] }),
      game("u", [deal(1)], { changed: ["void_play=free"] }),
    ];
    expect(byWins(more, ["three-five-eight"])).toEqual([
      { preset: "sergeant-major", wins: 1, games: 2 },
      { preset: null, wins: 0, games: 1 },
    ]);
  });
});

describe("the files", () => {
  const now = new Date(Date.UTC(2026, 10, 30, 12));

  it("bring back what was saved, and what could not be read as it was", () => {
    const text = toJson(GAMES, [{ table: "?" }], "Ana", now);
    expect(JSON.parse(text)).toMatchObject({
      format: "358-statistics",
      saved: "2026-11-30T12:00:00.000Z",
      name: "Ana",
    });
    expect(fromJson(text)).toEqual({ games: GAMES, unread: 1 });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"format": "other", "games": []}',
    '{"format": "358-statistics", "games": 1}',
  ])("are none: %s", (text) => expect(fromJson(text)).toBeNull());

  it("have a row for each deal", () => {
    const [head, first, ...rest] = toCsv(GAMES.slice(0, 1)).split("\r\n");
    expect(head).toBe(Object.keys(COLUMNS).join(","));
    const at = new Date(noon(1) * 1000).toISOString();
    expect(first).toBe(
      `one,1,${at},three-five-eight,end_deals=3,careful,strong,dealer,true,H,8,10,2,0,false,0,0,0,true,true,true,2,50`,
    );
    expect(rest).toHaveLength(3);
    expect(toCsv(GAMES.slice(3, 4)).split("\r\n")[1]).toContain(",C,8,12,,0,");
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-x", "'-x"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ['=a,"b"', `"'=a,""b"""`],
    ["a,b", '"a,b"'],
    ["void_play=free", "void_play=free"],
    [-3, "-3"],
    [null, ""],
  ])("write %j so that no spreadsheet takes it for a formula", (cell, text) =>
    expect(cellText(cell)).toBe(text),
  );
});
