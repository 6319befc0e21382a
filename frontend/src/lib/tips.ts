/** Which coach lines fit a situation: one word each, also the end of its message's id. */

import type { Choices } from "./actions";
import { suitOf } from "./cards";
import { trumpOf } from "./game";
import type { Seat, View } from "./protocol";

export interface Situation {
  readonly view: View;
  readonly choices: Choices;
  readonly you: Seat;
  /** Whether something is held up that goes away by itself, before a tip could be read. */
  readonly passing: boolean;
  /** Whether what was taken from the player waits for his OK. */
  readonly taken: boolean;
  /** Whether the game is over. */
  readonly over: boolean;
}

/** The tips for a situation, the first that the player has not seen is shown. */
export function tipsFor({ view, choices, you, passing, taken, over }: Situation): readonly string[] {
  if (taken) return ["taken"];
  if (passing) return [];
  if (over) return ["end"];
  if (view.phase === "over") return [view.contract === "MIS" ? "points-mis" : "points"];
  if (view.to_act !== you) return [];
  if (choices.contracts.length > 0) return ["contract"];
  if (choices.discard > 0) {
    const discard = view.contract === "MIS" ? "discard-mis" : "discard";
    return hasKitty(view, you) ? ["kitty", discard] : [discard];
  }
  if (choices.returns.length > 0) return ["return"];
  if (choices.pay.length > 0) return ["pay"];
  if (choices.gifts.length > 0) return ["up", "give"];
  if (choices.names.length > 0) return ["up", "name"];
  return choices.plays.length > 0 ? playing(view, choices, you) : [];
}

function hasKitty(view: View, you: Seat): boolean {
  return view.events.some((event) => event.type === "kitty" && event.seat === you);
}

function playing(view: View, { plays }: Choices, you: Seat): readonly string[] {
  const led = view.trick.cards[0];
  const follows = led !== undefined && plays.some((card) => suitOf(card) === suitOf(led));
  const cannot = led !== undefined && !follows;
  if (view.contract === "MIS") return cannot ? ["mis", "mis-void"] : ["mis"];
  const kind = view.contract === "NT" ? ["nt"] : [];
  const trump = trumpOf(view.contract);
  const signs = explained(view, trump !== null);
  if (led === undefined) return [...kind, ...(view.tricks[you] === 1 ? ["won"] : []), "lead", ...signs];
  if (follows) return [...kind, "follow", ...signs];
  return [...kind, plays.some((card) => suitOf(card) === trump) ? "void" : "throw", ...signs];
}

/** What stands on the table, one thing after each trick, so that nothing comes before the first card. */
function explained(view: View, trumps: boolean): readonly string[] {
  const tricks = view.tricks.reduce((sum, one) => sum + one, 0);
  return ["target", ...(trumps ? ["trump"] : []), "hint"].slice(0, tricks);
}
