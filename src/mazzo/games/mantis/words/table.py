"""The table of Mantis in plain lines."""

from collections.abc import Sequence

from mazzo.core.rules import Seat
from mazzo.games.mantis.rules.cards import COLORS, Color
from mazzo.games.mantis.rules.view import View
from mazzo.games.mantis.words.sentences import color_name
from mazzo.text.lines import player_lines, with_you
from mazzo.text.locales import Words

INKS = dict(zip(COLORS, (203, 208, 220, 77, 75, 135, 212), strict=True))


def lines(t: Words, view: View, names: Sequence[str], _: Sequence[View] = ()) -> list[str]:
    scores = [t("mantis-score-state", count=score, target=view.target) for score in view.scores]
    tanks = [tank(t, view, seat) for seat in range(len(view.tanks))]
    seats = player_lines(view.to_act, with_you(t, names, view.seat), scores, tanks)
    return seats if view.result else [*seats, "", f"  {pile(t, view)}"]


def tank(t: Words, view: View, seat: Seat) -> str:
    cards = view.tanks[seat]
    stacks = [t("mantis-stack", count=cards.count(color), card=color) for color in COLORS if color in cards]
    return "  ".join(stacks) or t("mantis-tank-empty")


def pile(t: Words, view: View) -> str:
    if view.top is None:
        return t("mantis-pile-empty")
    colors = ", ".join(color_name(t, color) for color in view.top.colors)
    return t("mantis-pile-state", count=view.pile, colors=colors)


def palette(t: Words) -> dict[str, str]:
    """The name of each colour, alone and in names of cards, in its colour."""
    return {form: f"1;38;5;{ink}" for color, ink in INKS.items() for form in forms(t, color)}


def forms(t: Words, color: Color) -> list[str]:
    stacks = [t("mantis-stack", count=count, card=color).lstrip("0123456789 ") for count in (1, 2)]
    return [color_name(t, color), *stacks]
