"""How to play, and which key does what."""

from mazzo.games.kittens.cards import Card
from mazzo.locales import Words
from mazzo.terminal.drawing.kittens import LOOKS
from mazzo.terminal.drawing.mantis import SIGNS
from mazzo.terminal.words.kittens import card_name, does


def help_text(t: Words, game: str | None) -> str:
    parts = [t("terminal-help-keys")]
    if game == "mantis":
        signs = "  ".join(f"{sign} {t('mantis-color', color=color)}" for color, sign in SIGNS.items())
        parts = [t("terminal-help-mantis"), signs, *parts]
    elif game == "kittens":
        cards = [f"{LOOKS[card][0]} {card_name(t, card)}: {does(t, card)}" for card in list(Card)[:9]]
        parts = [t("terminal-help-kittens"), "\n".join(cards), *parts]
    return "\n\n".join(parts)
