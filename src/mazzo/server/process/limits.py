"""Limits for people and addresses.

A limit of an address holds for the IPv6 networks around it too, multiplied by `NETWORK_FACTORS`: one customer often
has a whole /48, and could otherwise use the allowances of 65,536 addresses.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from time import monotonic

from msgspec import Struct
from msgspec.structs import asdict, replace

from mazzo.server.process.addresses import ipv6_networks_around

LARGEST_MESSAGE = 4096  # bytes
LARGEST_BODY = 16 * 1024
LARGEST_RECORD = 64 * 1024  # of a file; most records have a few thousand bytes
REMEMBERED = 50_000
NETWORK_FACTORS = (4, 16)  # for an IPv6 /48 and /32: how many times the allowance of an address


class Limits(Struct, frozen=True):
    """A pace is a rate per second and the size of a burst."""

    input_of_a_connection: tuple[float, float] = (100.0, 500.0)  # frames of a WebSocket; each KiB counts as another
    input_of_an_address: tuple[float, float] = (2000.0, 10_000.0)
    messages_of_a_person: tuple[float, float] = (20.0, 60.0)
    messages_of_an_address: tuple[float, float] = (200.0, 600.0)
    deliveries_of_an_address: tuple[float, float] = (300.0, 3000.0)  # a message to a table, for each who is sent it
    requests_of_a_person: tuple[float, float] = (10.0, 60.0)
    spare_requests_of_a_person: tuple[float, float] = (0.5, 20.0)  # when others have used up the address's
    requests_of_arrivals: tuple[float, float] = (20.0, 200.0)  # of an address: first requests and unknown cookies
    requests_of_strangers: tuple[float, float] = (20.0, 200.0)  # of an address: all other unknown people
    requests_of_an_address: tuple[float, float] = (60.0, 600.0)  # of the people whom the server knows
    files_of_an_address: tuple[float, float] = (200.0, 5000.0)  # beyond that they come later, and still come
    watching_of_an_address: tuple[float, float] = (10.0, 100.0)  # requests for /ready and /metrics
    newcomers_of_an_address: tuple[float, float] = (1.0, 100.0)
    deletions_of_an_address: tuple[float, float] = (1 / 60, 5.0)  # of people by themselves
    tables_of_a_person: tuple[float, float] = (0.1, 10.0)
    tables_of_an_address: tuple[float, float] = (0.5, 50.0)
    tournaments_of_a_person: tuple[float, float] = (1 / 1200, 3.0)
    tournaments_of_an_address: tuple[float, float] = (1 / 1200, 5.0)  # in 12 hours a provider opens 656 of 1,000
    entries_of_an_address: tuple[float, float] = (0.5, 20.0)  # into tournaments: a club of 60 in 80 seconds
    notices_of_a_person: tuple[float, float] = (1 / 60, 20.0)  # that it is their turn; more are dropped
    wrong_codes_of_an_address: tuple[float, float] = (1 / 30, 10.0)
    wrong_codes_of_a_network: tuple[float, float] = (1 / 10, 40.0)  # IPv4 /24, IPv6 /48
    wrong_codes_of_a_provider: tuple[float, float] = (1 / 4, 100.0)  # IPv4 /16, IPv6 /32
    wrong_codes_of_all: tuple[float, float] = (1.0, 300.0)
    guesses_waiting_of_a_provider: int = 100
    work_of_a_person: tuple[float, float] = (0.2, 60.0)  # seconds of a worker process, for the coach and replays
    work_of_an_address: tuple[float, float] = (0.5, 120.0)
    work_waiting_of_a_person: int = 10
    work_waiting_of_an_address: int = 30
    new_connections_of_an_address: int = 5000  # that have sent no request yet, or whose refusal waits
    http_connections_of_an_address: int = 500
    sockets_of_a_person: int = 20
    sockets_of_an_address: int = 500
    followers_of_an_address: int = 100  # questions for news of tournaments that wait; others are answered at once
    sockets_of_an_address_at_a_table: int = 100  # beside the players and the host, who always come in
    places_of_an_address_at_a_table: int = 40  # people who have joined: a class at most, a fifth of a full house
    names_of_a_person: tuple[float, float] = (0.2, 30.0)  # new names and faces at tables


UNLIMITED = replace(
    Limits(), **{name: 10**9 if isinstance(limit, int) else (1e9, 1e9) for name, limit in asdict(Limits()).items()}
)
"""No limits, for measurements and for servers that only friends can reach."""


Shares = tuple[tuple[Hashable, int], ...]
"""The keys that something counts against, each with the factor of its allowance."""


@lru_cache(4096)
def shares_of_address(address: Hashable) -> Shares:
    """An address, as `origin_of` has it, and the IPv6 networks around it."""
    return ((address, 1), *zip(ipv6_networks_around(str(address)), NETWORK_FACTORS, strict=False))


def has_room(most: int, address: str, others: Iterable[str]) -> bool:
    """Whether one more fits beside these addresses, if an address may have this many."""
    counts = Counter(network for other in others for network, _ in shares_of_address(other))
    return all(counts[network] < most * factor for network, factor in shares_of_address(address))


class Bucket(Struct, gc=False):
    left: float
    at: float  # this time


class Allowance:
    """A pace for each key: a token bucket."""

    def __init__(self, pace: tuple[float, float], now: Callable[[], float] = monotonic) -> None:
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


class AddressAllowance(Allowance):
    """A pace for each address, and larger ones for the networks around it."""

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
