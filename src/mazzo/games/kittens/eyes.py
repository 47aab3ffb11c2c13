"""Exploding Kittens as a learner sees it: straight from the state, like `encoding.observation` of a view, but fast.

Learners look at every state, and a view prints and sorts what they only count. The tests hold both ways of
looking against each other, and shuffle what a seat cannot know.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import TypeAlias

from mazzo.core.encoding import Encoding, places, starts
from mazzo.core.rules import Seat
from mazzo.games.kittens import encoding
from mazzo.games.kittens.cards import IN_HANDS, Card
from mazzo.games.kittens.editions import Edition, cards_in_play
from mazzo.games.kittens.state import Reaction, State

Eyes: TypeAlias = Callable[[State, Seat], Sequence[int]]


def encode(edition: Edition, seats: int) -> Encoding:
    cards, counts = sum(cards_in_play(edition, seats).values()), ("hand", "hands", "discard", "pile", "nopes")
    parts = encoding.observation_parts(edition, seats)
    return Encoding(
        actions=encoding.table(edition, seats).actions,
        parts=parts,
        highest={part: cards if part in counts else 1 for part in parts} | {"turns": 4 * cards, "known": len(Card)},
        longest=2 * cards * (seats + 2),  # each card is played or drawn, everybody is asked about it and gives one
        see=eyes(edition, seats),
    )


def eyes(edition: Edition, seats: int) -> Eyes:
    at = starts(encoding.observation_parts(edition, seats))
    size, hand, hands, alive = at["end"], places(IN_HANDS, at["hand"]), at["hands"], at["alive"]
    discard, named = places(tuple(Card), at["discard"]), places(IN_HANDS, at["named"])
    phases, announced = places(encoding.PHASES, at["phase"]), places(encoding.ANNOUNCEMENTS, at["announced"])
    pile, turn, turns, attacked = (at[part] for part in ("pile", "turn", "turns", "attacked"))
    waiting, target, nopes, known = (at[part] for part in ("waiting", "target", "nopes", "known"))

    def see(state: State, seat: Seat) -> Sequence[int]:
        found, phase = array("h", bytes(2 * size)), state.phase
        found[seat] = 1
        for card in state.hands[seat]:
            found[hand[card]] += 1
        found[hands : hands + seats] = array("h", map(len, state.hands))
        found[alive : alive + seats] = array("h", state.alive)
        for card in state.discard:
            found[discard[card]] += 1
        found[pile] = len(state.pile)
        found[turn + state.turn] = 1
        found[turns] = state.turns
        found[attacked] = state.attacked
        found[phases[type(phase)]] = 1
        for each in phase.waiting:
            found[waiting + each] = 1
        if type(phase) is Reaction:
            action = phase.action
            found[announced[type(action)]] = 1
            if (whom := getattr(action, "target", None)) is not None:
                found[target + whom] = 1
            if (wanted := getattr(action, "named", None)) is not None:
                found[named[wanted]] = 1
            found[nopes] = len(phase.nopes)
        memory = state.memories[seat].pile
        if memory.known:
            below = memory.sure if memory.loose else size
            for lying in memory.known:
                if lying.place < below:
                    found[known + lying.place] = 1 + encoding.CODES[lying.card]
        return found

    return see
