// @vitest-environment happy-dom
import { mantis } from "../../../src/games/mantis";
import { shows, sum } from "../plays";

shows({
  name: "mantis",
  game: mantis,
  drawn: ({ tanks, scores, top, pile, phase, to_act, result }) => {
    return { tanks: tanks.map((cards) => cards.toSorted()), scores, top, pile, phase, to_act, result };
  },
  cards: ({ pile, scores, tanks }) => pile + sum(scores) + sum(tanks.map((tank) => tank.length)),
  isOpen: () => false,
  kinds: 8,
});
