"""Games of a study: the same on any number of workers, in any blocks and batches, and by the rules of both engines."""

from collections import Counter
from dataclasses import replace

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[lab]")

import mazzo
from mazzo.bots.simple import Random
from mazzo.core.play import play_out
from mazzo.core.rules import Result
from mazzo.research.lab import run
from mazzo.research.lab.run import Variant, blocks, chance_of, collect, play, play_block, threads
from mazzo.research.lab.tally import Tally
from mazzo.research.statistics import estimates
from mazzo.research.vector import engine

MANTIS = Variant("mantis", "en", 3, ("random",) * 3, {"target": 5})
GREEDY = replace(MANTIS, bots=("greedy", "random", "greedy"))


BATCH = 40
"""Small enough for every test here, so that each kind of game is compiled once."""


@pytest.fixture(autouse=True)
def _one_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "comfortable_batch", lambda: BATCH)


@pytest.fixture
def _small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "BLOCK", 128)


def tallies(variants: list[Variant], games: int, workers: int, seed: str = "1") -> list[Tally]:
    found = [Tally() for _ in variants]
    with threads(workers) as pool:
        for variant, tally in play(variants, games, seed, pool):
            found[variant].add(tally)
    return found


@pytest.mark.usefixtures("_small_blocks")
def test_blocks_take_turns_and_the_last_is_as_short_as_need_be() -> None:
    assert [tuple(block) for block in blocks(2, 300)] == [
        *((0, 0, 128), (1, 0, 128)),
        *((0, 1, 128), (1, 1, 128)),
        *((0, 2, 44), (1, 2, 44)),
    ]


@pytest.mark.usefixtures("_small_blocks")
def test_games_are_the_same_on_any_number_of_workers() -> None:
    alone = tallies([MANTIS, GREEDY], 300, workers=1)
    assert alone == tallies([MANTIS, GREEDY], 300, workers=3)
    assert [tally.games for tally in alone] == [300, 300]
    assert alone[0] != tallies([MANTIS], 300, workers=1, seed="2")[0]


@pytest.mark.usefixtures("_small_blocks")
def test_a_run_is_the_sum_of_its_blocks_on_any_worker() -> None:
    by_hand = Tally()
    for number, games in [(2, 44), (0, 128), (1, 128)]:
        by_hand.add(play_block(MANTIS, "1", number, games))
    assert by_hand == tallies([MANTIS], 300, workers=1)[0]


def test_games_are_the_same_in_any_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    some = play_block(MANTIS, "1", 0, 2 * BATCH)
    monkeypatch.setattr(engine, "comfortable_batch", lambda: 3 * BATCH // 2)
    assert play_block(MANTIS, "1", 0, 2 * BATCH) == some


def test_the_first_games_are_the_same_when_more_are_played() -> None:
    few, many = play_block(MANTIS, "1", 0, 100), play_block(MANTIS, "1", 0, 101)
    more = many.lengths - few.lengths
    assert (few.lengths - many.lengths, more.total()) == (Counter(), 1)


def test_every_block_variant_and_seed_has_its_own_chance() -> None:
    longer = replace(MANTIS, options={"target": 6})
    chance = [
        chance_of(MANTIS, "1", 0),
        chance_of(MANTIS, "1", 1),
        chance_of(MANTIS, "2", 0),
        chance_of(longer, "1", 0),
    ]
    assert len(set(chance)) == 4
    assert all(0 <= word < 1 << 32 for words in chance for word in words)


def test_collecting_reports_the_number_of_games() -> None:
    reported: list[int] = []
    found = Tally()
    collect([MANTIS], 50, "1", [found], progress=reported.append)
    assert (reported, found.games) == ([50], 50)


def test_both_engines_agree_within_their_error_bars() -> None:
    """Shares of seats and endings, and the mean length, within four deviations."""
    python = Tally()
    for number in range(600):
        game = mazzo.get("mantis").start(3, "en", seed=f"game {number}", target=5)
        result = play_out(game, [Random(None, mazzo.Dice(f"game {number} {seat}")).choose for seat in range(3)])
        python.add(Tally(Counter({result: 1}), Counter({len(game.moves): 1})))
    vector = play_block(MANTIS, "1", 0, 3000)
    for seat in range(3):
        assert_agree(*(estimates.share(tally.wins(seat), tally.games) for tally in (python, vector)))
    for reason in {*python.reasons, *vector.reasons}:
        assert_agree(*(estimates.share(tally.endings(reason), tally.games) for tally in (python, vector)))
    assert_agree(*(estimates.mean(tally.lengths) for tally in (python, vector)))


def assert_agree(one: estimates.Measurement, other: estimates.Measurement) -> None:
    value, low, high = estimates.difference(one, other)
    assert value - 2 * (value - low) <= 0 <= value + 2 * (high - value)


def test_other_rules_do_not_agree_within_error_bars() -> None:
    """The test above can fail."""
    short, long = (play_block(replace(MANTIS, options={"target": target}), "1", 0, 200) for target in (5, 7))
    with pytest.raises(AssertionError):
        assert_agree(*(estimates.mean(tally.lengths) for tally in (short, long)))


def test_a_result_names_its_winners_and_its_reason() -> None:
    tally = play_block(MANTIS, "1", 0, 500)
    assert {result.reason for result in tally.outcomes} <= {"target", "most scored", "fuller tank", "shared"}
    assert all(len(result.winners) == 1 for result in tally.outcomes if result.reason != "shared")
    assert Result((0,), "target") in tally.outcomes
