"""The HTTP API of tournaments. Pages ask for news, and the answer waits until there is some, or for a while."""

import re

from starlette.requests import Request
from starlette.responses import Response

from mazzo.protocol.answers import Opened
from mazzo.server.http.answers import HttpError, answer, body, no_answer, route
from mazzo.server.http.people import known_visitor, with_cookie
from mazzo.server.limiters import spend
from mazzo.server.running_server import RunningServer, address_of
from mazzo.table.tournament.commands import Command, Enter
from mazzo.table.tournament.plan import TournamentPlan
from mazzo.table.tournament.state import TournamentState
from mazzo.table.tournament.view import as_csv, view


async def open_tournament(request: Request) -> Response:
    server = RunningServer.of(request)
    plan = await body(request, TournamentPlan)
    visitor = await known_visitor(request)
    limiters, address = server.limiters, address_of(request)
    of_both = (limiters.tournaments_of_a_person, visitor.who), (limiters.tournaments_of_an_address, address)
    spend("tournaments", "you have opened many tournaments; play one of them first", *of_both)
    code = await server.tournaments.open(plan, visitor.who)
    return with_cookie(request, visitor, answer(Opened(code), 201))


async def tournament(request: Request) -> Response:
    """A tournament as you may see it. With `since` the answer waits for a newer version; after a while it is empty.
    An address with too many waiting requests gets an immediate answer.
    """
    server, since = RunningServer.of(request), request.query_params.get("since")
    if since is not None and not re.fullmatch("[0-9]{1,9}", since):
        raise HttpError(400, "not-understood", "since is a version of the tournament")
    visitor = await server.visitor(request)
    code = request.path_params["code"]
    state = found(await (server.tournaments.state(code) if since is None else _news(request, code, int(since))))
    if visitor:
        state = found(await server.tournaments.see(state, visitor.who))
    if since is not None and int(since) == state.version:
        return no_answer()
    return answer(view(state, visitor and visitor.who, server.tournaments.now(state)))


async def _news(request: Request, code: str, since: int) -> TournamentState | None:
    server, address = RunningServer.of(request), address_of(request)
    if not server.limiters.followers_of_an_address.enter(address):
        return await server.tournaments.state(code)
    try:
        return await server.tournaments.news(code, since)
    finally:
        server.limiters.followers_of_an_address.leave(address)


async def do(request: Request) -> Response:
    """Carry out a command; the answer is the tournament after it."""
    server = RunningServer.of(request)
    limiters = server.limiters
    command: Command = await body(request, Command)  # type: ignore[arg-type]
    visitor = await known_visitor(request)
    code = request.path_params["code"]
    if isinstance(command, Enter):
        if visitor.who not in found(await server.tournaments.state(code)).people:
            many = "many people of your address have just entered; wait a few seconds"
            spend("entries", many, (limiters.entries_of_an_address, address_of(request)))
        spend("names", "you have changed your name often; wait a little", (limiters.names_of_a_person, visitor.who))
    state = found(await server.tournaments.do(code, visitor.who, command))
    return with_cookie(request, visitor, answer(view(state, visitor.who, server.tournaments.now(state))))


async def export(request: Request) -> Response:
    """The whole tournament as CSV, for its host."""
    server, visitor = RunningServer.of(request), await known_visitor(request)
    state = found(await server.tournaments.state(request.path_params["code"]))
    if visitor.who != state.host:
        raise HttpError(403, "not-host", "only the host can do this")
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{state.code}.csv"'}
    return Response(as_csv(state), headers=headers, media_type="text/csv; charset=utf-8")


def found(state: TournamentState | None) -> TournamentState:
    if state is None:
        raise HttpError(404, "no-tournament", "there is no such tournament; it may have been deleted")
    return state


ROUTES = [
    route("/api/tournaments", POST=open_tournament),
    route("/api/tournaments/{code}", GET=tournament, POST=do),
    route("/api/tournaments/{code}/csv", GET=export),
]
