"""Visitors' addresses: the address itself, what counts as one address, and the networks around it."""

import ipaddress
import re
from functools import lru_cache
from typing import TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

LONGEST_NAME = 64  # letters of what a proxy calls a visitor, if that is no address
WITH_PORT = re.compile(r"\[(?P<v6>[^\]]*)\](?::\d*)?|(?P<v4>[\d.]+):\d*")
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # RFC 6052: an IPv4 visitor behind a NAT64
PREFIXES = {4: (32, 24, 16), 6: (64, 48, 32)}
"""The prefix lengths, in bits, of a customer, a small network and a provider."""


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
