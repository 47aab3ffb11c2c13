"""The table of any game in plain lines."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from mazzo.core.rules import Seat
from mazzo.locales import Words
from mazzo.text.lines import listed, player_lines, with_you
from mazzo.text.sentences import shown

AROUND = ("game", "seat", "edition", "phase", "to_act", "legal", "result")  # fields of a view that are no table
OF_ONE = ("hand", "pile", "deck", "discard", "cards")  # lists that never have an entry for each seat


def lines(t: Words, view: Any, names: Sequence[str], opened: Sequence[Any] = ()) -> list[str]:
    """What a view tells: what it has for each seat beside the name, and the rest below."""
    seats = range(len(names))
    rows = [", ".join(of_seat(view, seat, len(names))) for seat in seats]
    columns = [rows, [", ".join(of_all(each, len(names))) for each in opened]] if opened else [rows]
    table = player_lines(view.to_act, with_you(t, names, view.seat), *columns)
    return [*table, "", *(f"  {line}" for line in of_all(view, len(names)))]


def question(t: Words, view: Any, names: Sequence[str], is_reaction: bool) -> str:
    if view.result:
        return t("ended-won", name=listed(t, [names[seat] for seat in view.result.winners]))
    if view.legal:
        return t("table-you-are-asked" if is_reaction else "table-your-turn")
    return t("table-waiting-for", name=listed(t, [names[seat] for seat in view.to_act]))


def of_seat(view: Any, seat: Seat, seats: int) -> list[str]:
    """All that a view has one of for each seat, as this seat has it."""
    return [f"{spaced(name)} {shown(value[seat])}" for name, value in facts(view) if is_by_seat(name, value, seats)]


def of_all(view: Any, seats: int) -> list[str]:
    """All else that a view tells."""
    return [f"{spaced(name)}: {shown(value)}" for name, value in facts(view) if not is_by_seat(name, value, seats)]


def facts(view: Any) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in to_builtins(view).items() if name not in AROUND]


def is_by_seat(name: str, value: Any, seats: int) -> bool:
    return name not in OF_ONE and isinstance(value, list | tuple) and len(value) == seats


def spaced(name: str) -> str:
    return name.replace("_", " ")
