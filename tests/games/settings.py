"""Every way to sit down: each game, edition, option and number of seats. A new one comes in by itself."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, get_args

import pytest

import mazzo
from mazzo.core.chance import Chance, Dice
from mazzo.core.edition import AnswerOption, NumberOption, Option, SwitchOption
from mazzo.core.edition import options as options_of
from mazzo.games import GAMES, AnyGame, AnyPlay

LONGEST_GAME = 3000
"""More actions than any game can take: two decks of kittens, each card asked about by eight others, stay below."""


class Setting(NamedTuple):
    """A game about to begin."""

    game: AnyGame
    edition: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        options = [f"{name}={value}"[:40] for name, value in self.options]
        return "-".join([self.game.name, self.edition, str(self.seats), *options])

    def __repr__(self) -> str:
        return str(self)

    def start(self, seed: str | int = 0, chance: Chance | None = None) -> AnyPlay:
        """Deal: with this seed, which no other setting shares, or with the chance that is handed in."""
        luck = chance or Dice(f"{self} {seed}")
        return self.game.start(self.seats, self.edition, chance=luck, **dict(self.options))


def settings(game: AnyGame) -> list[Setting]:
    """Each edition with each number of seats, as printed and with each of its either-or options set otherwise."""
    return [
        Setting(game, edition, seats, options)
        for edition in game.editions
        for options in [(), *_set_otherwise(game, edition, _other_answers)]
        for seats in seat_counts(game, edition)
    ]


def settings_with_odd_numbers(game: AnyGame) -> list[Setting]:
    """Each edition with each of its numbers at its bounds, where a game can begin with that."""
    found = [
        Setting(game, edition, seats, options)
        for edition in game.editions
        for options in _set_otherwise(game, edition, _other_numbers)
        for seats in seat_counts(game, edition)[:2]
    ]
    return [setting for setting in found if _can_begin(setting)]


def seat_counts(game: AnyGame, edition: str) -> list[int]:
    return list(range(game.editions[edition].fewest_seats, game.editions[edition].most_seats + 1))


def _set_otherwise(
    game: AnyGame, edition: str, others: Callable[[Option], list[Any]]
) -> list[tuple[tuple[str, Any], ...]]:
    options = options_of(game.editions[edition])
    return [((name, value),) for name, option in options.items() for value in others(option)]


def _other_answers(option: Option) -> list[Any]:
    match option:
        case SwitchOption(printed):
            return [not printed]
        case AnswerOption(printed, answers):
            return [answer for answer in answers if answer != printed]
        case _:
            return []


def _other_numbers(option: Option) -> list[Any]:
    if not isinstance(option, NumberOption):
        return []
    return sorted({option.least, option.least + 1, option.most} - {option.printed})


def _can_begin(setting: Setting) -> bool:
    try:
        setting.start()
    except mazzo.Refused:
        return False
    return True


EVERY_GAME = list(GAMES.values())
SETTINGS = [setting for game in EVERY_GAME for setting in settings(game)]
ODD_SETTINGS = [setting for game in EVERY_GAME for setting in settings_with_odd_numbers(game)]

for_every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.name))
for_every_setting = pytest.mark.parametrize("setting", [*SETTINGS, *ODD_SETTINGS], ids=str)


def word(game: AnyGame, module: str, name: str) -> Any:
    """What a game means by one of the words that all games share: `word(game, "events", "Event")`."""
    return getattr(import_module(f"mazzo.games.{game.name}.{module}"), name)


@cache
def kinds(union: Any) -> tuple[type, ...]:
    """The members of a closed union."""
    return get_args(union) or (union,)


def choose(below: Callable[[int], int], actions: Sequence[Any]) -> Any:
    """An action, each kind as likely as another, so that a long list of one kind does not drown the rest."""
    kinds_there = list(dict.fromkeys(map(type, actions)))
    kind = kinds_there[below(len(kinds_there))]
    possible = [action for action in actions if type(action) is kind]
    return possible[below(len(possible))]


def playing(setting: Setting, seed: str | int = 0) -> Iterator[AnyPlay]:
    """A random game: the play at every state, from the deal to the end."""
    return on_from(setting.start(seed), Random(f"{setting} {seed}"))


def on_from(play: AnyPlay, random: Random) -> Iterator[AnyPlay]:
    """Go on at random: the play at every state, from this one to the end."""
    yield play
    while not play.over:
        assert len(play.moves) < LONGEST_GAME, "this game does not end"
        seat = random.choice(play.to_act)
        play.apply(seat, choose(random.randrange, play.legal(seat)))
        yield play


def played(setting: Setting, seed: str | int = 0) -> AnyPlay:
    """A random game that is over."""
    *_, play = playing(setting, seed)
    return play
