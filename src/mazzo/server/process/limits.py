"""Limits for people and addresses."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

from msgspec import Struct
from msgspec.structs import asdict, replace

LARGEST_MESSAGE = 4096  # bytes
LARGEST_BODY = 16 * 1024
LARGEST_RECORD = 64 * 1024  # of a file; most records have a few thousand bytes
REMEMBERED = 50_000


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
    tournaments_of_a_person: tuple[float, float] = (1 / 600, 3.0)
    tournaments_of_an_address: tuple[float, float] = (1 / 60, 10.0)
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
        bucket, amount = self._bucket(key), min(amount, self._burst)
        if bucket.left < amount:
            return False
        bucket.left -= amount
        return True

    def spend(self, key: Hashable, amount: float) -> None:
        """Count the amount, however large; the key may be in debt for a while."""
        self._bucket(key).left -= amount

    def wait_and_spend(self, key: Hashable, amount: float, longest: float) -> float | None:
        """The seconds the key has to wait for this amount, which is counted; None if that is too long."""
        bucket = self._bucket(key)
        wait = max(0.0, -bucket.left / self._per_second)
        if wait > longest:
            return None
        bucket.left -= amount
        return wait

    def seconds_to_wait(self, key: Hashable, amount: float = 0.0) -> float:
        """The seconds until this amount is available; by default until the key is out of debt."""
        return max(0.0, (amount - self._bucket(key).left) / self._per_second)

    def _bucket(self, key: Hashable) -> Bucket:
        """The current bucket of a key."""
        now = self._now()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._burst, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
            bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._per_second)
            bucket.at = now
        return bucket


class Crowd:
    """Counts how many of something each key has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        if self._here[key] >= self._most:
            return False
        self._here[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        self._here[key] -= 1
        if not self._here[key]:
            del self._here[key]
