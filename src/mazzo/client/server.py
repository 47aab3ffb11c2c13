"""The HTTP side of a server: our identity there, its tables, and records. docs/protocol.md describes it."""

import asyncio
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from mazzo.client.address import read_address
from mazzo.client.files import only_here, write_private
from mazzo.client.link import LinkError
from mazzo.core.errors import Refused
from mazzo.core.record import Record, read
from mazzo.games import GAMES
from mazzo.protocol.messages import PROTOCOL
from mazzo.table.settings import Settings
from mazzo.table.updates import TableView

PATIENCE = 10.0  # seconds
COOKIE = "mazzo"
COOKIES = (COOKIE, f"__Host-{COOKIE}", f"__Secure-{COOKIE}")  # its name over HTTPS, and there under a path


class Offered(msgspec.Struct, frozen=True):
    """The parts of a server's game info that we need."""

    name: str
    own_bots: tuple[str, ...] = ()


class Server:
    """A server, with one person's identity there. Its cookie is stored in a file, so that they keep their seats.

    Each typed name is a separate person with a separate cookie.
    """

    def __init__(self, address: str, cookies: Path | None = None, person: str = "") -> None:
        self.address = checked(address)
        self.person = person  # the typed name; empty without one
        self._file = cookies
        self._key = f"{self.address} {person}".rstrip()
        self._cookie = self._kept().get(self._key)
        self.name = ""  # our name on this server
        self.own_bots: dict[str, tuple[str, ...]] = {}  # by game, those that its operator has added

    async def greet(self) -> None:
        """Get our name and cookie from the server, and the bots that its operator added."""
        self.name = str((await self._ask("/api/me"))["name"])
        games = msgspec.convert(await self._ask("/api/games", kind=list), list[Offered])
        self.own_bots = {game.name: game.own_bots for game in games}

    async def tables(self) -> list[TableView]:
        """The listed tables, the newest first, of games known here."""
        listed = msgspec.convert(await self._ask("/api/tables", kind=list), list[TableView])
        return [table for table in listed if table.settings.game in GAMES]

    async def open(self, settings: Settings) -> str:
        """Open a new table; return its code."""
        return str((await self._ask("/api/tables", msgspec.json.encode(settings)))["code"])

    async def record(self, name: str) -> Record:
        return read(msgspec.json.encode(await self._ask(f"/api/records/{name}")))

    def socket(self, code: str) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket?protocol={PROTOCOL}"

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self._cookie}"} if self._cookie else {}

    async def _ask(self, path: str, body: bytes | None = None, kind: type = dict) -> Any:
        headers = {**self.headers, **({"content-type": "application/json"} if body else {})}
        request = Request(self.address + path, body, headers)
        try:
            text, cookies = await asyncio.to_thread(fetch, request)
            answer = msgspec.json.decode(text)
        except HTTPError as error:
            raise refusal(self.address, error.read()) from None
        except OSError:
            raise LinkError("terminal-no-server", address=self.address) from None
        except (ValueError, msgspec.DecodeError):
            raise LinkError("terminal-no-mazzo", address=self.address) from None
        if not isinstance(answer, kind):
            raise LinkError("terminal-no-mazzo", address=self.address)
        self._keep(cookies)
        return answer

    # The cookie

    def _keep(self, cookies: list[str]) -> None:
        for line in cookies:
            for name, found in SimpleCookie(line).items():
                if name in COOKIES and found.value:
                    self._cookie = found.value
        if self._file and self._cookie and self._kept().get(self._key) != self._cookie:
            with only_here(self._file):
                write_private(self._file, msgspec.json.encode({**self._kept(), self._key: self._cookie}))

    def _kept(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str]) if self._file else {}
        except (OSError, msgspec.DecodeError):  # no file yet, or an unreadable one
            return {}


def fetch(request: Request) -> tuple[bytes, list[str]]:
    with urlopen(request, timeout=PATIENCE) as response:
        return response.read(), response.headers.get_all("set-cookie") or []


def checked(address: str) -> str:
    """The full address, or a refusal in every language."""
    try:
        return read_address(address)
    except Refused:
        raise LinkError("terminal-no-address", address=address) from None


def refusal(address: str, body: bytes) -> LinkError:
    """The error for a server's refusal, with its code if it has one."""
    try:
        problem = msgspec.json.decode(body, type=dict[str, Any])
        return LinkError("terminal-refused", address=address, why=str(problem["sentence"]))
    except (msgspec.DecodeError, KeyError):
        return LinkError("terminal-no-mazzo", address=address)
