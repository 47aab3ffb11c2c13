"""Base classes and defaults for a small game: phases, states, views, `apply`, and positions in JSON."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import wraps
from typing import Any, Self, TypeVar, cast, get_type_hints

import msgspec

from mazzo.core.chance import Chance
from mazzo.core.edition import Edition, check_seats, choose, differences
from mazzo.core.errors import Refused, shorten
from mazzo.core.notation import LONGEST_POSITION, is_number, to_json
from mazzo.core.rules import E, Event, Result, S, Seat, StateLike, Step, refusal

A = TypeVar("A")


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """Base of a game's phases. A phase names what the game waits for."""

    waiting: tuple[Seat, ...] = ()  # the seats to act, in turn order


class Turn(Phase, frozen=True):
    """A seat has the turn."""


class Over(Phase, frozen=True):
    """The game has ended."""


class Ended(Event, frozen=True):
    """The game is over."""

    result: Result

    def change(self, state: Any) -> None:
        state.result, state.phase = self.result, Over()


class State(msgspec.Struct, kw_only=True):
    """Base of a game's state. A game adds fields and `seats`, and names the types of its edition and phases."""

    edition: Any
    phase: Any
    turn: Seat | None = None
    result: Result | None = None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the phase waits for."""
        waiting: tuple[Seat, ...] = self.phase.waiting
        return waiting


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """Base of a game's view. A game names the types of its phases and actions, and adds fields."""

    seat: Seat | None
    phase: Any
    turn: Seat | None
    to_act: tuple[Seat, ...]
    legal: tuple[Any, ...]
    result: Result | None

    @classmethod
    def of(cls, state: Any, viewer: Seat | None, legal: Callable[[Any, Seat], Sequence[Any]], /, **fields: Any) -> Self:
        """The view of a seat. A field that is not given is copied from the state, so every seat sees it."""
        fields |= {"seat": viewer, "legal": () if viewer is None else tuple(legal(state, viewer))}
        for name in cls.__struct_fields__:
            if name not in fields:
                if not hasattr(state, name):
                    raise TypeError(f"the view's {name} is not in the state: write View.of(..., {name}=...)")
                value = getattr(state, name)
                fields[name] = tuple(value) if isinstance(value, list) else value
        return cls(**fields)


def applying(
    legal: Callable[[S, Seat], Sequence[A]], act: Callable[[Step[S, E], Seat, A], object]
) -> Callable[[S, Seat, A, Chance], tuple[S, list[E]]]:
    """The `apply` of a game: it refuses illegal actions, then calls `act` to emit events on a copy of the state."""

    @wraps(act)
    def apply(state: S, seat: Seat, action: A, chance: Chance) -> tuple[S, list[E]]:
        if action not in (choices := legal(state, seat)):
            raise refusal(state, seat, action, choices)
        step: Step[S, E] = Step(copied(state), chance)
        act(step, seat, action)
        return step.state, step.events

    return apply


def copied(state: S) -> S:
    """A copy of a state for events to change. Lists and dicts are copied too, including nested ones."""
    fresh = copy(state)
    for name in cast(Any, state).__struct_fields__:
        if isinstance(value := getattr(state, name), list | dict):
            setattr(fresh, name, _fresh(value))
    return fresh


def _fresh(value: Any) -> Any:
    if isinstance(value, list):
        return [_fresh(each) if isinstance(each, list | dict) else each for each in value]
    if isinstance(value, dict):
        return {name: _fresh(each) for name, each in value.items()}
    return value


def read_number_or_word(text: str) -> int | str:
    """A card as text: a number, or a word."""
    return int(text) if is_number(text.removeprefix("-")) else text


def state_reader(deal: Callable[..., S], editions: Mapping[str, Edition]) -> Callable[[str], S]:
    """A function that reads the states that `deal` makes, found by its return annotation."""

    def read(text: str) -> S:
        kind: type[S] | None = get_type_hints(deal).get("return")
        if kind is None:
            raise TypeError("positions cannot be read: write `def deal(...) -> State:`, or Game(read_position=...)")
        return position_reader(kind, editions)(text)

    return read


def position_reader(kind: type[S], editions: Mapping[str, Edition]) -> Callable[[str], S]:
    """A function that reads states written by `write_position`."""

    def read(text: str) -> S:
        if not isinstance(text, str) or len(text) > LONGEST_POSITION:
            raise Refused(f"a position is a text of at most {LONGEST_POSITION} letters, not {shorten(text)}")
        try:
            state = msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused(f"this is not a position: {error}") from None
        printed = editions.get(state.edition.name)
        if printed is None or state.edition != choose(editions, printed.name, differences(state.edition, editions)):
            raise Refused(f"the position's edition {shorten(state.edition.name)} is not one of this game")
        check_seats(state.edition, state.seats)
        return state

    return read


def write_position(state: StateLike) -> str:
    """The whole state as JSON."""
    return to_json(state) + "\n"
