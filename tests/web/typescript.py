"""Generates the TypeScript types of the protocol."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from textwrap import fill
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from mazzo.bots import LEVELS
from mazzo.coach.advice import Advice
from mazzo.coach.analysis import Analysis
from mazzo.coach.puzzles.shown import ShownPuzzle
from mazzo.coach.why import Explanation
from mazzo.core.layout import Face
from mazzo.core.record import Record
from mazzo.games import OURS, AnyGame, get
from mazzo.protocol.answers import GameInfo, Me, NewName, Opened, Problem, Stored
from mazzo.protocol.messages import PROTOCOL, FromClient, ToClient
from mazzo.protocol.puzzles import PuzzleList
from mazzo.protocol.replays import Replay
from mazzo.server.admin.orders import (
    BanRow,
    ConnectedPerson,
    Did,
    Order,
    PersonRow,
    ServerStatus,
    TableRow,
    TournamentRow,
)
from mazzo.server.http.answers import MoveLink
from mazzo.server.http.days import DayOffer
from mazzo.server.http.pages import SCREENS
from mazzo.server.http.people import PushKey
from mazzo.server.jobs import ExpertDay
from mazzo.server.store.entries import RecordRow
from mazzo.server.store.push_subscriptions import Subscription
from mazzo.server.store.short_codes import ShortCode
from mazzo.table.names import LONGEST_NAME
from mazzo.table.reasons import NO_SEAT
from mazzo.table.settings import LONGEST_REACTION, REACTIONS, TURNS
from mazzo.table.talk import FACES, LONGEST_TEXT, PHRASES
from mazzo.table.tournament.commands import Command
from mazzo.table.tournament.plan import TournamentPlan
from mazzo.table.tournament.view import TournamentView
from mazzo.table.updates import TableView

IN_PAGES = [get(name) for name in OURS]


def of_game(game: AnyGame, word: str) -> str:
    """The name of a game's type, such as MantisView."""
    return f"{game.name.capitalize()}{word}"


ALIASES: dict[str, Any] = {
    "FromClient": FromClient,
    "ToClient": ToClient,
    "Order": Order,
    "TournamentCommand": Command,
} | {
    of_game(game, word): reduce(or_, kinds)
    for game in IN_PAGES
    for word, kinds in (("Action", game.actions), ("Event", game.events))
}
"""Named unions."""

OTHERS = (
    *(get_type_hints(game.view)["return"] for game in IN_PAGES),
    Me,
    NewName,
    Opened,
    Stored,
    MoveLink,
    ShortCode,
    GameInfo,
    Problem,
    RecordRow,
    Record,
    TableView,
    Replay,
    Advice,
    Analysis,
    Explanation,
    DayOffer,
    ExpertDay,
    PuzzleList,
    ShownPuzzle,
    ServerStatus,
    TableRow,
    TournamentRow,
    ConnectedPerson,
    BanRow,
    Did,
    PersonRow,
    TournamentPlan,
    TournamentView,
    PushKey,
    Subscription,
)

VIEW_FIELDS = {"view": "AnyView | null", "events": "AnyEvent[]", "past": "AnyEvent[]", "best": "AnyAction"}
"""The types of fields that contain data of any game."""

HEAD = """// The types of the wire. Made by `make generated`; a test says when it is stale.
"""

TAIL = "".join(
    f"export type Any{word} = {' | '.join(of_game(game, word) for game in IN_PAGES)};\n"
    for word in ("View", "Action", "Event")
)

SEAT_FIELDS = "\n".join(
    [
        "/** The fields of events and actions that name players. */",
        "export const SEAT_FIELDS: Record<string, string[]> = {",
        *(f"  {game.name}: {list(game.seat_fields)},".replace("'", '"') for game in IN_PAGES),
        "};",
    ]
)

VALUES: dict[str, object] = {
    "PROTOCOL": PROTOCOL,
    "SCREENS": SCREENS,
    "PHRASES": PHRASES,
    "LEVELS": LEVELS,
    "LONGEST_TEXT": LONGEST_TEXT,
    "LONGEST_NAME": LONGEST_NAME,
    "LONGEST_REACTION": LONGEST_REACTION,
    "TURNS": TURNS,
    "REACTIONS": REACTIONS,
    "NO_SEAT": NO_SEAT,
}
"""Lists and limits that the pages share with the server."""

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def write() -> str:
    types = inspect.multi_type_info([*ALIASES.values(), *OTHERS])
    names = _names(types)
    blocks = [_declaration(kind, names) for kind in names]
    blocks += [f"export type {alias} = {_union(info, names)};" for alias, info in zip(ALIASES, types, strict=False)]
    text = "\n".join(
        [
            HEAD,
            *blocks,
            f"export type Face = {' | '.join(map(_json, FACES))};",
            *(f"export const {name} = {_value(value)};" for name, value in VALUES.items()),
            SEAT_FIELDS,
            TAIL,
        ]
    )
    return "\n".join(map(_folded, text.split("\n")))


def _folded(line: str) -> str:
    return fill(line, 120, subsequent_indent="    ", break_on_hyphens=False) if len(line) > 120 else line


def _names(types: Iterable[inspect.Type]) -> dict[type, str]:
    """A unique name for every class; those of a game begin with its name."""
    return {kind: _name(kind) for info in types for kind in _classes(info)}


def _name(kind: type) -> str:
    package = kind.__module__.split(".")
    game = package[2].capitalize() if package[1] == "games" else ""
    return RENAMED.get(kind, f"{game}{kind.__name__}")


RENAMED: dict[type, str] = {Record: "GameRecord", Face: "CardFace"}
"""Other names for types whose names have another meaning in TypeScript."""


def _classes(info: inspect.Type) -> Iterator[type]:
    """The classes in a type, dependencies first."""
    match info:
        case inspect.StructType(cls, fields):
            for field in fields:
                yield from _classes(field.type)
            yield cls
        case inspect.EnumType(cls):
            yield cls
        case inspect.Metadata(described):
            yield from _classes(described)
        case inspect.UnionType(types):
            for part in types:
                yield from _classes(part)
        case inspect.TupleType(item_types):
            for part in item_types:
                yield from _classes(part)
        case inspect.VarTupleType(item) | inspect.ListType(item):
            yield from _classes(item)
        case inspect.DictType(key, value):
            yield from _classes(key)
            yield from _classes(value)
        case _:
            pass


def _declaration(kind: type, names: dict[type, str]) -> str:
    info = inspect.type_info(kind)
    if isinstance(info, inspect.EnumType):
        values = " | ".join(f'"{value.value}"' for value in info.cls)
        return f"export type {names[kind]} = {values};"
    assert isinstance(info, inspect.StructType)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    lines += [f"  {_field(kind, field, names)};" for field in info.fields]
    return "\n".join([f"export interface {names[kind]} {{", *lines, "}"])


def _field(kind: type, field: inspect.Field, names: dict[type, str]) -> str:
    omitted = kind.__struct_config__.omit_defaults and not field.required  # type: ignore[attr-defined]
    written = VIEW_FIELDS.get(field.encode_name) if _is_open(field.type) else None
    return f"{field.encode_name}{'?' if omitted else ''}: {written or _type(field.type, names)}"


def _is_open(info: inspect.Type) -> bool:
    return isinstance(info, inspect.AnyType) or (
        isinstance(info, inspect.VarTupleType) and isinstance(info.item_type, inspect.AnyType)
    )


def _type(info: inspect.Type, names: dict[type, str]) -> str:
    match info:
        case inspect.StructType(cls) | inspect.EnumType(cls):
            return names[cls]
        case inspect.Metadata(described):
            return _type(described, names)
        case inspect.UnionType():
            return _union(info, names)
        case inspect.TupleType(item_types):
            return f"[{', '.join(_type(part, names) for part in item_types)}]"
        case inspect.VarTupleType(item) | inspect.ListType(item):
            inner = _type(item, names)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(key, value):
            partial = "Partial<" if isinstance(key, inspect.EnumType) else ""
            return f"{partial}Record<{_type(key, names)}, {_type(value, names)}>{'>' if partial else ''}"
        case inspect.LiteralType(values):
            return " | ".join(map(_json, values))
        case _:
            return SIMPLE[type(info)]


def _value(value: object) -> str:
    match value:
        case dict():
            return "\n".join(["{", *(f"  {name}: {_value(each)}," for name, each in value.items()), "} as const"])
        case tuple():
            return f"[{', '.join(map(_json, value))}] as const"
        case _:
            return _json(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _union(info: inspect.Type, names: dict[type, str]) -> str:
    assert isinstance(info, inspect.UnionType)
    return " | ".join(_type(part, names) for part in info.types)
