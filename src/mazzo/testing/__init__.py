"""Checks for authors of games: the rules keep the promises of every game, and reveal no hidden facts.

`mazzo check GAME` runs `checks(GAME)`. In a test of your own, parametrize it by `checks("GAME")` and call each one.
May import core, the list of games, `games.plain`, bots, coach and text.
"""

from mazzo.testing.checks import Check, Warned, checks
from mazzo.testing.faults import Fault, Leak

__all__ = ["Check", "Fault", "Leak", "Warned", "checks"]
