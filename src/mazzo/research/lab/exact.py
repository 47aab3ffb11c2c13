"""How much perfect opponents could win from a bot, on decks so small that the whole tree of a game is walked.

OpenSpiel's NashConv: the sum of what each player gains by the best response to the others, who play as the bot. It is
0 for play that nobody can exploit.
"""

from collections import Counter
from typing import Any

from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import Policy

from mazzo.bots.bot import Maker
from mazzo.core.chance import Dice
from mazzo.core.rules import Seat
from mazzo.research.envs.openspiel import OpenSpielGame, OpenSpielState, load

SAMPLES = 16
"""Sampled choices of a bot in each information state, each with another seed; their shares are its strategy there."""


class BotStrategy(Policy):  # type: ignore[misc]
    """The choices of a bot, as probabilities."""

    def __init__(self, game: OpenSpielGame, make: Maker) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._make = make
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: OpenSpielState, player_id: Seat | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        name = f"{seat} {state.information_state_string(seat)}"
        if name not in self._known:
            self._known[name] = self._strategy(state, seat)
        return self._known[name]

    def _strategy(self, state: OpenSpielState, seat: Seat) -> dict[int, float]:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return {legal[0]: 1.0}
        numbers, tree = state.numbers, state.tree
        view, seen = numbers.game.view(tree.state, seat), [numbers.game.seen(event, seat) for event in tree.events]
        bots = (self._make(numbers.edition, Dice(f"exact {sample}")) for sample in range(SAMPLES))
        counts = Counter(numbers.number_of(bot.choose(view, seen)) for bot in bots)
        return {action: counts[action] / SAMPLES for action in legal}


def exploited(name: str, make: Maker, seats: int, edition: str | None, options: dict[str, Any]) -> float:
    """The NashConv of a bot that plays every seat."""
    game = load(name, seats, edition, **options)
    return float(nash_conv(game, BotStrategy(game, make)))
