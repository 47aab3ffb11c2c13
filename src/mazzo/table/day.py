"""The deal of the day: a table with a fixed deal and fixed opponents, for one person, once.

The server gives the seed (server/store/days.py). Bots take their random sources from it too, so that all people
who make the same choices see the same game.
"""

from collections.abc import Sequence
from typing import Any

from mazzo.core.chance import Dice
from mazzo.core.edition import Edition
from mazzo.core.play import Play
from mazzo.core.rules import Seat
from mazzo.table.reasons import refuse
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import Settings

DAY_SECONDS = 24 * 60 * 60

OPPONENTS = ("medium", "hard", "hard")
"""The bots in seats 1 to 3, as far as the game has seats. All choose immediately, by their random source alone."""

SEARCHING_OPPONENTS = ("easy", "easy", "easy")
"""Those of a game whose bots sample games. These have the fewest, so that time never decides."""


def day_of(now: float) -> int:
    """The day of a time in seconds since 1970, in UTC."""
    return int(now // DAY_SECONDS)


def seats_of(edition: Edition) -> int:
    return max(edition.fewest_seats, min(1 + len(OPPONENTS), edition.most_seats))


def settings_of(game: str, day: str) -> Settings:
    """The settings of the deal of a day: the game's first edition, unchanged."""
    return Settings(game=game, turn_seconds=None, auto_pass=True, day=day)


def check_changeable(settings: Settings) -> None:
    """Refuse what would make another game of the deal of the day."""
    if settings.day:
        raise refuse("day")


def check_seats(settings: Settings, edition: Edition, holders: Sequence[SeatHolder], begun: int) -> None:
    """Refuse to begin the deal of the day with others, or a second time."""
    if settings.day:
        people = [holder.person is not None for holder in holders]
        bots, others = tuple(holder.bot for holder in holders[1:]), seats_of(edition) - 1
        offered = (OPPONENTS[:others], SEARCHING_OPPONENTS[:others])
        if begun or people != [True, *[False] * others] or bots not in offered:
            raise refuse("day")


def bot_chance(seed: str, play: Play[Any, Any, Any, Any, Any], seat: Seat) -> Dice:
    """A random source for the next choice of a bot: the same after a restart, and in any order of the choices."""
    return Dice(seed, f"bot {seat} {sum(mover == seat for mover, _ in play.moves)}")
