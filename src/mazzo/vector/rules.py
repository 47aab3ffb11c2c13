"""A game's rules on arrays: the part `vector` of its kit."""

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
    """The rules, and the options they support."""

    options: frozenset[str]
    """The supported options. A game with another option set is refused, since the result would follow different
    rules.
    """
    game: Make
    remembering: Make | None = None
    """The same game with everything that a seat remembers in its observations; None if there is nothing to remember."""

    def check(self, game: str, edition: Edition) -> None:
        """Refuse an edition with an unsupported option."""
        usual = {field.name: field.default for field in fields(edition)}
        unknown = [name for name in options(edition).keys() - self.options if getattr(edition, name) != usual[name]]
        if unknown:
            raise Refused(
                f"the vector engine of {game} does not support {listing(sorted(unknown))}; leave it as printed"
            )
