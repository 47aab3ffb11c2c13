"""A bot for any game that chooses at random."""

from collections.abc import Sequence
from typing import Any

from mazzo.core.chance import Chance
from mazzo.core.play import reads_legal_alone


class Random:
    """Chooses any legal action, each equally likely."""

    def __init__(self, _edition: Any, chance: Chance) -> None:
        self._chance = chance

    @reads_legal_alone
    def choose(self, view: Any, _seen: Sequence[Any]) -> Any:
        legal = view.legal
        return legal[self._chance.below(len(legal))]
