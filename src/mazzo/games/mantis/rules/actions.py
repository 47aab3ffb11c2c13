"""The actions of Mantis."""

from collections.abc import Callable
from typing import TypeAlias, get_args

from mazzo.core.notation import Action as AnyAction
from mazzo.core.notation import action_reader
from mazzo.core.rules import Seat


class Score(AnyAction, frozen=True):
    """Turn the top card over in your own Tank."""


class Steal(AnyAction, frozen=True):
    """Turn the top card over in another player's Tank."""

    target: Seat


class Raid(AnyAction, frozen=True):
    """Take a card out of another player's Score Pile."""

    target: Seat


Action: TypeAlias = Score | Steal | Raid

ACTIONS: tuple[type[Action], ...] = get_args(Action)

read_action: Callable[[str], Action] = action_reader(ACTIONS)
