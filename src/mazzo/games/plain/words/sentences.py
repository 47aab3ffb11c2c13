"""Events, actions and questions of any game."""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from mazzo.core.rules import Seat
from mazzo.games import kit
from mazzo.locales import Words
from mazzo.text.lines import listed, with_you

WHO = ("seat", "target", "taker", "giver")  # fields of an event that name a player


def sentence(
    game: str, t: Words, event: Any, names: Sequence[str], me: Seat | None = None, _: Any = None
) -> str | None:
    """What the game says of an event; if nothing, its kind and its facts: "Ada: played card 3"."""
    facts = to_builtins(event)
    kind = facts.pop("event", type(event).__name__.lower())
    result, called = facts.get("result"), with_you(t, names, me)
    if f"{game}-{kind}" in own_messages(game):
        return t(f"{game}-{kind}", **said(facts, names, me)) or None
    if result:
        return t("ended-won", name=listed(t, [called[seat] for seat in result["winners"]]))
    who = facts.pop("seat", None)
    told = [f"{name} {shown(value, names if name in WHO else ())}" for name, value in facts.items()]
    begin = f"{called[who]}: " if isinstance(who, int) else ""
    return f"{begin}{', '.join([kind, *told])}"


def label(game: str, t: Words, action: Any, names: Sequence[str], view: Any) -> str:
    """What the game says of an action; if nothing, its notation, with the name of the player it is about."""
    facts = to_builtins(action)
    if (message := f"{game}-do-{facts.pop('do', '')}") in own_messages(game):
        return t(message, **said(facts, names, view.seat))
    target = getattr(action, "target", None)
    name = names[target] if isinstance(target, int) else ""
    return " ".join(name if name and word == str(target) else word for word in str(action).split())


def own_messages(game: str) -> set[str]:
    """The messages that a game of a package brings along."""
    return set(re.findall(r"^([a-z][\w-]*) *=", kit(game).messages("en"), re.MULTILINE))


def said(facts: dict[str, Any], names: Sequence[str], me: Seat | None) -> dict[str, str | int]:
    """Facts for a message: players by their names, `none`, and `you` for whether it is said to whoever did it."""
    told = {name: fact(value, names if name in WHO else ()) for name, value in facts.items()}
    return {**told, "you": "yes" if me is not None and facts.get("seat") == me else "no"}


def fact(value: Any, names: Sequence[str]) -> str | int:
    if value is None:
        return "none"
    return value if type(value) is int and not names else shown(value, names)


def question(t: Words, view: Any, names: Sequence[str], is_reaction: bool) -> str:
    if view.result:
        return t("ended-won", name=listed(t, [names[seat] for seat in view.result.winners]))
    if view.legal:
        return t("table-you-are-asked" if is_reaction else "table-your-turn")
    return t("table-waiting-for", name=listed(t, [names[seat] for seat in view.to_act]))


def shown(value: Any, names: Sequence[str] = ()) -> str:
    """A value as it is read at a table."""
    match value:
        case None:
            return "–"
        case bool():
            return "✓" if value else "–"
        case int() if names and 0 <= value < len(names):
            return names[value]
        case dict() if value:
            return ", ".join(f"{name} {shown(each)}" for name, each in value.items())
        case list() | tuple() if value:
            return ", ".join(map(shown, value))
        case int() | float():
            return str(value)
        case _:
            return str(value or "–")
