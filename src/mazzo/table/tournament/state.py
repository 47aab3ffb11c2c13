"""The state of a tournament. `evolve` computes the next one."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from mazzo.table.settings import Games, edition_of
from mazzo.table.tournament.plan import FEWEST_AT_A_TABLE, TournamentPlan, most_at_a_table
from mazzo.table.tournament.reasons import refuse

MOST_PEOPLE = 64
MOST_ENTERED = 500  # including withdrawn people
FEW_SECONDS = 12 * 3600.0  # a tournament with too few people ends after this time without a change
GONE_SECONDS = 3600.0  # others may take over from a host who was not seen for this time


class TournamentStage(StrEnum):
    ENTERING = "entering"  # people enter, and no round is drawn
    PLAYING = "playing"  # the tables of a round are playing
    BETWEEN = "between"  # a round is over, the next is not drawn
    OVER = "over"


class Contestant(Struct, frozen=True):
    name: str
    number: int  # identifies this person to others
    late: bool = False  # came after the first round was drawn
    admitted: bool = False  # a latecomer who plays from the second round on
    withdrawn: bool = False


class RoundTable(Struct, frozen=True):
    """A table of a round."""

    people: tuple[str, ...]  # by seat
    code: str | None = None  # of the table at which they play, once it is opened
    order: tuple[str, ...] = ()  # from the first to the last, once the game is over
    drawn: frozenset[str] = frozenset()  # people whose place was decided by lot, since others had the same
    absent: frozenset[str] = frozenset()  # people who never came to the table

    @property
    def is_over(self) -> bool:
        return bool(self.order)


class Round(Struct, frozen=True):
    tables: tuple[RoundTable, ...]
    drawn_at: float
    ended_at: float | None = None

    @property
    def is_final(self) -> bool:
        return len(self.tables) == 1

    @property
    def people(self) -> list[str]:
        return [who for table in self.tables for who in table.people]


class TournamentState(Struct, frozen=True, kw_only=True):
    code: str
    plan: TournamentPlan
    host: str
    founder: str  # the first host
    seed: str  # of all draws; its hash is shown from the start, the seed at the end
    fewest: int  # the fewest people that the game allows
    most: int  # the most people at a table
    version: int = 0
    at: float  # when it was opened, or the last command was carried out
    host_at: float | None = None  # when the host was last seen
    stage: TournamentStage = TournamentStage.ENTERING
    people: Mapping[str, Contestant] = {}
    rounds: tuple[Round, ...] = ()
    next_at: float | None = None  # when the next round is drawn automatically
    winner: str | None = None

    @property
    def round(self) -> Round:
        """The last round."""
        return self.rounds[-1]

    @property
    def present(self) -> list[str]:
        """The people who were not withdrawn."""
        return [who for who, entrant in self.people.items() if not entrant.withdrawn]

    @property
    def due_at(self) -> float | None:
        """The time at which the next round is drawn automatically, or the tournament ends for lack of people."""
        if self.stage is TournamentStage.ENTERING and len(self.present) < FEWEST_AT_A_TABLE:
            return self.at + FEW_SECONDS
        return self.next_at

    def host_gone_at(self) -> float | None:
        """The time from which another person may take over, unless the host returns."""
        return None if self.host_at is None else self.host_at + GONE_SECONDS

    def person(self, number: int) -> str:
        found = next((who for who, entrant in self.people.items() if entrant.number == number), None)
        if found is None:
            raise refuse("no-person")
        return found

    def table_of(self, who: str) -> RoundTable | None:
        """The table of a person in the current round."""
        if self.stage is not TournamentStage.PLAYING:
            return None
        return next((table for table in self.round.tables if who in table.people), None)


def opened(code: str, plan: TournamentPlan, host: str, seed: str, games: Games, *, at: float) -> TournamentState:
    """A tournament without players."""
    edition = edition_of(plan.settings, games)
    return TournamentState(
        code=code,
        plan=plan,
        host=host,
        founder=host,
        seed=seed,
        at=at,
        fewest=edition.fewest_seats,
        most=most_at_a_table(edition),
    )
