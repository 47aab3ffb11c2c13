"""A game's rules on arrays: the part `vector` of its kit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mazzo.core.edition import Edition, check_known
from mazzo.vector.engine import VectorGame

Make = Callable[[Any, int], VectorGame[Any, Any]]


@dataclass(frozen=True, kw_only=True)
class VectorRules:
    """The rules, and the options they support."""

    options: frozenset[str]
    """The supported options; a game with another one changed is refused."""
    game: Make
    remembering: Make | None = None
    """The same game with everything that a seat remembers in its observations; None if there is nothing to remember."""

    def check(self, game: str, edition: Edition) -> None:
        """Refuse an edition with an unsupported option."""
        check_known(f"the vector engine of {game}", self.options, edition)
