"""Foxfire: animals of the night guess, spy and duel for the glow in the wood.

Each player holds a hidden hand of animals, ranked 1 to 6. On your turn you draw one and play one, and it acts:

1 Mouse: name a player and a rank from 2 to 6. If the player holds such a card, it is lost.
2 Bat: look at a player's hand.
3 Badger: you and a player compare your highest cards. The lower one is lost; if they are equal, nothing happens.
4 Hedgehog: no player can choose you before your next turn.
5 Fox: take a card from a player without looking, and give back any card of yours.
6 Owl: worth most at the end of a round, but if you play it, you lose all your cards.

Your cards are your lives: a player without any is out of the round. It ends when only one player is left, or when
the pile is empty. The hand worth most wins a glow. The first to have three glows wins the game.
"""

from typing import TypeAlias

from foxfire import events
from foxfire.actions import ACTIONS, ANIMALS, RANK_OF, Action, Badger, Bat, Continue, Fox, Give, Hedgehog, Mouse, Owl
from foxfire.layout import LAYOUT
from foxfire.secrets import cards, lookalike, seen, seen_action, shown
from foxfire.state import (
    BADGER,
    BAT,
    COPIES,
    EDITIONS,
    FOX,
    MOUSE,
    RANKS,
    Begins,
    Edition,
    Giving,
    Showdown,
    State,
)
from foxfire.view import View, encode, view
from mazzo import rules
from mazzo.rules import Chance, Event, Game, Result, Seat, Secrets, Turn

Step: TypeAlias = rules.Step[State, Event]


def deal(edition: Edition, seats: int, chance: Chance) -> State:
    none = [()] * seats
    state = State(
        edition, none, (), 0, none, [none] * seats, [False] * seats, [0] * seats, round=0, turn=0, phase=Turn()
    )
    step: Step = rules.Step(state, chance)
    begin_round(step, 0)
    return step.state


def legal(state: State, seat: Seat) -> list[Action]:
    if seat not in state.to_act:
        return []
    hand = dict.fromkeys(state.hands[seat])
    match state.phase:
        case Giving():
            return [Give(card) for card in hand]
        case Showdown():
            return [Continue()]
        case _:
            return [action for card in hand for action in plays(card, choosable(state, seat))]


def choosable(state: State, seat: Seat) -> list[Seat]:
    return [other for other in state.alive if other != seat and not state.hiding[other]]


def plays(card: int, targets: list[Seat]) -> list[Action]:
    """All ways to play a card. If it needs a target and there is none, it has no effect."""
    if card == MOUSE and targets:
        return [Mouse(target, guess) for target in targets for guess in RANKS if guess != MOUSE]
    if card in (BAT, BADGER, FOX) and targets:
        return [ANIMALS[card](target) for target in targets]
    return [ANIMALS[card]()]


def act(step: Step, seat: Seat, action: Action) -> None:
    state = step.state
    match action:
        case Continue():
            step.emit(events.Continued(seat))
            if not state.to_act:
                begin_round(step, first_of_next(state))
        case Give(card):
            step.emit(events.Gave(seat, state.phase.target, card))
            end_turn(step)
        case _:
            target, guess = getattr(action, "target", None), getattr(action, "guess", None)
            step.emit(events.Played(seat, RANK_OF[type(action)], target, guess))
            play(step, seat, action)
            if not isinstance(state.phase, Giving):
                end_turn(step)


def play(step: Step, seat: Seat, action: Action) -> None:
    """Apply the effect of a played animal."""
    match action:
        case Mouse(int(target), int(guess)):
            if guess in step.state.hands[target]:
                lose(step, target, guess)
            else:
                step.emit(events.Missed(seat, target, guess))
        case Bat(int(target)):
            step.emit(events.Looked(seat, target, step.state.hands[target]))
        case Badger(int(target)):
            duel(step, seat, target)
        case Hedgehog():
            step.emit(events.Hid(seat))
        case Fox(int(target)):
            hand = step.state.hands[target]
            step.emit(events.Took(seat, target, hand[step.chance.below(len(hand))]))
        case Owl():
            for card in step.state.hands[seat]:
                lose(step, seat, card)


def duel(step: Step, seat: Seat, target: Seat) -> None:
    own, other = (max(step.state.hands[each]) for each in (seat, target))
    step.emit(events.Dueled(seat, target, own, other))
    if own != other:
        lose(step, *((seat, own) if own < other else (target, other)))


def lose(step: Step, seat: Seat, card: int) -> None:
    step.emit(events.Lost(seat, card))
    if not step.state.hands[seat]:
        step.emit(events.Left(seat))


def end_turn(step: Step) -> None:
    state = step.state
    if len(state.alive) == 1 or not state.pile:
        end_round(step)
        return
    following = ((state.turn + ahead) % state.seats for ahead in range(1, state.seats + 1))
    begin_turn(step, next(seat for seat in following if state.hands[seat]))


def begin_turn(step: Step, seat: Seat) -> None:
    step.emit(events.TurnBegan(seat))
    step.emit(events.Drew(seat, step.state.pile[0]))


def begin_round(step: Step, first: Seat) -> None:
    edition, seats = step.state.edition, step.state.seats
    aside, *deck = step.chance.shuffled([rank for rank in RANKS for _ in range(COPIES[rank])])
    hands = [tuple(sorted(deck[seat * edition.hand : (seat + 1) * edition.hand])) for seat in range(seats)]
    step.emit(events.Dealt(step.state.round + 1, first, tuple(hands), tuple(deck[seats * edition.hand :]), aside))
    begin_turn(step, first)


def first_of_next(state: State) -> Seat:
    return state.turn if state.edition.begins is Begins.LAST else (state.turn + 1) % state.seats


def end_round(step: Step) -> None:
    state = step.state
    worth = [sum(hand) for hand in state.hands]
    step.emit(events.RoundEnded(tuple(seat for seat in state.alive if worth[seat] == max(worth)), tuple(state.hands)))
    if winners := tuple(seat for seat in range(state.seats) if state.glows[seat] == state.edition.glows):
        step.emit(events.Ended(Result(winners, "glows")))


FOXFIRE: Game[Edition, State, Action, Event, View] = Game(
    name="foxfire",
    title="Foxfire",
    editions=EDITIONS,
    actions=ACTIONS,
    events=events.EVENTS,
    deal=deal,
    legal=legal,
    apply=rules.applying(legal, act),
    view=lambda state, viewer: view(state, viewer, [] if viewer is None else legal(state, viewer)),
    seen=seen,
    cards=cards,
    layout=LAYOUT,
    secrets=Secrets(lookalike=lookalike, shown=shown, seen_action=seen_action),
    encode=encode,
)
