"""How strong bots can be asked to be, in words."""

from mazzo.bots import LEVELS
from mazzo.locales import Words


def levels(t: Words, game: str) -> list[tuple[str, str]]:
    """Each level and what it is called; a game that has none is played by a bot that chooses at random."""
    found = [(level, t("lobby-level", level=level)) for level in LEVELS.get(game, ())]
    return found or [("random", t("table-bot", level="random"))]
