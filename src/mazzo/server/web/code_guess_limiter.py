"""Tries of six letters: only wrong ones count, against the address, the networks around it, and everybody.

Guesses are looked up one after another, so that no two can spend the same allowance. When the common allowance is
spent, each guess waits, and providers take turns. Nothing else waits.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import NoReturn

from mazzo.server.process.addresses import networks_of
from mazzo.server.process.limits import Allowance, ConcurrencyLimit, Limits
from mazzo.server.web.answers import TooMuch
from mazzo.server.work.queue import FairQueue

LONGEST_WAIT = 10.0  # seconds in the line
EVERYBODY = "everybody"


class CodeGuessLimiter:
    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        paces = limits.wrong_codes_of_an_address, limits.wrong_codes_of_a_network, limits.wrong_codes_of_a_provider
        self._of_networks = [Allowance(pace, now) for pace in paces]
        self._of_all = Allowance(limits.wrong_codes_of_all, now)
        self._line = FairQueue(places=1, most_of_one=1)
        self._waiting = ConcurrencyLimit(limits.guesses_waiting_of_a_provider)

    async def look_up(self, address: str, find: Callable[[], Awaitable[str | None]]) -> str | None:
        """Look a guess up when its turn comes; return the table. A guess that finds none was wrong."""
        networks = networks_of(address)
        self._check(networks)
        await self._enter_line(networks[-1])
        try:
            self._check(networks)
            await asyncio.sleep(self._of_all.seconds_to_wait(EVERYBODY, 1.0))
            found = await find()
            if found is None:
                self._count_wrong(networks)
            return found
        finally:
            self._line.leave(networks[-1])

    async def _enter_line(self, provider: str) -> None:
        if not self._waiting.enter(provider):
            _refuse(LONGEST_WAIT)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._line.enter(provider)
        except TimeoutError:
            _refuse(LONGEST_WAIT)
        finally:
            self._waiting.leave(provider)

    def _check(self, networks: tuple[str, ...]) -> None:
        pairs = zip(self._of_networks, networks, strict=False)  # a visitor without an address has no networks
        if wait := max(allowance.seconds_to_wait(network, 1.0) for allowance, network in pairs):
            _refuse(wait)

    def _count_wrong(self, networks: tuple[str, ...]) -> None:
        for allowance, network in zip(self._of_networks, networks, strict=False):
            allowance.spend(network, 1.0)
        self._of_all.spend(EVERYBODY, 1.0)


def _refuse(seconds: float) -> NoReturn:
    raise TooMuch("codes", "too-fast", "too many wrong codes; wait a moment, or use the link", seconds)
