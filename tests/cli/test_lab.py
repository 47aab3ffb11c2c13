"""`mazzo lab`, and `mazzo sim` on the vector engine."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mazzo.research.lab import run as lab_run
from tests.cli.conftest import Run


@pytest.fixture
def jax(monkeypatch: pytest.MonkeyPatch) -> None:
    """With small batches, as in tests/research/lab, so that each kind of game is compiled once."""
    pytest.importorskip("jax", reason="needs the extra mazzo[lab]")
    monkeypatch.setattr("mazzo.research.vector.engine.comfortable_batch", lambda: 40)


def timeless(output: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(output)
    assert report.pop("seconds") > 0
    return report


MANTIS = ("lab", "mantis", "--games", "300", "--seed", "1", "--seats", "3", "--set", "target=5")


@pytest.mark.usefixtures("jax")
def test_a_house_rule_is_compared_with_the_edition(run: Run) -> None:
    ran = run(*MANTIS)
    assert (ran.code, ran.err) == (0, "")
    first, _, heads, *lines = ran.out.splitlines()
    assert first == "Mantis, random, study rules, seed 1: 600 games"
    assert "against the edition  95 % interval" in heads
    assert [line.split()[:2] for line in lines if "seat 0" in line] == [["edition", "en"], ["target=5", "3"]]
    assert "games a second" in lines[-1]


@pytest.mark.usefixtures("jax")
def test_the_report_is_json_and_the_same_for_the_same_seed(run: Run) -> None:
    report = timeless(run(*MANTIS, "--json").out)
    assert (report["game"], report["study"], report["games"], report["stopped"]) == ("mantis", "rules", 600, False)
    base, other = report["trials"]
    assert (base["options"], other["options"], other["against"]) == ({}, {"target": 5}, "edition en")
    assert other["figures"]["decisions"]["difference"] < 0
    assert sum(other["lengths"].values()) == 300
    assert timeless(run(*MANTIS, "--json").out) == report


@pytest.mark.usefixtures("jax")
def test_the_default_study_compares_seats(run: Run) -> None:
    report = timeless(run("lab", "mantis", "--games", "100", "--seats", "3,2,3", "--json").out)
    assert (report["study"], [trial["seats"] for trial in report["trials"]]) == ("seats", [3, 2])


@pytest.mark.usefixtures("jax")
def test_a_study_is_drawn_into_a_file(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra mazzo[lab]")
    ran = run(*MANTIS, "--study", "length", "--plot", "length.svg")
    assert (ran.code, ran.err) == (0, "")
    assert (tmp_path / "length.svg").read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.usefixtures("jax")
def test_an_interrupted_study_reports_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_run, "play_block", interrupted_after(1, lab_run.play_block))
    monkeypatch.setattr(lab_run, "cpu_count", lambda: 1)
    ran = run(*MANTIS)
    assert (ran.code, ran.err) == (130, "")
    assert "seed 1: 300 games, then stopped" in ran.out
    assert "target=5" not in ran.out


@pytest.mark.usefixtures("jax")
@pytest.mark.parametrize("command", ["sim", "lab"])
def test_an_interrupted_command_without_games_prints_no_figures(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr(lab_run, "play_block", interrupted_after(0, lab_run.play_block))
    ran = run(command, "mantis", "--seed", "1", *(("--engine", "vector") if command == "sim" else ()))
    assert (ran.code, ran.err) == (130, "")
    assert ran.out.endswith("seed 1: 0 games, then stopped\n")


def interrupted_after(blocks: int, play_block: Callable[..., Any]) -> Callable[..., Any]:
    played = 0

    def play_some(*arguments: Any) -> Any:
        nonlocal played
        if played == blocks:
            raise KeyboardInterrupt
        played += 1
        return play_block(*arguments)

    return play_some


SIM = ("sim", "mantis", "--engine", "vector", "--seed", "1", "--set", "target=5")


@pytest.mark.usefixtures("jax")
def test_a_simulation_on_the_vector_engine_has_the_same_summary(run: Run) -> None:
    ran = run(*SIM, "--games", "300", "--bots", "greedy,random,greedy")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Mantis, edition en, target=5, 3 seats, seed 1: 300 games")
    for word in ("greedy", "random", "95 % interval", "decisions  ", "endings  ", "speed  "):
        assert word in ran.out


@pytest.mark.usefixtures("jax")
def test_both_engines_report_similar_figures(run: Run) -> None:
    """Four deviations instead of two, so that luck does not fail the test."""
    vector = timeless(run(*SIM, "--games", "2000", "--seats", "3", "--json").out)
    python = timeless(run(*SIM, "--games", "400", "--seats", "3", "--json", "--engine", "python").out)
    assert vector.keys() == python.keys()
    assert (vector["games"], sum(bot["wins"] for bot in vector["bots"])) == (2000, pytest.approx(2000))
    for some, other in zip(vector["bots"], python["bots"], strict=True):
        assert abs(some["share"] - other["share"]) < 2 * (other["interval"][1] - other["interval"][0])
    reach = 5 * python["decisions"]["sd"] / 400**0.5
    assert abs(vector["decisions"]["mean"] - python["decisions"]["mean"]) < reach


@pytest.mark.usefixtures("jax")
@pytest.mark.parametrize("command", [["lab", "mantis", "--seats", "2"], ["sim", "mantis", "--engine", "vector"]])
def test_a_bot_that_the_vector_engine_lacks_is_refused_in_one_line(run: Run, command: list[str]) -> None:
    ran = run(*command, "--bots", "hal")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "mazzo: the vector engine has no bot 'hal'; its bots are random, greedy\n"


@pytest.mark.parametrize("command", [["lab", "mantis"], ["sim", "mantis", "--engine", "vector"]])
def test_without_jax_the_error_names_the_extra(run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    hide(monkeypatch, "jax")
    ran = run(*command)
    assert (ran.code, ran.out) == (2, "")
    assert (
        ran.err == "mazzo: the vector engine needs jax, which is not installed; get it with: pip install 'mazzo[lab]'\n"
    )


@pytest.mark.parametrize(
    ("arguments", "package", "extra"),
    [(["--cluster"], "ray", "cluster"), (["--plot", "study.png"], "matplotlib", "lab")],
)
def test_a_missing_package_is_reported_before_the_first_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], package: str, extra: str
) -> None:
    hide(monkeypatch, package)
    ran = run("lab", "mantis", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert f"needs {package}, which is not installed; get it with: pip install 'mazzo[{extra}]'\n" in ran.err


def hide(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    """Make a package seem uninstalled."""
    monkeypatch.setitem(sys.modules, package, None)


@pytest.mark.usefixtures("jax")
def test_the_next_command_finds_what_this_one_compiled(tmp_path: Path) -> None:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("JAX_")}
    command = [sys.executable, "-m", "mazzo", *SIM, "--games", "40", "--seats", "2"]
    kept = []
    for _ in range(2):
        subprocess.run(command, env={**environ, "XDG_CACHE_HOME": str(tmp_path)}, check=True, timeout=300)
        programs = (tmp_path / "mazzo" / "jax").glob("jit__play-*-cache")  # small ones may compile too fast to be kept
        kept.append([(file.name, file.stat().st_mtime_ns) for file in programs])
    assert kept[0] == kept[1] != []


TINY = ("--set", "hand=1", "--set", 'deck={"kitten": 1, "defuse": 2, "skip": 1, "tacocat": 1}')


def test_exact_shows_how_much_perfect_opponents_win_from_each_bot(run: Run) -> None:
    ran = run("lab", "kittens", "--exact", "--bots", "random,hard", *TINY, "--json")
    assert (ran.code, ran.err) == (0, "")
    weak, strong = json.loads(ran.out)["exact"]
    assert (weak["bot"], strong["bot"], weak["seats"]) == ("random", "hard", 2)
    assert weak["nash_conv"] > strong["nash_conv"] >= 0
    assert f"random  2 seats  {weak['nash_conv']:.4f}" in run("lab", "kittens", "--exact", *TINY).out


def test_exact_refuses_what_has_no_effect(run: Run) -> None:
    assert "--study has no effect with --exact" in run("lab", "kittens", "--exact", "--study", "seats").err
