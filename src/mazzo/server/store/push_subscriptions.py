"""The browsers that want a notice when their person must choose, and the key that signs all notices."""

from datetime import datetime
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta, Struct

from mazzo.core.errors import Refused
from mazzo.server.store.database import Database

MOST_OF_A_PERSON = 5  # browsers; a newer one replaces the oldest

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours without notices, in minutes since midnight."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Meta(max_length=64)]  # as "Europe/Rome"

    def covers(self, now: float) -> bool:
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser, as its push service knows it."""

    endpoint: Annotated[str, Meta(max_length=1000)]  # where notices for it are sent
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}=*$")]  # its public key
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,30}=*$")]
    says: Annotated[str, Meta(min_length=1, max_length=100)]  # the notice in the person's language
    quiet: Quiet | None = None


class Subscriptions:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, who: str, subscription: Subscription, now: float) -> None:
        """Keep a browser of a person; the newest ones stay."""
        await self._database.write(
            (
                "INSERT INTO push_subscriptions (who, endpoint, subscription, added_at) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (who, endpoint) DO UPDATE SET subscription = excluded.subscription,"
                " added_at = excluded.added_at RETURNING who",
                (who, subscription.endpoint, msgspec.json.encode(subscription).decode(), now),
            ),
            (
                "DELETE FROM push_subscriptions WHERE who = $1 AND endpoint NOT IN (SELECT endpoint FROM"
                " push_subscriptions WHERE who = $1 ORDER BY added_at DESC LIMIT $2)",
                (who, MOST_OF_A_PERSON),
            ),
        )

    async def remove(self, who: str, endpoint: str) -> None:
        sql = "DELETE FROM push_subscriptions WHERE who = $1 AND endpoint = $2 RETURNING who"
        await self._database.fetch(sql, who, endpoint)

    async def of(self, who: str) -> list[Subscription]:
        texts = await self._database.column("SELECT subscription FROM push_subscriptions WHERE who = $1", who)
        return [msgspec.json.decode(text, type=Subscription) for text in texts]

    async def key(self, fresh: str) -> str:
        """The private key of this database: the one it has, or this fresh one."""
        add = "INSERT INTO push_keys (id, private) VALUES (1, $1) ON CONFLICT DO NOTHING RETURNING id"
        await self._database.fetch(add, fresh)
        return str(await self._database.value("SELECT private FROM push_keys WHERE id = 1"))


def check_zone(quiet: Quiet) -> None:
    try:
        ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(f"there is no time zone {quiet.zone!r}") from None
