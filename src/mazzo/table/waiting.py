"""How long a table waits for people, and for its host."""

from typing import TYPE_CHECKING

from mazzo.table.clock import ABANDONED_SECONDS, EMPTY_SECONDS, HOST_AWAY_SECONDS
from mazzo.table.updates import Stage

if TYPE_CHECKING:
    from mazzo.table.table import Table


def wait_for_people(table: "Table", now: float) -> None:
    """If nobody is here, the table waits a while for somebody to come back. The same holds for its host."""
    clock, here = table.clock, [who for who, person in table.people.items() if person.connected]
    if here:
        clock.abandoned_at = None
    elif clock.abandoned_at is None:
        clock.abandoned_at = now + (ABANDONED_SECONDS if table.stage is Stage.PLAYING else EMPTY_SECONDS)
    if table.host in here or not here:
        clock.host_away_at = None
    elif clock.host_away_at is None:
        clock.host_away_at = now + HOST_AWAY_SECONDS
