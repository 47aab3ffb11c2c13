"""The seeds of the days: a chain of hashes that can be verified later but not predicted."""

from hashlib import sha256
from pathlib import Path

from mazzo.server.store.days import (
    LENGTH,
    DayChain,
    DayTry,
    chain_of,
    day_named,
    name_of,
    note_try,
    start_chain,
    tries,
)
from mazzo.server.store.names import forget
from mazzo.server.store.storage import clean
from mazzo.table.day import DAY_SECONDS, day_of
from tests.server.loop import awaits
from tests.server.store.test_storage import opened


def test_each_promise_is_the_secret_of_the_day_before() -> None:
    chain = DayChain(since=100, length=5, last="a secret")
    assert chain.secret(104) == "a secret"
    for day in range(101, 105):
        assert chain.promise(day) == chain.secret(day - 1) == sha256(chain.secret(day).encode()).hexdigest()
    hashed = chain.promise(104)
    for _ in range(4):
        hashed = sha256(hashed.encode()).hexdigest()
    assert hashed == chain.promise(100)


def test_each_game_and_day_has_another_seed() -> None:
    chain = DayChain(since=100, length=50, last="a secret")
    seeds = {chain.seed(day, game) for day in range(100, 150) for game in ("mantis", "kittens")}
    assert len(seeds) == 100
    assert chain.seed(120, "mantis") == sha256(f"{chain.secret(120)} mantis".encode()).hexdigest()
    assert not seeds & {chain.secret(day) for day in range(100, 150)}


def test_days_are_counted_in_utc() -> None:
    assert name_of(day_of(1794960000.0)) == "2026-11-18"
    assert name_of(day_of(1794959999.0)) == "2026-11-17"
    assert day_named("2026-11-17") == day_of(1794959999.0)
    assert [day_named(name) for name in ("2026-11-31", "2026-1-7", "", "now", "99999-01-01")] == [None] * 5


@awaits
async def test_a_chain_stays_until_it_ends(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "mazzo.db")) as storage:
        first = await chain_of(storage, 100)
        assert first.since == 100
        assert await chain_of(storage, 100 + LENGTH - 1) == first
        second = await chain_of(storage, 100 + LENGTH)
        assert second.since == 100 + LENGTH
        assert second.last != first.last
        assert await chain_of(storage, 101) == first


@awaits
async def test_a_new_chain_replaces_only_future_secrets(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "mazzo.db")) as storage:
        old = await chain_of(storage, 100)
        await chain_of(storage, 100 + LENGTH)  # created while a clock was far ahead
        new = await start_chain(storage, 201)
        assert await chain_of(storage, 200) == old
        for day in (201, 201 + LENGTH - 1):
            assert await chain_of(storage, day) == new
        assert new.secret(300) != old.secret(300)
        again = await start_chain(storage, 201)
        assert await chain_of(storage, 250) == again != new


@awaits
async def test_a_person_has_one_try_that_is_deleted_with_them(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "mazzo.db")) as storage:
        visitor = await storage.people.welcome(1000.0, "en")
        who = visitor.who
        assert await note_try(storage, who, 10, "mantis", code="one", instead=None) == "one"
        assert await note_try(storage, who, 10, "mantis", code="two", instead=None) == "one"
        assert await note_try(storage, who, 10, "mantis", code="two", instead="one") == "two"
        assert await note_try(storage, who, 11, "mantis", code="next", instead=None) == "next"
        assert await note_try(storage, who, 10, "kittens", code="other", instead=None) == "other"
        two, other, following = (
            DayTry(10, "mantis", "two", None),
            DayTry(10, "kittens", "other", None),
            DayTry(11, "mantis", "next", None),
        )
        assert await tries(storage, who, 10) == [other, two]
        await clean(storage, 11.0 * DAY_SECONDS, 11.0 * DAY_SECONDS)
        assert await tries(storage, who, 10) == []
        assert await tries(storage, who, 11) == [following]
        assert await forget(storage, who, 2000.0)
        assert await tries(storage, who, 11) == []
