"""Exploding Kittens in sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

from mazzo.cli.who import Who, capital, plural
from mazzo.games.kittens.actions import Announcement, Attack, Favor, Five, Pair, See, Shuffle, Skip, Three
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.events import (
    Announced,
    Cancelled,
    Defused,
    DiscardOpened,
    Drew,
    Ended,
    Event,
    Exploded,
    FavorAsked,
    FoundNothing,
    Gave,
    HandedOver,
    Inserted,
    Lacked,
    Noped,
    Passed,
    Peeked,
    Picked,
    Robbed,
    Shuffled,
    TookEffect,
    TurnBegan,
)

TITLES = {
    Card.KITTEN: "Exploding Kitten",
    Card.DEFUSE: "Defuse",
    Card.NOPE: "Nope",
    Card.ATTACK: "Attack",
    Card.SKIP: "Skip",
    Card.FAVOR: "Favor",
    Card.SHUFFLE: "Shuffle",
    Card.SEE: "See the Future",
    Card.TACOCAT: "Tacocat",
    Card.CATTERMELON: "Cattermelon",
    Card.POTATO: "Hairy Potato Cat",
    Card.BEARD: "Beard Cat",
    Card.RAINBOW: "Rainbow-Ralphing Cat",
}


def tell(events: Sequence[Event], who: Who) -> list[str]:
    return [line for event in events if (line := sentence(event, who))]


def sentence(event: Event, who: Who) -> str | None:
    match event:
        case Announced(seat, action):
            return f"{who(seat)} played {announcement(action, who)}."
        case Noped(seat):
            return f"{who(seat)} played Nope!"
        case Passed() | TookEffect() | FavorAsked() | DiscardOpened():
            return None  # what follows is told
        case Cancelled(seat, action):
            return f"{capital(who.whose(seat))} {short(action)} is cancelled."
        case TurnBegan(seat, turns, attacked):
            return turn(seat, turns, attacked, who)
        case Gave(giver, taker, card):
            return f"{who(giver)} gave {who.whom(taker)} {a_card(card)}."
        case Robbed(taker, giver, card):
            return f"{who(taker)} stole {a_card(card)} from {who.whom(giver)}."
        case FoundNothing(seat, target):
            return f"{who(seat)} found nothing to take from {who.whom(target)}."
        case HandedOver(giver, taker, card):
            return f"{who(giver)} handed {who.whom(taker)} {a_card(card)}."
        case Lacked(seat, card):
            return f"{who.does(seat, 'have', 'has')} no {TITLES[card]}."
        case Shuffled(seat):
            return f"{who(seat)} shuffled the Draw Pile."
        case Peeked(seat, None):
            return f"{who(seat)} looked at the top of the Draw Pile."
        case Peeked(seat, cards):
            return f"{who(seat)} saw, from the top: {', '.join(TITLES[card] for card in cards or ())}."
        case Picked(seat, card):
            return f"{who(seat)} picked {a_card(card)} from the discard pile."
        case Drew(seat, card):
            return f"{who(seat)} drew {a_card(card)}{'!' if card is Card.KITTEN else '.'}"
        case Defused(seat):
            return f"{who(seat)} defused it."
        case Inserted(seat, None):
            return f"{who(seat)} put the kitten back into the Draw Pile, secretly."
        case Inserted(seat, place):
            return f"{who(seat)} put the kitten back, {depth(place or 0)}."
        case Exploded(seat, discarded):
            hand = f" The discard pile gets {count(discarded)}." if discarded else ""
            return f"{who(seat)} exploded.{hand}"
        case Ended(result):
            winner = result.winners[0]
            return f"{who.does(winner, 'are', 'is')} the last one alive: {who.wins(winner)}"
        case _:
            assert_never(event)


def announcement(action: Announcement, who: Who) -> str:
    match action:
        case Favor(None):
            return "Favor: everybody owes a card"
        case Favor(target):
            return f"Favor on {who.whom(target or 0)}"
        case Pair(card, target):
            return f"two {TITLES[card]} to steal from {who.whom(target)}"
        case Three(card, target, named):
            return f"three {TITLES[card]} to ask {who.whom(target)} for {a_card(named)}"
        case Five(cards):
            return f"five different cards ({', '.join(TITLES[card] for card in cards)})"
        case Attack() | Skip() | Shuffle() | See():
            return short(action)
        case _:
            assert_never(action)


def short(action: Announcement) -> str:
    """An announcement in a word or two."""
    match action:
        case Pair():
            return "pair"
        case Three():
            return "three of a kind"
        case Five():
            return "five different"
        case Attack() | Skip() | Favor() | Shuffle() | See():
            return TITLES[Card(str(action).split()[0])]
        case _:
            assert_never(action)


def turn(seat: int, turns: int, attacked: bool, who: Who) -> str | None:
    if turns > 1:
        return f"{who.does(seat, 'have', 'has')} {turns} turns to take."
    if attacked:
        return f"{who.does(seat, 'have', 'has')} one more turn to take."
    return None


def a_card(card: Card | None) -> str:
    if card is None:
        return "a card"
    return f"{'an' if TITLES[card][0] in 'AE' else 'a'} {TITLES[card]}"


def count(cards: Iterable[Card]) -> str:
    """Several cards: 2 Tacocat, 1 Nope."""
    return ", ".join(f"{number} {TITLES[card]}" for card, number in Counter(cards).items())


def depth(place: int) -> str:
    return f"below {plural(place, 'card')}" if place else "on top of the Draw Pile"
