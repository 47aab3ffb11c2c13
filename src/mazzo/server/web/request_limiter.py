"""Limits on requests: for a known person separately, for all others of an address together.

A room full of friends shares one address. Each has their own allowance as soon as the server knows them, so that one
who sends too many requests slows nobody else. The address as a whole has a limit too; when others have used it up, each
person still has a few requests. Newcomers have an allowance apart from all other strangers.
"""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from mazzo.server.process.limits import REMEMBERED, AddressAllowance, Allowance, Limits


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

    def seconds_to_wait(self, token: str, address: str, introduces: bool = False) -> float:
        """Count a request; return the seconds to wait, or 0. `introduces` marks the first request of a page."""
        if who := self._known.get(token):
            return _wait_or_take((self._of_a_person, who), (self._of_an_address, address)) and (
                _wait_or_take((self._of_a_person, who), (self._spare, who))
            )
        arriving = introduces or bool(token)
        return _wait_or_take((self._of_arrivals if arriving else self._of_strangers, address))


def _wait_or_take(*allowances: tuple[Allowance, str]) -> float:
    """Take one from each allowance, or from none; return the seconds until all have one."""
    wait = max(allowance.seconds_to_wait(key, 1.0) for allowance, key in allowances)
    if not wait:
        for allowance, key in allowances:
            allowance.spend(key, 1.0)
    return wait
