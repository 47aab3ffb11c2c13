"""`mazzo sim`, and its arithmetic."""

import json
import math
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mazzo
from mazzo.bots.simple import Random
from mazzo.cli import sim
from mazzo.core.play import Play, play_out
from mazzo.core.rules import Result
from mazzo.games import GAMES
from mazzo.research.lab.tally import Tally
from mazzo.research.statistics.estimates import wilson
from tests.cli.conftest import Run
from tests.cli.own import MINE, program


def timeless(output: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(output)
    assert report.pop("seconds") > 0
    return report


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_has_winners_lengths_and_endings(run: Run, game: str) -> None:
    ran = run("sim", game, "--games", "20", "--seed", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(
        f"{GAMES[game].title}, edition {next(iter(GAMES[game].editions))}, 4 seats, seed 1: 20 games"
    )
    for word in ("share", "95 % interval", "decisions  ", "endings  ", "speed  "):
        assert word in ran.out


def test_the_same_seed_gives_the_same_report(run: Run) -> None:
    arguments = ["sim", "kittens", "--games", "10", "--json", "--seed"]
    assert timeless(run(*arguments, "1").out) == timeless(run(*arguments, "1").out)
    assert timeless(run(*arguments, "1").out) != timeless(run(*arguments, "2").out)


def test_the_report_adds_up(run: Run) -> None:
    report = timeless(run("sim", "mantis", "--games", "30", "--seats", "3", "--set", "target=5", "--json").out)
    assert (report["games"], report["stopped"], report["options"]) == (30, False, {"target": 5})
    assert report["seats"] == len(report["bots"]) == 3
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(30)
    assert sum(report["endings"].values()) == 30
    assert all(bot["interval"][0] <= bot["share"] <= bot["interval"][1] for bot in report["bots"])


def test_a_game_of_a_simulation_can_be_started_alone(run: Run) -> None:
    report = timeless(run("sim", "mantis", "--games", "1", "--seed", "7", "--json").out)
    play = mazzo.get("mantis").start(4, seed="7 game 0")
    play_out(play, [Random(None, mazzo.Dice(f"7 game 0 bot {seat}")).choose for seat in range(4)])
    assert report["decisions"]["total"] == len(play.moves)


@pytest.mark.parametrize("game", GAMES)
def test_no_view_is_made_for_random_bots(run: Run, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    asked = ("sim", game, "--games", "5", "--seed", "7", "--jobs", "1", "--json")
    with monkeypatch.context() as patched:
        patched.delattr(Random.choose, "reads_legal_alone")
        with_views = timeless(run(*asked).out)

    def made(_state: object, _seat: object) -> object:
        raise AssertionError("no bot reads this view")

    monkeypatch.setitem(GAMES[game].__dict__, "view", made)
    assert timeless(run(*asked).out) == with_views


@pytest.mark.parametrize("finished", [0, 3])
def test_an_interrupted_simulation_reports_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, finished: int
) -> None:
    played = 0

    def play_some(play: Play[Any, Any, Any, Any, Any], choosers: Any) -> Result:
        nonlocal played
        if played == finished:
            played = 0
            raise KeyboardInterrupt
        played += 1
        return play_out(play, choosers)

    monkeypatch.setattr(sim, "play_out", play_some)
    plain = run("sim", "mantis", "--seed", "1", "--jobs", "1")
    assert plain.code == 130
    assert f": {finished} games, then stopped" in plain.out
    report = timeless(run("sim", "mantis", "--seed", "1", "--jobs", "1", "--json").out)
    assert (report["games"], report["stopped"]) == (finished, True)


def test_many_processes_play_the_same_games_as_one() -> None:
    """As a separate command: a playing process imports what the first one ran."""
    command = [sys.executable, "-m", "mazzo", "sim", "kittens", "--games", "40", "--seed", "7", "--bots", "easy"]
    one, two = (
        timeless(
            subprocess.run([*command, "--json", "--jobs", jobs], capture_output=True, check=True, text=True).stdout
        )
        for jobs in ("1", "2")
    )
    assert one["games"] == 40
    assert one == two


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_of_users_play_too(run: Run, tmp_path: Path, jobs: str) -> None:
    (tmp_path / f"mine{jobs}.py").write_text(MINE)
    bots = ("--bots", f"random,mine{jobs}:Last", "--bot", program("plain"))
    report = timeless(run("sim", "mantis", *bots, "--games", "6", "--seed", "1", "--jobs", jobs, "--json").out)
    assert report["games"] == 6
    assert [bot["bot"] for bot in report["bots"]] == ["random", f"mine{jobs}:Last", program("plain")]
    failed = run("sim", "mantis", "--bot", f"mine{jobs}:Fails", "--games", "6", "--jobs", jobs)
    assert (failed.code, failed.out) == (2, "")
    assert re.fullmatch(
        rf"mazzo: a bot failed in game \d, for seat 0: ZeroDivisionError: .* \(mine{jobs}.py, line \d+\)\n", failed.err
    )


def test_a_mistyped_bot_is_refused_with_the_names_of_the_bots(run: Run) -> None:
    ran = run("sim", "mantis", "--bots", "radnom,a")
    assert ran.code == 2
    assert ran.err.startswith("mazzo: there is no bot 'radnom' for mantis; the bots are easy, ")


def test_the_help_gives_the_default_number_of_players(run: Run) -> None:
    assert "the number of players (default one per bot if there are several, otherwise 4)" in " ".join(
        run("sim", "--help").out.split()
    )


def test_a_shared_win_counts_as_a_part() -> None:
    tally = Tally()
    tally.count(Result((0, 2), "shared"), 10)
    tally.count(Result((2,), "target"), 20)
    assert [tally.wins(seat) for seat in range(3)] == [0.5, 0, 1.5]
    assert tally.share(2) == 0.75
    assert {reason: tally.endings(reason) for reason in tally.reasons} == {"shared": 1, "target": 1}


def test_lengths_have_a_mean_a_deviation_and_ends() -> None:
    tally = Tally()
    for length in (2, 4, 9):
        tally.count(Result((0,), "target"), length)
    assert (tally.mean, tally.decisions, tally.games) == (5, 15, 3)
    assert tally.sd == pytest.approx(math.sqrt(13))


def test_wilsons_interval_has_the_published_values() -> None:
    """Eight of ten, none and all."""
    assert wilson(8 / 10, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)
    assert wilson(0, 10) == pytest.approx((0, 0.2775328), abs=1e-6)
    assert wilson(1, 10) == pytest.approx((0.7224672, 1), abs=1e-6)
    assert wilson(0, 0) == (0, 1)
