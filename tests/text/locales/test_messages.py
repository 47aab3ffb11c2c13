"""Every message exists in every language, has the same facts, is used, and gets all its facts."""

import re
from pathlib import Path

import pytest

from mazzo.coach.lessons import lessons
from mazzo.core.errors import Refused
from mazzo.games import OURS, get
from mazzo.testing.messages import is_name, known_messages, optional_messages
from mazzo.text.locales import HERE, LANGUAGES, Words, preferred, words
from tests.text.locales.messages import ID, Call, calls, calls_in, everywhere, filled, mentioned, read

# Where t() is handed something from which no id can be read, and the ids that it stands for.
WORKED_OUT = {
    "web/src/words/messages.ts id": r"lobby-(edition|differs)-[a-z0-9-]+",  # what a game from elsewhere has no word for
    "web/src/screens/table/bar/bar.tsx name": r"(table|coach)-[a-z-]+",  # what a round button does
    "web/src/screens/table/bar/help.tsx what": r"(table|coach)-[a-z-]+",  # what a key does
}

TEMPLATE = re.compile(r"[a-z]+-.*\$\{|\$\{[^}]*\}-[a-z]")
"""Of ids, of one game or of each."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    assert read(language).faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    def files(name: str) -> list[str]:
        return sorted(path.name for path in (HERE / name).iterdir())

    assert files(language) == files("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_in_a_language(language: str) -> None:
    every = set[str]().union(*(one.messages for one in everywhere().values()))
    assert sorted(every - read(language).messages.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_existing_messages(language: str) -> None:
    messages = read(language).messages
    assert {id: parts.references - messages.keys() for id, parts in messages.items() if parts.references} == {
        id: set() for id, parts in messages.items() if parts.references
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_arguments_in_every_language(language: str) -> None:
    here, english = read(language), read("en")
    shared = here.messages.keys() & english.messages.keys()
    differing = {id: (here.variables(id), english.variables(id)) for id in shared}
    assert {id: facts for id, facts in differing.items() if facts[0] != facts[1]} == {}


def test_every_used_message_exists() -> None:
    messages = read("en").messages
    unknown = [f"{call.where}: {id}" for call in calls() for id in call.ids if id not in messages]
    assert unknown == []
    readable = [call for call in calls() if call.templates or call.where.startswith("web/")]
    nothing = [f"{call.where}: {call.argument}" for call in readable if not call.ids and not said(call)]
    assert nothing == [], "no message has such an id; where it is worked out, say how in WORKED_OUT"


def test_a_message_gets_all_its_arguments() -> None:
    english = read("en")
    known = [(call, call.facts) for call in calls() if call.facts is not None]
    lacking = [
        f"{call.where}: {id} needs {', '.join(sorted(english.variables(id) - facts))}"
        for call, facts in known
        for id in call.ids
        if english.variables(id) - facts
    ]
    assert lacking == []
    for call, facts in known:  # a template can make ids that this call never does, but not only such
        assert call.ids or not call.templates or any(english.variables(id) <= facts for id in said(call)), call


def test_every_message_is_used() -> None:
    english = read("en")
    used = {id for call in calls() for id in said(call)}
    used |= english.messages.keys() & mentioned()
    patterns = re.compile("|".join(filled(text) for text in mentioned() if TEMPLATE.match(text)) or "(?!)")
    used |= {id for id in english.messages if patterns.fullmatch(id)}
    used |= {id for game in OURS for id in known_messages(get(game))}
    used |= {id for id in english.messages if any(is_name(get(game), id) for game in OURS)}
    used |= english.messages.keys() & {id for game in OURS for id in (*optional_messages(get(game)), f"{game}-honour")}
    while named := {other for id in used for other in named_by(id)} - used:
        used |= named
    assert sorted(english.messages.keys() - used) == []


def named_by(id: str) -> set[str]:
    """The messages that a message says in its own words: those it names, and those of the groups it names."""
    messages = read("en").messages
    groups = tuple(f"{group}-" for group in messages[id].groups)
    return messages[id].references | {other for other in messages if other.startswith(groups)}


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_action_has_a_message(language: str, game: str) -> None:
    assert set(known_messages(get(game))) <= read(language).messages.keys()


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_names_only_fields_of_its_event_or_action(language: str, game: str) -> None:
    """Its variables are fields, and it has forms for the same readers in every language: for players."""
    more = {"kittens-do-give": {"taker"}, "kittens-do-insert": {"bottom"}, "mantis-do-raid": {"count"}}  # of the view
    for id, fields in known_messages(get(game)).items():
        parts = read(language).messages[id]
        assert read(language).variables(id) <= {*fields, *more.get(id, ())}, id
        assert parts.readers <= {*get(game).seat_fields}, id
        assert parts.readers == read("en").messages[id].readers, id


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_has_several_lines_and_none_for_losers(language: str, game: str) -> None:
    """The form of a message for a target is empty; a Nope is remarked on to its player alone."""
    messages, optional = read(language).messages, optional_messages(get(game))
    remarks = [id for id in messages if "-wit-" in id and id in optional]
    assert len(remarks) >= 4
    for id in remarks:
        facts = {name: 5 if name == "count" else "Ada" for name in optional[id]}
        forms = {reader: words(language).say(id, facts, reader) for reader in ("", *messages[id].readers)}
        lost = {reader for reader in forms if reader not in ("", "seat")}
        assert all(3 <= len(text.split(" | ")) <= 5 for reader, text in forms.items() if text), id
        assert not any(forms[reader] for reader in lost), id
        assert any(forms.values()), id
        assert {"target"} & {*optional[id]} <= lost, f"{id} says something to its target"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_the_same_pictures(language: str) -> None:
    shown = {id for game in OURS for id in optional_messages(get(game)) if "-picture-" in id} & read(
        "en"
    ).messages.keys()
    assert len(shown) > 10
    assert {id: read(language).messages[id].words for id in shown} == {
        id: read("en").messages[id].words for id in shown
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    parts = [
        f"learn-{game}-{lesson.name}-{part}"
        for game in OURS
        for lesson in lessons(game)
        for part in ("title", "done", *range(1, len(lesson.asks) + 1))
    ]
    assert {id for id in read(language).messages if re.match("learn-(mantis|kittens)-", id)} == set(parts)


def said(call: Call) -> list[str]:
    """The messages that a call can say."""
    messages = read("en").messages
    key = f"{call.where.partition(':')[0]} {call.argument}"
    pattern = re.compile(WORKED_OUT[key]) if key in WORKED_OUT else call.pattern()
    return [id for id in messages if id in call.ids or pattern.fullmatch(id)]


# The reading of sources is tested too: a test that finds nothing would find nothing wrong.


def test_calls_are_found_with_their_ids_and_facts() -> None:
    source = """
      <p title={t(isDark ? "site-light" : "site-dark")}>{t("site-won-by", { names: list(names), count })}</p>
      {t(`site-theme-${name}`)} {format("no-message")} {t(side === "left" ? "a-b" : "a-c", { ...facts })}
    """
    found = list(calls_in(Path("some.tsx"), source))
    assert [call.ids for call in found] == [("site-light", "site-dark"), ("site-won-by",), (), ("a-b", "a-c")]
    assert [call.facts for call in found] == [frozenset(), {"names", "count"}, frozenset(), None]
    assert found[2].pattern().fullmatch("site-theme-dark")
    assert not found[2].pattern().fullmatch("site-dark")


def test_calls_and_messages_are_found() -> None:
    assert len(calls()) > 50
    assert len(read("en").messages) > 100
    assert all(ID.fullmatch(id) for id in read("en").messages)


@pytest.mark.parametrize(
    ("language", "wrong"), [("en", " [!?:;%]"), ("it", " [!?:;%]"), ("fr", " [!?:;%»]|« "), ("de", " [!?:;%]")]
)
def test_no_line_begins_with_a_mark(language: str, wrong: str) -> None:
    """French sets marks apart, German the per cent sign, by a space at which no line is broken; others by none."""
    found = {
        id: text for id, parts in read(language).messages.items() for text in parts.words if re.search(wrong, text)
    }
    assert not found


# For Python


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_formats_the_messages(language: str) -> None:
    t = words(language)
    assert "Ada" in t("replay-title", game="Mantis", names="Ada")
    assert t("verify-luck", count=1) != t("verify-luck", count=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_has_every_message_of_the_files(language: str) -> None:
    t = Words(language)
    assert [id for id in read(language).messages if not t.has(id)] == []


def test_a_message_that_refers_to_others_can_be_used_first() -> None:
    t = Words("en")
    t._add("-wood = oak\nsaw-table =\n    A table\n    of { -wood }.\nsaw-all = { saw-table } { saw-table.more }\n")
    t._add("saw-table = is there already\n")
    t._add("# A comment.\nsaw-few = { $count ->\n    [one] one\n   *[other] { saw-none }\n}\nsaw-none = none\n")
    assert (t("saw-few", count=2), t("saw-table")) == ("none", "A table\nof oak.")
    with pytest.raises(Refused, match="message saw-all in en"):
        t("saw-all")


def test_a_missing_message_language_or_argument_is_refused() -> None:
    with pytest.raises(Refused, match="there is no language 'xx'; the languages are en, it, fr, de"):
        words("xx")
    with pytest.raises(Refused, match="there is no message 'site-nothing' in en"):
        words("en")("site-nothing")
    with pytest.raises(Refused, match="message replay-title in en"):
        words("en")("replay-title", game="Mantis")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "fr_FR"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language
