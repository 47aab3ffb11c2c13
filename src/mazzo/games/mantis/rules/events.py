"""The events of Mantis: their effects, and their visibility to each seat."""

from typing import TypeAlias, get_args

from mazzo.core.rules import Event as AnyEvent
from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.rules.cards import Card
from mazzo.games.mantis.rules.state import Over, Raiding, State, Turn, without


class Missed(AnyEvent, frozen=True):
    """The card that a seat turned over matched nothing, and stays in that Tank."""

    seat: Seat
    tank: Seat
    card: Card

    def change(self, state: State) -> None:
        state.turned += 1
        state.tanks[self.tank] += (self.card.front,)


class Scored(AnyEvent, frozen=True):
    """The card matched: all cards of its colour, with the card itself, went from the seat's Tank to its Score Pile."""

    seat: Seat
    card: Card
    count: int

    def change(self, state: State) -> None:
        state.turned += 1
        state.tanks[self.seat] = without(state.tanks[self.seat], self.card.front)
        state.scores[self.seat] += self.count


class Stole(AnyEvent, frozen=True):
    """The card matched: all cards of its colour, with the card itself, went from the target's Tank to the seat's."""

    seat: Seat
    target: Seat
    card: Card
    count: int

    def change(self, state: State) -> None:
        state.turned += 1
        state.tanks[self.target] = without(state.tanks[self.target], self.card.front)
        state.tanks[self.seat] += (self.card.front,) * self.count


class Banked(AnyEvent, frozen=True):
    """As `Stole`, but the cards went straight to the seat's Score Pile."""

    seat: Seat
    target: Seat
    card: Card
    count: int

    def change(self, state: State) -> None:
        state.turned += 1
        state.tanks[self.target] = without(state.tanks[self.target], self.card.front)
        state.scores[self.seat] += self.count


class RaidWon(AnyEvent, frozen=True):
    """A seat may now take a card from somebody's Score Pile."""

    seat: Seat

    def change(self, state: State) -> None:
        state.phase = Raiding((self.seat,))


class Raided(AnyEvent, frozen=True):
    """A card went from the target's Score Pile to the seat's."""

    seat: Seat
    target: Seat

    def change(self, state: State) -> None:
        state.scores[self.seat] += 1
        state.scores[self.target] -= 1


class TurnBegan(AnyEvent, frozen=True):
    seat: Seat

    def change(self, state: State) -> None:
        state.phase = Turn((self.seat,))


class Ended(AnyEvent, frozen=True):
    result: Result

    def change(self, state: State) -> None:
        state.phase = Over()
        state.result = self.result


Event: TypeAlias = Missed | Scored | Stole | Banked | RaidWon | Raided | TurnBegan | Ended

EVENTS: tuple[type[Event], ...] = get_args(Event)


def seen(event: Event, _: Seat | None) -> Event:
    """An event as a seat sees it: all of it, since cards are turned over openly."""
    return event
