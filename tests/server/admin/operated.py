"""A server with an operator, and `mazzo admin` in this process."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from mazzo.cli import main
from tests.server.client import TableSession
from tests.server.site import Site

TOKEN = "a-token-of-more-than-sixteen-letters"
PERSON_LETTERS = 16
TIMES = {"mazzo.table.deadlines.BOT_SECONDS": 0.1, "mazzo.cli.admin.orders.FOLLOW_SECONDS": 0.1}


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def value(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


async def mazzo(*arguments: str) -> Ran:
    """Run a command in this process."""

    def run() -> Ran:
        with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
            code = main(arguments)
        return Ran(code, out.getvalue(), err.getvalue())

    return await asyncio.to_thread(run)


class Operated(NamedTuple):
    site: Site
    token_file: Path

    @classmethod
    def at(cls, folder: Path) -> "Operated":
        """A new server whose files are in this folder."""
        file = folder / "token"
        file.write_text(f"{TOKEN}\n")
        file.chmod(0o600)
        flags = "--trust-proxy", "--admin-token-file", str(file)
        return cls(Site(folder / "mazzo.db", *flags, times=TIMES), file)

    @property
    def database(self) -> str:
        return str(self.token_file.parent / "mazzo.db")

    def arguments(self, *order: str) -> Sequence[str]:
        return "admin", *order, "--server", self.site.url, "--token-file", str(self.token_file)

    async def admin(self, *order: str) -> Ran:
        return await mazzo(*self.arguments(*order))

    async def value(self, *order: str) -> Any:
        return (await self.admin(*order, "--json")).value

    async def close_all(self) -> None:
        """Close all tables and end all bans."""
        for table in await self.value("tables"):
            await self.admin("close", table["code"])
        for ban in await self.value("bans"):
            await self.admin("unban", ban["subject"])


async def close_code_of(visit: TableSession) -> str:
    await visit.until(lambda: visit.close_message)
    assert visit.close_message
    return visit.close_message.code


async def id_of(operated: Operated, visit: TableSession, name: str) -> str:
    report = await operated.value("table", visit.code)
    (who,) = [person["who"] for person in report["people"] if person["name"] == name]
    assert len(who) == PERSON_LETTERS
    return str(who)
