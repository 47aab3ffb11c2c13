"""The API, described for programs (OpenAPI 3.1)."""

from typing import Any, get_args

import msgspec

from mazzo.coach.advice import Advice
from mazzo.coach.analysis import Analysis
from mazzo.core.record import Record
from mazzo.puzzles.shown import ShownPuzzle
from mazzo.server.store.entries import RecordRow
from mazzo.server.store.spoken import SpokenCode
from mazzo.server.store.subscriptions import Subscription
from mazzo.server.web.answers import GameInfo, Health, Me, MoveLink, NewName, Opened, Problem, Status
from mazzo.server.web.day import DayOffer
from mazzo.server.web.push import Endpoint, PushKey
from mazzo.server.web.puzzles import PuzzleList
from mazzo.server.work.expert_day import ExpertDay
from mazzo.server.work.replays import Replay
from mazzo.table.settings import Settings
from mazzo.table.updates import TableView
from mazzo.tournament.commands import Command
from mazzo.tournament.plan import TournamentPlan
from mazzo.tournament.view import TournamentView

KINDS = (
    Me,
    NewName,
    Opened,
    MoveLink,
    SpokenCode,
    GameInfo,
    Status,
    Health,
    Problem,
    RecordRow,
    Record,
    Replay,
    Settings,
    TableView,
    Advice,
    Analysis,
    TournamentPlan,
    TournamentView,
    PushKey,
    Subscription,
    Endpoint,
    DayOffer,
    ExpertDay,
    PuzzleList,
    ShownPuzzle,
)

ANY = ("403", "429", "503")
ANY_BODY = ("400", "408", "413", "415", *ANY)


def describe(root: str = "") -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components((*KINDS, Command), ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mazzo", "version": "1", "description": "Tables, records and people. Play is by WebSocket."},
        "servers": [{"url": f"{root}/"}],
        "paths": PATHS,
        "components": {"schemas": schemas},
    }


def _ref(kind: type) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _many(kind: type) -> dict[str, Any]:
    return {"type": "array", "items": _ref(kind)}


def _does(status: str, *refusals: str) -> dict[str, Any]:
    no = {"description": "No, and why", "content": _content(_ref(Problem))}
    return {"responses": {status: {"description": "Yes"}, **dict.fromkeys(refusals, no)}}


def _gives(status: str, schema: dict[str, Any], *refusals: str) -> dict[str, Any]:
    described = _does(status, *refusals)
    described["responses"][status]["content"] = _content(schema)
    return described


def _may_give(status: str, empty: str, schema: dict[str, Any], *refusals: str) -> dict[str, Any]:
    described = _gives(status, schema, *refusals)
    described["responses"][empty] = {"description": "Yes, and there is nothing to say"}
    return described


def _takes(kind: type) -> dict[str, Any]:
    return {"requestBody": {"required": True, "content": _content(_ref(kind))}}


def _parameter(name: str, place: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


LIMIT = _parameter("limit", "query", {"type": "integer", "minimum": 1, "maximum": 200})
BEFORE = _parameter("before", "query", {"type": "string", "pattern": "^[0-9a-z]{1,20}-[0-9]{1,9}$"})
CODE = _parameter("code", "path", {"type": "string"})
SPOKEN = _parameter("spoken", "path", {"type": "string"})
GUEST = _parameter("guest", "query", {"type": "integer", "minimum": 1, "maximum": 9})
SEAT = _parameter("seat", "query", {"type": "integer", "minimum": 0, "maximum": 8})
SINCE = _parameter("since", "query", {"type": "integer", "minimum": 0, "maximum": 999_999_999})
COMMAND = {
    "requestBody": {"required": True, "content": _content({"anyOf": [_ref(kind) for kind in get_args(Command)]})}
}
OF_A_DAY = _parameter("of", "query", {"type": "string", "format": "date"})
GAME = _parameter("game", "path", {"type": "string"})
NUMBER = _parameter("number", "path", {"type": "string", "pattern": "^[0-9]{1,5}$"})
ID = _parameter("id", "path", {"type": "string"})

PATHS: dict[str, Any] = {
    "/api/me": {
        "get": _gives("200", _ref(Me), *ANY),
        "patch": {**_takes(NewName), **_gives("200", _ref(Me), "401", *ANY_BODY)},
        "delete": _does("204", *ANY),
    },
    "/api/me/move": {"post": _gives("201", _ref(MoveLink), "401", *ANY)},
    "/api/games": {"get": _gives("200", _many(GameInfo), *ANY)},
    "/api/tables": {
        "get": _gives("200", _many(TableView), *ANY),
        "post": {**_takes(Settings), **_gives("201", _ref(Opened), "401", *ANY_BODY)},
    },
    "/api/tables/{code}": {"get": {"parameters": [CODE], **_gives("200", _ref(TableView), "404", *ANY)}},
    "/api/tables/{code}/spoken": {
        "post": {"parameters": [CODE], **_may_give("200", "204", _ref(SpokenCode), "404", "409", *ANY)}
    },
    "/api/spoken/{spoken}": {"get": {"parameters": [SPOKEN], **_gives("200", _ref(Opened), "404", *ANY)}},
    "/api/tables/{code}/coach": {
        "get": {"parameters": [CODE, GUEST], **_gives("200", _ref(Advice), "400", "404", *ANY)}
    },
    "/api/tournaments": {"post": {**_takes(TournamentPlan), **_gives("201", _ref(Opened), "401", *ANY_BODY)}},
    "/api/tournaments/{code}": {
        "get": {"parameters": [CODE, SINCE], **_may_give("200", "204", _ref(TournamentView), "400", "404", *ANY)},
        "post": {"parameters": [CODE], **COMMAND, **_gives("200", _ref(TournamentView), "401", "404", *ANY_BODY)},
    },
    "/api/tournaments/{code}/csv": {"get": {"parameters": [CODE], **_does("200", "401", "404", *ANY)}},
    "/api/push": {
        "get": _gives("200", _ref(PushKey), *ANY),
        "put": {**_takes(Subscription), **_does("204", "401", "404", *ANY_BODY)},
        "delete": {**_takes(Endpoint), **_does("204", "401", *ANY_BODY)},
    },
    "/api/day": {"get": _gives("200", _ref(DayOffer), *ANY)},
    "/api/day/{game}": {"post": {"parameters": [GAME], **_gives("201", _ref(Opened), "401", "404", *ANY)}},
    "/api/day/{game}/expert": {
        "get": {"parameters": [GAME, OF_A_DAY], **_gives("200", _ref(ExpertDay), "404", "409", *ANY)}
    },
    "/api/puzzles": {"get": _gives("200", _many(PuzzleList), *ANY)},
    "/api/puzzles/{game}/{number}": {
        "get": {"parameters": [GAME, NUMBER], **_gives("200", _ref(ShownPuzzle), "404", *ANY)}
    },
    "/api/replays": {"post": {"parameters": [SEAT], **_takes(Record), **_gives("200", _ref(Replay), *ANY_BODY)}},
    "/api/records": {"get": {"parameters": [LIMIT, BEFORE], **_gives("200", _many(RecordRow), "400", *ANY)}},
    "/api/records/{id}": {"get": {"parameters": [ID], **_gives("200", _ref(Record), "404", *ANY)}},
    "/api/records/{id}/replay": {"get": {"parameters": [ID, SEAT], **_gives("200", _ref(Replay), "400", "404", *ANY)}},
    "/api/records/{id}/analysis": {"get": {"parameters": [ID], **_gives("200", _ref(Analysis), "404", *ANY)}},
    "/health": {"get": _gives("200", _ref(Health))},
    "/ready": {"get": _gives("200", _ref(Status), "503")},
}
