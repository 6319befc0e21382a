/**
 * The messages of the protocol, as docs/protocol.md describes them. Written from the server's types by
 * `python -m threefiveeight.server.typescript`: change those, not this file.
 */

import type { Card, Suit } from "./cards";

export type { Card, Suit };
/** Any options of a table, all or some; their names and values are those of the rules page. */
export type RuleValues = Readonly<Record<string, unknown>>;

/** An action of the sender's seat, written without the seat. */
export type Act = {
  readonly t: "act";
  readonly id: string;
  readonly seq: number;
  readonly action: string;
};

/** Deal the next deal. */
export type Next = {
  readonly t: "next";
  readonly id: string;
  readonly seq: number;
};

/** Take the sender's last decision back. */
export type Undo = {
  readonly t: "undo";
  readonly id: string;
  readonly seq: number;
};

/** Claim the rest of the tricks, in no tricks give them away. */
export type ClaimRest = {
  readonly t: "claim";
  readonly id: string;
  readonly seq: number;
};

/** Ask what to do now. */
export type AskHint = {
  readonly t: "hint";
  readonly id: string;
  readonly seq: number;
};

/** The sender asks whether the server is there. */
export type Ping = {
  readonly t: "ping";
  readonly id: string;
};

/** Open a table with two bots: a preset, the options that differ, and a level for each bot. */
export type NewTable = {
  readonly rules: RuleValues;
  readonly levels: readonly string[];
  readonly newcomer?: boolean;
};

export type Contract = "C" | "D" | "H" | "MIS" | "NT" | "S";

/** All options of a table. */
export type AllOptions = {
  readonly targets: readonly number[];
  readonly deck: number;
  readonly chooser: "dealer" | "eldest";
  readonly contracts: readonly Contract[];
  readonly each_contract_once: boolean;
  readonly choose_after: 6 | "all";
  readonly kitty: "look_name_discard" | "name_discard_take" | "name_take_discard" | "none";
  readonly kitty_public: boolean;
  readonly void_play: "free" | "must_trump";
  readonly exchange: "after_contract" | "before_contract" | "off";
  readonly exchange_mode: "give_card" | "name_suit";
  readonly exchange_order: "most_up" | "new_target";
  readonly exchange_trump: "forbidden" | "free_return" | "normal";
  readonly cards_per_over: number;
  readonly rotate_targets: boolean;
  readonly end_tricks: number | null;
  readonly end_total: number | null;
  readonly end_floor: number | null;
  readonly end_deals: number | null;
  readonly tie: "playoff" | "shared";
};

/** Who sits in a seat; the name of a guest without one is empty. */
export type SeatInfo = {
  readonly name: string;
  readonly kind: "bot" | "human";
  readonly level: string | null;
};

export type Seat = number;

/** What does not change while people sit at a table; `changed` are the options that differ from the preset. */
export type TableInfo = {
  readonly id: string;
  readonly preset: string;
  readonly rules: AllOptions;
  readonly changed: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly you: Seat;
};

export type Phase = "contract" | "discard" | "exchange" | "over" | "play";

/** The trick on the table. */
export type Trick = {
  readonly leader: Seat;
  readonly cards: readonly Card[];
};

/** What one player still owes another in the exchange. */
export type Claim = {
  readonly from: Seat;
  readonly to: Seat;
  readonly left: number;
};

/** The cards have been dealt; `hand` is the viewer's own (of a chooser the first six). */
export type Dealt = {
  readonly type: "dealt";
  readonly dealer: Seat;
  readonly hand: readonly Card[];
  readonly counts: readonly number[];
};

/** The chooser has named the contract. */
export type ContractEvent = {
  readonly type: "contract";
  readonly seat: Seat;
  readonly contract: Contract;
};

/** The chooser sees all his cards. */
export type Revealed = {
  readonly type: "revealed";
  readonly hand: readonly Card[];
};

/** A suit was named in the exchange. */
export type Named = {
  readonly type: "named";
  readonly seat: Seat;
  readonly to: Seat;
  readonly suit: Suit;
};

/** A void was announced in the exchange. */
export type Void = {
  readonly type: "void";
  readonly seat: Seat;
  readonly suit: Suit;
};

/** A card went from hand to hand; null for those who do not see it. */
export type Moved = {
  readonly type: "moved";
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card | null;
};

/** A player gave up his claims. */
export type Stopped = {
  readonly type: "stopped";
  readonly seat: Seat;
};

/** The kitty was taken; its cards where they are known to the viewer. */
export type KittyEvent = {
  readonly type: "kitty";
  readonly seat: Seat;
  readonly cards: readonly Card[] | null;
  readonly shown: boolean;
};

/** The chooser has discarded; the cards only in his own view. */
export type Discarded = {
  readonly type: "discarded";
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly Card[] | null;
};

/** A card was played. */
export type Played = {
  readonly type: "played";
  readonly seat: Seat;
  readonly card: Card;
};

/** A trick is complete. */
export type TrickEvent = {
  readonly type: "trick";
  readonly winner: Seat;
};

/** The deal is over. */
export type Scored = {
  readonly type: "scored";
  readonly tricks: readonly number[];
  readonly points: readonly number[] | null;
  readonly totals: readonly number[];
};

/** The game is over. */
export type Over = {
  readonly type: "over";
  readonly winners: readonly Seat[];
};

export type Event =
  | Dealt
  | ContractEvent
  | Revealed
  | Named
  | Void
  | Moved
  | Stopped
  | KittyEvent
  | Discarded
  | Played
  | TrickEvent
  | Scored
  | Over;

/** All that one seat knows. */
export type View = {
  readonly rules: AllOptions;
  readonly seat: Seat;
  readonly deal: number;
  readonly dealer: Seat;
  readonly targets: readonly number[];
  readonly totals: readonly number[];
  readonly phase: Phase;
  readonly to_act: Seat | null;
  readonly contract: Contract | null;
  readonly hand: readonly Card[];
  readonly card_counts: readonly number[];
  readonly kitty: readonly Card[] | null;
  readonly discards: readonly Card[] | null;
  readonly trick: Trick;
  readonly tricks: readonly number[];
  readonly used_contracts: readonly (readonly Contract[])[];
  readonly claims: readonly Claim[];
  readonly events: readonly Event[];
};

/** What an exchange came to for the viewer: claims made, claims paid, ranks received less ranks given (ace 14). */
export type Swapped = {
  readonly claimed: number;
  readonly paid: number;
  readonly ranks: number;
};

/** A finished deal on the score sheet; `points` is null where a player ended the game by tricks.

    `ranked` is false where something was taken back or a hint was asked for. */
export type SheetRow = {
  readonly deal: number;
  readonly dealer: Seat;
  readonly chooser: Seat;
  readonly contract: Contract;
  readonly targets: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[] | null;
  readonly totals: readonly number[];
  readonly playoff: boolean;
  readonly at: number;
  readonly swaps: Swapped;
  readonly ranked: boolean;
};

/** The trick completed last in this deal. */
export type WonTrick = {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
};

/** All that the viewer may know, at a connection and whenever he is out of step.

    `limits` are those that naming no tricks would give, until a contract is named. */
export type State = {
  readonly t: "state";
  readonly seq: number;
  readonly table: TableInfo;
  readonly view: View;
  readonly legal: readonly string[];
  readonly limits: readonly number[] | null;
  readonly sheet: readonly SheetRow[];
  readonly last_trick: WonTrick | null;
  readonly playoff: boolean;
  readonly winners: readonly Seat[] | null;
  readonly score: number | null;
  readonly can_next: boolean;
  readonly can_undo: boolean;
  readonly unranked: boolean;
  readonly can_claim: boolean;
  readonly claimed: Seat | null;
  readonly events?: readonly Event[];
};

/** The same after one step, and the events of that step. */
export type Update = {
  readonly t: "update";
  readonly seq: number;
  readonly table: TableInfo;
  readonly view: View;
  readonly legal: readonly string[];
  readonly limits: readonly number[] | null;
  readonly sheet: readonly SheetRow[];
  readonly last_trick: WonTrick | null;
  readonly playoff: boolean;
  readonly winners: readonly Seat[] | null;
  readonly score: number | null;
  readonly can_next: boolean;
  readonly can_undo: boolean;
  readonly unranked: boolean;
  readonly can_claim: boolean;
  readonly claimed: Seat | null;
  readonly events: readonly Event[];
};

/** The command with that id is stored; `seq` is its place in the log. */
export type Ack = {
  readonly t: "ack";
  readonly id: string;
  readonly seq: number;
};

/** The command with that id was refused; for `illegal` the detail is the reason, with the suit it is about. */
export type Refusal = {
  readonly t: "no";
  readonly id: string;
  readonly code:
    | "busy"
    | "gone"
    | "illegal"
    | "limit"
    | "malformed"
    | "no_hint"
    | "no_undo"
    | "not_sure"
    | "not_your_turn"
    | "over"
    | "stale";
  readonly detail?: string;
  readonly suit?: Suit;
};

export type Why =
  | "only"
  | "draw_trumps"
  | "master"
  | "sure"
  | "keep_high"
  | "long_suit"
  | "short_lead"
  | "give_lead"
  | "cheapest"
  | "take"
  | "second_high"
  | "cannot_win"
  | "duck"
  | "ruff"
  | "overruff"
  | "forced_trump"
  | "throw_void"
  | "throw_low"
  | "none_lead_safe"
  | "none_lead_low"
  | "none_under"
  | "none_take_high"
  | "none_risk"
  | "none_danger"
  | "contract_long"
  | "contract_suit"
  | "contract_nt"
  | "contract_mis"
  | "ask_ace"
  | "ask_suit"
  | "give_ace"
  | "give_suit"
  | "pay_void"
  | "pay_low"
  | "stop"
  | "discard_void"
  | "discard_high"
  | "discard_low";

/** The points that a card is expected to bring less than the best one. */
export type HintLoss = {
  readonly card: Card;
  readonly points: number;
};

/** What a strong player would do after entry `seq`, and why: a kind of reason and what it is about. */
export type Hint = {
  readonly t: "hint";
  readonly id: string;
  readonly seq: number;
  readonly action: string;
  readonly why: Why;
  readonly card: Card | null;
  readonly keep: Card | null;
  readonly suit: Suit | null;
  readonly count: number | null;
  readonly losses: readonly HintLoss[];
};

/** The server is there. */
export type Pong = {
  readonly t: "pong";
  readonly id: string;
};

/** A table in a guest's list. */
export type RunningTable = {
  readonly id: string;
  readonly preset: string;
  readonly deal: number;
  readonly end_deals: number | null;
  readonly over: boolean;
  readonly updated: number;
};

/** Answer of `GET /api/me`. */
export type Me = {
  readonly name: string | null;
  readonly tables: readonly RunningTable[];
};

/** A preset, how long its games can be, and whether a won game has a score on a leaderboard. */
export type PresetInfo = {
  readonly name: string;
  readonly rules: AllOptions;
  readonly deals: readonly number[] | null;
  readonly default_deals: number | null;
  readonly can_be_endless: boolean;
  readonly scored: boolean;
};

export type OptionKind = "bool" | "choice" | "int" | "int3" | "set";

/** What an option accepts. */
export type OptionInfo = {
  readonly name: string;
  readonly kind: OptionKind;
  readonly choices: readonly (number | string)[] | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly nullable: boolean;
};

/** Answer of `GET /api/presets`. */
export type Presets = {
  readonly presets: readonly PresetInfo[];
  readonly options: readonly OptionInfo[];
  readonly levels: readonly string[];
  readonly default_level: string;
};

/** Answer of `POST /api/tables`. */
export type NewTableId = {
  readonly id: string;
};

/** Answer of a request that was refused; `option` names the option at fault. */
export type Problem = {
  readonly code:
    | "busy"
    | "forbidden"
    | "gone"
    | "level"
    | "limit"
    | "malformed"
    | "option"
    | "running"
    | "too_large";
  readonly message: string;
  readonly option: string | null;
};

export type ServerMessage = State | Update | Ack | Refusal | Hint | Pong;

export type ClientMessage = Act | Next | Undo | ClaimRest | AskHint | Ping;

/** A frame that shows the table. */
export type Frame = State | Update;

/** A message of the page before it has its id. */
export type Command =
  | Omit<Act, "id">
  | Omit<Next, "id">
  | Omit<Undo, "id">
  | Omit<ClaimRest, "id">
  | Omit<AskHint, "id">
  | Omit<Ping, "id">;
