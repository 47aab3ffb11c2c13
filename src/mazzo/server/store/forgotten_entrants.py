"""Removing the names of forgotten people from tournaments, as `forgetting` does for tables."""

from typing import Any

import msgspec

from mazzo.server.store.database import Statement
from mazzo.server.store.storage import Storage
from mazzo.server.store.tournaments import INSERT_ENTRY, LOG_VERSION, TournamentEntry
from mazzo.table.names import SOMEBODY
from mazzo.tournament.commands import ContestantForgotten

LEFT = (
    "SELECT forgotten.who, code FROM forgotten JOIN tournament_people ON tournament_people.who = forgotten.who LIMIT $1"
)
LAST = (
    "SELECT last_seq FROM tournaments JOIN tournament_people ON tournament_people.code = tournaments.code"
    " WHERE tournaments.code = $1 AND who = $2"
)
ADVANCE = (
    "UPDATE tournaments SET last_seq = $1 WHERE code = $2 AND last_seq = $3"
    " AND EXISTS (SELECT 1 FROM tournament_people WHERE who = $4 AND code = $2) RETURNING code"
)
UPDATE_ENTRY = "UPDATE tournament_entries SET entry = $1 WHERE code = $2 AND seq = $3"
DELETE_LINK = "DELETE FROM tournament_people WHERE who = $1 AND code = $2"
MOST_TRIES = 20  # at a tournament to which others write; then it is left for the next slice


async def forget_entrants(storage: Storage, now: float, limit: int) -> bool:
    """Remove the names of forgotten people from a few tournaments. True if there were any."""
    left = await storage.database.fetch(LEFT, limit)
    for who, code in left:
        for _ in range(MOST_TRIES):
            if await _is_rewritten(storage, code, who, now):
                break
    return bool(left)


async def _is_rewritten(storage: Storage, code: str, who: str, now: float) -> bool:
    """Rewrite the entries in one transaction with the entry that records it; False if somebody wrote meanwhile."""
    last = await storage.database.value(LAST, code, who)
    if last is None:
        return True  # another process has done it
    rows = await storage.database.fetch(
        "SELECT seq, entry FROM tournament_entries WHERE code = $1 AND entry LIKE $2", code, f'%"who":"{who}"%'
    )
    renamed: list[Statement] = [
        (UPDATE_ENTRY, (_without_name(text), code, seq)) for seq, text in rows if '"name"' in text
    ]
    entry = msgspec.json.encode(TournamentEntry(last + 1, now, ContestantForgotten(), who)).decode()
    return await storage.database.write(
        (ADVANCE, (last + 1, code, last, who)),
        *renamed,
        (INSERT_ENTRY, (code, last + 1, entry, LOG_VERSION)),
        (DELETE_LINK, (who, code)),
    )


def _without_name(text: str) -> str:
    entry: Any = msgspec.json.decode(text)
    return msgspec.json.encode({**entry, "command": {**entry["command"], "name": SOMEBODY}, "named": None}).decode()
