// @vitest-environment happy-dom
import { kittens } from "../../../src/games/kittens";
import type { KittensView } from "../../../src/net/protocol";
import { shows, sum } from "../plays";

/** Whom a reaction asks, no event says. */
function drawn(view: KittensView): unknown {
  const { hand, hands, alive, pile, discard, turn, turns, attacked, phase, to_act, result } = view;
  const asks = phase.phase === "reaction" ? { phase: { ...phase, waiting: [] } } : { phase, to_act };
  return { hand: hand.toSorted(), hands, alive, pile, discard, turn, turns, attacked, result, ...asks };
}

shows({
  name: "kittens",
  game: kittens,
  drawn,
  cards: ({ pile, hands, discard, phase }) => {
    return pile + sum(hands) + discard.length + Number(phase.phase === "inserting"); // a defused one is with its player
  },
  isOpen: (event) => event.event === "drew" && event.card === "kitten", // until it is defused or explodes
  kinds: 20, // all but that nothing was found, which takes a last card that was a Nope
});
