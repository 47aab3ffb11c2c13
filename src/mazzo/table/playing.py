"""A game at a table: it begins, people and bots act, time runs out, it ends, and again."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.table.checks import check_chair, check_one_seat, host_only, not_while_playing, own_seat
from mazzo.table.clock import ABANDONED_SECONDS, BOT_SECONDS, IDLE_GAME_SECONDS, IDLE_SECONDS, Clock, pace
from mazzo.table.commands import (
    Act,
    Agree,
    Begin,
    BotActs,
    Decline,
    FastForward,
    PassUntilTurn,
    Seed,
    SetSpeed,
    Start,
    TakeSeat,
    Tick,
)
from mazzo.table.people import without
from mazzo.table.reasons import refuse
from mazzo.table.settings import Abandoned, Absent
from mazzo.table.updates import Asked, BotTookOver, Declined, Player, Stage, TookSeat
from mazzo.table.waiting import wait_for_people

if TYPE_CHECKING:
    from mazzo.table.chair import Chair
    from mazzo.table.table import AnyPlay, Table

MISSED_CLOCKS = 2  # then a bot plays for the silent seat


def seed(table: "Table", _: None, command: Seed, now: float) -> None:
    table.next_seed = command.seed
    wait_for_people(table, now)
    with suppress(Refused):  # settings that cannot be dealt are refused to the person who asks for them
        begin_if_all_are_ready(table, now)


def start(table: "Table", who: str, _: Start, now: float) -> None:
    host_only(table, who)
    not_while_playing(table)
    begin_with_those_who_stay(table, now)


def begin_if_all_are_ready(table: "Table", now: float) -> None:
    """Everybody who has a seat and is here wants to play, and there are enough of them."""
    here = [chair for seat, chair in enumerate(table.chairs) if is_there(table, seat)]
    if table.stage is Stage.PLAYING or not here or not all(chair.ready for chair in here):
        return
    rules = table.edition
    if table.next_seed is not None and rules.fewest_seats <= len(staying(table)) <= rules.most_seats:
        begin_with_those_who_stay(table, now)


def begin_with_those_who_stay(table: "Table", now: float) -> None:
    """Start a game. Bots play for people who are away, or those people sit out."""
    deal(table, staying(table), now)
    for seat, chair in enumerate(table.chairs):
        table.change_chair(seat, away=chair.person is not None and not is_there(table, seat))
    set_clock(table, now)


def staying(table: "Table") -> tuple["Chair", ...]:
    """The chairs of the next game. Those that somebody left in the last one are taken away."""
    sits_out = table.settings.absent is Absent.SIT_OUT
    return tuple(
        chair
        for seat, chair in enumerate(table.chairs)
        if not (chair.left or (sits_out and chair.person and not is_there(table, seat)))
    )


def begin(table: "Table", _: str, _command: Begin, now: float) -> None:
    deal(table, table.chairs, now)


def deal(table: "Table", chairs: "tuple[Chair, ...]", now: float) -> None:
    rules = table.edition
    if len(chairs) < rules.fewest_seats:
        raise refuse("too-few", fewest=rules.fewest_seats)
    if len(chairs) > rules.most_seats:
        raise refuse("too-many", most=rules.most_seats)
    if table.next_seed is None:
        raise refuse("no-seed")
    luck = Dice(table.next_seed, *[text for chair in chairs if (text := table.entropy.get(chair.person or ""))])
    table.play = table.games[table.settings.game].begin(rules, len(chairs), luck, [chair.name for chair in chairs])
    table.players = tuple(chair.person for chair in chairs)
    table.chairs = tuple(replace(chair, missed=0, away=False, passing=False, ready=False) for chair in chairs)
    table.seed, table.next_seed, table.entropy = table.next_seed, None, {}
    table.stage = Stage.PLAYING
    table.begun += 1
    table.fast_forward = False
    table.hands = {table.hand_of(chair.person): seat for seat, chair in enumerate(chairs) if chair.person}
    ask(table, None, None, now)


def act(table: "Table", who: str, command: Act, now: float) -> None:
    seat = own_seat(table, who)
    play = playing(table)
    if seat not in play.to_act:
        raise refuse("not-asked")
    if not table.asked[seat] <= command.version <= table.version:
        raise refuse("outdated")
    apply(table, seat, command.action, now)


def bot_acts(table: "Table", _: None, command: BotActs, now: float) -> None:
    if command.seat not in table.bots_asked():
        raise refuse("not-asked")
    apply(table, command.seat, command.action, now)


def pass_until_turn(table: "Table", who: str, command: PassUntilTurn, now: float) -> None:
    seat = own_seat(table, who)
    play = playing(table)
    table.change_chair(seat, passing=command.on)
    if command.on:
        pass_for_those_who_wish(table, play, now)


def fast_forward(table: "Table", who: str, _: FastForward, now: float) -> None:
    own_seat(table, who)
    playing(table)
    if table.people_play:
        raise refuse("people-play")
    table.fast_forward = True
    set_clock(table, now)


def set_speed(table: "Table", who: str, command: SetSpeed, _: float) -> None:
    host_only(table, who)
    table.settings = replace(table.settings, speed=command.speed)


def take_seat(table: "Table", who: str, command: TakeSeat, now: float) -> None:
    """A watcher would like to sit down where a bot is playing. A person who is away keeps their seat."""
    check_free(table, who, command.seat)
    if who == table.host or table.hands.get(table.hand_of(who)) == command.seat:
        give_seat(table, who, command.seat, now)
    else:
        table.requests = {**table.requests, who: command.seat}
        table.happenings.append(Asked(table.people[who].name, command.seat))


def agree(table: "Table", who: str, command: Agree, now: float) -> None:
    asker, seat = requested(table, who, command.person)
    check_free(table, asker, seat)
    give_seat(table, asker, seat, now)


def decline(table: "Table", who: str, command: Decline, _: float) -> None:
    asker, _seat = requested(table, who, command.person)
    table.requests = without(table.requests, asker)
    table.happenings.append(Declined(table.people[asker].name))


def requested(table: "Table", host: str, person: int) -> tuple[str, Seat]:
    host_only(table, host)
    asker = table.person(person)
    if asker not in table.requests:
        raise refuse("no-request")
    return asker, table.requests[asker]


def check_free(table: "Table", who: str, seat: Seat) -> None:
    """A bot plays the seat, and the person has seen no other hand of this game."""
    playing(table)
    check_one_seat(table, who)
    check_chair(table, seat)
    if table.chairs[seat].person is not None:
        raise refuse("taken")
    if table.hands.get(table.hand_of(who), seat) != seat:
        raise refuse("seen-another-hand")


def give_seat(table: "Table", who: str, seat: Seat, now: float) -> None:
    name = table.people[who].name
    table.give_chair(seat, who, name)
    table.hands = {**table.hands, table.hand_of(who): seat}
    table.requests = {asker: asked for asker, asked in table.requests.items() if asker != who and asked != seat}
    table.happenings.append(TookSeat(name, seat))
    set_clock(table, now)


def hand_to_bot(table: "Table", seat: Seat, now: float) -> None:
    """The person of a seat has left."""
    table.change_chair(seat, person=None, passing=False, left_by=table.chairs[seat].person)
    set_clock(table, now)


def tick(table: "Table", _: None, _command: Tick, now: float) -> None:
    """A deadline has come: silent seats do what the game has for them, an abandoned table is given up."""
    clock = table.clock
    if any(time is not None and time <= now for time in (clock.abandoned_at, clock.idle_at)):
        clock.abandoned_at, table.active_at = None, now
        give_up(table, now)
    elif clock.deadline is not None and clock.deadline <= now:
        silence(table, playing(table), now)


def silence(table: "Table", play: "AnyPlay", now: float) -> None:
    is_reaction, asked = play.game.is_reaction(play.state), question(play)
    for seat in play.to_act:
        if play.over or question(play) != asked:
            return
        chair = table.chairs[seat]
        if chair.player is Player.PERSON and not is_reaction:  # somebody who does not react may still be there
            note_silence(table, seat)
        apply(table, seat, str(play.game.idle(play.state, seat)), now)


def note_silence(table: "Table", seat: Seat) -> None:
    chair = table.chairs[seat]
    missed = chair.missed + 1
    table.change_chair(seat, missed=missed, away=missed >= MISSED_CLOCKS)
    if missed >= MISSED_CLOCKS:
        table.happenings.append(BotTookOver(chair.name, seat))


def hand_back(table: "Table", who: str | None, now: float) -> None:
    """A person who does anything plays their own seat again."""
    seat = table.seat_of(who)
    if seat is None or table.stage is not Stage.PLAYING:
        return
    chair = table.chairs[seat]
    if chair.missed or chair.away:
        table.change_chair(seat, missed=0, away=False)
    if chair.away:
        set_clock(table, now)


def idle_at(table: "Table", active_at: float) -> float | None:
    """When the table gives up on people who are connected but do nothing. A game with a clock needs no such limit."""
    if table.stage is Stage.CLOSED:
        return None
    if table.stage is not Stage.PLAYING:
        return active_at + IDLE_SECONDS
    return active_at + IDLE_GAME_SECONDS if table.settings.turn_seconds is None else None


def close(table: "Table", *_: object) -> None:
    table.stage = Stage.CLOSED
    table.clock = Clock()


def give_up(table: "Table", now: float) -> None:
    if table.stage is not Stage.PLAYING or table.settings.abandoned is Abandoned.EXPIRE:
        close(table)
        return
    for seat, chair in enumerate(table.chairs):
        table.change_chair(seat, away=chair.person is not None)
    set_clock(table, now)


# One move


def playing(table: "Table") -> "AnyPlay":
    if table.play is None or table.stage is not Stage.PLAYING:
        raise refuse("not-playing")
    return table.play


def apply(table: "Table", seat: Seat, action: str, now: float) -> None:
    play = playing(table)
    before = play.state.phase
    try:
        table.events += play.apply(seat, action)
    except Refused as error:
        raise refuse("not-legal", why=error) from None
    ask(table, before, seat, now)


def ask(table: "Table", before: Any, acted: Seat | None, now: float) -> None:
    """Note who is asked what from now on, and give them their time."""
    play = playing(table)
    if play.over:
        end(table, play, now)
        return
    phase = play.state.phase
    others_wait = before is not None and {*phase.waiting} <= {*before.waiting} - {acted}
    if not (others_wait and replace(before, waiting=()) == question(play)):
        table.asked = dict.fromkeys(phase.waiting, table.version + 1)
        set_clock(table, now)
    elif not table.bots_asked():
        table.clock.bots_at = None
    turn = play.state.turn
    if turn in phase.waiting and table.chairs[turn].passing and not play.game.is_reaction(play.state):
        table.change_chair(turn, passing=False)
    pass_for_those_who_wish(table, play, now)


def end(table: "Table", play: "AnyPlay", now: float) -> None:
    table.stage = Stage.OVER
    table.clock = Clock()
    table.active_at = now
    table.hands, table.requests = {}, {}
    record = f"{table.code}-{table.begun}"
    table.evening = table.evening.after(play, table.players, table.chairs, table.numbers, record)
    wait_for_people(table, now)


def question(play: "AnyPlay") -> Any:
    """The question, without who has answered it already."""
    return replace(play.state.phase, waiting=())


def set_clock(table: "Table", now: float) -> None:
    """Start the time of those who are asked. If anybody is there, bots pause a little."""
    play = playing(table)
    is_reaction = play.game.is_reaction(play.state)
    seconds: float | None = table.settings.reaction_seconds if is_reaction else table.settings.turn_seconds
    people = [seat for seat in play.to_act if table.chairs[seat].player is Player.PERSON]
    if seconds is None and not any(is_there(table, seat) for seat in people):
        seconds = ABANDONED_SECONDS  # the others do not wait for ever for somebody who is away
    table.clock.deadline = now + seconds if people and seconds is not None else None
    table.clock.bots_at = now + bot_pause(table) if table.bots_asked() else None


def bot_pause(table: "Table") -> float:
    """It follows from what everybody knows, and tells nothing about cards."""
    is_watched = any(person.connected for person in table.people.values())
    if table.is_hurried or not is_watched:
        return 0.0
    return BOT_SECONDS * pace(table.version + 1, table.settings.speed)


def is_there(table: "Table", seat: Seat) -> bool:
    person = table.people.get(table.chairs[seat].person or "")
    return person is not None and person.connected


def mind_the_absent(table: "Table", now: float) -> None:
    """Somebody came or went. Without a turn clock, only people who are connected have unlimited time."""
    if not table.play or table.stage is not Stage.PLAYING or table.settings.turn_seconds is not None:
        return
    if not table.play.game.is_reaction(table.play.state):
        set_clock(table, now)


def pass_for_those_who_wish(table: "Table", play: "AnyPlay", now: float) -> None:
    for seat in play.to_act:
        if not play.game.is_reaction(play.state):
            return
        if table.chairs[seat].passing:
            apply(table, seat, str(play.game.idle(play.state, seat)), now)
            return
