"""Admin commands about the deal of the day."""

from collections.abc import Callable

from mazzo.server.admin import orders
from mazzo.server.store.days import day_of, name_of, start_chain
from mazzo.server.store.storage import Storage


class DayOrders:
    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage, self._now = storage, now

    async def start_chain(self, _: orders.StartChain) -> orders.Did:
        """From tomorrow on, since people already play the deals of today."""
        chain = await start_chain(self._storage, day_of(self._now()) + 1)
        return orders.Did(f"a new chain begins on {name_of(chain.since)}; its anchor is {chain.promise(chain.since)}")
