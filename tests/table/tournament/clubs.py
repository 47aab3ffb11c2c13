"""Tournaments for tests: people named p1, p2 and so on, and a host who does not play."""

from typing import Self

from mazzo.games import GAMES
from mazzo.table.settings import Settings
from mazzo.table.tournament.commands import Command, DrawRound, Enter, Notice, TableEnded
from mazzo.table.tournament.decide import decide
from mazzo.table.tournament.plan import TournamentPlan, checked
from mazzo.table.tournament.state import TournamentState, opened

HOST = "the host"


class Club:
    def __init__(self, people: int = 0, size: int = 4, seed: str = "seed") -> None:
        plan = checked(TournamentPlan("Spring cup", Settings("mantis", turn_seconds=30), size), GAMES)
        self.now = 0.0
        self.state: TournamentState = opened("code", plan, HOST, seed, GAMES, at=self.now)
        for number in range(1, people + 1):
            self.do(f"p{number}", Enter(f"Person {number}"))

    def do(self, who: str | None, command: Command | Notice) -> Self:
        self.state, _ = decide(self.state, who, command, self.now)
        return self

    def draw(self) -> Self:
        return self.do(HOST, DrawRound(len(self.state.rounds) + 1))

    def end(self, table: int, places: tuple[int, ...], absent: tuple[int, ...] = ()) -> Self:
        return self.do(None, TableEnded(table, places, absent))

    def end_round(self) -> Self:
        """End all tables; each player takes the place of their seat."""
        for number, table in enumerate(self.state.round.tables):
            self.end(number, tuple(range(1, len(table.people) + 1)))
        return self
