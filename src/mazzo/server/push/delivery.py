"""One notice: encrypted for its browser (RFC 8291), signed (VAPID), sent. It blocks, so it runs in a thread."""

import base64
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException

import msgspec

from mazzo.core.errors import Refused
from mazzo.server.push.reaching import public_address, read_endpoint
from mazzo.server.store.subscriptions import Subscription

CONNECT_SECONDS = 5.0
WHOLE_SECONDS = 10.0  # for the name, the connection and the answer
KEPT_SECONDS = 12 * 3600  # by the push service, for a browser that is off
SIGNED_SECONDS = 12 * 3600
AUTH_BYTES = 16


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


class WrongKeys(Refused):
    """The keys of a subscription are not those of a browser."""


def check_keys(subscription: Subscription) -> None:
    """Refuse keys with which no notice can be encrypted (RFC 8291)."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    point, auth = (decoded(key) for key in (subscription.p256dh, subscription.auth))
    if len(auth) != AUTH_BYTES:
        raise WrongKeys(f"the key `auth` of a browser has {AUTH_BYTES} bytes, this one has {len(auth)}")
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise WrongKeys("the key `p256dh` should be a point on the curve P-256") from None


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

    check_keys(subscription)
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
    """Shut a connection down after some seconds, whatever the other side does."""

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
