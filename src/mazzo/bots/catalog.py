"""The bots of a game (the part `bots` of its kit)."""

from typing import NamedTuple

from mazzo.bots.bot import Maker
from mazzo.bots.expert import NetworkCodec
from mazzo.bots.search import Searching


class BotCatalog(NamedTuple):
    bots: dict[str, Maker]  # the maker of each bot, by name
    levels: dict[str, str]  # the bot of each level
    slow: frozenset[str] = frozenset()  # bots that take more than a few milliseconds for a choice
    network_codec: NetworkCodec | None = None  # the game's encoding for networks
    searching: Searching | None = None
    options: frozenset[str] | None = None
    """The supported options: bots are refused if another option is changed. None if all bots only use the rules."""
    ask_the_rules: frozenset[str] = frozenset({"random"})
    """Bots that support every option, since they know a game only through its rules and views."""

    def options_of(self, name: str) -> frozenset[str] | None:
        """The options that a bot supports; None for all."""
        return self.options if name in self.bots and name not in self.ask_the_rules else None
