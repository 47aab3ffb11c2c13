"""The effect of each event on a tournament. Only this module creates new states."""

from typing import Any, TypeAlias

from msgspec.structs import replace

from mazzo.table.names import SOMEBODY
from mazzo.table.people import without
from mazzo.table.step import AnyStep
from mazzo.table.tournament import events as happened
from mazzo.table.tournament.events import Event
from mazzo.table.tournament.state import Contestant, Round, RoundTable, TournamentStage, TournamentState

PAUSE_SECONDS = 600.0  # between two rounds, if the host does not draw the next one earlier

Step: TypeAlias = AnyStep[TournamentState, Event]


def evolve(state: TournamentState, event: Event) -> TournamentState:
    match event:
        case happened.Entered():
            entrant = Contestant(event.name, event.number, late=event.late)
            return replace(state, people={**state.people, event.who: entrant})
        case happened.ContestantRenamed():
            return with_person(state, event.who, name=event.name)
        case happened.GaveUp():
            return replace(state, people=without(state.people, event.who))
        case happened.Withdrawn():
            return with_person(state, event.who, withdrawn=True)
        case happened.Admitted():
            return with_person(state, event.who, admitted=True)
        case happened.Drawn():
            drawn = Round(tuple(RoundTable(people) for people in event.tables), event.at)
            return replace(state, stage=TournamentStage.PLAYING, rounds=(*state.rounds, drawn), next_at=None)
        case happened.TableAssigned():
            return with_table(state, event.table, code=event.code)
        case happened.TableDecided():
            return with_table(state, event.table, order=event.order, drawn=event.drawn, absent=event.absent)
        case happened.RoundEnded():
            ended = replace(state.round, ended_at=event.at)
            rounds = (*state.rounds[:-1], ended)
            return replace(state, stage=TournamentStage.BETWEEN, rounds=rounds, next_at=event.at + PAUSE_SECONDS)
        case happened.TournamentEnded():
            return replace(state, stage=TournamentStage.OVER, winner=event.winner, next_at=None)
        case happened.TournamentHandedOn():
            return replace(state, host=event.who)
        case happened.HostNoted():
            return replace(state, host_at=event.at)
        case happened.NameErased():
            return with_person(state, event.who, name=SOMEBODY) if event.who in state.people else state
        case happened.VersionMade():
            return replace(state, version=state.version + 1, at=max(state.at, event.at))


def with_person(state: TournamentState, who: str, **changes: Any) -> TournamentState:
    return replace(state, people={**state.people, who: replace(state.people[who], **changes)})


def with_table(state: TournamentState, table: int, **changes: Any) -> TournamentState:
    tables = state.round.tables
    changed = (*tables[:table], replace(tables[table], **changes), *tables[table + 1 :])
    return replace(state, rounds=(*state.rounds[:-1], replace(state.round, tables=changed)))
