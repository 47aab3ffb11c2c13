"""The bots that a game brings (the part `bots` of its kit)."""

from typing import NamedTuple

from mazzo.bots.bot import Maker
from mazzo.bots.expert import InNumbers
from mazzo.bots.search import Searching


class Players(NamedTuple):
    bots: dict[str, Maker]  # by name, what makes one for a seat
    levels: dict[str, str]  # which bot is meant where somebody asks only how strong it should be
    slow: frozenset[str] = frozenset()  # those that take more than some milliseconds for a choice
    in_numbers: InNumbers | None = None  # for networks
    searching: Searching | None = None
