"""The default text of a game, made from its views, events and notation. A game may replace parts of it."""

from mazzo.games.plain.words import rules, table
from mazzo.games.plain.words.names import group_name, reason_name
from mazzo.text.game_text import GameText


def plain(game: str) -> GameText:
    return GameText(
        name=game,
        group=lambda t, said, names: group_name(t, game, said, names),
        question=table.question,
        why=lambda t, view: reason_name(t, game, view.result.reason) if view.result else "",
        table=table.lines,
        help=lambda t: rules.help_lines(t, game),
        rules=lambda t: rules.page(t, game),
    )
