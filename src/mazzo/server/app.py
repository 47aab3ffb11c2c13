"""The web application."""

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from mazzo.core.errors import Refused
from mazzo.protocol.answers import Problem
from mazzo.protocol.messages import CLOSE_REASONS
from mazzo.server.admin.moderation import Banned
from mazzo.server.http import admin, days, games, openapi, people, records, tables, tournaments
from mazzo.server.http.answers import answer, ban_refusal, limit_refusal, refusal
from mazzo.server.http.gate import Gate, Secure
from mazzo.server.http.pages import page_routes, site_routes
from mazzo.server.limiters import LimitExceeded
from mazzo.server.running_server import Options, RunningServer, address_of
from mazzo.server.sockets import connection
from mazzo.server.sockets.admission import ADMISSION, Admission
from mazzo.server.store.database import StorageDown
from mazzo.server.store.tables import Quarantined
from mazzo.server.work import Busy, Unfinished
from mazzo.table.reasons import RefusedByTable

log = logging.getLogger(__name__)


RESOURCES = (people, tables, connection, tournaments, records, days, games, openapi, admin)


def make_app(options: Options) -> Starlette:
    server = RunningServer(options)
    gate = Gate(server)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, object]]:
        await server.start()
        yield {ADMISSION: Admission(server.limiters.limits, gate, options.trust_proxy)}
        await server.stop()

    app = Starlette(
        routes=[
            *[each for part in RESOURCES for each in part.ROUTES],
            *site_routes(root=options.root_path),
            *games.file_routes(),
            *page_routes(root=options.root_path, has_operator=options.admin_token is not None),
        ],
        lifespan=lifespan,
        middleware=[Middleware(Secure, server=server, gate=gate)],
        exception_handlers=dict.fromkeys(HANDLED, on_error),
    )
    app.state.server = server
    app.router.redirect_slashes = False  # such a redirect would lead to the Host that the client sent
    app.state.openapi = openapi.describe(options.root_path)
    return app


async def on_error(request: Request, error: Exception) -> Response:
    """The answer to a request that was refused, or that failed."""
    match error:
        case RefusedByTable():
            problem = Problem(error.code, str(error), error.facts)
            return answer(problem, 503 if error.code == "too-many-tables" else 400)
        case Refused():
            return answer(Problem("refused", str(error)), 400)
        case HTTPException():
            return refusal(error)
        case Banned():
            return ban_refusal(error)
        case LimitExceeded():
            RunningServer.of(request).refusals.note(error.limit, address_of(request))
            return limit_refusal(error)
        case Quarantined():
            return answer(Problem("quarantined", CLOSE_REASONS["quarantined"]), 503)
        case StorageDown():
            log.info("%s: %s", _name_of(request), error)
            return answer(Problem("failure", "the server cannot reach its database; try again in a moment"), 503)
        case Busy():
            response = answer(Problem("busy", str(error), {"seconds": str(error.seconds)}), 503)
            response.headers["retry-after"] = str(error.seconds)
            return response
        case Unfinished():
            return answer(Problem("failure", str(error)), 503)
        case _:
            log.error("%s failed", _name_of(request), exc_info=error)
            return answer(Problem("fault", "something went wrong on the server; it was logged"), 500)


def _name_of(request: Request) -> str:
    """The name of a request for the log, without details, since the path of a move link is secret."""
    return f"{request.scope.get('method', 'WebSocket')} {getattr(request.scope.get('route'), 'path', '')}"


HANDLED = (Refused, HTTPException, Banned, LimitExceeded, Quarantined, StorageDown, Busy, Unfinished, Exception)
