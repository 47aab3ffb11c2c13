// The page of the operator begins here. It is in English, as `mazzo admin` is.

import "../style/base.css";
import "../style/patterns.css";
import "./admin.css";
import { render } from "preact";
import { Page } from "./page";

const dark = matchMedia("(prefers-color-scheme: dark)");

function dress(): void {
  document.documentElement.dataset["theme"] = dark.matches ? "dark" : "light";
}

dress();
dark.addEventListener("change", dress);
render(<Page />, document.getElementById("app")!);
