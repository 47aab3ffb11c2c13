"""Short codes: six letters for a table, valid for an hour while people may come to it.

The link of a table has a long code that cannot be guessed. A short code could be guessed with patience, so each address
has few tries: docs/hosting/limits.md computes the odds.
"""

import re
import secrets

from msgspec import Struct

from mazzo.server.store.storage import Storage

ALPHABET = "ABCDEFGHJKLMNPRSTUVWXYZ"  # without I, O and Q, which are taken for others
LENGTH = 6
PATTERN = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")
SECONDS = 3600.0


class ShortCode(Struct, frozen=True):
    letters: str
    seconds: float  # how long it is valid, unless the table is locked or closed


async def short_code(storage: Storage, code: str, now: float) -> ShortCode:
    """The letters of a table: its current ones, or new ones if it has none."""
    find = "SELECT letters, until FROM short_codes WHERE code = $1 AND until > $2"
    for letters, until in await storage.database.fetch(find, code, now):
        return ShortCode(letters, until - now)
    while True:
        letters = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        add = "INSERT INTO short_codes (letters, code, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code"
        if await storage.database.fetch(add, letters, code, now + SECONDS):  # otherwise another table has them
            return ShortCode(letters, SECONDS)


async def table_of(storage: Storage, letters: str, now: float) -> str | None:
    """The table that these letters lead to."""
    find = "SELECT code FROM short_codes WHERE letters = $1 AND until > $2"
    code: str | None = await storage.database.value(find, letters, now)
    return code


async def invalidate(storage: Storage, letters: str) -> None:
    await storage.database.fetch("DELETE FROM short_codes WHERE letters = $1 RETURNING code", letters)


def read_short_code(text: str) -> str | None:
    """Typed letters in their standard form; None if they cannot be a short code."""
    letters = text.upper()
    return letters if PATTERN.fullmatch(letters) else None
