"""On tiny decks the coach agrees with brute force: every order of the deck, played through the rules themselves."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from mazzo import Script
from mazzo.coach import advise
from mazzo.core.chance import Dice
from mazzo.games.mantis.coach.solve import solve
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.cards import read_card
from mazzo.games.mantis.rules.editions import Edition, printed
from mazzo.games.mantis.rules.state import State
from mazzo.games.mantis.rules.view import View
from tests.games.positions import lines
from tests.slow import slowly

PLAIN = "r/roy r/rog r/ryg o/roy o/rog y/roy"
DOUBLES = "r/roy r/roy r/rog o/roy o/roy o/rog"
ICONS = "r/roy+raid o/roy+bank y/roy+again r/rog r/ryg+raid o/rog+raid"

Shares = tuple[Fraction, ...]


def tiny(deck: str, hand: int, target: int, icons: str = "both") -> Edition:
    cards = tuple(map(read_card, deck.split()))
    return MANTIS.edition("en", deck=cards, icons=icons, hand=hand, target=target, target_for_two=target)


def alike(edition: Edition, seats: int) -> dict[View, list[State]]:
    groups: dict[View, list[State]] = {}
    for order in permutations(printed(edition)):
        state = MANTIS.deal(edition, seats, Script([order]))
        groups.setdefault(MANTIS.view(state, None), []).append(state)
    return groups


def brute(states: list[State]) -> dict[Action, Shares]:
    """The value of each choice for all seats, if all these states look the same."""
    (seat,) = states[0].to_act
    worth: dict[Action, Shares] = {}
    for action in MANTIS.legal(states[0], seat):
        groups: dict[View, list[State]] = {}
        for state in states:
            after, _ = MANTIS.apply(state, seat, action, Script())
            groups.setdefault(MANTIS.view(after, None), []).append(after)
        total = [Fraction(0)] * states[0].seats
        for group in groups.values():
            share = Fraction(len(group), len(states))
            total = [have + share * more for have, more in zip(total, won(group), strict=True)]
        worth[action] = tuple(total)
    return worth


def won(states: list[State]) -> Shares:
    result = states[0].result
    if result:
        return tuple(Fraction(int(seat in result.winners), len(result.winners)) for seat in range(states[0].seats))
    (seat,) = states[0].to_act
    return max(brute(states).values(), key=lambda shares: shares[seat])


def positions(edition: Edition, seats: int) -> Iterator[tuple[View, list[State]]]:
    """Random games from some deals: each view, and all states that fit it."""
    for number, (view, states) in enumerate(alike(edition, seats).items()):
        if number % 3:
            continue
        group = states
        while not group[0].result:
            yield MANTIS.view(group[0], group[0].to_act[0]), group
            (seat,) = group[0].to_act
            legal = MANTIS.legal(group[0], seat)
            action = legal[Dice(f"{number} {len(group)} {view.pile}").below(len(legal))]
            after = [MANTIS.apply(state, seat, action, Script())[0] for state in group]
            seen = MANTIS.view(after[0], None)
            group = [state for state in after if MANTIS.view(state, None) == seen]


@pytest.mark.parametrize(
    ("deck", "seats", "hand", "target", "icons"),
    [
        (PLAIN, 2, 1, 3, "both"),
        slowly(PLAIN, 3, 1, 9, "both"),
        (DOUBLES, 2, 1, 4, "both"),
        slowly(DOUBLES, 3, 1, 3, "both"),
        (ICONS, 3, 1, 3, "both"),
        (ICONS, 3, 1, 9, "front"),
    ],
)
def test_a_tiny_deck_is_solved_as_brute_force_solves_it(
    deck: str, seats: int, hand: int, target: int, icons: str
) -> None:
    edition = tiny(deck, hand, target, icons)
    checked = 0
    for view, states in positions(edition, seats):
        expected = brute(states)
        assert solve(edition, view) == expected
        advice = advise("mantis", edition, view)
        shown = {option.action: option.win for option in advice.options}
        for action, shares in expected.items():
            assert shown[str(action)].value == pytest.approx(float(shares[view.seat or 0]), abs=1e-12)
            assert shown[str(action)].error == 0
        best = max(shares[view.seat or 0] for shares in expected.values())
        assert expected[MANTIS.read_action(advice.options[0].action)][view.seat or 0] == best
        checked += 1
    assert checked > 8


def test_a_whole_game_is_too_much_to_solve() -> None:
    play = MANTIS.start(4, seed=1)
    assert solve(play.state.edition, play.view(0)) is None
    option = advise("mantis", play.state.edition, play.view(0)).options[0]
    assert option.win.error > 0


@pytest.mark.parametrize(("target", "shown"), [(2, "mantis-wins"), (3, "mantis-wins"), (4, "mantis-score")])
def test_scoring_enough_cards_wins(target: int, shown: str) -> None:
    play = MANTIS.position(lines(f"options: target_for_two={target} | tank 0: rr | tank 1: o | pile: r/roy o/roy"))
    options = advise("mantis", play.state.edition, play.view(0)).options
    score = next(option for option in options if option.action == "score")
    assert (score.note.code, score.note.facts["need"]) == (shown, target)
