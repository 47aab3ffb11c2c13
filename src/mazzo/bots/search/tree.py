"""Information-set Monte Carlo tree search: a tree of what the searching seat can tell apart, grown game by game.

Each imagined game begins with a state that the seat cannot tell from the true one, drawn from its beliefs. It goes down
the tree, where everybody does what served them best so far or was tried least (UCB, counting only how often a choice
was there: it is not in every state); takes one step beyond the tree; and is estimated from there. Below the root
everybody does what they probably do, until a place was met often: a second is short, and trying whatever there is would
count against a choice that leaves its own seat to act, and for one that leaves it to others. Where several seats may
act, they do so in turn order, except that the searching seat acts first at the root: it is the one who is asked.
"""

from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from typing import Any, Protocol

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat

CURIOSITY = 0.25
"""How much a choice that was tried little is worth trying."""

OFTEN = 30
"""Below the root a place is met so often for each choice that is tried there beside the likely one."""

USUAL_SPREAD = 0.3  # of estimates after the same choice
USUAL_GAMES = 8


class Model(Protocol):
    """What a search has to know of a game, beside its rules. It is made for one view."""

    def world(self, luck: Chance) -> Any:
        """A state that the seat cannot tell from the true one."""

    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        """What a seat may do, less what is not worth a thought; never nothing."""

    def likely(self, state: Any, seat: Seat, luck: Chance) -> Any:
        """What a seat probably does: tried first. It must be legal."""

    def apply(self, state: Any, seat: Seat, action: Any, luck: Chance) -> tuple[Any, Hashable]:
        """The state after an action, and what the searching seat sees of what happened."""

    def estimate(self, state: Any, luck: Chance) -> Sequence[float]:
        """How likely each seat is to win, by playing on a little or to the end."""


class Choice:
    """An action in the tree, and what it led to."""

    __slots__ = ("after", "squares", "there", "total", "tried")

    def __init__(self) -> None:
        self.tried = 0
        self.there = 0  # how often it could have been chosen
        self.total = 0.0  # wins of the seat that chooses
        self.squares = 0.0
        self.after: dict[Hashable, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, as if there had been some more games of the usual spread: few tell little."""
        if not self.tried:
            return 1.0
        spread = max(0.0, self.squares - self.tried * self.mean**2) + USUAL_GAMES * USUAL_SPREAD**2
        return sqrt(spread / (self.tried + USUAL_GAMES) / self.tried)

    def learn(self, reward: float) -> None:
        self.tried += 1
        self.total += reward
        self.squares += reward * reward


Node = dict[Any, Choice]
"""What was thought of where the searching seat sees the same, by action."""


def grow(model: Model, seat: Seat, luck: Chance, goes_on: Callable[[int], bool]) -> Node:
    """The root of the tree, after as many imagined games as there is time for."""
    root: Node = {}
    games = 0
    while goes_on(games):
        imagine(model, root, seat, luck)
        games += 1
    return root


def imagine(model: Model, node: Node, seat: Seat, luck: Chance) -> None:
    """One game, from the root to an estimate, and what everybody on the way learns from it."""
    state = model.world(luck)
    path: list[tuple[Choice, Seat]] = []
    while True:
        choice, action = pick(model, node, state, seat, luck, often=OFTEN if path else 0)
        state, sight = model.apply(state, seat, action, luck)
        path.append((choice, seat))
        if state.result or not choice.tried:
            break
        node = choice.after.setdefault(sight, {})
        seat = state.to_act[0]
    rewards = won(state) if state.result else model.estimate(state, luck)
    for choice, chooser in path:
        choice.learn(rewards[chooser])


def pick(model: Model, node: Node, state: Any, seat: Seat, luck: Chance, *, often: int) -> tuple[Choice, Any]:
    """The choice that looks best, or that was tried least, of those that are tried yet."""
    actions = model.legal(state, seat)
    choices = [node.setdefault(action, Choice()) for action in actions]
    for choice in choices:
        choice.there += 1
    tried = [place for place, choice in enumerate(choices) if choice.tried]
    games = sum(choices[place].tried for place in tried)
    if not tried or games < often:
        likely = model.likely(state, seat, luck)
        place = actions.index(likely) if likely in actions else luck.below(len(actions))
    elif len(tried) < len(actions) and len(tried) * often <= games:
        untried = [place for place, choice in enumerate(choices) if not choice.tried]
        place = untried[luck.below(len(untried))]
    else:
        place = max(tried, key=lambda each: promise(choices[each]))
    return choices[place], actions[place]


def promise(choice: Choice) -> float:
    return choice.mean + CURIOSITY * sqrt(log(choice.there) / choice.tried)


def won(state: Any) -> list[float]:
    """The share of each seat in a win."""
    found: list[float] = state.result.shares(state.seats)
    return found
