"""Counting lines of play: two engines that count the same agree, as far as that goes, on what is legal.

A line of play is a sequence of actions. Each is chosen by the first seat to act, out of all that is legal for it; so
where several seats may act, they answer in turn order. Luck is not branched over: every line starts with the same luck
to come, and uses it in its own order.
"""

from typing import TypeVar

from mazzo.core.chance import Chance
from mazzo.core.edition import Edition
from mazzo.core.errors import Refused, shorten
from mazzo.core.game import Game
from mazzo.core.rules import StateLike

Ed = TypeVar("Ed", bound=Edition)
S = TypeVar("S", bound=StateLike)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def perft(game: Game[Ed, S, A, E, V], state: S, chance: Chance, depth: int) -> int:
    """How many lines of play of exactly `depth` actions begin here; a game that ends sooner has none.

    The chance is only copied, not used up.
    """
    if type(depth) is not int or depth < 0:
        raise Refused(f"lines of play cannot be {shorten(depth)} actions long; it should be 0 or more")
    return _count(game, state, chance, depth)


def _count(game: Game[Ed, S, A, E, V], state: S, chance: Chance, depth: int) -> int:
    if depth == 0:
        return 1
    if state.result:
        return 0
    seat = state.to_act[0]
    actions = game.legal(state, seat)
    if depth == 1:  # every legal action can be applied, so the last step is only counted
        return len(actions)
    lines = 0
    for action in actions:
        luck = chance.copy()
        after, _ = game.apply(state, seat, action, luck)
        lines += _count(game, after, luck, depth - 1)
    return lines
