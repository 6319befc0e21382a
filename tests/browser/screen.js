// What is wrong with what a screen shows: text that is cut, covered or not translated, controls that cannot be hit.
(foreign) => {
  const FLOATING = ".hint, .about, .menu ul";
  const found = [];
  const top = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`sideways: ${page.scrollWidth} of ${innerWidth} px`);

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const words = text.data.trim();
    const holder = text.parentElement;
    if (!words || !shown(holder) || holder.closest("kbd")) continue;
    if (foreign.includes(words)) found.push(`not translated: ${words}`);
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(words) && !holder.closest("code, [translate=no]")) found.push(`an id: ${words}`);
    for (const box of boxes(text)) {
      const edge = cutter(holder, box);
      if (edge) found.push(`cut: ${words.slice(0, 60)} by ${name(edge)}`);
      else if (!holder.closest(".hand, .trick") && hidden(holder, box)) {
        found.push(`covered: ${words.slice(0, 60)} by ${name(at(box))}`);
      }
    }
  }

  for (const control of top.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    if (!shown(control) || control.closest(".hand, [inert]")) continue;
    const label = control.closest("label");
    for (const box of control.getClientRects()) {
      if (cutter(control, box) || !hidden(label ?? control, box)) continue;
      found.push(`not to be hit: ${name(control)} under ${name(at(box))}`);
    }
  }
  return [...new Set(found)];

  function shown(one) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let it = one; it; it = it.parentElement) {
      const box = it.getBoundingClientRect();
      if ((box.width <= 2 || box.height <= 2) && getComputedStyle(it).display !== "contents" && it !== document.body) {
        return false;
      }
    }
    return true;
  }

  function boxes(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((box) => box.width > 2 && box.height > 2);
  }

  // The element that cuts off what lies in a box and cannot be scrolled to it.
  function cutter(one, box) {
    for (let it = one; it && it !== document.documentElement; it = it.parentElement) {
      const style = getComputedStyle(it);
      const frame = it.getBoundingClientRect();
      const out = { x: box.right > frame.right + 2 || box.left < frame.left - 2, y: box.bottom > frame.bottom + 4 || box.top < frame.top - 4 };
      if (/hidden|clip/.test(style.overflowX) && out.x) return it;
      if (/hidden|clip/.test(style.overflowY) && out.y) return it;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (style.position === "fixed") return null;
    }
    return null;
  }

  function at(box) {
    return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }

  function hidden(one, box) {
    const hit = at(box);
    if (hit === null || hit === one || one.contains(hit) || hit.contains(one)) return false;
    if (!shown(hit) || hit.closest(FLOATING) || (hit.closest("label") !== null && hit.closest("label") === one.closest("label"))) return false;
    // A link may stretch over the whole card that it stands on.
    const own = hit.getBoundingClientRect();
    if (hit.matches("a") && own.bottom < (box.top + box.bottom) / 2 - 1) return false;
    // What is scrolled out of its frame, or lies beyond the window, is not looked at.
    for (let it = one; it && it !== document.documentElement; it = it.parentElement) {
      const frame = it.getBoundingClientRect();
      const scrolls = /auto|scroll|hidden|clip/.test(getComputedStyle(it).overflowY + getComputedStyle(it).overflowX);
      if (scrolls && (box.top < frame.top || box.bottom > frame.bottom)) return false;
    }
    return getComputedStyle(one).pointerEvents !== "none";
  }

  function name(one) {
    if (!one) return "nothing";
    const label = one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30);
    return `${one.tagName.toLowerCase()}.${String(one.className?.baseVal ?? one.className).replace(/ ?svelte-\w+/g, "").replace(/ /g, ".")} "${label}"`;
  }
};
