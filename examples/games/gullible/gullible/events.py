"""Everything that happens in a game of Gullible, and how it changes the state."""

from msgspec.structs import replace

from gullible.state import Diving, Snacks, Squawking, State
from mazzo.rules import Ended, Event, Over, Seat


class Landed(Event, frozen=True):
    """A round begins: snacks land on each pier."""

    round: int
    snacks: tuple[Snacks, ...]  # by pier

    def change(self, state: State) -> None:
        everybody = tuple(range(state.seats))
        state.round, state.phase = self.round, Squawking(everybody)
        state.piers = [pier + new for pier, new in zip(state.piers, self.snacks, strict=True)]
        state.pile = state.pile[sum(map(len, self.snacks)) :]
        state.bids, state.dives = [None] * state.seats, [None] * state.seats


class Sealed(Event, frozen=True):
    seat: Seat
    squawks: int | None  # only the bidder sees it

    def change(self, state: State) -> None:
        state.bids[self.seat] = self.squawks
        done(state, self.seat)


class Squawked(Event, frozen=True):
    """All bids are opened, and paid."""

    bids: tuple[int, ...]

    def change(self, state: State) -> None:
        state.phase = Diving(tuple(range(state.seats)))
        state.squawks = [left - bid for left, bid in zip(state.squawks, self.bids, strict=True)]


class Aimed(Event, frozen=True):
    seat: Seat
    pier: int | None  # only the gull itself sees it

    def change(self, state: State) -> None:
        state.dives[self.seat] = self.pier
        done(state, self.seat)


class Dived(Event, frozen=True):
    piers: tuple[int, ...]  # by seat

    def change(self, state: State) -> None:
        state.phase = Over()  # unless another round begins


class Took(Event, frozen=True):
    """The loudest gull at a pier takes everything there."""

    seat: Seat
    pier: int
    snacks: Snacks

    def change(self, state: State) -> None:
        state.nests[self.seat] += self.snacks
        state.piers[self.pier - 1] = ()


class Squabbled(Event, frozen=True):
    """The loudest gulls at a pier were equally loud, so the snacks stay there."""

    seats: tuple[Seat, ...]
    pier: int

    def change(self, state: State) -> None: ...


class Sulked(Event, frozen=True):
    """A gull got nothing, and has more to squawk about."""

    seat: Seat
    squawks: int

    def change(self, state: State) -> None:
        state.squawks[self.seat] += self.squawks


EVENTS = (Landed, Sealed, Squawked, Aimed, Dived, Took, Squabbled, Sulked, Ended)


def done(state: State, seat: Seat) -> None:
    state.phase = replace(state.phase, waiting=tuple(each for each in state.to_act if each != seat))
