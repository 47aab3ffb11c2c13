"""Whether the words that a game brings along can be said: each is read, belongs to something, and names what it has."""

from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mazzo.core.errors import listing
from mazzo.games import AnyGame
from mazzo.testing.faults import Fault, expect


class Named(Visitor):
    """Collects the facts that a message names."""

    def __init__(self) -> None:
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library asks for this name)
        self.facts.add(node.id.name)


def check_words(game: AnyGame) -> str:
    known = {f"{game.name}-{tag(kind)}": kind for kind in game.events}
    known |= {f"{game.name}-do-{tag(kind)}": kind for kind in game.actions}
    for language, text in game.words.items():
        for entry in FluentParser().parse(text).body:
            check_entry(language, entry, known)
    return f"{listing(game.words)}: every message can be said"


def check_entry(language: str, entry: Any, known: dict[str, Any]) -> None:
    if isinstance(entry, ast.Junk):
        line = str(entry.content).strip().splitlines()[0]
        raise Fault("every message can be read", f"in {language}, {line!r}: {entry.annotations[0].message}")
    if isinstance(entry, ast.Message):
        name = entry.id.name
        expect(name in known, "a message is of an event or an action", f"in {language} there is {name}")
        named = Named()
        named.visit(entry)
        there = {*known[name].__struct_fields__, "you"}
        unknown = sorted(named.facts - there)
        expect(
            not unknown,
            "a message names facts that there are",
            f"{name} names {listing(unknown)}; there are {listing(sorted(there))}",
        )


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)
