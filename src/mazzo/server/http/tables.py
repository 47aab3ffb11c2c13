"""Tables: lists, opening, short codes, and advice during a game."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from mazzo.protocol.answers import Opened
from mazzo.protocol.messages import padded
from mazzo.server import jobs
from mazzo.server.http.answers import HttpError, answer, body, no_answer, raw_answer, raw_list, route
from mazzo.server.http.people import known_visitor, who_is, with_cookie
from mazzo.server.limiters import spend
from mazzo.server.running_server import RunningServer, address_of
from mazzo.server.store.people import Visitor
from mazzo.server.store.short_codes import invalidate, read_short_code, short_code, table_of
from mazzo.server.tables.room import Room
from mazzo.server.work import Requester
from mazzo.table.checks import coached
from mazzo.table.day import check_changeable
from mazzo.table.reasons import refuse
from mazzo.table.settings import Settings

MOST_LISTED = 200


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


def check_tables_of(request: Request, visitor: Visitor) -> None:
    """Refuse a person or an address that has opened many tables."""
    server = RunningServer.of(request)
    limiters = server.limiters
    of_both = (limiters.tables_of_a_person, visitor.who), (limiters.tables_of_an_address, address_of(request))
    spend("tables", "you have opened many tables; play at one of them first", *of_both)


async def table(request: Request) -> Response:
    """The public view of a table; a locked one is shown only to people who were there before."""
    room = await room_of(request)
    visitor = await RunningServer.of(request).visitor(request)
    if (closed_to := room.state.closed_to(visitor and visitor.who)) is not None:
        raise HttpError(403, closed_to, str(refuse(closed_to)))
    return answer(room.public_view())


async def give_short_code(request: Request) -> Response:
    """Six letters for a table, for people at it; none if the table takes no newcomers."""
    server, room = RunningServer.of(request), await room_of(request)
    visitor = await server.visitor(request)
    if visitor is None or not room.knows(visitor.who):
        raise HttpError(409, "not-here", "six letters are given to people who are at the table")
    if not room.state.takes_newcomers:
        return no_answer()
    return answer(await short_code(server.storage, room.code, server.hub.now()))


async def room_of(request: Request) -> Room:
    """The room of the table in the path."""
    room = await RunningServer.of(request).hub.room(request.path_params["code"])
    if room is None:
        raise HttpError(404, "no-table", "there is no such table; it may be closed")
    return room


async def table_of_short_code(request: Request) -> Response:
    """The table of six letters, while people may come to it."""
    server = RunningServer.of(request)
    letters = read_short_code(request.path_params["letters"])
    if letters is None:  # no code at all, and so no guess
        raise no_short_code()
    code = await server.limiters.code_guesses.look_up(
        address_of(request), lambda: table_of(server.storage, letters, server.hub.now())
    )
    room = await server.hub.room(code) if code else None
    if room is not None and not room.state.takes_newcomers:
        await invalidate(server.storage, letters)
    if code is None or room is None or not room.state.takes_newcomers:
        raise no_short_code()
    return answer(Opened(code))


def no_short_code() -> HttpError:
    return HttpError(404, "no-short-code", "no table has these letters; ask for new ones, or for the link")


async def coach(request: Request) -> Response:
    """Advice for a person who has to choose now, if the table allows it. `guest` as for the socket."""
    server, room = RunningServer.of(request), await room_of(request)
    who = who_is(await server.visitor(request), request)
    play, seat = coached(room.state, who)
    question = f"{room.code} {room.state.version} {seat}"

    def known() -> tuple[Any, ...]:
        return play.game.name, play.state.edition, play.view(seat), tuple(play.seen(seat))

    asker = Requester(who, address_of(request))
    return raw_answer(padded(await server.work.result(f"advice {question}", asker, jobs.advice, known)))


ROUTES = [
    route("/api/tables", GET=tables, POST=open_table),
    route("/api/tables/{code}", GET=table),
    route("/api/tables/{code}/short-code", POST=give_short_code),
    route("/api/short-codes/{letters}", GET=table_of_short_code),
    route("/api/tables/{code}/coach", GET=coach),
]
