"""How to play, and the keys."""

from mazzo.locales import Words
from mazzo.terminal.drawing.board import drawing_of
from mazzo.text import of


def help_text(t: Words, game: str | None) -> str:
    of_game = ["\n".join(of(game).help(t)), drawing_of(game).signs(t)] if game else []
    return "\n\n".join(filter(None, [*of_game, t("terminal-help-keys")]))
