"""The sentences of Mantis beyond its events and actions."""

from collections.abc import Sequence

from mazzo.games.mantis.rules.actions import Action, Raid
from mazzo.games.mantis.rules.cards import COLORS, Color
from mazzo.games.mantis.rules.events import Ended
from mazzo.games.mantis.rules.state import Raiding
from mazzo.games.mantis.rules.view import View
from mazzo.text.locales import Words
from mazzo.text.sentences import Sentences

FEW = 3  # a hint warns of a rival who needs at most this many cards
MANY = 3  # cards in one stack that make it worth stealing
INKS = dict(zip(COLORS, (203, 208, 220, 77, 75, 135, 212), strict=True))


def why(t: Words, view: View) -> str:
    """The rule by which the game was won."""
    assert view.result
    winner, reason = view.result.winners[0], view.result.reason.replace(" ", "-")
    return t(f"ended-by-{reason}", scored=view.scores[winner], target=view.target)


def facts(action: Action, view: View) -> dict[str, int]:
    """For a raid, the number of cards in the target's Score Pile."""
    return {"count": view.scores[action.target]} if isinstance(action, Raid) else {}


def color_name(t: Words, color: Color) -> str:
    return t(f"mantis-card-{color}")


def gains(t: Words, view: View, action: Action) -> str:
    """The cards won by each colour of the back."""
    brings = view.brings(action).items()
    return ", ".join(f"{color_name(t, color)} {f'+{count}' if count else '–'}" for color, count in brings)


def group(t: Words, said: tuple[str, ...], _: Sequence[str]) -> str:
    return t(f"mantis-{said[0]}")


def question(t: Words, view: View, names: Sequence[str], _: bool) -> str:
    if view.result:
        return Sentences(t, "mantis", names, view.seat).event(Ended(view.result)) or ""
    if view.legal:
        return t("table-your-turn")
    name = names[view.to_act[0]]
    return t("mantis-waiting-raid" if isinstance(view.phase, Raiding) else "mantis-waiting", name=name)


def hint(t: Words, view: View, names: Sequence[str]) -> str:
    me = view.seat
    if view.result or me is None:
        return ""
    if not view.legal:
        return t("mantis-hint-stolen") if has_many(view.tanks[me]) else ""
    if isinstance(view.phase, Raiding):
        return t("mantis-hint-raid")
    if view.top and view.top.icon and len(names) > 2:
        return t(f"mantis-icon-{view.top.icon}")
    if has_many(view.tanks[me]):
        return t("mantis-hint-keep")
    for rival, score in enumerate(view.scores):
        if rival != me and view.target - score <= FEW:
            return t("mantis-hint-close", name=names[rival], count=view.target - score)
    return t("mantis-hint-two" if len(names) == 2 else "mantis-hint-turn")


def has_many(tank: Sequence[Color]) -> bool:
    return any(tank.count(color) >= MANY for color in tank)


def zone(t: Words, view: View, name: str) -> list[str]:
    """A line for the Draw Pile, with the back of its top card."""
    if name != "pile" or view.top is None:
        return []
    colors = ", ".join(color_name(t, color) for color in view.top.colors)
    return [t("mantis-pile-state", count=view.pile, colors=colors)]


def palette(t: Words) -> dict[str, str]:
    """The ANSI colour of each colour name, alone and in names of stacks."""
    return {form: f"1;38;5;{ink}" for color, ink in INKS.items() for form in forms(t, color)}


def forms(t: Words, color: Color) -> list[str]:
    stacks = [t("mantis-stack", count=count, card=color).lstrip("0123456789 ") for count in (1, 2)]
    return [color_name(t, color), *stacks]
