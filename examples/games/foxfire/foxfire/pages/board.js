// Foxfire in the browser, with parts of its own: a wood at night, cards with a rim of light, a panel at the end of a
// round, and motion and sound when a player wins a glow. docs/reference/games.md explains the module.

const LIGHT = "#d9ff8a";

export default ({ preact: { h }, parts: { Card, Chip, Panel, Act } }) => {
  const tree = (x, height) => h("path", { key: x, d: `M${x - 9} 100l9-${height} 9 ${height}z` });
  const glow = (x, y) => h("circle", { key: x, cx: x, cy: y, r: 1.4 });
  const chips = (cards) => cards.map((what, each) => h(Chip, { key: each, game: "foxfire", what }));

  return {
    styles: ["board.css"],
    sounds: { glow: "glow.wav" },
    sound: (event) => (event.event === "left" ? "plop" : undefined),

    Background: () =>
      h("svg", { class: "fox-wood", viewBox: "0 0 160 100", preserveAspectRatio: "xMidYMax slice" },
        h("g", { class: "fox-far" }, [8, 30, 52, 84, 110, 138, 154].map((x, each) => tree(x, 52 + (each % 3) * 9))),
        h("g", { class: "fox-near" }, [0, 20, 68, 98, 126, 148].map((x, each) => tree(x, 34 + (each % 2) * 12))),
        h("g", { fill: LIGHT }, glow(14, 93), glow(43, 88), glow(77, 95), glow(117, 90), glow(141, 95))),

    Card: ({ card }) =>
      h("span", { class: "fox-card" }, h(Card, { game: "foxfire", card })),

    // All hands are open: whose is worth most?
    panel({ view, names }, ended) {
      const [action] = view.legal;
      if (action?.do !== "continue") return null;
      const hands = view.shown.map((cards, seat) => cards.length > 0 && h("li", { key: seat }, names[seat], chips(cards)));
      return h(Panel, { name: "p-tray fox-panel", title: ended }, h("ul", {}, hands), h(Act, { action }));
    },

    async motion({ event, root, cards, animate, flash, hear, say }) {
      await cards();
      if (event.event !== "roundended") return;
      hear("glow");
      say("✦", event.winners[0]);
      const seats = event.winners.map((seat) => root.querySelector(`[data-seat="${seat}"]`));
      await Promise.all([flash(LIGHT, 600), ...seats.filter(Boolean).map((seat) => animate(seat, glowing, 900))]);
    },
  };
};

const shadow = (size) => ({ boxShadow: `0 0 ${size * 2}px ${size}px ${LIGHT}`, borderRadius: "16px" });
const glowing = [shadow(0), shadow(22), shadow(12), shadow(18), shadow(0)];
