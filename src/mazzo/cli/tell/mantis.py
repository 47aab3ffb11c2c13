"""Mantis in sentences."""

from collections.abc import Sequence
from itertools import pairwise
from typing import assert_never

from mazzo.cli.who import Who
from mazzo.core.rules import Result
from mazzo.games.mantis.events import Banked, Ended, Event, Missed, Raided, RaidWon, Scored, Stole, TurnBegan


def tell(events: Sequence[Event], who: Who) -> list[str]:
    return [line for before, event in pairwise([None, *events]) if event and (line := sentence(event, before, who))]


def sentence(event: Event, before: Event | None, who: Who) -> str | None:
    match event:
        case Missed(seat, tank, card) if seat == tank:
            return f"{who(seat)} tried to score: {card.front}, no match. It stays in {who.whose(tank)} Tank."
        case Missed(seat, tank, card):
            kept = who.does(tank, "keep", "keeps")
            return f"{who(seat)} tried to steal from {who.whom(tank)}: {card.front}, no match. {kept} it."
        case Scored(seat, card, count):
            return f"{who(seat)} scored {count} {card.front}."
        case Stole(seat, target, card, count):
            return f"{who(seat)} stole {count} {card.front} from {who.whom(target)}."
        case Banked(seat, target, card, count):
            return f"{who(seat)} stole {count} {card.front} from {who.whom(target)} and banked them: they are scored."
        case RaidWon(seat):
            return f"{who(seat)} won a raid on a Score Pile."
        case Raided(seat, target):
            return f"{who(seat)} took a card from {who.whose(target)} Score Pile."
        case TurnBegan(seat):
            again = isinstance(before, Stole) and before.seat == seat
            return who.does(seat, "go again.", "goes again.") if again else None
        case Ended(result):
            return ending(result, who)
        case _:
            assert_never(event)


def ending(result: Result, who: Who) -> str:
    winner = result.winners[0]
    match result.reason:
        case "target":
            return f"{who.does(winner, 'have', 'has')} enough cards scored: {who.wins(winner)}"
        case "most scored":
            return f"The Draw Pile is empty, and {who.whom(winner)} scored the most: {who.wins(winner)}"
        case "fuller tank":
            why = f"of those who scored the most {who.whom(winner)} had the fuller Tank"
            return f"The Draw Pile is empty, and {why}: {who.wins(winner)}"
        case _:
            return f"The Draw Pile is empty. {who.all(result.winners)} share the win."
