"""The bot: it asks its network what it would do, and does the likeliest.

A move that nobody else sees is made by chance, as likely as the network says: otherwise it could be foretold.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mazzo.bots.bot import Maker
from mazzo.bots.expert.coding import Array, Coding, Seen
from mazzo.bots.expert.network import Answer, Network, drawn, forward, likely_ones, load, masked, shares
from mazzo.core.chance import WORD, Chance


class InNumbers(NamedTuple):
    """What a mind has to know of a game."""

    package: str  # of its bots: the networks lie there
    seats: Callable[[Any], int]  # of a view
    coding: Callable[[Any, int, int], Coding]  # for an edition, the seats, and the others that a network has places for
    most_seats: dict[str, int]  # that each of its networks has places for, those for fewer first

    def name(self, seats: int) -> str:
        """The name of the network that plays with this number of seats."""
        return next(name for name, most in self.most_seats.items() if seats <= most)

    def network(self, seats: int) -> Network:
        return load(self.package, self.name(seats))

    def others(self, seats: int) -> int:
        """How many other players that network has places for."""
        return self.most_seats[self.name(seats)] - 1

    def coding_for(self, edition: Any, seats: int) -> Coding:
        return self.coding(edition, seats, self.others(seats))


class Opinion(NamedTuple):
    """What a network thinks of a view."""

    actions: dict[Any, float]  # what it would do, and how likely; actions that it never weighs are left out
    wins: tuple[float, ...]  # each seat's chance


class Mind:
    """A network, asked about views of one edition."""

    def __init__(self, game: InNumbers, edition: Any, network: Network | None = None) -> None:
        self._game, self._edition, self._network = game, edition, network
        self._codings: dict[int, Coding] = {}

    def choice(self, view: Any, seen: Sequence[Any], luck: Chance) -> Any:
        """What it would do."""
        import numpy as np

        coding, read, answer = self._ask(view, seen)
        move = _move(coding, masked(np, answer.moves, read.mask), luck)
        return coding.action(int(read.number(move)))

    def opinion(self, view: Any, seen: Sequence[Any]) -> Opinion:
        import numpy as np

        coding, read, answer = self._ask(view, seen)
        moves = np.flatnonzero(read.mask)
        likely = shares(np, answer.moves[moves]) if len(moves) else ()
        numbers = read.number(moves)
        actions = {coding.action(int(number)): float(p) for number, p in zip(numbers, likely, strict=True)}
        return Opinion(actions, tuple(map(float, by_seat(np, read, answer.seats))))

    def wins(self, views: Sequence[Any]) -> Any:
        """[view, seat]: everybody's chance in each of several views of one game, of which no history is needed."""
        import numpy as np

        coding = self._coding(self._game.seats(views[0]))
        read, answer = self._answer(coding, np.array([coding.observe(view, ()) for view in views], np.int32))
        return by_seat(np, read, answer.seats)

    def choices(self, observations: Sequence[Sequence[int]], seats: int, lucks: Sequence[Chance]) -> list[Any]:
        """What it would do, for each of several observations."""
        import numpy as np

        coding = self._coding(seats)
        read, answer = self._answer(coding, np.array(observations, np.int32))
        weights = masked(np, answer.moves, read.mask)
        moves = [_move(coding, some, luck) for some, luck in zip(weights, lucks, strict=True)]
        return [coding.action(int(number)) for number in read.number(np.array(moves))]

    def _answer(self, coding: Coding, observations: Array) -> tuple[Seen, Answer]:
        import numpy as np

        read = coding.read(np, observations)
        return read, forward(np, self._network or self._game.network(coding.seats), read.features)

    def _coding(self, seats: int) -> Coding:
        if seats not in self._codings:
            self._codings[seats] = self._game.coding_for(self._edition, seats)
        return self._codings[seats]

    def _ask(self, view: Any, seen: Sequence[Any]) -> tuple[Coding, Seen, Answer]:
        import numpy as np

        coding = self._coding(self._game.seats(view))
        return coding, *self._answer(coding, np.array(coding.observe(view, seen), np.int32))


def _move(coding: Coding, weights: Array, luck: Chance) -> int:
    """What it does, where illegal moves are ruled out."""
    import numpy as np

    likeliest = int(weights.argmax())
    if likeliest < coding.first_secret:
        return likeliest
    return int(drawn(np, likely_ones(np, weights), np.array(luck.below(WORD) / WORD)))


def by_seat(xp: Any, seen: Seen, weights: Array) -> Array:
    """[..., seats]: everybody's chance, from what a network says of the places around the table."""
    likely = shares(xp, masked(xp, weights, seen.alive))[..., : seen.order.shape[-1]]
    return xp.take_along_axis(likely, xp.argsort(seen.order, axis=-1), -1)


class Expert:
    """Plays one seat by a network."""

    def __init__(self, game: InNumbers, edition: Any, luck: Chance, network: Network | None = None) -> None:
        self._mind, self._luck = Mind(game, edition, network), luck

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        return view.legal[0] if len(view.legal) == 1 else self._mind.choice(view, seen, self._luck)


def expert_for(game: InNumbers) -> Maker:
    """What makes such a bot for a game."""

    def make(edition: Any, luck: Chance) -> Expert:
        return Expert(game, edition, luck)

    return make
