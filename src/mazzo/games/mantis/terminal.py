"""Mantis in the terminal: the parts that its layout does not describe."""

from dataclasses import replace

from rich.text import Text

from mazzo.games.mantis.layout import PAPERS
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.cards import COLORS
from mazzo.games.mantis.rules.view import View
from mazzo.games.plain.terminal import DRAWING as PLAIN
from mazzo.games.plain.terminal import look
from mazzo.terminal.drawing.ink import chip
from mazzo.text.locales import Words

SIGNS = dict(zip(COLORS, "●▲★♣◆■♥", strict=True))
SIXTEEN = ("red", "bright_red", "bright_yellow", "green", "bright_blue", "magenta", "bright_magenta")


def beside(t: Words, view: View, zone: str) -> Text:
    """The icon on the back of the next card."""
    if zone != "pile" or not (view.top and view.top.icon):
        return Text()
    return chip("✦", t("terminal-icon", icon=view.top.icon), ("#ffffff", "#10222a"))


def gains(t: Words, view: View, action: Action) -> Text:
    """The cards won by each colour of the back, as chips."""
    found = Text()
    for color, count in view.brings(action).items():
        found.append_text(look(t, view, color).small())
        found.append(f" +{count}  " if count else "  –  ", "bold" if count else "")
    return found


DRAWING = replace(
    PLAIN,
    gains=gains,
    beside=beside,
    card_signs={color.value: sign for color, sign in SIGNS.items()},
    few=dict(zip(PAPERS, SIXTEEN, strict=True)),
)
