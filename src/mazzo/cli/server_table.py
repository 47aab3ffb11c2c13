"""A table of a server in plain lines."""

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from typing import Any

from mazzo.cli.arguments import words_of
from mazzo.cli.ask import AskedInLines, Asker, Quit, how
from mazzo.cli.console import Console
from mazzo.core.errors import Refused
from mazzo.games import GAMES


def play_at_server(arguments: argparse.Namespace) -> int:
    """Play at a table of a server until the person quits, or the table closes."""
    from mazzo.client.link import LinkError
    from mazzo.table.settings import Settings
    from mazzo.terminal.in_lines import visit
    from mazzo.text import of

    t, console = words_of(arguments), Console()
    new = Settings(arguments.game or next(iter(GAMES)), arguments.edition, dict(arguments.options))

    def put(game: str, view: Any, names: Sequence[str], reaction: Any, log: Sequence[str]) -> AskedInLines:
        return Asker(console, t, of(game), names, lambda: log).put(view, reaction)

    console.say(*how(t))
    try:
        with suppress(Quit):
            asyncio.run(
                visit(
                    arguments.server,
                    arguments.table or new,
                    arguments.name or "",
                    t,
                    sits=not arguments.watch,
                    say=console.say,
                    put=put,
                    read=read_lines,
                )
            )
    except LinkError as error:
        raise Refused(t(error.id, **error.facts)) from None
    console.say(t("terminal-left"))
    return 0


def read_lines(take: Callable[[str | None], None]) -> None:
    """Pass each typed line to `take`, from a separate thread; None at the end of the input."""

    def read() -> None:
        rest = b""
        try:
            while piece := os.read(sys.stdin.fileno(), 4096):
                *lines, rest = (rest + piece).split(b"\n")
                for line in lines:
                    take(line.decode(errors="replace").strip())
        except OSError:
            pass  # the terminal was closed
        take(None)

    Thread(target=read, daemon=True).start()
