"""Events, actions and questions of any game."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from mazzo.core.rules import Seat
from mazzo.locales import Words
from mazzo.text.lines import listed, with_you

WHO = ("seat", "target", "taker", "giver")  # fields of an event that name a player


def sentence(t: Words, event: Any, names: Sequence[str], me: Seat | None = None, _: Any = None) -> str | None:
    """The kind of event and its facts: "Ada: played card 3"."""
    facts = to_builtins(event)
    kind = type(event).__name__.lower()
    result = facts.get("result")
    if result:
        return t("ended-won", name=listed(t, [with_you(t, names, me)[seat] for seat in result["winners"]]))
    who = facts.pop("seat", None)
    told = [f"{name} {shown(value, names if name in WHO else ())}" for name, value in facts.items() if name != "event"]
    begin = f"{with_you(t, names, me)[who]}: " if isinstance(who, int) else ""
    return f"{begin}{', '.join([kind, *told])}"


def label(_: Words, action: Any, names: Sequence[str], _view: Any) -> str:
    """An action in notation, with the name of the player it is about."""
    target = getattr(action, "target", None)
    name = names[target] if isinstance(target, int) else ""
    return " ".join(name if name and word == str(target) else word for word in str(action).split())


def question(t: Words, view: Any, names: Sequence[str]) -> str:
    if view.result:
        return t("ended-won", name=listed(t, [names[seat] for seat in view.result.winners]))
    if view.legal:
        return t("table-you-are-asked" if type(view.phase).__name__ == "Reaction" else "table-your-turn")
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
