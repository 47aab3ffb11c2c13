"""Chooses the classes with which uvicorn serves connections."""

import os
from functools import cache
from typing import Any, NamedTuple

PLAIN = "MAZZO_PLAIN_CONNECTIONS"  # a variable for operators who want nothing of uvicorn's internals


class Protocols(NamedTuple):
    """The entries of uvicorn's configuration: a class, or a name."""

    http: Any
    websocket: Any
    why_plain: str = ""  # the reason, if the fast ones are not used

    def hand_over(self) -> bool:
        """Let workers started from now on hand connections to each other; False if they cannot."""
        if self.why_plain:
            return False
        from mazzo.server.web import fast

        fast.hand_over_connections()
        return True


@cache
def choose() -> Protocols:
    """The fast classes, unless the installed versions break their assumptions. Imports are tried, since names may be
    gone.

    The first call takes a tenth of a second.
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
