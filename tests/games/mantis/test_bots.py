"""The bots for Mantis, in positions with a clear best choice."""

from fractions import Fraction

import pytest

import mazzo
from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.games import AnyPlay
from mazzo.games.mantis.bots.planner import Planner, win_chances
from mazzo.games.mantis.bots.simple import Greedy, Scorer
from mazzo.games.mantis.bots.worth import Habits, Judge, habits, weights
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.odds import top_cards
from mazzo.games.mantis.rules.actions import Raid, Score, Steal
from mazzo.games.mantis.rules.cards import COLORS
from mazzo.games.mantis.rules.state import Raiding, State
from mazzo.games.mantis.sampling import sample
from tests.games.settings import Setting, playing, settings, soon_or_slowly

NAMES = [name for name in bots.catalog_of("mantis").bots if name != "search"]


def position(**changes: object) -> State:
    """A deal for four with these changes."""
    state = MANTIS.start(4, seed="position").state
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def tanks(state: State, *letters: str) -> None:
    """Fill the Tanks: a digit for each colour of the top card's back is the number of cards."""
    colors = state.cards[0].back
    state.tanks = [
        tuple(color for color, count in zip(colors, text, strict=True) for _ in range(int(count))) for text in letters
    ]


def choice(bot: type, state: State, seat: int = 0) -> object:
    return bot(state.edition, Dice("luck")).choose(MANTIS.view(state, seat), ())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setting", soon_or_slowly(settings(MANTIS)), ids=str)
def test_every_bot_plays_every_setting_and_repeats_a_game_with_the_same_seed(name: str, setting: Setting) -> None:
    def played() -> AnyPlay:
        play = setting.start("bots")
        made = [bots.get("mantis", name)(play.state.edition, Dice(f"bot {seat}")) for seat in range(setting.seats)]
        mazzo.play_out(play, [bot.choose for bot in made])
        return play

    play = played()
    assert play.over
    assert play.moves == played().moves


def test_a_scorer_always_scores() -> None:
    state = position()
    tanks(state, "000", "999", "000", "000")
    assert choice(Scorer, state) == Score()


@pytest.mark.parametrize("seed", range(20))
def test_a_greedy_bot_expects_the_most_cards(seed: int) -> None:
    """Compared with the sum over all possible cards."""
    for play in playing(Setting(MANTIS, "it", 4), seed):
        if play.over or not isinstance(play.legal(play.to_act[0])[0], Score):
            continue
        view = play.view(play.to_act[0])
        expected = {
            action: sum(
                (chance * matched(view.tanks[getattr(action, "target", view.seat)].count(card.front)))
                for card, chance in top_cards(play.state.edition, view).items()
            )
            for action in view.legal
        }
        best = max(expected.values())
        assert expected[Greedy(play.state.edition, Dice("luck")).choose(view, ())] == best


def matched(lying: int) -> Fraction:
    return Fraction(lying + 1 if lying else 0)


def test_a_planner_scores_what_wins_now() -> None:
    state = position(scores=[8, 0, 0, 0])
    tanks(state, "111", "555", "000", "000")
    assert choice(Planner, state) == Score()


def test_a_planner_takes_from_the_player_who_is_about_to_win() -> None:
    state = position(scores=[0, 9, 0, 0])
    tanks(state, "000", "333", "333", "333")
    assert choice(Planner, state) == Steal(1)


def test_a_planner_raids_the_one_who_is_about_to_win() -> None:
    """With 8 cards any match wins, with 7 none does; with 9 or 8 it is the same."""
    state = MANTIS.start(4, "it", seed="raid").state
    state.scores, state.tanks, state.phase = [3, 8, 1, 1], [COLORS[:4]] * 4, Raiding((0,))
    assert choice(Planner, state) == Raid(1)


def test_a_planner_raids_its_way_to_the_win() -> None:
    state = MANTIS.start(4, "it", seed="raid").state
    state.scores, state.phase = [9, 2, 2, 2], Raiding((0,))
    chances = win_chances(state.edition, MANTIS.view(state, 0))
    assert set(chances.values()) == {1.0}


def test_the_last_card_is_weighed_by_the_rules_for_the_end() -> None:
    state = position(scores=[5, 5, 0, 0])
    state.cards = state.cards[:1]
    tanks(state, "000", "300", "000", "000")
    chances = win_chances(state.edition, MANTIS.view(state, 0))
    assert chances[Score()] == 0.0  # seat 1 has the fuller Tank in any case
    assert 0.0 < chances[Steal(1)] < 1.0


@pytest.mark.parametrize("seats", range(2, 7))
def test_win_chances_are_chances(seats: int) -> None:
    for play in playing(Setting(MANTIS, "en", seats), "chances"):
        if not play.over:
            state = play.state
            found = Judge(seats, state.target, 0).chances(state.tanks, state.scores, state.turn or 0)
            assert sum(found) == pytest.approx(1)
            assert all(0 < chance < 1 for chance in found)


def test_there_are_weights_for_every_number_of_seats() -> None:
    assert sorted(weights()) == [2, 3, 4, 5, 6]
    for seats, found in weights().items():
        assert len(found.by_place) == 2 * seats
        assert {len(neuron) for neuron in found.neurons} == {len(found.by_place[0]) + 2 * seats + len(Habits())}


def test_cards_in_the_score_pile_make_a_win_likelier() -> None:
    state = position()
    judge = Judge(4, 10, 0)
    chances = [judge.chances(state.tanks, [score, 3, 3, 3], 1)[0] for score in (2, 4, 6, 8)]
    assert chances == sorted(chances)


def test_habits_count_the_actions_of_the_others() -> None:
    play = MANTIS.start(3, seed="habits")
    for _ in range(6):
        play.apply(play.to_act[0], Steal(0) if play.to_act[0] else Score())
    found = habits(play.seen(0), 0)
    assert found.steals == (4 + 1) / (4 + 2)  # both others stole twice, and nothing is certain
    assert habits((), 0) == Habits()


@pytest.mark.parametrize("edition", ["en", "it"])
def test_a_sampled_pile_looks_like_the_true_one(edition: str) -> None:
    source = Dice("worlds")
    for play in playing(Setting(MANTIS, edition, 4), "worlds"):
        seat = play.to_act[0] if play.to_act else 0
        view = play.view(seat)
        sampled = sample(play.state.edition, view, source)
        seen = MANTIS.view(sampled, seat)
        assert (seen.top, seen.pile, seen.tanks, seen.scores) == (view.top, view.pile, view.tanks, view.scores)
        assert sorted(map(str, seen.legal)) == sorted(map(str, view.legal))


def test_sampled_top_cards_follow_the_exact_odds() -> None:
    play = MANTIS.start(4, seed="odds")
    view, source = play.view(0), Dice("many worlds")
    tops = [sample(play.state.edition, view, source).cards[0] for _ in range(1500)]
    for card, chance in top_cards(play.state.edition, view).items():
        assert tops.count(card) / len(tops) == pytest.approx(float(chance), abs=0.05)
