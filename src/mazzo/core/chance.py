"""Where luck comes from. The rules never make luck: they are handed it.

`Dice` is a stream that anyone can recompute with a SHA-256 tool (docs/records.md writes it down exactly, with
test vectors); `Script` is luck written down in advance, for tests, puzzles and games dealt by hand.
"""

import os
from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import unpack
from typing import Any, Protocol, Self, TypeVar

from mazzo.core.errors import Refused, shorten

T = TypeVar("T")

WORD = 1 << 16
LONGEST_SEED = 1000


class Chance(Protocol):
    """Everything a game may ask of luck."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The same cards in an order that any order is as likely as."""

    def copy(self) -> Self:
        """The same luck from here on, to be used up on its own."""


class Dice:
    """Luck from a seed: block i of the stream is SHA-256 of the text "SEED/i", read as sixteen 16-bit words.

    What players add to the seed stands between: "SEED/ENTROPY/ENTROPY/i".
    """

    __slots__ = ("_block", "_stream", "_words", "entropy", "seed")

    def __init__(self, seed: str, *entropy: str) -> None:
        self.seed = seed
        self.entropy = entropy
        self._stream = "/".join([seed, *entropy])
        self._block = 0
        self._words: list[int] = []  # of the current block, the next one last

    def below(self, n: int) -> int:
        if not 1 <= n <= WORD:
            raise Refused(f"luck below {n} does not exist; the bound is from 1 to {WORD}")
        fair = WORD - WORD % n  # words from here on would favour the low numbers
        while True:
            if not self._words:
                self._next_block()
            word = self._words.pop()
            if word < fair:
                return word % n

    def _next_block(self) -> None:
        digest = sha256(f"{self._stream}/{self._block}".encode()).digest()
        self._words = list(reversed(unpack(">16H", digest)))
        self._block += 1

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def copy(self) -> "Dice":
        twin = Dice(self.seed, *self.entropy)
        twin._block, twin._words = self._block, self._words[:]
        return twin


class Script:
    """Luck written down: each outcome is a number (for `below`) or the order a shuffle ends in."""

    __slots__ = ("_next", "outcomes")

    def __init__(self, outcomes: Iterable[int | Sequence[Any]] = ()) -> None:
        self.outcomes = list(outcomes)
        self._next = 0

    @property
    def used(self) -> list[int | Sequence[Any]]:
        return self.outcomes[: self._next]

    def _take(self, wanted: str) -> Any:
        if self._next == len(self.outcomes):
            raise Refused(f"the script of luck ends after {self._next} outcomes, and {wanted} is needed next")
        self._next += 1
        return self.outcomes[self._next - 1]

    def below(self, n: int) -> int:
        wanted = f"a number from 0 to {n - 1}"
        outcome = self._take(wanted)
        if type(outcome) is not int or not 0 <= outcome < n:
            raise Refused(f"outcome {self._next - 1} of the script is {shorten(outcome)}; it should be {wanted}")
        return outcome

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        wanted = f"an order of {len(cards)} cards"
        outcome = self._take(wanted)
        if not isinstance(outcome, list | tuple) or not _same_cards(outcome, cards):
            raise Refused(f"outcome {self._next - 1} of the script should be {wanted}, with just the cards there are")
        return tuple(outcome)

    def copy(self) -> "Script":
        twin = Script(self.outcomes)
        twin._next = self._next
        return twin


def _same_cards(some: Sequence[object], others: Sequence[object]) -> bool:
    left = list(others)
    for card in some:
        if card not in left:
            return False
        left.remove(card)
    return not left


def read_seed(seed: object) -> str:
    """A seed as text; a fresh one from the system's generator when there is none."""
    if seed is None:
        return os.urandom(32).hex()
    if type(seed) is int and abs(seed) < WORD**16:
        return str(seed)
    if isinstance(seed, str) and seed.isprintable() and 1 <= len(seed) <= LONGEST_SEED:
        return seed
    raise Refused(f"{shorten(seed)} cannot be a seed; a seed is a line of 1 to {LONGEST_SEED} letters, or a number")
