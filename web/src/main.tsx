// The page begins here.

import "./style/base.css";
import { render } from "preact";
import { App } from "./app";
import { ROOT } from "./root";
import { follow } from "./route";
import { wake } from "./sound";
import { language, speak } from "./words";

document.addEventListener("click", follow);
document.addEventListener("click", wake);
document.addEventListener("keydown", wake);

await speak(language.value);
render(<App />, document.getElementById("app")!);
// without it, nothing is missing but speed
if ("serviceWorker" in navigator && import.meta.env.PROD) install().catch(() => {});

/** The worker keeps the page, also what was loaded before it was there: then it opens without the server, too. */
async function install(): Promise<void> {
  await navigator.serviceWorker.register(`${ROOT}/worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active!.postMessage([`${ROOT}/`, ...loaded.filter((path) => path.startsWith(`${ROOT}/assets/`))]);
}
