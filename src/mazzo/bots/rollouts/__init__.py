"""A bot for any game: it imagines hidden cards, plays on at random, and remembers what won.

It is an information-set tree search (ISMCTS): one tree for all imagined states, in which the moves that won most often
are tried most often. It knows only the rules of a game.
"""

from mazzo.bots.rollouts.player import Thinker, thinker
from mazzo.bots.rollouts.search import Budget, RolloutSearch, SearchResult

__all__ = ["Budget", "RolloutSearch", "SearchResult", "Thinker", "thinker"]
