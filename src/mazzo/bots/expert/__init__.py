"""Bots trained by self-play (mazzo.research.learn); they run with NumPy alone.

`NetworkCodec` is a game's encoding for its networks; `expert_for` creates the bot.
"""

from mazzo.bots.expert.player import NetworkCodec, expert_for

__all__ = ["NetworkCodec", "expert_for"]
