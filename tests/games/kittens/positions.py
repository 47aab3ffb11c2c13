"""Shared helpers for the tests of Exploding Kittens: positions with a script, and short names."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import pytest

from mazzo import Play, Script
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Action
from mazzo.games.kittens.rules.editions import EDITIONS, Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.notation import read_memory, write_memory
from mazzo.games.kittens.rules.state import Phase, Reaction, State
from mazzo.games.kittens.rules.view import View
from tests.games.positions import lines

KittensPlay: TypeAlias = Play[Edition, State, Action, Event, View]

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


def position(text: str, edition: str = "it", chance: Sequence[Any] = ()) -> KittensPlay:
    return KITTENS.position(lines(f"edition: {edition} | {text}"), chance=Script(chance))


def may(play: KittensPlay, seat: int) -> list[str]:
    return [str(action) for action in play.legal(seat)]


def unstopped(play: KittensPlay, seat: int, action: str) -> list[Event]:
    """Let a seat act and all others pass; return the events."""
    return play.apply(seat, action) + everybody_passes(play)


def everybody_passes(play: KittensPlay) -> list[Event]:
    events: list[Event] = []
    while isinstance(play.state.phase, Reaction):
        events += play.apply(play.to_act[0], "pass")
    return events


def hand(play: KittensPlay, seat: int) -> str:
    return " ".join(play.state.hands[seat])


def pile(play: KittensPlay) -> str:
    """The top first."""
    return " ".join(play.state.pile)


def discard(play: KittensPlay) -> str:
    """The top last."""
    return " ".join(play.state.discard)


def phase(play: KittensPlay) -> Phase:
    return play.state.phase


def owes(play: KittensPlay) -> tuple[int, int]:
    """The seat whose turn it is, and the number of turns."""
    return play.state.turn, play.state.turns


def knows(play: KittensPlay, seat: int) -> str:
    """A seat's certain knowledge beyond what is visible, in notation."""
    memory = play.state.memories[seat]
    assert read_memory(write_memory(memory)) == memory
    return write_memory(memory)
