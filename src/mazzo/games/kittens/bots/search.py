"""The parts of Exploding Kittens that a search needs."""

from collections.abc import Sequence
from typing import Any

from mazzo.bots.search import Searching
from mazzo.bots.search.weighing import Trust
from mazzo.core.chance import Chance
from mazzo.games.kittens.bots.lookahead import Lookahead
from mazzo.games.kittens.rules.actions import Action

STEPS = 8
"""Choices played, by all seats, before a position is judged."""

TRUST = Trust(slope=0.005, spread=0.05, doubt=0.02)
"""After several choices a difference is more certain than after one (bench/departures.py)."""


class Deeper(Lookahead):
    """A lookahead that plays on."""

    def trials(self, actions: Sequence[Action], lucks: Sequence[Chance], steps: int | None = STEPS) -> tuple[Any, None]:
        return super().trials(actions, lucks, steps)


SEARCHING = Searching(lookahead=Deeper, trust=TRUST, worlds=16)
