"""The bots for Mantis."""

from mazzo.bots.mantis.planner import Planner
from mazzo.bots.mantis.simple import Greedy, Hasty, Scorer

__all__ = ["Greedy", "Hasty", "Planner", "Scorer"]
