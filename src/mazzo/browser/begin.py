"""The entry of the page's worker."""

import time
from collections.abc import Callable

from mazzo.browser.host import Host


def begin() -> Callable[[str], str]:
    """A host with the clocks of this computer; it takes calls and returns outcomes in JSON."""
    return Host(time.monotonic, time.time).handle_text
