// Captions on a board, beside the seat that acted.

import "./stage.css";
import { beside, inTheWay, onChange } from "./beside";

const GAP = 12; // pixels between a caption and the face of its seat
const LONGEST = 2600; // milliseconds, unless a card or another caption needs the place earlier
const SHORTEST = 1200; // milliseconds: the time to read a caption

interface Caption {
  /** Its animation, from its first frame. */
  animation: Animation;
  end(): void;
  /** Shows the caption that is waiting for this one. */
  next: (() => void) | null;
}

const captions = new WeakMap<HTMLElement, Caption>();

/** Shows a caption beside a seat. A board has one caption at a time; of several that wait, the newest is next. */
export function say(root: HTMLElement, text: string, isMoving: boolean, seat: number | null): void {
  const caption = captions.get(root);
  if (!caption) return show(root, text, isMoving, seat);
  caption.next = () => show(root, text, isMoving, seat);
  hush(root);
}

/** Removes the caption of a board once it has been visible long enough to read. */
export function hush(root: HTMLElement): void {
  const caption = captions.get(root);
  if (!caption) return;
  const left = SHORTEST - Number(caption.animation.currentTime);
  if (left > 0) setTimeout(caption.end, left);
  else caption.end();
}

/** As `hush`, and drops the waiting caption. */
export function hushAll(root: HTMLElement): void {
  const caption = captions.get(root);
  if (caption) caption.next = null;
  hush(root);
}

function show(root: HTMLElement, text: string, isMoving: boolean, seat: number | null): void {
  const said = document.createElement("p");
  said.className = root.querySelector(".stage-dark") ? "said high" : "said";
  said.ariaHidden = "true"; // screen readers read the log
  said.textContent = text;
  root.append(said);
  const stop = onChange(root, () => putBeside(said, root, seat));
  putBeside(said, root, seat);
  const shown = { opacity: 1, scale: "1" };
  const from = { opacity: 0, scale: isMoving ? "0.8" : "1" };
  const frames = [from, { ...shown, offset: 0.1 }, { ...shown, offset: 0.9 }, { opacity: 0, scale: "1" }];
  const animation = said.animate(frames, { duration: LONGEST, easing: "ease-out" });
  const caption: Caption = { animation, end, next: null };
  captions.set(root, caption);
  void animation.finished.then(end, end);

  function end(): void {
    if (captions.get(root) !== caption) return;
    captions.delete(root);
    stop();
    said.remove();
    if (root.isConnected) caption.next?.();
  }
}

/** Beside the face of the seat; in the middle of the board where there is no room for it. */
function putBeside(said: HTMLElement, root: HTMLElement, seat: number | null): void {
  const face = seat === null ? null : root.querySelector(`[data-seat="${seat}"] .seat-face`);
  if (!face || said.classList.contains("high")) return;
  said.classList.add("beside"); // set before measuring, since it changes the size
  const board = root.getBoundingClientRect();
  const place = beside(face.getBoundingClientRect(), board, said, GAP, inTheWay(root.parentElement, said));
  said.classList.toggle("beside", place !== null);
  said.classList.toggle("below", !!place?.isBelow);
  Object.assign(said.style, place ? { left: `${place.left}px`, top: `${place.top}px` } : { left: "", top: "" });
  if (place) said.style.setProperty("--at", `${place.tail}px`);
}
