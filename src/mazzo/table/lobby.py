"""Coming, going, sitting down, and setting the table."""

from typing import TYPE_CHECKING

from mazzo.core.errors import listing
from mazzo.core.rules import Seat
from mazzo.table import playing
from mazzo.table.clock import ABANDONED_SECONDS, EMPTY_SECONDS
from mazzo.table.commands import (
    AddBot,
    AddEntropy,
    Back,
    Change,
    Emote,
    Gone,
    Join,
    Leave,
    RemoveBot,
    Rename,
    Sit,
    Stand,
)
from mazzo.table.reasons import refuse
from mazzo.table.settings import checked
from mazzo.table.updates import Emoted, Player, Stage

if TYPE_CHECKING:
    from mazzo.table.table import Table

EMOTES = ("hello", "well-played", "thinking", "laugh", "wow", "oops", "cry", "evil", "love", "bye")
LONGEST_NAME = 24
LONGEST_ENTROPY = 64
MOST_PEOPLE = 200


def join(table: "Table", who: str, command: Join, now: float) -> None:
    """A person comes to the table; the first is its host. Somebody who comes again is back, and keeps their name."""
    from mazzo.table.table import Person

    if who not in table.people:
        if len(table.people) >= MOST_PEOPLE:
            raise refuse("full-house", most=MOST_PEOPLE)
        table.people[who] = Person(free_name(table, check_name(command.name), who))
        table.host = table.host or who
    back(table, who, Back(), now)


def leave(table: "Table", who: str, _: Leave, now: float) -> None:
    seat = table.seat_of(who)
    if seat is not None:
        if table.stage is Stage.PLAYING:
            playing.hand_to_bot(table, seat, now)
        else:
            del table.chairs[seat]
    del table.people[who]
    table.entropy.pop(who, None)
    if who == table.host:
        seated = [chair.person for chair in table.chairs if chair.person]
        table.host = next(iter([*seated, *table.people]), None)
    wait_for_people(table, now)


def rename(table: "Table", who: str, command: Rename, _: float) -> None:
    name = free_name(table, check_name(command.name), who)
    table.people[who].name = name
    seat = table.seat_of(who)
    if seat is not None:
        table.chairs[seat].name = name


def sit(table: "Table", who: str, _: Sit, _now: float) -> None:
    from mazzo.table.table import Chair

    not_while_playing(table)
    if table.seat_of(who) is not None:
        raise refuse("seated")
    check_room(table)
    table.chairs.append(Chair(name=table.people[who].name, person=who, bot=table.own_bots[0]))
    table.stage = Stage.LOBBY


def stand(table: "Table", who: str, _: Stand, _now: float) -> None:
    not_while_playing(table)
    del table.chairs[own_seat(table, who)]
    table.stage = Stage.LOBBY


def add_bot(table: "Table", who: str, command: AddBot, _: float) -> None:
    from mazzo.table.table import Chair

    host_only(table, who)
    not_while_playing(table)
    check_room(table)
    if command.bot not in table.own_bots:
        raise refuse("unknown-bot", bots=listing(table.own_bots))
    names = {chair.name for chair in table.chairs} | {person.name for person in table.people.values()}
    name = next(name for name in BOT_NAMES if name not in names)
    table.chairs.append(Chair(name=name, person=None, bot=command.bot))
    table.stage = Stage.LOBBY


def remove_bot(table: "Table", who: str, command: RemoveBot, _: float) -> None:
    host_only(table, who)
    not_while_playing(table)
    check_chair(table, command.seat)
    if table.chairs[command.seat].player is not Player.BOT:
        raise refuse("not-a-bot")
    del table.chairs[command.seat]
    table.stage = Stage.LOBBY


def change(table: "Table", who: str, command: Change, _: float) -> None:
    host_only(table, who)
    not_while_playing(table)
    table.settings = checked(command.settings, table.games)
    for chair in table.chairs:
        chair.bot = chair.bot if chair.bot in table.own_bots else table.own_bots[0]
    table.stage = Stage.LOBBY


def add_entropy(table: "Table", who: str, command: AddEntropy, _: float) -> None:
    own_seat(table, who)
    text = command.text
    if table.stage is Stage.PLAYING or not (text.isascii() and text.isalnum() and len(text) <= LONGEST_ENTROPY):
        raise refuse("entropy", most=LONGEST_ENTROPY)
    table.entropy[who] = text


def emote(table: "Table", who: str, command: Emote, _: float) -> None:
    if command.emote not in EMOTES:
        raise refuse("emote", emotes=listing(EMOTES))
    table.emotes.append(Emoted(table.people[who].name, table.seat_of(who), command.emote))


def back(table: "Table", who: str, _: Back, now: float) -> None:
    table.people[who].connected = True
    wait_for_people(table, now)
    playing.mind_the_absent(table, now)


def gone(table: "Table", who: str, _: Gone, now: float) -> None:
    table.people[who].connected = False
    wait_for_people(table, now)
    playing.mind_the_absent(table, now)


def wait_for_people(table: "Table", now: float) -> None:
    """Somebody is here, or the table waits a while for somebody to come back."""
    if any(person.connected for person in table.people.values()):
        table.clock.abandoned_at = None
    elif table.clock.abandoned_at is None:
        table.clock.abandoned_at = now + (ABANDONED_SECONDS if table.stage is Stage.PLAYING else EMPTY_SECONDS)


# Checks


def check_name(name: str) -> str:
    name = " ".join(name.split())
    if not (name.isprintable() and 1 <= len(name) <= LONGEST_NAME):
        raise refuse("name", most=LONGEST_NAME)
    return name


def free_name(table: "Table", name: str, who: str) -> str:
    """The name, with a number behind it when somebody else at the table has it."""
    taken = {person.name for other, person in table.people.items() if other != who}
    taken |= {chair.name for chair in table.chairs if chair.person != who}
    names = [name, *(f"{name[: LONGEST_NAME - 4]} {number}" for number in range(2, MOST_PEOPLE + 20))]
    return next(free for free in names if free not in taken)


def host_only(table: "Table", who: str) -> None:
    if who != table.host:
        raise refuse("not-host")


def not_while_playing(table: "Table") -> None:
    if table.stage is Stage.PLAYING:
        raise refuse("playing")


def own_seat(table: "Table", who: str) -> Seat:
    seat = table.seat_of(who)
    if seat is None:
        raise refuse("not-seated")
    return seat


def check_chair(table: "Table", seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise refuse("seat", last=len(table.chairs) - 1)


def check_room(table: "Table") -> None:
    most = playing.edition(table).most_seats
    if len(table.chairs) >= most:
        raise refuse("full", most=most)


BOT_NAMES = ("Pistol", "Bubbles", "Clack", "Coral", "Nimbus", "Pepper", "Biscuit", "Comet", "Mochi", "Waffle", "Ziggy")
