"""Bots that do not think."""

from collections.abc import Sequence
from typing import Any

from mazzo.bots.bot import ViewLike
from mazzo.core.chance import Chance


class Random:
    """Anything that is legal, each choice equally likely."""

    def __init__(self, _edition: Any, luck: Chance) -> None:
        self._luck = luck

    def choose(self, view: ViewLike, _seen: Sequence[Any]) -> Any:
        return view.legal[self._luck.below(len(view.legal))]
