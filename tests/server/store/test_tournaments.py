"""The logs of tournaments in a database."""

from mazzo.games import GAMES
from mazzo.server.store.tournaments import Beginning, TournamentEntry
from mazzo.table.settings import Settings
from mazzo.table.tournament.commands import Enter
from mazzo.table.tournament.plan import TournamentPlan, checked
from tests.server.loop import awaits
from tests.server.store.test_storage import opened

PLAN = checked(TournamentPlan("Spring cup", Settings("mantis", turn_seconds=30)), GAMES)


@awaits
async def test_tournaments_are_listed_woken_and_deleted(database: str) -> None:
    async with opened(database) as storage:
        kept = storage.tournaments
        for number, code in enumerate(("old", "new", "over")):
            assert await kept.open(code, Beginning(PLAN, "host", "seed", 10.0 + number), wake_at=100.0)
        assert not await kept.open("old", Beginning(PLAN, "other", "seed", 20.0), wake_at=None)
        for seq, who in enumerate(("ada", "leo"), 1):
            assert await kept.append("new", TournamentEntry(seq, 30.0, Enter(who), who), 30.0, None, is_over=False)
        await kept.append("over", TournamentEntry(1, 40.0, Enter("ada"), "ada"), 40.0, None, is_over=True)
        assert [(code, entered, at, last) for code, _, entered, at, last in await kept.rows(over=False, limit=10)] == [
            ("new", 2, 30.0, 2),
            ("old", 0, 10.0, 0),
        ]
        assert [row[0] for row in await kept.rows(over=True, limit=10)] == ["over"]
        assert await kept.claim(99.0, 200.0, 10) == []
        await kept.wake_all(50.0)
        assert sorted(await kept.claim(50.0, 200.0, 10)) == ["new", "old"]
        await kept.wake("old", 0, 60.0)
        await kept.wake("new", 1, 60.0)  # there is a newer entry
        assert await kept.claim(60.0, 200.0, 10) == ["old"]
        assert await kept.entries("old") == []
        assert [entry.seq for entry in await kept.entries("new", after=1) or ()] == [2]
        assert not await kept.delete("new", before=30.0)
        assert await kept.delete("new")
        assert await kept.entries("new") is None
        assert not await kept.append("new", TournamentEntry(3, 50.0, Enter("mia"), "mia"), 50.0, None, is_over=False)
        assert await kept.count() == 1
