"""Where notices may be sent. The address comes from a client, so it must not lead into the operator's own network."""

import os
import socket
import threading
from concurrent.futures import Future
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from mazzo.core.errors import Refused

ANYWHERE = "MAZZO_PUSH_ANYWHERE"
"""A variable for tests: if it is set, notices may go to any address, without TLS."""

GLOBAL_UNICAST = IPv6Network("2000::/3")
SIX_TO_FOUR = IPv6Network("2002::/16")  # has an IPv4 address inside; no longer in use
NAT64 = IPv6Network("64:ff9b::/96")  # the public IPv4 internet, as a network with IPv6 alone reaches it


class Destination(NamedTuple):
    host: str
    port: int
    path: str
    is_secure: bool

    @property
    def origin(self) -> str:
        scheme, usual = ("https", 443) if self.is_secure else ("http", 80)
        return f"{scheme}://{self.host}" + ("" if self.port == usual else f":{self.port}")


def read_endpoint(endpoint: str) -> Destination:
    """The destination of an endpoint; refused unless it is https on the usual port, without a password."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refused("this is not the address of a push service") from None
    is_secure = parts.scheme == "https"
    is_allowed = is_secure and port in (None, 443) and parts.username is None
    if not host or not endpoint.isascii() or not endpoint.isprintable() or not (is_allowed or may_go_anywhere()):
        raise Refused("the address of a push service begins with https://, and has the usual port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Destination(host, port or (443 if is_secure else 80), path, is_secure)


def public_address(destination: Destination, seconds: float) -> str:
    """An address of the host, resolved once and checked, so that a later answer of the DNS cannot change it."""
    addresses = resolved(destination.host, destination.port, seconds)
    if not may_go_anywhere() and not all(is_public(address) for address in addresses):
        raise Refused(f"{destination.host} is not a public address")
    return addresses[0]


def resolved(host: str, port: int, seconds: float) -> list[str]:
    """The addresses of a name. getaddrinfo has no time limit, so it is left behind in its own thread after a while."""
    found: Future[list[str]] = Future()

    def resolve() -> None:
        try:
            rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result([str(row[4][0]) for row in rows])
        except (OSError, ValueError) as error:  # a ValueError for a name that IDNA does not allow
            found.set_exception(error)

    threading.Thread(target=resolve, daemon=True).start()
    try:
        return found.result(seconds)
    except TimeoutError:
        raise TimeoutError(f"the name {host} was not resolved within {seconds:.0f} seconds") from None


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, and does not lead to a private IPv4 address."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in NAT64:
            found = IPv4Address(int(found) & 0xFFFF_FFFF)
        elif found.ipv4_mapped:
            found = found.ipv4_mapped
        elif found not in GLOBAL_UNICAST or found in SIX_TO_FOUR:
            return False
    return found.is_global and not found.is_multicast


def may_go_anywhere() -> bool:
    return bool(os.environ.get(ANYWHERE))
