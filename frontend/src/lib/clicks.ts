/** The second click of a double click belongs to what the first has hit; what came in its place is left alone. */

const BUTTONS = "button, a";
/** What turns the pages of a lesson is drawn anew for each, and may be pressed as fast as one reads. */
const PAGES = "[data-action=lesson-next]";

export class Clicks {
  private hit: Element | null = null;

  /** Lets a click pass or takes it away; to be called before anything else sees it. */
  pass(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
    if (event.detail < 2) this.hit = button;
    if (button === this.hit || (button?.matches(PAGES) && this.hit?.matches(PAGES))) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
