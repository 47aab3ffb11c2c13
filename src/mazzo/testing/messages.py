"""Checks of a game's own messages: each can be parsed, belongs to something, and uses only existing facts."""

from collections.abc import Collection, Mapping
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
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

WHOLE = ("title", "blurb", "honour")
OF_ZONES = ("count", "state", "empty", "look", "order")


def check_words(game: AnyGame, messages: Mapping[str, str], of_lessons: Collection[str] = ()) -> str:
    found = {language: FluentParser().parse(text) for language, text in messages.items()}
    for language, resource in found.items():
        named = Named()
        named.visit(resource)
        for entry in resource.body:
            name = entry.id.name if isinstance(entry, ast.Message) else ""
            if not (name and (named.names(name) or is_name(game, name) or name in of_lessons)):
                check_entry(language, entry, game)
    return "\n".join(
        ["; ".join([f"{listing(messages)}: every message can be said", *summary(game, found)]), *templates(game, found)]
    )


def is_name(game: AnyGame, message: str) -> bool:
    """Whether a message names a thing, such as a card; then its value may be anything."""
    begins = tuple(f"{game.name}-{group}-" for group in NAMES)
    zones = {f"{game.name}-{zone.name}-{of}" for zone in (game.layout.zones if game.layout else ()) for of in OF_ZONES}
    return message.startswith(begins) or message in zones | {f"{game.name}-{name}" for name in WHOLE}


def messages_in(resource: Any) -> list[ast.Message]:
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def ids(resource: Any) -> set[str]:
    return {entry.id.name for entry in messages_in(resource)}


def summary(game: AnyGame, found: Mapping[str, Any]) -> list[str]:
    """How many messages each language lacks, and which ones no language has."""
    lacking = {language: len(absent(found, language)) for language in LANGUAGES if language in found}
    counts = [f"{language} lacks {count}" for language, count in lacking.items() if count]
    none = [language for language in LANGUAGES if language not in found]
    first = next(language for language in LANGUAGES if language in found)
    copied = [f"{listing(none)}: none; copy {first}.ftl and translate it"] if none else []
    silent = [f"no language has {listing(unsaid(game, found))}"] if unsaid(game, found) else []
    return [*counts, *copied, *silent]


def templates(game: AnyGame, found: Mapping[str, Any]) -> list[str]:
    """Fluent lines to paste: missing messages in the words of another language, and those that no language has."""
    serializer, lines = FluentSerializer(), list[str]()
    for language in LANGUAGES:
        if language in found and (entries := absent(found, language)):
            lines += [f"# for {language}.ftl: translate"]
            lines += [serializer.serialize_entry(entry).rstrip() for entry in entries]
    if silent := unsaid(game, found):
        lines += ["# for each language", *(made(game, name) for name in silent)]
    return lines


def absent(found: Mapping[str, Any], language: str) -> list[ast.Message]:
    """The messages that other languages have, English first."""
    others = [found[each] for each in LANGUAGES if each in found]
    entries = {entry.id.name: entry for resource in reversed(others) for entry in messages_in(resource)}
    return [entry for name, entry in entries.items() if name not in ids(found[language])]


def unsaid(game: AnyGame, found: Mapping[str, Any]) -> list[str]:
    """The messages of events and actions that no language has."""
    return sorted(set(known_messages(game)) - set().union(*map(ids, found.values())))


def made(game: AnyGame, name: str) -> str:
    """A draft message for an event or an action, from the names of its kind and its fields."""
    kind = name.removeprefix(f"{game.name}-").removeprefix("do-")
    fields = sorted(known_messages(game)[name] - {"you", "before", "seat", "result"})
    named = [kind, *(f"{field} {{ ${field} }}" for field in fields)]
    is_of_seat = "seat" in known_messages(game)[name]
    return f"{name} = " + ("{ $seat }: " if is_of_seat else "") + ", ".join(named)


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
