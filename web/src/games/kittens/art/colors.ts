// The colours of the cards.

import type { KittensCard } from "../../../net/protocol";

/** The band with the name, which is also the ground of the sign; and the paper behind the picture. */
export const PAINT: Record<KittensCard, { band: string; paper: string }> = {
  kitten: { band: "#2a2433", paper: "#ffd37a" },
  defuse: { band: "#1b6f39", paper: "#cdeecb" },
  nope: { band: "#a3182a", paper: "#ffd9d2" },
  attack: { band: "#a8420a", paper: "#ffdfb5" },
  skip: { band: "#1b5a9e", paper: "#d2e6ff" },
  favor: { band: "#9c2b67", paper: "#ffdaeb" },
  shuffle: { band: "#63399a", paper: "#e8dcfc" },
  see: { band: "#0b686c", paper: "#c9f0ee" },
  tacocat: { band: "#7d5200", paper: "#fff0c4" },
  cattermelon: { band: "#3a6418", paper: "#e0f5cc" },
  potato: { band: "#6a4a28", paper: "#f3e6d2" },
  beard: { band: "#7e3e22", paper: "#fae2d2" },
  rainbow: { band: "#44499a", paper: "#e2ebff" },
};
