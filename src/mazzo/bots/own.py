"""Bots that somebody brings along, named by what makes them: a class in Python, or a program in any language.

`package.module:Class` is a class, found from the folder one is in; everything else is a command. docs/bots.md has both.
"""

import os
import re
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module

from mazzo import bots
from mazzo.bots.bot import Maker
from mazzo.bots.outside import LONGEST_NAME, SECONDS, Outside, introduce
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, cut, shorten
from mazzo.games import get

CLASS = re.compile(r"[^\W\d][\w.]*:[^\W\d]\w*")


def maker(brought: str, game: str, seconds: float = SECONDS) -> Maker:
    """What makes the bots of one seat, game after game."""
    return load(brought) if CLASS.fullmatch(brought) else Outside(brought, game, seconds)


def load(brought: str) -> Maker:
    module, _, name = brought.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Maker = getattr(import_module(module), name)
    except Exception as error:  # whatever its author wrote
        raise Refused(f"{shorten(brought)} cannot be loaded: {type(error).__name__}: {error}") from None
    return found


def name_of(brought: str, game: str, taken: Sequence[str] = ()) -> str:
    """What a bot is called, unlike all others. Refuses one that cannot play."""
    if CLASS.fullmatch(brought):
        _try(load(brought), brought, game)
        name = cut(brought.rpartition(":")[2], LONGEST_NAME)
    else:
        name = introduce(brought, game)
    taken = [*bots.names(game), *taken]
    free = [name, *(f"{name} {number}" for number in range(2, len(taken) + 3))]
    return next(each for each in free if each not in taken)


def _try(make: Maker, brought: str, game: str) -> None:
    edition = next(iter(get(game).editions.values()))
    try:
        has_choice = callable(getattr(make(edition, Dice("hello")), "choose", None))
    except Exception as error:  # whatever its author wrote
        raise Refused(f"{shorten(brought)} makes no bot: {type(error).__name__}: {error}") from None
    if not has_choice:
        raise Refused(f"{shorten(brought)} makes no bot: it should have a method choose(view, seen); see docs/bots.md")


def bring(brought: str, game: str, seconds: float = SECONDS) -> str:
    """Let a bot be asked for like any other of its game, in this process; returns its name."""
    name = name_of(brought, game)
    bots.OWN[game][name] = partial(maker, brought, game, seconds)
    return name
