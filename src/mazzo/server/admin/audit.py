"""One line of the log for each command of the operator, at any log level."""

import logging
from collections.abc import Callable
from time import monotonic

import msgspec

from mazzo.server.admin.orders import READING, AnyOrder, FindPeople, RenamePerson
from mazzo.server.metrics import ORDERS

log = logging.getLogger(__name__)

SAME_SECONDS = 600.0  # in which the same look from the same address is written once: programs look every second
MOST_REMEMBERED = 1000


class Audit:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._looks: dict[tuple[str, AnyOrder], float] = {}  # when each was written

    def note_done(self, order: AnyOrder, address: str) -> None:
        ORDERS.labels("done").inc()
        if self._is_new(order, address):
            log.info("the operator at %s: %s", address, _shown(order))

    def note_refused(self, order: AnyOrder, address: str, reason: str) -> None:
        ORDERS.labels("refused").inc()
        log.info("the operator at %s: %s was refused: %s", address, _shown(order), reason)

    def note_wrong_token(self, address: str) -> None:
        ORDERS.labels("wrong-token").inc()
        log.warning("a request from %s had a wrong admin token, or none", address)

    def _is_new(self, order: AnyOrder, address: str) -> bool:
        if not isinstance(order, READING):
            return True
        now = self._now()
        if now < self._looks.get((address, order), -SAME_SECONDS) + SAME_SECONDS:
            return False
        if len(self._looks) >= MOST_REMEMBERED:
            self._looks.clear()
        self._looks[address, order] = now
        return True


def _shown(order: AnyOrder) -> str:
    """The command for the log, without the name of a person: no names are logged."""
    if isinstance(order, FindPeople | RenamePerson) and order.name:
        order = msgspec.structs.replace(order, name="...")
    return msgspec.json.encode(order).decode()
