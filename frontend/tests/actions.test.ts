import { expect, it } from "vitest";
import { choosable, NO_CHOICES, readChoices, say } from "../src/lib/actions";

it.each([
  [["contract H", "contract MIS"], { contracts: ["H", "MIS"] }],
  [
    ["name 0 H", "name 2 C"],
    {
      names: [
        { to: 0, suit: "H" },
        { to: 2, suit: "C" },
      ],
    },
  ],
  [["give 0 C7", "stop"], { gifts: [{ to: 0, card: "C7" }], stop: true }],
  [["pay C7", "pay D2"], { pay: ["C7", "D2"] }],
  [["return D9"], { returns: ["D9"] }],
  [["discard 4"], { discard: 4 }],
  [["play SA", "play S2"], { plays: ["SA", "S2"] }],
  [["dance now"], {}],
  [[], {}],
])("reads %j", (legal, wanted) => {
  expect(readChoices(legal)).toEqual({ ...NO_CHOICES, ...wanted });
});

it("a gift can be any card that may go to the chosen player", () => {
  const choices = readChoices(["give 0 C7", "give 2 C8"]);
  expect(choosable(choices, ["C7", "C8"], null)).toEqual(["C7", "C8"]);
  expect(choosable(choices, ["C7", "C8"], 2)).toEqual(["C8"]);
});

it("every card can be discarded, only the legal ones played", () => {
  expect(choosable(readChoices(["discard 4"]), ["C7", "C8"], null)).toEqual(["C7", "C8"]);
  expect(choosable(readChoices(["play C8"]), ["C7", "C8"], null)).toEqual(["C8"]);
});

it("says actions as the protocol writes them", () => {
  expect([
    say.contract("NT"),
    say.name(0, "H"),
    say.give(2, "C7"),
    say.pay("C7"),
    say.return("D9"),
    say.discard(["C2", "C3", "D2", "D5"]),
    say.play("SA"),
    say.stop(),
  ]).toEqual([
    "contract NT",
    "name 0 H",
    "give 2 C7",
    "pay C7",
    "return D9",
    "discard C2 C3 D2 D5",
    "play SA",
    "stop",
  ]);
});
