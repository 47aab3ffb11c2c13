"""The outcome of each choice in sampled states, with the same states and random sources for all choices.

A sampled state looks the same as the true one to the seat. A choice is applied there, forced moves follow, and the
networks estimate all players' chances from there, with all hands of that state open.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.network import thought
from mazzo.bots.expert.player import Mind, Opinion, by_seat
from mazzo.bots.search import Searching
from mazzo.bots.search.weighing import Trust
from mazzo.core.chance import Chance
from mazzo.core.rules import Seat
from mazzo.games.kittens.bots import open_hands
from mazzo.games.kittens.bots.expert import NETWORK_CODEC
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.sampling import samples, with_others_memories
from mazzo.games.kittens.features import Features, features_after, features_of
from mazzo.games.kittens.observations import observation_of
from mazzo.games.kittens.rules.actions import Action, Pass
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.rules import apply_unchecked
from mazzo.games.kittens.rules.state import Inserting, Reaction, State
from mazzo.games.kittens.rules.view import View

TRUST = Trust(slope=0.021, spread=0.0, doubt=0.06, widening=0.0175, is_best=True)
"""In matches between bots, overruling the network after trials of one move never helped. They only measure costs."""


class StateWithFeatures(NamedTuple):
    """A state, and the public features of the Draw Pile."""

    state: State
    features: Features


class Judge:
    """Estimates the chances of all players, with all hands open."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self._seats = seats
        self._coding = NETWORK_CODEC.coding_for(edition, seats)
        self._network, self._layers = (
            NETWORK_CODEC.network(seats),
            open_hands.load(NETWORK_CODEC.package, NETWORK_CODEC.name(seats)),
        )

    def chances(self, moments: Sequence[StateWithFeatures]) -> Any:
        """The chance of each seat to win, as an array [moment, seat]."""
        xp = arrays()
        found = xp.zeros((len(moments), self._seats), xp.float32)
        open_ones = []
        for place, (state, _) in enumerate(moments):
            if state.result:
                found[place] = state.result.shares(state.seats)
            else:
                open_ones.append(place)
        if open_ones:
            found[open_ones] = self._judged([moments[place] for place in open_ones])
        return found

    def _judged(self, moments: Sequence[StateWithFeatures]) -> Any:
        xp = arrays()
        rows = [observation_of(state, state.to_act[0], features) for state, features in moments]
        seen = self._coding.read(xp, xp.array(rows, xp.int32))
        flow = thought(xp, self._network, seen.features)
        seats = flow @ self._network.seats.weight + self._network.seats.bias
        hands = xp.array([[_row(state, seat) for seat in range(self._seats)] for state, _ in moments], xp.float32)
        others = open_hands.arranged(xp, hands, seen.order, seen.alive)
        return by_seat(xp, seen, open_hands.adjusted(xp, self._layers, flow, seats, others))


def _row(state: State, seat: Seat) -> list[float]:
    hand = state.hands[seat]
    known = {known.place: known.card for known in state.memories[seat].pile.known}
    return open_hands.row([hand.count(card) for card in IN_HANDS], known)


def applied(moment: StateWithFeatures, seat: Seat, action: Action, chance: Chance) -> StateWithFeatures:
    """The moment after a choice and the forced moves that follow."""
    return settled(_step(moment, seat, action, chance), chance)


def settled(moment: StateWithFeatures, chance: Chance) -> StateWithFeatures:
    """The next moment with a choice: seats without a Nope pass in a reaction."""
    while isinstance(phase := moment.state.phase, Reaction) and Card.NOPE not in moment.state.hands[phase.waiting[0]]:
        moment = _step(moment, phase.waiting[0], Pass(), chance)
    return moment


def _step(moment: StateWithFeatures, seat: Seat, action: Action, chance: Chance) -> StateWithFeatures:
    state, events = apply_unchecked(moment.state, seat, action, chance)
    return StateWithFeatures(state, features_after(moment.features, state.edition.see, len(moment.state.pile), events))


def played_on(
    mind: Mind, moments: Sequence[StateWithFeatures], sources: Sequence[Chance], steps: int | None = None
) -> list[StateWithFeatures]:
    """The moments after `steps` more choices by the network, or at the end of the game if `steps` is None.

    All moments are played in one batch, which is faster.
    """
    now = list(moments)
    while steps is None or steps > 0:
        going_on = [place for place, moment in enumerate(now) if not moment.state.result]
        if not going_on:
            break
        open_ones = [now[place] for place in going_on]
        chosen = choices(mind, open_ones, [sources[place] for place in going_on])
        for place, action in zip(going_on, chosen, strict=True):
            now[place] = applied(now[place], now[place].state.to_act[0], action, sources[place])
        steps = steps and steps - 1
    return now


def choices(mind: Mind, moments: Sequence[StateWithFeatures], sources: Sequence[Chance]) -> Iterator[Action]:
    """The network's choice at each moment. Equal observations are evaluated once, unless the choice is random."""
    asked: dict[Any, tuple[Sequence[int], Chance]] = {}
    keys: list[Any] = []
    for number, ((state, features), chance) in enumerate(zip(moments, sources, strict=True)):
        row = observation_of(state, state.to_act[0], features)
        keys.append(number if isinstance(state.phase, Inserting) else row.tobytes())
        asked.setdefault(keys[-1], (row, chance))
    rows, own_sources = zip(*asked.values(), strict=True)
    found = dict(zip(asked, mind.choices(rows, moments[0].state.seats, own_sources), strict=True))
    return (found[key] for key in keys)


class Lookahead:
    """The prospects of a seat's choices."""

    def __init__(self, edition: Edition, view: View, seen: Sequence[Event]) -> None:
        assert view.seat is not None
        self.look = Outlook(view, seen, edition)
        self._edition, self._view, self._seen, self._seat = edition, view, seen, view.seat
        self._judge, self._mind = Judge(edition, len(view.hands)), Mind(NETWORK_CODEC, edition)

    @cached_property
    def opinion(self) -> Opinion:
        """The network's choice, and its estimate of who will win."""
        return self._mind.opinion(self._view, self._seen)

    def trials(self, actions: Sequence[Action], sources: Sequence[Chance], steps: int | None = 0) -> tuple[Any, None]:
        """Each seat's chance after each of these choices, as [sample, action, seat], with one sample per source.

        All seats then play on like the network, for `steps` choices or to the end. All samples are equally likely.
        """
        moments, own_sources = [], []
        features = features_of(self._edition, len(self._view.hands), self._seen)
        for state, chance in zip(samples(self.look, sources), sources, strict=True):
            start = StateWithFeatures(with_others_memories(self.look, state), features)
            for action in actions:
                own_sources.append(chance.copy())
                moments.append(applied(start, self._seat, action, own_sources[-1]))
        moments = played_on(self._mind, moments, own_sources, steps)
        return self._judge.chances(moments).reshape(len(sources), len(actions), -1), None


SEARCHING = Searching(lookahead=Lookahead, trust=Trust(slope=0.005, spread=0.05, doubt=0.02), samples=16, steps=8)
"""Its errors are smaller than those of TRUST, since a difference after several choices is more certain."""
