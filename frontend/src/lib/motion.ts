/**
 * Cards fly by FLIP: remember where everything was, let the page change, animate from the old places to the new.
 * Everything can be interrupted, and nothing moves where the system or the player asks for stillness.
 */

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Places = Map<string, Place>;

const EASE = "cubic-bezier(.2,.7,.3,1)";
const FADE = 120;

/** The animation from one place to another as key frames of `transform`; null when nothing moved. */
export function flipFrames(from: Place, to: Place, rest = ""): Keyframe[] | null {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width > 0 ? from.height / to.height : 1;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return null;
  const end = rest === "none" ? "" : rest;
  return [{ transform: `translate(${dx}px, ${dy}px) ${end} scale(${scale})` }, { transform: end || "none" }];
}

/** Moves things on one page. */
export class Mover {
  private running = new Set<Animation>();

  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly still: () => boolean,
  ) {}

  /** Where every marked thing is now: `data-flip` for cards, `data-anchor` for the places they come from. */
  remember(): Places {
    const places: Places = new Map();
    for (const element of this.all("[data-flip]")) places.set(element.dataset.flip ?? "", placeOf(element));
    return places;
  }

  /** After a change: lets every card fly from where it was, new ones from their `data-from` anchor. */
  play(before: Places, duration: number, options: { stagger?: number } = {}): void {
    // All is measured before anything moves: an animation between two looks lets the browser lay the page out again.
    const flights = this.all("[data-flip]").flatMap((element) => {
      const frames = this.framesOf(element, before);
      return frames === null ? [] : [{ element, frames }];
    });
    flights.forEach(({ element, frames }, order) => {
      if (this.still()) this.run(element, frames, FADE, 0);
      else this.run(element, frames, duration, (options.stagger ?? 0) * order);
    });
  }

  /** How a card gets to where it is; null if it was there before. */
  private framesOf(element: HTMLElement, before: Places): Keyframe[] | null {
    const known = before.get(element.dataset.flip ?? "");
    const from = known ?? this.anchor(element.dataset.from);
    if (from === null) return null;
    if (this.still()) return known === undefined ? [{ opacity: 0 }, { opacity: 1 }] : null;
    return flipFrames(from, placeOf(element), getComputedStyle(element).transform);
  }

  /** Lets copies of the cards fly to an anchor and vanish: a trick goes to its winner. */
  collect(cards: readonly HTMLElement[], anchor: string, duration: number): void {
    const goal = this.anchor(anchor);
    if (goal === null || this.still()) return;
    const places = cards.map(placeOf);
    for (const [i, card] of cards.entries()) {
      const place = places[i] as Place;
      const copy = card.cloneNode(true) as HTMLElement;
      copy.removeAttribute("data-flip");
      copy.setAttribute("aria-hidden", "true");
      copy.classList.add("flying");
      Object.assign(copy.style, {
        position: "fixed",
        left: `${place.left}px`,
        top: `${place.top}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
        margin: "0",
        transform: "none",
      });
      document.body.append(copy);
      const dx = goal.left + goal.width / 2 - place.left - place.width / 2;
      const dy = goal.top + goal.height / 2 - place.top - place.height / 2;
      const end = { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 0.2 };
      const animation = this.run(copy, [{ transform: "none", opacity: 1 }, end], duration, 0);
      if (animation === null) copy.remove();
      else
        animation.finished.then(
          () => copy.remove(),
          () => copy.remove(),
        );
    }
  }

  /** Ends every flight at its goal: the player has touched something. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  private all(selector: string): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  private anchor(name: string | undefined): Place | null {
    if (name === undefined) return null;
    const element = this.root()?.querySelector<HTMLElement>(`[data-anchor="${name}"]`);
    return element ? placeOf(element) : null;
  }

  private run(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): Animation | null {
    if (typeof element.animate !== "function") return null;
    const animation = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
    this.running.add(animation);
    animation.finished.then(
      () => this.running.delete(animation),
      () => this.running.delete(animation),
    );
    return animation;
  }
}

function placeOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Whether the system asks for less motion. */
export function systemWantsStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
