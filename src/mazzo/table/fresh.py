"""A fresh log begins: the table lets go of what only grows."""

from typing import TYPE_CHECKING

from mazzo.table.commands import FreshLog

if TYPE_CHECKING:
    from mazzo.table.table import Table

MOST_REMEMBERED = 500  # people who have left, and people whom the host has sent away
MOST_SCORES = 100  # of people who have left


def fresh_log(table: "Table", _: None, _command: FreshLog, _now: float) -> None:
    """Forget people who left long ago: they get another number when they return, and a locked table is closed to
    them. Everybody who is here, or was sent away, or has a score, keeps their number."""
    table.removed = dict([*table.removed.items()][-MOST_REMEMBERED:])
    table.evening = table.evening.without_the_last(MOST_SCORES, table.people)
    kept = {*table.people, *table.removed, *table.evening.scores}
    left = [who for who in table.numbers if who not in kept]
    kept.update(left[-MOST_REMEMBERED:])
    table.numbers = {who: number for who, number in table.numbers.items() if who in kept}
