"""The current game behind an environment of PettingZoo or Gymnasium."""

from copy import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from msgspec import to_builtins
from numpy.typing import NDArray

from mazzo.core.chance import Dice
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.research.envs._numbers import NumberedGame

Observation = dict[str, NDArray[Any]]


def action_space(numbers: NumberedGame, extra: int = 0) -> spaces.Discrete:
    return spaces.Discrete(numbers.actions + extra)


def observation_space(numbers: NumberedGame, extra: int = 0) -> spaces.Dict:
    """The space of a seat's observation and its action mask; the mask is empty when the seat may not act."""
    highest = np.array(numbers.bounds(), np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.int16),
            "action_mask": spaces.MultiBinary(numbers.actions + extra),
        }
    )


class Episode:
    """The current game of an environment."""

    play: AnyPlay

    def __init__(self, numbers: NumberedGame, strict: bool) -> None:
        self.numbers = numbers
        self.strict = strict
        self._looked: tuple[Any, Seat, list[int]] = (None, 0, [])

    def deal(self, chance: np.random.Generator) -> int:
        """Begin another game; return its seed."""
        numbers, seed = self.numbers, int(chance.integers(2**63))
        self.play = numbers.game.begin(numbers.edition, numbers.seats, Dice(seed), None)
        return seed

    def act(self, seat: Seat, number: object) -> bool:
        """Apply a seat's action. An illegal one is refused if strict, and otherwise replaced by the default action."""
        is_legal = number is not None and int(number) in self.legal(seat)  # type: ignore[call-overload]
        if is_legal:
            self.play.do_unchecked(seat, self.numbers.action_of(int(number)))  # type: ignore[call-overload]
        elif self.strict:
            self.play.do(seat, self.numbers.action_of(int(number)))  # type: ignore[call-overload]
        else:
            self.play.do(seat, self.numbers.game.idle(self.play.state, seat))
        return is_legal

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of a seat's legal actions, computed once for each state."""
        state = self.play.state
        if self._looked[0] is not state or self._looked[1] != seat:
            found = list(map(self.numbers.number_of, self.numbers.game.legal(state, seat)))
            self._looked = state, seat, found
        return self._looked[2]

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = bytearray(self.numbers.actions)  # for few choices, faster than an array
        for number in self.legal(seat):
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def observe(self, seat: Seat) -> Observation:
        return {
            "observation": np.asarray(self.numbers.encoding.see(self.play.state, seat, self.play.events), np.int16),
            "action_mask": self.mask(seat),
        }

    def earned(self) -> list[float]:
        return self.numbers.earned(self.play.state, self.play.events)

    def __deepcopy__(self, _: object) -> "Episode":
        copied = copy(self)
        if hasattr(self, "play"):
            copied.play = self.play.copy()
        return copied


def drawn(view: Any) -> str:
    """A view as lines of text."""
    lines = {**to_builtins(view), "legal": ", ".join(map(str, view.legal))}
    return "\n".join(f"{name}: {_words(value)}".rstrip() for name, value in lines.items()) + "\n"


def _words(value: object) -> str:
    match value:
        case None:
            return "-"
        case dict():
            return "; ".join(f"{name} {_words(inner)}".rstrip() for name, inner in value.items() if inner)
        case list() | tuple():
            between = ", " if any(isinstance(inner, list | tuple | dict) for inner in value) else " "
            return between.join(map(_words, value))
        case _:
            return str(value)
