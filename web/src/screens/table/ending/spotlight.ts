// The opening of an ending: the board dims, the winners move from their seats into a cone of light, confetti bursts,
// and the title is stamped. All parts are browser animations, so that they can be skipped or tested frame by frame.

import { throwConfetti } from "./confetti";

export const SHOW = 2500; // milliseconds until the sheet comes
const ENTER = 150;
const BURST = 780;
const STAMP = 1050;
const RISE = 480; // milliseconds in which the sheet rises

const SPRING = "cubic-bezier(0.3, 1.4, 0.5, 1)";

/** Plays the opening. The returned function ends it early. */
export function spotlight(ending: HTMLElement, done: () => void): () => void {
  const all = (selector: string) => [...ending.querySelectorAll<HTMLElement>(selector)];
  const figures = all("[data-winner]");
  const places = figures.map((figure) => figure.getBoundingClientRect());
  const running = [
    ...play(all(".ended-dim"), [{ opacity: 0 }, {}], { duration: 400 }),
    ...play(all(".ended-cone"), [{ opacity: 0, transform: "scaleX(0.1)" }, {}], { duration: 420, delay: 300 }),
    ...figures.flatMap((figure, each) => enter(figure, places[each]!)),
    ...all("[data-winner] .character").flatMap((each) => celebrate(each, !!ending.querySelector(".ended-wilts"))),
    ...play(all(".ended-wilts"), [{ opacity: 0 }, {}], { duration: 300, delay: 650 }),
    ...play(all(".ended-wilts .character"), WILT, { duration: 1100, delay: 800, easing: "ease-in-out" }),
    ...play(all(".ended-stamp"), PRESS, { duration: 420, delay: STAMP, easing: "ease-in" }),
    ...play(all(".ended-glory"), SHAKE, { duration: 300, delay: STAMP + 240 }),
    ...play(all(".ended-honour"), [{ opacity: 0, scale: "0" }, {}], { duration: 380, delay: 1500, easing: SPRING }),
  ];
  throwConfetti(ending, places, BURST);
  const clock = ending.animate([], { duration: SHOW });
  clock.finished.then(done, () => undefined);
  return () => {
    clock.cancel();
    for (const animation of running) animation.finish();
  };
}

/** Moves the figures from their old place to that beside the sheet, which rises from below. */
export function riseOver(ending: HTMLElement, from: DOMRect | undefined): void {
  const row = ending.querySelector<HTMLElement>(".ended-winners");
  const to = row?.getBoundingClientRect();
  if (from && to?.width) {
    const glory = row!.parentElement!;
    const { left, top } = glory.getBoundingClientRect();
    const scale = from.width / to.width;
    const x = from.left - left - (to.left - left) * scale;
    const y = from.top - top - (to.top - top) * scale;
    const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" };
    play([glory], [start, { transformOrigin: "0 0" }], { duration: RISE, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" });
  }
  const sheet = ending.querySelector(".ended-sheet");
  if (sheet)
    play([sheet], [{ transform: "translateY(105%)" }, {}], {
      duration: RISE,
      easing: "cubic-bezier(0.2, 0.9, 0.3, 1)",
    });
}

const PRESS: Keyframe[] = [
  { opacity: 0, transform: "scale(3.2) rotate(6deg)" },
  { opacity: 1, transform: "scale(0.9) rotate(-4deg)", offset: 0.6 },
  { transform: "scale(1.06)", offset: 0.8 },
  {},
];

const SHAKE: Keyframe[] = ["0 0", "-6px 3px", "5px -3px", "-3px 1px", "0 0"].map((translate) => ({ translate }));

/** From upright to drooping. */
const WILT: Keyframe[] = [
  { transform: "translateY(-6%) scale(0.96, 1.12)", filter: "none" },
  { transform: "translateY(2%) scale(1.05, 0.9) rotate(-3deg)", offset: 0.7 },
  {},
];

function play(elements: readonly Element[], frames: Keyframe[], timing: KeyframeAnimationOptions): Animation[] {
  return elements.map((element) => element.animate(frames, { fill: "backwards", ...timing }));
}

/** From the face at the table, or from below. */
function enter(figure: HTMLElement, to: DOMRect): Animation[] {
  const seat = document.querySelector(`.stage [data-seat="${figure.dataset["winner"]}"] .seat-face`);
  const from = seat?.getBoundingClientRect();
  const x = from ? from.left + from.width / 2 - to.left - to.width / 2 : 0;
  const y = from ? from.top + from.height / 2 - to.top - to.height * 0.35 : innerHeight / 2;
  const start = { transform: `translate(${x}px, ${y}px) scale(${(from?.width ?? 40) / to.width})` };
  const high = { transform: `translate(${x * 0.2}px, ${y * 0.2 - 40}px) scale(1.08)`, offset: 0.7 };
  return play([figure], [start, high, {}], { duration: 640, delay: ENTER, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" });
}

/** Winners jump; if they have beaten the viewer, they rock. */
function celebrate(figure: HTMLElement, doesGloat: boolean): Animation[] {
  const jump = [
    { transform: "scale(1.06, 0.92)" },
    { transform: "translateY(-9%) scale(0.97, 1.04)", offset: 0.4 },
    { transform: "scale(1.05, 0.94)", offset: 0.85 },
    {},
  ];
  const rock = [{}, { transform: "rotate(-5deg)" }, { transform: "rotate(4deg)" }, {}];
  const [frames, duration] = doesGloat ? [rock, 560] : [jump, 460];
  return play([figure], frames, { duration, delay: BURST, iterations: 3, fill: "none" });
}
