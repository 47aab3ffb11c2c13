"""Playing the games of a tournament one after another, and collecting the results."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial, wraps
from math import log
from time import perf_counter
from typing import Any, NamedTuple

from mazzo import bots
from mazzo.bots.bot import Maker
from mazzo.bots.outside import Failure, Outside
from mazzo.bots.own import fault, maker
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, cut
from mazzo.core.play import AnyChooser, play_out
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import get
from mazzo.research.arena.schedule import BotMatch, seating

STEP = 1.05  # times are counted in classes; each is this factor longer than the previous one
MOST_COMPLAINTS = 3  # kept word for word for each bot


class Played(NamedTuple):
    """One game and its winners."""

    number: int
    deal: int
    entrants: tuple[int, ...]  # by seat
    winners: tuple[Seat, ...]
    reason: str
    decisions: int
    forfeits: tuple[Seat, ...] = ()  # seats of bots that failed


@dataclass
class BotStats:
    """The time that one bot took, and its invalid choices."""

    decisions: int = 0
    seconds: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)
    failures: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)

    def note_time(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.classes[round(log(max(seconds, 1e-9), STEP))] += 1

    def note_failure(self, error: Exception) -> None:
        """Note that a bot failed to choose, or that its choice was refused. Any other error is not the bot's."""
        if not isinstance(error, Failure | Refused):
            raise error
        failure = error if isinstance(error, Failure) else Failure("wrong", str(error))
        self.failures[failure.kind] += 1
        self.complaints = [*self.complaints, cut(str(failure), 200)][:MOST_COMPLAINTS]

    def add(self, other: "BotStats") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.classes.update(other.classes)
        self.failures.update(other.failures)
        self.complaints = [*self.complaints, *other.complaints][:MOST_COMPLAINTS]


@dataclass
class BotMatchResults:
    """The results of some games. Results of parts add up to those of the whole, in any order."""

    played: list[Played] = field(default_factory=list)
    stats: dict[int, BotStats] = field(default_factory=dict)  # by entrant
    records: dict[int, Record] = field(default_factory=dict)  # by game number, if wanted

    def of(self, entrant: int) -> BotStats:
        return self.stats.setdefault(entrant, BotStats())

    def add(self, other: "BotMatchResults") -> None:
        self.played += other.played
        self.records |= other.records
        for entrant, stats in other.stats.items():
            self.of(entrant).add(stats)


class BotPool:
    """The bots of a tournament in this process. A program that plays several seats runs once for each."""

    def __init__(self, tournament: BotMatch, records: bool = False) -> None:
        self.tournament = tournament
        self._records = records
        self._makers: dict[tuple[int, Seat], Maker] = {}

    def play(self, numbers: Iterable[int]) -> BotMatchResults:
        outcome = BotMatchResults()
        for number in numbers:
            self._play(number, outcome)
        return outcome

    def end(self) -> None:
        """End the programs."""
        for each in self._makers.values():
            if isinstance(each, Outside):
                each.end()

    def _play(self, number: int, outcome: BotMatchResults) -> None:
        tournament = self.tournament
        deal, entrants = seating(tournament, number)
        seed = tournament.seed_of(deal)
        names = [tournament.entrants[entrant].name for entrant in entrants]
        play = get(tournament.game).begin(tournament.edition, tournament.seats, Dice(seed), names)
        choosers: list[AnyChooser | None] = [
            timed(self._chooser(entrant, seat, seed), outcome.of(entrant)) for seat, entrant in enumerate(entrants)
        ]
        failed: set[Seat] = set()

        def forfeit(seat: Seat, error: Exception) -> None:
            outcome.of(entrants[seat]).note_failure(error)
            failed.add(seat)
            choosers[seat] = None

        result = play_out(play, choosers, forfeit)
        winners = winners_among(result.winners, tournament.seats, failed)
        outcome.played.append(
            Played(number, deal, entrants, winners, result.reason, len(play.moves), tuple(sorted(failed)))
        )
        if self._records:
            outcome.records[number] = play.record()

    def _chooser(self, entrant: int, seat: Seat, seed: str) -> AnyChooser:
        chance = Dice(f"{seed} bot {self.tournament.entrants[entrant].name} {seat}")
        try:
            return self._maker(entrant, seat)(self.tournament.edition, chance).choose
        except Exception as error:
            return partial(fail, error)

    def _maker(self, entrant: int, seat: Seat) -> Maker:
        if (entrant, seat) not in self._makers:
            name, command = self.tournament.entrants[entrant]
            game, seconds = self.tournament.game, self.tournament.seconds
            self._makers[entrant, seat] = maker(command, game, seconds) if command else bots.get(game, name)
        return self._makers[entrant, seat]


def fail(why: Exception, _view: Any, _seen: Sequence[Any]) -> Any:
    """Stands in for a bot that could not be created: raises the reason when it must choose."""
    raise why


def timed(choose: AnyChooser, stats: BotStats) -> AnyChooser:
    """A chooser whose time is noted."""

    @wraps(choose)
    def choose_timed(view: Any, seen: Sequence[Any]) -> Any:
        began = perf_counter()
        try:
            return choose(view, seen)
        except Failure:
            raise
        except Exception as error:
            raise Failure("fault", fault(error)) from None
        finally:
            stats.note_time(perf_counter() - began)

    return choose_timed


def winners_among(winners: tuple[Seat, ...], seats: int, failed: Collection[Seat]) -> tuple[Seat, ...]:
    """The winners without bots that failed: a failed bot forfeits, and the others share its win."""
    others = tuple(seat for seat in range(seats) if seat not in failed)
    return tuple(seat for seat in winners if seat not in failed) or others or winners
