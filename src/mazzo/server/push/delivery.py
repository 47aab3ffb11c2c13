"""One notice: encrypted for its browser (RFC 8291), signed (VAPID), sent. It blocks, so it runs in a thread.

The address of a push service comes from a client, so it must not lead into the operator's own network.
"""

import base64
import os
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from mazzo.core.errors import Refused
from mazzo.server.store.push_subscriptions import Subscription

CONNECT_SECONDS = 5.0
WHOLE_SECONDS = 10.0  # for the name, the connection and the answer
KEPT_SECONDS = 12 * 3600  # by the push service, for a browser that is off
SIGNED_SECONDS = 12 * 3600
AUTH_BYTES = 16
ANYWHERE = "MAZZO_PUSH_ANYWHERE"
"""A variable for tests: if it is set, notices may go to any address, without TLS."""

GLOBAL_UNICAST = IPv6Network("2000::/3")
SIX_TO_FOUR = IPv6Network("2002::/16")  # has an IPv4 address inside; no longer in use
NAT64 = IPv6Network("64:ff9b::/96")  # the public IPv4 internet, as a network with IPv6 alone reaches it


def make_key() -> str:
    """A private key for signing, as PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def public_key(private: str) -> str:
    """The public key for browsers."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def check_keys(subscription: Subscription) -> None:
    """Refuse keys with which no notice can be encrypted (RFC 8291)."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    point, auth = (decoded(key) for key in (subscription.p256dh, subscription.auth))
    if len(auth) != AUTH_BYTES:
        raise Refused(f"the key `auth` of a browser has {AUTH_BYTES} bytes, this one has {len(auth)}")
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise Refused("the key `p256dh` should be a point on the curve P-256") from None


def decoded(key: str) -> bytes:
    text = key.rstrip("=")
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def deliver(subscription: Subscription, message: object, private: str, contact: str) -> int:
    """Send a notice; returns the status of the push service's answer."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    destination = read_endpoint(subscription.endpoint)
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    body = pusher.encode(msgspec.json.encode(message), content_encoding="aes128gcm")["body"]
    claims = {"sub": contact, "aud": destination.origin, "exp": int(time.time()) + SIGNED_SECONDS}
    headers = {
        **Vapid02.from_pem(private.encode()).sign(claims),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
    }
    until = time.monotonic() + WHOLE_SECONDS
    address = public_address(destination, WHOLE_SECONDS)
    seconds = max(0.1, min(CONNECT_SECONDS, until - time.monotonic()))
    line = socket.create_connection((address, destination.port), seconds)
    with line, ending(line, until - time.monotonic()):
        if destination.is_secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=destination.host)
        connection = HTTPConnection(destination.host, destination.port, timeout=CONNECT_SECONDS)
        connection.sock = line
        try:
            connection.request("POST", destination.path, body, headers)
            return connection.getresponse().status  # the body of the answer is not read, redirects are not followed
        except HTTPException as error:
            raise OSError(f"the push service answered nonsense: {error!r}") from error
        finally:
            connection.close()


@contextmanager
def ending(line: socket.socket, seconds: float) -> Iterator[None]:
    """Shut a connection down after some seconds, even if the other side still sends."""

    def end() -> None:
        with suppress(OSError):  # it is closed already
            line.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


# Where notices may be sent


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
