"""A push service that receives notices for one browser and decrypts them."""

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    def __init__(self) -> None:
        self.status = 201
        self.notices: list[Any] = []
        self.signatures: list[str] = []
        self.came = threading.Semaphore(0)
        self.goes_on = threading.Event()  # while cleared, no request is answered
        self.goes_on.set()
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.signatures.append(self.headers["authorization"])
                service.notices.append(service.decrypted(body))
                service.came.release()
                service.goes_on.wait(30)
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def subscription(self, **more: Any) -> dict[str, Any]:
        """The subscription that its browser sends."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text_of(point), "auth": text_of(self._auth)}
        return {"endpoint": f"{self.origin}/send/browser", **keys, "says": "Tocca a te!", **more}

    def decrypted(self, body: bytes) -> Any:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(text)

    def is_signed_by(self, key: str) -> bool:
        """Whether the last notice was signed for this service, with the key that the server publishes."""
        scheme, _, rest = self.signatures[-1].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
        is_for_us = claims["aud"] == self.origin and claims["sub"] == "mailto:club@example.org"
        return scheme == "vapid" and parts["k"] == key and is_for_us and bool(Vapid02.verify(self.signatures[-1]))

    def close(self) -> None:
        self.goes_on.set()
        self._server.shutdown()
        self._server.server_close()
