"""The bot: it asks its network what it would do, and does the likeliest."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mazzo.bots.bot import Maker
from mazzo.bots.expert.coding import Coding, Seen
from mazzo.bots.expert.kittens import KittensCoding
from mazzo.bots.expert.mantis import MantisCoding
from mazzo.bots.expert.network import Answer, Network, forward, load, masked, shares
from mazzo.core.chance import Chance


class Opinion(NamedTuple):
    """What a network thinks of a view."""

    actions: dict[Any, float]  # what it would do, and how likely; actions that it never weighs are left out
    wins: tuple[float, ...]  # each seat's chance


class Mind:
    """A network, asked about views of one edition."""

    def __init__(self, game: str, edition: Any, network: Network | None = None) -> None:
        self._game, self._edition, self._network = GAMES[game], edition, network
        self._codings: dict[int, Coding] = {}

    def choice(self, view: Any, seen: Sequence[Any]) -> Any:
        """What it would do."""
        import numpy as np

        coding, read, answer = self._ask(view, seen)
        move = int(np.argmax(masked(np, answer.moves, read.mask)))
        return coding.action(int(read.number(move)))

    def opinion(self, view: Any, seen: Sequence[Any]) -> Opinion:
        import numpy as np

        coding, read, answer = self._ask(view, seen)
        moves = np.flatnonzero(read.mask)
        likely = shares(np, answer.moves[moves]) if len(moves) else ()
        numbers = read.number(moves)
        actions = {coding.action(int(number)): float(p) for number, p in zip(numbers, likely, strict=True)}
        wins = np.zeros(len(read.order))
        wins[read.order] = shares(np, masked(np, answer.seats, read.alive))[: len(wins)]
        return Opinion(actions, tuple(map(float, wins)))

    def _ask(self, view: Any, seen: Sequence[Any]) -> tuple[Coding, Seen, Answer]:
        import numpy as np

        seats = self._game.seats(view)
        if seats not in self._codings:
            self._codings[seats] = coding_of(self._game.name, self._edition, seats)
        coding = self._codings[seats]
        read = coding.read(np, np.array(coding.observe(view, seen), np.int32))
        network = self._network or load(network_for(self._game.name, seats))
        return coding, read, forward(np, network, read.features)


class Expert:
    """Plays one seat by a network."""

    def __init__(self, game: str, edition: Any, network: Network | None = None) -> None:
        self._mind = Mind(game, edition, network)

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        return view.legal[0] if len(view.legal) == 1 else self._mind.choice(view, seen)


def expert(game: str) -> Maker:
    """What makes such a bot for a game."""

    def make(edition: Any, _luck: Chance) -> Expert:
        return Expert(game, edition)

    return make


# The games


class GameInNumbers(NamedTuple):
    """What a mind has to know of a game."""

    name: str
    seats: Callable[[Any], int]  # of a view
    coding: Callable[[Any, int, int], Coding]
    most_seats: dict[str, int]  # that each of its networks has places for, those for fewer first


GAMES = {
    "kittens": GameInNumbers(
        name="kittens",
        seats=lambda view: len(view.hands),
        coding=KittensCoding,
        most_seats={"kittens-2": 2, "kittens-9": 9},
    ),
    "mantis": GameInNumbers(
        name="mantis",
        seats=lambda view: len(view.tanks),
        coding=MantisCoding,
        most_seats={"mantis-6": 6},
    ),
}


def network_for(game: str, seats: int) -> str:
    """The name of the network that plays with so many seats."""
    return next(name for name, most in GAMES[game].most_seats.items() if seats <= most)


def coding_of(game: str, edition: Any, seats: int) -> Coding:
    known = GAMES[game]
    return known.coding(edition, seats, known.most_seats[network_for(game, seats)] - 1)
