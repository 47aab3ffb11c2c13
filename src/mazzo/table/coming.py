"""Coming and going: who is at a table, who is its host, and whom the host sends away."""

from contextlib import suppress
from typing import TYPE_CHECKING

from mazzo.core.errors import Refused
from mazzo.table import lobby, playing
from mazzo.table.checks import host_only
from mazzo.table.commands import (
    Back,
    Forgotten,
    Gone,
    HandOn,
    HostAway,
    Join,
    Leave,
    LetIn,
    Lock,
    Remove,
    Rename,
)
from mazzo.table.names import SOMEBODY, check_name, free_name
from mazzo.table.people import Person, owner, without
from mazzo.table.reasons import refuse
from mazzo.table.updates import CameBack, HostChanged, Joined, Left, Locked, Removed, Stage
from mazzo.table.waiting import wait_for_people

if TYPE_CHECKING:
    from mazzo.table.table import Table

MOST_PEOPLE = 200


# Coming and going


def join(table: "Table", who: str, command: Join, now: float) -> None:
    """A person comes to the table; the first is its host. Somebody who comes again is back, and keeps their name."""
    if who not in table.people:
        if (closed_to := table.closed_to(who)) is not None:
            raise refuse(closed_to)
        number = table.numbers.get(who, max(table.numbers.values(), default=0) + 1)
        name = free_name(check_name(command.name), names_of_others(table, who))
        if len(table.people) >= MOST_PEOPLE:
            forget_somebody_gone(table)
        table.numbers = {**table.numbers, who: number}
        table.people = {**table.people, who: Person(name, number, program=command.program, look=command.look)}
        table.host = table.host or who
        table.happenings.append(Joined(name))
    back(table, who, Back(), now)


def forget_somebody_gone(table: "Table") -> None:
    """Make room in a full house: somebody who is gone and has no seat does not count. The host does."""
    for who, person in table.people.items():
        if not (person.connected or who == table.host or table.seat_of(who) is not None):
            table.people = without(table.people, who)
            table.entropy = without(table.entropy, who)
            return
    raise refuse("full-house", most=MOST_PEOPLE)


def leave(table: "Table", who: str, _: Leave, now: float) -> None:
    seat, name = table.seat_of(who), table.people[who].name
    take_away(table, who, now)
    table.happenings.append(Left(name, seat if table.stage is Stage.PLAYING else None))


def take_away(table: "Table", who: str, now: float) -> None:
    """Somebody leaves the table. During a game a bot plays on for them."""
    seat = table.seat_of(who)
    if seat is not None and table.stage is Stage.PLAYING:
        playing.hand_to_bot(table, seat, now)
    elif seat is not None:
        lobby.open_lobby(table)
        table.remove_chair(seat)
    table.people = without(table.people, who)
    table.entropy = without(table.entropy, who)
    table.requests = without(table.requests, who)
    if who == table.host:
        table.host = next(iter(heirs(table)), None)
        tell_of_host(table)
    wait_for_people(table, now)
    with suppress(Refused):
        playing.begin_if_all_are_ready(table, now)


def rename(table: "Table", who: str, command: Rename, _: float) -> None:
    name = free_name(check_name(command.name), names_of_others(table, who))
    table.change_person(who, name=name, look=table.people[who].look if command.look is None else command.look)
    seat = table.seat_of(who)
    if seat is not None:
        table.change_chair(seat, name=name)


def back(table: "Table", who: str, _: Back, now: float) -> None:
    was_gone = not table.people[who].connected
    table.change_person(who, connected=True)
    if was_gone and (seat := table.seat_of(who)) is not None:
        table.happenings.append(CameBack(table.people[who].name, seat))
    wait_for_people(table, now)
    playing.mind_the_absent(table, now)


def gone(table: "Table", who: str, _: Gone, now: float) -> None:
    table.change_person(who, connected=False)
    table.requests = without(table.requests, who)
    if (seat := table.seat_of(who)) is not None:
        table.change_chair(seat, ready=False)
    wait_for_people(table, now)
    playing.mind_the_absent(table, now)


# The host


def remove(table: "Table", who: str, command: Remove, now: float) -> None:
    """The host sends somebody away, with all who share their device. They may come back only if they are let in."""
    host_only(table, who)
    other = table.person(command.person)
    if owner(other) == owner(who):
        raise refuse("own-self")
    for each in [each for each in table.people if owner(each) == owner(other)]:
        name, seat = table.people[each].name, table.seat_of(each)
        table.removed = {**table.removed, each: name}
        take_away(table, each, now)
        table.happenings.append(Removed(name, seat if table.stage is Stage.PLAYING else None))


def let_in(table: "Table", who: str, command: LetIn, _: float) -> None:
    """Somebody who was sent away may come back."""
    host_only(table, who)
    found = next((each for each in table.removed if table.numbers[each] == command.person), None)
    if found is None:
        raise refuse("no-person")
    table.removed = {each: name for each, name in table.removed.items() if owner(each) != owner(found)}


def hand_on(table: "Table", who: str, command: HandOn, now: float) -> None:
    host_only(table, who)
    table.host = table.person(command.person)
    tell_of_host(table)
    wait_for_people(table, now)


def host_away(table: "Table", _: None, _command: HostAway, now: float) -> None:
    """The host has been away for a while: somebody who is here becomes the host."""
    clock = table.clock
    if clock.host_away_at is None or now < clock.host_away_at:
        raise refuse("host-here")
    table.host = next(who for who in heirs(table) if table.people[who].connected)
    tell_of_host(table)
    wait_for_people(table, now)


def lock(table: "Table", who: str, command: Lock, _: float) -> None:
    host_only(table, who)
    table.locked = command.on
    table.happenings.append(Locked(command.on))


def heirs(table: "Table") -> list[str]:
    """Who could be the host: people with a seat first, programs last."""
    seated = [chair.person for chair in table.chairs if chair.person and chair.person in table.people]
    return sorted([*seated, *table.people], key=lambda who: table.people[who].program)


def tell_of_host(table: "Table") -> None:
    if table.host:
        table.happenings.append(HostChanged(table.people[table.host].name))


# Names


def forget(table: "Table", person: str, _: Forgotten, _now: float) -> None:
    """Nothing at the table has a name of this person and of their guests any more. All else stays as it is."""

    def is_forgotten(who: str | None) -> bool:
        return who is not None and owner(who) == person

    for who in filter(is_forgotten, table.people):
        table.change_person(who, name=SOMEBODY)
    for seat, chair in enumerate(table.chairs):
        if is_forgotten(chair.named_after):
            table.change_chair(seat, name=SOMEBODY)
    table.removed = {who: SOMEBODY if is_forgotten(who) else name for who, name in table.removed.items()}
    table.evening = table.evening.without_names(is_forgotten, SOMEBODY)
    if table.play:
        named = zip(table.play.names, table.players, strict=True)
        table.play.names = tuple(SOMEBODY if is_forgotten(who) else name for name, who in named)


def names_of_others(table: "Table", who: str) -> set[str]:
    taken = {person.name for other, person in table.people.items() if other != who}
    own = table.seat_of(who) if who in table.people else table.hands.get(table.hand_of(who))
    return taken | {chair.name for seat, chair in enumerate(table.chairs) if seat != own}
