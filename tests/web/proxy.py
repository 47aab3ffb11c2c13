"""A proxy between browser and server that can stop forwarding while its connections stay open."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit

CHUNK = 65_536


class Proxy:
    """Forwards bytes until a test holds them back."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._target = (parts.hostname, parts.port)
        self._passes = threading.Event()
        self._handshakes_pass = threading.Event()
        self.release()
        self._sockets: list[socket.socket] = []
        self._changing = threading.Lock()
        self._is_stopped = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def hold(self) -> None:
        """Forward nothing in either direction; accept new connections without an answer."""
        self._passes.clear()

    def hold_handshakes(self) -> None:
        """Forward requests, but no handshake of a new WebSocket."""
        self._handshakes_pass.clear()

    def release(self) -> None:
        """Forward what was held, and everything after it."""
        self._passes.set()
        self._handshakes_pass.set()

    def cut(self) -> None:
        """End all connections. New ones work."""
        for each in list(self._sockets):
            with suppress(OSError):  # either end has gone
                each.shutdown(socket.SHUT_RDWR)

    def stop(self) -> None:
        with self._changing:
            self._is_stopped = True
        self.release()
        for each in (self._listener, *self._sockets):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                near, _ = self._listener.accept()
                self._sockets.append(near)
                threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        """Connect to the server only once the first bytes are here, since it would not wait long for them."""
        with suppress(OSError):
            first = near.recv(CHUNK)
            self._passes.wait()
            if b"Upgrade: websocket" in first:
                self._handshakes_pass.wait()
            far = self._connect()
            far.sendall(first)
            threading.Thread(target=self._pump, args=(far, near), daemon=True).start()
            self._pump(near, far)

    def _connect(self) -> socket.socket:
        with self._changing:
            if self._is_stopped:  # while this connection was held
                raise OSError
            far = socket.create_connection(self._target)
            self._sockets.append(far)
            return far

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):  # either end has gone
            while data := source.recv(CHUNK):
                self._passes.wait()
                sink.sendall(data)
            self._passes.wait()
            sink.shutdown(socket.SHUT_WR)
