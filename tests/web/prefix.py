"""A proxy that serves Mazzo under a path prefix, as on a host with several sites."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit

CHUNK = 65_536


class PrefixProxy:
    """Forwards requests below the prefix, with the prefix removed, one per connection; answers others with 404."""

    def __init__(self, address: str, prefix: str) -> None:
        parts = urlsplit(address)
        self._target = (parts.hostname, parts.port)
        self._prefix = prefix
        self.others: list[str] = []  # paths of requests outside the prefix
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def stop(self) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with near, suppress(OSError):
            head, _, rest = _read_head(near).partition(b"\r\n\r\n")
            request, *headers = head.decode("latin-1").split("\r\n")
            if not head:
                return
            method, path, version = request.split(" ")
            if not path.startswith(f"{self._prefix}/"):
                self.others.append(path)
                near.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            lines = [f"{method} {path.removeprefix(self._prefix)} {version}", *_for_one_request(headers)]
            with socket.create_connection(self._target) as far:
                far.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + rest)
                back = threading.Thread(target=_pump, args=(far, near), daemon=True)
                back.start()
                _pump(near, far)
                back.join()


def _read_head(near: socket.socket) -> bytes:
    received = b""
    while b"\r\n\r\n" not in received and (data := near.recv(CHUNK)):
        received += data
    return received


def _for_one_request(headers: list[str]) -> list[str]:
    if any(header.lower().startswith("upgrade:") for header in headers):
        return headers
    return [*(header for header in headers if not header.lower().startswith("connection:")), "Connection: close"]


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):  # either end has gone
        while data := source.recv(CHUNK):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)
