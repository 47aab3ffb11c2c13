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

from mazzo.server.push.reaching import public_address, read_endpoint
from mazzo.server.store.subscriptions import Subscription

CONNECT_SECONDS = 5.0
WHOLE_SECONDS = 10.0  # however slowly the answer comes
KEPT_SECONDS = 12 * 3600  # by the push service, for a browser that is off
SIGNED_SECONDS = 12 * 3600


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
    address = public_address(destination)
    line = socket.create_connection((address, destination.port), CONNECT_SECONDS)
    with line, ending(line):
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
def ending(line: socket.socket) -> Iterator[None]:
    """Shut a connection down after the longest time, whatever the other side does."""

    def end() -> None:
        with suppress(OSError):  # it is closed already
            line.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(WHOLE_SECONDS, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
