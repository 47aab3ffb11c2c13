"""The messages of every language, parsed, and their uses in the pages and the programs."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mazzo.text.locales import HERE, LANGUAGES

ROOT = Path(__file__).parents[3]
PAGES = sorted(path for kind in ("ts", "tsx") for path in (ROOT / "web" / "src").rglob(f"*.{kind}"))
PROGRAMS = sorted((ROOT / "src" / "mazzo").rglob("*.py"))
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")


class Parts(Visitor):
    """The words of a message, the variables and the other messages that it names, and who has a form of their own."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.groups: set[str] = set()  # of messages: WORDS($card, "kittens-a") says one of kittens-a-...
        self.readers: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's name)
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the library's name)
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (the library's name)
        if node.id.name == "WORDS":
            group = node.arguments.positional[1]
            assert isinstance(group, ast.StringLiteral)
            self.groups.add(group.value)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 (the library's name)
        self.readers.add(node.id.name)
        self.generic_visit(node)


class Language(NamedTuple):
    messages: dict[str, Parts]
    faults: list[str]

    def variables(self, id: str) -> set[str]:
        """The facts that a message needs, for itself and the messages it refers to."""
        parts = self.messages[id]
        return parts.variables.union(*map(self.variables, parts.references & self.messages.keys()))


@cache
def read(name: str) -> Language:
    language = Language({}, [])
    for path in [*sorted((HERE / name).glob("*.ftl")), *sorted(ROOT.glob(f"src/mazzo/games/*/words/{name}.ftl"))]:
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                language.faults.append(f"{path.name}: not understood: {entry.content!r}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in language.messages:
                    language.faults.append(f"{path.name}: {entry.id.name} is there twice")
                parts = language.messages[entry.id.name] = Parts()
                parts.visit(entry)
    return language


def everywhere() -> dict[str, Language]:
    return {name: read(name) for name in LANGUAGES}


class Call(NamedTuple):
    """A place where a message is said: t("site-won-by", { names })."""

    where: str
    ids: tuple[str, ...]  # as they stand there
    templates: tuple[str, ...]  # with holes: "site-theme-${name}"
    argument: str
    facts: frozenset[str] | None  # unknown where they are worked out elsewhere

    def pattern(self) -> re.Pattern[str]:
        return re.compile("|".join(map(filled, self.templates)) or "(?!)")


def filled(template: str) -> str:
    """A template as a pattern for the ids that it can make."""
    return "".join("[a-z0-9_-]+" if part.startswith("$") else re.escape(part) for part in holes(template))


def holes(template: str) -> list[str]:
    return [part for part in re.split(r"(\$\{[^}]*\})", template) if part]


def as_pages_write(text: str) -> str:
    """Python with its templates in the manner of the pages: f"refusal-{code}" becomes `refusal-${code}`."""
    return re.sub(r'\bf"([^"\n]*)"', lambda found: "`" + found[1].replace("{", "${") + "`", text)


@cache
def calls() -> tuple[Call, ...]:
    sources = [path for path in (*PAGES, *PROGRAMS) if HERE not in path.parents and not path.name.endswith(".test.ts")]
    return tuple(call for path in sources for call in calls_in(path.relative_to(ROOT), source(path)))


def source(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return as_pages_write(text) if path.suffix == ".py" else text


def calls_in(path: Path, text: str) -> Iterator[Call]:
    for found in re.finditer(r"(?<![\w.])t\(", text):
        arguments = split(inside(text, found.end()))
        if not arguments or re.match(r"\w+:", arguments[0]):  # its own definition
            continue
        first = arguments[0]
        plain = re.sub(r'[!=]==? "[^"]*"|`[^`]*`', "", first)  # without what is compared
        ids, templates = re.findall(r"""["']([^"']*)["']""", plain), re.findall("`([^`]*)`", first)
        line = text.count("\n", 0, found.start()) + 1
        yield Call(f"{path}:{line}", tuple(ids), tuple(templates), first, facts(path, arguments[1:]))


def inside(text: str, start: int) -> str:
    """The text up to the closing bracket."""
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if not depth:
            return text[start:at]
    return text[start:]


def split(text: str) -> list[str]:
    """Split at the commas outside brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def facts(path: Path, arguments: list[str]) -> frozenset[str] | None:
    if path.suffix == ".py":
        names = [argument.partition("=")[0].strip() for argument in arguments]
        return None if any(name.startswith("*") for name in names) else frozenset(names)
    if not arguments:
        return frozenset()
    if not arguments[0].startswith("{"):
        return None
    names = [part.partition(":")[0].strip() for part in split(arguments[0][1:-1])]
    return None if any(name.startswith("...") for name in names) else frozenset(names)


@cache
def mentioned() -> frozenset[str]:
    """Every text in quotes, and every template, of the pages and the programs."""
    texts = "\n".join(map(source, (*PAGES, *PROGRAMS)))
    return frozenset(re.findall(r'"([a-z0-9_-]+)"', texts)) | frozenset(
        re.findall(r"`((?:\$\{[^`}]*\}-)?[a-z](?:\$\{[^`}]*\}|[^`\s$])*)`", texts)
    )
