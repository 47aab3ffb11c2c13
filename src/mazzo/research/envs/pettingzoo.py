"""The games for PettingZoo.

    from mazzo.research.envs import pettingzoo

    env = pettingzoo.env("NAME", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        out = termination or truncation
        env.step(None if out else env.action_space(agent).sample(observation["action_mask"]))

In `env` one seat acts at a time. When several may act, they act in turn order, whatever they hold, and later
ones see what earlier ones did. In `parallel_env` they act at the same time, as at a real table, without seeing each
other's actions. PettingZoo's conversions of `env` would not do this, so it is a separate environment.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo import ParallelEnv as AnyParallelEnv

from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.research.envs._episode import Episode, Observation, action_space, drawn, observation_space
from mazzo.research.envs._numbers import numbers

METADATA = {"render_modes": ["human", "ansi"], "render_fps": 1, "is_parallelizable": False}


class _Seats:
    """The shared part of both kinds of environment: a game, its seats as agents, their spaces."""

    metadata: dict[str, Any]
    agents: list[str]
    possible_agents: list[str]
    extra = 0  # actions beyond those of the game

    def __init__(
        self,
        game: str,
        seats: int = 4,
        edition: str | None = None,
        *,
        max_cycles: int | None = None,
        strict: bool = False,
        rewards: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.numbers = numbers(game, seats, edition, options, rewards)
        self.metadata = {**METADATA, "name": f"mazzo_{game}_v0"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.action_spaces = {agent: action_space(self.numbers, self.extra) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.numbers, self.extra) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._episode = Episode(self.numbers, strict)
        self.agents = []
        self._chance: np.random.Generator | None = None

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self._episode.deal(self._chance)
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> Seat:
        return self._seat_of[agent]

    def _asked(self) -> list[str]:
        """The seats that may act now, in turn order."""
        return [self.possible_agents[seat] for seat in self._episode.play.to_act]

    def _terminations(self) -> dict[str, bool]:
        play = self._episode.play
        return {agent: play.over or self.numbers.is_out(play.state, self._seat(agent)) for agent in self.agents}

    def _show(self, seat: Seat | None) -> str | None:
        text = drawn(self._episode.play.view(seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None: ...


class Env(_Seats, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One seat acts at a time. It validates calls itself; PettingZoo's wrappers would take half of the time."""

    metadata: ClassVar[dict[str, Any]] = METADATA  # type: ignore[misc]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._deal(seed)
        self._decisions = 0
        self._earned = [0.0] * len(self.agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()[0]

    def observe(self, agent: str) -> Observation:
        return self._episode.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Refused("nobody is left to act; start a game with reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.numbers.actions:
            raise Refused(f"{action} is not an action; the actions are 0 to {self.numbers.actions - 1}")
        episode = self._episode
        self.infos[agent] = {} if episode.act(self._seat_of[agent], action) else {"illegal": True}
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        before, self._earned = self._earned, episode.earned()
        to_act = episode.play.state.to_act
        self.agent_selection = self.possible_agents[to_act[0]] if to_act else agent
        if before != self._earned or (self.max_cycles is not None and self._is_late()):
            self._end_for_some(before)
        elif any(self.rewards.values()):
            self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.render_mode == "human":
            self.render()

    def _end_for_some(self, before: Sequence[float]) -> None:
        """End the game for seats that are out, or for all if it is over or cut short."""
        self.rewards = {each: self._earned[seat] - before[seat] for each in self.agents for seat in [self._seat(each)]}
        self.terminations = self._terminations()
        self.truncations = dict.fromkeys(self.agents, self._is_late() and not self._episode.play.over)
        self._accumulate_rewards()
        self._deads_step_first()

    def _is_late(self) -> bool:
        """Whether the limit of cycles is reached. A cycle is one decision per seat."""
        return self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.possible_agents)

    def render(self) -> str | None:
        """The view of the seat to act, as text."""
        return self._show(self._seat(self.agent_selection)) if self.render_mode else None


class ParallelEnv(_Seats, AnyParallelEnv[str, Observation, int | None]):  # type: ignore[misc]
    """All seats that may act do so together. The others have one legal action, the last number: wait."""

    extra = 1

    metadata: ClassVar[dict[str, Any]] = METADATA  # type: ignore[misc]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(self._seat(agent)) for agent in self.agents}

    def _observation(self, seat: Seat) -> Observation:
        seen = self._episode.observe(seat)
        waits = seat not in self._episode.play.to_act
        return {**seen, "action_mask": np.append(seen["action_mask"], np.int8(waits))}

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        before = self._episode.earned()
        infos = self._act(actions)
        self._cycles += 1
        after = self._episode.earned()
        rewards = {agent: after[seat] - before[seat] for agent in self.agents for seat in [self._seat(agent)]}
        terminations = self._terminations()
        is_late = self.max_cycles is not None and self._cycles >= self.max_cycles and not self._episode.play.over
        truncations = dict.fromkeys(self.agents, is_late)
        observations = self._observations()
        self.agents = [agent for agent in self.agents if not (terminations[agent] or truncations[agent])]
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _act(self, actions: dict[str, int | None]) -> dict[str, dict[str, Any]]:
        """Apply the actions in turn order, until one changes which of the others may act."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        waiting = self._asked()
        while waiting and waiting == self._asked():
            agent, *waiting = waiting
            if not self._episode.act(self._seat(agent), actions.get(agent)):
                infos[agent] = {"illegal": True}
        return infos

    def render(self) -> str | None:
        """All views as text."""
        return self._show(None) if self.render_mode else None


def env(game: str, seats: int = 4, edition: str | None = None, **settings: Any) -> Env:
    """A game in which one seat acts at a time.

    Settings are the options of the edition (`target=12`), and besides:
    max_cycles    the game is cut short after this many decisions for each seat on average; never, if not given
    strict        refuse an action that is not legal, instead of playing the default action
    rewards       "win", or "place": every seat behind counts, not only a win
    render_mode   "human" prints after each step, "ansi" returns text
    """
    return Env(game, seats, edition, **settings)


def parallel_env(game: str, seats: int = 4, edition: str | None = None, **settings: Any) -> ParallelEnv:
    """A game in which all seats that may act do so together. The settings are those of `env`; a cycle is a step."""
    return ParallelEnv(game, seats, edition, **settings)
