"""The table of Exploding Kittens in lines of text."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

from mazzo.cli.draw.lines import player_lines
from mazzo.cli.tell.kittens import a_card, depth, short
from mazzo.cli.who import Who, capital, plural
from mazzo.core.rules import Seat
from mazzo.games.kittens.actions import (
    Action,
    Attack,
    Draw,
    Favor,
    Five,
    Give,
    Insert,
    Nope,
    Pair,
    Pass,
    Pick,
    See,
    Shuffle,
    Skip,
    Three,
)
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.memory import HandMemory
from mazzo.games.kittens.state import Giving, Inserting, Over, Picking, Reaction, Turn
from mazzo.games.kittens.view import View

PALETTE = {
    "kitten": "1;38;5;203",
    "kittens": "1;38;5;203",
    "Exploding Kitten": "1;38;5;203",
    "exploded": "1;38;5;203",
    "defuse": "1;38;5;77",
    "Defuse": "1;38;5;77",
    "nope": "1;38;5;212",
    "Nope": "1;38;5;212",
}

HELP: tuple[str, ...] = (
    "Play as many cards as you like, or none; then draw, which ends your turn.",
    "An Exploding Kitten explodes you, unless you have a Defuse: then you put it back.",
    "  attack   You draw no card, and the next player takes two turns.",
    "  skip     You draw no card.",
    "  favor    You are given a card.",
    "  shuffle  The Draw Pile is shuffled.",
    "  see      You alone look at the top of the Draw Pile.",
    "  pair     Two equal cards steal a random card.",
    "  three    Three equal cards ask for a card by name.",
    "  five     Five different cards bring back a card from the discard pile.",
    "  nope     Cancels any of these, or another Nope, whoever's turn it is.",
    "While you hold no Nope, Mazzo passes for you.",
)

FIVE = "pick a card from the discard pile"


# The table


def table(view: View, who: Who, opened: Sequence[View] = ()) -> list[str]:
    sizes = [size(view, seat) for seat in range(len(view.hands))]
    notes = [note(view, seat, opened) for seat in range(len(view.hands))]
    own = [f"  Your hand: {cards(view.hand)}."] if view.seat is not None and view.alive[view.seat] else []
    return [*player_lines(view.to_act, who, sizes, notes), "", *own, *piles(view), *remembered(view)]


def size(view: View, seat: Seat) -> str:
    return plural(view.hands[seat], "card") if view.alive[seat] else "exploded"


def note(view: View, seat: Seat, opened: Sequence[View]) -> str:
    """What is known of a seat besides."""
    notes = []
    if seat == view.turn and view.turns > 1 and not view.result:
        notes.append(f"{view.turns} turns to take")
    if opened and view.alive[seat]:
        notes.append(cards(opened[seat].hand))
    elif view.alive[seat] and seat in view.memory.hands:
        notes.append(f"you know: {hand_memory(view.memory.hands[seat])}")
    return "; ".join(notes)


def hand_memory(hand: HandMemory) -> str:
    limits = [f"no {card}" if not most else f"at most {most} {card}" for card, most in hand.at_most.items()]
    return ", ".join([cards(hand.holds)] * bool(hand.holds) + limits)


def piles(view: View) -> list[str]:
    kittens = view.cards.get(Card.KITTEN, 0) - view.discard.count(Card.KITTEN) - isinstance(view.phase, Inserting)
    among = "a kitten" if kittens == 1 else "kittens"
    drawing = f"  Draw Pile: {plural(view.pile, 'card')}, {kittens or 'none'} of them {among}."
    if not view.discard:
        return [f"{drawing} The discard pile is empty."]
    return [f"{drawing} Discard pile: {plural(len(view.discard), 'card')}, {view.discard[-1]} on top."]


def remembered(view: View) -> list[str]:
    """What the reader remembers of the Draw Pile."""
    pile = view.memory.pile
    if not pile.known:
        return []
    places = ", ".join(f"{ordinal(known.place + 1)} {known.card}" for known in pile.known)
    lines = [f"  You remember, from the top: {places}."]
    loose = [plural(pile.loose_kittens, "kitten")] * bool(pile.loose_kittens)
    loose += [plural(pile.loose_cards, "more card")] * bool(pile.loose_cards)
    if loose:
        where = f"anywhere below the top {pile.sure}" if pile.sure else "anywhere"
        lines.append(f"  That leaves out {' and '.join(loose)}, which may lie {where}.")
    return lines


def ordinal(number: int) -> str:
    teen = number % 100 in (11, 12, 13)
    return f"{number}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def cards(hand: Iterable[Card]) -> str:
    return ", ".join(f"{count} {card}" if count > 1 else card for card, count in Counter(hand).items()) or "no cards"


# The questions


def question(view: View, who: Who) -> str:
    match view.phase:
        case Turn():
            return "Your turn: play a card, or draw?"
        case Reaction(_, seat, action, ()):
            return f"Do you Nope {who.whose(seat)} {short(action)}?"
        case Reaction(_, seat, action, nopes):
            state = "cancelled" if len(nopes) % 2 else "going to happen"
            stands = f"{capital(who.whose(seat))} {short(action)} is {state}"
            return f"{stands}. Do you Nope {who.whose(nopes[-1])} Nope?"
        case Giving(_, taker):
            return f"Which card do you give {who.whom(taker)}?"
        case Picking():
            return "Which card do you pick from the discard pile?"
        case Inserting():
            return f"How many cards shall lie above the kitten? From 0, on top, to {view.pile}, at the bottom."
        case Over():
            return ""
        case _:
            assert_never(view.phase)


def choice(view: View, who: Who, action: Action) -> str:
    match action:
        case Draw():
            return f"take the top card, and end the turn{top(view)}"
        case Attack():
            then = "is attacked instead" if view.attacked else "must take two turns"
            return f"draw no card; {who.whom(next_alive(view))} {then}"
        case Skip():
            return "draw no card; this turn is over"
        case Favor(target):
            return "everybody gives you a card" if target is None else f"{who.whom(target)} gives you a card"
        case Shuffle():
            return "shuffle the Draw Pile"
        case See():
            return "look at the top of the Draw Pile"
        case Pair(_, target):
            return steal(who.whose(target), view.hands[target])
        case Three(_, target, named):
            return f"ask {who.whom(target)} for {a_card(named)}"
        case Five():
            return FIVE
        case Nope():
            return "cancel it" if not nopes(view) else "cancel the Nope"
        case Pass():
            return "let it be"
        case Give(card) | Pick(card):
            return f"{view.hand.count(card)} in your hand"
        case Insert(place):
            return depth(place)
        case _:
            assert_never(action)


def steal(whose: str, count: int) -> str:
    return f"steal one of {whose} {count} cards" if count > 1 else f"steal {whose} only card"


def group(who: Who, actions: Sequence[Action]) -> str:
    match actions[0]:
        case Favor():
            return "be given a card by another player"
        case Pair():
            return "steal a random card from another player"
        case Three(_, target):
            same = all(isinstance(action, Three) and action.target == target for action in actions)
            return f"ask {who.whom(target) if same else 'another player'} for a card by name"
        case Five():
            return FIVE
        case Give():
            return "give a card"
        case Pick():
            return "pick a card"
        case Insert():
            return "put the kitten back"
        case Draw() | Attack() | Skip() | Shuffle() | See() | Nope() | Pass():
            return ""  # there is only one of each
        case other:
            assert_never(other)


def default(view: View) -> Action | None:
    return Pass() if isinstance(view.phase, Reaction) else None


def nopes(view: View) -> int:
    return len(view.phase.nopes) if isinstance(view.phase, Reaction) else 0


def top(view: View) -> str:
    """A word about the top card, for a reader who knows it."""
    pile = view.memory.pile
    if pile.known and pile.known[0].place == 0 and (pile.sure or not pile.loose):
        return f" (it is a {pile.known[0].card})"
    return ""


def next_alive(view: View) -> Seat:
    seats = len(view.alive)
    order = [(view.turn + step) % seats for step in range(1, seats)]
    return next(seat for seat in order if view.alive[seat])
