"""People with tokens and links chosen by a test."""

from mazzo.server.store.people import INSERT_TOKEN, Visitor, hashed
from mazzo.server.store.storage import Storage


async def add_person(storage: Storage, who: str, name: str, token: str, at: float) -> None:
    await storage.people.add(Visitor(who, name, token), at)


async def add_token(storage: Storage, token: str, who: str, at: float) -> None:
    await storage.database.fetch(INSERT_TOKEN, hashed(token), who, at)


async def person(storage: Storage, token: str) -> tuple[str, str, float] | None:
    """The person with this token: id, name, and the time when it was last seen."""
    visitor = await storage.people.recognise(token)
    return visitor and (visitor.who, visitor.name, visitor.seen_at)


async def note_seen(storage: Storage, token: str, at: float) -> None:
    visitor = await storage.people.recognise(token)
    assert visitor
    await storage.people.renew(visitor._replace(seen_at=float("-inf")), token, at)


async def add_move(storage: Storage, link: str, who: str, until: float) -> None:
    add = "INSERT INTO moves (code_hash, who, until) VALUES ($1, $2, $3) RETURNING who"
    await storage.database.fetch(add, hashed(link), who, until)


async def use_move(storage: Storage, link: str, now: float) -> str | None:
    """Use a link that moves a person to another device; returns the person's id."""
    token = await storage.people.move(link, now)
    visitor = await storage.people.recognise(token)
    return visitor and visitor.who
