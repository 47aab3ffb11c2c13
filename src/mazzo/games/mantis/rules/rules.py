"""The rules of Mantis, in the order of docs/rules/mantis.md."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from mazzo.core.chance import Chance
from mazzo.core.rules import Result, Seat, refusal
from mazzo.games.mantis.rules.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.rules.cards import AGAIN, BANK, RAID, Color, face_of
from mazzo.games.mantis.rules.editions import Edition, check, printed, target_of
from mazzo.games.mantis.rules.events import Banked, Ended, Event, Missed, Raided, RaidWon, Scored, Stole, TurnBegan
from mazzo.games.mantis.rules.state import Raiding, State, Turn

REASONS = ("target", "most scored", "fuller tank", "shared")
"""The ways a game can end. Engines use the index as the number of the reason."""


def deal(edition: Edition, seats: int, chance: Chance) -> State:
    """Deal all Tanks, one seat after the other; the rest is the Draw Pile (rule 2)."""
    check(edition, seats)
    deck = chance.shuffled(printed(edition))
    hand = edition.hand
    dealt = deck[: seats * hand]
    fronts = tuple([card.front for card in dealt])
    return State(
        edition=edition,
        target=target_of(edition, seats),
        tanks=[fronts[seat * hand : (seat + 1) * hand] for seat in range(seats)],
        scores=[0] * seats,
        dealt=tuple(map(face_of, dealt)),
        cards=deck[len(dealt) :],
        turned=0,
        phase=Turn((0,)),
    )


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """A seat's legal actions now, in a fixed order."""
    phase = state.phase
    if seat not in phase.waiting:
        return ()
    if type(phase) is Raiding:
        return [Raid(target) for target in raidable(state, seat)]
    return turn_actions(len(state.tanks))[seat]


@cache
def turn_actions(seats: int) -> tuple[tuple[Action, ...], ...]:
    """The actions of each seat on its turn."""
    return tuple([(SCORE, *[Steal(target) for target in range(seats) if target != seat]) for seat in range(seats)])


SCORE = Score()


def raidable(state: State, seat: Seat) -> list[Seat]:
    return [other for other, score in enumerate(state.scores) if score and other != seat]


def idle(state: State, seat: Seat) -> Action:
    """The action for a seat that does not answer: score, or raid the first possible player."""
    return legal(state, seat)[0]


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """Apply a seat's action; return the next state and the events."""
    choices = legal(state, seat)
    if action not in choices:
        raise refusal(state, seat, action, choices)
    return apply_unchecked(state, seat, action, chance)


def apply_unchecked(state: State, seat: Seat, action: Action, _: Chance) -> tuple[State, list[Event]]:
    """Like `apply`, for an action known to be legal."""
    after = state.copy()
    return after, RULES[type(action)](after, seat, action)


# The function for each action changes the state with events, one after the other, and returns them.


def score(state: State, seat: Seat, _: Score) -> list[Event]:
    card = state.cards[state.turned]
    lying = state.tanks[seat].count(card.front)
    event = Scored(seat, card, lying + 1) if lying else Missed(seat, seat, card)
    event.change(state)
    return [event, end_turn(state, seat)]


def steal(state: State, seat: Seat, action: Steal) -> list[Event]:
    target, card = action.target, state.cards[state.turned]
    lying = state.tanks[target].count(card.front)
    if not lying:
        missed = Missed(seat, target, card)
        missed.change(state)
        return [missed, end_turn(state, seat)]
    icon = card.icon if len(state.tanks) > 2 else None  # Mantis 6.3: two play without icons
    if icon is BANK:
        banked = Banked(seat, target, card, lying + 1)
        banked.change(state)
        return [banked, end_turn(state, seat)]
    stole = Stole(seat, target, card, lying + 1)
    stole.change(state)
    if icon is RAID and raidable(state, seat):
        raid_won = RaidWon(seat)
        raid_won.change(state)
        return [stole, raid_won]
    again = icon is AGAIN or len(state.tanks) == 2  # Mantis 6.2: for two, a steal gives another turn
    return [stole, end_turn(state, seat, again)]


def gains(state: State, tanks: Sequence[Seat], colors: Sequence[Color]) -> tuple[tuple[int, ...], ...]:
    """The number of cards that the seat to act wins in each of these Tanks with each of these colours; 0 is a miss.

    Only the rules compute it. A view has the result for every legal action (`View.brings`).
    """
    lying = [map(state.tanks[tank].count, colors) for tank in tanks]
    return tuple([tuple([count + 1 if count else 0 for count in counts]) for counts in lying])


def raid(state: State, seat: Seat, action: Raid) -> list[Event]:
    raided = Raided(seat, action.target)
    raided.change(state)
    return [raided, end_turn(state, seat)]


RULES: dict[type[Action], Callable[[State, Seat, Any], list[Event]]] = {Score: score, Steal: steal, Raid: raid}


def end_turn(state: State, seat: Seat, again: bool = False) -> Event:
    """End the game, or begin the next turn."""
    event: Event
    if state.scores[seat] >= state.target:
        event = Ended(Result((seat,), "target"))
    elif state.turned == len(state.cards):
        event = Ended(pile_is_empty(state))
    else:
        event = TurnBegan(seat if again else (seat + 1) % len(state.tanks))
    event.change(state)
    return event


def pile_is_empty(state: State) -> Result:
    """Most scored wins; among those tied, the fuller Tank; if still tied, they share the win (rule 5)."""
    most = max(state.scores)
    leaders = [seat for seat, score in enumerate(state.scores) if score == most]
    if len(leaders) == 1:
        return Result(tuple(leaders), "most scored")
    fullest = max(len(state.tanks[seat]) for seat in leaders)
    leaders = [seat for seat in leaders if len(state.tanks[seat]) == fullest]
    return Result(tuple(leaders), "fuller tank" if len(leaders) == 1 else "shared")
