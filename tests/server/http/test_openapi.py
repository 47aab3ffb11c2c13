"""/api/openapi.json describes every route for programs, and no other."""

from pathlib import Path

from starlette.routing import Route

from mazzo.server.app import make_app
from mazzo.server.http.openapi import PATHS
from mazzo.server.running_server import Options

NOT_FOR_PROGRAMS = {
    ("/move/{code}", "get"),  # the page behind a link to another device
    ("/move/{code}", "post"),  # and its button
    ("/api/admin", "post"),  # `mazzo admin` and the operator's page; docs/hosting.md
    ("/api/openapi.json", "get"),  # the description itself
    ("/metrics", "get"),  # for Prometheus, in its own format
}


def test_every_route_is_described_and_every_description_has_a_route(tmp_path: Path) -> None:
    app = make_app(Options(str(tmp_path / "mazzo.db"), admin_token="x" * 16))
    routes = {
        (route.path, method.lower())
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith(("/api/", "/move/", "/health", "/ready", "/metrics"))
        for method in (route.methods or set()) - {"HEAD"}
    }
    described = {(path, method) for path, methods in PATHS.items() for method in methods}
    assert routes == described | NOT_FOR_PROGRAMS
    assert not described & NOT_FOR_PROGRAMS
