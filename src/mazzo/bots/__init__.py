"""The bots there are. This list is the only one."""

from collections.abc import Callable

from mazzo.bots.bot import Bot
from mazzo.bots.simple import Random
from mazzo.core.chance import Chance
from mazzo.core.errors import Refused, listing, shorten

BOTS: dict[str, Callable[[Chance], Bot]] = {"random": Random}
"""By name, what makes one for a seat, out of luck of its own."""


def get(name: str) -> Callable[[Chance], Bot]:
    """What makes a bot of that name."""
    if not isinstance(name, str) or name not in BOTS:
        raise Refused(f"there is no bot {shorten(name)}; the bots are {listing(BOTS)}")
    return BOTS[name]


def names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)
