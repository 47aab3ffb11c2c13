"""A warning if a proxy seems to be in front of a server that runs without `--trust-proxy`."""

import ipaddress
import logging

from starlette.types import Scope

log = logging.getLogger(__name__)

FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip", b"forwarded")
MANY_PEOPLE = 20  # too many for one device


class Suspicion:
    """Warns once in the log that `--trust-proxy` may be missing.

    That is likely if all visitors come from one address that is not public, and either their requests were forwarded,
    or they are too many people for one device.
    """

    def __init__(self) -> None:
        self._address: str | None = None
        self._people: set[str] = set()
        self._is_settled = False

    def note_request(self, scope: Scope, address: str) -> None:
        if self._is_alone(address) and any(name in FORWARDED for name, _ in scope["headers"]):
            self._say("their requests were forwarded")

    def note_person(self, who: str, address: str) -> None:
        if self._is_alone(address):
            self._people.add(who)
            if len(self._people) >= MANY_PEOPLE:
                self._say(f"they are {MANY_PEOPLE} people")

    def _is_alone(self, address: str) -> bool:
        """Whether all visitors so far came from this address, which is not public."""
        if self._address is None:
            self._address = address
        if address != self._address or _is_of_the_internet(address):
            self._is_settled = True
        return not self._is_settled

    def _say(self, reason: str) -> None:
        self._is_settled = True
        self._people.clear()
        log.warning(
            "all visitors come from %s, and %s: if a proxy is in front, start with --trust-proxy;"
            " otherwise all of them share the limits of one address",
            *(self._address, reason),
        )


def _is_of_the_internet(address: str) -> bool:
    try:
        return ipaddress.ip_network(address).is_global
    except ValueError:
        return True
