"""Enforces limits: rates, numbers of things at the same time, fair queues, and the limits on requests and guesses.

A limit of an address holds for the IPv6 networks around it too, multiplied by `NETWORK_FACTORS`: one customer often
has a whole /48, and could otherwise use the allowances of 65,536 addresses.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable, Iterable
from functools import lru_cache
from time import monotonic
from typing import NamedTuple, NoReturn, TypeAlias

from msgspec import Struct

from mazzo.server.addresses import ipv6_networks_around, networks_of
from mazzo.server.limits import Limits, Rate

REMEMBERED = 50_000  # keys of one limit
NETWORK_FACTORS = (4, 16)  # for an IPv6 /48 and /32: how many times the allowance of an address

RateOfKey: TypeAlias = "tuple[RateLimit, str]"
SECONDS_OF_EACH = 0.01  # added to the wait of a refusal for each other waiting refusal of its address
LONGEST_DELAY = 10.0
MANY = 20  # refusals that wait; others on connections in use are sent without delay, and end their connection
LONGEST_WAIT = 10.0  # seconds of a guess in the queue
ALL = "all"


class LimitExceeded(Exception):
    """Raised to refuse a request; `limit` is its name in the metrics."""

    def __init__(self, limit: str, sentence: str, seconds: float, code: str = "too-fast") -> None:
        super().__init__(sentence)
        self.limit, self.sentence, self.seconds, self.code = limit, sentence, seconds, code


def spend(limit: str, sentence: str, *rates: tuple["RateLimit", str]) -> None:
    """Count one against each of these limits, or refuse it with this sentence and count nothing."""
    if wait := max(rate.seconds_to_wait(key, 1.0) for rate, key in rates):
        raise LimitExceeded(limit, sentence, wait)
    for rate, key in rates:
        rate.spend(key, 1.0)


Shares: TypeAlias = tuple[tuple[Hashable, int], ...]
"""The keys that something counts against, each with the factor of its allowance."""


@lru_cache(4096)
def shares_of_address(address: Hashable) -> Shares:
    """An address, as `origin_of` has it, and the IPv6 networks around it."""
    return ((address, 1), *zip(ipv6_networks_around(str(address)), NETWORK_FACTORS, strict=False))


def has_room(most: int, address: str, others: Iterable[str]) -> bool:
    """Whether another one of this address fits beside these, if an address may have `most`."""
    counts = Counter(network for other in others for network, _ in shares_of_address(other))
    return all(counts[network] < most * factor for network, factor in shares_of_address(address))


class Bucket(Struct, gc=False):
    left: float
    at: float  # when `left` was last computed


class RateLimit:
    """A rate for each key: a token bucket."""

    def __init__(self, pace: Rate, now: Callable[[], float] = monotonic) -> None:
        self._per_second, self._burst = pace
        self._now = now
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, amount: float = 1.0) -> bool:
        """Whether the key may have this amount more; if so, it is counted. More than a burst costs one burst."""
        amount = min(amount, self._burst)
        buckets = self._buckets_of(key)
        if any(bucket.left < amount for bucket, _ in buckets):
            return False
        for bucket, _ in buckets:
            bucket.left -= amount
        return True

    def spend(self, key: Hashable, amount: float) -> None:
        """Count the amount, however large; the key may be in debt for a while."""
        for bucket, _ in self._buckets_of(key):
            bucket.left -= amount

    def wait_and_spend(self, key: Hashable, amount: float, longest: float) -> float | None:
        """The seconds the key has to wait for this amount, which is counted; None if that is too long."""
        buckets = self._buckets_of(key)
        wait = self._wait(buckets, 0.0)
        if wait > longest:
            return None
        for bucket, _ in buckets:
            bucket.left -= amount
        return wait

    def seconds_to_wait(self, key: Hashable, amount: float = 0.0) -> float:
        """The seconds until this amount is available; by default until the key is out of debt."""
        return self._wait(self._buckets_of(key), amount)

    def _wait(self, buckets: list[tuple[Bucket, int]], amount: float) -> float:
        return max(0.0, *[(amount - bucket.left) / (self._per_second * factor) for bucket, factor in buckets])

    def _buckets_of(self, key: Hashable) -> list[tuple[Bucket, int]]:
        return [(self._bucket(key, factor), factor) for key, factor in self._shares(key)]

    def _shares(self, key: Hashable) -> Shares:
        return ((key, 1),)

    def _bucket(self, key: Hashable, factor: int) -> Bucket:
        """The current bucket of a key."""
        now, burst = self._now(), self._burst * factor
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(burst, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
            bucket.left = min(burst, bucket.left + (now - bucket.at) * self._per_second * factor)
            bucket.at = now
        return bucket


class AddressRateLimit(RateLimit):
    """A rate for each address, and larger ones for the networks around it."""

    def _shares(self, key: Hashable) -> Shares:
        return shares_of_address(key)


class ConcurrencyLimit:
    """Counts how many of something each key has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        shares = self._shares(key)
        if any(self._here[key] >= self._most * factor for key, factor in shares):
            return False
        for each, _ in shares:
            self._here[each] += 1
        return True

    def leave(self, key: Hashable) -> None:
        for each, _ in self._shares(key):
            self._here[each] -= 1
            if not self._here[each]:
                del self._here[each]

    def _shares(self, key: Hashable) -> Shares:
        return ((key, 1),)


class AddressConcurrencyLimit(ConcurrencyLimit):
    """Counts for each address, and for the networks around it."""

    def _shares(self, key: Hashable) -> Shares:
        return shares_of_address(key)


class QueuePlace(NamedTuple):
    """A waiting request for a place."""

    admitted: "asyncio.Future[None]"
    is_long: bool


class FairQueue:
    """A limited number of places. Free ones go to the askers in turn; each asker has a limit.

    Long jobs never get the last place, and have their own limit, so that short jobs do not wait for long ones.
    """

    def __init__(self, places: int, most_of_one: int) -> None:
        self._free = places
        self._most_of_one = most_of_one
        self._most_long = max(1, places - 1)
        self._long = 0  # long jobs that have a place
        self._inside: Counter[tuple[Hashable, bool]] = Counter()  # by asker, the long ones apart
        self._waiting: OrderedDict[Hashable, deque[QueuePlace]] = OrderedDict()  # in the order of turns

    async def enter(self, asker: Hashable, is_long: bool = False) -> None:
        """Wait for a place."""
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(QueuePlace(admitted, is_long))
        self._admit()
        try:
            await admitted
        except asyncio.CancelledError:
            if not admitted.cancelled():  # admitted at the same moment
                self.leave(asker, is_long)
            raise

    def leave(self, asker: Hashable, is_long: bool = False) -> None:
        self._free += 1
        self._long -= is_long
        self._inside -= Counter([(asker, is_long)])
        self._admit()

    def _admit(self) -> None:
        while self._free and (found := self._next()):
            asker, turn = found
            waiting = self._waiting.pop(asker)
            waiting.remove(turn)
            if waiting:
                self._waiting[asker] = waiting  # behind all others
            if not turn.admitted.done():  # the waiting caller may be gone
                self._free -= 1
                self._long += turn.is_long
                self._inside[asker, turn.is_long] += 1
                turn.admitted.set_result(None)

    def _next(self) -> tuple[Hashable, QueuePlace] | None:
        """The next asker in turn that may have another place, if any."""
        turns = ((asker, turn) for asker, waiting in self._waiting.items() for turn in waiting)
        return next((each for each in turns if self._may_enter(*each)), None)

    def _may_enter(self, asker: Hashable, turn: QueuePlace) -> bool:
        if turn.is_long and self._long == self._most_long:
            return False
        return self._inside[asker, turn.is_long] < self._most_of_one


class RequestLimiter:
    """Limits requests: of each known person separately, of all others of an address together.

    A room full of friends shares one address. Each has their own allowance as soon as the server knows them, so that
    one who sends too many requests does not slow the others. The address as a whole has a limit too; when others have
    used it up, each person still has a few requests. Newcomers have an allowance apart from all other strangers.
    """

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self._of_a_person = RateLimit(limits.requests_of_a_person, now)
        self._spare = RateLimit(limits.spare_requests_of_a_person, now)
        self._of_arrivals = AddressRateLimit(limits.requests_of_arrivals, now)
        self._of_strangers = AddressRateLimit(limits.requests_of_strangers, now)
        self._of_an_address = AddressRateLimit(limits.requests_of_an_address, now)
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
                for rate, key in way:
                    rate.spend(key, 1.0)
                return 0.0
        return min(map(_wait, ways))

    def _ways(self, token: str, address: str, introduces: bool) -> list[tuple[RateOfKey, ...]]:
        """The limits that a request can use: all of the first, or else all of the second."""
        if who := self._known.get(token):
            person = self._of_a_person, who
            return [(person, (self._of_an_address, address)), (person, (self._spare, who))]
        return [((self._of_arrivals if introduces or token else self._of_strangers, address),)]


def _wait(way: tuple[RateOfKey, ...]) -> float:
    return max(rate.seconds_to_wait(key, 1.0) for rate, key in way)


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


class CodeGuessLimiter:
    """Limits wrong short codes, for the address, the networks around it, and all together.

    Guesses are looked up one after another, so that no two can spend the same rate. When the common allowance is
    spent, each guess waits, and providers take turns. Nothing else waits.
    """

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        paces = limits.wrong_codes_of_an_address, limits.wrong_codes_of_a_network, limits.wrong_codes_of_a_provider
        self._of_networks = [RateLimit(pace, now) for pace in paces]
        self._of_all = RateLimit(limits.wrong_codes_of_all, now)
        self._queue = FairQueue(places=1, most_of_one=1)
        self._waiting = ConcurrencyLimit(limits.guesses_waiting_of_a_provider)

    async def look_up(self, address: str, find: Callable[[], Awaitable[str | None]]) -> str | None:
        """Look a guess up when its turn comes; return the table. A guess that finds none was wrong."""
        networks = networks_of(address)
        self._check(networks)
        await self._enter_queue(networks[-1])
        try:
            self._check(networks)
            await asyncio.sleep(self._of_all.seconds_to_wait(ALL, 1.0))
            found = await find()
            if found is None:
                self._count_wrong(networks)
            return found
        finally:
            self._queue.leave(networks[-1])

    async def _enter_queue(self, provider: str) -> None:
        if not self._waiting.enter(provider):
            _refuse(LONGEST_WAIT)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._queue.enter(provider)
        except TimeoutError:
            _refuse(LONGEST_WAIT)
        finally:
            self._waiting.leave(provider)

    def _check(self, networks: tuple[str, ...]) -> None:
        pairs = zip(self._of_networks, networks, strict=False)  # a visitor without an address has no networks
        if wait := max(rate.seconds_to_wait(network, 1.0) for rate, network in pairs):
            _refuse(wait)

    def _count_wrong(self, networks: tuple[str, ...]) -> None:
        for rate, network in zip(self._of_networks, networks, strict=False):
            rate.spend(network, 1.0)
        self._of_all.spend(ALL, 1.0)


def _refuse(seconds: float) -> NoReturn:
    raise LimitExceeded("codes", "too many wrong codes; wait a moment, or use the link", seconds)


class Limiters:
    """The limits of one process, with what has been counted."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = RequestLimiter(limits)
        self.code_guesses = CodeGuessLimiter(limits)
        self.input_of_an_address = AddressRateLimit(limits.input_of_an_address)
        self.messages_of_a_person = RateLimit(limits.messages_of_a_person)
        self.messages_of_an_address = AddressRateLimit(limits.messages_of_an_address)
        self.deliveries_of_an_address = AddressRateLimit(limits.deliveries_of_an_address)
        self.files_of_an_address = AddressRateLimit(limits.files_of_an_address)
        self.watching_of_an_address = AddressRateLimit(limits.watching_of_an_address)
        self.newcomers_of_an_address = AddressRateLimit(limits.newcomers_of_an_address)
        self.deletions_of_an_address = AddressRateLimit(limits.deletions_of_an_address)
        self.tables_of_a_person = RateLimit(limits.tables_of_a_person)
        self.tables_of_an_address = AddressRateLimit(limits.tables_of_an_address)
        self.tournaments_of_a_person = RateLimit(limits.tournaments_of_a_person)
        self.tournaments_of_an_address = AddressRateLimit(limits.tournaments_of_an_address)
        self.records_of_a_person = RateLimit(limits.records_of_a_person)
        self.records_of_an_address = AddressRateLimit(limits.records_of_an_address)
        self.entries_of_an_address = AddressRateLimit(limits.entries_of_an_address)
        self.names_of_a_person = RateLimit(limits.names_of_a_person)
        self.sockets_of_a_person = ConcurrencyLimit(limits.sockets_of_a_person)
        self.sockets_of_an_address = AddressConcurrencyLimit(limits.sockets_of_an_address)
        self.followers_of_an_address = AddressConcurrencyLimit(limits.followers_of_an_address)
