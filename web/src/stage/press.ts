// A press is answered first: everything else waits until the answer has been drawn.

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

/** Resolves in a task of its own, soon: a press meanwhile is answered first. A timer would wait longer. */
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
