"""Requests refused because of a limit: counted for the metrics, and summed up in the log once a minute."""

import asyncio
import logging
from collections import Counter

from mazzo.server.process.metrics import REFUSED

log = logging.getLogger("mazzo.limits")

REPORT_SECONDS = 60.0
MOST_ADDRESSES = 1000  # told apart in one report


class Refusals:
    """All refusals of this process since the last report."""

    def __init__(self) -> None:
        self._by_limit: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()

    def note(self, limit: str, address: str) -> None:
        """Count an answer 429 to this address."""
        REFUSED.labels(limit).inc()
        self._by_limit[limit] += 1
        if address in self._by_address or len(self._by_address) < MOST_ADDRESSES:
            self._by_address[address] += 1

    async def run(self) -> None:
        """Log a summary each minute, if there is any."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            self.report()

    def report(self) -> None:
        if not self._by_limit:
            return
        [(address, most)] = self._by_address.most_common(1)
        limits = ", ".join(f"{count} {limit}" for limit, count in self._by_limit.most_common())
        log.info(
            "%d requests were refused with 429 in the last minute (%s): %d from %s, the rest from %d other addresses",
            *(self._by_limit.total(), limits, most, address, len(self._by_address) - 1),
        )
        self._by_limit.clear()
        self._by_address.clear()
