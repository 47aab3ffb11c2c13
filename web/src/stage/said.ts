// Announcements on a board, beside the seat that acted.

import "./stage.css";

const BESIDE = 12; // pixels between what is said and the face it is said of
const EDGE = 6; // pixels between what is said and the edge of the board
const SAID = 2600; // milliseconds, unless the next card lifts before

/** One thing at a time is said on a board, beside the seat that acted. The next card ends it, or else time. */
export function say(root: HTMLElement, text: string, isMoving: boolean, seat: number | null): void {
  hush(root);
  const said = document.createElement("p");
  said.className = root.querySelector(".stage-dark") ? "said high" : "said";
  said.ariaHidden = "true"; // the log tells it to those who listen
  said.textContent = text;
  root.append(said);
  if (!said.classList.contains("high")) putBeside(said, root, seat);
  const shown = { opacity: 1, scale: "1" };
  const from = { opacity: 0, scale: isMoving ? "0.8" : "1" };
  const frames = [from, { ...shown, offset: 0.1 }, { ...shown, offset: 0.9 }, { opacity: 0, scale: "1" }];
  void said.animate(frames, { duration: SAID, easing: "ease-out" }).finished.then(
    () => said.remove(),
    () => {},
  );
}

/** Removes old announcements. */
export function hush(root: HTMLElement): void {
  root.querySelector(":scope > .said")?.remove();
}

/** Below a seat in the upper half, above one in the lower; never off the board. */
function putBeside(said: HTMLElement, root: HTMLElement, seat: number | null): void {
  const tag = seat === null ? null : root.querySelector(`[data-seat="${seat}"] .seat-face`);
  if (!tag) return;
  const [face, board] = [tag.getBoundingClientRect(), root.getBoundingClientRect()];
  const { offsetWidth: width, offsetHeight: height } = said;
  const middle = face.left + face.width / 2 - board.left;
  const isAbove = face.top + face.height / 2 < board.top + board.height / 2;
  const top = isAbove ? face.bottom - board.top + BESIDE : face.top - board.top - height - BESIDE;
  const left = Math.max(EDGE, Math.min(middle - width / 2, board.width - width - EDGE));
  said.classList.add(isAbove ? "below" : "above");
  Object.assign(said.style, { left: `${left}px`, top: `${Math.max(EDGE, top)}px` });
  said.style.setProperty("--at", `${Math.max(18, Math.min(middle - left, width - 18))}px`);
}
