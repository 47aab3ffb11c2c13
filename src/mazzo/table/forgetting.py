"""Data that a table drops: the names of deleted people, and old entries of lists that would only grow."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from mazzo.table.names import SOMEBODY
from mazzo.table.people import owner
from mazzo.table.state import TableState

MOST_REMEMBERED = 500  # the limit for people who have left, and for people who were removed
MOST_SCORES = 100  # of people who have left


def without_names(state: TableState, person: str) -> dict[str, Any]:
    """The fields to change to erase the names of a person and their guests."""
    return with_name(state, lambda who: who is not None and owner(who) == person, SOMEBODY)


def with_name(state: TableState, is_meant: Callable[[str | None], bool], name: str) -> dict[str, Any]:
    """The fields to change to give some people this name, also in past games and scores."""
    people, holders, play = state.people.items(), state.seats, state.play
    if play:
        named, play = zip(play.names, state.players, strict=True), play.copy()
        play.names = tuple(name if is_meant(who) else old for old, who in named)
    return {
        "people": {who: replace(one, name=name) if is_meant(who) else one for who, one in people},
        "seats": tuple(replace(one, name=name) if is_meant(one.named_after) else one for one in holders),
        "removed": {who: name if is_meant(who) else old for who, old in state.removed.items()},
        "evening": state.evening.with_name(is_meant, name),
        "play": play,
    }


def let_go(state: TableState) -> dict[str, Any]:
    """The fields to change for a fresh log: the oldest removals and numbers, and the lowest scores, are dropped.

    People who left long ago get another number if they return, and a locked table is closed to them. People who are
    here, were removed or have a score keep their number.
    """
    removed = dict([*state.removed.items()][-MOST_REMEMBERED:])
    evening = state.evening.without_the_last(MOST_SCORES, state.people, state.settings.evening)
    kept = {*state.people, *removed, *evening.scores}
    left = [who for who in state.numbers if who not in kept]
    kept.update(left[-MOST_REMEMBERED:])
    numbers = {who: number for who, number in state.numbers.items() if who in kept}
    return {"removed": removed, "evening": evening, "numbers": numbers}
