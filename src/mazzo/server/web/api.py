"""The HTTP API: people, tables, records. Play uses WebSockets."""

import re
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from mazzo.protocol.answers import Me, NewName, Opened
from mazzo.protocol.messages import padded
from mazzo.server.admin.orders import Forget
from mazzo.server.store.people import MOVE_SECONDS, Visitor
from mazzo.server.store.spoken import read_spoken, spoken_code, table_of, wear_out
from mazzo.server.tables.room import Room
from mazzo.server.web.answers import HttpError, MoveLink, TooMuch, answer, body, no_answer, raw_answer, raw_list, spend
from mazzo.server.web.brought import games
from mazzo.server.web.cookies import forget_token, keep_token
from mazzo.server.web.day import day, expert, play_the_day
from mazzo.server.web.hosting import admin, health, ready, report
from mazzo.server.web.puzzles import puzzle, puzzles
from mazzo.server.web.records import analysis, record, records, replay, replay_of_a_file
from mazzo.server.web.server import RunningServer, address_of
from mazzo.server.web.socket_transport import AsgiTransport
from mazzo.server.web.sockets import Connection
from mazzo.server.work import coaching
from mazzo.server.work.heavy import Requester
from mazzo.table.checks import coached
from mazzo.table.day import check_changeable
from mazzo.table.names import LONGEST_NAME, check_name
from mazzo.table.reasons import refuse
from mazzo.table.settings import Settings

MOST_LISTED = 200
CROWDED_SECONDS = 5.0  # after which a client that has too many connections may try again
GUEST = re.compile("[1-9]")

# People


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
    """Delete yourself: your identity at once, and in the background every name you typed. This cannot be undone."""
    server, address = RunningServer.of(request), address_of(request)
    if visitor := await server.visitor(request):
        many = "many people at your address have deleted themselves; wait"
        spend("deletions", many, (server.deletions, address))
        await server.admin.answer(Forget(visitor.who))
    response = no_answer()
    forget_token(request, response, server.options.root_path)
    return response


async def offer_move(request: Request) -> Response:
    """A link that takes you to another device, once."""
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


async def visitor_of(request: Request) -> Visitor | None:
    """The known visitor of a request, or None. Their cookie is extended."""
    server = RunningServer.of(request)
    visitor = await server.visitor(request)
    return visitor and await server.storage.people.renew(visitor, server.token_of(request), server.hub.now())


async def known_visitor(request: Request) -> Visitor:
    """The visitor of a request. Strangers are refused: two first requests of one browser would make two people."""
    if visitor := await visitor_of(request):
        return visitor
    raise HttpError(401, "stranger", "you are nobody here yet; ask for /api/me first, and keep its cookie")


async def newcomer(request: Request) -> Visitor:
    server = RunningServer.of(request)
    many = "too many newcomers from your address; try again in a moment"
    spend("newcomers", many, (server.newcomers, address_of(request)))
    languages = request.headers.get("accept-language", "")
    return await server.storage.people.welcome(server.hub.now(), languages)


def with_cookie(request: Request, visitor: Visitor, response: Response) -> Response:
    server = RunningServer.of(request)
    if visitor.new_token and visitor.who:
        server.note_person(visitor.new_token, visitor.who, address_of(request))
    keep_token(request, response, server.options.root_path, visitor.new_token)
    return response


# Tables


async def tables(request: Request) -> Response:
    """The listed tables, the newest first."""
    return raw_list(await RunningServer.of(request).storage.tables.listings(MOST_LISTED))


async def open_table(request: Request) -> Response:
    settings = await body(request, Settings)
    if settings.tournament is not None:
        raise refuse("tournament")
    check_changeable(settings)
    visitor = await known_visitor(request)
    check_tables_of(request, visitor)
    code = await RunningServer.of(request).hub.open(settings)
    return with_cookie(request, visitor, answer(Opened(code), 201))


async def open_day(request: Request) -> Response:
    """Your table for the deal of today."""
    visitor = await known_visitor(request)
    check_tables_of(request, visitor)
    return with_cookie(request, visitor, answer(await play_the_day(request, visitor), 201))


def check_tables_of(request: Request, visitor: Visitor) -> None:
    """Refuse somebody who has opened many tables."""
    server = RunningServer.of(request)
    of_both = (server.tables_of_a_person, visitor.who), (server.tables_of_an_address, address_of(request))
    spend("tables", "you have opened many tables; play at one of them first", *of_both)


async def table(request: Request) -> Response:
    """The public view of a table; a locked one is shown only to people who were there before."""
    room = await room_of(request)
    visitor = await RunningServer.of(request).visitor(request)
    if (closed_to := room.state.closed_to(visitor and visitor.who)) is not None:
        raise HttpError(403, closed_to, str(refuse(closed_to)))
    return answer(room.look())


async def speak_code(request: Request) -> Response:
    """Six letters for a table, for people at it; none if nobody else may come."""
    server, room = RunningServer.of(request), await room_of(request)
    visitor = await server.visitor(request)
    if visitor is None or not room.knows(visitor.who):
        raise HttpError(409, "not-here", "six letters are given to people who are at the table")
    if not room.state.takes_newcomers:
        return no_answer()
    return answer(await spoken_code(server.storage, room.code, server.hub.now()))


async def room_of(request: Request) -> Room:
    """The room of the table in the path."""
    room = await RunningServer.of(request).hub.room(request.path_params["code"])
    if room is None:
        raise HttpError(404, "no-table", "there is no such table; it may be closed")
    return room


async def spoken_table(request: Request) -> Response:
    """The table of six letters, while people may come to it."""
    server = RunningServer.of(request)
    spoken = read_spoken(request.path_params["spoken"])
    if spoken is None:  # no code at all, and so no guess
        raise no_spoken_code()
    code = await server.code_guesses.look_up(
        address_of(request), lambda: table_of(server.storage, spoken, server.hub.now())
    )
    room = await server.hub.room(code) if code else None
    if room is not None and not room.state.takes_newcomers:
        await wear_out(server.storage, spoken)
    if code is None or room is None or not room.state.takes_newcomers:
        raise no_spoken_code()
    return answer(Opened(code))


def no_spoken_code() -> HttpError:
    return HttpError(404, "no-spoken-code", "no table has these letters; ask for new ones, or for the link")


async def coach(request: Request) -> Response:
    """Advice for a person who has to choose now, if the table allows it. `guest` as for the socket."""
    server, room = RunningServer.of(request), await room_of(request)
    who = who_is(await server.visitor(request), request)
    play, seat = coached(room.state, who)
    question = f"{room.code} {room.state.version} {seat}"
    advice = await coaching.advice(server.work, Requester(who, address_of(request)), question, play, seat)
    return raw_answer(padded(advice))


def who_is(visitor: Visitor | None, connection: HTTPConnection) -> str | None:
    """The person, or one of several who share a device."""
    guest = connection.query_params.get("guest")
    if guest is not None and not GUEST.fullmatch(guest):
        raise HttpError(400, "not-understood", "guest is a number from 1 to 9")
    return visitor and (f"{visitor.who}+{guest}" if guest else visitor.who)


async def table_socket(socket: WebSocket) -> None:
    """Play: docs/protocol.md. `guest` is one of several who share a device, `protocol` the client's version."""
    server, address = RunningServer.of(socket), address_of(socket)
    who = who_is(await server.visitor(socket), socket)
    if not server.sockets_of_an_address.enter(address):
        raise TooMuch("connections", "crowded", "too many connections from your address", CROWDED_SECONDS)
    if who and not server.sockets_of_a_person.enter(who):
        server.sockets_of_an_address.leave(address)
        raise TooMuch("connections", "crowded", "you have too many connections; close some", CROWDED_SECONDS)

    def leave() -> None:
        server.sockets_of_an_address.leave(address)
        if who:
            server.sockets_of_a_person.leave(who)

    try:
        await socket.accept()
    except BaseException:
        leave()
        raise
    transport = AsgiTransport(socket)
    connection = Connection(server, transport, who, address, leave)
    await connection.enter(socket.path_params["code"], socket.query_params.get("protocol"))
    await transport.run()


async def openapi(request: Request) -> Response:
    return answer(request.app.state.openapi)


def route(path: str, **handlers: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route with a handler for each method."""

    async def endpoint(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, endpoint, methods=list(handlers), name=path)


ROUTES = [
    route("/api/me", GET=me, PATCH=rename, DELETE=forget_me),
    route("/api/me/move", POST=offer_move),
    route("/move/{code}", POST=move),
    route("/api/games", GET=games),
    route("/api/tables", GET=tables, POST=open_table),
    route("/api/tables/{code}", GET=table),
    route("/api/tables/{code}/spoken", POST=speak_code),
    route("/api/spoken/{spoken}", GET=spoken_table),
    route("/api/tables/{code}/coach", GET=coach),
    WebSocketRoute("/api/tables/{code}/socket", table_socket),
    route("/api/day", GET=day),
    route("/api/day/{game}", POST=open_day),
    route("/api/day/{game}/expert", GET=expert),
    route("/api/puzzles", GET=puzzles),
    route("/api/puzzles/{game}/{number}", GET=puzzle),
    route("/api/replays", POST=replay_of_a_file),
    route("/api/records", GET=records),
    route("/api/records/{id}", GET=record),
    route("/api/records/{id}/replay", GET=replay),
    route("/api/records/{id}/analysis", GET=analysis),
    route("/api/admin", POST=admin),
    route("/api/openapi.json", GET=openapi),
    route("/health", GET=health),
    route("/ready", GET=ready),
    route("/metrics", GET=report),
]
