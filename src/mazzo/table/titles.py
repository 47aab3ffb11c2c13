"""The points of a game, and the titles at the end of an evening.

A title goes to a player with the highest value of some statistic, so it is always true. A game defines its own
statistics (`Rules.feats`). The general ones are defined here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from mazzo.core.play import Order, Play
from mazzo.core.rules import Seat
from mazzo.table.updates import Title

Feats: TypeAlias = Mapping[str, float]
"""Statistics by name; the names of a game's own statistics begin with its name and a space."""

LUCK = "luck"  # has no game's name, so the evening adds it up over all games
DULL = ("moves", "second", "last")  # titles for players who have no better one


def points_of(order: Order, seat: Seat) -> int:
    """The points for a game: one for each seat behind this one, and one for a win."""
    return sum(other < order[seat] for other in order) + order[seat][0]


def feats_of(play: Play[Any, Any, Any, Any, Any], order: Order, seat: Seat) -> Feats:
    """The statistics of a seat in one game."""
    ahead, behind = sum(other > order[seat] for other in order), sum(other < order[seat] for other in order)
    counted = play.game.feats(play.state, play.events, seat)
    return {
        "moves": sum([who == seat for who, _ in play.moves]),
        "second": float(ahead == 1 and play.seats > 2),
        "last": float(ahead > 0 and behind == 0),
        **{name if name == LUCK else f"{play.game.name} {name}": number for name, number in counted.items()},
    }


def added(before: Feats, now: Feats) -> Feats:
    return {name: before.get(name, 0) + now.get(name, 0) for name in {**before, **now}}


def titles(best_first: Sequence[str], feats: Mapping[str, Feats]) -> dict[str, Title]:
    """A title for each of these players."""
    given: dict[str, Title] = {}
    for who in best_first:
        leads = {name: lead(name, who, feats) for name in feats.get(who, {})}
        held = [(name not in DULL, by, name) for name, by in leads.items() if by > 0]
        if held:
            name = max(held)[-1]
            game, _, bare = name.rpartition(" ")
            given[who] = Title(game or None, bare, round(feats[who][name]))
        else:
            given[who] = Title(None, "champion" if who == best_first[0] else "sport", 0)
    return given


def lead(name: str, who: str, feats: Mapping[str, Feats]) -> float:
    """A player's relative lead over the best of those who have less; 0 if any player has more, or all the same."""
    own = feats[who][name]
    others = [each.get(name, 0) for other, each in feats.items() if other != who]
    if own <= 0 or not others or max(others) > own or min(others) == own:
        return 0.0
    return min(1.0, (own - max(other for other in others if other < own)) / own)
