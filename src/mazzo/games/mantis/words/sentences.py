"""Mantis in words, as web/src/games/mantis/words.ts says it."""

from collections.abc import Sequence
from typing import assert_never

from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.rules.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.rules.cards import Color
from mazzo.games.mantis.rules.events import Banked, Ended, Event, Missed, Raided, RaidWon, Scored, Stole, TurnBegan
from mazzo.games.mantis.rules.state import Raiding
from mazzo.games.mantis.rules.view import View
from mazzo.locales import Words

FEW = 3  # cards to the goal: close enough to be said
MANY = 3  # cards in one stack: worth stealing


def sentence(
    t: Words, event: Event, names: Sequence[str], me: Seat | None = None, before: Event | None = None
) -> str | None:
    match event:
        case Missed():
            return missed(t, event, names, me)
        case Scored(seat, card, count):
            id = "mantis-you-scored" if seat == me else "mantis-scored"
            return t(id, name=names[seat], count=count, color=card.front)
        case Stole(seat, target, card, count):
            id = "mantis-you-stole" if seat == me else "mantis-stole-from-you" if target == me else "mantis-stole"
            return t(id, name=names[seat], target=names[target], count=count, color=card.front)
        case Banked(seat, target, card, count):
            id = "mantis-you-banked" if seat == me else "mantis-banked-from-you" if target == me else "mantis-banked"
            return t(id, name=names[seat], target=names[target], count=count, color=card.front)
        case RaidWon(seat):
            return t("mantis-you-raidwon" if seat == me else "mantis-raidwon", name=names[seat])
        case Raided(seat, target):
            id = "mantis-you-raided" if seat == me else "mantis-raided-from-you" if target == me else "mantis-raided"
            return t(id, name=names[seat], target=names[target])
        case TurnBegan(seat):
            goes_again = isinstance(before, Stole) and before.seat == seat
            return t("mantis-you-again" if seat == me else "mantis-again", name=names[seat]) if goes_again else None
        case Ended(result):
            return ending(t, result, names, me)
        case _:
            assert_never(event)


def missed(t: Words, event: Missed, names: Sequence[str], me: Seat | None) -> str:
    seat, tank, color = event.seat, event.tank, event.card.front
    if seat == tank:
        return t("mantis-you-missed-score" if seat == me else "mantis-missed-score", name=names[seat], color=color)
    at_me = "mantis-missed-steal-from-you" if tank == me else "mantis-missed-steal"
    id = "mantis-you-missed-steal" if seat == me else at_me
    return t(id, name=names[seat], target=names[tank], color=color)


def ending(t: Words, result: Result, names: Sequence[str], me: Seat | None = None) -> str:
    """Who won, and why."""
    name, is_mine = names[result.winners[0]], result.winners[0] == me
    match result.reason:
        case "target":
            return t("mantis-you-won-target" if is_mine else "mantis-won-target", name=name)
        case "most scored":
            return t("mantis-you-won-most" if is_mine else "mantis-won-most", name=name)
        case "fuller tank":
            return t("mantis-you-won-tank" if is_mine else "mantis-won-tank", name=name)
        case _:
            return t("mantis-won-shared", names=", ".join(names[seat] for seat in result.winners))


def why(t: Words, view: View) -> str:
    """By which rule it was won."""
    assert view.result
    match view.result.reason:
        case "target":
            return t("ended-by-target", scored=view.scores[view.result.winners[0]], target=view.target)
        case reason:
            return t(f"ended-by-{reason.replace(' ', '-')}")


def label(t: Words, action: Action, names: Sequence[str], view: View) -> str:
    match action:
        case Score():
            return t("mantis-score")
        case Steal(target):
            return f"{t('mantis-steal')}: {names[target]}"
        case Raid(target):
            return t("mantis-label-raid", name=names[target], count=view.scores[target])
        case _:
            assert_never(action)


def gains(t: Words, view: View, action: Action) -> str:
    """How many cards each colour of the back would bring."""
    brings = view.brings(action).items()
    return ", ".join(f"{t('mantis-color', color=color)} {f'+{count}' if count else '–'}" for color, count in brings)


def group(t: Words, said: tuple[str, ...], _: Sequence[str]) -> str:
    return t("mantis-steal" if said[0] == "steal" else "mantis-raid")


def question(t: Words, view: View, names: Sequence[str], _: bool) -> str:
    if view.result:
        return ending(t, view.result, names, view.seat)
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
    rival = close_rival(view, me)
    if rival is not None:
        return t("mantis-hint-close", name=names[rival], count=view.target - view.scores[rival])
    return t("mantis-hint-two" if len(names) == 2 else "mantis-hint-turn")


def close_rival(view: View, me: Seat) -> Seat | None:
    """Somebody else who needs only a few cards more."""
    others = (seat for seat, score in enumerate(view.scores) if seat != me and view.target - score <= FEW)
    return next(others, None)


def has_many(tank: Sequence[Color]) -> bool:
    return any(tank.count(color) >= MANY for color in tank)
