"""The API, described for programs (OpenAPI 3.1)."""

import re
from collections.abc import Sequence
from typing import Any, get_args, get_origin

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mazzo.coach.advice import Advice
from mazzo.coach.analysis import Analysis
from mazzo.coach.puzzles.shown import ShownPuzzle
from mazzo.coach.why import Explanation
from mazzo.core.record import Record
from mazzo.protocol.answers import GameInfo, Me, NewName, Opened, Problem, Stored
from mazzo.protocol.puzzles import PuzzleList
from mazzo.protocol.replays import Replay
from mazzo.server.http.answers import Health, MoveLink, Status, answer, route
from mazzo.server.http.days import DayOffer
from mazzo.server.http.people import Endpoint, PushKey
from mazzo.server.jobs import ExpertDay
from mazzo.server.store.entries import RecordRow
from mazzo.server.store.push_subscriptions import Subscription
from mazzo.server.store.short_codes import ShortCode
from mazzo.table.settings import Settings
from mazzo.table.tournament.commands import Command
from mazzo.table.tournament.plan import TournamentPlan
from mazzo.table.tournament.view import TournamentView
from mazzo.table.updates import TableView

ANY = ("403", "429", "503")
ANY_BODY = ("400", "408", "413", "415", *ANY)


async def openapi(request: Request) -> Response:
    return answer(request.app.state.openapi)


ROUTES = [route("/api/openapi.json", GET=openapi)]


def describe(root: str = "") -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components(KINDS, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mazzo", "version": "1", "description": "Tables, records and people. Play is by WebSocket."},
        "servers": [{"url": f"{root}/"}],
        "paths": {path: _with_parameters(path, methods) for path, methods in PATHS.items()},
        "components": {"schemas": schemas},
    }


KINDS: list[Any] = []  # everything that is sent or received


def _content(kind: Any) -> dict[str, Any]:
    """A type of ours, a list of one, or one of several."""
    parts = get_args(kind) or (kind,)
    KINDS.extend(part for part in parts if part not in KINDS)
    refs = [{"$ref": f"#/components/schemas/{part.__name__}"} for part in parts]
    schema = {"type": "array", "items": refs[0]} if get_origin(kind) is list else {"anyOf": refs}
    return {"application/json": {"schema": schema if get_args(kind) else refs[0]}}


def _gives(kind: Any, *refusals: str, status: str = "200", empty: str = "", anyway: Sequence[str] = ANY) -> Any:
    """An operation: its answer, if it has one, and the refusals beside those that any has."""
    no = {"description": "No, and why", "content": _content(Problem)}
    responses: dict[str, Any] = {status: {"description": "Yes"}, **dict.fromkeys((*refusals, *anyway), no)}
    if kind is not None:
        responses[status]["content"] = _content(kind)
    if empty:
        responses[empty] = {"description": "Yes, and there is nothing to say"}
    return {"responses": responses}


def _takes(body: Any, kind: Any, *refusals: str, status: str = "200") -> dict[str, Any]:
    """An operation with a body."""
    given = _gives(kind, *refusals, status=status, anyway=ANY_BODY)
    return {"requestBody": {"required": True, "content": _content(body)}, **given}


def _query(operation: dict[str, Any], **schemas: dict[str, Any]) -> dict[str, Any]:
    """An operation with these parameters after the path."""
    return {"parameters": [_parameter(name, "query", schema) for name, schema in schemas.items()], **operation}


def _parameter(name: str, place: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _with_parameters(path: str, methods: dict[str, Any]) -> dict[str, Any]:
    """The operations of a path, with the parameters in it."""
    named = [_parameter(name, "path", IN_PATHS.get(name, {"type": "string"})) for name in re.findall(r"{(\w+)}", path)]
    if not named:
        return methods
    return {method: {**does, "parameters": [*named, *does.get("parameters", ())]} for method, does in methods.items()}


def _whole(least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


IN_PATHS = {"number": {"type": "string", "pattern": "^[0-9]{1,5}$"}}
RECORD = {"type": "string", "pattern": "^[0-9a-z]{1,20}-[0-9]{1,9}$"}
SEAT = _whole(0, 8)
DAY = {"type": "string", "format": "date"}

PATHS: dict[str, Any] = {
    "/api/me": {
        "get": _gives(Me),
        "patch": _takes(NewName, Me, "401"),
        "delete": _gives(None, status="204"),
    },
    "/api/me/move": {"post": _gives(MoveLink, "401", status="201")},
    "/api/games": {"get": _gives(list[GameInfo])},
    "/api/tables": {"get": _gives(list[TableView]), "post": _takes(Settings, Opened, "401", status="201")},
    "/api/tables/{code}": {"get": _gives(TableView, "404")},
    "/api/tables/{code}/short-code": {"post": _gives(ShortCode, "404", "409", empty="204")},
    "/api/short-codes/{letters}": {"get": _gives(Opened, "404")},
    "/api/tables/{code}/coach": {"get": _query(_gives(Advice, "400", "404"), guest=_whole(1, 9))},
    "/api/tournaments": {"post": _takes(TournamentPlan, Opened, "401", status="201")},
    "/api/tournaments/{code}": {
        "get": _query(_gives(TournamentView, "400", "404", empty="204"), since=_whole(0, 999_999_999)),
        "post": _takes(Command, TournamentView, "401", "404"),
    },
    "/api/tournaments/{code}/csv": {"get": _gives(None, "401", "404")},
    "/api/push": {
        "get": _gives(PushKey),
        "put": _takes(Subscription, None, "401", "404", status="204"),
        "delete": _takes(Endpoint, None, "401", status="204"),
    },
    "/api/day": {"get": _gives(DayOffer)},
    "/api/day/{game}": {"post": _gives(Opened, "401", "404", status="201")},
    "/api/day/{game}/expert": {"get": _query(_gives(ExpertDay, "404", "409"), of=DAY)},
    "/api/puzzles": {"get": _gives(list[PuzzleList])},
    "/api/puzzles/{game}/{number}": {"get": _gives(ShownPuzzle, "404")},
    "/api/replays": {"post": _query(_takes(Record, Replay), seat=SEAT)},
    "/api/records": {
        "get": _query(_gives(list[RecordRow], "400"), limit=_whole(1, 200), before=RECORD),
        "post": _takes(Record, Stored, "401", status="201"),
    },
    "/api/records/{id}": {"get": _gives(Record, "404")},
    "/api/records/{id}/replay": {"get": _query(_gives(Replay, "400", "404"), seat=SEAT)},
    "/api/records/{id}/analysis": {"get": _gives(Analysis, "404")},
    "/api/records/{id}/why": {"get": _query(_gives(Explanation, "400", "404"), seat=SEAT)},
    "/health": {"get": _gives(Health, anyway=())},
    "/ready": {"get": _gives(Status, "503", anyway=())},
}
