// The typeface of running text: Nunito, made smaller by web/fonts/make.py.

import file from "../../fonts/mazzo-text.woff2";

/** Fetched after the first picture, and after anything else that is wanted: nothing waits for it, and nothing jumps. */
export async function loadText(): Promise<void> {
  const text = await (await fetch(file, { priority: "low" })).arrayBuffer();
  document.fonts.add(await new FontFace("Mazzo Text", text, { weight: "500 700" }).load());
}
