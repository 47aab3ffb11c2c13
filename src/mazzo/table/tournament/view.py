"""The view of a tournament. A wall display shows names and places; only players and the host see codes of tables."""

import csv
import re
from io import StringIO

from msgspec import Struct

from mazzo.core.record import commit
from mazzo.table.settings import Settings
from mazzo.table.tournament.draw import free_places, moving_on, qualified
from mazzo.table.tournament.state import Round, RoundTable, TournamentStage, TournamentState

FORMULA = r"(^|[;,|\t])(?=[\s'\"]*[=+\-@＝＋－＠\t\r])"  # the start of a cell that a spreadsheet reads as a formula


class ContestantView(Struct, frozen=True):
    person: int
    name: str
    late: bool  # whether they wait for the host to admit them
    withdrawn: bool


class PlaceView(Struct, frozen=True):
    """A person at a table of a round."""

    person: int
    place: int | None  # from 1, once the game is over
    drawn: bool  # whether equal places were decided by lot
    absent: bool
    moves_on: bool  # also true for the winner of the tournament


class RoundTableView(Struct, frozen=True):
    people: tuple[PlaceView, ...]  # the best first, once the game is over
    is_over: bool
    code: str | None  # of the table, for those who play there and for the host


class RoundView(Struct, frozen=True):
    tables: tuple[RoundTableView, ...]
    is_over: bool


class TournamentView(Struct, frozen=True):
    code: str
    version: int
    title: str
    settings: Settings
    size: int
    stage: TournamentStage
    people: tuple[ContestantView, ...]
    rounds: tuple[RoundView, ...]
    winner: int | None
    commitment: str  # to the seed of all draws
    seed: str | None  # once it is over
    host: bool  # whether you are the host
    host_person: int | None  # the number of the host, if they take part
    take_over_seconds: float | None  # until you may take over from an absent host; None if you never may
    you: int | None  # your number, if you take part
    table: str | None  # the code of the table at which you play now
    places: int  # the number of latecomers whom the host may still admit
    seconds_left: float | None  # until the next round is drawn automatically


def view(state: TournamentState, who: str | None, now: float) -> TournamentView:
    """The view of one person; without a person, that of a wall display."""
    is_over, own = state.stage is TournamentStage.OVER, state.people.get(who or "")
    table = state.table_of(who) if who else None
    return TournamentView(
        code=state.code,
        version=state.version,
        title=state.plan.title,
        settings=state.plan.settings,
        size=state.plan.size,
        stage=state.stage,
        people=tuple(
            ContestantView(each.number, each.name, each.late and not each.admitted, each.withdrawn)
            for each in state.people.values()
        ),
        rounds=tuple(round_view(state, number, who) for number in range(len(state.rounds))),
        winner=state.people[state.winner].number if state.winner else None,
        commitment=commit(state.seed),
        seed=state.seed if is_over else None,
        host=who is not None and who == state.host,
        host_person=state.people[state.host].number if state.host in state.people else None,
        take_over_seconds=take_over_seconds(state, who, now),
        you=own.number if own else None,
        table=table.code if table and not table.is_over else None,
        places=free_places(state),
        seconds_left=None if state.next_at is None else max(0.0, state.next_at - now),
    )


def take_over_seconds(state: TournamentState, who: str | None, now: float) -> float | None:
    own, gone_at = state.people.get(who or ""), state.host_gone_at()
    if who is None or who == state.host or state.stage is TournamentStage.OVER:
        return None
    if who == state.founder:
        return 0.0
    return None if own is None or own.withdrawn or gone_at is None else max(0.0, gone_at - now)


def round_view(state: TournamentState, number: int, who: str | None) -> RoundView:
    this, is_host = state.rounds[number], who is not None and who == state.host
    on = going_on(state, number)
    tables = [
        RoundTableView(
            people=tuple(place_view(state, table, each, each in on) for each in table.order or table.people),
            is_over=table.is_over,
            code=table.code if is_host or who in table.people else None,
        )
        for table in this.tables
    ]
    return RoundView(tuple(tables), this.ended_at is not None)


def going_on(state: TournamentState, number: int) -> set[str]:
    """The people who moved on from a round, or have qualified so far; after the last round, the winner."""
    this = state.rounds[number]
    if number + 1 < len(state.rounds):
        return {*state.rounds[number + 1].people} & {*this.people}
    if state.stage is TournamentStage.OVER:
        return {state.winner} if state.winner else set()
    if this.ended_at is not None:
        return {*qualified(state)} & {*this.people}
    return set() if this.is_final else {who for table in this.tables for who in moving_on(state, table)}


def place_view(state: TournamentState, table: RoundTable, who: str, moves_on: bool) -> PlaceView:
    place = table.order.index(who) + 1 if table.is_over else None
    return PlaceView(state.people[who].number, place, who in table.drawn, who in table.absent, moves_on)


# Export


def as_csv(state: TournamentState) -> str:
    """The whole tournament as CSV: a line for each person and round."""
    text = StringIO()
    lines = csv.writer(text)
    lines.writerow(["round", "table", "place", "number", "name", "drawn", "absent", "withdrawn", "moves_on"])
    for number, this in enumerate(state.rounds):
        for line in round_lines(state, number, this):
            lines.writerow(line)
    return text.getvalue()


def round_lines(state: TournamentState, number: int, this: Round) -> list[list[object]]:
    on = going_on(state, number)
    found: list[list[object]] = []
    for place, table in enumerate(this.tables, 1):
        for who in table.order or table.people:
            shown = place_view(state, table, who, who in on)
            person = state.people[who]
            flags = (shown.drawn, shown.absent, person.withdrawn, shown.moves_on)
            cells = (number + 1, place, shown.place or "", person.number, harmless(person.name))
            found.append([*cells, *("yes" if flag else "no" for flag in flags)])
    return found


def harmless(name: str) -> str:
    """The name with formulas quoted, so that no spreadsheet runs them, whatever its cell separator."""
    return re.sub(FORMULA, r"\1'", name)
