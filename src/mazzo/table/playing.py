"""Commands for a game at a table: start, actions of people and bots, deadlines, and taking a seat from a bot."""

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.checks import check_free, not_while_playing, own_seat, playing
from mazzo.table.day import check_changeable, check_seats
from mazzo.table.deadlines import set_clock, wait_for_people
from mazzo.table.evolve import Step
from mazzo.table.reasons import refuse
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import Abandoned, Absent
from mazzo.table.state import AnyPlay, TableState
from mazzo.table.updates import BotFailed, BotTookOver, Occupant

MISSED_CLOCKS = 2  # after this many missed deadlines, a bot plays for the seat


# A game begins


def seed(step: Step, _: None, command: asked.Seed) -> None:
    step.emit(happened.Seeded(command.seed))
    wait_for_people(step)
    with suppress(Refused):  # no person sent this command, so there is no one to show a refusal
        begin_if_all_are_ready(step)


def start(step: Step, who: str, command: asked.Start) -> None:
    state = step.state
    not_while_playing(state)
    begin_with_those_who_stay(step, ready_only=who if command.ready_only else None)


def begin_if_all_are_ready(step: Step) -> None:
    """Start a game if all people with a seat are here and ready, and there are enough of them."""
    state = step.state
    here = [holder for holder in state.seats if state.is_there(holder)]
    if state.is_playing or not here or not all(holder.ready for holder in here):
        return
    rules = state.edition
    if state.next_seed is not None and rules.fewest_seats <= len(staying(state)) <= rules.most_seats:
        begin_with_those_who_stay(step)


def begin_with_those_who_stay(step: Step, ready_only: str | None = None) -> None:
    """Start a game. Absent people are replaced by bots or sit out, according to the settings.

    With `ready_only`, people who are here and not ready only watch, except the person with this id.
    """
    state = step.state
    holders = [
        holder for holder in staying(state) if ready_only is None or not keeps_waiting(state, holder, ready_only)
    ]
    deal(step, [replace(holder, away=bool(holder.person) and not state.is_there(holder)) for holder in holders])


def keeps_waiting(state: TableState, holder: SeatHolder, host: str) -> bool:
    return state.is_there(holder) and not holder.ready and holder.person != host


def staying(state: TableState) -> list[SeatHolder]:
    """The seats for the next game, without seats that a person left and, if so set, those of absent people."""
    sits_out = state.settings.absent is Absent.SIT_OUT
    return [
        holder
        for holder in state.seats
        if not (holder.left or (sits_out and holder.person and not state.is_there(holder)))
    ]


def deal_in_a_tournament(step: Step, _: None, _command: asked.Deal) -> None:
    not_while_playing(step.state)
    begin_with_those_who_stay(step)


def deal(step: Step, holders: list[SeatHolder]) -> None:
    state, rules = step.state, step.state.edition
    if len(holders) < rules.fewest_seats:
        raise refuse("too-few", fewest=rules.fewest_seats)
    if len(holders) > rules.most_seats:
        raise refuse("too-many", most=rules.most_seats)
    check_seats(state.settings, rules, holders, state.begun)
    if state.next_seed is None:
        raise refuse("no-seed")
    chance = Dice(state.next_seed, *[text for holder in holders if (text := state.entropy.get(holder.person or ""))])
    play = state.games[state.settings.game].begin(rules, len(holders), chance, [holder.name for holder in holders])
    fresh = [replace(holder, missed=0, passing=False, ready=False) for holder in holders]
    step.emit(happened.GameBegan(play, tuple(fresh)))
    ask(step, is_new=True)


# A person acts


def act(step: Step, who: str, command: asked.Act) -> None:
    state = step.state
    seat = own_seat(state, who)
    before = playing(state)
    if seat not in before.to_act:
        raise refuse("not-asked")
    if not state.asked[seat] <= command.version <= state.version:
        raise refuse("outdated")
    play = before.copy()
    try:
        events = play.apply(seat, command.action)
    except Refused as error:
        raise refuse("not-legal", why=error) from None
    go_on(step, seat, play, events)


def bot_acts(step: Step, _: None, command: asked.BotActs) -> None:
    if command.seat not in step.state.bots_asked():
        raise refuse("not-asked")
    if command.failed:
        step.emit(BotFailed(step.state.seats[command.seat].name, command.seat))
    apply(step, command.seat, command.action)


def apply(step: Step, seat: Seat, action: str) -> None:
    """Make a move for a bot, or a default action."""
    play = playing(step.state).copy()
    go_on(step, seat, play, play.apply(seat, action))


def go_on(step: Step, seat: Seat, play: AnyPlay, events: list[Any]) -> None:
    """Replace the play with the one after a move."""
    before = step.state.asked
    step.emit(happened.Acted(seat, events, play))
    ask(step, is_new=step.state.asked is not before)


def ask(step: Step, is_new: bool) -> None:
    """Start the clock if there is a new choice to make; end the game if it is over."""
    play = playing(step.state)
    if play.over:
        step.emit(happened.GameEnded(step.now))
        wait_for_people(step)
        return
    if is_new:
        set_clock(step)
    elif step.state.clock.bots_at is not None and not step.state.bots_asked():
        step.emit(happened.ClockSet(replace(step.state.clock, bots_at=None)))
    turn = play.state.turn  # None if all choose at the same time
    if turn in play.to_act and step.state.seats[turn].passing and not play.game.is_reaction(play.state):
        step.emit(happened.PassingChanged(turn, on=False))
    pass_for_those_who_wish(step)


def pass_until_turn(step: Step, who: str, command: asked.PassUntilTurn) -> None:
    seat = own_seat(step.state, who)
    playing(step.state)
    step.emit(happened.PassingChanged(seat, command.on))
    if command.on:
        pass_for_those_who_wish(step)


def pass_for_those_who_wish(step: Step) -> None:
    """Pass for the first seat that chose to pass, or can only pass. `ask` then calls this again for the next one."""
    play, holders = playing(step.state), step.state.seats
    if play.game.is_reaction(play.state):
        seat = next(
            (seat for seat in play.to_act if holders[seat].passing or need_not_be_asked(step.state, play, seat)), None
        )
        if seat is not None:
            apply(step, seat, str(play.game.idle(play.state, seat)))


def need_not_be_asked(state: TableState, play: AnyPlay, seat: Seat) -> bool:
    """Whether the only person at a table can only pass.

    If others play or watch, all must answer, since an automatic pass would reveal a hand (docs/decisions/0005).
    """
    is_alone = len(state.people) == 1 and state.seats[seat].person in state.people
    return state.settings.auto_pass and is_alone and len(play.legal(seat)) == 1


def fast_forward(step: Step, who: str, _: asked.FastForward) -> None:
    own_seat(step.state, who)
    playing(step.state)
    if step.state.people_play:
        raise refuse("people-play")
    step.emit(happened.BotsHurried())
    set_clock(step)


def set_speed(step: Step, _: str, command: asked.SetSpeed) -> None:
    step.emit(happened.SpeedChanged(command.speed))


# A person takes a seat from a bot


def take_seat(step: Step, who: str, command: asked.TakeSeat) -> None:
    """Ask for a bot's seat, or return to one's own. The seat of a person who is away cannot be taken."""
    state = step.state
    check_free(state, who, command.seat)
    if state.hands.get(state.hand_of(who)) != command.seat:
        check_changeable(state.settings)
    if who == state.host or state.hands.get(state.hand_of(who)) == command.seat:
        give_seat(step, who, command.seat)
    else:
        step.emit(happened.Asked(state.people[who].name, command.seat, who))


def agree(step: Step, _: str, command: asked.Agree) -> None:
    asker, seat = requested(step.state, command.person)
    check_free(step.state, asker, seat)
    give_seat(step, asker, seat)


def decline(step: Step, _: str, command: asked.Decline) -> None:
    asker, _seat = requested(step.state, command.person)
    step.emit(happened.Declined(step.state.people[asker].name, asker))


def requested(state: TableState, person: int) -> tuple[str, Seat]:
    asker = state.person(person)
    if asker not in state.requests:
        raise refuse("no-request")
    return asker, state.requests[asker]


def give_seat(step: Step, who: str, seat: Seat) -> None:
    step.emit(happened.TookSeat(step.state.people[who].name, seat, who))
    set_clock(step)


# Time runs out


def tick(step: Step, _: None, _command: asked.Tick) -> None:
    """Handle a deadline: seats that did not answer take the default action; an abandoned table is given up."""
    clock = step.state.clock
    if any(time is not None and time <= step.now for time in (clock.abandoned_at, clock.idle_at)):
        give_up(step)
    elif clock.deadline is not None and clock.deadline <= step.now:
        silence(step)


def silence(step: Step) -> None:
    play = playing(step.state)
    is_reaction, pending = play.game.is_reaction(play.state), question(play)
    for seat in play.to_act:
        now = step.state.play
        if now is None or now.over or question(now) != pending:
            return
        holder = step.state.seats[seat]
        if holder.occupant is Occupant.PERSON and not is_reaction:  # a person may let a reaction time out
            took_over = BotTookOver(holder.name, seat)
            step.emit(took_over if holder.missed + 1 >= MISSED_CLOCKS else happened.TurnMissed(seat))
        apply(step, seat, str(now.game.idle(now.state, seat)))


def question(play: AnyPlay) -> Any:
    """The current phase, without the seats that it waits for."""
    return replace(play.state.phase, waiting=())


def hand_back(step: Step, who: str | None) -> None:
    """After any command, let the person play their own seat again if its bot played it."""
    seat = step.state.seat_of(who)
    if seat is None or not step.state.is_playing:
        return
    holder = step.state.seats[seat]
    if holder.missed or holder.away:
        step.emit(happened.PersonTookOver(seat))
    if holder.away:
        set_clock(step)


def give_up(step: Step) -> None:
    if not step.state.is_playing or step.state.settings.abandoned is Abandoned.EXPIRE:
        step.emit(happened.Closed())
        return
    step.emit(happened.ClockSet(replace(step.state.clock, abandoned_at=None)))
    step.emit(happened.BotsTookOver(step.now))
    set_clock(step)


def close(step: Step, _: None, _command: asked.Close) -> None:
    step.emit(happened.Closed())
