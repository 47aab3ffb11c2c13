"""The recipient of an admin command: a running server, or its database."""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from mazzo.core.errors import Refused, shorten

ANSWER_SECONDS = 60.0


class Backend(Protocol):
    """Carries out the commands of mazzo.server.admin.orders."""

    def ask(self, order: str, *values: object) -> Any:
        """The answer to the command of this name, with these values."""


Order = Callable[[argparse.Namespace, Backend], None]


class ServerBackend:
    """A running server."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token

    def ask(self, order: str, *values: object) -> Any:
        import msgspec

        from mazzo.server.admin import orders

        kind = getattr(orders, order)
        return msgspec.json.decode(self._post(msgspec.json.encode(kind(*values))), type=kind.answer)

    def _post(self, body: bytes) -> bytes:
        from http.client import HTTPException
        from urllib.error import HTTPError, URLError
        from urllib.request import Request, urlopen

        headers = {"authorization": f"Bearer {self._token}", "content-type": "application/json"}
        try:
            while True:
                try:
                    with urlopen(Request(f"{self._url}/api/admin", body, headers), timeout=ANSWER_SECONDS) as response:
                        answer: bytes = response.read()
                        return answer
                except HTTPError as error:
                    if error.code != 429:
                        raise Refused(_said(error.code, error.read())) from None
                    time.sleep(1.0)
        except Refused:
            raise
        except URLError as error:
            raise Refused(f"cannot reach the server at {self._url}: {error.reason}") from None
        except (OSError, HTTPException, ValueError) as error:
            raise Refused(f"cannot ask the server at {self._url}: {error}") from None


def _said(status: int, body: bytes) -> str:
    try:
        problem = json.loads(body)
        if status == 404 and problem["code"] == "http":
            return "this server has no admin token; start it with --admin-token-file, or $MAZZO_ADMIN_TOKEN"
        return str(problem["sentence"])
    except (ValueError, LookupError, TypeError):
        return f"the server answered {status}; is this a Mazzo server?"


class DatabaseBackend:
    """The database itself."""

    def __init__(self, runner: Any, database: str) -> None:
        from mazzo.server.admin.admin import Admin
        from mazzo.server.store.database import StorageDown
        from mazzo.server.store.sqlite import Taken
        from mazzo.server.store.storage import connect, is_postgres

        if not is_postgres(database) and not Path(database).exists():
            raise Refused(f"there is no database {shorten(database)}; name it with --db, or ask a server")
        self._runner = runner
        try:
            self._storage = runner.run(connect(database))
        except StorageDown as error:
            raise Refused(f"cannot reach the database: {error}") from None
        except Taken:
            raise Refused(
                "a server runs on this database, so it has to be asked: give its admin token with --token-file or"
                " $MAZZO_ADMIN_TOKEN (a server has one if it was started with one: mazzo serve --admin-token-file)"
            ) from None
        self._admin = Admin(self._storage, time.time)

    def close(self) -> None:
        self._runner.run(self._storage.close())

    def ask(self, order: str, *values: object) -> Any:
        from mazzo.server.admin import orders
        from mazzo.server.store.database import StorageDown

        try:
            return self._runner.run(self._admin.answer(getattr(orders, order)(*values)))
        except StorageDown as error:
            raise Refused(f"the database does not answer: {error}") from None
