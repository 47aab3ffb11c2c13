"""Actions, and everything that one seat may know of a game of Gullible, as a record and in numbers."""

from typing import TypeAlias

from gullible.state import COPIES, LOUDEST, Diving, Edition, Snacks, Squawking, State, piers_for
from mazzo import rules
from mazzo.rules import Encoding, Over, Seat, Viewer


class Squawk(rules.Action, frozen=True):
    squawks: int


class Dive(rules.Action, frozen=True):
    pier: int  # from 1


Action: TypeAlias = Squawk | Dive
ACTIONS = (Squawk, Dive)


class View(rules.View, frozen=True, kw_only=True, tag="gullible"):
    phase: Squawking | Diving | Over
    legal: tuple[Squawk | Dive, ...]
    piers: tuple[Snacks, ...]
    pile: int
    nests: tuple[Snacks, ...]
    points: tuple[int, ...]
    squawks: tuple[int, ...]
    bids: tuple[int | None, ...]  # before all have bid, each gull sees only its own
    dives: tuple[int | None, ...]  # before all have chosen, each gull sees only its own
    round: int


def legal(state: State, seat: Seat) -> list[Action]:
    if seat not in state.to_act:
        return []
    if isinstance(state.phase, Squawking):
        return [Squawk(bid) for bid in range(min(LOUDEST, state.squawks[seat]) + 1)]
    return [Dive(pier) for pier in range(1, len(state.piers) + 1)]


def view(state: State, viewer: Viewer) -> View:
    def sealed(name: str) -> tuple[int | None, ...]:
        values = getattr(state, name)
        return tuple(value if state.is_open(name) or seat == viewer else None for seat, value in enumerate(values))

    return View.of(state, viewer, legal, pile=len(state.pile), bids=sealed("bids"), dives=sealed("dives"))


def encode(edition: Edition, seats: int) -> Encoding:
    """The view and the actions as numbers, for learners. A bid or pier is its number plus 1; a hidden one is 0."""
    piers, kinds = piers_for(seats), len(COPIES)

    def see(state: State, seat: Seat, _: object) -> list[int]:
        seen = view(state, seat)
        own = [int(each == seat) for each in range(seats)]
        snacks = [pier.count(snack) for pier in (*seen.piers, *seen.nests) for snack in COPIES]
        sealed = [0 if each is None else each + 1 for each in (*seen.bids, *seen.dives)]
        return [*own, *snacks, *seen.squawks, *sealed, state.round, int(isinstance(state.phase, Diving))]

    parts = {"seat": seats, "snacks": (piers + seats) * kinds, "squawks": seats, "sealed": 2 * seats, "round": 2}
    most = edition.squawks + edition.comfort * edition.rounds
    highest = {
        "seat": 1,
        "snacks": max(COPIES.values()),
        "squawks": most,
        "sealed": LOUDEST + 1,
        "round": edition.rounds,
    }
    actions = (*map(Squawk, range(LOUDEST + 1)), *map(Dive, range(1, piers + 1)))
    return Encoding(actions=actions, parts=parts, highest=highest, longest=2 * seats * edition.rounds, see=see)
