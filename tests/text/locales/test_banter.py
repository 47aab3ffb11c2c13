"""Each bot has something to say at each moment, in four languages."""

import re
from pathlib import Path

import pytest

from mazzo.table.names import BOT_NAMES
from mazzo.text.locales import LANGUAGES, words
from tests.text.locales.messages import read

BANTER = (Path(__file__).parents[3] / "web" / "src" / "screens" / "table" / "talk" / "banter.ts").read_text("utf-8")


def union(name: str) -> list[str]:
    """The words of a type in the source of the pages."""
    found = re.search(rf"^export type {name} = (.+);$", BANTER, re.MULTILINE)
    assert found
    return re.findall(r'"(\w+)"', found[1])


def test_every_bot_has_a_temper() -> None:
    tempers = re.search(r"TEMPERS: .+? = \{\n(.+?)\n\};", BANTER, re.DOTALL)
    assert tempers
    of_bots = dict(re.findall(r'^  (\w+): "(\w+)",$', tempers[1], re.MULTILINE))
    assert sorted(of_bots) == sorted(BOT_NAMES)
    assert {*of_bots.values()} == {*union("Temper")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_lines_for_every_moment(language: str) -> None:
    ids, t = [id for id in read(language).messages if id.startswith("banter-")], words(language)
    lines = {id: [line.strip() for line in t(id).split("|")] for id in ids}
    assert lines.keys() == {f"banter-{temper}-{moment}" for temper in union("Temper") for moment in union("Moment")}
    for id, said in lines.items():
        assert 3 <= len(said) <= 5, id
        assert len({*said}) == len(said), id
        assert all(said), id
