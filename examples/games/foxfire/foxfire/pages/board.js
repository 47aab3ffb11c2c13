// Foxfire on the plain board: when a round is won, the winners glow. docs/reference/games.md explains the module.

const LIGHT = "#d9ff8a";

export default () => ({
  sounds: { glow: "glow.wav" },
  sound: (event) => (event.event === "left" ? "plop" : undefined),
  async motion({ event, root, cards, animate, hear }) {
    await cards();
    if (event.event !== "roundended") return;
    hear("glow");
    const seats = event.winners.map((seat) => root.querySelector(`[data-seat="${seat}"]`));
    await Promise.all(seats.filter(Boolean).map((seat) => animate(seat, glowing, 900)));
  },
});

const shadow = (size) => ({ boxShadow: `0 0 ${size * 2}px ${size}px ${LIGHT}`, borderRadius: "16px" });
const glowing = [shadow(0), shadow(22), shadow(12), shadow(18), shadow(0)];
