"""Refuse bots in the lobby that do not support the table's options."""

from collections.abc import Callable
from typing import Any

from mazzo.core.errors import listing
from mazzo.table.commands import AddBot, Change, Command, Notice
from mazzo.table.reasons import refuse
from mazzo.table.settings import edition_of
from mazzo.table.state import TableState


def check_bots(
    state: TableState, command: Command | Notice, unknown_options: Callable[[str, str, Any], list[str]]
) -> None:
    """Refuse a bot that does not support an option of the table, and options that a seated bot does not support.

    `unknown_options` lists the options of an edition that a bot of a game does not support. A log is replayed without
    this check, since a later version of a bot may support fewer. Then its seat takes the default action, and people are
    notified once.
    """
    match command:
        case AddBot(bot=bot):
            settings, seated = state.settings, {bot}
        case Change(settings=settings):
            seated = {holder.bot for holder in state.seats if holder.person is None}
        case _:
            return
    if settings.game not in state.games:
        return  # the table itself refuses an unknown game
    edition = edition_of(settings, state.games)
    for bot in sorted(seated.intersection(state.bots[settings.game])):
        if unknown := unknown_options(settings.game, bot, edition):
            raise refuse("bot-options", bot=bot, options=listing(unknown))
