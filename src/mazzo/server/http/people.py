"""People: names, cookies, links to other devices, and the browsers that want notices.

The cookie has a person's token. Over HTTPS its name has a prefix: then browsers accept it only from this host over
HTTPS, and no page of a neighbouring host can replace it. `__Host-` needs the path /, so under a path it is `__Secure-`.
A token under the plain name works too: programs send it.
"""

import re
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from mazzo.protocol.answers import Me, NewName
from mazzo.server.admin.orders import Forget
from mazzo.server.http.answers import HttpError, MoveLink, answer, body, no_answer, route
from mazzo.server.limiters import spend
from mazzo.server.push.messenger import Messenger
from mazzo.server.running_server import RunningServer, address_of, token_name, token_of
from mazzo.server.store.people import COOKIE, COOKIE_SECONDS, MOVE_SECONDS, Visitor
from mazzo.server.store.push_subscriptions import Subscription
from mazzo.table.names import LONGEST_NAME, check_name
from mazzo.table.reasons import refuse

GUEST = re.compile("[1-9]")


async def me(request: Request) -> Response:
    """Your name; a newcomer gets one and a token. Only this request creates a person."""
    visitor = await visitor_of(request) or await newcomer(request)
    return with_cookie(request, visitor, answer(Me(visitor.name)))


async def rename(request: Request) -> Response:
    name = (await body(request, NewName)).name
    if len(name) > LONGEST_NAME:
        raise refuse("name", most=LONGEST_NAME)
    name, visitor = check_name(name), await known_visitor(request)
    await RunningServer.of(request).storage.people.rename(visitor.who, name)
    return with_cookie(request, visitor, answer(Me(name)))


async def forget_me(request: Request) -> Response:
    """Delete yourself: your identity now, and in the background every name you typed. This cannot be undone."""
    server, address = RunningServer.of(request), address_of(request)
    if visitor := await server.visitor(request):
        many = "many people at your address have deleted themselves; wait"
        spend("deletions", many, (server.limiters.deletions_of_an_address, address))
        await server.admin.answer(Forget(visitor.who))
    response = no_answer()
    forget_token(request, response, server.options.root_path)
    return response


async def offer_move(request: Request) -> Response:
    """A link that gives your identity to another device, once."""
    server, visitor = RunningServer.of(request), await known_visitor(request)
    code = await server.storage.people.offer_move(visitor.who, server.hub.now())
    link = MoveLink(f"{server.options.root_path}/move/{code}", MOVE_SECONDS)
    return with_cookie(request, visitor, answer(link, 201))


async def move(request: Request) -> Response:
    """Move to this device. It needs a form: programs that preview links open them too, so the page asks first."""
    server = RunningServer.of(request)
    token = await server.storage.people.move(request.path_params["code"], server.hub.now())
    if token is None:
        raise HttpError(404, "link-used", "this link was used already, or is too old; ask for a new one")
    return with_cookie(request, Visitor("", "", token), RedirectResponse(f"{server.options.root_path}/", 303))


# Who asks


async def visitor_of(request: Request) -> Visitor | None:
    """The known visitor of a request, or None. Their cookie is extended."""
    server = RunningServer.of(request)
    visitor = await server.visitor(request)
    return visitor and await server.storage.people.renew(visitor, server.token_of(request), server.hub.now())


async def known_visitor(request: Request) -> Visitor:
    """The visitor of a request. Strangers are refused: two first requests of one browser would make two people."""
    if visitor := await visitor_of(request):
        return visitor
    raise HttpError(401, "stranger", "the server does not know you; request /api/me first, and keep its cookie")


async def newcomer(request: Request) -> Visitor:
    server = RunningServer.of(request)
    many = "too many newcomers from your address; try again in a moment"
    spend("newcomers", many, (server.limiters.newcomers_of_an_address, address_of(request)))
    languages = request.headers.get("accept-language", "")
    return await server.storage.people.welcome(server.hub.now(), languages)


def with_cookie(request: Request, visitor: Visitor, response: Response) -> Response:
    server = RunningServer.of(request)
    if visitor.new_token and visitor.who:
        server.note_person(visitor.new_token, visitor.who, address_of(request))
    keep_token(request, response, server.options.root_path, visitor.new_token)
    return response


def who_is(visitor: Visitor | None, connection: HTTPConnection) -> str | None:
    """The person, or one of several who share a device."""
    guest = connection.query_params.get("guest")
    if guest is not None and not GUEST.fullmatch(guest):
        raise HttpError(400, "not-understood", "guest is a number from 1 to 9")
    return visitor and (f"{visitor.who}+{guest}" if guest else visitor.who)


def keep_token(request: Request, response: Response, root: str, new_token: str | None) -> None:
    """Set the cookie for a token that is new, or that the client has only under the plain name."""
    is_secure = request.url.scheme == "https"
    name = token_name(root) if is_secure else COOKIE
    token = new_token or (None if name in request.cookies else token_of(request, root))
    if token:
        response.set_cookie(
            name, token, COOKIE_SECONDS, path=root or "/", httponly=True, samesite="lax", secure=is_secure
        )


def forget_token(request: Request, response: Response, root: str) -> None:
    is_secure = request.url.scheme == "https"
    for name in {token_name(root), COOKIE} & request.cookies.keys():
        response.delete_cookie(name, path=root or "/", httponly=True, samesite="lax", secure=is_secure)


# Notices


class PushKey(Struct, frozen=True):
    key: str | None  # the server's public key; None if it sends no notices


class Endpoint(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


async def push_key(request: Request) -> Response:
    messenger = RunningServer.of(request).messenger
    return answer(PushKey(messenger.public_key if messenger else None))


async def subscribe(request: Request) -> Response:
    """Send notices to this browser when it is your turn and you are away."""
    subscription = await body(request, Subscription)
    visitor = await known_visitor(request)
    await messenger_of(request).subscribe(visitor.who, subscription)
    return no_answer()


async def unsubscribe(request: Request) -> Response:
    endpoint = (await body(request, Endpoint)).endpoint
    visitor = await known_visitor(request)
    await RunningServer.of(request).storage.subscriptions.remove(visitor.who, endpoint)
    return no_answer()


def messenger_of(request: Request) -> Messenger:
    messenger = RunningServer.of(request).messenger
    if messenger is None:
        raise HttpError(404, "no-notices", "this server sends no notices")
    return messenger


ROUTES = [
    route("/api/me", GET=me, PATCH=rename, DELETE=forget_me),
    route("/api/me/move", POST=offer_move),
    route("/move/{code}", POST=move),
    route("/api/push", GET=push_key, PUT=subscribe, DELETE=unsubscribe),
]
