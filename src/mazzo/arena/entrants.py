"""Entrants of a tournament: bots by name, and programs by the name they report."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mazzo import bots
from mazzo.bots.own import CLASS, name_of


class Entrant(NamedTuple):
    """A listed bot, a class, or a program run by a command."""

    name: str
    command: str | None = None


def enter(game: str, names: Sequence[str], programs: Sequence[str]) -> list[Entrant]:
    """The named entrants; without names, all bots of the game except slow ones that are no level."""
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


def check_options(game: str, edition: Any, entrants: Sequence[Entrant]) -> None:
    """Refuse an edition with an option that one of the listed bots does not know."""
    for name, command in entrants:
        if command is None:
            bots.check_options(game, name, edition)
