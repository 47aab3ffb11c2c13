// The entry of the operator's page, which is in English like `mazzo admin`.

import "../style/base.css";
import "../style/patterns.css";
import "./admin.css";
import { render } from "preact";
import { Page } from "./page";

const dark = matchMedia("(prefers-color-scheme: dark)");

function setTheme(): void {
  document.documentElement.dataset["theme"] = dark.matches ? "dark" : "light";
}

setTheme();
dark.addEventListener("change", setTheme);
render(<Page />, document.getElementById("app")!);
