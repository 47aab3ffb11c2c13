"""The searching bot: it keeps to its budget, and finds the right moves."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import mazzo
from mazzo.bots import searching
from mazzo.bots.expert.player import Opinion
from mazzo.bots.search import Search, Searching, searcher
from mazzo.bots.search.trials import Trials
from mazzo.bots.search.weighing import Trust, at_most_0, weighed
from mazzo.core.chance import Dice
from mazzo.games import GAMES
from mazzo.games.kittens.bots.lookahead import SEARCHING as KITTENS_SEARCHING
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Draw, Insert
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.mantis.bots.lookahead import SEARCHING as MANTIS_SEARCHING
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.actions import Score
from tests.slow import slowly


@pytest.mark.parametrize(("game", "seats"), [("mantis", 2), slowly("mantis", 3), slowly("kittens", 2)])
def test_search_plays_to_the_end_and_repeats_a_game_with_the_same_seed(game: str, seats: int) -> None:
    def moves() -> list[tuple[int, object]]:
        play = mazzo.get(game).start(seats, seed="search")
        make = searcher(searching(game), samples=2)
        made = [make(play.state.edition, Dice(f"bot {seat}")) for seat in range(seats)]
        mazzo.play_out(play, [bot.choose for bot in made])
        return play.moves

    assert moves() == moves()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_search_plays_every_edition(game: str) -> None:
    for edition in GAMES[game].editions.values():
        for seats in range(edition.fewest_seats, min(edition.most_seats, 6) + 1):
            play = GAMES[game].start(seats, edition.name, seed="search")
            make = searcher(searching(game), samples=2)
            mazzo.play_out(play, [make(edition, Dice(f"bot {seat}")).choose for seat in range(seats)])
            assert play.over


def test_milliseconds_are_counted_by_the_clock_it_is_given() -> None:
    asked: list[float] = []

    def ticks() -> Iterator[float]:
        yield from (number / 100 for number in range(1000))

    clock = ticks()

    def now() -> float:
        asked.append(next(clock))
        return asked[-1]

    view, game = MANTIS.start(4, seed="clock").view(0), in_samples(even=0.5)
    Search(game, MANTIS.edition(), Dice("luck"), milliseconds=100, clock=now).choose(view, ())
    assert asked[-1] >= 0.1
    assert len(asked) == pytest.approx(11, abs=1)  # once at the start, then after each batch


@pytest.mark.parametrize("budget", [{"samples": 0}, {"milliseconds": 0}, {"samples": 1, "milliseconds": 1}])
def test_an_invalid_budget_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(mazzo.Refused, match="budget"):
        searcher(MANTIS_SEARCHING, **budget)(MANTIS.edition(), Dice("luck"))


def test_search_wins_mantis_when_possible() -> None:
    state = MANTIS.start(4, seed="win").state
    colors = state.cards[0].back
    state.scores, state.tanks = [8, 0, 0, 0], [colors, colors * 3, (), ()]
    assert Search(MANTIS_SEARCHING, state.edition, Dice("luck")).choose(MANTIS.view(state, 0), ()) == Score()


def test_search_puts_the_last_kitten_on_top() -> None:
    """Two players, one card below, and neither has another card: on top is a win, below is not."""
    play = KITTENS.start(2, seed="insert")
    state = play.state
    state.hands, state.pile = [(Card.DEFUSE,), ()], (Card.KITTEN, Card.TACOCAT)
    play.apply(0, Draw())
    choice = Search(KITTENS_SEARCHING, state.edition, Dice("luck")).choose(play.view(0), play.seen(0))
    assert choice == Insert(0)


# Samples against the opinion of a network


class Fixed:
    """A fixed opinion; each choice other than "known" wins in a fixed share of all samples."""

    def __init__(self, shares: dict[str, float]) -> None:
        self._shares = shares
        self.opinion = Opinion({"known": 0.9, **dict.fromkeys(shares, 0.1 / len(shares))}, (0.5, 0.5))
        self.tried: list[list[str]] = []

    def trials(self, actions: Sequence[Any], sources: Sequence[Any], _steps: int | None = 0) -> tuple[Any, None]:
        self.tried += [list(actions)] * len(sources)
        marks = [chance.below(1000) for chance in sources]
        wins = np.array([[self._win(action, mark) for action in actions] for mark in marks])
        return np.stack([wins, 1 - wins], axis=-1), None

    def _win(self, action: str, mark: int) -> float:
        return 0.5 if action == "known" else float(mark < 1000 * self._shares[action])


def in_samples(**shares: float) -> Searching:
    ahead = Fixed(shares)
    return Searching(lambda *_: ahead, Trust(slope=0.01, spread=0.1, doubt=0.01), samples=200)


def tried(game: Searching) -> list[list[str]]:
    ahead = game.lookahead(None, None, ())
    assert isinstance(ahead, Fixed)
    return ahead.tried


@pytest.mark.parametrize(("share", "chosen"), [(0.9, "other"), (0.1, "known")])
def test_search_chooses_the_action_that_wins_more_samples(share: float, chosen: str) -> None:
    view = MANTIS.start(4, seed="any").view(0)
    assert Search(in_samples(other=share), None, Dice("luck")).choose(view, ()) == chosen


def test_a_clearly_worse_choice_is_dropped() -> None:
    view, game = MANTIS.start(4, seed="any").view(0), in_samples(close=0.54, bad=0.02)
    assert Search(game, None, Dice("luck")).choose(view, ()) in ("known", "close")
    assert tried(game)[0] == ["known", "close", "bad"]
    assert tried(game)[-1] == ["known", "close"]
    assert len(tried(game)) == 200


def test_sampling_stops_when_one_choice_is_left() -> None:
    view, game = MANTIS.start(4, seed="any").view(0), in_samples(bad=0.02)
    assert Search(game, None, Dice("luck")).choose(view, ()) == "known"
    assert 16 <= len(tried(game)) < 200


def test_larger_batches_of_samples_count_more() -> None:
    sure = Trust(slope=0.0, spread=10.0, doubt=0.0)
    trials = Trials(sure, ["first", "second"], {"first": 0.5, "second": 0.5})
    trials.add(np.array([[0.0, 1.0]] * 2), [0.5, 0.5])
    trials.add(np.array([[0.6, 0.0]] * 4))
    assert trials.best == "first"


TRUST = Trust(slope=0.01, spread=0.05, doubt=0.02)


def test_few_samples_do_not_outweigh_the_network() -> None:
    likely = {"known": 0.99, "lucky": 0.01}
    few = weighed(TRUST, ["known", "lucky"], likely, [[0.4, 0.9], [0.5, 0.45]])
    many = weighed(TRUST, ["known", "lucky"], likely, [[0.4, 0.9], [0.5, 0.6]] * 50)
    assert few["known"].loss == 0 < few["lucky"].loss
    assert many["lucky"].loss == 0 < many["known"].loss


def test_a_difference_that_all_samples_agree_on_has_a_small_error() -> None:
    """Both chances vary by half between samples; their difference does not vary."""
    wins = [[0.2, 0.1], [0.7, 0.6], [0.4, 0.3], [0.9, 0.8]]
    choices = weighed(TRUST, ["first", "second"], {"first": 0.5, "second": 0.5}, wins)
    assert choices["second"].loss == pytest.approx(0.1, abs=0.02)
    assert choices["second"].error <= TRUST.doubt
    assert choices["first"] == (0.0, 0.0)


def test_samples_count_by_their_weights() -> None:
    wins = [[0.5, 0.9], [0.5, 0.1]]
    likely = {"first": 0.5, "second": 0.5}
    sure = Trust(slope=0.0, spread=10.0, doubt=0.0)
    rarely = weighed(sure, ["first", "second"], likely, wins, [0.1, 0.9])
    often = weighed(sure, ["first", "second"], likely, wins, [0.9, 0.1])
    assert rarely["first"].loss == 0 < rarely["second"].loss
    assert often["second"].loss == 0 < often["first"].loss


def test_with_a_trusted_network_samples_only_measure_the_cost_of_other_choices() -> None:
    trust = Trust(slope=0.02, spread=0.0, doubt=0.05, widening=0.02, is_best=True)
    likely = {"known": 0.6, "close": 0.39, "lucky": 0.005, "bad": 0.005}
    choices = weighed(trust, list(likely), likely, [[0.4, 0.4, 0.7, 0.1]] * 50)
    assert choices["known"] == (0.0, 0.0)
    assert 0 < choices["close"].loss < 0.02, "the network makes them nearly alike"
    assert 0 < choices["lucky"].loss < 0.05, "at least as good as the worlds allow, if it cannot be better"
    assert choices["bad"].loss == pytest.approx(0.3, abs=0.1)
    assert choices["close"].error < choices["lucky"].error < choices["bad"].error < 0.06


def test_the_cut_at_0_is_that_of_a_normal_distribution() -> None:
    values, squares = np.array([-0.2, 0.0, 0.1, 3.0]), np.array([0.01, 0.01, 0.04, 0.0001])
    mean, square = at_most_0(values, squares)
    drawn = np.random.default_rng(1).normal(size=1_000_000)
    for place in range(3):
        some = values[place] + np.sqrt(squares[place]) * drawn
        some = some[some <= 0]
        assert mean[place] == pytest.approx(some.mean(), abs=1e-3)
        assert square[place] == pytest.approx(some.var(), abs=1e-4)
    assert mean[3] == pytest.approx(0, abs=1e-6)
    assert 0 <= square[3] <= 0.0001
