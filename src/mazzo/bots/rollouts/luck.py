"""Luck for imagined games: fast rather than fair."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class QuickLuck(Random):
    """Ten times faster than `Dice`."""

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        return tuple(sorted(cards, key=lambda _: self.random()))

    def copy(self) -> "QuickLuck":
        twin = QuickLuck()
        twin.setstate(self.getstate())
        return twin
