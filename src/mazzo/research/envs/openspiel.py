"""The games for OpenSpiel: python_mazzo_NAME, for each game that has an encoding.

    import pyspiel
    import mazzo.research.envs.openspiel  # registers them

    game = pyspiel.load_game('python_mazzo_NAME(players=3,edition="2015")')
    tiny = mazzo.research.envs.openspiel.load(name, players=2, hand=1)

All chance is explicit, in chance nodes with few outcomes. A game may define them in its module `chance`; otherwise a
shuffle is decided card by card. Players who may act at the same time act in turn order.
"""

import json
from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from mazzo.core.chance import Dice
from mazzo.core.notation import to_json
from mazzo.core.rules import Seat
from mazzo.games import GAMES, kit
from mazzo.research.envs._numbers import PLACE, numbers
from mazzo.research.envs._replayed import ReplayedTree

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

RECALL = 4
"""How many own decisions an information state tensor has, besides the present one."""


def load(name: str, players: int = 4, edition: str | None = None, **options: Any) -> pyspiel.Game:
    """The game of that name, with options of its edition."""
    parameters = {
        "players": players,
        "edition": f'"{edition or next(iter(GAMES[name].editions))}"',
        "options": to_json(options).replace(",", ";") if options else "",
    }
    return pyspiel.load_game(f"python_mazzo_{name}", parameters)


def _kind(name: str) -> pyspiel.GameType:
    """OpenSpiel's description of a game, needed before it is loaded.

    An edition may stand in quotes, and must if OpenSpiel would read it as a number. Options are JSON with semicolons
    for commas, since commas separate parameters.
    """
    game = GAMES[name]
    editions = game.editions.values()
    return pyspiel.GameType(
        short_name=f"python_mazzo_{name}",
        long_name=f"Mazzo: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(edition.most_seats for edition in editions),
        min_num_players=min(edition.fewest_seats for edition in editions),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 4,
            "edition": next(iter(game.editions)),
            "options": "",
            "rewards": "win",
            "recall": RECALL,
        },
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """The shared part of all games."""

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]
    tree: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = self.kind.parameter_specification | (parameters or {})
        options = json.loads(given["options"].replace(";", ",") or "{}")
        edition = given["edition"].strip('"')
        self.numbers = numbers(self.name, given["players"], edition, options, given["rewards"])
        self.recall = given["recall"]
        seats = self.numbers.seats
        self.start = self.tree(self.numbers.edition, seats)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions,
            max_chance_outcomes=self.start.most_outcomes(self.numbers.edition, seats),
            num_players=seats,
            min_utility=-1.0 if given["rewards"] == PLACE else -1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.numbers.encoding.longest,
        )
        super().__init__(self.kind, information, parameters or {})

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        if parameters:
            raise ValueError(f"there are no parameters for observations; {parameters} were given")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.numbers = game.numbers
        self.tree = copy(game.start)  # trees change nothing in place
        self.recall = game.recall
        self.own = OwnDecisions()
        self.player = self._next_player()

    def _next_player(self) -> int:
        if self.tree.outcomes:
            return CHANCE
        return TERMINAL if self.tree.state.result else int(self.tree.state.to_act[0])

    def current_player(self) -> int:
        return self.player  # OpenSpiel calls it nine times for a decision

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(map(self.numbers.number_of, self.numbers.game.legal(self.tree.state, player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.tree.outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self.tree.outcomes:
            self.tree.tell(action)
        else:
            seat = self.tree.state.to_act[0]
            self.own = self.own.and_one(seat, OwnDecision(self.tree.state, self.tree.events, action), self.recall)
            self.tree.act(seat, self.numbers.action_of(action))
        self.player = self._next_player()

    def _action_to_string(self, player: Seat, action: int) -> str:
        return self.tree.name(action) if player == CHANCE else str(self.numbers.action_of(action))

    def returns(self) -> list[float]:
        return (
            self.numbers.earned(self.tree.state, self.tree.events) if self.is_terminal() else [0.0] * self.numbers.seats
        )

    def __str__(self) -> str:
        dealt = self.numbers.game.write_position(self.tree.state) if self.tree.state else ""
        return dealt + "".join(f"luck {self.tree.name(number)} {odds:.6f}\n" for number, odds in self.tree.outcomes)

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "OpenSpielState":
        """A random state that the player cannot distinguish from this one, for ISMCTS and similar methods.

        It stands at a decision, as this one does. Other players' earlier memories are left out.
        """
        if self.tree.outcomes or self.is_terminal():
            raise ValueError("resampling works only at a decision")
        copied: OpenSpielState = self.clone()
        copied.tree = self.tree.as_seen_by(player, Dice(" ".join(f"{sampler():.17f}" for _ in range(4))))
        return copied

    def seen(self, seat: Seat) -> str:
        """A seat's view as text."""
        return to_json(self.numbers.game.view(self.tree.state, seat)) if self.tree.state else ""

    def remembered(self, seat: Seat) -> str:
        """Everything a seat ever saw: the events line by line, and its view now.

        Its own actions, its deal and its earlier views follow from these.
        """
        events = (to_json(self.numbers.game.seen(event, seat)) for event in self.tree.events)
        return "\n".join([*events, self.seen(seat)])


class OwnDecision(NamedTuple):
    """What a player knew when it decided, and the number of its action."""

    state: Any
    events: tuple[Any, ...]
    action: int


class OwnDecisions(dict[Seat, tuple[OwnDecision, ...]]):
    """The last decisions of each player, the oldest first. It never changes."""

    def and_one(self, seat: Seat, decision: OwnDecision, most: int) -> "OwnDecisions":
        return OwnDecisions({**self, seat: (*self.get(seat, ()), decision)[-most:] if most else ()})

    def __deepcopy__(self, _: object) -> "OwnDecisions":
        return self


class Observer:
    """Observes a state from one seat: as strings, and as numbers.

    With recall, the numbers are the present observation and those of the last own decisions, the newest first, each
    after the number of its action, counted from 1. Decisions that were not made are 0.
    """

    def __init__(self, game: OpenSpielGame, kind: pyspiel.IIGObservationType) -> None:
        self._recalls = kind.perfect_recall
        parts = dict(game.numbers.encoding.parts)
        if self._recalls:
            parts |= {"decisions": game.recall * (1 + sum(parts.values()))}
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        ends = np.cumsum(list(parts.values()))[:-1]
        self.dict: dict[str, Any] = dict(zip(parts, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: OpenSpielState, player: Seat) -> None:
        see, tree = state.numbers.encoding.see, state.tree
        self.tensor[:] = 0
        if not tree.state:
            return
        numbers = [*see(tree.state, player, tree.events)]
        if self._recalls:
            for decision in reversed(state.own.get(player, ())):
                numbers += [decision.action + 1, *see(decision.state, player, decision.events)]
        self.tensor[: len(numbers)] = numbers

    def string_from(self, state: OpenSpielState, player: Seat) -> str:
        return state.remembered(player) if self._recalls else state.seen(player)


for _name in GAMES:
    if not GAMES[_name].encode:
        continue
    _tree: Any = kit(_name).part("chance", type) or partial(ReplayedTree, GAMES[_name])
    _game: Any = type(
        f"{_name.title()}Game",
        (OpenSpielGame,),
        {"name": _name, "kind": _kind(_name), "tree": staticmethod(_tree)},
    )
    globals()[_game.__name__] = _game  # where pickle looks for it
    pyspiel.register_game(_game.kind, _game)
