"""Who plays: bots by their names, and programs by what they call themselves."""

from collections.abc import Sequence
from typing import NamedTuple

from mazzo import bots
from mazzo.bots.outside import introduce


class Entrant(NamedTuple):
    """A bot of the list, or a program that is run by a command."""

    name: str
    command: str | None = None


def enter(game: str, names: Sequence[str], programs: Sequence[str]) -> list[Entrant]:
    """All that are named; when nobody is, all bots of the game that answer at once."""
    if not names and not programs:
        names = [name for name in bots.BOTS[game] if name not in bots.SLOW]
    for name in names:
        bots.get(game, name)
    entrants = [Entrant(name) for name in names]
    for command in programs:
        name, taken = introduce(command, game), {*bots.names(game), *(entrant.name for entrant in entrants)}
        free = [name, *(f"{name} {number}" for number in range(2, len(taken) + 3))]
        entrants.append(Entrant(next(each for each in free if each not in taken), command))
    return entrants
