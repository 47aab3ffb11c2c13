"""Playing the games of a study: in blocks, anywhere, with the same result.

Game i of a variant is game i % BLOCK of its block i // BLOCK. The random numbers of a block depend on the seed, the
variant and the block's number alone, so machines, order and batch size change nothing.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from os import cpu_count
from threading import Lock
from typing import Any, NamedTuple

from mazzo.bots.process import Workers, as_done
from mazzo.core.errors import cut
from mazzo.core.rules import Result
from mazzo.games import get
from mazzo.research.cluster import cluster
from mazzo.research.lab.tally import Tally
from mazzo.research.statistics import need


@dataclass(frozen=True)
class Variant:
    """One game with one set of rules, a number of seats, and a bot for each seat: plain data, for any machine."""

    game: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)  # the options that differ from the printed edition

    def check(self) -> "Variant":
        """Refuse a variant that cannot be played."""
        get(self.game).start(self.seats, self.edition, seed="check", **self.options)
        return self

    @property
    def rules(self) -> str:
        """The edition and the options, for people."""
        return ", ".join([f"edition {self.edition}", *(written(*option) for option in self.options.items())])

    def __str__(self) -> str:
        """The variant on one line. This text is part of the seed."""
        plain = [self.game, self.edition, self.seats, self.bots, sorted(self.options.items())]
        return json.dumps(plain, default=str)


def written(option: str, value: object) -> str:
    """An option as it is set on the command line."""
    return cut(f"{option}={value if isinstance(value, str) else json.dumps(value, default=str)}", 40)


BLOCK = 1 << 16  # games in one call of the engine: some seconds on one core, and enough for a GPU

ON_GPU = 4  # blocks in parallel, since one alone leaves a GPU idle


class GameBlock(NamedTuple):
    variant: int  # its index in the list
    number: int
    games: int


def blocks(variants: int, games: int) -> Iterator[GameBlock]:
    """The blocks for `games` games of each variant: the first block of each, then the second, and so on."""
    for number, first in enumerate(range(0, games, BLOCK)):
        for variant in range(variants):
            yield GameBlock(variant, number, min(BLOCK, games - first))


def collect(
    variants: Sequence[Variant],
    games: int,
    seed: str,
    tallies: Sequence[Tally],
    *,
    progress: Callable[[int], object] = lambda _: None,
    on_cluster: bool = False,
) -> None:
    """Play this many games of each variant, add the results to its tally, and report each block's number of games."""
    need("jax", "lab", "the vector engine")
    with cluster(gpus=True) if on_cluster else threads() as workers:
        for variant, tally in play(variants, games, seed, workers):
            tallies[variant].add(tally)
            progress(tally.games)


def play(variants: Sequence[Variant], games: int, seed: str, workers: Workers) -> Iterator[tuple[int, Tally]]:
    """Play this many games of each variant; yields the variant and the results whenever a block is done."""
    return as_done(
        workers, ((_numbered, block, variants[block.variant], seed) for block in blocks(len(variants), games))
    )


def _numbered(block: GameBlock, variant: Variant, seed: str) -> tuple[int, Tally]:
    return block.variant, play_block(variant, seed, block.number, block.games)


def play_block(variant: Variant, seed: str, number: int, games: int) -> Tally:
    """The first games of a block."""
    import jax.numpy as jnp
    import numpy as np

    from mazzo.research.vector import engine, words

    game, policy, batch = prepared(variant, games if number == 0 else BLOCK)
    key = words.Key(*map(jnp.uint32, chance_of(variant, seed, number)))
    whole = -(-games // batch) * batch  # in whole batches, so that one compiled program does
    played = engine.play(game, key, policy, games=whole, batch=batch)
    members = np.asarray(played.winners)[:games] @ (1 << np.arange(game.seats))  # a bit for each winner
    outcomes = counted(members * len(game.reasons) + np.asarray(played.reason)[:games])

    def result(outcome: int) -> Result:
        winners, reason = divmod(outcome, len(game.reasons))
        return Result(tuple(seat for seat in range(game.seats) if winners >> seat & 1), game.reasons[reason])

    return Tally(
        Counter({result(outcome): count for outcome, count in outcomes.items()}),
        counted(np.asarray(played.length)[:games]),
    )


def chance_of(variant: Variant, seed: str, number: int) -> tuple[int, int]:
    """Two 32-bit words for a block: the beginning of a SHA-256."""
    digest = sha256(f"{seed}/{variant}/{number}".encode()).digest()
    return int.from_bytes(digest[:4]), int.from_bytes(digest[4:8])


def counted(numbers: Any) -> Counter[int]:
    """The frequency of each number in an array."""
    import numpy as np

    times = np.bincount(numbers)
    return Counter({int(number): int(times[number]) for number in np.flatnonzero(times)})


_locks: dict[str, Lock] = {}


def prepared(variant: Variant, games: int) -> tuple[Any, Any, int]:
    """The compiled parts for a variant: game, policy and the number of games together."""
    from mazzo.research import vector
    from mazzo.research.vector import engine, policies

    game = vector.get(variant.game, variant.seats, variant.edition, **variant.options)
    policy = policies.get(game, variant.bots)
    batch = min(BLOCK, engine.comfortable_batch(), 1 << (games - 1).bit_length())
    with _locks.setdefault(f"{variant} {batch}", Lock()):  # keeps two threads from compiling the same
        _compile(game, policy, batch)
    return game, policy, batch


@cache
def _compile(game: Any, policy: Any, batch: int) -> None:
    import jax

    from mazzo.research.vector import engine

    engine.play(game, jax.random.key(0), policy, games=batch, batch=batch).length.block_until_ready()


class Threads(ThreadPoolExecutor):
    """Threads of this machine: one for each core, or a few for its GPU. (The engine releases the GIL.)"""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


@contextmanager
def threads(count: int | None = None) -> Iterator[Threads]:
    import jax

    on_cpu = jax.default_backend() == "cpu"
    workers = Threads(count or ((cpu_count() or 1) if on_cpu else ON_GPU))
    try:
        yield workers
    finally:
        workers.shutdown(wait=False, cancel_futures=True)
