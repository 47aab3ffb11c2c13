"""Calls of the page's worker to the host, and their outcomes. They are data, so that they can be sent as JSON."""

from typing import TypeAlias

from msgspec import Struct


class AnyCall(Struct, frozen=True, tag_field="call", tag=str.lower):
    """Base of all calls."""


class Request(AnyCall, frozen=True):
    """A request of the HTTP API. `kept` is the kept text of the table or the record in its path."""

    id: int
    method: str
    path: str
    body: str = ""
    kept: str | None = None


class Cancel(AnyCall, frozen=True):
    """The answer to a request is no longer wanted."""

    id: int


class Connect(AnyCall, frozen=True):
    """A new connection to a table. `guest` is one of several people who share the device."""

    socket: int
    code: str
    guest: int | None = None
    kept: str | None = None


class Send(AnyCall, frozen=True):
    """A message of the wire on a connection."""

    socket: int
    text: str


class Disconnect(AnyCall, frozen=True):
    socket: int


class Wake(AnyCall, frozen=True):
    """The time that the host asked for has come."""


class Lose(AnyCall, frozen=True):
    """Another page of this device continues a table."""

    code: str


class Unreachable(AnyCall, frozen=True):
    """The file that an outcome reported as missing cannot be fetched. The call that needed it is repeated."""

    file: str


Call: TypeAlias = Request | Cancel | Connect | Send | Disconnect | Wake | Lose | Unreachable


class Response(Struct, frozen=True):
    """The answer to a request."""

    id: int
    status: int
    body: str


class Sent(Struct, frozen=True):
    """A message of the wire to a connection."""

    socket: int
    text: str


class CallResult(Struct, frozen=True):
    kept: dict[str, str | None]  # texts to keep under these keys, before anything is sent; None deletes
    answers: list[Response]
    messages: list[Sent]
    left: list[str]  # the codes of tables that have no connection any more
    wake_in: float | None  # seconds until the host has work, if no call comes before
    missing: str | None  # a file of Mazzo: fetch it, and make the call again
