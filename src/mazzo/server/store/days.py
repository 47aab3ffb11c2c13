"""The seeds of the deals of the day: a hash chain, computed from the last day to the first, published in day order.

The last secret of a chain is random, and each day's secret is the SHA-256 of the next day's. So the hash of today's
secret was shown yesterday, tomorrow's cannot be computed, and every day back to the first can be checked.
"""

import secrets
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from mazzo.core.record import commit
from mazzo.server.store.storage import Storage

LENGTH = 3660  # days of a chain: ten years
FIRST = datetime(1970, 1, 1, tzinfo=UTC)
DAYS_BACK = 7  # for which a person's tries are shown, since a game may end after midnight

FIND_TRIES = (
    "SELECT day, game, day_tries.code, records.id FROM day_tries"
    " LEFT JOIN records ON records.id = day_tries.code || '-1'"
    " LEFT JOIN tables ON tables.code = day_tries.code AND closed_at IS NULL"
    " WHERE who = $1 AND day <= $2 AND day >= $3 AND (day = $2 OR records.id IS NOT NULL OR tables.code IS NOT NULL)"
    " ORDER BY day DESC, game"
)


class DayTry(NamedTuple):
    """A person's try of the deal of a day."""

    day: int
    game: str
    code: str  # of the table
    record: str | None  # of the game, once it is over


class DayChain(NamedTuple):
    since: int  # its first day, counted from 1970
    length: int
    last: str  # the secret of its last day

    def secret(self, day: int) -> str:
        """The secret of a day. It must stay secret until the day is over."""
        return hashed(self.last, self.length - 1 - (day - self.since))

    def promise(self, day: int) -> str:
        """The hash of a day's secret: the secret of the day before, or the anchor of the chain."""
        return commit(self.secret(day))

    def seed(self, day: int, game: str) -> str:
        """The seed of a game on a day."""
        return commit(f"{self.secret(day)} {game}")


@lru_cache(maxsize=16)
def hashed(secret: str, times: int) -> str:
    for _ in range(times):
        secret = commit(secret)
    return secret


def name_of(day: int) -> str:
    """A day as 2026-11-17."""
    return (FIRST + timedelta(days=day)).date().isoformat()


async def chain_of(storage: Storage, day: int) -> DayChain:
    """The chain of a day; a new one begins where the last one has ended."""
    find = "SELECT since, length, secret FROM day_chains WHERE since <= $1 ORDER BY since DESC LIMIT 1"
    while True:
        for since, length, secret in await storage.database.fetch(find, day):
            if day < since + length:
                return DayChain(since, length, secret)
        add = "INSERT INTO day_chains VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING since"
        await storage.database.fetch(add, day, LENGTH, secrets.token_hex(32))


async def start_chain(storage: Storage, since: int) -> DayChain:
    """A new chain from this day on. It replaces the secrets of that day and of all later ones."""
    chain = DayChain(since, LENGTH, secrets.token_hex(32))
    put = (
        "INSERT INTO day_chains VALUES ($1, $2, $3) ON CONFLICT (since)"
        " DO UPDATE SET length = excluded.length, secret = excluded.secret RETURNING since"
    )
    await storage.database.write((put, chain), ("DELETE FROM day_chains WHERE since > $1", (since,)))
    return chain


def day_named(name: str) -> int | None:
    """The day of a name such as 2026-11-17; None if it is no such name."""
    try:
        day = (datetime.strptime(name, "%Y-%m-%d").replace(tzinfo=UTC) - FIRST).days
    except ValueError:
        return None
    return day if name_of(day) == name else None


async def tries(storage: Storage, who: str, day: int, days_back: int = 0) -> list[DayTry]:
    """A person's tries of a day, then those of the days before it that have ended or can still be played."""
    return [DayTry(*row) for row in await storage.database.fetch(FIND_TRIES, who, day, day - days_back)]


async def note_try(storage: Storage, who: str, day: int, game: str, *, code: str, instead: str | None) -> str:
    """Note a person's table for a deal, if there is none yet, or `instead` of this one; returns the one that counts."""
    add = (
        "INSERT INTO day_tries VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (who, day, game) DO UPDATE SET code = $4 WHERE day_tries.code = $5 RETURNING code"
    )
    await storage.database.fetch(add, who, day, game, code, instead or "")
    return next(each.code for each in await tries(storage, who, day) if each.game == game)
