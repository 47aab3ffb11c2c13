"""The rules of a game: a dataclass of pure functions over plain data.

An action goes in, events come out, and the events change the state.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from mazzo.core.board import Row
from mazzo.core.chance import Chance
from mazzo.core.edition import Edition, choose
from mazzo.core.encoding import Encoding
from mazzo.core.fields import seat_fields
from mazzo.core.layout import Layout
from mazzo.core.notation import action_reader
from mazzo.core.plain import read_number_or_word, state_reader, write_position
from mazzo.core.rules import Seat, StateLike
from mazzo.core.secrets import Secrets

Ed = TypeVar("Ed", bound=Edition)
S = TypeVar("S", bound=StateLike)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


DERIVED: Any = None
"""A part that follows from others, unless a game defines it."""


def never(_state: StateLike) -> bool:
    """Default for `is_reaction`: no seat reacts out of turn."""
    return False


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[Ed, S, A, E, V]):
    """The complete description of a game. A `Game` can be started as well."""

    name: str
    title: str
    version: int = 1  # of the rules; raised when an old record would replay differently
    editions: Mapping[str, Ed]  # the first is the default
    actions: Sequence[type[A]]  # all kinds
    events: Sequence[type[E]] = ()  # all kinds
    deal: Callable[[Ed, int, Chance], S]
    legal: Callable[[S, Seat], Sequence[A]]
    apply: Callable[[S, Seat, A, Chance], tuple[S, list[E]]]
    apply_unchecked: Callable[[S, Seat, A, Chance], tuple[S, list[E]]] | None = (
        None  # `apply` without the check of legality
    )
    idle: Callable[[S, Seat], A] = DERIVED  # the action for a seat that does not answer; default: the first legal one
    is_reaction: Callable[[S], bool] = never  # whether seats have a short time to react, out of turn
    view: Callable[[S, Seat | None], V]
    views: Callable[[S], list[V]] | None = None  # of every seat, if that is faster than one after another
    seen: Callable[[E, Seat | None], E] = lambda event, _viewer: event
    read_action: Callable[[str], A] = DERIVED  # by default as `actions` are written
    read_card: Callable[[str], object] = read_number_or_word
    read_position: Callable[[str], S] = DERIVED  # by default JSON
    write_position: Callable[[S], str] = write_position
    layout: Layout | None = None  # where cards lie and how they look; guessed if there is none
    note: Callable[[V, Seat], str] = lambda _view, _seat: ""  # printed beside a player: facts outside the layout
    is_out: Callable[[S, Seat], bool] = lambda _state, _seat: False  # whether a seat has dropped out of a running game
    standing: Callable[[S, Sequence[E], Seat], tuple[int, ...]] | None = (
        None  # at the end; ranks the seats that lost. By default the first token of the layout counts
    )
    feats: Callable[[S, Sequence[E], Seat], Mapping[str, float]] = lambda *_: {}  # for the titles of an evening
    hands: Callable[[S], Sequence[Sequence[str]]] | None = None  # the cards of each seat, for replays
    cards: Callable[[S], object] | None = None  # all cards; no event may change this
    secrets: Secrets | None = None  # the hidden facts, for `mazzo check`
    sample_state: Callable[[Ed, V, Sequence[E], Chance], S] | None = (
        None  # a random state consistent with a seat's view and the events it has seen
    )
    words: Mapping[str, str] = field(default_factory=dict)  # Fluent messages of events and actions, by language
    encode: Callable[[Ed, int], Encoding] | None = None  # the game as numbers, for machine learning

    def __post_init__(self) -> None:
        """Fill in the parts that are derived from others."""
        legal, kinds = self.legal, self.actions
        derived: dict[str, Callable[[], Any]] = {
            "idle": lambda: lambda state, seat: legal(state, seat)[0],
            "read_action": lambda: action_reader(cast(Any, kinds)),
            "read_position": lambda: state_reader(self.deal, self.editions),
        }
        for name, make in derived.items():
            if getattr(self, name) is DERIVED:
                object.__setattr__(self, name, make())

    @property
    def has_reactions(self) -> bool:
        """Whether it has reactions; a table has a separate clock for them."""
        return self.is_reaction is not never

    @cached_property
    def seat_fields(self) -> tuple[str, ...]:
        """The fields of its events and actions that name players."""
        return seat_fields((*self.events, *self.actions))

    def rows(self, state: S, names: Sequence[str]) -> tuple[Row, ...]:
        """The whole table with hidden cards, to be printed or drawn."""
        raise NotImplementedError  # `Game` implements it, since guessing a layout needs random games

    def edition(self, name: str | None = None, /, **options: Any) -> Ed:
        """An edition of this game, with these options."""
        return choose(self.editions, name, options)


AnyRules = Rules[Any, Any, Any, Any, Any]
