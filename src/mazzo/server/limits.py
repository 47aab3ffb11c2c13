"""How much one person or one address may ask for."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

LARGEST_MESSAGE = 4096  # bytes
LARGEST_BODY = 16 * 1024
REMEMBERED = 50_000


class Allowance:
    """So many a second on average, and a burst of so many, for each key: a token bucket."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self._per_second, self._burst, self._now = per_second, burst, now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable, cost: float = 1.0) -> bool:
        """Whether the key may have one more; if so, it is counted."""
        now = self._now()
        left, since = self._left.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        allowed = left >= cost
        self._left[key] = (left - cost if allowed else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return allowed
