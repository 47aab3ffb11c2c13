"""All settings of our games. New options and editions are included automatically."""

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.edition import AnswerOption, CardsOption, CountsOption, NumberOption, Option, SwitchOption, options
from mazzo.games import OURS, AnyGame, get
from mazzo.testing.settings import (
    Setting,
    choose,
    on_from,
    played,
    playing,
    seat_counts,
    settings,
    settings_with_odd_numbers,
)
from tests.slow import slowly

__all__ = [
    "QuickChance",
    "Setting",
    "choose",
    "on_from",
    "played",
    "playing",
    "seat_counts",
    "settings",
    "with_every_option",
]

EVERY_GAME = [get(name) for name in OURS]
SETTINGS = [setting for game in EVERY_GAME for setting in settings(game)]
ODD_SETTINGS = [setting for game in EVERY_GAME for setting in settings_with_odd_numbers(game)]


def a_little_different(option: Option) -> Any:
    """A value other than the printed one that hardly shortens a game."""
    match option:
        case SwitchOption(printed):
            return not printed
        case AnswerOption(printed, answers):
            return answers[answers.index(printed) - 1]
        case NumberOption(printed, least, most):
            return printed - 1 if printed == most else max(least, printed + 1)
        case CountsOption(printed=counts):
            most, card = max((count, card) for card, count in counts.items())
            return {**counts, card: most - 1}
        case CardsOption(printed):
            return printed[:-1]


def with_every_option(game: AnyGame, *tables: tuple[str, int]) -> list[Setting]:
    """A setting for each of these editions and seats, which together change every option there is.

    Neighbouring options often hide each other's effect, so they are in different settings.
    """
    found = []
    for place, (edition, seats) in enumerate(tables):
        names = list(options(game.editions[edition]).items())[place :: len(tables)]
        changed = tuple((name, a_little_different(option)) for name, option in names)
        found.append(Setting(game, edition, seats, changed))
    return found


for_every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.name))


def one_of_each(settings: Iterable[Setting], kind: Callable[[Setting], Hashable]) -> list[Setting]:
    """One setting of each kind: of one kind the first, of the next the second, and so on."""
    kinds_there: dict[Hashable, list[Setting]] = {}
    for setting in settings:
        kinds_there.setdefault(kind(setting), []).append(setting)
    return [alike[number % len(alike)] for number, alike in enumerate(kinds_there.values())]


PRINTED = [each for each in SETTINGS if not each.options]
FEW_SEATS = 5

SOON = {
    *map(str, one_of_each(PRINTED, lambda each: (each.game.name, each.edition))),
    *map(str, one_of_each(PRINTED, lambda each: (each.game.name, each.seats))),
    *map(
        str,
        one_of_each(
            (each for each in SETTINGS if each.seats <= FEW_SEATS),
            lambda each: (each.game.name, each.edition, each.options),
        ),
    ),
    *map(str, one_of_each(ODD_SETTINGS, lambda each: (each.game.name, each.seats, each.options))),
}
"""The settings that `make test` tries: as printed each edition and each number of seats, each other answer in each
edition with a few seats, and each odd number with both numbers of seats in one edition. `make test-all` tries all.
"""


def soon_or_slowly(settings: Iterable[Setting]) -> list[Any]:
    return [each if str(each) in SOON else slowly(each) for each in settings]


for_every_setting = pytest.mark.parametrize("setting", soon_or_slowly([*SETTINGS, *ODD_SETTINGS]), ids=str)


def word(game: AnyGame, module: str, name: str) -> Any:
    """A name from a module of the rules: `word(game, "events", "Event")`."""
    return getattr(import_module(f"mazzo.games.{game.name}.rules.{module}"), name)


@cache
def kinds(union: Any) -> tuple[type, ...]:
    return get_args(union) or (union,)
