"""Events and actions as sentences. A game's messages get their fields; docs/reference/games.md explains how.

web/src/words/sentences.ts does the same for the pages.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from mazzo.core.rules import Seat
from mazzo.games import get
from mazzo.text.lines import labelled, listed, with_you
from mazzo.text.locales import Listed, Words


class Sentences(NamedTuple):
    """Events and actions of a game in one language, for the player of a seat or for a spectator."""

    t: Words
    game: str
    names: Sequence[str]
    me: Seat | None = None

    def event(self, event: Any, before: Any = None) -> str | None:
        """The sentence for an event; None if another event's sentence covers it. `before` is the previous event."""
        fields = to_builtins(event)
        kind = fields.pop("event", type(event).__name__.lower())
        if not self.t.has(f"{self.game}-{kind}"):
            return self._made(kind, fields)
        is_same = "seat" in fields and getattr(before, "seat", None) == fields["seat"]
        fields["before"] = before.__struct_config__.tag if is_same else None
        return self._said(kind, fields) or None

    def action(self, action: Any, more: Mapping[str, Any]) -> str:
        """The label of an action. `more` has facts from the view that its message needs."""
        fields = {**more, **to_builtins(action)}
        kind = f"do-{fields.pop('do', '')}"
        return self._said(kind, fields) if self.t.has(f"{self.game}-{kind}") else made_label(action, self.names)

    def _said(self, kind: str, fields: dict[str, Any]) -> str:
        """The message of a kind for the reader, whose form is named after the first field that holds the seat `me`."""
        seats, flat = get(self.game).seat_fields, dict(flattened(fields))
        facts = {name: self._fact(name, value, flat.get("seat")) for name, value in flat.items()}
        facts["you"] = "yes" if self.me is not None and flat.get("seat") == self.me else "no"
        readers = [name for name in flat if name in seats and self.me is not None and holds(flat[name], self.me)]
        return self.t.say(f"{self.game}-{kind}", facts, *readers[:1])

    def _fact(self, name: str, value: Any, seat: Any) -> str | int | Listed:
        """A field's value as an argument of a message. Players are names, but `self` for the player of `seat`."""
        is_seat = name in get(self.game).seat_fields
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int() if is_seat:
                return "self" if name != "seat" and value == seat else Listed([self.names[value]], self.names[value])
            case list() | tuple() if is_seat:
                players = [self.names[each] for each in value]
                if not players:
                    return "none"
                return Listed(players, listed(self.t, players))
            case list() | tuple():
                return Listed([*map(str, value)], shown(value)) if value else "none"
            case str() if name == "reason":
                return value.replace(" ", "-")
            case int() | str():
                return value
            case _:
                return shown(value)

    def _made(self, kind: str, fields: dict[str, Any]) -> str:
        """A generated sentence for an event without a message: "Ada: played, card 3"."""
        called, seats = with_you(self.t, self.names, self.me), get(self.game).seat_fields
        if result := fields.get("result"):
            return self.t("ended-won", name=listed(self.t, [called[seat] for seat in result["winners"]]))
        who = fields.pop("seat", None)
        parts = [f"{name} {shown(value, self.names if name in seats else ())}" for name, value in fields.items()]
        sentence = ", ".join([kind, *parts])
        return labelled(self.t, called[who], sentence) if isinstance(who, int) else sentence


def holds(value: Any, seat: Seat) -> bool:
    return seat in value if isinstance(value, list | tuple) else bool(value == seat)


def flattened(fields: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The fields of nested records, then those of the record itself, which override them."""
    for value in fields.values():
        if isinstance(value, dict):
            yield from flattened(value)
    yield from fields.items()


def made_label(action: Any, names: Sequence[str]) -> str:
    """The notation of an action, with player names for seats."""
    target = getattr(action, "target", None)
    name = names[target] if isinstance(target, int) else ""
    return " ".join(name if name and word == str(target) else word for word in str(action).split())


def shown(value: Any, names: Sequence[str] = ()) -> str:
    """A value as text for players."""
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
            return ", ".join(shown(each, names) for each in value)
        case int() | float():
            return str(value)
        case _:
            return str(value or "–")
