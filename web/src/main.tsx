// The page begins here.

import "./style/base.css";
import { render } from "preact";
import { App } from "./app";
import { follow } from "./route";
import { wake } from "./sound";
import { language, speak } from "./words";

document.addEventListener("click", follow);
document.addEventListener("pointerdown", wake, { once: true });
document.addEventListener("keydown", wake, { once: true });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js").catch(() => {});

await speak(language.value);
render(<App />, document.getElementById("app")!);
