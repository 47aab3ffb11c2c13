"""The work of the process that hosts a table: answers of bots, passed deadlines and a missing seed.

A host (a room of the server, a terminal, a web page) calls `due`, does that work, and calls it again at `Due.next_at`.
It provides the time, the bots and the randomness.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from mazzo.core.chance import Chance
from mazzo.core.play import AnyChooser, act
from mazzo.core.rules import Seat
from mazzo.table.checks import playing
from mazzo.table.clock import Clock, first
from mazzo.table.commands import BotActs, HostAway, Tick
from mazzo.table.day import bot_chance
from mazzo.table.state import TableState

T = TypeVar("T")

AnyMaker: TypeAlias = Callable[[Any, Chance], Any]


class Question(NamedTuple):
    """A choice that a bot has to make. It stays the same while other seats answer."""

    seed: str | None  # of the game
    seat: Seat
    bot: str
    asked: int  # the table's version when the choice became open


class Due(NamedTuple):
    """The work of a host now. Each part may change the others, so call `due` again after each."""

    question: Question | None  # of the first bot whose pause is over
    notice: Tick | HostAway | None  # of a passed deadline
    needs_seed: bool
    next_at: float | None  # when to call `due` again, unless a command arrives earlier


def due(state: TableState, now: float, clock: Clock | None = None) -> Due:
    """The work of a host now. `clock` replaces the table's clock, for a host with other pauses or deadlines."""
    clock = clock or state.clock
    asked = questions(state) if clock.bots_at is not None and clock.bots_at <= now else []
    deadline = first(clock.deadline, clock.abandoned_at, clock.idle_at)
    notice: Tick | HostAway | None = None
    if deadline is not None and deadline <= now:
        notice = Tick()
    elif clock.host_away_at is not None and clock.host_away_at <= now:
        notice = HostAway()
    return Due(asked[0] if asked else None, notice, state.needs_seed, clock.wake_at)


def questions(state: TableState) -> list[Question]:
    """The open questions of bots, in turn order. They are listed before the pause, so a slow bot can start early."""
    return [Question(state.seed, seat, state.seats[seat].bot, state.asked[seat]) for seat in state.bots_asked()]


class TableBots:
    """The bots of one table. Each game creates its bots; their makers, which may run a program, are created once."""

    def __init__(self, find: Callable[[TableState, Question], AnyMaker], chance: Callable[[Question], Chance]) -> None:
        self._find = find
        self._chance = chance
        self._makers: dict[tuple[str, Seat, str], AnyMaker] = {}
        self._bots: dict[tuple[str | None, Seat, str], Any] = {}
        self._failed: set[tuple[str | None, Seat]] = set()  # the bots of this game whose failure was announced

    def chooser(self, state: TableState, question: Question) -> AnyChooser:
        """A chooser that creates its bot when it is called, since that may fail too."""
        return lambda view, seen: self._bot(state, question).choose(view, seen)

    def answer(
        self,
        state: TableState,
        question: Question,
        chooser: AnyChooser | None,
        do: Callable[[BotActs], T],
        failed: Callable[[Exception], object],
    ) -> T:
        """Call `do` with a bot's choice, or with the default action if it fails or there is no chooser.

        The first failure of a bot in a game is announced to the table; `failed` gets every error.
        """
        is_announced = False

        def note(seat: Seat, error: Exception) -> None:
            nonlocal is_announced
            failed(error)
            is_announced = (state.seed, seat) not in self._failed
            self._failed = {each for each in self._failed if each[0] == state.seed} | {(state.seed, seat)}

        def accept(seat: Seat, action: object) -> T:
            return do(BotActs(seat, str(action), failed=is_announced))

        done: T = act(playing(state), question.seat, chooser, note, accept)
        return done

    def _bot(self, state: TableState, question: Question) -> Any:
        play, (seed, seat, bot, _) = playing(state), question
        game = state.settings.game
        if (game, seat, bot) not in self._makers:
            self._makers[game, seat, bot] = self._find(state, question)
        make = self._makers[game, seat, bot]
        if state.settings.day and seed:  # all people play against the same bots, also after a restart
            return make(play.state.edition, bot_chance(seed, play, seat))
        if (seed, seat, bot) not in self._bots:
            self._bots = {other: made for other, made in self._bots.items() if other[0] == seed}
            self._bots[seed, seat, bot] = make(play.state.edition, self._chance(question))
        return self._bots[seed, seat, bot]
