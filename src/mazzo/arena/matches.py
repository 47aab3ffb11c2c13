"""Playing the games of a tournament, one after another, and keeping what came of them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log
from time import perf_counter
from typing import Any, NamedTuple

from mazzo import bots
from mazzo.arena.schedule import Tournament, seating
from mazzo.bots.bot import Bot, Maker
from mazzo.bots.outside import Failure, Outside
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, cut
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, get

STEP = 1.05  # times are counted in classes, each this much longer than the one before
MOST_COMPLAINTS = 3  # of each bot that are kept word for word


class Played(NamedTuple):
    """One game, and who won it."""

    number: int
    deal: int
    entrants: tuple[int, ...]  # by seat
    winners: tuple[Seat, ...]
    reason: str
    decisions: int


@dataclass
class Conduct:
    """How one bot behaved: how long it took, and where it made no choice that counts."""

    decisions: int = 0
    seconds: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)
    failures: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)

    def note_time(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.classes[round(log(max(seconds, 1e-9), STEP))] += 1

    def note_failure(self, kind: str, why: str) -> None:
        self.failures[kind] += 1
        self.complaints = [*self.complaints, cut(why, 200)][:MOST_COMPLAINTS]

    def add(self, other: "Conduct") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.classes.update(other.classes)
        self.failures.update(other.failures)
        self.complaints = [*self.complaints, *other.complaints][:MOST_COMPLAINTS]


@dataclass
class Outcome:
    """What came of some games. Those of parts add up to that of the whole, in any order."""

    played: list[Played] = field(default_factory=list)
    conduct: dict[int, Conduct] = field(default_factory=dict)  # by entrant

    def of(self, entrant: int) -> Conduct:
        return self.conduct.setdefault(entrant, Conduct())

    def add(self, other: "Outcome") -> None:
        self.played += other.played
        for entrant, conduct in other.conduct.items():
            self.of(entrant).add(conduct)


class Company:
    """The bots of a tournament in this process. A program that plays several seats runs once for each."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._makers: dict[tuple[int, Seat], Maker] = {}

    def play(self, numbers: Iterable[int]) -> Outcome:
        outcome = Outcome()
        for number in numbers:
            self._play(number, outcome)
        return outcome

    def end(self) -> None:
        """Send the programs away."""
        for maker in self._makers.values():
            if isinstance(maker, Outside):
                maker.end()

    def _play(self, number: int, outcome: Outcome) -> None:
        tournament = self.tournament
        deal, entrants = seating(tournament, number)
        seed = tournament.seed_of(deal)
        play = get(tournament.game).begin(tournament.edition, tournament.seats, Dice(seed), None)
        players = [
            self._maker(entrant, seat)(
                tournament.edition, Dice(f"{seed} bot {tournament.entrants[entrant].name} {seat}")
            )
            for seat, entrant in enumerate(entrants)
        ]
        while not (result := play.result):
            seat = play.to_act[0]
            decide(play, seat, players[seat], outcome.of(entrants[seat]))
        outcome.played.append(Played(number, deal, entrants, result.winners, result.reason, len(play.moves)))

    def _maker(self, entrant: int, seat: Seat) -> Maker:
        if (entrant, seat) not in self._makers:
            name, command = self.tournament.entrants[entrant]
            game, seconds = self.tournament.game, self.tournament.seconds
            self._makers[entrant, seat] = Outside(command, game, seconds) if command else bots.get(game, name)
        return self._makers[entrant, seat]


def decide(play: AnyPlay, seat: Seat, player: Bot, conduct: Conduct) -> None:
    """Do what a bot chooses; whatever goes wrong with it, and it is noted, the seat does what silence does."""
    action: Any = None
    view, seen = play.view(seat), Seen(play, seat)
    began = perf_counter()
    try:
        action = player.choose(view, seen)
    except Failure as failure:
        conduct.note_failure(failure.kind, str(failure))
    except Exception as error:
        conduct.note_failure("fault", f"fault: {type(error).__name__}: {error}")
    conduct.note_time(perf_counter() - began)
    if action is not None:
        try:
            play.apply(seat, action)
            return
        except Refused as refusal:
            conduct.note_failure("wrong", f"wrong: {refusal}")
    play.apply(seat, play.game.idle(play.state, seat))
