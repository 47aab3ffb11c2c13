"""Endpoints for the operator: admin commands, health and metrics."""

import secrets
from contextlib import suppress

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from mazzo import __version__
from mazzo.core.errors import Refused
from mazzo.server import metrics
from mazzo.server.admin.orders import AnyOrder, Order
from mazzo.server.http.answers import Health, HttpError, Status, answer, body, route
from mazzo.server.running_server import RunningServer, address_of
from mazzo.server.store.database import StorageDown


async def admin(request: Request) -> Response:
    """Carry out a command of the operator, authorised by the server's token."""
    server, address = RunningServer.of(request), address_of(request)
    token = server.options.admin_token
    if token is None:
        raise HTTPException(404)
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not secrets.compare_digest(shown.encode(), token.encode()):
        server.audit.note_wrong_token(address)
        raise HttpError(401, "not-operator", "only the operator may ask for this, with the admin token of this server")
    order: AnyOrder = await body(request, Order)
    try:
        done = await server.admin.answer(order)
    except Refused as error:
        server.audit.note_refused(order, address, str(error))
        raise
    server.audit.note_done(order, address)
    return answer(done)


async def health(_: Request) -> Response:
    return answer(Health("alive", __version__))


async def ready(request: Request) -> Response:
    """Whether the server can take people: it is not stopping, and the database accepts writes."""
    server = RunningServer.of(request)
    if server.hub.is_closing:
        raise HttpError(503, "restart", "the server is going down for a moment")
    await server.storage.check_writing()
    return answer(Status("ready"))


async def report(request: Request) -> Response:
    storage = RunningServer.of(request).storage
    open_tables = None
    with suppress(StorageDown):  # the other metrics are still useful
        open_tables = await storage.tables.count()
        await storage.check_writing()
    return Response(metrics.report(not storage.database.is_failing, open_tables), media_type=metrics.CONTENT_TYPE)


ROUTES = [
    route("/api/admin", POST=admin),
    route("/health", GET=health),
    route("/ready", GET=ready),
    route("/metrics", GET=report),
]
