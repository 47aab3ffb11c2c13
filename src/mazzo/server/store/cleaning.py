"""Deletion of old data, a slice at a time, so that other requests do not wait. Records of finished games remain."""

from mazzo.server.store.days import day_of
from mazzo.server.store.storage import Storage

SLICE = 500  # rows that one transaction deletes at most, of each kind

LINKS = "DELETE FROM moves WHERE code_hash IN (SELECT code_hash FROM moves WHERE until < $1 LIMIT $2) RETURNING who"
SHORT_CODES = (
    "DELETE FROM short_codes WHERE letters IN (SELECT letters FROM short_codes WHERE until < $1 LIMIT $2)"
    " RETURNING code"
)
DAY_TRIES = "DELETE FROM day_tries WHERE code IN (SELECT code FROM day_tries WHERE day < $1 LIMIT $2) RETURNING code"
IS_CLOSED = "UPDATE tables SET listing = NULL WHERE code = $1 AND closed_at IS NOT NULL RETURNING code"
ENTRIES = "DELETE FROM entries WHERE code = $1 AND seq IN (SELECT seq FROM entries WHERE code = $1 LIMIT $2)"
OF_A_TABLE = (
    "DELETE FROM log_people WHERE code = $1",
    "DELETE FROM short_codes WHERE code = $1",
    "DELETE FROM snapshots WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = $1)",
    "DELETE FROM tables WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = $1)",
)


async def clean(storage: Storage, before: float, now: float) -> bool:
    """Delete a slice of links and short codes that work no longer, and of data that ended before then: tries of the
    deal of the day, tables and tournaments with their logs. True if more is left.
    """
    links = await storage.database.fetch(LINKS, now, SLICE)
    codes = await storage.database.fetch(SHORT_CODES, now, SLICE)
    tried = await storage.database.fetch(DAY_TRIES, day_of(before), SLICE)
    tables = await storage.database.fetch("SELECT code FROM tables WHERE closed_at < $1 LIMIT 1", before)
    for (code,) in tables:  # it goes itself with the last of its entries
        others = [(sql, (code,)) for sql in OF_A_TABLE]
        await storage.database.write((IS_CLOSED, (code,)), (ENTRIES, (code, SLICE)), *others)
    tournaments = await storage.database.fetch("SELECT code FROM tournaments WHERE active_at < $1 LIMIT 1", before)
    for (code,) in tournaments:  # a log is short: some hundred entries
        await storage.tournaments.delete(code, before)
    return bool(tables or tournaments) or SLICE in (len(links), len(codes), len(tried))
