"""Observations of Mantis straight from the state: equal to `encoding.observation` of a view, but fast.

Learners look at every state, and a view prints and sorts cards that they only count. Facts that do not change during a
game are counted once. The tests compare both ways, and shuffle what a seat cannot know.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from mazzo.core.encoding import Encoding, places, starts
from mazzo.core.rules import Seat
from mazzo.games.mantis import encoding
from mazzo.games.mantis.rules.cards import COLORS, Icon
from mazzo.games.mantis.rules.editions import Edition, Icons
from mazzo.games.mantis.rules.state import Raiding, State

Observer: TypeAlias = Callable[[State, Seat, Sequence[Any]], Sequence[int]]


def encode(edition: Edition, seats: int) -> Encoding:
    cards, counts = len(edition.deck), ("tanks", "scores", "pile", "dealt", "turned")
    parts = encoding.observation_parts(edition, seats)
    return Encoding(
        actions=tuple(encoding.numbered_action(number, seats) for number in range(encoding.action_count(seats))),
        parts=parts,
        highest={part: cards if part in counts else 1 for part in parts},
        longest=2 * cards,  # each card, and the raid it wins
        see=observer(edition, seats),
    )


def observer(edition: Edition, seats: int) -> Observer:
    at = starts(encoding.observation_parts(edition, seats))
    size, colors, backs = at["end"], places(COLORS, 0), places(COLORS, at["back"])
    icons = places(tuple(Icon), at["icon"]) if edition.icons is Icons.BOTH else {}
    faces, kinds = places(encoding.faces(edition), at["dealt"]), places(encoding.kinds(edition), at["turned"])
    to_act, raiding, tanks, scores, pile = (at[part] for part in ("to_act", "raiding", "tanks", "scores", "pile"))
    of_game: tuple[Any, Any] = (None, None)  # of the last game: its cards, and the places of dealt and turned ones
    of_tanks: list[tuple[Any, list[int]]] = [(None, [])] * seats

    def see(state: State, seat: Seat, _: Sequence[Any]) -> Sequence[int]:
        nonlocal of_game
        cards, turned = state.cards, state.turned
        if of_game[0] is not cards:
            of_game = cards, ([faces[face] for face in state.dealt], [kinds[card] for card in cards])
        dealt, places = of_game[1]
        found = array("h", bytes(2 * size))
        found[seat] = 1
        for each in state.phase.waiting:
            found[to_act + each] = 1
        found[raiding] = type(state.phase) is Raiding
        for each, tank in enumerate(state.tanks):
            if of_tanks[each][0] is not tank:
                first = tanks + len(COLORS) * each
                of_tanks[each] = tank, [first + colors[color] for color in tank]
            for place in of_tanks[each][1]:
                found[place] += 1
        found[scores : scores + seats] = array("h", state.scores)
        if turned < len(cards):
            for color in cards[turned].back:
                found[backs[color]] = 1
            if (icon := cards[turned].icon) in icons:
                found[icons[icon]] = 1
        found[pile] = len(cards) - turned
        for place in dealt:
            found[place] += 1
        for place in places[:turned]:
            found[place] += 1
        return found

    return see
