"""One playing of a game: view, choose and apply until it is over."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar, cast, overload

from msgspec import Struct

from mazzo.core.board import Board
from mazzo.core.chance import Chance, Dice, Script, is_fresh, unused
from mazzo.core.edition import check_seats, differences
from mazzo.core.errors import Broken, Refused, listing, shorten
from mazzo.core.game_spec import A, AnyRules, E, Ed, Rules, S, V
from mazzo.core.notation import write_moves
from mazzo.core.record import FORMAT, LONGEST_NAME, Record, commit
from mazzo.core.rules import Result, Seat, StateLike, check_seat

C = TypeVar("C", bound=Callable[..., Any])

Chooser: TypeAlias = Callable[[V, Sequence[E]], A]
"""Chooses one of `view.legal`, given a view and the events that the seat has seen."""

AnyChooser: TypeAlias = Callable[[Any, Any], Any]
Failed: TypeAlias = Callable[[Seat, Exception], object]

Order: TypeAlias = Sequence[tuple[bool, tuple[int, ...]]]
"""The ranking of each seat: whether it won, then its standing. Larger is better."""

Rule: TypeAlias = Callable[[S, Seat, A, Chance], tuple[S, list[E]]]
"""Applies an action: returns the next state and the events."""


def places_of(order: Order) -> tuple[int, ...]:
    """The place of each seat, from 1. Equal seats share a place."""
    return tuple(1 + sum(other > own for other in order) for own in order)


def order_of(game: AnyRules, state: StateLike, events: Sequence[Any]) -> Order:
    """The ranking of each seat in a state, after these events."""
    winners = state.result.winners if state.result else ()
    return [(seat in winners, standing) for seat, standing in enumerate(_standings(game, state, events))]


def _standings(game: AnyRules, state: StateLike, events: Sequence[Any]) -> list[tuple[int, ...]]:
    if standing := game.standing:
        return [standing(state, events, seat) for seat in range(state.seats)]
    tokens = game.layout.tokens if game.layout else ()
    if not tokens:
        return [()] * state.seats
    counts = getattr(game.view(state, None), tokens[0].field)
    return [(-(count or 0) if tokens[0].is_low else count or 0,) for count in counts]


ABSENT: Any = object()


class Play(Generic[Ed, S, A, E, V]):
    """A state, its past and its random source. Made by `Game.start` and `Game.position`."""

    __slots__ = ("_asked", "_chance", "_ends", "_fresh", "_start", "events", "game", "moves", "names", "state")

    def __init__(
        self,
        game: Rules[Ed, S, A, E, V],
        state: S,
        chance: Chance,
        names: Sequence[str] | None = None,
        *,
        start: str | None = None,
        fresh: bool = True,
    ) -> None:
        self.game = game
        self.state = state
        self.names = check_names(state.seats, names)
        self.moves: list[tuple[Seat, A]] = []
        self.events: list[E] = []
        self._ends: list[int] = []  # for each move, the number of events up to it
        self._asked: tuple[S, Seat, Sequence[A]] = state, -1, ()  # the last call of `legal`: state, seat and choices
        self._chance = chance
        self._start = start  # the starting position, if it did not begin with a deal
        self._fresh = fresh  # whether its random source was unused at the start

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, in turn order; empty when it is over."""
        return self.state.to_act

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def order(self) -> Order:
        """The ranking of each seat: whether it won, then its standing."""
        return order_of(self.game, self.state, self.events)

    @property
    def position(self) -> str:
        """The whole state in notation; `Game.position` reads it."""
        return self.game.write_position(self.state)

    @property
    def board(self) -> Board:
        """The whole table, for `print(play.board)` or `play.board.svg()`."""
        title = f"{self.game.title}, edition {self.state.edition.name}, {len(self.moves)} moves"
        if self.result:
            title += f": won by {listing(self.names[seat] for seat in self.result.winners)} ({self.result.reason})"
        return Board(title, self.game.rows(self.state, self.names))

    def legal(self, seat: Seat = ABSENT) -> Sequence[A]:
        """A seat's legal actions, in a fixed order; empty if the seat is not to act.

        The seat may be left out when only one may act.
        """
        if seat is ABSENT:
            seat = self._only_seat()
        state = self.state
        check_seat(state, seat)
        choices = self.game.legal(state, seat)
        self._asked = state, seat, tuple(choices)  # the caller may change a list
        return choices

    @overload
    def apply(self, seat: Seat, action: A | str) -> list[E]: ...
    @overload
    def apply(self, action: A | str, /) -> list[E]: ...  # for the only seat that may act
    def apply(self, seat: Any, action: Any = ABSENT) -> list[E]:
        """Apply a seat's action, given as an object or in notation; return the events.

        The seat may be left out when only one may act: `play.apply("draw")`.
        """
        if action is ABSENT:
            seat, action = self._only_seat(), seat
        state = self.state
        asked_in, asked, choices = self._asked
        if asked_in is not state or asked is not seat:
            choices = self.legal(seat)
        chosen, rule = self._chosen(choices, action)
        return self._note(seat, chosen, rule(state, seat, chosen, self._chance))

    def _only_seat(self) -> Seat:
        """The one seat that may act."""
        match self.state.to_act:
            case (seat,):
                return seat
            case ():
                raise Refused("the game is over; nobody may act")
            case several:
                raise Refused(f"seats {listing(several)} may act; name one of them")

    def do(self, seat: Seat, action: A) -> list[E]:
        """Like `apply`, but a little faster, for an action from `legal`."""
        return self._note(seat, action, self.game.apply(self.state, seat, action, self._chance))

    def do_unchecked(self, seat: Seat, action: A) -> list[E]:
        """Like `do`, but without the check of legality, for an action known to be legal."""
        rule = self.game.apply_unchecked or self.game.apply
        return self._note(seat, action, rule(self.state, seat, action, self._chance))

    def _chosen(self, choices: Sequence[A], action: Any) -> tuple[A, Rule[S, A, E]]:
        """The legal choice equal to `action`, and the rule that applies it.

        `action` may be in notation, or equal with other types: Give("nope"), Steal(1.0). Anything else goes to the
        checked `apply`, which refuses it with the reason.
        """
        game = self.game
        try:
            found = choices.index(action)
        except ValueError:
            found = None
        if found is not None:
            return choices[found], game.apply_unchecked or game.apply
        return game.read_action(action) if isinstance(action, str) else action, game.apply

    def _note(self, seat: Seat, action: A, outcome: tuple[S, list[E]]) -> list[E]:
        """Store a move with the state and events that it led to."""
        self.state, events = outcome
        self.moves.append((seat, action))
        self.events += events
        self._ends.append(len(self.events))
        return events

    def undo(self) -> tuple[Seat, A]:
        """Undo the last move and its random outcomes, and return the move.

        It replays all other moves from the start, so `copy` is quicker for looking ahead.
        """
        if not self.moves:
            raise Refused("there is no move to take back")
        again, last = self._begun(), self.moves[-1]
        for seat, action in self.moves[:-1]:
            again.apply(seat, action)
        self.state, self._chance = again.state, again._chance
        self.moves, self.events, self._ends = again.moves, again.events, again._ends
        return last

    def _begun(self) -> "Play[Ed, S, A, E, V]":
        """A new play from the same start."""
        self._check_chance("taken back")
        chance = unused(self._chance)
        if self._start is None:
            return begin(self.game, cast(Ed, self.state.edition), self.seats, chance, self.names)
        return resume(self.game, self._start, chance, self.names)

    def _check_chance(self, wanted: str) -> None:
        if not self._fresh:
            raise Refused(
                f"this game shares its random source with another, so it cannot be {wanted}; start it with its own seed"
            )

    def view(self, seat: Seat | None = None) -> V:
        """The view of one seat; without a seat, that of a spectator."""
        if seat is not None:
            check_seat(self.state, seat)
        return self.game.view(self.state, seat)

    def views(self) -> list[V]:
        """The view of each seat."""
        if self.game.views:
            return self.game.views(self.state)
        return [self.game.view(self.state, seat) for seat in range(self.seats)]

    def seen(self, seat: Seat | None = None) -> list[E]:
        """All events so far as one seat saw them; without a seat, as a spectator did."""
        if seat is not None:
            check_seat(self.state, seat)
        return [self.game.seen(event, seat) for event in self.events]

    def seen_since_own_move(self, seat: Seat) -> list[E]:
        """The events from a seat's last move on, as the seat saw them; all events before its first move."""
        own = [number for number, (mover, _) in enumerate(self.moves) if mover == seat]
        start = self._ends[own[-1] - 1] if own and own[-1] else 0
        return [self.game.seen(event, seat) for event in self.events[start:]]

    def text(self, seat: Seat, language: str = "en") -> str:
        """Everything that a person in this seat needs to decide, as plain text.

        It has the events since the seat's last move, the table, the question, and each legal action in notation with
        its meaning. The languages are en, it, fr and de.
        """
        check_seat(self.state, seat)
        text: str = import_module("mazzo.text.observation").text_of_play(self, seat, language)  # an outer package
        return text

    def copy(self) -> "Play[Ed, S, A, E, V]":
        """An independent copy, with the same random outcomes to come."""
        return self._copied(self.state, self._chance.copy(), self.moves[:], self.events[:])

    def _copied(self, state: S, chance: Chance, moves: list[tuple[Seat, A]], events: list[E]) -> "Play[Ed, S, A, E, V]":
        copied: Play[Ed, S, A, E, V] = Play.__new__(Play)
        copied.game, copied.names, copied.state, copied._chance = self.game, self.names, state, chance
        copied._start, copied._fresh, copied._asked = self._start, self._fresh, self._asked
        copied.moves, copied.events, copied._ends = moves, events, self._ends[: len(moves)]
        return copied

    __copy__ = copy

    def __deepcopy__(self, _: object) -> "Play[Ed, S, A, E, V]":
        return self.copy()

    def __repr__(self) -> str:
        """The whole table as text, hidden cards included; `view` is limited to one seat."""
        return str(self.board)

    def _repr_html_(self) -> str:
        """A drawing of the table, for notebooks."""
        return self.board.svg()

    def record(self) -> Record:
        """A record of this game that can be replayed."""
        self._check_chance("recorded")
        edition = self.state.edition
        return Record(
            mazzo=FORMAT,
            game=self.game.name,
            edition=edition.name,
            options=differences(edition, self.game.editions),
            seats=self.names,
            position=self._start,
            moves=write_moves(self.moves),
            result=self.result,
            **_written(self._chance),
        )


def begin(
    game: Rules[Ed, S, A, E, V], edition: Ed, seats: int, chance: Chance, names: Sequence[str] | None
) -> Play[Ed, S, A, E, V]:
    """Deal a new game."""
    check_seats(edition, seats)
    fresh = is_fresh(chance)
    return Play(game, game.deal(edition, seats, chance), chance, names, fresh=fresh)


def resume(
    game: Rules[Ed, S, A, E, V], position: str, chance: Chance, names: Sequence[str] | None
) -> Play[Ed, S, A, E, V]:
    """Continue from a position in notation."""
    state = game.read_position(position)
    return Play(game, state, chance, names, start=game.write_position(state), fresh=is_fresh(chance))


class Moment(Generic[Ed, S, A, E, V]):
    """A game after one of its moves, or after the deal: `for moment in mazzo.moments(record)`."""

    __slots__ = ("_chance", "_events", "_moves", "_whole", "events", "move", "state")

    def __init__(self, play: Play[Ed, S, A, E, V], events: list[E]) -> None:
        self.state = play.state
        self.move = play.moves[-1] if play.moves else None  # the seat and its action; None for the deal
        self.events = events  # of this move
        self._whole = play  # it may go on; only its first moves and events belong to this moment
        self._moves, self._events, self._chance = len(play.moves), len(play.events), play._chance.copy()

    @property
    def play(self) -> Play[Ed, S, A, E, V]:
        """An independent play from here on, to inspect it or to try another move."""
        whole = self._whole
        return whole._copied(self.state, self._chance.copy(), whole.moves[: self._moves], whole.events[: self._events])

    def view(self, seat: Seat | None = None) -> V:
        return self._whole.game.view(self.state, seat)

    def seen(self, seat: Seat | None = None) -> list[E]:
        """The events of this moment as one seat saw them; without a seat, as a spectator did."""
        return [self._whole.game.seen(event, seat) for event in self.events]

    def __repr__(self) -> str:
        return f"<Moment {self._moves}: {'{} {}'.format(*self.move) if self.move else 'the deal'}>"


AnyPlay = Play[Any, Any, Any, Any, Any]
AnyMoment = Moment[Any, Any, Any, Any, Any]


class Seen(Sequence[E]):
    """The events so far as one seat saw them, for bots. Each is computed on access."""

    __slots__ = ("_events", "_length", "_seat", "_see")

    def __init__(self, play: "Play[Any, Any, Any, E, Any]", seat: Seat) -> None:
        self._events = play.events
        self._length = len(play.events)  # later events are not seen
        self._seat = seat
        self._see = play.game.seen

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> E: ...
    @overload
    def __getitem__(self, place: slice) -> list[E]: ...
    def __getitem__(self, place: int | slice) -> E | list[E]:
        if isinstance(place, slice):
            return [self._see(self._events[each], self._seat) for each in range(*place.indices(self._length))]
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._see(self._events[place % self._length], self._seat)


def _written(chance: Chance) -> dict[str, Any]:
    """A random source as fields of a record."""
    match chance:
        case Dice():
            return {"commitment": commit(chance.seed), "seed": chance.seed, "entropy": chance.entropy}
        case Script():
            return {"outcomes": tuple(o if isinstance(o, int) else tuple(map(str, o)) for o in chance.used)}
        case _:
            raise Refused(f"luck of type {type(chance).__name__} cannot be written into a record")


def check_names(seats: int, names: Sequence[str] | None) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Seat {seat}" for seat in range(seats))
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
        raise Refused(f"{seats} seats need a list of {seats} names, not {shorten(names)}")
    for name in names:
        if not (isinstance(name, str) and name.isprintable() and 1 <= len(name.strip()) <= len(name) <= LONGEST_NAME):
            raise Refused(f"{shorten(name)} cannot be a name; a name is 1 to {LONGEST_NAME} letters on one line")
    return tuple(names)


class Legal(Struct, frozen=True, gc=False):
    """A view with only `legal`."""

    legal: Sequence[Any]


def reads_legal_alone(choose: C) -> C:
    """Mark a `choose` that reads only `view.legal`, so that no full view is made for it."""
    choose.reads_legal_alone = True  # type: ignore[attr-defined]  # a mark on a function
    return choose


def act(play: AnyPlay, seat: Seat, choose: AnyChooser | None, failed: Failed | None = None, apply: Any = None) -> Any:
    """Apply a chooser's choice, or the default action if there is no chooser; return the events.

    If the chooser fails, `failed` gets the error, and the default action is applied; without `failed` it is raised.
    `apply(seat, action)` replaces `play.apply`.
    """
    try:
        if choose is not None and apply is None and hasattr(choose, "reads_legal_alone"):
            state, choices = play.state, play.game.legal(play.state, seat)
            view: Any = Legal(choices)
            chosen, rule = play._chosen(choices, choose(view, ()))
            return play._note(seat, chosen, rule(state, seat, chosen, play._chance))
        if choose is not None:
            return (apply or play.apply)(seat, choose(play.view(seat), Seen(play, seat)))
    except Broken:
        raise
    except Exception as error:  # a chooser may raise anything
        if failed is None:
            raise
        failed(seat, error)
    return (apply or play.apply)(seat, play.game.idle(play.state, seat))


def play_out(
    play: Play[Ed, S, A, E, V], choosers: Sequence[Chooser[V, E, A] | None], failed: Failed | None = None
) -> Result:
    """Let one chooser per seat play to the end. `failed` is called if one fails, as in `act`."""
    if len(choosers) != play.seats:
        raise Refused(f"{play.seats} seats need {play.seats} choosers, not {len(choosers)}")
    while not (result := play.state.result):
        seat = play.state.to_act[0]
        act(play, seat, choosers[seat], failed)
    return result
