"""The connection between a WebSocket and its handler, however the bytes are read."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from mazzo.server.messages import Encoded
from mazzo.server.process.limits import Allowance

SERVICE_RESTART = 1012  # the code of a connection that ends because the server does
CLOSE_SECONDS = 5.0  # for a client to confirm the end of a connection
EXTENSION = "mazzo.socket"  # where the scope of a WebSocket has its line, if uvicorn's internals are used
PING_SECONDS = 15  # of silence, after which a client is asked whether it is there; it has as long to answer

Received: TypeAlias = Mapping[str, Any]  # a message of a client, or that it is gone, as ASGI has it


class InputLimit(NamedTuple):
    """The limit for a connection and its address: frames a second, and frames at once."""

    of_a_connection: tuple[float, float]
    of_addresses: Allowance
    address: str


class Handler(Protocol):
    """Handles the messages of one WebSocket."""

    @property
    def input_limit(self) -> InputLimit: ...
    def take(self, received: Received) -> None: ...
    def resume_writing(self) -> None: ...


class Line(Protocol):
    """An accepted WebSocket. Nothing here waits, except `run`."""

    def serve(self, handler: Handler) -> None:
        """From now on, pass all messages to a handler."""

    async def run(self) -> None:
        """Pass messages on until the connection is over, if that takes a task; otherwise return at once."""

    def write(self, messages: Sequence[Encoded]) -> bool:
        """Send messages; False if the client has not read the earlier ones. `resume_writing` is called when it has."""

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...

    def close(self) -> None:
        """Close the connection, and end it when the client has confirmed."""

    def abort(self) -> None: ...
