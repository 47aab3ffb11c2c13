"""Servers without rules, as an upper bound for ours: for each message at a table they send a text of an update's size
to all people there. No rules, no log, no disk. `bench.server` starts one at a time and plays moves on it.

python -m bench.relay starlette --bytes 1500      the same libraries as ours
    python -m bench.relay websockets --bytes 1500     the library alone that ours speaks WebSocket with
    python -m bench.relay picows --bytes 1500         a fast one, written in Cython
"""

import argparse
import asyncio
import socket
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any


def starlette(listening: socket.socket, text: str) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    tables: dict[str, set[WebSocket]] = defaultdict(set)

    async def relay(connection: WebSocket) -> None:
        await connection.accept()
        table = tables[connection.path_params["code"]]
        table.add(connection)
        await connection.send_text(text)
        try:
            while True:
                await connection.receive_text()
                for each in table:
                    await each.send_text(text)
        except WebSocketDisconnect:
            table.discard(connection)

    app = Starlette(routes=[WebSocketRoute("/api/tables/{code}/socket", relay)])
    config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning")
    uvicorn.Server(config).run([listening])


def websockets(listening: socket.socket, text: str) -> None:
    from websockets.asyncio.server import ServerConnection, broadcast, serve
    from websockets.exceptions import ConnectionClosed

    tables: dict[str, set[ServerConnection]] = defaultdict(set)

    async def relay(connection: ServerConnection) -> None:
        assert connection.request
        table = tables[connection.request.path]
        table.add(connection)
        await connection.send(text)
        with suppress(ConnectionClosed):
            async for _ in connection:
                broadcast(table, text)
        table.discard(connection)

    async def run() -> None:
        async with serve(relay, sock=listening, compression=None) as server:
            await server.serve_forever()

    asyncio.run(run())


def picows(listening: socket.socket, text: str) -> None:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

    tables: dict[bytes, set[WSTransport]] = defaultdict(set)
    payload = text.encode()

    class Relay(WSListener):  # type: ignore[misc, unused-ignore]  # picows has no types
        def __init__(self, path: bytes) -> None:
            self._table = tables[path]

        def on_ws_connected(self, transport: WSTransport) -> None:
            self._table.add(transport)
            transport.send(WSMsgType.TEXT, payload)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                for each in self._table:
                    each.send(WSMsgType.TEXT, payload)
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()

        def on_ws_disconnected(self, transport: WSTransport) -> None:
            self._table.discard(transport)

    def accept(request: WSUpgradeRequest) -> Relay:
        return Relay(request.path)

    async def run() -> None:
        server = await ws_create_server(accept, sock=listening)
        await server.serve_forever()

    asyncio.run(run())


RELAYS: dict[str, Callable[[socket.socket, str], Any]] = {
    "starlette": starlette,
    "websockets": websockets,
    "picows": picows,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("relay", choices=RELAYS)
    parser.add_argument("--bytes", type=int, required=True, help="of what is sent")
    asked = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    host, port = listening.getsockname()
    print(f"{asked.relay} is at http://{host}:{port}", flush=True)
    RELAYS[asked.relay](listening, "x" * asked.bytes)


if __name__ == "__main__":
    main()
