"""The coach's danger agrees with counting every pile, and its advice uses only what the seat may know."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

import mazzo
from mazzo.coach import advise
from mazzo.coach.advice import Advice
from mazzo.games.kittens.beliefs import unseen
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.coach.advice import reason
from mazzo.games.kittens.coach.chances import DEFUSED, effect_of_kitten, luck_of_draw, seen_by_all, with_shuffled_piles
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Insert
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.view import View
from tests.games.kittens.positions import position


def advice_at(text: str, seat: int = 0) -> tuple[Advice, View]:
    play = position(text)
    view = play.view(seat)
    return advise("kittens", play.state.edition, view), view


SMALL = "seat 0: defuse skip | seat 1: see nope | pile: kitten shuffle see"


def test_the_danger_is_that_of_counting_every_pile() -> None:
    advice, view = advice_at(SMALL)
    hidden = [card for card, count in unseen(view).items() for _ in range(count)]
    held = view.hands[1]  # in each order, first what the other holds, then the pile
    tops = Counter(order[held] for order in permutations(hidden) if Card.KITTEN not in order[:held])
    assert advice.danger
    assert advice.danger.value == pytest.approx(float(Fraction(tops[Card.KITTEN], tops.total())))
    assert advice.danger.low == advice.danger.high == advice.danger.value
    assert advice.danger.read is None  # before any action
    draw = next(option for option in advice.options if option.action == "draw")
    kitten = next(outcome for outcome in draw.outcomes if outcome.note.code == "kittens-kitten")
    assert Fraction(kitten.ways, kitten.of) == Fraction(tops[Card.KITTEN], tops.total())


def after_a_look() -> Advice:
    """Seat 0 has looked at the top cards, and found a kitten there."""
    play = position("seat 0: defuse skip see | seat 1: nope | pile: kitten shuffle tacocat beard potato")
    play.apply(0, "see")
    play.apply(1, "pass")
    return advise("kittens", play.state.edition, play.view(0))


def test_a_kitten_that_was_seen_is_certain_and_is_not_drawn() -> None:
    advice = after_a_look()
    assert advice.danger
    assert advice.danger.low == 1
    assert advice.options[0].action == "skip"
    top = advice.known[0]
    assert (top.code, top.facts) == ("kittens-known-place", {"place": 1, "card": "kitten"})


def test_an_exploded_player_in_a_duel_has_certainly_lost() -> None:
    play = position("seat 0: tacocat see | seat 1: nope | pile: kitten shuffle beard")
    play.apply(0, "see")
    play.apply(1, "pass")
    (draw,) = advise("kittens", play.state.edition, play.view(0)).options
    assert (draw.action, draw.win.value) == ("draw", 0)


def test_every_choice_of_whole_games_has_its_reason() -> None:
    for seed in range(3):
        play = mazzo.get("kittens").start(3, seed=seed, edition=("it", "2015", "2025")[seed])
        for _ in range(20):
            if play.over:
                break
            seat = play.to_act[0]
            advice = advise("kittens", play.state.edition, play.view(seat), play.seen(seat))
            told = [option.action for option in advice.options]
            legal = [str(action) for action in play.legal(seat)]
            assert set(told) <= set(legal)
            assert all(0 <= option.win.value <= 1 and option.loss >= 0 for option in advice.options)
            assert advice.options[0].loss == 0
            play.apply(seat, told[seed % len(told)])


def test_a_kitten_that_another_put_back_is_suspected_on_top() -> None:
    play = position("seat 0: defuse see | seat 1: skip tacocat | pile: kitten shuffle beard potato see see")
    play.apply(0, "draw")
    play.apply(0, "insert 0")
    advice = advise("kittens", play.state.edition, play.view(1), play.seen(1))
    assert advice.danger
    assert advice.danger.high == 1
    assert advice.danger.value == pytest.approx(1 / 6)
    assert advice.danger.read
    assert advice.danger.read > 0.5
    assert advice.options[0].action == "skip"


def test_sampled_piles_have_each_card_at_each_place_equally_often() -> None:
    state = KITTENS.start(3, seed=1).state
    samples = with_shuffled_piles(state, len(state.pile))
    for cards in zip(*(sampled.pile for sampled in samples), strict=True):
        assert Counter(cards) == Counter(state.pile)
    assert len({sampled.pile for sampled in with_shuffled_piles(state, 2 * len(state.pile))}) == 2 * len(state.pile)


def test_few_samples_of_a_large_pile_spread_each_card_over_both_halves() -> None:
    state = KITTENS.start(3, seed=1).state
    half = len(state.pile) // 2
    samples = with_shuffled_piles(state, half)
    above = Counter(card for sampled in samples for card in sampled.pile[:half])
    for card, count in Counter(state.pile).items():
        assert above[card] == pytest.approx(len(samples) * count / 2, abs=count)


DRAWING = "seat 0: skip see | seat 1: nope defuse | seat 2: tacocat | pile: kitten shuffle see kitten beard"


def test_the_luck_of_a_draw_is_zero_on_average() -> None:
    state = position(DRAWING).state
    assert luck_of_draw(state) == pytest.approx(1 - 2 / 5)
    assert sum(map(luck_of_draw, with_shuffled_piles(state, 5))) == pytest.approx(0)


def test_this_holds_while_a_player_knows_the_place_of_another_kitten() -> None:
    play = position(DRAWING.replace("skip see", "defuse"))
    play.apply(0, "draw")
    play.apply(0, "insert 3")
    assert luck_of_draw(play.state) == pytest.approx(-1 / 4)
    assert sum(map(luck_of_draw, with_shuffled_piles(play.state, 4))) == pytest.approx(0)


def test_a_card_that_a_player_remembers_is_no_luck() -> None:
    play = position(DRAWING)
    play.apply(0, "see")
    play.apply(1, "pass")
    play.apply(2, "pass")
    assert luck_of_draw(play.state) == 0


def test_the_others_share_the_chance_of_a_seat_that_draws_a_kitten() -> None:
    state = position(DRAWING).state
    assert effect_of_kitten(state, np.array([0.5, 0.3, 0.2])) == pytest.approx([-0.5, 0.3, 0.2])
    saved = position(DRAWING.replace("skip see", "skip defuse")).state
    assert effect_of_kitten(saved, np.array([0.5, 0.3, 0.2])) == pytest.approx(DEFUSED * np.array([-0.5, 0.3, 0.2]))
    duel = position(DRAWING.replace("nope defuse", "out").replace("kitten beard", "beard")).state
    assert effect_of_kitten(duel, np.array([0.5, 0.3, 0.2])) == pytest.approx([-0.5, 0, 0.5])


@pytest.mark.parametrize("chances", [[0.0, 0.6, 0.4], [1.0, 0.0, 0.0]])
def test_a_kitten_changes_nothing_where_the_game_is_decided(chances: list[float]) -> None:
    assert not effect_of_kitten(position(DRAWING).state, np.array(chances)).any()


def test_an_observer_gives_all_chances_to_those_alive() -> None:
    play = position("seat 0: skip see | seat 1: out | seat 2: defuse tacocat | pile: shuffle kitten see beard")
    first, out, last = seen_by_all(play)
    assert out == 0
    assert first + last == pytest.approx(1)


def test_the_networks_own_choice_changes_no_chances() -> None:
    play = position(
        "seat 0: skip see | seat 1: nope defuse | seat 2: tacocat attack | pile: kitten shuffle see beard kitten"
    )
    for seat, action in enumerate(("see", "pass", "pass")):
        play.apply(seat, action)
    before = seen_by_all(play)
    play.apply(0, "skip")
    announced = seen_by_all(play)
    play.apply(1, "pass")
    assert before == announced == seen_by_all(play)
    play.apply(2, "pass")
    play.apply(1, "draw")
    assert before != seen_by_all(play)


def test_chances_add_up_to_one_with_a_large_effect_of_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(effect_of_kitten.__globals__, "DEFUSED", 100.0)
    found = seen_by_all(KITTENS.start(3, seed=1))
    assert min(found) >= 0
    assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize(
    ("nopes", "told"),
    [
        ("", {"nope": "kittens-would-stop", "pass": "kittens-would-happen"}),
        ("1", {"nope": "kittens-would-happen", "pass": "kittens-would-stop"}),
        ("1 2", {"nope": "kittens-would-stop", "pass": "kittens-would-happen"}),
    ],
)
def test_a_nope_stops_an_action_and_another_lets_it_happen(nopes: str, told: dict[str, str]) -> None:
    asked = 2 if nopes == "1" else 1
    play = position(f"""
        seat 0: defuse
        seat 1: nope
        seat 2: nope
        pile: kitten kitten shuffle
        discard: skip {"nope " * len(nopes.split())}
        phase: reaction
        announced: 0 skip
        nopes: {nopes}
        waiting: {asked}
    """)
    advice = advise("kittens", play.state.edition, play.view(asked), play.seen(asked))
    assert {option.action: option.note.code for option in advice.options} == told


@pytest.mark.parametrize(("place", "turns", "told"), [(0, 1, 1), (1, 1, 2), (2, 1, 0), (0, 2, 0), (1, 2, 1), (2, 2, 2)])
def test_the_coach_names_the_player_who_draws_a_returned_kitten(place: int, turns: int, told: int) -> None:
    """The seats draw one after another; who owes two turns draws once more first."""
    play = position(
        "seat 0: defuse | seat 1: skip | seat 2: skip | pile: shuffle shuffle kitten | "
        f"turn: 0 owes {turns}{', attacked' if turns > 1 else ''} | phase: inserting"
    )
    look = Outlook(play.view(0), play.seen(0), play.state.edition)
    note = reason(look, Insert(place))
    assert note.code == ("kittens-insert-own" if told == 0 else "kittens-insert")
    assert note.facts.get("seat", 0) == told
