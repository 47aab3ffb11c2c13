// The entry of the pages.

import "./style/typeface.css";
import "./style/base.css";
import "./style/patterns.css";
import "./style/table.css";
import { render } from "preact";
import { App, preload } from "./app";
import { loadGame } from "./games";
import { SCENES } from "./games/scenes";
import { ROOT } from "./net/root";
import { handIn } from "./stage/games";
import { wake } from "./stage/sound";
import { follow, route } from "./state/route";
import { scenes } from "./state/scenes";
import { loadText } from "./style/text";
import "./ui/drawn/inked"; // all art needs this small file
import { language, speak } from "./words/messages";

const A_MOMENT = 300; // milliseconds, for the first paint
const A_WHILE = 3000; // milliseconds, for the first click: the service worker loads a hundred files

document.addEventListener("click", follow);
document.addEventListener("click", wake);
document.addEventListener("keydown", wake);

for (const [game, Scene] of SCENES) scenes.set(game, Scene);
handIn(loadGame);

const words = speak(language.value);
preload(route.value);
await words;
render(<App />, document.getElementById("app")!);
setTimeout(() => void loadText().catch(() => {}), A_MOMENT); // a font of the device works, too
// the pages work without it
if ("serviceWorker" in navigator && import.meta.env.PROD) setTimeout(() => void install().catch(() => {}), A_WHILE);

/** Installs the service worker, which stores every screen in this language for use without the server. */
async function install(): Promise<void> {
  await navigator.serviceWorker.register(`${ROOT}/worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  const files = (await (await fetch(`${ROOT}/files.json`)).json()) as Record<string, string[]>;
  const wanted = ["", ...(files[""] ?? []), ...(files[language.value] ?? [])];
  active!.postMessage(wanted.map((file) => `${ROOT}/${file}`));
}
