"""Who plays: bots by their names, and programs by what they call themselves."""

from collections.abc import Sequence
from typing import NamedTuple

from mazzo import bots
from mazzo.bots.own import CLASS, name_of


class Entrant(NamedTuple):
    """A bot of the list, or one that somebody brought along: a class, or a program that is run by a command."""

    name: str
    command: str | None = None


def enter(game: str, names: Sequence[str], programs: Sequence[str]) -> list[Entrant]:
    """All that are named; when nobody is, all bots of the game but slow ones that no level is called after."""
    if not names and not programs:
        there = bots.players(game)
        names = [name for name in there.bots if name not in there.slow or name in there.levels.values()]
    programs = [*(name for name in names if CLASS.fullmatch(name)), *programs]
    entrants = [Entrant(name) for name in names if name not in programs]
    for name, _ in entrants:
        bots.get(game, name)
    for command in programs:
        entrants.append(Entrant(name_of(command, game, [entrant.name for entrant in entrants]), command))
    return entrants
