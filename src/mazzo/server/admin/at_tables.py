"""Changes tables for the operator."""

from collections.abc import Callable

from mazzo.server.store.database import StorageDown
from mazzo.server.store.tables import Tables
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable, replayed
from mazzo.table.updates import Stage

MOST_TRIES = 50


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
