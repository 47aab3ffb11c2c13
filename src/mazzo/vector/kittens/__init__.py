"""Exploding Kittens on arrays."""

from mazzo.games.kittens.editions import EDITIONS
from mazzo.vector.kittens.rules import game, remembering

__all__ = ["EDITIONS", "game", "remembering"]
