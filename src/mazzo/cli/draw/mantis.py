"""The table of Mantis in lines of text."""

from collections.abc import Sequence
from typing import assert_never

from mazzo.cli.draw.lines import player_lines
from mazzo.cli.who import Who, capital, plural
from mazzo.core.rules import Seat
from mazzo.games.mantis.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.cards import COLORS, Color, Icon
from mazzo.games.mantis.state import Raiding
from mazzo.games.mantis.view import View

PALETTE = {
    Color.RED.value: "1;38;5;203",
    Color.ORANGE.value: "1;38;5;208",
    Color.YELLOW.value: "1;38;5;220",
    Color.GREEN.value: "1;38;5;77",
    Color.BLUE.value: "1;38;5;75",
    Color.PURPLE.value: "1;38;5;135",
    Color.PINK.value: "1;38;5;212",
}

HELP: tuple[str, ...] = (
    "The next card has one of the three colours on its back. Say where to turn it:",
    "  score  In your Tank. If its colour is there, all of that colour is scored.",
    "  steal  In another Tank. If its colour is there, all of it goes to your Tank.",
    "A card that matches nothing stays in the Tank where it was turned over.",
    "Stolen cards count nothing yet: score them before somebody takes them back.",
)

ICONS = {
    Icon.AGAIN: "steal with it and you take another turn",
    Icon.RAID: "steal with it and you take a card from somebody's Score Pile too",
    Icon.BANK: "what you steal with it is scored at once",
}


def table(view: View, who: Who, _: Sequence[View] = ()) -> list[str]:
    scores = [f"scored {score} of {view.target}" for score in view.scores]
    tanks = [tank(view, seat) for seat in range(len(view.tanks))]
    return [*player_lines(view.to_act, who, scores, tanks), *([] if view.result else ["", *pile(view)])]


def tank(view: View, seat: Seat) -> str:
    colors = view.tanks[seat]
    return "  ".join(f"{colors.count(color)} {color}" for color in COLORS if color in colors) or "an empty Tank"


def pile(view: View) -> list[str]:
    if view.top is None:
        return ["  The Draw Pile is empty."]
    lines = [f"  The next card is {either(view.top.colors)}. {capital(plural(view.pile, 'card'))} in the Draw Pile."]
    if view.top.icon and len(view.tanks) > 2:
        lines.append(f"  It has the icon {view.top.icon}: {ICONS[view.top.icon]}.")
    return lines


def question(view: View, _: Who) -> str:
    if isinstance(view.phase, Raiding):
        return "Whose Score Pile do you raid?"
    return "Your turn: score, or steal?"


def choice(view: View, who: Who, action: Action) -> str:
    match action:
        case Score():
            return outcomes(view, view.to_act[0], "scores", "stays in your Tank")
        case Steal(target):
            return f"{who(target)}: " + outcomes(view, target, "steals", f"stays with {who.whom(target)}")
        case Raid(target):
            return f"{who(target)} has {plural(view.scores[target], 'card')}"
        case _:
            assert_never(action)


def outcomes(view: View, seat: Seat, verb: str, otherwise: str) -> str:
    """What each colour on the back would do in a Tank."""
    colors = view.top.colors if view.top else ()
    found = [color for color in colors if color in view.tanks[seat]]
    rest = [color for color in colors if color not in found]
    parts = [f"{color} {verb} {view.tanks[seat].count(color) + 1}" for color in found]
    return ", ".join(parts + ([f"{either(rest)} {otherwise}"] if rest else []))


def either(colors: Sequence[Color]) -> str:
    return " or ".join(filter(None, [", ".join(colors[:-1]), *colors[-1:]]))


def group(_: Who, actions: Sequence[Action]) -> str:
    match actions[0]:
        case Score():
            return "turn the card over in your Tank"
        case Steal():
            return "turn the card over in another Tank"
        case Raid():
            return "take a scored card"
        case other:
            assert_never(other)


def default(_: View) -> Action | None:
    return None
