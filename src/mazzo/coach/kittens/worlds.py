"""Games of Exploding Kittens as somebody may imagine them, each played on to the next turn."""

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import NamedTuple

from msgspec import json
from msgspec.structs import replace

from mazzo.bots.kittens.outlook import NOPES, Outlook
from mazzo.bots.kittens.worlds import world
from mazzo.bots.kittens.worth import worth
from mazzo.coach.kittens.standing import chances, knows, located
from mazzo.core.chance import WORD, Chance, Dice
from mazzo.core.rules import Seat
from mazzo.games.kittens.actions import Action, Attack, Draw, Give, Insert, Nope, Pass, Pick, Shuffle, Skip
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.rules import apply, legal
from mazzo.games.kittens.state import Giving, Picking, Reaction, State, Turn

WAYS_OUT: dict[Card, Action] = {Card.ATTACK: Attack(), Card.SKIP: Skip(), Card.SHUFFLE: Shuffle()}


class Future(NamedTuple):
    """How likely the seat is to win after a choice, in each of the worlds it imagined."""

    wins: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.wins) / len(self.wins)

    @property
    def error(self) -> float:
        """What other worlds would have changed: the standard error of the mean."""
        mean = self.mean
        return sqrt(sum((win - mean) ** 2 for win in self.wins) / max(1, len(self.wins) - 1) / len(self.wins))


def futures(look: Outlook, actions: Sequence[Action], worlds: int) -> dict[Action, Future]:
    """What each of these choices leads to, in the same worlds and with the same luck."""
    view = look.view
    assert view.seat is not None
    seed = sha256(json.encode(view)).hexdigest()  # nothing but what the seat may know
    wins: dict[Action, list[float]] = {action: [] for action in actions}
    for number in range(worlds):
        luck = Dice(f"{seed}/{number}")
        state = world(look, luck)
        for action, found in wins.items():
            after, _ = apply(state, view.seat, action, own := luck.copy())
            found.append(chances(turn_ended(after, view.seat, own))[view.seat])
    return {action: Future(tuple(found)) for action, found in wins.items()}


def turn_ended(state: State, seat: Seat, luck: Chance) -> State:
    """The game once what was begun is done, and the seat has taken its turns: so choices are compared at one moment.

    It draws, unless it knows better and has a way out.
    """
    state = settled(state, luck)
    while not state.result and state.turn == seat:
        action = next((way for card, way in WAYS_OUT.items() if card in state.hands[seat]), Draw())
        state, _ = apply(state, seat, action if knows(state, seat, 0) else Draw(), luck)
        state = settled(state, luck)
    return state


def settled(state: State, luck: Chance, nopes: float = NOPES) -> State:
    """The game once what was begun is done: at somebody's turn, or over. Nopes are played so often."""
    while not (state.result or isinstance(state.phase, Turn)):
        seat = state.phase.waiting[0]
        state, _ = apply(state, seat, likely(state, seat, luck, nopes), luck)
    return state


def likely(state: State, seat: Seat, luck: Chance, nopes: float) -> Action:
    """What a seat probably does when it is asked for something out of its turn."""
    phase, hand = state.phase, state.hands[seat]
    if isinstance(phase, Reaction):
        is_against = (seat == phase.seat) == (len(phase.nopes) % 2 == 1)  # its own wish, or another's
        return Nope() if Card.NOPE in hand and is_against and luck.below(WORD) < nopes * WORD else Pass()
    values = worth(len(state.pile)).card
    if isinstance(phase, Giving):
        return Give(min(hand, key=lambda card: (values[card], card)))
    if isinstance(phase, Picking):
        picks = [action.card for action in legal(state, seat) if isinstance(action, Pick)]
        return Pick(max(picks, key=lambda card: values[card]))
    return Insert(min(state.turns - 1, len(state.pile)))  # where the next player draws it


# What somebody may imagine who sees all hands


def seen_by_all(state: State, worlds: int) -> list[float]:
    """How likely everybody is to win, to somebody who sees the table; where something was begun, once it is done."""
    if isinstance(state.phase, Turn):
        return list(chances(state))
    totals = [0.0] * state.seats
    for number in range(worlds):
        luck = Dice(f"seen by all {number}")
        shares = chances(settled(with_pile_anew(state, luck), luck, nopes=0))
        totals = [total + share / worlds for total, share in zip(totals, shares, strict=True)]
    return totals


def with_pile_anew(state: State, luck: Chance) -> State:
    """The same, with all cards of the Draw Pile in another order of which nobody remembers anything."""
    certain = located(state)
    places = [place for place in range(_vague(state), len(state.pile)) if place not in certain]
    cards, pile = luck.shuffled([state.pile[place] for place in places]), list(state.pile)
    for place, card in zip(places, cards, strict=True):
        pile[place] = card
    return replace(state, pile=tuple(pile))


def _vague(state: State) -> int:
    """Among so many cards on top lie those of which somebody knows the order, but no longer the place."""
    piles = [memory.pile for memory, alive in zip(state.memories, state.alive, strict=True) if alive]
    places = [known.place + pile.loose + 1 for pile in piles if pile.loose for known in pile.known]
    return max(places, default=0)
