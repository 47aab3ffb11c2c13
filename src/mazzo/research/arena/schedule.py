"""The entrants of a tournament, bots by name and programs by the name they report; and the seating of each game.

Every line-up plays each deal from every seat, with the same cards. So no bot has better cards for long, and
similar bots differ little even after few games.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

from mazzo import bots
from mazzo.bots.own import check_seats, is_own, name_of
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused


class Entrant(NamedTuple):
    """A listed bot, or a user's own: a class, a network or a command."""

    name: str
    command: str | None = None


def enter(game: str, names: Sequence[str], programs: Sequence[str]) -> list[Entrant]:
    """The named entrants; without names, all bots of the game except slow ones that are no level."""
    if not names and not programs:
        there = bots.catalog_of(game)
        names = [name for name in there.bots if name not in there.slow or name in there.levels.values()]
    programs = [*(name for name in names if is_own(name)), *programs]
    entrants = [Entrant(name) for name in names if name not in programs]
    for name, _ in entrants:
        bots.get(game, name)
    for command in programs:
        entrants.append(Entrant(name_of(command, game, [entrant.name for entrant in entrants]), command))
    return entrants


def check_entrants(game: str, edition: Any, seats: int, entrants: Sequence[Entrant]) -> None:
    """Refuse an option that one of the listed bots does not know, and networks that were trained for fewer seats."""
    for name, command in entrants:
        if command is None:
            bots.check_options(game, name, edition)
    check_seats([command for _, command in entrants if command], game, seats)


MOST_ENTRANTS = 16


class BotMatch(NamedTuple):
    """Everything that determines the games of a tournament."""

    game: str
    edition: Any
    seats: int
    seed: str
    entrants: tuple[Entrant, ...]  # without repetition
    lineups: tuple[tuple[int, ...], ...]  # indices of entrants
    seconds: float  # time limit of a program for a decision

    def seed_of(self, deal: int) -> str:
        return f"{self.seed} deal {deal}"


class Seating(NamedTuple):
    deal: int
    entrants: tuple[int, ...]  # by seat


def make(
    game: str, edition: Any, seats: int, *, seed: str, entries: Sequence[Entrant], seconds: float = 1.0
) -> BotMatch:
    """A tournament. An entrant listed several times plays that often in a game."""
    entrants = tuple(dict.fromkeys(entries))
    if len(entrants) < 2:
        raise Refused("an arena needs two different bots")
    if len(entries) > MOST_ENTRANTS:
        raise Refused(f"{len(entries)} bots are too many for one arena; at most {MOST_ENTRANTS} can meet")
    lineups = lineups_of([entrants.index(entry) for entry in entries], seats)
    return BotMatch(game, edition, seats, seed, entrants, lineups, seconds)


def lineups_of(entries: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """The line-ups: every combination if there are more bots than seats; otherwise all bots, some more than once."""
    if len(entries) >= seats:
        found = combinations(sorted(entries), seats)
        return tuple(sorted(lineup for lineup in set(found) if len(set(lineup)) > 1))
    everybody = set(entries)
    return tuple(lineup for lineup in combinations_with_replacement(sorted(everybody), seats) if {*lineup} == everybody)


def seating(tournament: BotMatch, number: int) -> Seating:
    """The entrants of a game, by seat."""
    seats, lineups = tournament.seats, tournament.lineups
    deal, place = divmod(number, len(lineups) * seats)
    turn, steps = divmod(place, seats)
    order = _order(tournament.seed, deal, len(lineups))
    lineup = Dice(f"{tournament.seed_of(deal)} seats {turn}").shuffled(lineups[order[turn]])
    return Seating(deal, lineup[steps:] + lineup[:steps])


@lru_cache(maxsize=8)
def _order(seed: str, deal: int, lineups: int) -> tuple[int, ...]:
    """The order in which line-ups play a deal. It changes from deal to deal, since the last deal may be incomplete."""
    return Dice(f"{seed} deal {deal} order").shuffled(range(lineups))
