// Announcements on a board, beside the seat that acted.

import "./stage.css";
import { beside, inTheWay, onChange } from "./beside";

const GAP = 12; // pixels between what is said and the face it is said of
const SAID = 2600; // milliseconds, unless the next card lifts before

/** One thing at a time is said on a board, beside the seat that acted. The next card ends it, or else time. */
export function say(root: HTMLElement, text: string, isMoving: boolean, seat: number | null): void {
  hush(root);
  const said = document.createElement("p");
  said.className = root.querySelector(".stage-dark") ? "said high" : "said";
  said.ariaHidden = "true"; // the log tells it to those who listen
  said.textContent = text;
  root.append(said);
  const stop = onChange(root, () => putBeside(said, root, seat));
  putBeside(said, root, seat);
  const shown = { opacity: 1, scale: "1" };
  const from = { opacity: 0, scale: isMoving ? "0.8" : "1" };
  const frames = [from, { ...shown, offset: 0.1 }, { ...shown, offset: 0.9 }, { opacity: 0, scale: "1" }];
  const end = () => {
    stop();
    said.remove();
  };
  void said.animate(frames, { duration: SAID, easing: "ease-out" }).finished.then(end, end);
}

/** Removes old announcements. */
export function hush(root: HTMLElement): void {
  root.querySelector(":scope > .said")?.remove();
}

/** Beside the face of the seat; in the middle of the board where there is no room for it. */
function putBeside(said: HTMLElement, root: HTMLElement, seat: number | null): void {
  const face = seat === null ? null : root.querySelector(`[data-seat="${seat}"] .seat-face`);
  if (!face || said.classList.contains("high")) return;
  said.classList.add("beside"); // its size is measured as it will be
  const board = root.getBoundingClientRect();
  const place = beside(face.getBoundingClientRect(), board, said, GAP, inTheWay(root.parentElement, said));
  said.classList.toggle("beside", place !== null);
  said.classList.toggle("below", !!place?.isBelow);
  Object.assign(said.style, place ? { left: `${place.left}px`, top: `${place.top}px` } : { left: "", top: "" });
  if (place) said.style.setProperty("--at", `${place.tail}px`);
}
