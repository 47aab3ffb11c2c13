// Gives priority to presses: all other work waits until the page has drawn its response.

const LONGEST = 300; // milliseconds, for a press that does not become a click

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

/** Resolves when the response to the last press has been drawn. */
export function answered(): Promise<void> {
  return answer;
}

/** Yields to the event loop, so that a press is handled first. Resolves sooner than a timer would. */
export function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => (port1.close(), done());
    port2.postMessage(null);
  });
}

/** Calls the listener on every press; the returned function stops it. */
export function onPress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
