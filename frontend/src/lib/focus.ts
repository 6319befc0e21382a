/** Where the focus is when nothing on the page has asked for it. */

/** Whether the focus may be led elsewhere: it is nowhere, or on a page as a whole. */
export function isFree(active: Element | null = document.activeElement): boolean {
  return active === null || active === document.body || active.matches("main");
}
