"""The levels of bots, in words."""

from mazzo.bots import players
from mazzo.locales import Words


def levels(t: Words, game: str) -> list[tuple[str, str]]:
    """Each level with its name."""
    return [(level, t("lobby-level", level=level)) for level in players(game).levels]
