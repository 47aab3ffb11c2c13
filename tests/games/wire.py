"""docs/wire.md: every field of every view, event and action, generated from the types.

The meaning of a kind is its docstring; that of a field is the comment behind it, or its entry in EVERYWHERE.
"""

import ast
import inspect
import re
from enum import EnumType
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import fields

from mazzo.core.rules import Result
from mazzo.games.kittens.rules import actions as kittens_actions
from mazzo.games.kittens.rules import cards as kittens_cards
from mazzo.games.kittens.rules import events as kittens_events
from mazzo.games.kittens.rules import memory as kittens_memory
from mazzo.games.kittens.rules import state as kittens_state
from mazzo.games.kittens.rules.view import View as KittensView
from mazzo.games.mantis.rules import actions as mantis_actions
from mazzo.games.mantis.rules import cards as mantis_cards
from mazzo.games.mantis.rules import events as mantis_events
from mazzo.games.mantis.rules import state as mantis_state
from mazzo.games.mantis.rules.view import Back
from mazzo.games.mantis.rules.view import View as MantisView

PAGE = Path(__file__).parents[2] / "docs" / "wire.md"

HEAD = """# Views, events and actions

Every field of every view, event and action in JSON: on the [wire](protocol.md), for [bots](bots.md) in any language,
and from `mazzo.to_json`. This page is generated from the types (`make generated`), and a test keeps it in step.

Seats are numbers, counted from 0. Fields of an event that a seat may not know are null. Actions are objects here; to
send one, write it in [notation](records.md#3-the-file): its values separated by spaces, without nulls.
`{"do": "steal", "target": 1}` is `steal 1`.
"""

GAMES: dict[str, dict[str, list[Any]]] = {
    "Mantis": {
        "The view": [MantisView],
        "In it": [Back, mantis_cards.Card, Result],
        "What the game waits for": list(get_args(mantis_state.Phase)),
        "Actions": list(mantis_actions.ACTIONS),
        "Events": list(get_args(mantis_events.Event)),
        "Words": [mantis_cards.Color, mantis_cards.Icon],
    },
    "Exploding Kittens": {
        "The view": [KittensView],
        "In it": [
            kittens_memory.Memory,
            kittens_memory.PileMemory,
            kittens_memory.Known,
            kittens_memory.HandMemory,
            Result,
        ],
        "What the game waits for": list(get_args(kittens_state.Phase)),
        "Actions": list(kittens_actions.ACTIONS),
        "Events": list(get_args(kittens_events.Event)),
        "Words": [kittens_cards.Card],
    },
}

EVERYWHERE = {
    "seat": "the player",
    "target": "the other player",
    "card": "the card",
    "cards": "the cards",
    "tank": "the seat whose Tank it is",
    "count": "the number of cards",
    "edition": "the printed edition",
    "tanks": "the fronts in each Tank, seat 0 first",
    "scores": "the cards each player has scored, seat 0 first",
    "target in view": "the scored cards that win",
    "phase": "what the game waits for, and from which seats: see below",
    "to_act": "the seats that may act now",
    "legal": "all legal actions of the seat now",
    "result": "the result; null during the game",
    "winners": "the winners; several if they share the win",
    "reason": "the rule by which they won",
    "waiting": "the seats that are asked, in turn order",
    "colors": "the colours on its back",
    "icon": "the visible icon",
    "front": "its colour",
    "back": "the three colours of its back, in the order of the colours",
    "alive": "whether each player is still in the game, seat 0 first",
    "turn": "the seat whose turn it is",
    "turns": "turns to take, including this one",
    "attacked": "whether the turns come from an Attack",
    "action": "the announced action",
    "nopes": "the seats that played a Nope on it, in order",
    "taker": "the player who gets the card",
    "giver": "the player who gives it",
    "givers": "the players who must give a card",
    "named": "the card asked for",
    "place": "the number of cards above",
    "pile": "the known facts about the Draw Pile",
    "loose_kittens": "the number of loose kittens",
    "loose_cards": "the number of loose cards of any kind",
    "sure": "the number of cards on top that are not loose",
    "placed": "kittens put back while no order was known",
    "known": "the cards with a known place, from the top",
    "holds": "cards that the hand certainly holds",
    "at_most": "the most of a card that the hand can hold",
    "discarded": "the cards of the hand that went to the discard pile",
}

WORDS = {
    "int": "number",
    "str": "text",
    "bool": "true or false",
    "Seat": "seat",
    "Hand": "list of cards",
    "Tank": "list of colours",
    "Color": "colour",
    "Announcement": "action",
    "None": "null",
}


def page() -> str:
    return "\n".join([HEAD, *(line for game in GAMES for line in section(game))])


def section(game: str) -> list[str]:
    lines = [f"## {game}", ""]
    for title, kinds in GAMES[game].items():
        lines += [f"### {title} ({game})", ""]
        lines += [
            line for kind in kinds for line in (words_of(kind) if isinstance(kind, EnumType) else described(kind))
        ]
    return lines


def words_of(kind: Any) -> list[str]:
    return [f"**{kind.__name__.lower()}**: {', '.join(f'`{word}`' for word in kind)}.", ""]


def described(kind: type[Struct]) -> list[str]:
    config = kind.__struct_config__
    tag = [(config.tag_field, f'"{config.tag}"', "its kind")] if config.tag_field else []
    rows = [*tag, *((name, *meaning(kind, name)) for name in kind.__struct_fields__)]
    name = config.tag if config.tag_field and config.tag_field != "game" else kind.__name__.lower()
    doc = inspect.getdoc(kind) if kind.__doc__ and "__doc__" in vars(kind) else ""
    text = [" ".join((doc or "").split()), ""] if doc else []
    table = [f"| `{field}` | {value} | {what} |" for field, value, what in rows]
    return [f"**{name}**", "", *text, "| field | value | |", "| --- | --- | --- |", *table, ""]


def meaning(kind: type[Struct], name: str) -> tuple[str, str]:
    for each in kind.__mro__:
        if name in vars(each).get("__annotations__", {}):
            source = inspect.getsource(each)
            found = re.search(rf"^    {name}: ([^#=\n]+?)(?: = [^#\n]*)?(?:  # (.*))?$", source, re.MULTILINE)
            assert found, f"{each.__name__}.{name}"
            comment = found[2] or EVERYWHERE.get(name)
            if kind in (MantisView,) and name == "target":
                comment = EVERYWHERE["target in view"]
            assert comment, f"{each.__name__}.{name} is not explained: write a comment behind it"
            return in_words(ast.parse(found[1], mode="eval").body), comment
    raise AssertionError(f"{kind.__name__} has no field {name}")


def in_words(node: ast.expr) -> str:
    match node:
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{in_words(left)} or {in_words(right)}"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([one, ast.Constant()])):
            return f"list of {plural(in_words(one))}"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(elements)):
            return f"list of {len(elements)} {plural(in_words(elements[0]))}"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([key, value])):
            return f"object: a {in_words(value)} by {in_words(key)}"
        case ast.Name(name):
            return WORDS.get(name, name.lower())
        case ast.Constant(None):
            return "null"
        case _:
            raise AssertionError(ast.dump(node))


def plural(word: str) -> str:
    return {"true or false": "true or false", "text": "texts"}.get(
        word, word if word.startswith("list") else f"{word}s"
    )


def kinds_of(game: str) -> list[type[Struct]]:
    return [kind for kinds in GAMES[game].values() for kind in kinds if not isinstance(kind, EnumType)]


def structs_in(kind: Any) -> set[type[Struct]]:
    found: set[type[Struct]] = set()
    for part in get_args(kind) or (kind,):
        if get_args(part):
            found |= structs_in(part)
        elif isinstance(part, type) and issubclass(part, Struct) and part not in found:
            found |= {part} | {inner for field in fields(part) for inner in structs_in(field.type)}
    return found


def update() -> None:
    PAGE.write_text(page(), encoding="utf-8")
