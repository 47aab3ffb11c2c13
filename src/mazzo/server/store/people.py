"""People without accounts: a random token in a cookie, and a guest name.

The server keeps only a hash of the token. A person can have several: a link that works once gives another device a
token for the same person.
"""

import hashlib
import secrets
from typing import NamedTuple

from mazzo.server.store.guest_names import guest_name
from mazzo.server.store.storage import Storage

COOKIE = "mazzo"
COOKIE_SECONDS = 400 * 24 * 60 * 60  # as long as browsers keep one
RENEW_SECONDS = 24 * 60 * 60  # how often it is set again, for somebody who comes again
MOVE_SECONDS = 10 * 60


class Visitor(NamedTuple):
    who: str
    name: str
    new_token: str | None = None  # to be set as the cookie
    seen_at: float = float("inf")  # when the token was last given its whole time


async def recognise(storage: Storage, token: str | None) -> Visitor | None:
    """Who has this token."""
    if not token or len(token) > 100:
        return None
    found = await storage.person(_hash(token))
    return Visitor(found[0], found[1], seen_at=found[2]) if found else None


async def renew(storage: Storage, visitor: Visitor, token: str, now: float) -> Visitor:
    """Somebody comes again: their cookie is good for its whole time, from now."""
    if now < visitor.seen_at + RENEW_SECONDS:
        return visitor
    await storage.note_seen(_hash(token), now)
    return visitor._replace(new_token=token)


async def welcome(storage: Storage, now: float, languages: str = "") -> Visitor:
    """Somebody new, with a token, and a name in the first language that we speak of those they want."""
    who, name, token = secrets.token_hex(8), guest_name(languages), secrets.token_urlsafe(32)
    await storage.add_person(who, name, _hash(token), now)
    return Visitor(who, name, token)


async def offer_move(storage: Storage, who: str, now: float) -> str:
    """The secret part of a link that takes a person to another device; it works once, and not for long."""
    code = secrets.token_urlsafe(24)
    await storage.add_move(_hash(code), who, now + MOVE_SECONDS)
    return code


async def move(storage: Storage, code: str, now: float) -> str | None:
    """A token of the person whose link this is; none when it was used, or is too old."""
    who = await storage.use_move(_hash(code), now)
    if who is None:
        return None
    token = secrets.token_urlsafe(32)
    await storage.add_token(_hash(token), who, now)
    return token


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
