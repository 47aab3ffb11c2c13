"""Checks of a game's own messages: each can be parsed, belongs to something, and uses only existing facts."""

from collections.abc import Collection, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mazzo.core.errors import listing
from mazzo.core.fields import all_fields, tag_of
from mazzo.games import AnyGame
from mazzo.testing.faults import Fault, expect
from mazzo.text.locales import LANGUAGES


class Named(Visitor):
    """Collects the facts and messages that messages refer to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.groups: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library asks for this name)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 (the library asks for this name)
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802 (the library asks for this name)
        self.groups += [f"{each.value}-" for each in node.arguments.positional[1:]]
        self.generic_visit(node)

    def names(self, message: str) -> bool:
        """Whether one of the messages refers to this one."""
        return message in self.messages or message.startswith(tuple(self.groups))


NAMES = ("card", "text", "field", "kind", "choose", "value", "reason", "edition", "option", "answer")
"""Things that messages may name: GAME-card-VALUE, GAME-edition-NAME and so on."""


def check_words(game: AnyGame, messages: Mapping[str, str], of_lessons: Collection[str] = ()) -> str:
    found = {language: FluentParser().parse(text) for language, text in messages.items()}
    for language, resource in found.items():
        named = Named()
        named.visit(resource)
        for entry in resource.body:
            name = entry.id.name if isinstance(entry, ast.Message) else ""
            if not (name and (named.names(name) or is_name(game, name) or name in of_lessons)):
                check_entry(language, entry, game)
    there = {language: ids(resource) for language, resource in found.items()}
    return "; ".join([f"{listing(messages)}: every message can be said", *missing(game, there)])


def is_name(game: AnyGame, message: str) -> bool:
    """Whether a message is the name of something, for which any value may come."""
    begins = tuple(f"{game.name}-{group}-" for group in NAMES)
    return message.startswith(begins) or message in {f"{game.name}-{name}" for name in ("title", "blurb", "honour")}


def ids(resource: Any) -> set[str]:
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def missing(game: AnyGame, there: Mapping[str, set[str]]) -> list[str]:
    """The messages that are missing: from each language of the others, and for kinds that have none at all."""
    every = set().union(*there.values())
    told = [f"{language} lacks {listing(sorted(every - there.get(language, set())))}" for language in LANGUAGES]
    lacking = [line for line, language in zip(told, LANGUAGES, strict=True) if every - there.get(language, set())]
    silent = sorted(set(known_messages(game)) - every)
    return [*lacking, *([f"no language has {listing(silent)}"] if silent else [])]


def check_entry(language: str, entry: Any, game: AnyGame) -> None:
    if isinstance(entry, ast.Junk):
        line = str(entry.content).strip().splitlines()[0]
        raise Fault("every message can be read", f"in {language}, {line!r}: {entry.annotations[0].message}")
    if isinstance(entry, ast.Message):
        name, known = entry.id.name, known_messages(game) | optional_messages(game)
        expect(
            name in known,
            "a message is of an event, an action or a lesson, or the name of something",
            f"in {language} there is {name}",
        )
        named = Named()
        named.visit(entry)
        unknown = sorted(named.facts - known[name])
        expect(
            not unknown,
            "a message names facts that there are",
            f"{name} names {listing(unknown)}; there are {listing(sorted(known[name]))}",
        )


def known_messages(game: AnyGame) -> dict[str, set[str]]:
    """The possible messages for a game's events and actions, with the facts of each."""
    events = {f"{game.name}-{tag_of(kind)}": {*facts(kind), "before"} for kind in game.events}
    return events | {f"{game.name}-do-{tag_of(kind)}": facts(kind) for kind in game.actions}


def optional_messages(game: AnyGame) -> dict[str, set[str]]:
    """The messages that a game can do without: remarks, pictures of the log, numbers at the end; with their facts."""
    told = {f"{game.name}-{group}-{tag_of(kind)}": facts(kind) for group in ("wit", "picture") for kind in game.events}
    counted = {f"{game.name}-{group}-{tag_of(kind)}": {"count"} for group in ("number", "most") for kind in game.events}
    return told | counted | {f"{game.name}-wit-won": set()}


def facts(kind: Any) -> set[str]:
    return {"you", *(name for name, _ in all_fields(kind))}
