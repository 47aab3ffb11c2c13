"""Bots that learned their game by self-play (mazzo.research.learn), and run with NumPy alone.

`NetworkCodec` describes the numbers of a game for its networks; `expert_for` makes the bot.
"""

from mazzo.bots.expert.player import NetworkCodec, expert_for

__all__ = ["NetworkCodec", "expert_for"]
