"""The rules of Mantis, in the order of docs/rules/mantis.md."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from mazzo.core.chance import Chance
from mazzo.core.rules import Result, Seat, refusal
from mazzo.core.rules import Step as AnyStep
from mazzo.games.mantis.rules.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.rules.cards import Color, Icon, face_of
from mazzo.games.mantis.rules.editions import Edition, check, printed, target_of
from mazzo.games.mantis.rules.events import Banked, Ended, Event, Missed, Raided, RaidWon, Scored, Stole, TurnBegan
from mazzo.games.mantis.rules.state import Raiding, State, Turn

Step: TypeAlias = AnyStep[State, Event]

REASONS = ("target", "most scored", "fuller tank", "shared")
"""The ways a game can end; in numbers, the index stands for the reason."""


def deal(edition: Edition, seats: int, chance: Chance) -> State:
    """Everybody's Tank, one seat after the other, then the Draw Pile (rule 2)."""
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
    """The action for a silent seat: score, or raid the first possible player."""
    return legal(state, seat)[0]


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """Apply a seat's action; return the next state and the events."""
    choices = legal(state, seat)
    if action not in choices:
        raise refusal(state, seat, action, choices)
    return apply_unchecked(state, seat, action, chance)


def apply_unchecked(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The same for an action known to be legal."""
    step: Step = AnyStep(state.copy(), chance)
    RULES[type(action)](step, seat, action)
    return step.state, step.events


def score(step: Step, seat: Seat, _: Score) -> None:
    state = step.state
    card = state.cards[state.turned]
    count = gain(state, seat, card.front)
    step.emit(Scored(seat, card, count) if count else Missed(seat, seat, card))
    end_turn(step, seat)


def steal(step: Step, seat: Seat, action: Steal) -> None:
    state, target = step.state, action.target
    card = state.cards[state.turned]
    count = gain(state, target, card.front)
    if not count:
        step.emit(Missed(seat, target, card))
        end_turn(step, seat)
    elif len(state.tanks) == 2:  # Mantis 6.2 and 6.3: another turn, and no icons
        step.emit(Stole(seat, target, card, count))
        end_turn(step, seat, again=True)
    elif card.icon is Icon.BANK:
        step.emit(Banked(seat, target, card, count))
        end_turn(step, seat)
    else:
        step.emit(Stole(seat, target, card, count))
        if card.icon is Icon.RAID and raidable(state, seat):
            step.emit(RaidWon(seat))
        else:
            end_turn(step, seat, again=card.icon is Icon.AGAIN)


def gain(state: State, tank: Seat, color: Color) -> int:
    """The cards that the seat to act wins with a card of this colour in a Tank; 0 is a miss."""
    lying = state.tanks[tank].count(color)
    return lying + 1 if lying else 0


def gains(state: State, tanks: Sequence[Seat], colors: Sequence[Color]) -> tuple[tuple[int, ...], ...]:
    """The same for several Tanks, and each of several colours in them. Only the rules compute it: a view has it for
    every legal action (`View.brings`).
    """
    lying = [map(state.tanks[tank].count, colors) for tank in tanks]
    return tuple([tuple([count + 1 if count else 0 for count in counts]) for counts in lying])


def raid(step: Step, seat: Seat, action: Raid) -> None:
    step.emit(Raided(seat, action.target))
    end_turn(step, seat)


RULES: dict[type[Action], Callable[[Step, Seat, Any], None]] = {Score: score, Steal: steal, Raid: raid}


def end_turn(step: Step, seat: Seat, again: bool = False) -> None:
    """End the game, or begin the next turn."""
    state = step.state
    if state.scores[seat] >= state.target:
        step.emit(Ended(Result((seat,), "target")))
    elif state.turned == len(state.cards):
        step.emit(Ended(pile_is_empty(state)))
    else:
        step.emit(TurnBegan(seat if again else (seat + 1) % len(state.tanks)))


def pile_is_empty(state: State) -> Result:
    """Most scored wins; among those tied, the fuller Tank; if still tied, they share the win (rule 5)."""
    most = max(state.scores)
    leaders = [seat for seat, score in enumerate(state.scores) if score == most]
    if len(leaders) == 1:
        return Result(tuple(leaders), "most scored")
    fullest = max(len(state.tanks[seat]) for seat in leaders)
    leaders = [seat for seat in leaders if len(state.tanks[seat]) == fullest]
    return Result(tuple(leaders), "fuller tank" if len(leaders) == 1 else "shared")
