"""Gullible: gulls squawk, dive and steal each other's lunch.

There are three piers, four with four or five gulls. In each round a snack lands on every pier; in the first round, two.

1. Squawk: each player secretly bids squawks. All bids are opened at the same time and paid, even losing ones.
2. Dive: each player secretly chooses a pier. All gulls dive at the same time. The loudest gull at a pier takes all its
   snacks. If several are the loudest, they squabble, and the snacks stay. A pier without gulls keeps its snacks, too.

A gull that takes nothing sulks and gets a squawk. After the last round the nest worth most wins; between equal nests,
more squawks are better.
"""

from collections.abc import Sequence
from typing import TypeAlias

from gullible import events
from gullible.layout import LAYOUT
from gullible.secrets import cards, lookalike, sample_state, seen, seen_action, shown
from gullible.state import COPIES, EDITIONS, Edition, Snacks, State, piers_for
from gullible.view import ACTIONS, Action, Dive, Squawk, View, encode, legal, view
from mazzo import rules
from mazzo.rules import Chance, Ended, Event, Game, Result, Seat, Secrets

Step: TypeAlias = rules.Step[State, Event]


def deal(edition: Edition, seats: int, chance: Chance) -> State:
    pile = chance.shuffled([snack for snack, copies in COPIES.items() for _ in range(copies)])
    piers: list[Snacks] = [()] * piers_for(seats)
    nests: list[Snacks] = [()] * seats
    state = State(edition=edition, piers=piers, pile=pile, nests=nests, squawks=[edition.squawks] * seats)
    step: Step = rules.Step(state, chance)
    begin_round(step, snacks=2)
    return step.state


def act(step: Step, seat: Seat, action: Action) -> None:
    match action:
        case Squawk(squawks):
            step.emit(events.Sealed(seat, squawks))
            if not step.state.to_act:
                step.emit(events.Squawked(tuple(bid or 0 for bid in step.state.bids)))
        case Dive(pier):
            step.emit(events.Aimed(seat, pier))
            if not step.state.to_act:
                dive(step)


def dive(step: Step) -> None:
    """Let all gulls dive. At each pier the loudest one takes all snacks."""
    state = step.state
    step.emit(events.Dived(tuple(pier or 0 for pier in state.dives)))
    takers: list[Seat] = []
    for pier, snacks in enumerate(state.piers, start=1):
        here = [seat for seat in range(state.seats) if state.dives[seat] == pier]
        loudest = [seat for seat in here if state.bids[seat] == max(state.bids[each] or 0 for each in here)]
        if len(loudest) == 1:
            step.emit(events.Took(loudest[0], pier, snacks))
            takers += loudest
        elif loudest:
            step.emit(events.Squabbled(tuple(loudest), pier))
    if state.edition.comfort:
        for seat in sorted(set(range(state.seats)) - set(takers)):
            step.emit(events.Sulked(seat, state.edition.comfort))
    if state.round < state.edition.rounds:
        begin_round(step)
    else:
        step.emit(Ended(Result(winners(state), "full belly")))


def begin_round(step: Step, snacks: int = 1) -> None:
    state = step.state
    many = len(state.piers)
    fresh = tuple(state.pile[pier * snacks : (pier + 1) * snacks] for pier in range(many))
    step.emit(events.Landed(state.round + 1, fresh))


def standing(state: State, _events: Sequence[Event], seat: Seat) -> tuple[int, ...]:
    return state.points[seat], state.squawks[seat]


def winners(state: State) -> tuple[Seat, ...]:
    reached = [standing(state, (), seat) for seat in range(state.seats)]
    return tuple(seat for seat, each in enumerate(reached) if each == max(reached))


GULLIBLE: Game[Edition, State, Action, Event, View] = Game(
    name="gullible",
    title="Gullible",
    editions=EDITIONS,
    actions=ACTIONS,
    events=events.EVENTS,
    deal=deal,
    legal=legal,
    apply=rules.applying(legal, act),
    view=view,
    seen=seen,
    standing=standing,
    cards=cards,
    layout=LAYOUT,
    secrets=Secrets(lookalike=lookalike, shown=shown, seen_action=seen_action),
    sample_state=sample_state,
    encode=encode,
)
