"""An exact solver for the end of a game of Mantis: each choice's value for all players if all play to win.

All seats know the same, so a position consists of public facts. Its value is computed recursively over every choice and
every possible card, weighted by probability. Each seat maximises its own chance, and takes the first of equal choices.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from mazzo.core.rules import Seat
from mazzo.games.mantis.bots.planner import NO_LUCK
from mazzo.games.mantis.odds import top_cards
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.cards import read_card, read_face
from mazzo.games.mantis.rules.editions import Edition, printed
from mazzo.games.mantis.rules.rules import apply, legal
from mazzo.games.mantis.rules.state import State, Turn
from mazzo.games.mantis.rules.view import Back, View, back
from mazzo.games.mantis.sampling import with_top

Shares = tuple[Fraction, ...]
"""Each seat's expected share of the win."""

FEW = 12
"""The most cards in the Draw Pile for which it tries to solve a position."""

MOST_POSITIONS = 1500


class TooLarge(Exception):
    """Too many positions lie ahead."""


def solve(edition: Edition, view: View, most: int = MOST_POSITIONS) -> dict[Action, Shares] | None:
    """The expected shares for each legal action; None if the tree is too large."""
    if view.pile > FEW:
        return None
    try:
        return Solver(edition, most).options(replace(view, seat=None, gains=()))
    except TooLarge:
        return None


class Solver:
    def __init__(self, edition: Edition, most: int) -> None:
        self._edition = edition
        self._left = most
        self._solved: dict[object, Shares] = {}

    def options(self, view: View) -> dict[Action, Shares]:
        """The shares for each choice of the seat to act."""
        seat = view.to_act[0]
        if not isinstance(view.phase, Turn):
            card = next(iter(top_cards(self._edition, view)), None)  # any card will do: a raid does not move it
            state = with_top(self._edition, view, card)
            return {action: self._after(state, seat, action, view) for action in legal(state, seat)}
        totals: dict[Action, list[Fraction]] = {}
        for card, chance in top_cards(self._edition, view).items():
            state = with_top(self._edition, view, card)
            below = replace(view, pile=view.pile - 1, turned=(*view.turned, str(card)), top=None)
            for action in legal(state, seat):
                shares = self._after(state, seat, action, below)
                total = totals.setdefault(action, [Fraction(0)] * state.seats)
                totals[action] = [have + chance * share for have, share in zip(total, shares, strict=True)]
        return {action: tuple(total) for action, total in totals.items()}

    def _after(self, state: State, seat: Seat, action: Action, seen: View) -> Shares:
        """The shares after a choice. The state has the true top card; `seen` has the cards turned over so far."""
        after, _ = apply(state, seat, action, NO_LUCK)
        if after.result:
            winners = after.result.winners
            return tuple(Fraction(int(each in winners), len(winners)) for each in range(after.seats))
        following = replace(
            seen, tanks=tuple(after.tanks), scores=tuple(after.scores), phase=after.phase, to_act=after.to_act, legal=()
        )
        if seen.top is not None or not seen.pile:
            return self._worth(following)
        total = [Fraction(0)] * after.seats
        for top, chance in next_backs(self._edition, following):
            shares = self._worth(replace(following, top=top))
            total = [have + chance * share for have, share in zip(total, shares, strict=True)]
        return tuple(total)

    def _worth(self, view: View) -> Shares:
        tanks = tuple(tuple(sorted(tank)) for tank in view.tanks)
        key = tanks, view.scores, view.top, view.phase, tuple(sorted(view.turned))
        if key not in self._solved:
            self._left -= 1
            if self._left < 0:
                raise TooLarge
            seat = view.to_act[0]
            self._solved[key] = max(self.options(view).values(), key=lambda shares: shares[seat])
        return self._solved[key]


def next_backs(edition: Edition, view: View) -> Iterator[tuple[Back, Fraction]]:
    """The possible backs of the next card, with their probabilities before it is seen (rule 9.5)."""
    left = Counter(printed(edition))
    left.subtract(map(read_card, view.turned))
    alike = Counter(card.face for card in left.elements())
    dealt = Counter(map(read_face, view.dealt))
    weights: dict[Back, Fraction] = {}
    for card, copies in left.items():
        if copies and (in_pile := alike[card.face] - dealt[card.face]):
            seen = back(edition, card)
            weights[seen] = weights.get(seen, Fraction(0)) + Fraction(copies * in_pile, alike[card.face])
    whole = sum(weights.values())
    for seen, weight in weights.items():
        yield seen, weight / whole
