"""A game: a record of pure functions over plain data.

An action goes in, events come out, and the state is what the events left behind.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from mazzo.core.board import Row
from mazzo.core.chance import Chance, choose_luck, is_fresh
from mazzo.core.edition import Edition, check_seats, choose
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused
from mazzo.core.fields import seat_fields
from mazzo.core.guess import guess
from mazzo.core.imagine import Imagination, Plan
from mazzo.core.laid import rows
from mazzo.core.layout import Layout
from mazzo.core.play import Play
from mazzo.core.registry import find, layout_of
from mazzo.core.rules import Event, Seat, StateLike
from mazzo.core.secrets import Secrets

Ed = TypeVar("Ed", bound=Edition)
S = TypeVar("S", bound=StateLike)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def never(_state: StateLike) -> bool:
    """Default for `is_reaction`: nobody reacts out of turn."""
    return False


def never_out(_state: StateLike, _seat: Seat) -> bool:
    """Default for `is_out`: everybody plays to the end."""
    return False


def become_method(kind: Any, change: Callable[[Any, Any], None]) -> None:
    """Make an entry of a table of changes the method of an event, unless it has one."""
    if getattr(kind, "change", Event.change) is Event.change:
        kind.change = lambda event, state: change(state, event)


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Ed, S, A, E, V]):
    """The rules of one game; not one playing of it (that is a `Play`)."""

    name: str
    title: str
    version: int = 1  # of the rules; raised when an old record would replay differently
    editions: Mapping[str, Ed]  # the first is the default
    actions: Sequence[type[A]]  # all kinds
    events: Sequence[type[E]] = ()  # all kinds
    deal: Callable[[Ed, int, Chance], S]
    legal: Callable[[S, Seat], Sequence[A]]
    apply: Callable[[S, Seat, A, Chance], tuple[S, list[E]]]
    after: Callable[[S, Seat, A, Chance], tuple[S, list[E]]] | None = None  # `apply` without the check of legality
    idle: Callable[[S, Seat], A]  # the action for a seat that stays silent
    is_reaction: Callable[[S], bool] = never  # whether this is a short time to react, not a turn
    view: Callable[[S, Seat | None], V]
    views: Callable[[S], list[V]] | None = None  # of every seat, if that is faster than one after another
    seen: Callable[[E, Seat | None], E]
    read_action: Callable[[str], A]
    read_card: Callable[[str], object] = str
    read_position: Callable[[str], S]
    write_position: Callable[[S], str]
    layout: Layout | None = None  # where cards lie and how they look; a kit may bring it, and otherwise it is guessed
    board: Callable[[S, Sequence[str]], tuple[Row, ...]] | None = None  # a table of its own, with the players' names
    is_out: Callable[[S, Seat], bool] = never_out  # whether a seat has dropped out of a running game
    hands: Callable[[S], Sequence[Sequence[str]]] | None = None  # the cards of each seat, for replays
    cards: Callable[[S], object] | None = None  # all cards; no event may change this
    secrets: Secrets | None = None  # the hidden facts, for `mazzo check`
    imagine: Callable[[Ed, V, Sequence[E], Chance], S] | None = None  # a state that fits what a seat sees and has seen
    words: Mapping[str, str] = field(default_factory=dict)  # Fluent messages of events and actions, by language
    encode: Callable[[Ed, int], Encoding] | None = None  # the game in numbers, for learners, given an edition and seats
    earlier_encodings: tuple[Callable[[Ed, int], Encoding], ...] = ()  # older versions, the oldest first
    # Compatibility with packages for 0.1: a table of changes in place of `events`, and another name for `is_reaction`.
    changes: InitVar[Mapping[type[E], Callable[[S, Any], None]] | None] = None
    in_window: InitVar[Callable[[S], bool] | None] = None

    def __post_init__(
        self,
        changes: Mapping[type[E], Callable[[S, Any], None]] | None,
        in_window: Callable[[S], bool] | None,
    ) -> None:
        if changes:
            object.__setattr__(self, "events", tuple(changes))
            for kind, change in changes.items():
                become_method(kind, change)
        if in_window:
            object.__setattr__(self, "is_reaction", in_window)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game by its name."""
        if find(self.name) is not self:
            raise Refused(f"only a game listed by `mazzo.games` can be pickled; this {self.name} is not")
        return find, (self.name,)

    @property
    def has_reactions(self) -> bool:
        """Whether it has reactions, for which a table has a separate clock."""
        return self.is_reaction is not never

    @property
    def encodings(self) -> tuple[Callable[[Ed, int], Encoding], ...]:
        """One encoding for each version of observations, the newest last; empty without an encoding."""
        return (*self.earlier_encodings, self.encode) if self.encode else ()

    @cached_property
    def seat_fields(self) -> tuple[str, ...]:
        """The fields of its events and actions that name players."""
        return seat_fields((*self.events, *self.actions))

    @cached_property
    def plans(self) -> dict[str, Plan]:
        """How states are imagined of a game that does not say so itself: by seats and edition, once it was learned."""
        return {}

    def imaginer(self, edition: Ed, view: V, seen: Sequence[E] = ()) -> Callable[[Chance], S]:
        """Makes states that fit all that a seat has seen, by its view and events: its own way, or one that is learned.

        Refused where no such state can be found.
        """
        if own := self.imagine:
            return lambda chance: own(edition, view, seen, chance)
        return Imagination(self, edition, view).state

    @cached_property
    def table(self) -> Layout:
        """Its layout, or one that is guessed from its views."""
        return self.layout or guess(self)

    def rows(self, state: S, names: Sequence[str]) -> tuple[Row, ...]:
        """The whole table with all that is hidden, to be printed or drawn."""
        return self.board(state, names) if self.board else rows(self, layout_of(self), state, names)

    def edition(self, name: str | None = None, /, **options: Any) -> Ed:
        """An edition of this game, with these options."""
        return choose(self.editions, name, options)

    def start(
        self,
        /,
        seats: int = 4,
        edition: str | None = None,
        seed: str | int | None = None,
        *,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        **options: Any,
    ) -> Play[Ed, S, A, E, V]:
        """Deal a new game. The same seed gives the same luck; without one it is fresh."""
        return self.begin(self.edition(edition, **options), seats, choose_luck(seed, chance), names)

    def begin(self, edition: Ed, seats: int, chance: Chance, names: Sequence[str] | None) -> Play[Ed, S, A, E, V]:
        """Deal a new game of a given edition."""
        check_seats(edition, seats)
        fresh = is_fresh(chance)
        return Play(self, self.deal(edition, seats, chance), chance, names, fresh=fresh)

    def position(
        self,
        text: str,
        seed: str | int | None = None,
        *,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
    ) -> Play[Ed, S, A, E, V]:
        """Continue from a position in notation; `Play.position` writes it."""
        state = self.read_position(text)
        luck = choose_luck(seed, chance)
        return Play(self, state, luck, names, start=self.write_position(state), fresh=is_fresh(luck))
