"""Spoken codes: six letters for a table, valid for an hour while people may come to it.

The link of a table has a long code that nobody can guess. A spoken code could be guessed with patience, so each address
has few tries: docs/hosting.md computes the odds.
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
    seconds: float  # how long it is good, unless the table is locked or closed


async def spoken_code(storage: Storage, code: str, now: float) -> SpokenCode:
    """The letters of a table: its current ones, or new ones if it has none."""
    find = "SELECT spoken, until FROM spoken_codes WHERE code = $1 AND until > $2"
    for spoken, until in await storage.database.fetch(find, code, now):
        return SpokenCode(spoken, until - now)
    while True:
        spoken = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        add = "INSERT INTO spoken_codes (spoken, code, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code"
        if await storage.database.fetch(add, spoken, code, now + SECONDS):  # otherwise these letters lead elsewhere
            return SpokenCode(spoken, SECONDS)


async def table_of(storage: Storage, spoken: str, now: float) -> str | None:
    """The table that these letters lead to."""
    find = "SELECT code FROM spoken_codes WHERE spoken = $1 AND until > $2"
    code: str | None = await storage.database.value(find, spoken, now)
    return code


async def wear_out(storage: Storage, spoken: str) -> None:
    """Make these letters invalid."""
    await storage.database.fetch("DELETE FROM spoken_codes WHERE spoken = $1 RETURNING code", spoken)


def read_spoken(text: str) -> str | None:
    """Typed letters in their standard form; None if they cannot be a spoken code."""
    letters = text.upper()
    return letters if SPOKEN.fullmatch(letters) else None
