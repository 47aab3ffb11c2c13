"""Only events change a table. People are shown these events."""

import ast
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import mazzo
from mazzo.table import events, evolve, updates
from mazzo.table.commands import Join, Leave, Ready
from tests.table.tables import TestTable

SOURCE = Path(mazzo.__file__).parent
EVENTS = {kind for base in (events.Untold, *get_args(updates.Happening)) for kind in (base, *base.__subclasses__())}
MAKERS = {"replace", "force_setattr", "setattr", "__setattr__", "copy", "deepcopy"}


def makes_a_state(source: str) -> list[str]:
    """The calls in a module that make or change a state of a table."""
    tree = ast.parse(source)
    if not any(isinstance(node, ast.alias) and node.name == "TableState" for node in ast.walk(tree)):
        states = {"table.state", "logged.state", "draft.state", "room.state", "step.state"}
    else:
        states = {"state", "table.state", "logged.state", "draft.state", "room.state", "step.state"} | {
            node.arg for node in ast.walk(tree) if isinstance(node, ast.arg) and is_a_state(node.annotation)
        }
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [ast.unparse(call) for call in calls if is_made_by(call, states)]


def is_a_state(annotation: ast.expr | None) -> bool:
    return annotation is not None and "TableState" in ast.unparse(annotation)


def is_made_by(call: ast.Call, states: set[str]) -> bool:
    name = ast.unparse(call.func).rpartition(".")[2]
    if name == "TableState":
        return True
    given = ast.unparse(call.args[0]).removeprefix("self.").lstrip("_") if call.args else ""
    return name in MAKERS and given in states


def test_only_evolve_makes_the_states_of_a_table() -> None:
    made = {
        path.relative_to(SOURCE).as_posix(): found
        for path in SOURCE.rglob("*.py")
        if (found := makes_a_state(path.read_text(encoding="utf-8")))
    }
    assert made.keys() == {"table/evolve.py"}, made
    assert sum(call.startswith("TableState(") for call in made["table/evolve.py"]) == 1  # where a table is opened


@pytest.mark.parametrize(
    "elsewhere",
    [
        "from mazzo.table.state import TableState\nopened = TableState(code='code')",
        "from mazzo.table.state import TableState\ndef sit(table: TableState) -> None:\n    replace(table, code='')",
        "def sit(step: Step) -> None:\n    msgspec.structs.force_setattr(step.state, 'locked', True)",
        "def lock(self) -> None:\n    self.table.state = replace(self._logged.state, locked=True)",
    ],
)
def test_a_state_that_is_made_elsewhere_is_found(elsewhere: str) -> None:
    assert makes_a_state(elsewhere)


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


def test_evolve_knows_every_event() -> None:
    known = {name.attr if isinstance(name, ast.Attribute) else name.id for name in names_in(evolve.__file__)}
    told_as_more = {kind for kind in get_args(updates.Happening) if kind.__subclasses__()}
    assert {kind.__name__ for kind in EVENTS - told_as_more - {events.Untold}} <= known


def names_in(file: str) -> list[Any]:
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    body = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "evolve")
    return [node for node in ast.walk(body) if isinstance(node, ast.Attribute | ast.Name)]


def test_people_are_told_of_events_without_what_only_the_table_needs() -> None:
    known = (
        events.Joined("Ada", "a secret", 1, program=False, avatar=None, screen=False),
        events.Seeded("a secret"),
        updates.Locked(True),
    )
    told = events.happenings(known)
    assert told == (updates.Joined("Ada"), updates.Locked(True))
    assert b"secret" not in msgspec.json.encode(told)


def test_an_event_says_what_was_so_when_it_happened() -> None:
    """The game that begins because somebody leaves is not one that they have a seat in."""
    table = TestTable(seated="Ada Leo Mia")
    table.ask("Zoe", Join("Zoe"))
    for who in ("Ada", "Leo"):
        table.ask(who, Ready(True))
    table.ask("Mia", Leave())
    assert table.table.state.is_playing
    assert table.look("Zoe").happenings == (updates.Left("Mia", None),)
