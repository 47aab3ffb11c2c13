"""Checks before a command. Each refuses with a reason if it fails."""

from mazzo.core.rules import Seat
from mazzo.table.people import owner
from mazzo.table.reasons import refuse
from mazzo.table.state import AnyPlay, TableState
from mazzo.table.updates import Stage


def own_seat(state: TableState, who: str) -> Seat:
    seat = state.seat_of(who)
    if seat is None:
        raise refuse("not-seated")
    return seat


def coached(state: TableState, who: str | None) -> tuple[AnyPlay, Seat]:
    """The game and the seat of a person who must choose now and may use the coach."""
    seat, play = state.seat_of(who), state.play
    if seat is None:
        raise refuse("not-seated")
    if not state.settings.coach:
        raise refuse("no-coach")
    if not play or seat not in play.to_act:
        raise refuse("not-asked")
    return play, seat


def playing(state: TableState) -> AnyPlay:
    if state.play is None or state.stage is not Stage.PLAYING:
        raise refuse("not-playing")
    return state.play


def not_while_playing(state: TableState) -> None:
    if state.is_playing:
        raise refuse("playing")


def check_one_seat(state: TableState, who: str) -> None:
    """Refuse a person a second seat, even from another browser tab. On a shared device each person may have one."""
    if state.settings.one_device:
        if state.host is None or owner(who) != owner(state.host):
            raise refuse("one-device")
        if state.seat_of(who) is not None:
            raise refuse("seated")
    elif any(holder.person and owner(holder.person) == owner(who) for holder in state.seats):
        raise refuse("seated")


def check_seat(state: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(state.seats):
        raise refuse("seat", last=len(state.seats) - 1)


def check_room(state: TableState) -> None:
    most = state.edition.most_seats
    if len(state.seats) >= most:
        raise refuse("full", most=most)


def check_free(state: TableState, who: str, seat: Seat) -> None:
    """Refuse unless a bot plays the seat, and the person has seen no other hand of this game."""
    playing(state)
    check_one_seat(state, who)
    check_seat(state, seat)
    if state.seats[seat].person is not None:
        raise refuse("taken")
    if state.hands.get(state.hand_of(who), seat) != seat:
        raise refuse("seen-another-hand")
