"""A new version of Mazzo reads the logs of the last: tests/server/logs has whole tables that it wrote."""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazzo.server.replica import Replica
from mazzo.server.storage import Finished, connect
from mazzo.table.table import AnyPlay
from tests.server import kept
from tests.server.kept import Kept, KeptRecord
from tests.server.loop import awaits


async def replay(path: Path, name: str) -> tuple[Kept, Replica, list[Finished]]:
    """A kept table, what its log makes now, and the games that it finishes."""
    table, entries = kept.read(1, name)
    storage = await connect(str(path / "mazzo.db"))
    try:
        await kept.put(storage, table, entries)
        settings = await storage.table(table.code)
        assert settings
        replica = Replica(table.code, settings)
        finished = [replica.do(entry) for entry in await storage.entries(table.code)]
    finally:
        await storage.close()
    return table, replica, [each for each in finished if each]


@pytest.mark.parametrize("name", kept.names(1))
@awaits
async def test_a_kept_log_makes_the_table_that_it_made(tmp_path: Path, name: str) -> None:
    log, replica, _ = await replay(tmp_path, name)
    table, becomes = replica.table, log.becomes
    assert (table.version, table.stage) == (becomes.version, becomes.stage)
    assert plain(table.settings) == becomes.settings
    chairs = [{"person": chair.person, "bot": chair.bot, "player": str(chair.player)} for chair in table.chairs]
    assert chairs == [{key: value for key, value in chair.items() if key != "name"} for chair in becomes.chairs]


@pytest.mark.parametrize("name", kept.names(1))
@awaits
async def test_every_finished_game_of_a_kept_log_has_the_same_result(tmp_path: Path, name: str) -> None:
    log, _, finished = await replay(tmp_path, name)
    assert [written_down(each) for each in finished] == log.becomes.records


@pytest.mark.parametrize("name", kept.names(1))
@awaits
async def test_in_an_unfinished_game_of_a_kept_log_everybody_sees_the_same(tmp_path: Path, name: str) -> None:
    log, replica, _ = await replay(tmp_path, name)
    if log.becomes.views is None:
        return
    play = replica.table.play
    assert play
    views = {"everybody": play.view(None), **{str(seat): play.view(seat) for seat in range(play.seats)}}
    assert plain(views) == log.becomes.views
    assert played_on(play.copy()) == log.becomes.goes_on


def written_down(finished: Finished) -> KeptRecord:
    record = finished.record
    moves = hashlib.sha256("\n".join(record.moves).encode()).hexdigest()
    assert record.seed
    return KeptRecord(plain(finished.row), len(record.moves), moves, (record.seed, *record.entropy))


def played_on(play: AnyPlay) -> dict[str, Any]:
    """How it ends, with the choices that tests/server/logs/README.md tells of."""
    moves = 0
    while not play.over:
        seat = play.to_act[0]
        choices = sorted(map(str, play.legal(seat)))
        play.apply(seat, choices[7 * moves % len(choices)])
        moves += 1
    return {"moves": moves, "position": play.position, "result": plain(play.result)}


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
