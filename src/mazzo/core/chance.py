"""Random sources. The rules never create one: they receive it.

`Dice` is a stream that anyone can recompute with a SHA-256 tool (docs/records.md specifies it, with test vectors);
`Script` is a list of outcomes written in advance, for tests, puzzles and games dealt by hand.
"""

import os
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from struct import unpack
from typing import Any, Protocol, Self, TypeVar, runtime_checkable

from mazzo.core.errors import Refused, shorten

T = TypeVar("T")

WORD = 1 << 16
LONGEST_SEED = 1000
MOST_ENTROPY = 100  # pieces


@runtime_checkable
class Chance(Protocol):
    """The interface of a random source for the rules."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The same cards in random order; every order is equally likely."""

    def copy(self) -> Self:
        """An independent copy with the same outcomes to come."""


def any_of(chance: Chance, items: Sequence[T]) -> T:
    """One of the items, each equally likely."""
    return items[chance.below(len(items))]


class Dice:
    """A random source from a seed: block i of the stream is SHA-256 of the text "SEED/i", read as sixteen 16-bit words.

    Entropy from players goes between the two: "SEED/ENTROPY/ENTROPY/i".
    """

    __slots__ = ("_block", "_stream", "_words", "entropy", "seed")

    def __init__(self, seed: str | int, *entropy: str) -> None:
        if len(entropy) > MOST_ENTROPY:
            raise Refused(f"{len(entropy)} pieces of entropy are too many; at most {MOST_ENTROPY} go with a seed")
        self.seed = check_seed(seed)
        self.entropy = tuple(map(check_seed, entropy))
        self._stream = "/".join([self.seed, *self.entropy])
        self._block = 0
        self._words: list[int] = []  # the unused words of the current block, the next one last

    def below(self, n: int) -> int:
        if type(n) is not int or not 1 <= n <= WORD:
            raise Refused(f"there is no luck below {shorten(n)}; the bound is a whole number from 1 to {WORD}")
        words = self._words
        while True:
            word = (words or (words := self._next_block())).pop()
            if word < WORD - WORD % n:  # larger words would make low numbers more likely
                return word % n

    def _next_block(self) -> list[int]:
        digest = sha256(f"{self._stream}/{self._block}".encode()).digest()
        self._words = list(reversed(unpack(">16H", digest)))
        self._block += 1
        return self._words

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        order, words = list(cards), self._words
        for last, places, fair in _exchanges(len(order)):  # like `below(places)`, without a call each time
            word = (words or (words := self._next_block())).pop()
            while word >= fair:
                word = (words or (words := self._next_block())).pop()
            other = word % places
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def copy(self) -> "Dice":
        copied = Dice.__new__(Dice)  # skips the check of the seed
        copied.seed, copied.entropy, copied._stream = self.seed, self.entropy, self._stream
        copied._block, copied._words = self._block, self._words[:]
        return copied


@lru_cache(maxsize=256)
def _exchanges(count: int) -> list[tuple[int, int, int]]:
    """The steps of a shuffle of `count` cards: the place to fill, the number of places to choose from, and the bound
    below which a word gives each of them the same chance."""
    return [(places - 1, places, WORD - WORD % places) for places in range(count, 1, -1)]


class Script:
    """A list of outcomes: each is a number (for `below`) or the order after a shuffle."""

    __slots__ = ("_next", "outcomes")

    def __init__(self, outcomes: Iterable[int | Sequence[Any]] = ()) -> None:
        if isinstance(outcomes, str | bytes) or not isinstance(outcomes, Iterable):
            raise Refused(
                f"{shorten(outcomes)} is not a script of luck; a script is a list of numbers and of lists of cards"
            )
        self.outcomes = list(outcomes)
        self._next = 0

    @property
    def used(self) -> list[int | Sequence[Any]]:
        return self.outcomes[: self._next]

    def below(self, n: int) -> int:
        wanted = f"a number from 0 to {n - 1}"
        outcome = self._peek(wanted)
        if type(outcome) is not int or not 0 <= outcome < n:
            raise self._unfit(wanted)
        self._next += 1
        return outcome

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        wanted = f"an order of the {len(cards)} cards there are"
        outcome = self._peek(wanted)
        if not isinstance(outcome, list | tuple) or (order := _in_order(cards, outcome)) is None:
            raise self._unfit(wanted)
        self._next += 1
        return order

    def _peek(self, wanted: str) -> Any:
        if self._next == len(self.outcomes):
            raise Refused(f"the script of luck ends after {self._next} outcomes; {wanted} is needed next")
        return self.outcomes[self._next]

    def _unfit(self, wanted: str) -> Refused:
        return Refused(
            f"outcome {self._next + 1} of the script is {shorten(self.outcomes[self._next])}; it should be {wanted}"
        )

    def copy(self) -> "Script":
        copied = Script.__new__(Script)
        copied.outcomes, copied._next = self.outcomes, self._next
        return copied


def _in_order(cards: Sequence[T], order: Sequence[object]) -> tuple[T, ...] | None:
    """The cards in this order; None if these are not exactly the same cards."""
    left = list(cards)
    if len(order) != len(left):
        return None
    try:
        return tuple([left.pop(left.index(card)) for card in order])  # type: ignore[arg-type]
    except ValueError:
        return None


def check_seed(seed: object) -> str:
    """A seed as text."""
    if type(seed) is int and abs(seed) < WORD**16:
        return str(seed)
    if isinstance(seed, str) and seed.isprintable() and 1 <= len(seed) <= LONGEST_SEED:
        return seed
    raise Refused(f"{shorten(seed)} cannot be a seed; a seed is a line of 1 to {LONGEST_SEED} letters, or a number")


def read_seed(seed: object) -> str:
    """A seed as text; without one, a fresh seed from the system's generator."""
    return os.urandom(32).hex() if seed is None else check_seed(seed)


def seed_from(chance: Chance) -> str:
    """A seed drawn from another random source."""
    return "".join(f"{chance.below(WORD):04x}" for _ in range(4))


def unused(chance: Chance) -> Chance:
    """The same random source from its beginning."""
    match chance:
        case Dice():
            return Dice(chance.seed, *chance.entropy)
        case Script():
            return Script(chance.outcomes)
        case _:
            raise Refused(f"luck of type {type(chance).__name__} cannot be rewound to its beginning")


def is_fresh(chance: Chance) -> bool:
    """Whether this random source is unused; only then can a record name its source."""
    match chance:
        case Dice():
            return chance._block == 0
        case Script():
            return chance._next == 0
        case _:
            return False


def choose_chance(seed: object, chance: object) -> Chance:
    """The random source of a new game: from a seed, the given chance, or fresh if both are None."""
    if chance is None:
        return Dice(read_seed(seed))
    if isinstance(chance, type) or not isinstance(chance, Chance):
        raise Refused(f"{shorten(chance)} is not luck; luck is Dice(seed) or Script(outcomes)")
    if seed is not None:
        raise Refused("give a seed or a chance, not both")
    return chance
