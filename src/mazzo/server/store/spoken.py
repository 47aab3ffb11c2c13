"""Codes that can be said aloud: six letters for a table that waits for people, good for an hour or until it is full.

The link of a table keeps its long code, which nobody guesses. A spoken code could be guessed with patience, so each
address may try few of them: docs/hosting.md computes what that comes to.
"""

import re
import secrets

from msgspec import Struct

from mazzo.server.store.storage import Storage

LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"  # without I, O and Q, which are taken for others
LENGTH = 6
SPOKEN = re.compile(f"[{LETTERS}]{{{LENGTH}}}")
SECONDS = 3600.0


class SpokenCode(Struct, frozen=True):
    spoken: str
    seconds: float  # how long it is good, unless the table fills up


async def spoken_code(storage: Storage, code: str, now: float) -> SpokenCode:
    """The letters that lead to a table: those it has, or new ones when it has none that are good."""
    if found := await storage.spoken_for(code, now):
        return SpokenCode(found[0], found[1] - now)
    while True:
        spoken = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if await storage.add_spoken(spoken, code, now + SECONDS):
            return SpokenCode(spoken, SECONDS)


def read_spoken(text: str) -> str | None:
    """Letters as people type them; none if they cannot be a spoken code."""
    letters = text.upper()
    return letters if SPOKEN.fullmatch(letters) else None
