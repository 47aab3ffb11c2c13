"""`mazzo arena`."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from mazzo.research.arena import matches
from tests.cli.conftest import Run
from tests.cli.own import MINE, program

ARENA = ("arena", "kittens", "--bots", "easy,random", "--games", "12", "--seed", "1", "--jobs", "1")


def timeless(output: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(output)
    assert report.pop("seconds") > 0
    times = report.pop("times")
    assert {bot["bot"] for bot in report["bots"]} == set(times)
    return report


def test_the_standings_are_a_table_bars_and_meetings(run: Run) -> None:
    ran = run(*ARENA)
    assert (ran.code, ran.err) == (0, "")
    first, _, heads, *_, last = ran.out.splitlines()
    assert first == "Exploding Kittens, edition it, 2 seats, seed 1: 12 games"
    assert heads.split()[:4] == ["bot", "seats", "wins", "share"]
    assert "rating" in heads
    assert "  against " in ran.out
    bars = [line.split(maxsplit=1) for line in ran.out.splitlines() if re.fullmatch(r"  \w+ +[ |-]*-o-[ |-]*", line)]
    assert [name for name, _ in bars] == ["easy", "random"]  # each with its share, between the ends of its interval
    assert "decisions, " in last


def test_the_report_is_json_and_the_same_for_the_same_seed_on_one_core_or_many(run: Run) -> None:
    report = timeless(run(*ARENA, "--json").out)
    assert (report["game"], report["games"], report["deals"], report["stopped"]) == ("kittens", 12, 6, False)
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(12)
    for bot in report["bots"]:
        assert bot["interval"][0] <= bot["share"] <= bot["interval"][1]
        assert bot["rating_interval"][0] < bot["rating"] < bot["rating_interval"][1]
    assert timeless(run(*ARENA[:-1], "2", "--json").out) == report


def test_rules_and_seats_are_those_that_were_asked_for(run: Run) -> None:
    asked = ("--bots", "random,medium", "--seats", "3", "--edition", "it", "--set", "target=3", "--games", "6")
    report = timeless(run("arena", "mantis", *asked, "--jobs", "1", "--json").out)
    assert (report["edition"], report["options"], report["seats"]) == ("it", {"target": 3}, 3)
    assert {bot["seats"] for bot in report["bots"]} == {9}


def test_a_program_plays_by_the_name_that_it_gives_itself(run: Run) -> None:
    ran = run("arena", "mantis", "--bots", "random", "--bot", program("plain"), "--bot", program("plain"), *ARENA[4:])
    assert (ran.code, ran.err) == (0, "")
    assert "  plain 2 " in ran.out
    assert "3 seats" in ran.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_users_class_plays_by_its_name(run: Run, tmp_path: Path, jobs: str) -> None:
    (tmp_path / f"arena_mine{jobs}.py").write_text(MINE)
    bots = ("--bots", f"random,arena_mine{jobs}:Last", "--bot", f"arena_mine{jobs}:Fails")
    report = timeless(run("arena", "mantis", *bots, "--games", "6", "--seed", "1", "--jobs", jobs, "--json").out)
    assert {bot["bot"] for bot in report["bots"]} == {"random", "Last", "Fails"}
    assert next(bot for bot in report["bots"] if bot["bot"] == "Fails")["failures"] == {"fault": 6}


def test_a_program_that_fails_is_reported(run: Run) -> None:
    asked = ("arena", "mantis", "--bots", "random", "--bot", program("wrong"), *ARENA[4:])
    ran = run(*asked)
    assert "wrong forfeited " in ran.out
    assert "wrong: 'steal 77' is not legal" in ran.out
    report = timeless(run(*asked, "--json").out)
    assert next(bot for bot in report["bots"] if bot["bot"] == "wrong")["failures"]["wrong"] > 0


def test_the_standings_are_drawn_into_a_file(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra mazzo[arena]")
    ran = run(*ARENA, "--plot", "arena.png")
    assert (ran.code, ran.err) == (0, "")
    assert (tmp_path / "arena.png").read_bytes().startswith(b"\x89PNG")


def test_a_kept_arena_goes_on_with_the_same_command(run: Run, tmp_path: Path) -> None:
    asked = [*ARENA[:4], "--jobs", "1", "--keep", "evening", "--json", "--games"]
    some, whole = timeless(run(*asked, "4").out), timeless(run(*asked, "12").out)
    assert (some["games"], whole["games"], whole["seed"]) == (4, 12, some["seed"])
    fresh = timeless(run(*ARENA[:4], "--jobs", "1", "--games", "12", "--seed", some["seed"], "--json").out)
    assert fresh == whole
    assert len(list((tmp_path / "evening").glob("game-*.json"))) == 12
    assert run("replay", "evening/game-000003.json", "--moves").code == 0
    other = run("arena", "kittens", "--bots", "hard,random", *asked[4:], "12")
    assert (other.code, other.out) == (2, "")
    assert "evening' holds another tournament" in other.err


@pytest.mark.parametrize("finished", [0, 3])
def test_an_interrupted_arena_reports_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch, finished: int) -> None:
    whole = matches.BotPool._play

    def play_some(pool: matches.BotPool, number: int, outcome: matches.BotMatchResults) -> None:
        if number == finished:
            raise KeyboardInterrupt
        whole(pool, number, outcome)

    monkeypatch.setattr(matches.BotPool, "_play", play_some)
    ran = run(*ARENA)
    assert (ran.code, ran.err) == (130, "")
    assert f"seed 1: {finished} games, then stopped" in ran.out
    report = timeless(run(*ARENA, "--json").out)
    assert (report["games"], report["stopped"]) == (finished, True)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_ends_all_processes_and_reports_what_was_played(tmp_path: Path) -> None:
    staying = f"{program('staying')} {tmp_path}"
    asked = [*ARENA[:4], "--bot", staying, "--games", "1000000", "--jobs", "2", "--seconds", "10"]
    script = (  # the parent process may ignore Ctrl-C
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"from mazzo.cli import main; raise SystemExit(main({asked!r}))"
    )
    arena = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while len(psutil.Process(arena.pid).children(recursive=True)) < 2 + 2 * 3:  # processes, and programs in all seats
        assert arena.poll() is None
        sleep(0.05)
    sleep(1)
    started = psutil.Process(arena.pid).children(recursive=True)
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate(timeout=40)
    assert (arena.returncode, err) == (130, "")
    assert "games, then stopped" in out
    assert "staying" in out
    _, left = psutil.wait_procs(started, timeout=10)
    assert [" ".join(process.cmdline()) for process in left] == []
    programs = [each for each in psutil.process_iter(["cmdline"]) if str(tmp_path) in (each.info["cmdline"] or ())]
    assert psutil.wait_procs(programs, timeout=10)[1] == []


def test_the_help_gives_the_default_number_of_players(run: Run) -> None:
    help_ = " ".join(run("arena", "--help").out.split())
    assert "the number of players (default one per bot, from 2 to 4)" in help_
    for count, seats in ((2, 2), (3, 3), (4, 4), (5, 4)):
        bots = ",".join(["random", "hasty", "scorer", "greedy", "easy"][:count])
        report = json.loads(run("arena", "mantis", "--bots", bots, "--games", "1", "--jobs", "1", "--json").out)
        assert report["seats"] == seats
