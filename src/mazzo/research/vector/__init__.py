"""The same rules on arrays, in JAX: games by the million, on a CPU or a GPU (extra `mazzo[vector]`).

import jax
from mazzo.research import vector

game = vector.get(vector.names()[0], seats=4)
results = vector.play(game, jax.random.key(1), mazzo.research.vector.random_policy, games=1000)
print(results.winners.mean(axis=0), results.length.mean())
"""

from dataclasses import replace
from functools import cache
from typing import Any

from mazzo.core.edition import check_seats
from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import GAMES, kit
from mazzo.research.vector.engine import Results, VectorGame, VectorRules, play, random_action, random_policy, rollout

__all__ = ["Results", "VectorGame", "get", "names", "play", "random_action", "random_policy", "rollout"]


def names() -> list[str]:
    """The games that have rules on arrays."""
    return [name for name in GAMES if kit(name).vector is not None]


def get(
    name: str,
    seats: int = 4,
    edition: str | None = None,
    *,
    memory: bool = False,
    packed: bool = False,
    **options: Any,
) -> VectorGame[Any, Any]:
    """The game of that name for a number of seats. Seats, edition and options are fixed when it is compiled.

    With `memory`, observations contain everything a seat remembers, and a step is slower. (If a game has nothing to
    remember, it makes no difference.) Packed observations are words in which each number takes only the bits it
    needs: a GPU makes them many times as fast, and `VectorGame.numbers_of` reads them.
    """
    found = kit(name)
    if not (vector := found.part("vector", VectorRules)):
        raise Refused(f"the vector engine has no game {shorten(name)}; it has {listing(names())}")
    rules = found.game.edition(edition, **options)
    vector.check(name, rules)
    check_seats(rules, seats)
    make = vector.remembering if memory and vector.remembering else vector.game
    game = make(rules, seats)
    return _packed(game) if packed else game


@cache  # compile the same game only once
def _packed(game: VectorGame[Any, Any]) -> VectorGame[Any, Any]:
    return replace(game, packed=True)
