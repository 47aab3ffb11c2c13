"""Players that learned their game by self-play (mazzo.research.learn), and run with NumPy alone."""

from mazzo.bots.expert.player import InNumbers, expert_for

__all__ = ["InNumbers", "expert_for"]
