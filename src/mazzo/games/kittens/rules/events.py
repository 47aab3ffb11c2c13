"""The events of Exploding Kittens: the effect of each, the knowledge it gives, and its visibility to each seat."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar, get_args, overload

from mazzo.core.rules import Event as AnyEvent
from mazzo.core.rules import Result, Seat
from mazzo.games.kittens.rules.actions import Announcement, cards_of
from mazzo.games.kittens.rules.cards import DEFUSE, KITTEN, NOPE, Card, Hand, plus, without
from mazzo.games.kittens.rules.editions import DeadHand
from mazzo.games.kittens.rules.memory import NO_PILE, Memory, Sizes, drawn, peeked, put_back, recalling
from mazzo.games.kittens.rules.state import Giving, Inserting, Over, Picking, Reaction, State, Turn


class Memorable(AnyEvent, frozen=True):
    """An event that moves or shows cards, and that every seat remembers as it saw it."""

    def change(self, state: State) -> None:
        self.move(state)
        state.memories = Memories(state.memories, self, list(map(len, state.hands)))

    def move(self, state: State) -> None:
        """Apply the event to the cards and the phase; nothing, if it only gives knowledge."""

    def learners(self, memories: Sequence[Memory], /) -> Sequence[Seat]:
        """The seats whose memory it can change: a quick test, since most events change few."""
        return range(len(memories))

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        """The memory of a seat after this event, in the form that the seat saw."""
        raise NotImplementedError  # each kind defines it


class Memories(Sequence[Memory]):
    """Each seat's memory after an event. It is worked out when it is read: in a playout, that is never."""

    __slots__ = ("_before", "_event", "_known", "_sizes")

    def __init__(self, before: Sequence[Memory], event: Memorable, sizes: Sizes) -> None:
        self._before, self._event, self._sizes = before, event, sizes
        self._known: list[Memory] | None = None

    def _read(self) -> Sequence[Memory]:
        unread: list[Memories] = []
        before: Sequence[Memory] = self
        while type(before) is Memories:
            if before._known is None:
                unread.append(before)
            before = before._known or before._before
        for memories in reversed(unread):
            before = memories._known = memories._taught(before)
            memories._before = ()  # it is not needed any more
        return before

    def _taught(self, before: Sequence[Memory]) -> list[Memory]:
        event, known = self._event, list(before)
        sight = SIGHT[type(event)]
        for seat in event.learners(before):
            known[seat] = sight(event, seat).teach(before[seat], seat, self._sizes)
        return known

    @overload
    def __getitem__(self, seat: int) -> Memory: ...
    @overload
    def __getitem__(self, seat: slice) -> Sequence[Memory]: ...
    def __getitem__(self, seat: int | slice) -> Memory | Sequence[Memory]:
        return self._read()[seat]

    def __iter__(self) -> Iterator[Memory]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._sizes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self._read()) == list(other)

    __hash__ = None  # type: ignore[assignment]  # as a list

    def __repr__(self) -> str:
        return repr(self._read())

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (self._read(),)


class TurnBegan(AnyEvent, frozen=True):
    """A seat's turn began, with this many turns to take, including this one."""

    seat: Seat
    turns: int
    attacked: bool

    def change(self, state: State) -> None:
        state.turn, state.turns, state.attacked = self.seat, self.turns, self.attacked
        state.phase = Turn((self.seat,))


class Announced(Memorable, frozen=True):
    """A seat laid cards on the discard pile; others may Nope it."""

    seat: Seat
    action: Announcement

    def move(self, state: State) -> None:
        state.lay(self.seat, cards_of(self.action))
        state.phase = Reaction(state.others(self.seat), self.seat, self.action)

    def learners(self, memories: Sequence[Memory], /) -> Sequence[Seat]:
        return recalling(memories, self.seat, cards_of(self.action))

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        return memory.cards_laid(me, self.seat, cards_of(self.action), sizes)


class Noped(Memorable, frozen=True):
    seat: Seat

    def move(self, state: State) -> None:
        state.lay(self.seat, (NOPE,))
        reaction = state.reaction
        state.phase = Reaction(state.others(self.seat), reaction.seat, reaction.action, (*reaction.nopes, self.seat))

    def learners(self, memories: Sequence[Memory], /) -> Sequence[Seat]:
        return recalling(memories, self.seat, (NOPE,))

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        return memory.cards_laid(me, self.seat, (NOPE,), sizes)


class Passed(AnyEvent, frozen=True):
    seat: Seat

    def change(self, state: State) -> None:
        reaction = state.reaction
        waiting = without(reaction.waiting, self.seat)
        state.phase = Reaction(waiting, reaction.seat, reaction.action, reaction.nopes)


class Resolved(AnyEvent, frozen=True):
    """The time to Nope an announcement is over."""

    seat: Seat
    action: Announcement

    def change(self, state: State) -> None:
        state.phase = Turn((self.seat,))


class Cancelled(Resolved, frozen=True):
    """The number of Nopes was odd: the announcement has no effect."""


class TookEffect(Resolved, frozen=True):
    """Nobody stopped the announcement: it takes effect now."""


class FavorAsked(AnyEvent, frozen=True):
    """Each of these seats must give the seat a card."""

    seat: Seat
    givers: tuple[Seat, ...]

    def change(self, state: State) -> None:
        state.phase = Giving(self.givers, self.seat)


class ChangedHands(Memorable, frozen=True):
    """A card went from one hand to another."""

    giver: Seat
    taker: Seat
    card: Card | None  # visible to these two only

    def move(self, state: State) -> None:
        assert self.card
        state.hands[self.giver] = without(state.hands[self.giver], self.card)
        state.hands[self.taker] = plus(state.hands[self.taker], self.card)

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        return memory.card_moved(me, self.giver, self.taker, self.card, sizes)


class Gave(ChangedHands, frozen=True):
    """A card of the giver's choice changed hands."""

    def move(self, state: State) -> None:
        ChangedHands.move(self, state)
        waiting = without(state.phase.waiting, self.giver)
        state.phase = Giving(waiting, self.taker) if waiting else Turn((self.taker,))


class Robbed(ChangedHands, frozen=True):
    """A random card changed hands."""


class FoundNothing(AnyEvent, frozen=True):
    """There was no card left to take."""

    seat: Seat
    target: Seat

    def change(self, _: State) -> None: ...


class HandedOver(ChangedHands, frozen=True):
    """The named card changed hands."""

    card: Card


class Lacked(Memorable, frozen=True):
    """The seat does not have the named card."""

    seat: Seat
    card: Card

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        return memory.card_lacking(me, self.seat, self.card, sizes)


class Shuffled(Memorable, frozen=True):
    seat: Seat
    pile: tuple[Card, ...] | None  # hidden from everybody

    def move(self, state: State) -> None:
        assert self.pile is not None
        state.pile = self.pile

    def learners(self, memories: Sequence[Memory], /) -> Sequence[Seat]:
        return [seat for seat, memory in enumerate(memories) if memory.pile is not NO_PILE]

    def teach(self, memory: Memory, _me: Seat, _: Sizes) -> Memory:
        return memory.with_pile(NO_PILE)


class Peeked(Memorable, frozen=True):
    """A seat looked at the top cards."""

    seat: Seat
    cards: tuple[Card, ...] | None  # visible to the seat only

    def teach(self, memory: Memory, _me: Seat, _: Sizes) -> Memory:
        return memory if self.cards is None else memory.with_pile(peeked(memory.pile, self.cards))


class DiscardOpened(AnyEvent, frozen=True):
    """A seat may pick a card from the discard pile."""

    seat: Seat

    def change(self, state: State) -> None:
        state.phase = Picking((self.seat,))


class Picked(Memorable, frozen=True):
    seat: Seat
    card: Card

    def move(self, state: State) -> None:
        lowest = state.discard.index(self.card)
        state.discard = state.discard[:lowest] + state.discard[lowest + 1 :]
        state.hands[self.seat] = plus(state.hands[self.seat], self.card)
        state.phase = Turn((self.seat,))

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        return memory.card_gained(me, self.seat, self.card, sizes)


class Drew(Memorable, frozen=True):
    seat: Seat
    card: Card | None  # visible to the seat only, except a kitten, which everybody sees

    def move(self, state: State) -> None:
        state.pile = state.pile[1:]
        if self.card and self.card is not KITTEN:  # a kitten lies openly until it is defused or explodes
            state.hands[self.seat] = plus(state.hands[self.seat], self.card)

    def learners(self, memories: Sequence[Memory], /) -> Sequence[Seat]:
        limited = recalling(memories, self.seat, ())
        return [seat for seat, memory in enumerate(memories) if memory.pile.known or seat in limited]

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        card = self.card
        if memory.pile.known:
            pile, card = drawn(memory.pile, card)
            memory = memory.with_pile(pile)
        return memory if self.card is KITTEN else memory.card_gained(me, self.seat, card, sizes)


class Defused(Memorable, frozen=True):
    """A seat played its Defuse on the kitten it drew."""

    seat: Seat

    def move(self, state: State) -> None:
        state.lay(self.seat, (DEFUSE,))
        state.phase = Inserting((self.seat,))

    def learners(self, memories: Sequence[Memory], /) -> Sequence[Seat]:
        return recalling(memories, self.seat, (DEFUSE,))

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        return memory.cards_laid(me, self.seat, (DEFUSE,), sizes)


class Inserted(Memorable, frozen=True):
    """A seat put the kitten back below some cards."""

    seat: Seat
    place: int | None  # known to the seat only

    def move(self, state: State) -> None:
        state.pile = (*state.pile[: self.place], KITTEN, *state.pile[self.place :])

    def teach(self, memory: Memory, _me: Seat, _: Sizes) -> Memory:
        return memory.with_pile(put_back(memory.pile, self.place))


class Exploded(Memorable, frozen=True):
    """A seat is out of the game; these cards of its hand are now visible."""

    seat: Seat
    discarded: Hand

    def move(self, state: State) -> None:
        state.alive = (*state.alive[: self.seat], False, *state.alive[self.seat + 1 :])
        state.discard += (*self.discarded, KITTEN)
        if state.edition.dead_hand is DeadHand.DISCARD_PILE:
            state.hands[self.seat] = ()

    def teach(self, memory: Memory, me: Seat, sizes: Sizes) -> Memory:
        return memory.hand_gone(me, self.seat, sizes)


class Ended(AnyEvent, frozen=True):
    result: Result

    def change(self, state: State) -> None:
        state.phase = Over()
        state.result = self.result


Event: TypeAlias = (
    TurnBegan
    | Announced
    | Noped
    | Passed
    | Cancelled
    | TookEffect
    | FavorAsked
    | Gave
    | Robbed
    | FoundNothing
    | HandedOver
    | Lacked
    | Shuffled
    | Peeked
    | DiscardOpened
    | Picked
    | Drew
    | Defused
    | Inserted
    | Exploded
    | Ended
)

EVENTS: tuple[type[Event], ...] = get_args(Event)
E = TypeVar("E", bound=AnyEvent)


# Hiding happens here and nowhere else: each kind of event defines what a seat sees of it. A kind without an entry
# cannot be shown at all.


def seen(event: E, seat: Seat | None) -> E:
    """An event as a seat sees it; without a seat, as a spectator does."""
    shown: E = SIGHT[type(event)](event, seat)
    return shown


def _all_of_it(event: E, _: Seat | None) -> E:
    return event


def _drew(event: Drew, seat: Seat | None) -> Drew:
    return event if seat == event.seat or event.card is KITTEN else Drew(event.seat, None)


def _changed_hands(event: Gave | Robbed, seat: Seat | None) -> Gave | Robbed:
    return event if seat in (event.giver, event.taker) else type(event)(event.giver, event.taker, None)


def _peeked(event: Peeked, seat: Seat | None) -> Peeked:
    return event if seat == event.seat else Peeked(event.seat, None)


def _shuffled(event: Shuffled, _: Seat | None) -> Shuffled:
    return Shuffled(event.seat, None)


def _inserted(event: Inserted, seat: Seat | None) -> Inserted:
    return event if seat == event.seat else Inserted(event.seat, None)


OPEN: tuple[type[Event], ...] = (
    *(TurnBegan, Announced, Noped, Passed, Cancelled, TookEffect, FavorAsked, FoundNothing, HandedOver, Lacked),
    *(DiscardOpened, Picked, Defused, Exploded, Ended),
)

SIGHT: dict[type[AnyEvent], Callable[[Any, Seat | None], Any]] = {
    **dict.fromkeys(OPEN, _all_of_it),
    Gave: _changed_hands,
    Robbed: _changed_hands,
    Shuffled: _shuffled,
    Peeked: _peeked,
    Drew: _drew,
    Inserted: _inserted,
}
