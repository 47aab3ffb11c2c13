"""Visitors' addresses: the address itself, what counts as one address, the networks around it, and proxies."""

import ipaddress
import logging
import re
from functools import lru_cache
from typing import TypeAlias

from starlette.types import Scope

log = logging.getLogger(__name__)

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

LONGEST_NAME = 64  # characters of a proxy's name for a visitor, if it is not an address
WITH_PORT = re.compile(r"\[(?P<v6>[^\]]*)\](?::\d*)?|(?P<v4>[\d.]+):\d*")
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # RFC 6052: an IPv4 visitor behind a NAT64
PREFIXES = {4: (32, 24, 16), 6: (64, 48, 32)}
"""The prefix lengths, in bits, of a customer, a small network and a provider."""
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip", b"forwarded")
MANY_PEOPLE = 20  # too many for one device


def plain(text: str) -> str:
    """An address in its standard form: without port, brackets, quotes and zone, IPv4 always as IPv4.

    A proxy may use another name for a visitor, such as `unknown` (RFC 7239); it is kept.
    """
    text = text.strip().strip('"').strip()
    if found := WITH_PORT.fullmatch(text):
        text = found["v6"] or found["v4"] or ""
    address = _read(text)
    return text[:LONGEST_NAME] if address is None else str(address)


@lru_cache(4096)
def networks_of(host: str) -> tuple[str, ...]:
    """The key that counts as one address, then the networks around it, from small to large."""
    address = _read(host)
    if address is None:
        return (host,)
    near, *wider = (ipaddress.ip_network((address, bits), strict=False) for bits in PREFIXES[address.version])
    return (str(address) if address.version == 4 else str(near), *map(str, wider))


def ipv6_networks_around(origin: str) -> tuple[str, ...]:
    """The larger networks around an IPv6 network, from small to large; none around anything else."""
    return networks_of(origin)[1:] if ":" in origin else ()


def origin_of(host: str) -> str:
    """The key that counts as one address: in IPv6 a network, since it belongs to one customer."""
    return networks_of(host)[0]


def _read(text: str) -> Address | None:
    """The address in a text, or None."""
    try:
        address = ipaddress.ip_address(text.partition("/")[0].partition("%")[0])
    except ValueError:
        return None
    if address.version == 4:
        return address
    if address in TRANSLATED:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address


class ProxyWarning:
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
            self._warn("their requests were forwarded")

    def note_person(self, who: str, address: str) -> None:
        if self._is_alone(address):
            self._people.add(who)
            if len(self._people) >= MANY_PEOPLE:
                self._warn(f"they are {MANY_PEOPLE} people")

    def _is_alone(self, address: str) -> bool:
        """Whether all visitors so far came from this address, which is not public."""
        if self._address is None:
            self._address = address
        if address != self._address or _is_of_the_internet(address):
            self._is_settled = True
        return not self._is_settled

    def _warn(self, reason: str) -> None:
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
