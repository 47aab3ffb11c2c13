"""Every message with real names, cards and colours, in files that a person can read, and without known faults."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mazzo.text.lines import listed
from mazzo.text.locales import HERE, LANGUAGES, Listed, words
from tests.text.locales.messages import ROOT

NAMES = ("Ada", "Leo", "Emma", "Tom")  # French shortens "de" before two of them
PLAYERS = ("name", "seat", "target", "giver", "taker", "tank")
SEVERAL = ("names", "winners")  # one name, or two
NUMBERS = (1, 2, 8)  # Italian shortens "il" before 8
PLURALS = ("zero", "one", "two", "few", "many", "other")
REAL: dict[str, tuple[str | int, ...]] = {
    "percent": (80,), "error": (3,), "risk": (20,), "after": (25,), "chance": (30,), "low": (10,), "high": (30,),
    "odds": ("40%",), "change": ("+5%",), "loss": ("−5%",), "game": ("Mantis", "Exploding Kittens"), "luck": ("+5",),
    "when": ("8.11.2026",), "until": ("8.11.2026",), "since": ("8.11.2026",),
    "accuracy": (80,), "address": ("http://localhost:8000",), "url": ("/r/abc",),
    "file": ("game.json",), "command": ("mazzo replay game.json",), "bot": ("Ada", "Rex"), "colors": ("…",),
}  # fmt: skip

FAULTS = {
    "en": r"\d × an? |\b[Aa]n? an? |\b[Aa] (Attack|Exploding|[aeio]\w)|\b(cannot|(do|does|did|is|are) not)\b"
    r"|\b(It|You) (is|are)\b|\bcounts? nothing|\bequal (cards|ones|cats)|[Cc]hange the table|most \S+ letters"
    r"|every other player|discard pile|\(1 \w+s\)|1 analysed games",
    "it": r"\d × un|[Hh]a vinto:? \w+ e \w|(ambia|ambiato) il tavolo|massimo \S+ lettere|\bdorso\b|[Ss]apresti l"
    r"|\b([Ii]l|[AaDdNnSs]\w{,2}l|[Ii]|[Dd]ei|[Uu]n) 8|\(1 carte\)|in 1 partite\b|\b[Aa] Ada\b",
    "fr": r"\b([Dd]e|[Qq]ue|[Ll]orsque|[Pp]uisque) (Ada|Emma)\b|\d × une? |n’a pas une? |\bpareil|Désolé\b|t’a exclu\b"
    r"|remplacé par|[Cc]hang\w+ la table|\d lettres au plus|(tours?|Un tour) finit sans|cartes? de score"
    r"|\b[Vv]otre\b|\b[Vv]ous avez (?!tous)|\b(Choisiss|Gard|Laiss|Scann|Ferm|Jou)ez\b"
    r"|[ \u00a0][;:!?»]|\w[;!?]|« |\(1 \w+s\)|1 parties analys",
    "de": r"\bmit \d+ \w+e Karten|\d × eine|hat nicht: eine|ewonnen hat \w+ und|\w und \w+ hat gewonnen"
    r"|Tisch (ge)?ändert?\b|höchstens \S+ Buchstaben|(^|[.:] )Punkte (damit|mit|im|jetzt)\b|\bStiehl|\b[Ww]üsstest d"
    r"|\bNö\b(?!!)|Karten? wissen|\(1 (Karten|Geschenke)|1 analysierten Partien",
}  # fmt: skip


class Choices(Visitor):
    """The distinctions of a message: the keys of its selectors, and the groups of words that it picks from."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str | int]] = {}
        self.groups: dict[str, str] = {}
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.references: set[str] = set()
        self.readers: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the library's name)
        if isinstance(node.selector, ast.VariableReference):
            found = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                if isinstance(key, ast.NumberLiteral):
                    found.add(int(key.value))
                elif key.name in PLURALS:
                    found.update(() if key.name == "other" else NUMBERS)
                else:
                    found.add(key.name)
                if variant.default and isinstance(key, ast.Identifier) and key.name == "other":
                    found.add("")  # something else: a number, or a word of a group
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (the library's name)
        variable = node.arguments.positional[0]
        assert isinstance(variable, ast.VariableReference)
        if node.id.name == "WORDS":
            group = node.arguments.positional[1]
            assert isinstance(group, ast.StringLiteral)
            self.groups[variable.id.name] = group.value
        elif node.id.name == "COUNT":
            self.counted.add(variable.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the library's name)
        self.references.add(node.id.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 (the library's name)
        self.readers.append(node.id.name)
        self.generic_visit(node)


def messages(language: str) -> dict[str, Choices]:
    """The messages of a language; one that names another distinguishes what that does too."""
    entries: dict[str, ast.Message] = {}
    for path in [
        *sorted((HERE / language).glob("*.ftl")),
        *sorted(ROOT.glob(f"src/mazzo/games/*/words/{language}.ftl")),
    ]:
        body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        entries |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    found = {}
    for id, entry in entries.items():
        choices = found[id] = Choices()
        choices.visit(entry)
        readers = list(choices.readers)
        for other in sorted(choices.references & entries.keys()):
            choices.visit(entries[other])
        choices.readers = readers
    return found


def values(language: str, ids: dict[str, Choices], choices: Choices, name: str) -> list[object]:
    """The possible values of a message's variable."""
    t, found = words(language), list[object]()
    keys = choices.keys.get(name, set())
    if name == "name" and choices is ids["ended-won"]:  # a game of a package may have several winners
        return [*NAMES, listed(t, NAMES[:2])]
    if name in choices.counted:
        found += [Listed(["nope"] * count, "") for count in (0, 1, 4)]
    elif name in choices.groups:
        group = f"{choices.groups[name]}-"
        found += [id.removeprefix(group) for id in ids if id.startswith(group)]
    elif name in SEVERAL:
        found += [Listed([one], one) for one in NAMES] + [Listed(NAMES[:2], listed(t, NAMES[:2]))]
    elif name in PLAYERS:
        found += [Listed([one], one) for one in NAMES]
    elif name in REAL:
        found += REAL[name]
    elif not keys or "" in keys:
        found += NUMBERS
    found += sorted((key for key in keys if key != "" and key not in found), key=str)
    return found


def rendered(language: str) -> Iterator[tuple[str, str]]:
    t, ids = words(language), messages(language)
    for id, choices in ids.items():
        every = {name: values(language, ids, choices, name) for name in sorted(choices.variables)}
        selected = [name for name in every if name in choices.keys]
        others = [name for name in every if name not in choices.keys]
        longest = max((len(every[name]) for name in others), default=1)
        texts = dict[str, None]()
        for chosen in itertools.product(*(every[name] for name in selected)):
            for number in range(longest):
                facts = dict(zip(selected, chosen, strict=True))
                facts |= {name: every[name][(number + at) % len(every[name])] for at, name in enumerate(others)}
                if is_possible(facts):
                    readers = [
                        reader for reader in ("", *choices.readers) if not reader or has_words(ids, choices, facts)
                    ]
                    texts |= {t.say(id, facts, reader): None for reader in readers}
        yield from ((id, text) for text in texts if text and not is_impossible(text, choices))


def has_words(ids: dict[str, Choices], choices: Choices, facts: dict[str, object]) -> bool:
    """Whether everything is known: the reader of a form made for them knows the cards."""
    return all(f"{group}-{facts[name]}" in ids for name, group in choices.groups.items())


def is_impossible(text: str, choices: Choices) -> bool:
    """Whether a message met a fact that its event never has: a pair played against none."""
    unsaid = {key for keys in choices.keys.values() for key in keys} & {"none", "self"}
    return any(re.search(rf"\b{key}\b", text) for key in unsaid)


def is_possible(facts: dict[str, object]) -> bool:
    """Whether several winners occur only in a shared win."""
    winners = facts.get("winners")
    return not isinstance(winners, Listed) or (len(winners.items) > 1) == (facts.get("reason") == "shared")


def faults(language: str, text: str) -> str | None:
    found = re.search(FAULTS[language], text) or re.search(r"[{}]|None|\S  \S", text)
    return found[0] if found else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_with_real_names(language: str, tmp_path: Path) -> None:
    lines = list(rendered(language))
    file = tmp_path / f"{language}.txt"
    file.write_text("".join(f"{id}: {text}\n" for id, text in lines), encoding="utf-8")
    print(f"{len(lines)} sentences to read: {file}")
    assert len({id for id, _ in lines}) > 800
    keys = ("terminal-help-keys", "terminal-help-replay")  # columns, set apart by spaces
    wrong = [f"{id}: {text} [{fault}]" for id, text in lines if id not in keys and (fault := faults(language, text))]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada holds 2 × a Defuse."),
        ("en", "You cannot remove yourself."),
        ("en", "Light fingers (1 cards)"),
        ("it", "Mantis: ha vinto Ada e Leo"),
        ("it", "Ada ha 2 × una carta Attacco."),
        ("it", "Hai scelto bene nel 80% dei casi."),
        ("it", "Dita leggere (1 carte)"),
        ("fr", "Victoire de Ada"),
        ("fr", "Ce que Emma a joué serait annulé, sauf réponse."),
        ("fr", "Ada n’a pas une carte Attaque."),
        ("fr", "Gardez cette page ouverte."),
        ("fr", "Que réponds-tu ?"),
        ("de", "Du hast mit 2 blaue Karten gepunktet."),
        ("de", "Ada hat 2 × einen Angriff."),
        ("de", "Lange Finger (1 Karten)"),
        ("de", "Mantis: gewonnen hat Ada und Leo"),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    assert faults(language, text)


def test_each_card_and_colour_is_in_a_message() -> None:
    lines = [text for _, text in rendered("de")]
    for color in ("rote", "orange", "gelbe", "grüne", "blaue", "lila", "rosa"):
        assert any(re.fullmatch(rf"Du hast gepunktet: \d {color} Karten\.", text) for text in lines), color
    for card in ("Regenbogenkatze", "Bartkatze", "Angriff", "Wunsch", "Entschärfung"):
        assert any(re.search(rf"\w hat \d × {card}\.", text) for text in lines), card
