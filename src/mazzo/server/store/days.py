"""The luck of the days: a chain of hashes, made ahead and published backwards.

The last secret of a chain is random, and each day's secret is the SHA-256 of the next day's. So the hash of today's
secret was shown yesterday, nobody can compute tomorrow's, and anybody can check every day back to the first.
"""

import secrets
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from mazzo.core.record import commit
from mazzo.server.store.storage import Storage

DAY_SECONDS = 24 * 60 * 60
LENGTH = 3660  # days of a chain: ten years
FIRST = datetime(1970, 1, 1, tzinfo=UTC)


class DayChain(NamedTuple):
    since: int  # its first day, counted from 1970
    length: int
    last: str  # the secret of its last day

    def secret(self, day: int) -> str:
        """The secret of a day. Nobody may see it before the day is over."""
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


def day_of(now: float) -> int:
    """The day of a time in seconds since 1970, in UTC."""
    return int(now // DAY_SECONDS)


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


async def tries(storage: Storage, who: str, day: int) -> dict[str, str]:
    """The tables at which a person plays the deals of a day, by game."""
    rows = await storage.database.fetch("SELECT game, code FROM day_tries WHERE who = $1 AND day = $2", who, day)
    return {row[0]: row[1] for row in rows}


async def note_try(storage: Storage, who: str, day: int, game: str, *, code: str, instead: str | None) -> str:
    """Note a person's table for a deal, if there is none yet, or `instead` of this one; returns the one that counts."""
    add = (
        "INSERT INTO day_tries VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (who, day, game) DO UPDATE SET code = $4 WHERE day_tries.code = $5 RETURNING code"
    )
    await storage.database.fetch(add, who, day, game, code, instead or "")
    return (await tries(storage, who, day))[game]
