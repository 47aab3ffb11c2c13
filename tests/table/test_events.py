"""Only events change a table. People are shown these events."""

from typing import get_args

import msgspec
import pytest

from mazzo.table import events, updates
from mazzo.table.commands import Join, Leave, Ready
from tests.table.tables import TestTable

EVENTS = {
    kind for base in (events.InternalEvent, *get_args(updates.Happening)) for kind in (base, *base.__subclasses__())
}


def test_a_state_and_all_its_parts_are_frozen() -> None:
    table = TestTable(seated="Ada Leo").start().table
    state = table.state
    for part in (state, state.clock, state.settings, state.evening, *state.people.values(), *state.seats, *EVENTS):
        assert part.__struct_config__.frozen, part
    with pytest.raises(AttributeError):
        state.locked = True  # type: ignore[misc]


def test_a_play_is_not_changed_in_place() -> None:
    table = TestTable(seated="Ada Leo").start()
    state = table.table.state
    assert state.play
    before = state.play.record(), state.play.state, state.play.seen(None)
    table.play_out()
    assert table.table.state is not state
    assert (state.play.record(), state.play.state, state.play.seen(None)) == before


def test_events_for_people_leave_out_internal_fields() -> None:
    known = (
        events.Joined("Ada", "a secret", 1, program=False, avatar=None, screen=False),
        events.Seeded("a secret"),
        updates.Locked(True),
    )
    told = events.happenings(known)
    assert told == (updates.Joined("Ada"), updates.Locked(True))
    assert b"secret" not in msgspec.json.encode(told)


def test_an_event_describes_the_state_when_it_happened() -> None:
    table = TestTable(seated="Ada Leo Mia")
    table.ask("Zoe", Join("Zoe"))
    for who in ("Ada", "Leo"):
        table.ask(who, Ready(True))
    table.ask("Mia", Leave())
    assert table.table.state.is_playing
    assert table.look("Zoe").happenings == (updates.Left("Mia", None),)
