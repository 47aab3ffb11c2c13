"""Exploding Kittens on arrays, for the vector engine."""

from mazzo.games.kittens.vector.games import game, remembering
from mazzo.research.vector.engine import VectorRules

OPTIONS = (
    *("deck", "second_deck_from", "hand", "spare_defuses", "spare_defuses_for_two", "see"),
    *("favor_from", "attacked_again", "dead_hand", "combos", "five_different"),
)

VECTOR = VectorRules(options=frozenset(OPTIONS), game=game, remembering=remembering)
