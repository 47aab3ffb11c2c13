"""Bots that play with a network from a file of `mazzo learn`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from mazzo import bots
from mazzo.bots.bot import Bot
from mazzo.bots.expert.network import Network, unpacked
from mazzo.bots.expert.player import Expert
from mazzo.core.chance import Chance
from mazzo.core.edition import check_known
from mazzo.core.errors import Refused, shorten
from mazzo.games import get

USUAL = "network.npz"  # the default name of the file, in the folder of a training run


def is_network(bot: str) -> bool:
    """Whether a bot is given as a network file. (A command whose last argument is such a file is not.)"""
    return bot.endswith(".npz") and (len(bot.split()) == 1 or Path(bot).exists())


@dataclass(frozen=True)
class TrainedBot:
    """The maker of bots that play a game with the network in a file."""

    file: str
    game: str
    network: Network

    def __call__(self, edition: Any, chance: Chance) -> Bot:
        check_known(self.file, bots.catalog_of(self.game).options, edition)
        return Expert(bots.network_codec(self.game), edition, chance, self.network)

    @property
    def name(self) -> str:
        """The name of the file, or of its folder if the file has the default name."""
        path = Path(self.file)
        return path.absolute().parent.name if path.name == USUAL else path.stem

    def check_seats(self, seats: int) -> None:
        """Refuse more players than the network was trained for."""
        if seats > self.network.places:
            raise Refused(
                f"{shorten(self.file)} was trained for {self.network.places} players at most, not for {seats}; train"
                f" one with: mazzo learn {self.game} --seats {seats}"
            )


def load(file: str, game: str) -> TrainedBot:
    """The bot with the network in a file. Refuses a file without a network, and a network of another game."""
    codec = bots.network_codec(game)  # refuses a game without networks
    try:
        network = unpacked(Path(file).read_bytes())
    except OSError as error:
        raise Refused(f"cannot read {shorten(file)}: {error.strerror}") from None
    except (AttributeError, BadZipFile, EOFError, KeyError, ValueError):
        raise Refused(f"{shorten(file)} holds no network; mazzo learn writes one as {USUAL}") from None
    edition = get(game).edition()
    coding = codec.coding(edition, edition.fewest_seats, network.places - 1)
    if (coding.features, coding.moves) != (len(network.first.weight), len(network.moves.bias)):
        raise Refused(
            f"{shorten(file)} is a network with {len(network.first.weight)} features and {len(network.moves.bias)}"
            f" moves, and {game} has {coding.features} and {coding.moves}; name the game that it has learned"
        )
    return TrainedBot(file, game, network)
