"""Mantis on arrays."""

from mazzo.games.mantis.editions import EDITIONS
from mazzo.vector.mantis.rules import game

__all__ = ["EDITIONS", "game"]
