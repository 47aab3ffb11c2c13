"""A game at a table: it begins, people and bots act, time runs out, it ends, and again."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.core.edition import Edition, choose
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.table import lobby
from mazzo.table.clock import ABANDONED_SECONDS, BOT_SECONDS, IDLE_GAME_SECONDS, IDLE_SECONDS, Clock, pace
from mazzo.table.commands import Act, BotActs, PassUntilTurn, Rematch, Seed, Start, TakeOver, Tick
from mazzo.table.reasons import refuse
from mazzo.table.settings import Abandoned
from mazzo.table.updates import Player, Stage

if TYPE_CHECKING:
    from mazzo.table.table import AnyPlay, Table

MISSED_CLOCKS = 2  # then a bot plays for the silent seat


def edition(table: "Table") -> Edition:
    chosen: Edition = choose(table.games[table.settings.game].editions, table.settings.edition, table.settings.options)
    return chosen


def seed(table: "Table", _: None, command: Seed, now: float) -> None:
    table.next_seed = command.seed
    lobby.wait_for_people(table, now)


def start(table: "Table", who: str, _: Start, now: float) -> None:
    lobby.host_only(table, who)
    lobby.not_while_playing(table)
    begin(table, now)


def rematch(table: "Table", who: str, _: Rematch, now: float) -> None:
    lobby.own_seat(table, who)
    if table.stage is not Stage.OVER:
        raise refuse("not-over")
    begin(table, now)


def begin(table: "Table", now: float) -> None:
    rules = edition(table)
    if len(table.chairs) < rules.fewest_seats:
        raise refuse("too-few", fewest=rules.fewest_seats)
    if len(table.chairs) > rules.most_seats:
        raise refuse("too-many", most=rules.most_seats)
    if table.next_seed is None:
        raise refuse("no-seed")
    added = [table.entropy[chair.person] for chair in table.chairs if chair.person in table.entropy]
    names = [chair.name for chair in table.chairs]
    luck = Dice(table.next_seed, *added)
    table.play = table.games[table.settings.game].begin(rules, len(names), luck, names)
    table.seed, table.next_seed, table.entropy = table.next_seed, None, {}
    table.stage = Stage.PLAYING
    table.begun += 1
    for chair in table.chairs:
        chair.missed, chair.away, chair.passing = 0, False, False
    ask(table, None, None, now)


def act(table: "Table", who: str, command: Act, now: float) -> None:
    seat = lobby.own_seat(table, who)
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
    seat = lobby.own_seat(table, who)
    play = playing(table)
    table.chairs[seat].passing = command.on
    if command.on:
        pass_for_those_who_wish(table, play, now)


def take_over(table: "Table", who: str, command: TakeOver, now: float) -> None:
    """A watcher sits down where a bot is playing; a person who is away keeps their seat."""
    playing(table)
    if table.seat_of(who) is not None:
        raise refuse("seated")
    lobby.check_chair(table, command.seat)
    chair = table.chairs[command.seat]
    if chair.person is not None:
        raise refuse("taken")
    chair.person, chair.name = who, table.people[who].name
    chair.missed, chair.away, chair.passing = 0, False, False
    set_clock(table, now)


def hand_to_bot(table: "Table", seat: Seat, now: float) -> None:
    """The person of a seat has left for good."""
    table.chairs[seat].person = None
    table.chairs[seat].passing = False
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
    in_window, asked = play.game.in_window(play.state), question(play)
    for seat in play.to_act:
        if play.over or question(play) != asked:
            return
        chair = table.chairs[seat]
        if chair.player is Player.PERSON and not in_window:  # not to Nope in time is no sign of absence
            chair.missed += 1
            chair.away = chair.missed >= MISSED_CLOCKS
        apply(table, seat, str(play.game.idle(play.state, seat)), now)


def hand_back(table: "Table", who: str | None, now: float) -> None:
    """A person who does anything plays their own seat again."""
    seat = table.seat_of(who)
    if seat is None or table.stage is not Stage.PLAYING:
        return
    chair = table.chairs[seat]
    chair.missed = 0
    if chair.away:
        chair.away = False
        set_clock(table, now)


def idle_at(table: "Table", active_at: float) -> float | None:
    """When people who are there have done nothing for too long; a game with a clock looks after itself."""
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
    for chair in table.chairs:
        chair.away = chair.person is not None
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
        table.stage = Stage.OVER
        table.clock = Clock()
        table.active_at = now
        lobby.wait_for_people(table, now)
        return
    phase = play.state.phase
    others_wait = before is not None and {*phase.waiting} <= {*before.waiting} - {acted}
    if not (others_wait and replace(before, waiting=()) == question(play)):
        table.asked = dict.fromkeys(phase.waiting, table.version + 1)
        set_clock(table, now)
    elif not table.bots_asked():
        table.clock.bots_at = None
    if not play.game.in_window(play.state) and play.state.turn in phase.waiting:
        table.chairs[play.state.turn].passing = False
    pass_for_those_who_wish(table, play, now)


def question(play: "AnyPlay") -> Any:
    """What is asked, whoever has answered already."""
    return replace(play.state.phase, waiting=())


def set_clock(table: "Table", now: float) -> None:
    """The time of those who are asked begins; bots take a short pause that tells nothing, if anybody is there."""
    play = playing(table)
    in_window = play.game.in_window(play.state)
    seconds: float | None = table.settings.reaction_seconds if in_window else table.settings.turn_seconds
    people = [seat for seat in play.to_act if table.chairs[seat].player is Player.PERSON]
    if seconds is None and not any(is_there(table, seat) for seat in people):
        seconds = ABANDONED_SECONDS  # the others do not wait for ever for somebody who is gone
    table.clock.deadline = now + seconds if people and seconds is not None else None
    is_watched = any(person.connected for person in table.people.values())
    pause = BOT_SECONDS * pace(table.version + 1) if is_watched else 0.0
    table.clock.bots_at = now + pause if table.bots_asked() else None


def is_there(table: "Table", seat: Seat) -> bool:
    person = table.people.get(table.chairs[seat].person or "")
    return person is not None and person.connected


def mind_the_absent(table: "Table", now: float) -> None:
    """Somebody came or went: without a turn clock, only those who are there may take their time."""
    if not table.play or table.stage is not Stage.PLAYING or table.settings.turn_seconds is not None:
        return
    if not table.play.game.in_window(table.play.state):
        set_clock(table, now)


def pass_for_those_who_wish(table: "Table", play: "AnyPlay", now: float) -> None:
    for seat in play.to_act:
        if not play.game.in_window(play.state):
            return
        if table.chairs[seat].passing:
            apply(table, seat, str(play.game.idle(play.state, seat)), now)
            return
