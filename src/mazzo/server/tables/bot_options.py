"""Refuses bots in the lobby that would play by other rules than those of the table."""

from mazzo import bots
from mazzo.core.edition import choose
from mazzo.core.errors import listing
from mazzo.games import GAMES
from mazzo.table.commands import AddBot, Change, Command
from mazzo.table.reasons import refuse
from mazzo.table.state import TableState


def check_bots(state: TableState, command: Command) -> None:
    """Refuse a bot that does not know an option of the table, and options that a seated bot does not know.

    A log is replayed without this check, since a bot may know less in a later version. Then its seat takes the default
    action, and people are told once.
    """
    match command:
        case AddBot(bot=bot):
            settings, seated = state.settings, {bot}
        case Change(settings=settings):
            seated = {chair.bot for chair in state.chairs if chair.person is None}
        case _:
            return
    game = GAMES.get(settings.game)
    if game is None:
        return  # the table refuses it
    edition = choose(game.editions, settings.edition, settings.options)
    for bot in sorted(seated.intersection(bots.names(game.name))):
        if unknown := bots.unknown_options(game.name, bot, edition):
            raise refuse("bot-options", bot=bot, options=listing(unknown))
