"""The entry of the page's worker."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from mazzo.bots.expert.plain import matrix
from mazzo.browser.host import Host


def begin(page: Any) -> Callable[[str], str]:
    """A host with the clocks of this computer; it takes calls and returns outcomes in JSON.

    `page` multiplies matrices: web/src/net/dense.ts.
    """
    matrix.use(PageMultiplier(page))
    return Host(time.monotonic, time.time).handle_text


class PageMultiplier:
    """The page's matrix multiplier, with results as Python bytes."""

    def __init__(self, page: Any) -> None:
        self._page = page

    def hold(self, weights: bytes, scales: bytes, columns: int) -> Any:
        return self._page.hold(weights, scales, columns)

    def product(self, inputs: bytes, held: Any) -> bytes:
        found: bytes = self._page.product(inputs, held).to_bytes()
        return found

    def dense(self, inputs: bytes, matrices: Sequence[Any], biases: Sequence[bytes]) -> bytes:
        found: bytes = self._page.dense(inputs, matrices, biases).to_bytes()
        return found
