"""Observations of Mantis: the public facts as numbers, without the order in which cards were turned over.

Learners observe every state. For speed, an observation is made without a view, and facts that do not change during a
game are computed once.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from mazzo.core.encoding import Encoding, places, starts
from mazzo.core.rules import Seat
from mazzo.games.mantis import encoding
from mazzo.games.mantis.rules.cards import COLORS, Color, Icon
from mazzo.games.mantis.rules.editions import Edition, Icons
from mazzo.games.mantis.rules.state import Raiding, State
from mazzo.games.mantis.rules.view import View

Numbers: TypeAlias = "array[int]"
Top: TypeAlias = tuple[Iterable[Color], Icon | None, int]
"""The colours and the icon on the back of the top card, and the number of cards in the Draw Pile."""

NO_CARD: Top = ((), None, 0)

Observer: TypeAlias = Callable[[State | View, Seat | None, Top, Numbers], Numbers]


def encode(edition: Edition, seats: int) -> Encoding:
    cards, counts = len(edition.deck), ("tanks", "scores", "pile", "dealt", "turned")
    parts = encoding.observation_parts(edition, seats)
    blank, place_of, observe = observer(edition, seats)
    of_game: tuple[Any, Numbers, list[int]] = (
        None,
        blank,
        [],
    )  # cached for the last game: its cards, an observation with only the dealt cards, the place of each card

    def see(state: State, seat: Seat, _: Sequence[Any]) -> Numbers:
        nonlocal of_game
        cards, turned = state.cards, state.turned
        if of_game[0] is not cards:
            dealt = counted(blank, [place_of[str(face)] for face in state.dealt])
            of_game = cards, dealt, [place_of[str(card)] for card in cards]
        left = len(cards) - turned
        top = (cards[turned].back, cards[turned].icon, left) if left else NO_CARD
        return observe(state, seat, top, counted(of_game[1], of_game[2][:turned]))

    return Encoding(
        actions=tuple(encoding.numbered_action(number, seats) for number in range(encoding.action_count(seats))),
        parts=parts,
        highest={part: cards if part in counts else 1 for part in parts},
        longest=2 * cards,  # each card, and the raid it wins
        see=see,
    )


def observation(view: View, edition: Edition) -> Numbers:
    """A view as numbers."""
    blank, place_of, observe = observer(edition, len(view.tanks))
    top = (view.top.colors, view.top.icon, view.pile) if view.top else NO_CARD
    return observe(view, view.seat, top, counted(blank, [place_of[card] for card in (*view.dealt, *view.turned)]))


def counted(found: Numbers, places: Iterable[int]) -> Numbers:
    """The numbers with one more at each of these places."""
    found = found[:]
    for place in places:
        found[place] += 1
    return found


@lru_cache(maxsize=64)
def observer(edition: Edition, seats: int) -> tuple[Numbers, dict[str, int], Observer]:
    """An empty observation, the place of each dealt front and turned card in it, and a function to fill in the rest."""
    at = starts(encoding.observation_parts(edition, seats))
    colors, backs = places(COLORS, 0), places(COLORS, at["back"])
    icons = places(tuple(Icon), at["icon"]) if edition.icons is Icons.BOTH else {}
    to_act, raiding, tanks, scores, pile = (at[part] for part in ("to_act", "raiding", "tanks", "scores", "pile"))
    of_tanks: list[tuple[Any, list[int]]] = [(None, [])] * seats

    def observe(table: State | View, seat: Seat | None, top: Top, found: Numbers) -> Numbers:
        if seat is not None:
            found[seat] = 1
        for each in table.phase.waiting:
            found[to_act + each] = 1
        found[raiding] = type(table.phase) is Raiding
        for each, tank in enumerate(table.tanks):
            if of_tanks[each][0] is not tank:
                first = tanks + len(COLORS) * each
                of_tanks[each] = tank, [first + colors[color] for color in tank]
            for place in of_tanks[each][1]:
                found[place] += 1
        found[scores : scores + seats] = array("h", table.scores)
        back, icon, found[pile] = top
        for color in back:
            found[backs[color]] = 1
        if icon in icons:
            found[icons[icon]] = 1
        return found

    cards = {**places(encoding.faces(edition), at["dealt"]), **places(encoding.kinds(edition), at["turned"])}
    return array("h", bytes(2 * at["end"])), {str(card): place for card, place in cards.items()}, observe
