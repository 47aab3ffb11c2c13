"""The deadlines of a table: for players who must choose, for people who are away, for its host."""

from msgspec.structs import replace

from mazzo.table.checks import playing
from mazzo.table.clock import ABANDONED_SECONDS, BOT_SECONDS, EMPTY_SECONDS, HOST_AWAY_SECONDS, pace
from mazzo.table.events import ClockSet
from mazzo.table.evolve import Step
from mazzo.table.state import TableState
from mazzo.table.updates import Occupant


def set_clock(step: Step) -> None:
    """Start the clock of the seats that must choose. Bots pause a little if people are present."""
    state = step.state
    play, settings = playing(state), state.settings
    asked = [state.seats[seat] for seat in play.to_act]
    people = [holder for holder in asked if holder.occupant is Occupant.PERSON]
    seconds: float | None = settings.reaction_seconds if play.game.is_reaction(play.state) else settings.turn_seconds
    if seconds is None and not any(map(state.is_there, people)):
        seconds = ABANDONED_SECONDS  # without a turn clock, the others still do not wait for ever
    deadline = step.now + seconds if people and seconds is not None else None
    bots_at = step.now + bot_pause(state) if len(people) < len(asked) else None
    step.emit(ClockSet(replace(state.clock, deadline=deadline, bots_at=bots_at)))


def bot_pause(state: TableState) -> float:
    """The bots' pause. It depends only on public facts, so it reveals nothing about cards."""
    if state.is_hurried or not state.is_watched:
        return 0.0
    return BOT_SECONDS * pace(state.version + 1, state.settings.speed)


def mind_the_absent(step: Step) -> None:
    """Reset the clock after a person came or left. Without a turn clock, only connected people have unlimited time."""
    state = step.state
    if not state.play or not state.is_playing or state.settings.turn_seconds is not None:
        return
    if not state.play.game.is_reaction(state.play.state):
        set_clock(step)


def wait_for_people(step: Step) -> None:
    """Set the deadlines for an empty table and for an absent host."""
    state, clock = step.state, step.state.clock
    here = [who for who, person in state.people.items() if person.connected and not person.screen]
    abandoned_at, host_away_at = clock.abandoned_at, clock.host_away_at
    if here:
        abandoned_at = None
    elif abandoned_at is None:
        abandoned_at = step.now + (ABANDONED_SECONDS if state.is_playing else EMPTY_SECONDS)
    if state.host in here or not here or state.settings.tournament is not None:
        host_away_at = None
    elif host_away_at is None:
        host_away_at = step.now + HOST_AWAY_SECONDS
    if (abandoned_at, host_away_at) != (clock.abandoned_at, clock.host_away_at):
        step.emit(ClockSet(replace(clock, abandoned_at=abandoned_at, host_away_at=host_away_at)))
