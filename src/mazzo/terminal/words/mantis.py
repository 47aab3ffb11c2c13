"""Mantis in words, as web/src/games/mantis/words.ts says it."""

from collections.abc import Sequence
from typing import assert_never

from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.cards import Color
from mazzo.games.mantis.events import Banked, Ended, Event, Missed, Raided, RaidWon, Scored, Stole, TurnBegan
from mazzo.games.mantis.state import Raiding
from mazzo.games.mantis.view import View
from mazzo.locales import Words

FEW = 3  # cards to the goal: close enough to be said
MANY = 3  # cards in one stack: worth stealing


def sentence(t: Words, event: Event, names: Sequence[str], before: Event | None = None) -> str | None:
    match event:
        case Missed(seat, tank, card) if tank == seat:
            return t("mantis-missed-score", name=names[seat], color=card.front)
        case Missed(seat, tank, card):
            return t("mantis-missed-steal", name=names[seat], target=names[tank], color=card.front)
        case Scored(seat, card, count):
            return t("mantis-scored", name=names[seat], count=count, color=card.front)
        case Stole(seat, target, card, count):
            return t("mantis-stole", name=names[seat], target=names[target], count=count, color=card.front)
        case Banked(seat, target, card, count):
            return t("mantis-banked", name=names[seat], target=names[target], count=count, color=card.front)
        case RaidWon(seat):
            return t("mantis-raidwon", name=names[seat])
        case Raided(seat, target):
            return t("mantis-raided", name=names[seat], target=names[target])
        case TurnBegan(seat):
            goes_again = isinstance(before, Stole) and before.seat == seat
            return t("mantis-again", name=names[seat]) if goes_again else None
        case Ended(result):
            return ending(t, result, names)
        case _:
            assert_never(event)


def ending(t: Words, result: Result, names: Sequence[str]) -> str:
    """Who won, and why."""
    winners = [names[seat] for seat in result.winners]
    match result.reason:
        case "target":
            return t("mantis-won-target", name=winners[0])
        case "most scored":
            return t("mantis-won-most", name=winners[0])
        case "fuller tank":
            return t("mantis-won-tank", name=winners[0])
        case _:
            return t("mantis-won-shared", names=", ".join(winners))


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


def group(t: Words, said: tuple[str, ...], _: Sequence[str]) -> str:
    return t("mantis-steal" if said[0] == "steal" else "mantis-raid")


def question(t: Words, view: View, names: Sequence[str]) -> str:
    if view.result:
        return ending(t, view.result, names)
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
