"""The bot that plays with a network: it takes the likeliest move.

If that is a move that the others cannot see, it draws one at random by the network's probabilities, so that opponents
cannot predict it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from mazzo.bots.bot import Maker
from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.coding import Array, Coding, Reading
from mazzo.bots.expert.network import Network, NetworkAnswer, drawn, forward, likely_ones, load, masked, shares
from mazzo.core.chance import WORD, Chance
from mazzo.core.errors import Refused


class NetworkCodec(NamedTuple):
    """A game's encoding for networks, as `Mind` needs it."""

    package: str  # the package of its bots, which contains the networks
    seats: Callable[[Any], int]  # the number of seats in a view
    coding: Callable[[Any, int, int], Coding]  # given an edition, the seats, and the most other players of a network
    most_seats: dict[str, int]  # the most seats for each of its networks, in ascending order

    def name(self, seats: int) -> str:
        """The name of the network for this number of seats."""
        return next(name for name, most in self.most_seats.items() if seats <= most)

    def network(self, seats: int) -> Network:
        return load(self.package, self.name(seats))

    def others(self, seats: int) -> int:
        """The most other players of that network."""
        return self.most_seats[self.name(seats)] - 1

    def coding_for(self, edition: Any, seats: int) -> Coding:
        return self.coding(edition, seats, self.others(seats))


class Opinion(NamedTuple):
    """A network's evaluation of a view."""

    actions: dict[Any, float]  # actions with probabilities, without actions that are no move of the network
    wins: tuple[float, ...]  # each seat's chance to win


class Mind:
    """A network with the encoding of one edition."""

    def __init__(self, game: NetworkCodec, edition: Any, network: Network | None = None) -> None:
        self._game, self._edition, self._network = game, edition, network
        self._codings: dict[int, Coding] = {}

    def choice(self, view: Any, seen: Sequence[Any], chance: Chance) -> Any:
        """The network's choice."""
        xp = arrays()
        coding, read, answer = self._ask(view, seen)
        move = _move(coding, masked(xp, answer.moves, read.mask), chance)
        return coding.action(int(read.number(move)))

    def opinion(self, view: Any, seen: Sequence[Any]) -> Opinion:
        xp = arrays()
        coding, read, answer = self._ask(view, seen)
        moves = xp.flatnonzero(read.mask)
        likely = shares(xp, answer.moves[moves]) if len(moves) else ()
        numbers = read.number(moves)
        actions = {coding.action(int(number)): float(p) for number, p in zip(numbers, likely, strict=True)}
        return Opinion(actions, tuple(map(float, by_seat(xp, read, answer.seats))))

    def wins(self, views: Sequence[Any]) -> Any:
        """Every player's chance in several views of one game, without its history, as an array [view, seat]."""
        xp = arrays()
        coding = self._coding(self._game.seats(views[0]))
        read, answer = self._answer(coding, xp.array([coding.observe(view, ()) for view in views], xp.int32))
        return by_seat(xp, read, answer.seats)

    def choices(self, observations: Sequence[Sequence[int]], seats: int, sources: Sequence[Chance]) -> list[Any]:
        """The network's choice for each observation."""
        xp = arrays()
        coding = self._coding(seats)
        read, answer = self._answer(coding, xp.array(observations, xp.int32))
        weights = masked(xp, answer.moves, read.mask)
        moves = [_move(coding, some, chance) for some, chance in zip(weights, sources, strict=True)]
        return [coding.action(int(number)) for number in read.number(xp.array(moves))]

    def likeliest(self, views: Sequence[Any]) -> list[Any]:
        """The network's likeliest choice in several views of one game, without its history."""
        xp = arrays()
        coding = self._coding(self._game.seats(views[0]))
        read, answer = self._answer(coding, xp.array([coding.observe(view, ()) for view in views], xp.int32))
        moves = masked(xp, answer.moves, read.mask).argmax(axis=-1)
        return [coding.action(int(number)) for number in read.number(moves)]

    def _answer(self, coding: Coding, observations: Array) -> tuple[Reading, NetworkAnswer]:
        xp = arrays()
        read = coding.read(xp, observations)
        return read, forward(xp, self._network or self._game.network(coding.seats), read.features)

    def _coding(self, seats: int) -> Coding:
        if seats not in self._codings:
            self._codings[seats] = self._new_coding(seats)
        return self._codings[seats]

    def _new_coding(self, seats: int) -> Coding:
        if self._network is None:
            return self._game.coding_for(self._edition, seats)
        if seats > self._network.places:
            raise Refused(f"the network was trained for {self._network.places} players at most, not for {seats}")
        return self._game.coding(self._edition, seats, self._network.places - 1)

    def _ask(self, view: Any, seen: Sequence[Any]) -> tuple[Coding, Reading, NetworkAnswer]:
        xp = arrays()
        coding = self._coding(self._game.seats(view))
        return coding, *self._answer(coding, xp.array(coding.observe(view, seen), xp.int32))


def _move(coding: Coding, weights: Array, chance: Chance) -> int:
    """The chosen move, given weights without illegal moves."""
    xp = arrays()
    likeliest = int(weights.argmax())
    if likeliest < coding.first_secret:
        return likeliest
    return int(drawn(xp, likely_ones(xp, weights), xp.array(chance.below(WORD) / WORD)))


def by_seat(xp: Any, seen: Reading, weights: Array) -> Array:
    """Every player's chance as [..., seats], from a network's weights for places around the table."""
    likely = shares(xp, masked(xp, weights, seen.alive))[..., : seen.order.shape[-1]]
    return xp.take_along_axis(likely, xp.argsort(seen.order, axis=-1), -1)


class Expert:
    """Plays one seat with a network."""

    def __init__(self, game: NetworkCodec, edition: Any, chance: Chance, network: Network | None = None) -> None:
        self._mind, self._chance = Mind(game, edition, network), chance

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        return view.legal[0] if len(view.legal) == 1 else self._mind.choice(view, seen, self._chance)


def expert_for(game: NetworkCodec) -> Maker:
    """The maker of network bots for a game."""
    return partial(Expert, game)
