"""The deal of the day: a table with a fixed deal and fixed opponents, which one person plays once.

The server provides the seed (server/store/days.py). The bots' random sources are derived from it too, so all people who
make the same choices see the same game.
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
"""The bots in seats 1 to 3, if the game has these seats. They choose immediately, so no time limit affects them."""

SEARCHING_OPPONENTS = ("easy", "easy", "easy")
"""The opponents for games whose bots sample games. These sample the fewest, so that no time limit affects them."""


def day_of(now: float) -> int:
    """The day of a time in seconds since 1970, in UTC."""
    return int(now // DAY_SECONDS)


def seats_of(edition: Edition) -> int:
    return max(edition.fewest_seats, min(1 + len(OPPONENTS), edition.most_seats))


def settings_of(game: str, day: str) -> Settings:
    """The settings of the deal of a day: the game's first edition, unchanged."""
    return Settings(game=game, turn_seconds=None, auto_pass=True, day=day)


def check_changeable(settings: Settings) -> None:
    """Refuse to change the deal of the day."""
    if settings.day:
        raise refuse("day")


def check_seats(settings: Settings, edition: Edition, holders: Sequence[SeatHolder], begun: int) -> None:
    """Refuse to begin the deal of the day with other players, or a second time."""
    if settings.day:
        people = [holder.person is not None for holder in holders]
        bots, others = tuple(holder.bot for holder in holders[1:]), seats_of(edition) - 1
        offered = (OPPONENTS[:others], SEARCHING_OPPONENTS[:others])
        if begun or people != [True, *[False] * others] or bots not in offered:
            raise refuse("day")


def bot_chance(seed: str, play: Play[Any, Any, Any, Any, Any], seat: Seat) -> Dice:
    """A random source for a bot's next choice. It depends only on the seed, the seat and the number of its moves."""
    return Dice(seed, f"bot {seat} {sum(mover == seat for mover, _ in play.moves)}")
