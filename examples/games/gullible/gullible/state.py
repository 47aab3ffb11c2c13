"""The complete state of a game of Gullible, including what players cannot see."""

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from mazzo import rules
from mazzo.rules import Over, Phase

BOOT, CHIP, SARDINE, CONE, CRAB = -3, 1, 2, 3, 5
COPIES = {CHIP: 14, SARDINE: 12, CONE: 8, CRAB: 6, BOOT: 8}
LOUDEST = 5  # squawks in one bid
FEW_GULLS, FEW_PIERS, MANY_PIERS = 3, 3, 4

Snacks: TypeAlias = tuple[int, ...]  # what each is worth


class Edition(rules.Edition, frozen=True, kw_only=True):
    most_seats: int = 5
    rounds: Annotated[int, Meta(ge=1, le=10)] = 7
    squawks: Annotated[int, Meta(ge=0, le=20)] = 10
    comfort: Annotated[int, Meta(ge=0, le=3)] = 1  # squawks for a gull that gets nothing


EDITIONS = {"usual": Edition(name="usual"), "snack": Edition(name="snack", rounds=4, squawks=6)}


class Squawking(Phase, frozen=True):
    """All players make a sealed bid."""


class Diving(Phase, frozen=True):
    """The bids are open, and all players choose a pier in secret."""


class State(rules.State, kw_only=True):  # without a turn: all choose at the same time
    edition: Edition
    phase: Squawking | Diving | Over = Over()
    piers: list[Snacks]
    pile: Snacks
    nests: list[Snacks]
    squawks: list[int]
    bids: list[int | None] = field(default_factory=list)  # of this round; none before a gull has sealed its bid
    dives: list[int | None] = field(default_factory=list)  # the pier each gull has chosen, from 1
    round: int = 0

    @property
    def seats(self) -> int:
        return len(self.nests)

    @property
    def points(self) -> list[int]:
        return [sum(nest) for nest in self.nests]

    def is_open(self, sealed: str) -> bool:
        """Whether all players see the bids, or the dives."""
        return not isinstance(self.phase, Squawking if sealed == "bids" else Diving)


def piers_for(seats: int) -> int:
    return FEW_PIERS if seats <= FEW_GULLS else MANY_PIERS
