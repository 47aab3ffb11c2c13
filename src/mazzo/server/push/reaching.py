"""Where notices may be sent. The address comes from a client, so it must not lead into the operator's own network."""

import os
import socket
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from mazzo.core.errors import Refused

ANYWHERE = "MAZZO_PUSH_ANYWHERE"
"""A variable for tests: if it is set, notices may go to any address, without TLS."""


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


def public_address(destination: Destination) -> str:
    """An address of the host, resolved once and checked, so that a later answer of the DNS cannot change it."""
    found = socket.getaddrinfo(destination.host, destination.port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not may_go_anywhere() and not all(is_public(address) for address in addresses):
        raise Refused(f"{destination.host} is not a public address")
    return addresses[0]


def is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_global and not (mapped or found).is_multicast


def may_go_anywhere() -> bool:
    return bool(os.environ.get(ANYWHERE))
