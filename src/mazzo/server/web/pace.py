"""How fast requests may come: those of a known person by person, all others of an address together.

A room full of friends shares one address. Each of them has an allowance of their own as soon as the server knows them,
so that one who asks too much slows nobody else; the address as a whole has a bound as well.
"""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from mazzo.server.process.limits import REMEMBERED, Allowance, Limits


class Pace:
    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self._of_a_person = Allowance(limits.requests_of_a_person, now)
        self._of_strangers = Allowance(limits.requests_of_strangers, now)
        self._of_an_address = Allowance(limits.requests_of_an_address, now)
        self._known: OrderedDict[str, str] = OrderedDict()  # whose token it is, of those that were seen last

    def note(self, token: str, who: str) -> None:
        """This token belongs to somebody."""
        self._known[token] = who
        self._known.move_to_end(token)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def seconds_to_wait(self, token: str | None, address: str) -> float:
        """Count a request, which may come now if this is 0."""
        who = self._known.get(token or "")
        own, key = (self._of_strangers, address) if who is None else (self._of_a_person, who)
        wait = max(own.seconds_to_wait(key, 1.0), self._of_an_address.seconds_to_wait(address, 1.0))
        if not wait:
            own.spend(key, 1.0)
            self._of_an_address.spend(address, 1.0)
        return wait
