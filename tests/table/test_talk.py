"""Messages between people, and the right to send them."""

import pytest

from mazzo.core.errors import Refused
from mazzo.table.commands import Change, Join
from mazzo.table.settings import Settings
from mazzo.table.talk import FACES, PHRASES, Speech, Utterance, utter
from tests.table.tables import TestTable

TALKING = Settings("mantis", chat=True)


@pytest.mark.parametrize(
    "words", [*(Speech(face=face) for face in FACES), *(Speech(phrase=phrase) for phrase in PHRASES)]
)
def test_faces_and_phrases_can_be_sent_at_any_table(words: Speech) -> None:
    table = TestTable(seated="Ada Leo")
    version = table.table.state.version
    assert utter(table.table.state, "Leo", words) == Utterance(2, "Leo", 1, words)
    assert table.table.state.version == version


@pytest.mark.parametrize(
    "words",
    [
        Speech(),
        Speech(face="<script>"),
        Speech(phrase="wow"),
        Speech(face="wow", phrase="sorry"),
        Speech("wow", None, "x"),
    ],
)
def test_an_unknown_face_or_phrase_is_refused(words: Speech) -> None:
    with pytest.raises(Refused, match="the faces are hello"):
        utter(TestTable(TALKING, seated="Ada").table.state, "Ada", words)


def test_free_text_is_off_unless_the_host_allows_it() -> None:
    table = TestTable(seated="Ada")
    with pytest.raises(Refused, match="quick phrases only"):
        utter(table.table.state, "Ada", Speech(text="Hello"))
    table.ask("Ada", Change(TALKING))
    assert utter(table.table.state, "Ada", Speech(text="  Hello   you ")).words.text == "Hello you"


@pytest.mark.parametrize("text", ["", "  ", "x" * 201, "a\nb\x00", "\u3164", "e" + "\u0301" * 9])
def test_a_text_is_a_short_line_that_can_be_read(text: str) -> None:
    with pytest.raises(Refused, match="1 to 200 visible characters"):
        utter(TestTable(TALKING, seated="Ada").table.state, "Ada", Speech(text=text))


@pytest.mark.parametrize("text", ["x", "x" * 200])
def test_a_text_has_one_letter_or_two_hundred(text: str) -> None:
    assert utter(TestTable(TALKING, seated="Ada").table.state, "Ada", Speech(text=text)).words.text == text


def test_no_listed_table_has_free_text() -> None:
    with pytest.raises(Refused, match="not listed"):
        TestTable(Settings("mantis", chat=True, open=True))


def test_watchers_of_a_listed_table_are_silent_and_strangers_everywhere() -> None:
    table = TestTable(Settings("mantis", open=True), seated="Ada")
    table.ask("Zoe", Join("Zoe"))
    with pytest.raises(Refused, match="only seated players"):
        utter(table.table.state, "Zoe", Speech(face="wow"))
    for stranger in (None, "Eve"):
        with pytest.raises(Refused, match="you are not at this table"):
            utter(table.table.state, stranger, Speech(face="wow"))
