"""Mantis on arrays, for the vector engine."""

from mazzo.games.mantis.vector.rules import game
from mazzo.research.vector.engine import VectorRules

VECTOR = VectorRules(options=frozenset({"deck", "hand", "target", "target_for_two", "icons"}), game=game)
