"""A table that cannot go on waits for its operator, and people are told so."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from mazzo.protocol.messages import CLOSE_REASONS
from mazzo.table.commands import Start
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import seated


@awaits
async def test_people_at_a_table_that_is_put_aside_are_told_so(new_site: Callable[..., Site], tmp_path: Path) -> None:
    site = new_site()
    async with seated(site, 2, game="mantis") as (ada, _):
        await ada.do(Start())
        code = ada.code
    site.stop()
    with closing(sqlite3.connect(tmp_path / "mazzo.db", isolation_level=None)) as database:
        database.execute("UPDATE entries SET entry = replace(entry, '\"sit\"', '\"stand\"') WHERE code = ?", [code])
    site = new_site()
    async with Guest(site.url) as guest:
        for _ in range(2):
            visit = await guest.visit(code)
            assert visit.close_message
            assert (visit.close_message.code, visit.close_message.again_in_seconds) == ("quarantined", None)
            for path in (f"/api/tables/{code}", f"/api/tables/{code}/coach"):
                response = await guest.http.get(path)
                assert (response.status_code, response.json()["code"]) == (503, "quarantined")
                assert response.json()["sentence"] == CLOSE_REASONS["quarantined"]
        assert (await guest.http.get("/ready")).status_code == 200
    site.stop()
    (line,) = [line for line in site.log if "is quarantined" in line["message"]]
    assert line["message"].startswith(f"table {code} is quarantined: its log does not replay: ")
