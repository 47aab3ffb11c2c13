"""Floods of tiny or invalid frames, sent as fast as the server reads them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from tests.server.attacks.raw import ATTACKER, CONTINUATION, PING, PONG, TEXT, RawSocket, frame

MUCH = 64 * 1024  # bytes in one write
LARGEST = 8192  # bytes: the server accepts no larger frame
REFUSED_SECONDS = 0.05  # before another try, when a connection was refused


class Flood(NamedTuple):
    opening: bytes  # sent once
    repeated: bytes  # sent again and again

    @classmethod
    def of(cls, one: bytes, opening: bytes = b"") -> "Flood":
        return cls(opening, one * (MUCH // len(one)))


FLOODS = {
    "ping": Flood.of(frame(PING)),
    "pong": Flood.of(frame(PONG)),
    "continuation": Flood.of(frame(CONTINUATION, is_last=False), opening=frame(TEXT, is_last=False)),
    "empty-text": Flood.of(frame(TEXT)),
    "tiny-text": Flood.of(frame(TEXT, b"x")),
    "half-a-frame": Flood(frame(TEXT, length=LARGEST), b"x"),  # a byte at a time
    "half-a-head": Flood(b"", frame(PING)[:1]),  # incomplete heads
    "lying-length": Flood.of(frame(TEXT, b"x", length=2**62)),
    "lying-a-little": Flood.of(frame(TEXT, b"x", length=LARGEST)),
}


async def flood(url: str, code: str, kind: str, is_over: Callable[[], bool], address: str = ATTACKER) -> "Counter[str]":
    """Flood a table until `is_over`; reconnect when cut off. Counts how the connections ended."""
    found: Counter[str] = Counter()
    while not is_over():
        async with RawSocket(url, code, address) as attacker:
            if not attacker.is_open:
                found[attacker.answer.split()[1]] += 1
                await asyncio.sleep(REFUSED_SECONDS)
                continue
            await attacker.send(FLOODS[kind].opening)
            while attacker.is_open and not is_over():
                await attacker.send(FLOODS[kind].repeated)
                await asyncio.sleep(0)
            found["cut" if attacker.is_cut else "open"] += 1
    return found
