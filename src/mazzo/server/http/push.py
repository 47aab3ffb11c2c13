"""The HTTP API of notices: whether there are any, and which browsers of a person want them."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from mazzo.server.http.answers import HttpError, answer, body, no_answer, route
from mazzo.server.http.people import known_visitor
from mazzo.server.push.messenger import Messenger
from mazzo.server.running_server import RunningServer
from mazzo.server.store.push_subscriptions import Subscription


class PushKey(Struct, frozen=True):
    key: str | None  # the server's public key; None if it sends no notices


class Endpoint(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


async def push_key(request: Request) -> Response:
    messenger = RunningServer.of(request).messenger
    return answer(PushKey(messenger.public_key if messenger else None))


async def subscribe(request: Request) -> Response:
    """Send notices to this browser when you are asked while you are away."""
    subscription = await body(request, Subscription)
    visitor = await known_visitor(request)
    await agreed(request).subscribe(visitor.who, subscription)
    return no_answer()


async def unsubscribe(request: Request) -> Response:
    endpoint = (await body(request, Endpoint)).endpoint
    visitor = await known_visitor(request)
    await RunningServer.of(request).storage.subscriptions.remove(visitor.who, endpoint)
    return no_answer()


def agreed(request: Request) -> Messenger:
    messenger = RunningServer.of(request).messenger
    if messenger is None:
        raise HttpError(404, "no-notices", "this server sends no notices")
    return messenger


ROUTES = [route("/api/push", GET=push_key, PUT=subscribe, DELETE=unsubscribe)]
