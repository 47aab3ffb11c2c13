"""What a seat sees, in numbers, straight from the state: as `encoding.observation` has it of a view, but fast.

Learners look at every state, and a view prints and sorts what they only count. What does not change during a game is
counted once. The tests hold both ways of looking against each other, and shuffle what a seat cannot know.
"""

from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mazzo.core.rules import Seat
from mazzo.games.kittens import encoding as kittens
from mazzo.games.kittens.cards import IN_HANDS, Card
from mazzo.games.kittens.editions import Edition as KittensEdition
from mazzo.games.kittens.state import Reaction
from mazzo.games.kittens.state import State as KittensState
from mazzo.games.mantis import encoding as mantis
from mazzo.games.mantis.cards import COLORS, Icon
from mazzo.games.mantis.editions import Edition as MantisEdition
from mazzo.games.mantis.editions import Icons
from mazzo.games.mantis.state import Raiding
from mazzo.games.mantis.state import State as MantisState

Eyes: TypeAlias = Callable[[Any, Seat], NDArray[np.int16]]


def _starts(parts: dict[str, int]) -> dict[str, int]:
    """Where each part of an observation begins, and where the last one ends."""
    return dict(zip([*parts, "end"], accumulate(parts.values(), initial=0), strict=True))


def _places(items: Sequence[Any], start: int) -> dict[Any, int]:
    """The place of each of these, one after the other."""
    return {item: place for place, item in enumerate(items, start)}


def mantis_eyes(edition: MantisEdition, seats: int) -> Eyes:
    at = _starts(mantis.observation_parts(edition, seats))
    size, colors, backs = at["end"], _places(COLORS, 0), _places(COLORS, at["back"])
    icons = _places(tuple(Icon), at["icon"]) if edition.icons is Icons.BOTH else {}
    faces, kinds = _places(mantis.faces(edition), at["dealt"]), _places(mantis.kinds(edition), at["turned"])
    to_act, raiding, tanks, scores, pile = (at[part] for part in ("to_act", "raiding", "tanks", "scores", "pile"))
    of_game: tuple[Any, Any] = (None, None)  # of the last one: its cards, and the places of what is dealt and turned
    of_tanks: list[tuple[Any, list[int]]] = [(None, [])] * seats

    def see(state: MantisState, seat: Seat) -> NDArray[np.int16]:
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
        return np.frombuffer(found, np.int16)

    return see


def kittens_eyes(edition: KittensEdition, seats: int) -> Eyes:
    at = _starts(kittens.observation_parts(edition, seats))
    size, hand, hands, alive = at["end"], _places(IN_HANDS, at["hand"]), at["hands"], at["alive"]
    discard, named = _places(tuple(Card), at["discard"]), _places(IN_HANDS, at["named"])
    phases, announced = _places(kittens.PHASES, at["phase"]), _places(kittens.ANNOUNCEMENTS, at["announced"])
    pile, turn, turns, attacked = (at[part] for part in ("pile", "turn", "turns", "attacked"))
    waiting, target, nopes, known = (at[part] for part in ("waiting", "target", "nopes", "known"))

    def see(state: KittensState, seat: Seat) -> NDArray[np.int16]:
        found, phase = array("h", bytes(2 * size)), state.phase
        found[seat] = 1
        for card in state.hands[seat]:
            found[hand[card]] += 1
        found[hands : hands + seats] = array("h", map(len, state.hands))
        found[alive : alive + seats] = array("h", state.alive)
        for card in state.discard:
            found[discard[card]] += 1
        found[pile] = len(state.pile)
        found[turn + state.turn] = 1
        found[turns] = state.turns
        found[attacked] = state.attacked
        found[phases[type(phase)]] = 1
        for each in phase.waiting:
            found[waiting + each] = 1
        if type(phase) is Reaction:
            action = phase.action
            found[announced[type(action)]] = 1
            if (whom := getattr(action, "target", None)) is not None:
                found[target + whom] = 1
            if (wanted := getattr(action, "named", None)) is not None:
                found[named[wanted]] = 1
            found[nopes] = len(phase.nopes)
        memory = state.memories[seat].pile
        if memory.known:
            below = memory.sure if memory.loose else size
            for lying in memory.known:
                if lying.place < below:
                    found[known + lying.place] = 1 + kittens.CODES[lying.card]
        return np.frombuffer(found, np.int16)

    return see
