"""Everything that happens in a game of Foxfire, and how it changes the state."""

from msgspec.structs import replace

from foxfire.state import Cards, Giving, Showdown, State, without
from mazzo.rules import Event, Over, Result, Seat, Turn


class Dealt(Event, frozen=True):
    round: int
    seat: Seat  # who begins
    hands: tuple[Cards | None, ...]  # each seat sees its own
    pile: Cards | None  # hidden from all, like the card set aside
    aside: int | None

    def change(self, state: State) -> None:
        state.round, state.turn, state.phase = self.round, self.seat, Turn()
        state.hands, state.pile, state.aside = list(self.hands), self.pile, self.aside
        state.played, state.hiding = [()] * state.seats, [False] * state.seats
        state.known = [[()] * state.seats for _ in range(state.seats)]


class TurnBegan(Event, frozen=True):
    seat: Seat

    def change(self, state: State) -> None:
        state.turn, state.phase = self.seat, Turn((self.seat,))
        state.hiding[self.seat] = False


class Drew(Event, frozen=True):
    seat: Seat
    card: int | None  # only the drawer sees it

    def change(self, state: State) -> None:
        state.add(self.seat, state.pile[0])
        state.pile = state.pile[1:]


class Played(Event, frozen=True):
    seat: Seat
    card: int
    target: Seat | None = None
    guess: int | None = None

    def change(self, state: State) -> None:
        state.remove(self.seat, self.card)
        state.played[self.seat] += (self.card,)


class Lost(Event, frozen=True):
    """A card was guessed, lost a duel or was given up, and lies face up now."""

    seat: Seat
    card: int

    def change(self, state: State) -> None:
        state.remove(self.seat, self.card)
        state.played[self.seat] += (self.card,)


class Missed(Event, frozen=True):
    seat: Seat
    target: Seat
    guess: int

    def change(self, state: State) -> None: ...


class Looked(Event, frozen=True):
    seat: Seat
    target: Seat
    cards: Cards | None  # only these two see them

    def change(self, state: State) -> None:
        state.learn(self.seat, self.target, self.cards)


class Dueled(Event, frozen=True):
    """Two compared their highest cards; only they see them."""

    seat: Seat
    target: Seat
    own: int | None
    other: int | None

    def change(self, state: State) -> None:
        for viewer, seat, card in ((self.seat, self.target, self.other), (self.target, self.seat, self.own)):
            if card not in state.known[viewer][seat]:
                state.learn(viewer, seat, tuple(sorted((*state.known[viewer][seat], card))))


class Hid(Event, frozen=True):
    seat: Seat

    def change(self, state: State) -> None:
        state.hiding[self.seat] = True


class Took(Event, frozen=True):
    """A fox took a card at random; only the two players see which."""

    seat: Seat
    target: Seat
    card: int | None

    def change(self, state: State) -> None:
        hand_over(state, self.target, self.seat, self.card)
        state.phase = Giving((self.seat,), self.target)


class Gave(Event, frozen=True):
    seat: Seat
    target: Seat
    card: int | None

    def change(self, state: State) -> None:
        hand_over(state, self.seat, self.target, self.card)


def hand_over(state: State, giver: Seat, taker: Seat, card: int) -> None:
    """Move a card between two hands. Both players know it; what others knew of the giver's hand is forgotten."""
    state.hands[giver] = without(state.hands[giver], card)
    state.add(taker, card)
    state.known[taker][giver] = without(state.known[taker][giver], card)
    state.learn(giver, taker, tuple(sorted((*state.known[giver][taker], card))))
    state.forget(giver, (giver, taker))


class Left(Event, frozen=True):
    """A player has no card left and sits out the rest of the round."""

    seat: Seat

    def change(self, state: State) -> None: ...


class RoundEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    hands: tuple[Cards, ...]  # by seat; empty for players who were out

    def change(self, state: State) -> None:
        state.phase = Showdown(tuple(range(state.seats)))
        for seat in self.winners:
            state.glows[seat] += 1


class Continued(Event, frozen=True):
    seat: Seat

    def change(self, state: State) -> None:
        state.phase = replace(state.phase, waiting=tuple(seat for seat in state.to_act if seat != self.seat))


class Ended(Event, frozen=True):
    result: Result

    def change(self, state: State) -> None:
        state.result, state.phase = self.result, Over()


EVENTS = (
    Dealt, TurnBegan, Drew, Played, Lost, Missed, Looked, Dueled, Hid, Took, Gave, Left, RoundEnded, Continued, Ended,
)  # fmt: skip
