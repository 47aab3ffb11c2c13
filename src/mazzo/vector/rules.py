"""The rules of a game on arrays, as its kit brings them (the part `vector`)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import fields

from mazzo.core.edition import Edition, options
from mazzo.core.errors import Refused, listing
from mazzo.vector.engine import VectorGame

Make = Callable[[Any, int], VectorGame[Any, Any]]


@dataclass(frozen=True, kw_only=True)
class VectorRules:
    """Made for an edition and a number of seats."""

    options: frozenset[str]
    """The options that these rules know. A game with another one set is refused: it would be played by other rules."""
    game: Make
    remembering: Make | None = None
    """The same game, whose observations have all that a seat remembers; none where there is nothing to remember."""

    def check(self, game: str, edition: Edition) -> None:
        """Refuse an edition that sets an option which these rules do not know."""
        usual = {field.name: field.default for field in fields(edition)}
        unknown = [name for name in options(edition).keys() - self.options if getattr(edition, name) != usual[name]]
        if unknown:
            raise Refused(f"the vector engine of {game} does not know {listing(sorted(unknown))}; leave it as printed")
