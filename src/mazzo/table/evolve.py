"""The effect of each event on a table. Only this module creates new states."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from mazzo.core.rules import Seat
from mazzo.table import events as happened
from mazzo.table.clock import IDLE_GAME_SECONDS, IDLE_SECONDS, Clock
from mazzo.table.evening import Evening
from mazzo.table.events import Acted, ClockSet, CommandDone, Event
from mazzo.table.forgetting import let_go, with_name, without_names
from mazzo.table.people import Person, owner, without
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import Games, Settings, checked
from mazzo.table.state import AnyPlay, LastingState, TableState
from mazzo.table.step import AnyStep
from mazzo.table.updates import BotFailed, BotTookOver, Locked, Stage

Step: TypeAlias = AnyStep[TableState, Event]


def opened(code: str, settings: Settings, games: Games, bots: Mapping[str, Sequence[str]]) -> TableState:
    """A new table without people."""
    return TableState(code=code, settings=checked(settings, games), games=games, bots=bots)


def evolve(state: TableState, event: Event) -> TableState:
    """The state after an event. The events of every move are checked by type first, which is faster than `match`."""
    if type(event) is Acted:
        return replace(state, play=event.play, asked=asked_after(state, event.seat, event.play))
    if type(event) is ClockSet:
        return replace(state, clock=event.clock)
    if type(event) is CommandDone:
        clock = replace(state.clock, idle_at=idle_at(state, event.active_at))
        return replace(state, version=state.version + 1, active_at=event.active_at, clock=clock)
    match event:
        case happened.Restored():
            kept = {name: getattr(event.kept, name) for name in LastingState.__struct_fields__}
            return replace(state, play=event.play, **kept)
        case happened.BotKnown():
            return replace(state, bots={**state.bots, state.settings.game: [*state.own_bots, event.bot]})

        # Coming and going
        case happened.Joined():
            person = Person(event.name, event.number, program=event.program, avatar=event.avatar, screen=event.screen)
            people, numbers = {**state.people, event.who: person}, {**state.numbers, event.who: event.number}
            is_run = event.screen or state.settings.tournament is not None  # by a tournament, which is its host
            return replace(state, people=people, numbers=numbers, host=state.host or (None if is_run else event.who))
        case happened.Left():
            return without_person(state, event.who)
        case happened.Removed():
            removed = {**state.removed, event.who: event.name}
            return replace(without_person(state, event.who), removed=removed)
        case happened.CameBack() | happened.Connected():
            return with_attendance(with_person(state, event.who, connected=True), event.who)
        case happened.Disconnected():
            state = with_person(with_own_seat(state, event.who, ready=False), event.who, connected=False)
            return replace(state, requests=without(state.requests, event.who))
        case happened.Dropped():
            return replace(state, people=without(state.people, event.who), entropy=without(state.entropy, event.who))
        case happened.Renamed():
            state = with_own_seat(state, event.who, name=event.name)
            return with_person(state, event.who, name=event.name, avatar=event.avatar)
        case happened.HostChanged():
            return replace(state, host=event.who)
        case happened.LetBackIn():
            removed = {who: name for who, name in state.removed.items() if owner(who) != owner(event.who)}
            return replace(state, removed=removed)
        case Locked():
            return replace(state, locked=event.on)
        case happened.NamesForgotten():
            return replace(state, **without_names(state, event.who))
        case happened.NameReplaced():
            return replace(state, **with_name(state, lambda who: who == event.who, event.name))
        case happened.LogBegan():
            return replace(state, **let_go(state))

        # Between games
        case happened.SatDown() if event.seat < len(state.seats):
            return in_lobby(with_seat_given(state, event.seat, event.who, event.name))
        case happened.SatDown():
            seated = in_lobby(state, (*state.seats, SeatHolder(event.name, event.who, state.own_bots[0])))
            return with_attendance(seated, event.who)
        case happened.StoodUp() | happened.BotStoodUp():
            return in_lobby(state, state.seats[: event.seat] + state.seats[event.seat + 1 :])
        case happened.BotSatDown():
            return in_lobby(state, (*state.seats, SeatHolder(event.name, None, event.bot)))
        case happened.SeatsShuffled():
            return in_lobby(state, tuple(state.seats[seat] for seat in event.order))
        case happened.Changed():
            own = state.bots[event.settings.game]
            bots = [holder.bot if holder.bot in own else own[0] for holder in state.seats]
            holders = [replace(holder, bot=bot, ready=False) for holder, bot in zip(state.seats, bots, strict=True)]
            return in_lobby(replace(state, settings=event.settings), tuple(holders))
        case happened.GotReady():
            return with_holder(state, event.seat, ready=event.on)
        case happened.EntropyAdded():
            return replace(state, entropy={**state.entropy, event.who: event.text})
        case happened.Seeded():
            return replace(state, next_seed=event.seed)

        # A game
        case happened.GameBegan():
            return with_game(state, event.play, event.seats)
        case happened.GameEnded():
            assert state.play
            record = f"{state.code}-{state.begun}"
            sat = state.players, state.seats, state.numbers
            evening = state.evening.after(state.play, *sat, record, end=state.settings.evening)
            ended = replace(state, stage=Stage.OVER, clock=Clock(), active_at=event.at, evening=evening)
            return replace(ended, hands={}, requests={})
        case happened.TookSeat():
            requests = {who: seat for who, seat in state.requests.items() if who != event.who and seat != event.seat}
            hands = {**state.hands, state.hand_of(event.who): event.seat}
            state = replace(state, hands=hands, requests=requests)
            return with_seat_given(state, event.seat, event.who, event.name)
        case happened.Asked():
            return replace(state, requests={**state.requests, event.who: event.seat})
        case happened.Declined():
            return replace(state, requests=without(state.requests, event.who))
        case happened.PassingChanged():
            return with_holder(state, event.seat, passing=event.on)
        case happened.TurnMissed():
            return with_holder(state, event.seat, missed=state.seats[event.seat].missed + 1)
        case BotFailed():
            return state
        case BotTookOver():
            return with_holder(state, event.seat, missed=state.seats[event.seat].missed + 1, away=True)
        case happened.PersonTookOver():
            return with_holder(state, event.seat, missed=0, away=False)
        case happened.SeatLeft():
            return with_holder(state, event.seat, person=None, passing=False, left_by=state.seats[event.seat].person)
        case happened.BotsTookOver():
            holders = [replace(holder, away=holder.person is not None) for holder in state.seats]
            return replace(state, seats=tuple(holders), active_at=event.at)
        case happened.BotsHurried():
            return replace(state, fast_forward=True)
        case happened.SpeedChanged():
            return replace(state, settings=replace(state.settings, speed=event.speed))
        case happened.Closed():
            return replace(state, stage=Stage.CLOSED, clock=Clock())
        case _:
            raise TypeError(f"unknown event: {event}")


def in_lobby(state: TableState, holders: tuple[SeatHolder, ...] | None = None) -> TableState:
    """The state in the lobby, in which seats and settings can change. The last game is dropped; its record remains."""
    return replace(state, stage=Stage.LOBBY, play=None, seats=state.seats if holders is None else holders)


def with_person(state: TableState, who: str, **changes: Any) -> TableState:
    return replace(state, people={**state.people, who: replace(state.people[who], **changes)})


def with_attendance(state: TableState, who: str) -> TableState:
    """The state after marking a connected person with a seat as present, at a table of a tournament."""
    is_new = state.settings.tournament is not None and who not in state.came
    if is_new and state.people[who].connected and state.seat_of(who) is not None:
        return replace(state, came=(*state.came, who))
    return state


def with_holder(state: TableState, seat: Seat, **changes: Any) -> TableState:
    holders = state.seats
    return replace(state, seats=(*holders[:seat], replace(holders[seat], **changes), *holders[seat + 1 :]))


def with_own_seat(state: TableState, who: str, **changes: Any) -> TableState:
    seat = state.seat_of(who)
    return state if seat is None else with_holder(state, seat, **changes)


def with_seat_given(state: TableState, seat: Seat, who: str, name: str) -> TableState:
    """The state with this person in the seat; all data of its previous holder except the bot is dropped."""
    holders = state.seats
    return replace(state, seats=(*holders[:seat], SeatHolder(name, who, holders[seat].bot), *holders[seat + 1 :]))


def without_person(state: TableState, who: str) -> TableState:
    seat, host = state.seat_of(who), None if who == state.host else state.host
    if seat is not None:
        state = in_lobby(state, state.seats[:seat] + state.seats[seat + 1 :])
    gone = {name: without(getattr(state, name), who) for name in ("people", "entropy", "requests")}
    return replace(state, host=host, **gone)


def with_game(state: TableState, play: AnyPlay, holders: tuple[SeatHolder, ...]) -> TableState:
    return replace(
        state,
        stage=Stage.PLAYING,
        play=play,
        seats=holders,
        players=tuple(holder.person for holder in holders),
        hands={state.hand_of(holder.person): seat for seat, holder in enumerate(holders) if holder.person},
        seed=state.next_seed,
        next_seed=None,
        entropy={},
        begun=state.begun + 1,
        evening=Evening() if state.evening.decided else state.evening,
        fast_forward=False,
        asked=state.asked if play.over else dict.fromkeys(play.to_act, state.version + 1),
    )


def asked_after(state: TableState, acted: Seat, play: AnyPlay) -> Mapping[Seat, int]:
    """For each seat that must choose, the version since which it has had this choice."""
    assert state.play
    before, phase = state.play.state.phase, play.state.phase
    others_wait = {*phase.waiting} <= {*before.waiting} - {acted}
    if play.over or (others_wait and replace(before, waiting=()) == replace(phase, waiting=())):
        return state.asked
    return dict.fromkeys(phase.waiting, state.version + 1)


def idle_at(state: TableState, active_at: float) -> float | None:
    """The time at which an idle table with connected people is given up. A game with a clock has no such limit."""
    if state.stage is Stage.CLOSED:
        return None
    if not state.is_playing:
        return active_at + IDLE_SECONDS
    return active_at + IDLE_GAME_SECONDS if state.settings.turn_seconds is None else None
