"""Admin commands about tables and tournaments."""

from collections.abc import Callable
from typing import Any

import msgspec

from mazzo.core.errors import Refused, shorten
from mazzo.server.admin import orders
from mazzo.server.store.database import Row, StorageDown
from mazzo.server.store.entries import TableSummary
from mazzo.server.store.storage import Storage
from mazzo.server.store.tables import Quarantined, Tables, Unreadable, changed_rules
from mazzo.server.store.tournaments import Beginning
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable, replayed, summary
from mazzo.server.tables.tournaments import TournamentService
from mazzo.table.commands import Close
from mazzo.table.updates import Stage

MOST_LISTED = 1000
MOST_REPLAYED = 100  # in one list, of tables without a summary
LOG_PAGE = 1000
TAIL = 20
MOST_TRIES = 50


class TableOrders:
    """Without a hub it works on a database that no server, or another process, uses."""

    def __init__(self, storage: Storage, now: Callable[[], float], hub: Hub | None) -> None:
        self._tables = storage.tables
        self._now = now
        self._at_tables = AtTables(storage.tables, now, hub)

    async def list_tables(self, order: orders.ListTables) -> list[orders.TableRow]:
        listed = [_table_row(row) for row in await self._tables.rows(order.quarantined, MOST_LISTED)]
        for row in [row for row in listed if row.summary is None][:MOST_REPLAYED]:
            listed[listed.index(row)] = msgspec.structs.replace(row, summary=await self._summary(row.code))
        return listed

    async def _summary(self, code: str) -> TableSummary | None:
        """A summary made from the log, for tables without a stored one; None if the log does not replay."""
        try:
            return summary((await self._replay(code)).state)
        except (Unreadable, ValueError):
            return None

    async def look_at(self, order: orders.LookAt) -> orders.TableReport:
        row = await self._row(order.code)
        last = await self._tail(row)
        try:
            logged = await self._replay(order.code)
        except (Unreadable, ValueError) as error:
            return orders.TableReport(row, None, None, (), last, str(error))
        table = logged.state
        people = [
            orders.PersonHere(who, person.name, table.seat_of(who), person.connected)
            for who, person in table.people.items()
        ]
        view = table.play.view(None) if table.play else None
        return orders.TableReport(row, logged.table.view(self._now()), view, tuple(people), last, None)

    async def read_log(self, order: orders.ReadLog) -> list[orders.LogLine]:
        await self._row(order.code)
        return [orders.LogLine(*row) for row in await self._tables.lines(order.code, order.after, LOG_PAGE)]

    async def close_table(self, order: orders.CloseTable) -> orders.Did:
        row = await self._row(order.code)
        if row.closed_at is not None:
            raise Refused(f"table {row.code} is closed already")
        try:
            if row.quarantined_at is None:
                await self._at_tables.do(row.code, lambda draft: draft.accept(None, Close()))
                return orders.Did(f"table {row.code} is closed")
        except (Quarantined, Unreadable, ValueError):
            pass  # it cannot continue, so it needs no Close command
        await self._tables.close(row.code, self._now())
        return orders.Did(f"table {row.code} is closed as it is: it could not go on")

    async def reopen(self, order: orders.Reopen) -> orders.Did:
        row = await self._row(order.code)
        if row.closed_at is not None or row.quarantined_at is None:
            raise Refused(f"table {row.code} is not quarantined")
        try:
            logged = await self._replay(row.code)
        except (Unreadable, ValueError) as error:
            raise Refused(f"table {row.code} cannot go on: its log does not replay: {error}") from None
        changed = changed_rules(await self._tables.rules(row.code))
        if logged.state.stage is Stage.PLAYING and (why := changed.get(logged.state.settings.game)):
            raise Refused(f"table {row.code} cannot go on: {why}")
        await self._tables.reopen(row.code, self._now())
        return orders.Did(f"table {row.code} is open again")

    async def _row(self, code: str) -> orders.TableRow:
        row = await self._tables.row(code)
        if row is None:
            raise Refused(f"there is no table {shorten(code)}")
        return _table_row(row)

    async def _replay(self, code: str) -> LoggedTable:
        """The table made from its log, open or not."""
        return await replayed(await self._tables.log(code))

    async def _tail(self, row: orders.TableRow) -> tuple[orders.ShownEntry, ...]:
        lines = await self.read_log(orders.ReadLog(row.code, max(0, row.version - TAIL)))
        return tuple(happened for line in lines if (happened := _happened(line.entry)))


def _table_row(row: Row) -> orders.TableRow:
    code, opened_at, active_at, version, summary, *ends = row
    shown = msgspec.json.decode(summary, type=TableSummary) if summary else None
    return orders.TableRow(code, opened_at, active_at, version, shown, *ends)


def _happened(text: str) -> orders.ShownEntry | None:
    try:
        entry = msgspec.json.decode(text)
        return orders.ShownEntry(entry["seq"], entry["at"], entry.get("who"), entry["command"]["command"])
    except (msgspec.DecodeError, LookupError, TypeError):
        return None


class AtTables:
    """In a server a table's own task makes the change; without one, this process writes to the log."""

    def __init__(self, tables: Tables, now: Callable[[], float], hub: Hub | None) -> None:
        self._tables, self._now, self._hub = tables, now, hub

    async def do(self, code: str, change: Callable[[LoggedTable], None]) -> None:
        """Make a change at a table, unless it is closed."""

        def change_open(draft: LoggedTable) -> None:
            if draft.state.stage is not Stage.CLOSED:
                change(draft)

        if self._hub:
            while room := await self._hub.room(code):
                if await room.put(change_open):
                    return
            return
        for _ in range(MOST_TRIES):
            draft = (await replayed(await self._tables.log(code))).draft(self._now())
            change_open(draft)
            if not (draft.entries and await self._tables.append([draft.addition()])):
                return
        raise StorageDown(f"others write to table {code} all the time")


# Tournaments


class TournamentOrders:
    """Works on the log, like another process, so it needs no server."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._tournaments = storage.tournaments
        self._service = TournamentService(storage.tournaments, now)

    async def list_tournaments(self, order: orders.ListTournaments) -> list[orders.TournamentRow]:
        return [_row(*row) for row in await self._tournaments.rows(order.over, MOST_LISTED)]

    async def close_tournament(self, order: orders.CloseTournament) -> orders.Did:
        if await self._service.close(order.code) is None:
            raise _unknown(order.code)
        return orders.Did(f"tournament {order.code} is closed")

    async def delete_tournament(self, order: orders.DeleteTournament) -> orders.Did:
        if not await self._tournaments.delete(order.code):
            raise _unknown(order.code)
        return orders.Did(f"tournament {order.code} is deleted")


def _row(code: str, beginning: str, *numbers: Any) -> orders.TournamentRow:
    opened = msgspec.json.decode(beginning, type=Beginning)
    return orders.TournamentRow(code, opened.plan.title, opened.plan.settings.game, opened.host, *numbers)


def _unknown(code: str) -> Refused:
    return Refused(f"there is no tournament {shorten(code)}; `mazzo admin tournaments` lists them")
