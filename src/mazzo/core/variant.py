"""A game with some of its rules replaced, under its own name."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, defstruct

from mazzo.core.chance import Chance
from mazzo.core.errors import Refused
from mazzo.core.game_spec import AnyRules
from mazzo.core.rules import Seat, refusal

G = TypeVar("G", bound=AnyRules)


def variant_of(game: G, name: str, changes: dict[str, Any]) -> G:
    """The game with these changes. Parts derived from a changed part are derived again."""
    changes = {"title": f"{game.title}: {name}", **changes}
    if "apply" in changes:
        changes.setdefault("apply_unchecked", None)
    elif "legal" in changes or "apply_unchecked" in changes:
        rule = changes.get("apply_unchecked", game.apply_unchecked)
        if rule is None:
            raise Refused(f"{game.name} has no apply_unchecked, so a variant with another legal needs its own apply")
        changes["apply"] = checked(changes.get("legal", game.legal), rule)
    if legal := changes.get("legal"):
        changes.setdefault("idle", lambda state, seat: legal(state, seat)[0])
    if "view" not in changes:
        changes |= {"view": viewed(game.view, name, legal), "views": None}
    return replace(game, name=name, **changes)


def checked(legal: Callable[..., Any], rule: Callable[..., Any]) -> Callable[..., Any]:
    """An `apply` that refuses illegal actions and applies the rule to legal ones."""

    def apply(state: Any, seat: Seat, action: Any, chance: Chance) -> Any:
        choices = legal(state, seat)
        if action not in choices:
            raise refusal(state, seat, action, choices)
        return rule(state, seat, action, chance)

    return apply


def viewed(view: Callable[..., Any], name: str, legal: Callable[..., Any] | None) -> Callable[..., Any]:
    """A `view` that returns the same views under the variant's name, with its legal actions."""

    def renamed(state: Any, seat: Seat | None) -> Any:
        shown = view(state, seat)
        values = {field: getattr(shown, field) for field in shown.__struct_fields__}
        if legal and seat is not None:
            values["legal"] = tuple(legal(state, seat))
        kind: Any = type(shown)
        return tagged(kind, name)(**values)

    return renamed


@cache
def tagged(kind: type[Struct], name: str) -> type[Struct]:
    """The type of view with another tag, which names the game."""
    config = kind.__struct_config__
    return defstruct(
        kind.__name__, [], bases=(kind,), tag_field=config.tag_field, tag=name if config.tag else None, frozen=True
    )
