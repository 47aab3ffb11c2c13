"""The API, described for programs (OpenAPI 3.1)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from mazzo.core.record import Record


def describe(answers: Sequence[type], bodies: Sequence[type]) -> dict[str, Any]:
    kinds = [*answers, *bodies, Record]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")

    def ref(name: str) -> dict[str, Any]:
        return {"$ref": f"#/components/schemas/{name}"}

    def many(name: str) -> dict[str, Any]:
        return {"type": "array", "items": ref(name)}

    def gives(schema: dict[str, Any], status: str = "200", *refusals: str) -> dict[str, Any]:
        json = {"application/json": {"schema": schema}}
        no = {"description": "No, and why", "content": {"application/json": {"schema": ref("Problem")}}}
        return {"responses": {status: {"description": "Yes", "content": json}, **dict.fromkeys(refusals, no)}}

    def takes(name: str) -> dict[str, Any]:
        return {"requestBody": {"required": True, "content": {"application/json": {"schema": ref(name)}}}}

    def named(name: str) -> dict[str, Any]:
        return {"parameters": [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}}]}

    def asked(**kinds: str) -> dict[str, Any]:
        return {"parameters": [{"name": name, "in": "query", "schema": {"type": kind}} for name, kind in kinds.items()]}

    status = {"type": "object", "properties": {"status": {"type": "string"}}}
    paths = {
        "/api/me": {
            "get": gives(ref("Me"), "200", "429"),
            "patch": {**takes("NewName"), **gives(ref("Me"), "200", *BAD_BODY)},
        },
        "/api/me/move": {"post": gives(ref("MoveLink"), "201", "401", "403", "429")},
        "/api/games": {"get": gives(many("GameInfo"), "200", "429")},
        "/api/tables": {
            "get": gives(many("TableView"), "200", "429"),
            "post": {**takes("Settings"), **gives(ref("Opened"), "201", *BAD_BODY)},
        },
        "/api/tables/{code}": {"get": {**named("code"), **gives(ref("TableView"), "200", "404", "429")}},
        "/api/records": {
            "get": {**asked(limit="integer", before="number"), **gives(many("RecordRow"), "200", "400", "429")}
        },
        "/api/records/{id}": {"get": {**named("id"), **gives(ref("Record"), "200", "404", "429")}},
        "/health": {"get": gives(status)},
        "/ready": {"get": gives(status, "200", "503")},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mazzo", "version": "1", "description": "Tables, records and people. Play is by WebSocket."},
        "paths": paths,
        "components": {"schemas": components},
    }


BAD_BODY = ("400", "403", "413", "415", "429")
