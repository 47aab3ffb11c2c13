// Finds what is wrong with how a page is laid out: text that is too small, cut or covered, and what is too small to tap.
() => {
  const LEAST_TEXT = 11; // pixels
  const LEAST_TAP = 44;
  const OVER = "dialog[open], .log-panel, .ended, .curtain, .question, .talk-picker, .k-peek, .bubble, .toasts, .said, .lobby .getting-ready"; // the last stays in sight while the page scrolls
  const FANNED = ".p-fan, .p-lying, .k-slipped"; // cards lie on each other, as in a hand
  const faults = [];
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;

  const name = (element) => {
    const classes = typeof element.className === "string" && element.className ? `.${element.className.trim().replace(/\s+/g, ".")}` : "";
    const parent = element.parentElement?.className;
    return `${typeof parent === "string" && parent ? `.${parent.trim().split(/\s+/)[0]} > ` : ""}${element.localName}${classes}`;
  };
  const isOpaque = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const alpha = backgroundColor.startsWith("rgba") || backgroundColor.includes("/") ? parseFloat(backgroundColor.split(/[,/]/).at(-1)) : 1;
    return alpha > 0.5 || backgroundImage !== "none";
  };
  /** Some words are for screen readers alone. */
  const isClipped = (element) => !!element && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("option, [inert]") && !isClipped(element);

  /** The part of a box that no ancestor hides; what can be scrolled to is not hidden. */
  const shown = (element, box) => {
    let { left, right, top, bottom } = box;
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
      if (cuts(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (cuts(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (overflowY === "auto" || overflowY === "scroll") return { left, right, top, bottom, scrolls: true };
      if (position === "fixed") break;
    }
    return { left, right, top, bottom, scrolls: false };
  };

  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.data.trim();
    if (!words || !isSeen(element) || ["SCRIPT", "STYLE", "TEXTAREA"].includes(element.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const says = `${name(element)} "${words.slice(0, 30)}"`;
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (!boxes.length) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < LEAST_TEXT - 0.05) faults.push(`small text, ${size.toFixed(1)} px: ${says}`);
    if (getComputedStyle(element).textOverflow === "ellipsis") continue; // meant to be cut, and says so
    for (const box of boxes) {
      const part = shown(element, box);
      const lost = Math.max(part.left - box.left, box.right - part.right, (part.top - box.top) * 0.6, (box.bottom - part.bottom) * 0.6);
      if (lost > 2.5 && !element.closest(".k-slipped")) faults.push(`cut by ${Math.round(lost)} px: ${says}`);
      if (part.scrolls) continue;
      if (box.right > wide + 1 || box.left < -1) faults.push(`out of the screen: ${says}`);
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x < 0 || y < 0 || x >= wide || y >= high || element.closest(FANNED)) continue;
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === element || above.contains(element) || element.contains(above)) break;
        if (above.closest(OVER) && above.closest(OVER) !== element.closest(OVER)) break;
        if (above.tagName === "LABEL" || !isOpaque(above)) continue;
        faults.push(`covered by ${name(above)}: ${says}`);
        break;
      }
    }
  }
  for (const each of root.querySelectorAll("button, a.button, a.row, select, summary, input, [role=button]")) {
    if (!isSeen(each) || each.closest("[aria-hidden=true]") || ["radio", "checkbox"].includes(each.type)) continue;
    const box = each.getBoundingClientRect();
    if (!box.width || each.closest("a") !== null && each.localName !== "a") continue;
    if (Math.round(box.width) < LEAST_TAP || Math.round(box.height) < LEAST_TAP) {
      faults.push(`hard to tap, ${Math.round(box.width)} x ${Math.round(box.height)}: ${name(each)} "${(each.ariaLabel ?? each.textContent).trim().slice(0, 24)}"`);
    }
    const part = shown(each, box);
    if (!part.scrolls && (box.right > wide + 1 || box.left < -1)) faults.push(`out of the screen: ${name(each)}`);
    const lost = Math.max(part.left - box.left, box.right - part.right, part.top - box.top, box.bottom - part.bottom);
    if (lost > 6 && !each.closest(".p-fan")) faults.push(`cut by ${Math.round(lost)} px: ${name(each)}`);
  }
  const over = document.documentElement.scrollWidth - wide;
  if (over > 0) faults.push(`the page is ${over} px too wide`);
  return [...new Set(faults)];
}
