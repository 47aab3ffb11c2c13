"""The games for Gymnasium: one seat learns, bots play the others.

import gymnasium
import mazzo.research.envs.gymnasium  # registers mazzo/NAME-v0 for each game that has an encoding

env = gymnasium.make("mazzo/NAME-v0", seats=4, seat=0, bots="random")
observation, info = env.reset(seed=1)
env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from mazzo import bots as known_bots
from mazzo.bots.bot import Bot, Maker
from mazzo.bots.own import is_own, maker, name_of
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, shorten
from mazzo.core.play import act
from mazzo.games import GAMES, kit
from mazzo.research.envs._episode import Episode, Observation, action_space, drawn, observation_space
from mazzo.research.envs._numbers import numbers

BotLike = str | Maker
"""A bot's name, its level, `package.module:Class`, `FILE.npz`, or a function that makes a bot from an edition and a
random source.
"""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The game from one seat's point of view.

    seat          the learner's
    bots          who plays the other seats: one for all of them, or a list of one for each, in the order of the seats
    strict        refuse an action that is not legal, instead of playing the default action
    rewards       "win", or "place": every seat behind counts, not only a win
    render_mode   "human" prints after each step, "ansi" returns text
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int = 4,
        edition: str | None = None,
        *,
        seat: int = 0,
        bots: BotLike | Sequence[BotLike] = "random",
        strict: bool = False,
        rewards: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.numbers = numbers(game, seats, edition, options, rewards)
        if seat not in range(seats):
            raise Refused(f"there is no seat {shorten(seat)}; the seats are 0 to {seats - 1}")
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = action_space(self.numbers)
        self.observation_space: gymnasium.spaces.Dict = observation_space(self.numbers)  # type: ignore[assignment]
        self._episode = Episode(self.numbers, strict)
        self._makers = _makers(game, bots, seats, seat)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._begin()
        while self._is_done():  # rare: the game ended before the learner's first decision
            self._begin()
        self._show_human()
        return self._observation()

    def _begin(self) -> None:
        seed = self._episode.deal(self.np_random)
        self._bots = {
            seat: make(self.numbers.edition, Dice(f"{seed} bot {seat}")) for seat, make in self._makers.items()
        }
        self._let_bots_play()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        was_legal = self._episode.act(self.seat, action)
        self._let_bots_play()
        self._show_human()
        observation, info = self._observation()
        info |= {} if was_legal else {"illegal": True}
        return observation, self._episode.earned()[self.seat], self._is_done(), False, info

    def _let_bots_play(self) -> None:
        """Play until the learner has to act. Bots that may act at the same time act in turn order."""
        play = self._episode.play
        while not self._is_done() and (seat := play.to_act[0]) != self.seat:
            act(play, seat, self._bots[seat].choose)

    def _is_done(self) -> bool:
        play = self._episode.play
        return play.over or self.numbers.is_out(play.state, self.seat)

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        observation = self._episode.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, under the name that sb3-contrib's MaskablePPO expects."""
        return self._episode.mask(self.seat).astype(np.bool_)

    def _show_human(self) -> None:
        if self.render_mode == "human":
            print(self._text())

    def render(self) -> str | None:
        """The learner's view as text."""
        return self._text() if self.render_mode == "ansi" else None

    def _text(self) -> str:
        return drawn(self._episode.play.view(self.seat))


def _makers(game: str, bots: BotLike | Sequence[BotLike], seats: int, learner: int) -> dict[int, Maker]:
    others = [seat for seat in range(seats) if seat != learner]
    each: Sequence[BotLike] = [bots] * len(others) if isinstance(bots, str) or callable(bots) else bots
    if len(each) != len(others):
        raise Refused(f"{seats} seats need {len(others)} bots besides the learner, not {len(each)}")
    return {seat: _maker(game, bot) if isinstance(bot, str) else bot for seat, bot in zip(others, each, strict=True)}


def _maker(game: str, bot: str) -> Maker:
    """A bot by its name, its level, its class or its network; refuses one that cannot play."""
    if not is_own(bot):
        return known_bots.get(game, bot)
    name_of(bot, game)
    return maker(bot, game)


for _name, _game in GAMES.items():
    if _game.encode:
        gymnasium.register(
            f"mazzo/{_name.title()}-v0",
            f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point="mazzo.research.envs.vector:VectorSeatEnv" if kit(_name).vector else None,
            kwargs={"game": _name},
        )
