"""Between games: sitting down, getting ready, and setting the table."""

from contextlib import suppress
from typing import TYPE_CHECKING

from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, listing
from mazzo.table import playing
from mazzo.table.chair import Chair
from mazzo.table.checks import check_chair, check_one_seat, check_room, host_only, not_while_playing, own_seat
from mazzo.table.commands import AddBot, AddEntropy, Change, Ready, RemoveBot, Seated, Shuffle, Sit, Stand
from mazzo.table.names import BOT_NAMES, free_name
from mazzo.table.reasons import refuse
from mazzo.table.settings import checked
from mazzo.table.updates import Changed, Player, SatDown, SeatsShuffled, Stage, StoodUp

if TYPE_CHECKING:
    from mazzo.table.table import Table

LONGEST_ENTROPY = 64


def open_lobby(table: "Table") -> None:
    """Seats and settings change only in a lobby, where there is no play. The last game is still in its record."""
    table.stage = Stage.LOBBY
    table.play = None


# Sitting down


def sit(table: "Table", who: str, _: Sit, _now: float) -> None:
    not_while_playing(table)
    check_one_seat(table, who)
    name, left = table.people[who].name, [seat for seat, chair in enumerate(table.chairs) if chair.left]
    if left and len(table.chairs) >= table.edition.most_seats:
        open_lobby(table)
        table.give_chair(left[0], who, name)
    else:
        check_room(table)
        open_lobby(table)
        table.chairs = (*table.chairs, Chair(name, who, bot=table.own_bots[0]))
    table.happenings.append(SatDown(name, own_seat(table, who)))


def stand(table: "Table", who: str, _: Stand, now: float) -> None:
    not_while_playing(table)
    seat = own_seat(table, who)
    open_lobby(table)
    table.remove_chair(seat)
    table.happenings.append(StoodUp(table.people[who].name))
    with suppress(Refused):
        playing.begin_if_all_are_ready(table, now)


def add_bot(table: "Table", who: str, command: AddBot, _: float) -> None:
    host_only(table, who)
    not_while_playing(table)
    check_room(table)
    if command.bot not in table.own_bots:
        raise refuse("unknown-bot", bots=listing(table.own_bots))
    names = {chair.name for chair in table.chairs} | {person.name for person in table.people.values()}
    name = next((name for name in BOT_NAMES if name not in names), free_name(BOT_NAMES[0], names))
    open_lobby(table)
    table.chairs = (*table.chairs, Chair(name, person=None, bot=command.bot))


def remove_bot(table: "Table", who: str, command: RemoveBot, _: float) -> None:
    host_only(table, who)
    not_while_playing(table)
    check_chair(table, command.seat)
    if table.chairs[command.seat].player is not Player.BOT:
        raise refuse("not-a-bot")
    open_lobby(table)
    table.remove_chair(command.seat)


def shuffle(table: "Table", who: str, _: Shuffle, _now: float) -> None:
    """Shuffle the seats. The luck for it comes from the next seed and is used for nothing else."""
    host_only(table, who)
    not_while_playing(table)
    if table.next_seed is None:
        raise refuse("no-seed")
    open_lobby(table)
    table.chairs = Dice(table.next_seed, f"seats at {table.version}").shuffled(table.chairs)
    table.happenings.append(SeatsShuffled())


# Setting the table


def change(table: "Table", who: str, command: Change, _: float) -> None:
    """Change the settings. Whoever was ready has to say so again."""
    host_only(table, who)
    not_while_playing(table)
    settings = checked(command.settings, table.games)
    if settings.one_device != table.settings.one_device:
        raise refuse("one-device-stays")
    table.settings = settings
    open_lobby(table)
    for seat, chair in enumerate(table.chairs):
        table.change_chair(seat, bot=chair.bot if chair.bot in table.own_bots else table.own_bots[0], ready=False)
    table.happenings.append(Changed())


def ready(table: "Table", who: str, command: Ready, now: float) -> None:
    """Somebody wants to play, or not yet. The game begins when everybody who is here does."""
    seat, before = own_seat(table, who), table.chairs
    not_while_playing(table)
    table.change_chair(seat, ready=command.on)
    try:
        playing.begin_if_all_are_ready(table, now)
    except Refused:
        table.chairs = before
        raise


def add_entropy(table: "Table", who: str, command: AddEntropy, _: float) -> None:
    own_seat(table, who)
    text = command.text
    if table.stage is Stage.PLAYING or not (text.isascii() and text.isalnum() and len(text) <= LONGEST_ENTROPY):
        raise refuse("entropy", most=LONGEST_ENTROPY)
    table.entropy = {**table.entropy, who: text}


def seated(table: "Table", who: str, command: Seated, now: float) -> None:
    """What a log of an earlier version says: this person took this seat, when nobody had to agree."""
    if table.stage is Stage.PLAYING:
        playing.give_seat(table, who, command.seat, now)
    else:
        open_lobby(table)
        table.chairs = (*table.chairs, Chair(table.people[who].name, who, bot=table.own_bots[0]))
