"""What the operator asks for, done: on the database, and where a server runs in this process, by its tables too."""

import asyncio
import ipaddress
import re
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from mazzo.core.errors import Refused, shorten
from mazzo.server.bulletin import Bulletin
from mazzo.server.driver import Row, StorageDown
from mazzo.server.forgetting import forget
from mazzo.server.hub import MOST_AT_ONCE, Hub
from mazzo.server.limits import origin_of
from mazzo.server.orders import (
    Announce,
    AnyOrder,
    Ban,
    Banned,
    CloseTable,
    CountDay,
    Day,
    Did,
    Export,
    Exported,
    FindPeople,
    Forget,
    Happened,
    ListBans,
    ListTables,
    LogLine,
    LookAt,
    PersonHere,
    PersonRow,
    ReadLog,
    Reopen,
    TableReport,
    TableRow,
    Unban,
)
from mazzo.server.replica import Replica
from mazzo.server.storage import IS_OPEN, Aside, Storage, TableSummary, Unreadable
from mazzo.server.upgrades import changed_rules
from mazzo.server.work import Work
from mazzo.table.commands import Close
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage

MOST_LISTED = 1000
LOG_PAGE = 1000
RECORD_PAGE = 500
TAIL = 20
MOST_TRIES = 50
ANNOUNCED_SECONDS = 600.0  # how long processes that could not reach the database may still learn of it
LONGEST_ANNOUNCEMENT = 500
LONGEST_BAN = 10 * 365 * 24 * 3600.0
PERSON = re.compile("[0-9a-f]{16}")

ROW = (
    "SELECT code, opened_at, COALESCE(active_at, opened_at) AS active, last_seq, summary,"
    " closed_at, aside_at, aside_reason FROM tables"
)


class Admin:
    """Without a hub it works on a database that nobody serves, or that others do."""

    def __init__(
        self, storage: Storage, now: Callable[[], float], hub: Hub | None = None, bulletin: Bulletin | None = None
    ) -> None:
        self._storage = storage
        self._fetch = storage.driver.fetch
        self._now = now
        self._hub = hub
        self._bulletin = bulletin

    async def answer(self, order: AnyOrder) -> Any:
        return await ORDERS[type(order)](self, order)

    # Tables

    async def list_tables(self, order: ListTables) -> list[TableRow]:
        which = "closed_at IS NULL AND aside_at IS NOT NULL" if order.aside else IS_OPEN
        rows = await self._fetch(f"{ROW} WHERE {which} ORDER BY active DESC LIMIT $1", MOST_LISTED)
        return [_table_row(row) for row in rows]

    async def look_at(self, order: LookAt) -> TableReport:
        row = await self._row(order.code)
        last = await self._tail(row)
        written = await self._fetch("SELECT DISTINCT log_version FROM entries WHERE code = $1", row.code)
        logs = tuple(sorted(version for (version,) in written))
        try:
            replica = await self._replay(order.code)
        except (Unreadable, ValueError) as error:
            return TableReport(row, logs, None, None, (), last, str(error))
        table = replica.table
        people = [
            PersonHere(who, person.name, table.seat_of(who), person.connected) for who, person in table.people.items()
        ]
        view = table.play.view(None) if table.play else None
        return TableReport(row, logs, table.view(self._now()), view, tuple(people), last, None)

    async def read_log(self, order: ReadLog) -> list[LogLine]:
        await self._row(order.code)
        rows = await self._fetch(
            "SELECT log_version, entry FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            order.code,
            order.after,
            LOG_PAGE,
        )
        return [LogLine(*row) for row in rows]

    async def close_table(self, order: CloseTable) -> Did:
        row = await self._row(order.code)
        if row.closed_at is not None:
            raise Refused(f"table {row.code} is closed already")
        try:
            if row.aside_at is None:
                await (self._close_in_room(row.code) if self._hub else self._close(row.code))
                return Did(f"table {row.code} is closed")
        except (Aside, Unreadable, ValueError):
            pass  # it cannot be played on either
        await self._storage.close_table(row.code, self._now())
        return Did(f"table {row.code} is closed as it is: it could not go on")

    async def reopen(self, order: Reopen) -> Did:
        row = await self._row(order.code)
        if row.closed_at is not None or row.aside_at is None:
            raise Refused(f"table {row.code} is not aside")
        try:
            replica = await self._replay(row.code)
        except (Unreadable, ValueError) as error:
            raise Refused(f"table {row.code} cannot go on: its log does not replay: {error}") from None
        changed = changed_rules(await self._storage.rules(row.code))
        if replica.table.stage is Stage.PLAYING and (why := changed.get(replica.table.settings.game)):
            raise Refused(f"table {row.code} cannot go on: {why}")
        await self._fetch(
            "UPDATE tables SET aside_at = NULL, aside_reason = NULL, wake_at = $1 WHERE code = $2 RETURNING code",
            self._now(),
            row.code,
        )
        return Did(f"table {row.code} is open again")

    async def _row(self, code: str) -> TableRow:
        rows = await self._fetch(f"{ROW} WHERE code = $1", code)
        if not rows:
            raise Refused(f"there is no table {shorten(code)}")
        return _table_row(rows[0])

    async def _replay(self, code: str) -> Replica:
        """The table that its log makes, whether it is open or not."""
        settings = (await self._fetch("SELECT settings FROM tables WHERE code = $1", code))[0][0]
        replica = Replica(code, msgspec.json.decode(settings, type=Settings))
        for number, entry in enumerate(await self._storage.entries(code)):
            try:
                replica.do(entry)
            except ValueError as error:  # a refusal is one
                raise Refused(f"entry {entry.seq}: {error}") from error
            if number % MOST_AT_ONCE == 0:
                await asyncio.sleep(0)
        return replica

    async def _tail(self, row: TableRow) -> tuple[Happened, ...]:
        lines = await self.read_log(ReadLog(row.code, max(0, row.version - TAIL)))
        return tuple(happened for line in lines if (happened := _happened(line.entry)))

    async def _close_in_room(self, code: str) -> None:
        assert self._hub
        while room := await self._hub.room(code):
            if await room.tell(Close()):
                return

    async def _close(self, code: str) -> None:
        """As one more process at the same database."""
        for _ in range(MOST_TRIES):
            work = Work(await self._replay(code), (), set(), self._now())
            work.accept(None, Close())
            if not await self._storage.append([work.addition()]):
                return
        raise StorageDown(f"others write to table {code} all the time")

    # Everybody

    async def announce(self, order: Announce) -> Did:
        text = " ".join(order.text.split())
        if not (text.isprintable() and 1 <= len(text) <= LONGEST_ANNOUNCEMENT):
            raise Refused(f"an announcement has 1 to {LONGEST_ANNOUNCEMENT} letters")
        now = self._now()
        await self._fetch("DELETE FROM announcements WHERE at < $1 RETURNING id", now - ANNOUNCED_SECONDS)
        add = "INSERT INTO announcements (id, at, text) VALUES ($1, $2, $3) RETURNING id"
        await self._fetch(add, secrets.token_hex(8), now, text)
        await self._look()
        return Did("everybody who is connected is told")

    async def ban(self, order: Ban) -> Did:
        subject = _subject(order.subject)
        if not 0 < order.seconds <= LONGEST_BAN:
            raise Refused("a ban lasts more than no time, and at most ten years")
        now = self._now()
        await self._fetch("DELETE FROM bans WHERE until < $1 RETURNING subject", now)
        await self._fetch(
            "INSERT INTO bans (subject, until) VALUES ($1, $2)"
            " ON CONFLICT (subject) DO UPDATE SET until = excluded.until RETURNING subject",
            subject,
            now + order.seconds,
        )
        await self._look()
        return Did(f"{subject} is banned")

    async def unban(self, order: Unban) -> Did:
        subject = _subject(order.subject)
        if not await self._fetch("DELETE FROM bans WHERE subject = $1 RETURNING subject", subject):
            raise Refused(f"{subject} is not banned")
        await self._look()
        return Did(f"{subject} is not banned any more")

    async def list_bans(self, _: ListBans) -> list[Banned]:
        rows = await self._fetch("SELECT subject, until FROM bans WHERE until > $1 ORDER BY until", self._now())
        return [Banned(*row) for row in rows]

    async def _look(self) -> None:
        if self._bulletin:
            await self._bulletin.look()

    # People

    async def find_people(self, order: FindPeople) -> list[PersonRow]:
        if order.record is not None:
            return await self._players_of(order.record)
        sought = re.sub(r"([\\%_])", r"\\\1", order.name or "")
        rows = await self._fetch(
            "SELECT who, name, since, (SELECT MAX(seen_at) FROM tokens WHERE tokens.who = people.who) FROM people"
            r" WHERE LOWER(name) LIKE LOWER($1) ESCAPE '\' ORDER BY since DESC LIMIT $2",
            f"%{sought}%",
            MOST_LISTED,
        )
        return [PersonRow(*row) for row in rows]

    async def _players_of(self, record: str) -> list[PersonRow]:
        found = await self._storage.record(record)
        if found is None:
            raise Refused(f"there is no record {shorten(record)}")
        names = msgspec.json.decode(found)["seats"]
        rows = await self._fetch(
            "SELECT seat, record_people.who, since,"
            " (SELECT MAX(seen_at) FROM tokens WHERE tokens.who = record_people.who)"
            " FROM record_people LEFT JOIN people ON people.who = record_people.who WHERE record_id = $1 ORDER BY seat",
            record,
        )
        return [PersonRow(who, names[seat], since, seen_at) for seat, who, since, seen_at in rows]

    async def forget(self, order: Forget) -> Did:
        tables = await forget(self._storage, order.who, self._now())
        if tables is None:
            raise Refused(f"nobody here has the id {shorten(order.who)}")
        await self._look()
        if self._hub:
            self._hub.has_rewritten(tables)
        return Did(f"{order.who} is forgotten")

    # Records and numbers

    async def export(self, order: Export) -> list[Exported]:
        rows = await self._fetch(
            "SELECT id, ended_at, listed, record FROM records WHERE ended_at >= $1 AND ended_at < $2 AND ($3 = '' OR"
            " (ended_at, id) > (SELECT ended_at, id FROM records WHERE id = $3)) ORDER BY ended_at, id LIMIT $4",
            order.since,
            order.until,
            order.after or "",
            RECORD_PAGE,
        )
        return [Exported(id, at, bool(listed), msgspec.Raw(record.encode())) for id, at, listed, record in rows]

    async def count_day(self, order: CountDay) -> Day:
        since, until = _day(order.day)
        tables = await self._fetch(
            "SELECT opened_at, closed_at FROM tables WHERE opened_at < $1 AND (closed_at IS NULL OR closed_at >= $2)",
            until,
            since,
        )
        games: Counter[str] = Counter()
        for (summary,) in await self._fetch(
            "SELECT summary FROM records WHERE ended_at >= $1 AND ended_at < $2", since, until
        ):
            shown = msgspec.json.decode(summary)
            games[f"{shown['game']} {shown['edition']}"] += 1
        return Day(
            day=order.day,
            tables_opened=sum(opened_at >= since for opened_at, _ in tables),
            most_tables_open=_most_at_once(tables, since),
            games_finished=games.total(),
            games=dict(sorted(games.items())),
            players=await self._count(
                "SELECT COUNT(DISTINCT who) FROM record_people JOIN records ON records.id = record_id"
                " WHERE ended_at >= $1 AND ended_at < $2",
                since,
                until,
            ),
            newcomers=await self._count("SELECT COUNT(*) FROM people WHERE since >= $1 AND since < $2", since, until),
            last_seen=await self._count(
                "SELECT COUNT(*) FROM (SELECT who FROM tokens GROUP BY who"
                " HAVING MAX(seen_at) >= $1 AND MAX(seen_at) < $2) AS seen",
                since,
                until,
            ),
        )

    async def _count(self, sql: str, *values: object) -> int:
        count: int = (await self._fetch(sql, *values))[0][0]
        return count


def _table_row(row: Row) -> TableRow:
    code, opened_at, active_at, version, summary, *ends = row
    shown = msgspec.json.decode(summary, type=TableSummary) if summary else None
    return TableRow(code, opened_at, active_at, version, shown, *ends)


def _happened(text: str) -> Happened | None:
    try:
        entry = msgspec.json.decode(text)
        return Happened(entry["seq"], entry["at"], entry.get("who"), entry["command"]["command"])
    except (msgspec.DecodeError, LookupError, TypeError):
        return None


def _subject(text: str) -> str:
    """A person, or an address as it is counted."""
    if PERSON.fullmatch(text):
        return text
    try:
        return origin_of(str(ipaddress.ip_address(text.partition("/")[0])))
    except ValueError:
        raise Refused(
            f"{shorten(text)} is neither an address, such as 203.0.113.7, nor the id of a person;"
            " `mazzo admin people` shows ids"
        ) from None


def _day(text: str) -> tuple[float, float]:
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
        return day.timestamp(), (day + timedelta(days=1)).timestamp()
    except (ValueError, OverflowError):
        raise Refused(f"{shorten(text)} should be a day, such as 2026-11-15") from None


def _most_at_once(tables: list[Row], since: float) -> int:
    """How many tables were open at the same time, from a moment on."""
    changes = [(max(opened_at, since), 1) for opened_at, _ in tables]
    changes += [(closed_at, -1) for _, closed_at in tables if closed_at is not None]
    count = most = 0
    for _, change in sorted(changes):
        count += change
        most = max(most, count)
    return most


ORDERS: dict[type[AnyOrder], Callable[[Admin, Any], Awaitable[Any]]] = {
    ListTables: Admin.list_tables,
    LookAt: Admin.look_at,
    ReadLog: Admin.read_log,
    CloseTable: Admin.close_table,
    Reopen: Admin.reopen,
    Announce: Admin.announce,
    Ban: Admin.ban,
    Unban: Admin.unban,
    ListBans: Admin.list_bans,
    FindPeople: Admin.find_people,
    Forget: Admin.forget,
    Export: Admin.export,
    CountDay: Admin.count_day,
}
