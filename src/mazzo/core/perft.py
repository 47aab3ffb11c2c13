"""Counting lines of play. Two engines with equal counts agree on which actions are legal.

A line of play is a sequence of actions. The first seat in `to_act` always chooses next, so seats that must choose
together choose in turn order. Chance does not branch: every line starts with a copy of the same random source.
"""

from mazzo.core.chance import Chance
from mazzo.core.errors import Refused, shorten
from mazzo.core.game_spec import A, E, Ed, Rules, S, V


def perft(game: Rules[Ed, S, A, E, V], state: S, chance: Chance, depth: int) -> int:
    """The number of lines of exactly `depth` actions from here; shorter games count 0.

    The chance is copied, not used up.
    """
    if type(depth) is not int or depth < 0:
        raise Refused(f"the depth should be 0 or more, not {shorten(depth)}")
    return _count(game, state, chance, depth)


def _count(game: Rules[Ed, S, A, E, V], state: S, chance: Chance, depth: int) -> int:
    if depth == 0:
        return 1
    if state.result:
        return 0
    seat = state.to_act[0]
    actions = game.legal(state, seat)
    if depth == 1:  # every legal action can be applied, so it is enough to count them
        return len(actions)
    lines = 0
    for action in actions:
        source = chance.copy()
        after, _ = game.apply(state, seat, action, source)
        lines += _count(game, after, source, depth - 1)
    return lines
