"""The arithmetic of studies, against examples worked by hand or found in books."""

from collections import Counter
from math import sqrt

import pytest

from mazzo.core.rules import Result
from mazzo.research.lab.tally import Tally
from mazzo.research.statistics.estimates import Measurement, Z, deviation, difference, mean, quantile, share, wilson


def test_the_interval_of_wilson_matches_the_literature() -> None:
    """Eight of ten, none and all."""
    assert wilson(8 / 10, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)
    assert wilson(0, 10) == pytest.approx((0, 0.2775328), abs=1e-6)
    assert wilson(1, 10) == pytest.approx((0.7224672, 1), abs=1e-6)


def test_estimates_without_games_are_empty() -> None:
    assert share(0, 0) == (0, 0, 1)
    assert mean({}) == (0, 0, 0)
    assert quantile({}, 0.5) == (0, 0, 0)


def test_a_share_has_its_wilson_interval() -> None:
    assert share(8, 10) == (0.8, *wilson(0.8, 10))


def test_a_mean_reaches_as_far_as_its_normal_interval() -> None:
    """2, 4, 9: mean 5, variance ((-3)**2 + (-1)**2 + 4**2) / 2 = 13."""
    counts = {2: 1, 4: 1, 9: 1}
    assert deviation(counts) == pytest.approx(sqrt(13))
    assert mean(counts) == pytest.approx((5, 5 - Z * sqrt(13 / 3), 5 + Z * sqrt(13 / 3)))


def test_numbers_met_several_times_count_several_times() -> None:
    """1, 1, 1, 5: mean 2, variance (1 + 1 + 1 + 9) / 3 = 4, so the mean's deviation is 1."""
    assert mean({1: 3, 5: 1}) == pytest.approx((2, 2 - Z, 2 + Z))


def test_one_number_has_no_deviation() -> None:
    assert deviation({7: 1}) == 0


def test_a_quantile_is_found_by_its_rank() -> None:
    """Of 1 to 100 the median has rank 50, and 50 -+ 1.96 * 5 are the ranks 40 and 61."""
    assert quantile(dict.fromkeys(range(1, 101), 1), 0.5) == (50, 40, 61)


def test_the_ranks_of_a_quantile_stay_among_the_numbers() -> None:
    assert quantile({3: 1, 4: 1}, 0.05) == (3, 3, 4)


def test_the_difference_of_means_has_the_normal_interval() -> None:
    """Reaches 3 and 4 make 5."""
    assert difference(Measurement(10, 7, 13), Measurement(8, 4, 12)) == pytest.approx((2, -3, 7))


def test_the_difference_of_shares_has_newcombes_interval() -> None:
    """56 of 70 against 48 of 80: his own example (1998), 0.2 from 0.0524 to 0.3339."""
    assert difference(share(56, 70), share(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_an_estimate_can_be_measured_from_another_zero() -> None:
    assert Measurement(0.5, 0.25, 0.75) - 0.25 == (0.25, 0, 0.5)


def test_a_shared_win_counts_in_part() -> None:
    tally = Tally(Counter({Result((0, 2), "shared"): 3, Result((2,), "target"): 2}), Counter({10: 5}))
    assert [tally.wins(seat) for seat in range(3)] == [1.5, 0, 3.5]
    assert (tally.games, tally.endings("shared"), tally.reasons) == (5, 3, ["shared", "target"])


def test_tallies_of_parts_add_up_to_that_of_the_whole() -> None:
    whole = Tally()
    for winner, length in [(0, 5), (1, 6), (0, 6)]:
        whole.add(Tally(Counter({Result((winner,), "target"): 1}), Counter({length: 1})))
    assert whole == Tally(Counter({Result((0,), "target"): 2, Result((1,), "target"): 1}), Counter({5: 1, 6: 2}))
