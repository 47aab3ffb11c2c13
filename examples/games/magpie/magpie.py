"""Magpie: lay a trinket before your nest, and hope that nobody snatches it.

Everybody holds a hidden hand of trinkets, worth 1 to 9. On your turn you lay one. Then all others are asked at once:
pass, or snatch it by throwing away a trinket worth exactly one more. The first to snatch it has it; if all pass, it is
yours. Then both draw. When the next player has nothing to lay, the richest nest wins.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from mazzo import rules
from mazzo.rules import Action, Chance, Encoding, Ended, Event, Game, Over, Phase, Result, Seat, Secrets, Turn, Viewer

VALUES = range(1, 10)

Trinkets: TypeAlias = tuple[int, ...]


class Edition(rules.Edition, frozen=True, kw_only=True):
    most_seats: int = 5
    hand: Annotated[int, Meta(ge=1, le=6)] = 4
    copies: Annotated[int, Meta(ge=4, le=9)] = 4  # of each trinket


EDITIONS = {"usual": Edition(name="usual"), "short": Edition(name="short", hand=3)}


class Lay(Action, frozen=True):
    trinket: int


class Snatch(Action, frozen=True): ...


class Pass(Action, frozen=True): ...


ACTIONS = (Lay, Snatch, Pass)


class Reaction(Phase, frozen=True):
    laid: int = 0  # the trinket that may be snatched


class State(rules.State, kw_only=True):
    edition: Edition
    phase: Turn | Reaction | Over
    turn: Seat = 0
    hands: list[Trinkets]
    nests: list[Trinkets]
    pile: Trinkets
    thrown: Trinkets = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def laid(self) -> int | None:
        return self.phase.laid if isinstance(self.phase, Reaction) else None


Step: TypeAlias = rules.Step[State, Event]


def without(hand: Trinkets, trinket: int) -> Trinkets:
    place = hand.index(trinket)
    return hand[:place] + hand[place + 1 :]


class Laid(Event, frozen=True):
    seat: Seat
    trinket: int

    def change(self, state: State) -> None:
        state.hands[self.seat] = without(state.hands[self.seat], self.trinket)
        others = [(self.seat + step) % state.seats for step in range(1, state.seats)]
        state.phase = Reaction(tuple(others), self.trinket)


class Passed(Event, frozen=True):
    seat: Seat

    def change(self, state: State) -> None:
        state.phase = replace(state.phase, waiting=tuple(seat for seat in state.to_act if seat != self.seat))


class Took(Event, frozen=True):
    seat: Seat
    trinket: int
    thrown: int | None  # none if it was the seat's own

    def change(self, state: State) -> None:
        state.nests[self.seat] += (self.trinket,)
        state.phase = Over()  # unless a turn begins
        if self.thrown:
            state.hands[self.seat] = without(state.hands[self.seat], self.thrown)
            state.thrown += (self.thrown,)


class Drew(Event, frozen=True):
    seat: Seat
    trinket: int | None  # only the drawer sees it

    def change(self, state: State) -> None:
        state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], state.pile[0])))
        state.pile = state.pile[1:]


class TurnBegan(Event, frozen=True):
    seat: Seat

    def change(self, state: State) -> None:
        state.turn, state.phase = self.seat, Turn((self.seat,))


EVENTS = (Laid, Passed, Took, Drew, TurnBegan, Ended)


def seen(event: Event, viewer: Viewer) -> Event:
    return replace(event, trinket=None) if isinstance(event, Drew) and event.seat != viewer else event


def deal(edition: Edition, seats: int, chance: Chance) -> State:
    deck, hand = chance.shuffled([value for value in VALUES for _ in range(edition.copies)]), edition.hand
    hands = [tuple(sorted(deck[seat * hand : (seat + 1) * hand])) for seat in range(seats)]
    nests: list[Trinkets] = [()] * seats
    return State(edition=edition, phase=Turn((0,)), hands=hands, nests=nests, pile=deck[seats * hand :])


def legal(state: State, seat: Seat) -> list[Action]:
    if seat not in state.to_act:
        return []
    if state.laid is None:
        return [Lay(trinket) for trinket in dict.fromkeys(state.hands[seat])]
    return [Pass(), Snatch()] if state.laid + 1 in state.hands[seat] else [Pass()]


def act(step: Step, seat: Seat, action: Action) -> None:
    state, laid = step.state, step.state.laid or 0
    match action:
        case Lay(trinket):
            step.emit(Laid(seat, trinket))
        case Snatch():
            step.emit(Took(seat, laid, laid + 1))
            end_turn(step, (state.turn, seat))
        case Pass():
            step.emit(Passed(seat))
            if not state.to_act:
                step.emit(Took(state.turn, laid, None))
                end_turn(step, (state.turn,))


def end_turn(step: Step, drawers: tuple[Seat, ...]) -> None:
    state, following = step.state, (step.state.turn + 1) % step.state.seats
    for seat in drawers[: len(state.pile)]:
        step.emit(Drew(seat, state.pile[0]))
    if state.hands[following]:
        step.emit(TurnBegan(following))
    else:
        worth = list(map(sum, state.nests))
        winners = tuple(seat for seat in range(state.seats) if worth[seat] == max(worth))
        step.emit(Ended(Result(winners, "richest nest")))


class View(rules.View, frozen=True, kw_only=True, tag="magpie"):
    phase: Turn | Reaction | Over
    legal: tuple[Lay | Snatch | Pass, ...]
    hand: Trinkets
    hands: tuple[int, ...]  # how many trinkets everybody holds
    nests: tuple[Trinkets, ...]
    pile: int
    thrown: Trinkets
    laid: int | None


def view(state: State, viewer: Viewer) -> View:
    hand = () if viewer is None else state.hands[viewer]
    return View.of(state, viewer, legal, hand=hand, hands=tuple(map(len, state.hands)), pile=len(state.pile))


# For `mazzo check`: what a viewer may not know, and all cards there are


def lookalike(state: State, viewer: Viewer, chance: Chance) -> State:
    """The same game as far as the viewer can know: what it cannot see is dealt anew."""
    hands, others = state.hands[:], [seat for seat in range(state.seats) if seat != viewer]
    unseen = chance.shuffled([*state.pile, *(trinket for seat in others for trinket in hands[seat])])
    for seat in others:
        hands[seat], unseen = tuple(sorted(unseen[: len(hands[seat])])), unseen[len(hands[seat]) :]
    return replace(state, hands=hands, pile=unseen)


def cards(state: State) -> list[int]:
    laid = [] if state.laid is None else [state.laid]
    return sorted(sum((*state.hands, *state.nests), (*state.pile, *state.thrown, *laid)))


def encode(edition: Edition, seats: int) -> Encoding:
    def see(state: State, seat: Seat, _: object) -> list[int]:
        own = [int(each == seat) for each in range(seats)] + [state.hands[seat].count(value) for value in VALUES]
        return [*own, *map(len, state.hands), *map(sum, state.nests), len(state.pile), state.laid or 0]

    parts = {"seat": seats, "hand": 9, "hands": seats, "nests": seats, "pile": 1, "laid": 1}
    most, actions = 9 * edition.copies, (*map(Lay, VALUES), Snatch(), Pass())
    highest = {part: 9 * most if part == "nests" else most for part in parts}
    return Encoding(actions=actions, parts=parts, highest=highest, longest=seats * most, see=see)


MAGPIE: Game[Edition, State, Action, Event, View] = Game(
    name="magpie",
    title="Magpie",
    editions=EDITIONS,
    actions=ACTIONS,
    events=EVENTS,
    deal=deal,
    legal=legal,
    apply=rules.applying(legal, act),
    is_reaction=lambda state: state.laid is not None,
    view=view,
    seen=seen,
    cards=cards,
    secrets=Secrets(lookalike=lookalike),
    encode=encode,
)
