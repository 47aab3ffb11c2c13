// Whoever presses something is answered first: what happens elsewhere waits until the answer has been drawn.

const LONGEST = 300; // milliseconds, for a press that becomes no click

let answer: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

document.addEventListener(
  "pointerdown",
  () => wait((drawn) => document.addEventListener("click", drawn, { once: true })),
  { capture: true },
);
document.addEventListener("keydown", () => wait((drawn) => drawn()), { capture: true });

function wait(begin: (drawn: () => void) => void): void {
  answer = new Promise((done) => {
    begin(() => requestAnimationFrame(() => setTimeout(done)));
    setTimeout(done, LONGEST);
  });
  for (const listener of listeners) listener();
}

/** Resolves when no press is waiting for its answer. */
export function answered(): Promise<void> {
  return answer;
}

/** Be told of every press; the answer stops it. */
export function onPress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
