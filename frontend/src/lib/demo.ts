/** The table that the landing page shows: a moment of a game, with real components and nothing behind them. */

import type { AllOptions, Frame } from "./protocol";

const RULES: AllOptions = {
  targets: [3, 8, 5],
  deck: 52,
  chooser: "eldest",
  contracts: ["S", "H", "D", "C", "NT", "MIS"],
  each_contract_once: true,
  choose_after: 6,
  kitty: "name_take_discard",
  kitty_public: true,
  void_play: "must_trump",
  exchange: "after_contract",
  exchange_mode: "give_card",
  exchange_order: "new_target",
  exchange_trump: "free_return",
  cards_per_over: 1,
  rotate_targets: false,
  end_tricks: null,
  end_total: null,
  end_floor: null,
  end_deals: 3,
  tie: "shared",
};

export function demoFrame(): Frame {
  return {
    t: "state",
    seq: 0,
    table: {
      id: "demo",
      preset: "three-five-eight",
      rules: RULES,
      changed: ["end_deals"],
      seats: [
        { name: "Ada", kind: "bot", level: null },
        { name: "Ben", kind: "bot", level: null },
        { name: "", kind: "human", level: null },
      ],
      you: 2,
    },
    view: {
      rules: RULES,
      seat: 2,
      deal: 1,
      dealer: 1,
      targets: [5, 3, 8],
      totals: [0, 0, 0],
      phase: "play",
      to_act: 2,
      contract: "H",
      hand: ["SA", "SJ", "S9", "HA", "HQ", "HT", "CK", "C8", "DQ", "DJ", "D5"],
      card_counts: [10, 10, 11],
      kitty: null,
      discards: null,
      trick: { leader: 0, cards: ["SK", "S4"] },
      tricks: [1, 1, 3],
      used_contracts: [[], [], []],
      claims: [],
      events: [{ type: "contract", seat: 2, contract: "H" }],
    },
    legal: ["play SA", "play SJ", "play S9"],
    limits: null,
    sheet: [],
    last_trick: null,
    playoff: false,
    winners: null,
    score: null,
    can_next: false,
  };
}
