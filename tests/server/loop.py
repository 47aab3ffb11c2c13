"""Decorators for tests that are coroutines."""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec

P = ParamSpec("P")


def awaits(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run a test in a new event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(60):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


def awaits_no_time(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run a test in a loop with virtual time, which jumps forward whenever all tasks wait."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            runner.run(whole())

    return run


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """A loop whose clock jumps to the next timer. Sockets and threads do not work in it."""

    def __init__(self) -> None:
        super().__init__(HastySelector())

    def time(self) -> float:
        return self._selector.now  # type: ignore[attr-defined,no-any-return]


class HastySelector(selectors.SelectSelector):
    now = 1_000_000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, Any]]:
        if timeout is None:
            raise RuntimeError("all tasks wait, and none for a timer")
        self.now += timeout
        return []
