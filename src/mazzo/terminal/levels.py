"""How strong bots can be asked to be, in words."""

from mazzo.bots import players
from mazzo.locales import Words


def levels(t: Words, game: str) -> list[tuple[str, str]]:
    """Each level and what it is called."""
    return [(level, t("lobby-level", level=level)) for level in players(game).levels]
