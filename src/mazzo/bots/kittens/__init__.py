"""The bots for Exploding Kittens, the weakest first."""

from mazzo.bots.kittens.careless import Careless
from mazzo.bots.kittens.cautious import Cautious
from mazzo.bots.kittens.shark import Shark

__all__ = ["Careless", "Cautious", "Shark"]
