"""A bot for any game: it imagines what it cannot see, plays on from there at random, and remembers what won.

It is an information-set tree search (ISMCTS): one tree for all imagined states, in which the moves that won most often
are tried most often. It knows no more of a game than its rules.
"""

from mazzo.bots.rollouts.player import Thinker, thinker
from mazzo.bots.rollouts.search import Budget, Found, Search

__all__ = ["Budget", "Found", "Search", "Thinker", "thinker"]
