"""A package that was written for Mazzo 0.1 keeps working: its game gives a table of what events change."""

from pathlib import Path

import pytest

from tests.brought.packages import EXAMPLE, offer, python

MADE = "from mazzo import making\n\nCHANGES = making.changes(EVENTS)"

OWN = """
def own_function(kind):
    change = kind.change
    del kind.change  # the table alone has it
    return lambda state, event: change(event, state)

CHANGES = {kind: own_function(kind) for kind in EVENTS}
"""

PLAYED = """
import mazzo
from mazzo.testing.settings import settings
from mazzo.testing.walk import walk

game = mazzo.get("magpie")
play = walk(settings(game)[0], "earlier")  # keeps all promises: events alone rebuild the state, too
print(len({type(event) for event in play.events} & set(game.events)), "kinds of events")
"""


@pytest.mark.parametrize("table", [MADE, OWN], ids=["made by mazzo", "its own"])
def test_a_game_may_bring_a_table_of_changes(tmp_path: Path, table: str) -> None:
    source = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")
    for now, then in (
        ("\n\n\ndef seen(", f"\n{table}\n\n\ndef seen("),
        ("Step(own, chance)", "Step(own, chance, CHANGES)"),
        ("    events=EVENTS,\n", "    changes=CHANGES,\n"),
    ):
        assert source.count(now) == 1
        source = source.replace(now, then)
    offer(tmp_path, "magpie", source, "magpie:MAGPIE")
    assert python(PLAYED, tmp_path).strip() == "6 kinds of events"
