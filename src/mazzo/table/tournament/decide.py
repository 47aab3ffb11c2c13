"""The rules of a tournament: from a command to its events, or to the reason why it is refused."""

from msgspec.structs import replace

from mazzo.table.commands import HostCommand
from mazzo.table.names import check_name, free_name
from mazzo.table.step import AnyStep, Rules
from mazzo.table.tournament import commands as asked
from mazzo.table.tournament import events as happened
from mazzo.table.tournament.commands import Command, Notice
from mazzo.table.tournament.draw import free_places, qualified, ranked, still_in, tables_for, winner
from mazzo.table.tournament.events import Event
from mazzo.table.tournament.evolve import Step, evolve
from mazzo.table.tournament.plan import FEWEST_AT_A_TABLE
from mazzo.table.tournament.reasons import refuse
from mazzo.table.tournament.state import MOST_ENTERED, MOST_PEOPLE, RoundTable, TournamentStage, TournamentState

STILL_DONE = (asked.ContestantForgotten,)  # commands that are carried out even after the end


def decide(
    state: TournamentState, who: str | None, command: Command | Notice, now: float
) -> tuple[TournamentState, list[Event]]:
    """The state after a command, and its events. Raises a refusal."""
    if state.stage is TournamentStage.OVER and not isinstance(command, STILL_DONE):
        raise refuse("tournament-over")
    if isinstance(command, HostCommand) and who != state.host:
        raise refuse("not-host")
    step = AnyStep(state, now, evolve)
    RULES[type(command)](step, who, command)
    if who == state.host == step.state.host and not isinstance(command, asked.ContestantForgotten):
        step.emit(happened.HostNoted(now))
    step.emit(happened.VersionMade(now))
    return step.state, step.events


def is_unchanged(before: TournamentState, after: TournamentState) -> bool:
    """Whether a person's command had no effect, except on the time at which the host was last seen."""
    return replace(after, version=before.version, at=before.at, host_at=before.host_at) == before


# People


def enter(step: Step, who: str, command: asked.Enter) -> None:
    state, name = step.state, check_name(command.name)
    own = state.people.get(who)
    if own and own.withdrawn:
        raise refuse("tournament-withdrawn")
    name = free_name(name, {entrant.name for other, entrant in state.people.items() if other != who})
    if own:
        step.emit(happened.ContestantRenamed(who, name))
        return
    if len(state.rounds) > 1:
        raise refuse("tournament-late")
    if len(state.present) >= MOST_PEOPLE or len(state.people) >= MOST_ENTERED:
        raise refuse("tournament-full", most=MOST_PEOPLE)
    number = max((entrant.number for entrant in state.people.values()), default=0) + 1
    step.emit(happened.Entered(who, name, number, late=bool(state.rounds)))


def resign(step: Step, who: str, _: asked.Resign) -> None:
    if who not in step.state.people:
        raise refuse("not-entered")
    if step.state.rounds:
        take_out(step, who)
    else:
        step.emit(happened.GaveUp(who))


def withdraw(step: Step, _: str, command: asked.Withdraw) -> None:
    take_out(step, step.state.person(command.person))


def take_out(step: Step, who: str) -> None:
    state = step.state
    if state.people[who].withdrawn:
        return
    if state.rounds and still_in(state) == [who]:
        raise refuse("tournament-last")
    step.emit(happened.Withdrawn(who))
    if step.state.stage is TournamentStage.BETWEEN:
        finish_if_decided(step)


def admit(step: Step, _: str, command: asked.Admit) -> None:
    late = step.state.person(command.person)
    entrant = step.state.people[late]
    if not entrant.late or entrant.withdrawn:
        raise refuse("no-person")
    if entrant.admitted:
        return
    if len(step.state.rounds) > 1:
        raise refuse("tournament-late")
    if free_places(step.state) < 1:
        raise refuse("tournament-no-place")
    step.emit(happened.Admitted(late))


# Rounds


def draw(step: Step, _: str, command: asked.DrawRound) -> None:
    state = step.state
    if command.round != len(state.rounds) + 1:
        raise refuse("tournament-round")
    draw_next(step)


def tick(step: Step, _: None, _command: asked.PauseOver) -> None:
    if step.state.next_at is None or step.now < step.state.next_at:
        raise refuse("tournament-round")
    draw_next(step)


def end_empty(step: Step, _: None, _command: asked.TooFewCame) -> None:
    state = step.state
    if state.stage is not TournamentStage.ENTERING or state.due_at is None or step.now < state.due_at:
        raise refuse("tournament-round")
    step.emit(happened.TournamentEnded(None))


def draw_next(step: Step) -> None:
    state = step.state
    if state.stage is TournamentStage.PLAYING:
        raise refuse("tournament-playing")
    people = qualified(state)
    if not state.rounds and len(people) < FEWEST_AT_A_TABLE:
        raise refuse("tournament-few", fewest=FEWEST_AT_A_TABLE)
    step.emit(happened.Drawn(tables_for(state, people), step.now))


def table_opened(step: Step, _: None, command: asked.TableOpened) -> None:
    if going_on(step.state, command.table).code is not None:
        raise refuse("no-such-table")
    step.emit(happened.TableAssigned(command.table, command.code))


def table_ended(step: Step, _: None, command: asked.TableEnded) -> None:
    table, places = going_on(step.state, command.table), command.places
    order = ranked(step.state, command.table, places)
    drawn = frozenset(who for who, place in zip(table.people, places, strict=True) if places.count(place) > 1)
    absent = frozenset(table.people[seat] for seat in command.absent)
    step.emit(happened.TableDecided(command.table, order, drawn, absent))
    if all(each.is_over for each in step.state.round.tables):
        step.emit(happened.RoundEnded(step.now))
        finish_if_decided(step)


def going_on(state: TournamentState, table: int) -> RoundTable:
    """A table of the last round whose game is not over."""
    if state.stage is not TournamentStage.PLAYING or not 0 <= table < len(state.round.tables):
        raise refuse("no-such-table")
    found = state.round.tables[table]
    if found.is_over:
        raise refuse("no-such-table")
    return found


def finish_if_decided(step: Step) -> None:
    if (best := winner(step.state)) is not None:
        step.emit(happened.TournamentEnded(best))


# Hosts


def hand_over(step: Step, _: str, command: asked.HandOver) -> None:
    other = step.state.person(command.person)
    if step.state.people[other].withdrawn:
        raise refuse("no-person")
    change_host(step, other)


def take_over(step: Step, who: str, _: asked.TakeOver) -> None:
    state = step.state
    own, gone_at = state.people.get(who), state.host_gone_at()
    if who != state.founder:
        if own is None or own.withdrawn:
            raise refuse("not-entered")
        if gone_at is None or step.now < gone_at:
            raise refuse("tournament-host-here")
    change_host(step, who)


def change_host(step: Step, who: str) -> None:
    """Change the host. The new host counts as seen now."""
    step.emit(happened.TournamentHandedOn(who))
    step.emit(happened.HostNoted(step.now))


def see_host(step: Step, _: None, _command: asked.HostSeen) -> None:
    step.emit(happened.HostNoted(step.now))


def end(step: Step, _: str, _command: asked.End) -> None:
    step.emit(happened.TournamentEnded(None))


def end_by_operator(step: Step, _: None, _command: asked.EndedByOperator) -> None:
    step.emit(happened.TournamentEnded(None))


def forget(step: Step, who: str, _: asked.ContestantForgotten) -> None:
    step.emit(happened.NameErased(who))
    if who == step.state.host:
        step.emit(happened.HostNoted(0.0))


RULES: Rules = {
    asked.Enter: enter,
    asked.Resign: resign,
    asked.Withdraw: withdraw,
    asked.Admit: admit,
    asked.DrawRound: draw,
    asked.PauseOver: tick,
    asked.TooFewCame: end_empty,
    asked.EndedByOperator: end_by_operator,
    asked.TableOpened: table_opened,
    asked.TableEnded: table_ended,
    asked.HandOver: hand_over,
    asked.TakeOver: take_over,
    asked.HostSeen: see_host,
    asked.End: end,
    asked.ContestantForgotten: forget,
}
