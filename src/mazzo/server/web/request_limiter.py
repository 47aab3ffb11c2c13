"""Limits on requests: for a known person separately, for all others of an address together.

A room full of friends shares one address. Each has their own allowance as soon as the server knows them, so that one
who sends too many requests slows nobody else. The address as a whole has a limit too; when others have used it up, each
person still has a few requests. Newcomers have an allowance apart from all other strangers.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

from mazzo.server.process.limits import REMEMBERED, AddressAllowance, Allowance, Limits

SECONDS_OF_EACH = 0.01  # that a refusal waits for each other one of its address that waits
LONGEST_DELAY = 10.0
MANY = 20  # refusals that wait; others on connections in use are sent without delay, and end their connection

AllowanceOfKey: TypeAlias = tuple[Allowance, str]


class RequestLimiter:
    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self._of_a_person = Allowance(limits.requests_of_a_person, now)
        self._spare = Allowance(limits.spare_requests_of_a_person, now)
        self._of_arrivals = AddressAllowance(limits.requests_of_arrivals, now)
        self._of_strangers = AddressAllowance(limits.requests_of_strangers, now)
        self._of_an_address = AddressAllowance(limits.requests_of_an_address, now)
        self._known: OrderedDict[str, str] = OrderedDict()  # the people of recently seen tokens

    def note(self, token: str, who: str) -> None:
        """Note whose token this is."""
        self._known[token] = who
        self._known.move_to_end(token)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def take(self, token: str, address: str, introduces: bool = False) -> float:
        """Count a request; return the seconds to wait, or 0. `introduces` marks the first request of a page."""
        ways = self._ways(token, address, introduces)
        for way in ways:
            if not _wait(way):
                for allowance, key in way:
                    allowance.spend(key, 1.0)
                return 0.0
        return min(map(_wait, ways))

    def seconds_to_wait(self, token: str, address: str, introduces: bool = False) -> float:
        """The same without counting."""
        return min(map(_wait, self._ways(token, address, introduces)))

    def _ways(self, token: str, address: str, introduces: bool) -> list[tuple[AllowanceOfKey, ...]]:
        """The allowances that a request can use: all of the first, or else all of the second."""
        if who := self._known.get(token):
            person = self._of_a_person, who
            return [(person, (self._of_an_address, address)), (person, (self._spare, who))]
        return [((self._of_arrivals if introduces or token else self._of_strangers, address),)]


def _wait(way: tuple[AllowanceOfKey, ...]) -> float:
    return max(allowance.seconds_to_wait(key, 1.0) for allowance, key in way)


class RefusalDelay:
    """Delays refusals: the more of them an address has waiting, the longer. So asking again gains nothing."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()

    def begin(self, address: str) -> float:
        """The seconds to wait before a refusal. Call `end` when it is sent."""
        self._waiting[address] += 1
        return min(LONGEST_DELAY, self._waiting[address] * SECONDS_OF_EACH)

    def end(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    def has_many(self, address: str) -> bool:
        return self._waiting[address] > MANY
