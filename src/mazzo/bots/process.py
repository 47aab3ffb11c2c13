"""Bots in processes of their own, for whoever cannot wait for them."""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from multiprocessing.pool import Pool
from threading import Thread
from typing import Any, NamedTuple

from mazzo import bots
from mazzo.core.chance import Dice


def pool(size: int) -> Pool:
    """So many processes. They take no notice of Ctrl-C, and end when whoever made them ends, however that happens."""
    return multiprocessing.get_context("spawn").Pool(size, _settle_in)


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


class Question(NamedTuple):
    """All that a bot is told, and its luck."""

    game: str
    bot: str
    edition: Any
    view: Any
    seen: Sequence[Any]
    seed: str


def think(asked: Question) -> str:
    """What a bot chooses, in notation."""
    return str(bots.get(asked.game, asked.bot)(asked.edition, Dice(asked.seed)).choose(asked.view, asked.seen))
