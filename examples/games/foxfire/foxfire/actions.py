"""Everything that a player of Foxfire may choose. Each animal is an action: it names the card that is played."""

from typing import TypeAlias

from foxfire.state import BADGER, BAT, FOX, HEDGEHOG, MOUSE, OWL
from mazzo import rules
from mazzo.rules import Seat


class Mouse(rules.Action, frozen=True):
    target: Seat | None = None  # None if no player can be chosen; the same below
    guess: int | None = None


class Bat(rules.Action, frozen=True):
    target: Seat | None = None


class Badger(rules.Action, frozen=True):
    target: Seat | None = None


class Hedgehog(rules.Action, frozen=True): ...


class Fox(rules.Action, frozen=True):
    target: Seat | None = None


class Owl(rules.Action, frozen=True): ...


class Give(rules.Action, frozen=True):
    card: int


class Continue(rules.Action, frozen=True):
    """The player has seen how the round ended."""


Action: TypeAlias = Mouse | Bat | Badger | Hedgehog | Fox | Owl | Give | Continue

ANIMALS = {MOUSE: Mouse, BAT: Bat, BADGER: Badger, HEDGEHOG: Hedgehog, FOX: Fox, OWL: Owl}
RANK_OF = {kind: rank for rank, kind in ANIMALS.items()}
ACTIONS = (*ANIMALS.values(), Give, Continue)
