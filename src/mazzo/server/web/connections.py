"""Chooses the classes by which uvicorn serves connections."""

import os
from functools import cache
from typing import Any, NamedTuple

PLAIN = "MAZZO_PLAIN_CONNECTIONS"  # a variable for operators who want nothing of uvicorn's internals


class Protocols(NamedTuple):
    """As uvicorn's configuration has them: a class, or a name."""

    http: Any
    websocket: Any
    why_plain: str = ""  # the reason, if the fast ones are not used

    def hand_over(self) -> bool:
        """Let workers that are started from now on hand connections to each other; False if they cannot."""
        if self.why_plain:
            return False
        from mazzo.server.web import fast

        fast.hand_over_connections()
        return True


@cache
def choose() -> Protocols:
    """The fast ones, unless what is installed is not as they assume. Imports are tried: what they name may be gone.

    It takes a tenth of a second the first time.
    """
    if not (reason := why_plain()):
        from mazzo.server.web import fast

        return Protocols(fast.HttpProtocol, fast.SocketProtocol)
    try:
        from mazzo.server.web import plain_protocols
    except (ImportError, TypeError) as error:
        return Protocols("auto", "auto", f"{reason}; and no frames are counted: {error}")
    return Protocols("auto", plain_protocols.PlainSocketProtocol, reason)


def is_plain_wanted() -> bool:
    return bool(os.environ.get(PLAIN))


def why_plain() -> str:
    if is_plain_wanted():
        return f"{PLAIN} is set"
    try:
        from mazzo.server.web import contract
    except (ImportError, TypeError) as error:
        return str(error)
    broken = contract.first_broken()
    return broken and f"it does not hold that {broken}"
