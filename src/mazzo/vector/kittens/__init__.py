"""Exploding Kittens on arrays."""

from mazzo.games.kittens.editions import EDITIONS
from mazzo.vector.kittens.games import game, remembering

__all__ = ["EDITIONS", "game", "remembering"]
