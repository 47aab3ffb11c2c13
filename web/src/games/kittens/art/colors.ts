// The colours of the cards.

import type { KittensCard } from "../../../net/protocol";

/** The colour of the band with the name, also behind the sign; and the background colour of the picture. */
export const PAINT: Record<KittensCard, { band: string; ground: string }> = {
  kitten: { band: "#2a2433", ground: "#ff8a2b" },
  defuse: { band: "#1b6f39", ground: "#7ccf7f" },
  nope: { band: "#a3182a", ground: "#f2746b" },
  attack: { band: "#a8420a", ground: "#ffc23d" },
  skip: { band: "#1b5a9e", ground: "#5aa9ec" },
  favor: { band: "#9c2b67", ground: "#ff8fbd" },
  shuffle: { band: "#63399a", ground: "#8b5fd0" },
  see: { band: "#0b686c", ground: "#0f5a63" },
  tacocat: { band: "#7d5200", ground: "#46b7b0" },
  cattermelon: { band: "#3a6418", ground: "#ffb9a0" },
  potato: { band: "#6a4a28", ground: "#a9c6d4" },
  beard: { band: "#7e3e22", ground: "#8ecfc0" },
  rainbow: { band: "#44499a", ground: "#3b3f8f" },
};
