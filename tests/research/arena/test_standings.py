"""Results of games: shares with correct intervals, meetings, ratings."""

from math import log10
from random import Random

import pytest

import mazzo
from mazzo.research.arena.matches import BotMatchResults, BotStats, Played
from mazzo.research.arena.ratings import ratings
from mazzo.research.arena.schedule import Entrant, make
from mazzo.research.arena.standings import against, by_deal, share, standings
from mazzo.research.statistics import estimates


def game(number: int, entrants: tuple[int, ...], *winners: int, deal: int | None = None) -> Played:
    return Played(number, number if deal is None else deal, entrants, winners, "target", 30)


def biased(games: int, chance: float, seed: int = 0) -> list[Played]:
    """Duels that bot 0 wins with this chance."""
    random = Random(seed)
    return [game(number, (0, 1), int(random.random() >= chance)) for number in range(games)]


def test_a_shared_win_counts_in_part_and_a_bot_once_for_each_of_its_seats() -> None:
    played = [game(0, (0, 1, 1), 0, 1), game(1, (1, 0, 1), 2)]
    assert by_deal(played, 0) == [(0.5, 1), (0, 1)]
    assert by_deal(played, 1) == [(0.5, 2), (1, 2)]
    assert share(by_deal(played, 1)).value == 1.5 / 4


def test_an_interval_of_games_that_do_not_depend_on_each_other_is_wilsons() -> None:
    deals = by_deal(biased(2000, 0.6), 0)
    found = share(deals)
    assert found[1:] == pytest.approx(estimates.wilson(found.value, 2000), abs=1e-3)


def test_games_of_a_deal_that_end_alike_count_as_one() -> None:
    alike = [
        game(number, (0, 1), deal % 2, deal=deal) for deal in range(40) for number in range(deal * 10, deal * 10 + 10)
    ]
    found = share(by_deal(alike, 0))
    assert found[1:] == pytest.approx(estimates.wilson(0.5, 40), abs=0.01)


def test_fair_deals_have_the_interval_of_their_games() -> None:
    fair = [game(2 * deal + turn, (turn, 1 - turn), 0, deal=deal) for deal in range(50) for turn in (0, 1)]
    assert share(by_deal(fair, 0)) == (0.5, *estimates.wilson(0.5, 100))


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = sum(
        low <= 0.3 <= high for _, low, high in (share(by_deal(biased(200, 0.3, seed), 0)) for seed in range(400))
    )
    assert 0.92 <= held / 400 <= 0.98


def test_a_meeting_is_measured_by_seats_where_both_played() -> None:
    played = [game(0, (0, 1, 1), 1), game(1, (0, 1, 1), 0), game(2, (0, 2, 2), 0)]
    assert against(played, 0, 1).value == pytest.approx(1 / 1.5)
    assert against(played, 1, 0).value == pytest.approx(0.5 / 1.5)
    assert against(played, 1, 2) == (0.5, 0, 1)


def test_the_stronger_bot_has_the_higher_rating_and_games_narrow_its_interval() -> None:
    few, many = ratings(biased(30, 0.75), 2), ratings(biased(1000, 0.75), 2)
    assert few[0].value > few[1].value
    assert many[0].low > many[1].high
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 2


def test_equal_bots_have_equal_ratings_with_different_numbers_of_seats() -> None:
    random = Random(1)
    played = [game(number, (0, 1, 1, 1), random.randrange(4)) for number in range(2000)]
    one, other = ratings(played, 2)
    assert one.low < other.value < one.high


def test_standings_do_not_depend_on_the_order_in_which_games_came_in() -> None:
    entries = [Entrant("a"), Entrant("b")]
    held = make("mantis", mazzo.get("mantis").edition(), 2, seed="any", entries=entries)
    played = biased(50, 0.3)
    stirred = Random(3).sample(played, 50)
    assert standings(held, BotMatchResults(stirred)) == standings(held, BotMatchResults(played))
    assert [standing.name for standing in standings(held, BotMatchResults(played))] == ["b", "a"]


def test_times_are_added_up_and_have_a_median() -> None:
    held = make("mantis", mazzo.get("mantis").edition(), 2, seed="any", entries=[Entrant("a"), Entrant("b")])
    one, other = BotStats(), BotStats()
    for stats, seconds in ((one, 0.001), (one, 0.002), (other, 0.3)):
        stats.note_time(seconds)
    one.add(other)
    first = next(each for each in standings(held, BotMatchResults(biased(2, 1.0), {0: one})) if each.name == "a")
    assert first.seconds == pytest.approx(0.101)
    assert first.median == pytest.approx(0.002, rel=0.05)


def by_strength(games: int, strengths: list[float], seats: int, seed: int) -> list[Played]:
    """Games in which each bot wins from its seat in proportion to its strength; all deals are different."""
    random, found = Random(seed), []
    for number in range(games):
        entrants = tuple(random.sample(range(len(strengths)), seats))
        (winner,) = random.choices(range(seats), [strengths[entrant] for entrant in entrants])
        found.append(game(number, entrants, winner))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_are_the_strengths_that_the_games_were_played_with(seats: int) -> None:
    truth = [1500 + 400 * power for power in (-0.75, -0.25, 0.25, 0.75)]
    found = ratings(by_strength(3000, [10**0.0, 10**0.5, 10**1.0, 10**1.5], seats, 1), 4)
    assert [estimate.value for estimate in found] == pytest.approx(truth, abs=35)
    assert sum(estimate.value for estimate in found) / 4 == pytest.approx(1500)
    for estimate in found:
        assert estimate.low < estimate.value < estimate.high
        assert estimate.high - estimate.low < 80


@pytest.mark.slow
def test_rating_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = [1500 - 60.2, 1500, 1500 + 60.2]  # 400 log10 2 is 120.4
    held = sum(
        estimate.low <= value <= estimate.high
        for seed in range(60)
        for estimate, value in zip(ratings(by_strength(150, [1.0, 2**0.5, 2.0], 2, seed), 3), truth, strict=True)
    )
    assert 0.88 <= held / 180 <= 0.99


def test_the_winner_of_more_games_is_rated_higher_in_any_order() -> None:
    """The weaker bot wins the last games, which would mislead ratings that are updated after each game."""
    lots = [game(number, (0, 1), 0 if number < 110 else 1) for number in range(200)]
    one, other = ratings(lots, 2)
    assert one.value > other.value
    assert one.value - other.value == pytest.approx(400 * log10(110.5 / 90.5), abs=1)


def test_a_bot_that_always_wins_has_a_rating_too() -> None:
    one, other = ratings([game(number, (0, 1), 0) for number in range(100)], 2)
    assert 1500 < one.value < 3000
    assert other.value == pytest.approx(3000 - one.value)
    assert ratings([], 2) == [(1500, 1500, 1500)] * 2
