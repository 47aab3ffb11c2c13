"""All settings of a game (each edition, option and number of seats), and random games of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.chance import Chance, Dice, any_of
from mazzo.core.edition import AnswerOption, NumberOption, Option, SwitchOption
from mazzo.core.edition import options as options_of
from mazzo.core.errors import Refused
from mazzo.core.record import MOST_MOVES
from mazzo.games import AnyGame, AnyPlay
from mazzo.testing.faults import Fault

LONGEST_GAME = MOST_MOVES
"""The limit for a game, since a longer record could not be read."""


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
        """Deal, with this seed (no other setting shares it) or with the given chance."""
        source = chance or Dice(f"{self} {seed}")
        return self.game.start(self.seats, self.edition, chance=source, **dict(self.options))


def settings(game: AnyGame) -> list[Setting]:
    """Each edition with each number of seats, as printed and with each yes-or-no option changed."""
    return [
        Setting(game, edition, seats, options)
        for edition in game.editions
        for options in [(), *_set_otherwise(game, edition, _other_answers)]
        for seats in seat_counts(game, edition)
    ]


def settings_with_odd_numbers(game: AnyGame) -> list[Setting]:
    """Each edition with each number at its bounds, if a game can begin with it."""
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
    except Refused:
        return False
    except Exception:  # rules may raise anything; a check that plays this setting reports it
        return True
    return True


def choose(below: Callable[[int], int], actions: Sequence[Any]) -> Any:
    """An action, with each kind equally likely, so that a long list of one kind does not crowd out the others."""
    kinds_there = list(dict.fromkeys(map(type, actions)))
    kind = kinds_there[below(len(kinds_there))]
    possible = [action for action in actions if type(action) is kind]
    return possible[below(len(possible))]


def playing(setting: Setting, seed: str | int = 0) -> Iterator[AnyPlay]:
    """A random game: the play at every state, from the deal to the end."""
    return on_from(setting.start(seed), QuickChance(f"{setting} {seed}"))


def on_from(play: AnyPlay, source: QuickChance) -> Iterator[AnyPlay]:
    """Continue at random: the play at every state, from this one to the end."""
    yield play
    while not play.over:
        if len(play.moves) == LONGEST_GAME:
            raise Fault("the game ends", f"it goes on after {LONGEST_GAME} moves")
        seat = any_of(source, play.to_act)
        play.apply(seat, choose(source.below, play.legal(seat)))
        yield play


def played(setting: Setting, seed: str | int = 0) -> AnyPlay:
    """A random game that is over."""
    *_, play = playing(setting, seed)
    return play
