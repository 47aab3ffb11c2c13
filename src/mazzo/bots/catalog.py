"""The bots of a game (the part `bots` of its kit)."""

from typing import NamedTuple

from mazzo.bots.bot import Maker
from mazzo.bots.expert import NetworkCodec
from mazzo.bots.search import Searching


class BotCatalog(NamedTuple):
    bots: dict[str, Maker]  # the maker of each bot, by name
    levels: dict[str, str]  # the bot of each level
    slow: frozenset[str] = frozenset()  # bots that take more than a few milliseconds for a choice
    network_codec: NetworkCodec | None = None  # for networks
    searching: Searching | None = None
    options: frozenset[str] | None = None
    """The supported options: a bot is refused where another one is changed. None if all bots just ask the rules."""
    ask_the_rules: frozenset[str] = frozenset({"random"})
    """Bots that follow every option, since they try their choices with the rules."""

    def options_of(self, name: str) -> frozenset[str] | None:
        """The options that a bot knows; None if it follows all."""
        return self.options if name in self.bots and name not in self.ask_the_rules else None
