"""Admin commands about tournaments."""

from collections.abc import Callable
from typing import Any

import msgspec

from mazzo.core.errors import Refused, shorten
from mazzo.server.admin import orders
from mazzo.server.store.storage import Storage
from mazzo.server.store.tournaments import Beginning
from mazzo.server.tables.tournaments import TournamentService

MOST_LISTED = 1000


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
