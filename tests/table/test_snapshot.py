"""Rebuilding a table from its snapshot."""

import msgspec
import pytest
from msgspec.structs import replace

from mazzo.table import commands as c
from mazzo.table.forgetting import MOST_REMEMBERED, MOST_SCORES
from mazzo.table.snapshot import Snapshot, snapshot_of
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.updates import Score, Stage
from tests.table.evening import Evening, from_text

OTHERWISE_KNOWN = {"code", "games", "bots"}


def test_a_snapshot_has_every_field_of_a_table() -> None:
    assert {*Snapshot.__struct_fields__} == {*TableState.__struct_fields__} - OTHERWISE_KNOWN


def test_a_restored_table_behaves_like_the_original() -> None:
    walk_beside_a_restored_table(range(8), steps=300)


@pytest.mark.slow
def test_a_restored_table_behaves_like_the_original_in_long_evenings() -> None:
    walk_beside_a_restored_table(range(1000, 1500), steps=1000)


def walk_beside_a_restored_table(seeds: range, steps: int) -> None:
    """Restore a table from a snapshot now and then, and send all further commands to both."""
    stages = set()
    for seed in seeds:
        evening = Evening(seed)
        for _ in range(steps // 50):
            evening.walk(25)
            lookalike = through_json(evening.table)
            stages.add(evening.table.state.stage)
            done = len(evening.log)
            evening.walk(25)
            for who, command, at in evening.log[done:]:
                lookalike.handle(who, command, at)
            assert plain(lookalike) == plain(evening.table), f"evening {seed}"
            if len(evening.log) > done:  # a snapshot does not know what the last command made happen
                assert updates(lookalike, evening) == updates(evening.table, evening), f"evening {seed}"
    assert {Stage.LOBBY, Stage.PLAYING, Stage.OVER} <= stages


def test_people_who_left_long_ago_are_forgotten_and_numbers_are_unique() -> None:
    table = Evening(1).table
    for number in range(MOST_REMEMBERED + 100):
        table.handle(f"passer-by {number}", c.Join("Somebody"), 1000.0)
        if number not in (0, 3):
            table.handle(f"passer-by {number}", c.Leave(), 1000.0)
        if number == 3:
            table.handle("passer-by 0", c.Remove(4), 1000.0)
    table.handle(None, c.FreshLog(), 1000.0)
    assert len(table.state.numbers) == MOST_REMEMBERED + 2
    assert (table.state.numbers["passer-by 0"], table.state.numbers["passer-by 3"]) == (1, 4)
    table.handle("newcomer", c.Join("Newcomer"), 1000.0)
    table.handle("passer-by 5", c.Join("Somebody"), 1000.0)
    assert (table.state.people["newcomer"].number, table.state.people["passer-by 5"].number) == (601, 602)


def test_a_fresh_log_keeps_the_scores_of_members_and_of_the_best_others() -> None:
    table = Evening(1).table
    table.handle("Ada", c.Join("Ada"), 1000.0)
    scores = {f"person {won}": Score("Somebody", won, games=200, won={"mantis": won}) for won in range(150)}
    evening = replace(table.state.evening, scores={**scores, "Ada": Score("Ada", 200, 9, {})})
    table.state = replace(table.state, evening=evening)
    table.handle(None, c.FreshLog(), 1000.0)
    assert len(table.state.evening.scores) == MOST_SCORES + 1
    assert {"Ada", "person 149", "person 50"} <= table.state.evening.scores.keys()


def through_json(table: Table) -> Table:
    return from_text(msgspec.json.encode(snapshot_of(table.state)))


def plain(table: Table) -> object:
    return msgspec.json.decode(msgspec.json.encode(snapshot_of(table.state)))


def updates(table: Table, evening: Evening) -> list[object]:
    everyone = [None, *table.state.numbers]
    return [table.update(who, evening.now, since) for who in everyone for since in (None, table.state.version - 1)]
