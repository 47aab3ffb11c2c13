"""`mazzo play` and `mazzo replay` drawn in a terminal."""

import argparse
from collections.abc import Callable
from functools import partial
from typing import Any

from mazzo.cli.arguments import against_bots, one_each
from mazzo.cli.console import INTERRUPTED
from mazzo.client.files import Recording, check_new
from mazzo.core.edition import differences
from mazzo.core.record import Record
from mazzo.games import GAMES


def play_on_screen(arguments: argparse.Namespace) -> int:
    """Show the first screen, or directly the table that the arguments describe."""
    from mazzo.table.settings import Settings
    from mazzo.terminal.app import Mazzo

    keep = Recording(check_new(arguments.record)) if arguments.record else None
    app = Mazzo(arguments.name, language=arguments.language, keep=keep)
    if arguments.server:
        settings = Settings(arguments.game or next(iter(GAMES)), arguments.edition, dict(arguments.options))
        app.begins = partial(app.visit, arguments.server, arguments.table, settings, sits=not arguments.watch)
    elif arguments.resume:
        app.begins = app.resume_last
    elif arguments.game:
        app.begins = here(app, arguments)
    return leave(app)


def look_back_on_screen(record: Record, language: str | None) -> int:
    from mazzo.terminal.app import Mazzo

    app = Mazzo(None, language=language)
    app.look_back_at(record)
    return leave(app)


def leave(app: Any) -> int:
    """Run the app; Ctrl-C is reported as in other commands."""
    from mazzo.bots.outside import dismiss

    try:
        app.run()
    finally:
        dismiss()
    if app.failure:
        raise app.failure
    if app.return_code == INTERRUPTED:
        raise KeyboardInterrupt
    return app.return_code or 0


def here(app: Any, arguments: argparse.Namespace) -> Callable[[], None]:
    from mazzo.bots import get
    from mazzo.table.settings import Settings

    setup, named = against_bots(arguments)
    bots = one_each(named, setup.seats if arguments.watch else setup.seats - 1)
    for bot in bots:
        get(setup.game.name, bot)
    options = differences(setup.edition, setup.game.editions)
    settings = Settings(setup.game.name, setup.edition.name, options, turn_seconds=None)
    return partial(app.play_here, settings, bots, sits=not arguments.watch, seed=setup.seed, waits=not arguments.clock)
