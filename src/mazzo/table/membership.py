"""Commands about the people at a table: join, leave, connect, the host, and removal by the host."""

from contextlib import suppress

from mazzo.core.errors import Refused
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.checks import check_one_seat, check_room, not_while_playing
from mazzo.table.deadlines import mind_the_absent, set_clock, wait_for_people
from mazzo.table.evolve import Step
from mazzo.table.names import check_name, free_name
from mazzo.table.people import owner
from mazzo.table.playing import begin_if_all_are_ready
from mazzo.table.reasons import refuse
from mazzo.table.state import TableState
from mazzo.table.updates import Locked

MOST_PEOPLE = 200


# Coming and going


def join(step: Step, who: str, command: asked.Join) -> None:
    """Add a person to the table; the first becomes the host. A person who returns keeps their name."""
    state = step.state
    if who not in state.people:
        if (closed_to := state.closed_to(who)) is not None:
            raise refuse(closed_to)
        number = state.numbers.get(who, max(state.numbers.values(), default=0) + 1)
        name = free_name(check_name(command.name), names_of_others(state, who))
        if len(state.people) >= MOST_PEOPLE:
            step.emit(happened.Dropped(disconnected_person(state)))
        step.emit(happened.Joined(name, who, number, command.program, command.avatar, command.screen))
    back(step, who, asked.Back())


def disconnected_person(state: TableState) -> str:
    """A person to drop from a full table: not connected, without a seat, and not the host."""
    for who, person in state.people.items():
        if not (person.connected or who == state.host or state.seat_of(who) is not None):
            return who
    raise refuse("full-house", most=MOST_PEOPLE)


def invited(step: Step, who: str, command: asked.Invited) -> None:
    """Give a name and a seat to a person who has not connected yet."""
    state = step.state
    not_while_playing(state)
    check_one_seat(state, who)
    check_room(state)
    if who not in state.people:
        number = state.numbers.get(who, max(state.numbers.values(), default=0) + 1)
        name = free_name(check_name(command.name), names_of_others(state, who))
        step.emit(happened.Joined(name, who, number, program=False, avatar=None, screen=False))
        step.emit(happened.Disconnected(who))
    step.emit(happened.SatDown(step.state.people[who].name, len(state.seats), who))
    wait_for_people(step)


def leave(step: Step, who: str, _: asked.Leave) -> None:
    """Remove a person who leaves. Between games of a tournament they keep their seat and only count as disconnected."""
    state = step.state
    if state.settings.tournament is not None and not state.is_playing and state.seat_of(who) is not None:
        gone(step, who, asked.Gone())
    else:
        go(step, who, happened.Left)


def go(step: Step, who: str, how: type[happened.Left | happened.Removed]) -> None:
    """Remove a person from the table. During a game a bot plays on in their seat."""
    before = step.state
    seat = before.seat_of(who) if before.is_playing else None
    if seat is not None:
        step.emit(happened.SeatLeft(seat))
        set_clock(step)
    step.emit(how(before.people[who].name, seat, who))
    if who == before.host and (heir := next(iter(heirs(step.state)), None)):
        make_host(step, heir)
    wait_for_people(step)
    with suppress(Refused):
        begin_if_all_are_ready(step)


def rename(step: Step, who: str, command: asked.Rename) -> None:
    name = free_name(check_name(command.name), names_of_others(step.state, who))
    avatar = step.state.people[who].avatar if command.avatar is None else command.avatar
    step.emit(happened.Renamed(who, name, avatar))


def back(step: Step, who: str, _: asked.Back) -> None:
    person, seat = step.state.people[who], step.state.seat_of(who)
    if seat is None or person.connected:
        step.emit(happened.Connected(who))
    else:
        step.emit(happened.CameBack(person.name, seat, who))
    wait_for_people(step)
    mind_the_absent(step)


def gone(step: Step, who: str, _: asked.Gone) -> None:
    step.emit(happened.Disconnected(who))
    wait_for_people(step)
    mind_the_absent(step)


# The host


def remove(step: Step, who: str, command: asked.Remove) -> None:
    """Remove a person and everyone who shares their device. They need permission to return."""
    other = step.state.person(command.person)
    if owner(other) == owner(who):
        raise refuse("own-self")
    for each in [each for each in step.state.people if owner(each) == owner(other)]:
        go(step, each, happened.Removed)


def let_in(step: Step, _: str, command: asked.LetIn) -> None:
    """Allow a removed person to return."""
    found = next((each for each in step.state.removed if step.state.numbers[each] == command.person), None)
    if found is None:
        raise refuse("no-person")
    step.emit(happened.LetBackIn(found))


def hand_on(step: Step, _: str, command: asked.HandOn) -> None:
    heir = step.state.person(command.person)
    if step.state.people[heir].screen:
        raise refuse("screen")
    make_host(step, heir)
    wait_for_people(step)


def host_away(step: Step, _: None, _command: asked.HostAway) -> None:
    """Replace a host who has been away for a while."""
    away_at = step.state.clock.host_away_at
    if away_at is None or step.now < away_at:
        raise refuse("host-here")
    make_host(step, next(who for who in heirs(step.state) if step.state.people[who].connected))
    wait_for_people(step)


def make_host(step: Step, who: str) -> None:
    step.emit(happened.HostChanged(step.state.people[who].name, who))


def lock(step: Step, _: str, command: asked.Lock) -> None:
    step.emit(Locked(command.on))


def heirs(state: TableState) -> list[str]:
    """Candidates for host, without screens: people with a seat first, programs last."""
    seated = [holder.person for holder in state.seats if holder.person and holder.person in state.people]
    watching = [who for who, person in state.people.items() if not person.screen]
    return sorted([*seated, *watching], key=lambda who: state.people[who].program)


# Names


def forget(step: Step, person: str, _: asked.Forgotten) -> None:
    step.emit(happened.NamesForgotten(person))


def replace_name(step: Step, who: str, command: asked.ReplaceName) -> None:
    step.emit(happened.NameReplaced(who, command.name))


def fresh_log(step: Step, _: None, _command: asked.FreshLog) -> None:
    step.emit(happened.LogBegan())


def names_of_others(state: TableState, who: str) -> set[str]:
    taken = {person.name for other, person in state.people.items() if other != who}
    own = state.seat_of(who) if who in state.people else state.hands.get(state.hand_of(who))
    return taken | {holder.name for seat, holder in enumerate(state.seats) if seat != own}
