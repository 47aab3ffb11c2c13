"""How strong bots can be asked to be, in words."""

from mazzo.bots import PLAIN, players
from mazzo.locales import Words


def levels(t: Words, game: str) -> list[tuple[str, str]]:
    """Each level and what it is called; a game that has none is played by a bot that chooses at random."""
    if (there := players(game)) is PLAIN:
        return [("random", t("table-bot", level="random"))]
    return [(level, t("lobby-level", level=level)) for level in there.levels]
