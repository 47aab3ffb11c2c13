"""Players that learned their game by self-play (mazzo.research.learn), and run with NumPy alone."""

from mazzo.bots.expert.player import NetworkCodec, expert_for

__all__ = ["NetworkCodec", "expert_for"]
