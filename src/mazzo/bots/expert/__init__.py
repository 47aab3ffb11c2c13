"""Players that learned their game by playing against themselves (mazzo.learn), and are run by NumPy alone."""

from mazzo.bots.expert.player import InNumbers, expert_for

__all__ = ["InNumbers", "expert_for"]
