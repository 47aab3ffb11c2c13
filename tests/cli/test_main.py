"""The common part of all subcommands: help, and errors in one line."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import mazzo
from tests.cli.conftest import Run

COMMANDS = ["play", "sim", "replay", "verify", "rules", "perft", "completion"]
MAZZO = [sys.executable, "-m", "mazzo"]


def test_the_help_names_every_command_and_shows_examples(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert "examples:" in ran.out
    assert [command for command in COMMANDS if f"    {command} " not in ran.out.replace("\n", " ")] == []


def test_without_arguments_the_server_starts(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served: list[int] = []

    def serve(_: object, listening: socket.socket, log_level: str) -> None:
        served.append(listening.getsockname()[1])
        listening.close()
        assert log_level == "warning"

    monkeypatch.setenv("MAZZO_DB", str(tmp_path / "mazzo.db"))
    monkeypatch.setattr("mazzo.server.run.serve", serve)
    monkeypatch.setattr("mazzo.cli.start.has_browser", lambda: False)
    ran = run()
    assert ran.code == 0
    assert f"Mazzo is listening on http://localhost:{served[0]}\n" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_shows_an_example_of_it(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"examples:\n  mazzo {command} " in ran.out


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").out == f"mazzo {mazzo.__version__}\n"


def test_the_version_is_printed_without_loading_games_and_commands() -> None:
    script = "import sys; from mazzo.cli import main; main(['--version']); print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = ran.stderr.split()
    assert [name for name in loaded if name.startswith(("mazzo.games.mantis", "mazzo.bots", "mazzo.cli.parser"))] == []


BAD = {
    "a command that is not there": ["dance"],
    "an option that is not there": ["sim", "mantis", "--fast"],
    "no game": ["sim"],
    "no game, without a terminal": ["play"],
    "a game that is not there": ["play", "chess"],
    "an edition that is not there": ["play", "mantis", "--edition", "2015"],
    "an edition that is not there, of rules": ["rules", "kittens", "--edition", "en"],
    "an option of a game that is not there": ["sim", "mantis", "--set", "speed=9"],
    "an option by a name of our own": ["sim", "mantis", "--set", "seats=9"],
    "an option without a value": ["sim", "mantis", "--set", "target"],
    "an option with a value that it cannot have": ["sim", "mantis", "--set", "target=many"],
    "an option with half a list": ["sim", "mantis", "--set", 'deck=["r/roy"'],
    "an option with a list of nonsense": ["sim", "mantis", "--set", "deck=[1]"],
    "an option that leaves no cards": ["play", "mantis", "--set", "hand=100"],
    "too many seats": ["play", "mantis", "--seats", "7"],
    "very many seats": ["sim", "kittens", "--seats", "1000000"],
    "seats beyond numbers": ["sim", "kittens", "--seats", "9" * 5000],
    "one seat": ["play", "mantis", "--seats", "1"],
    "no seats": ["play", "mantis", "--seats", "0"],
    "seats that are no number": ["play", "mantis", "--seats", "four"],
    "no games": ["sim", "mantis", "--games", "0"],
    "fewer games than none": ["sim", "mantis", "--games", "-5"],
    "half a game": ["sim", "mantis", "--games", "0.5"],
    "a bot that is not there": ["play", "mantis", "--bots", "hal"],
    "a bot without a name": ["sim", "mantis", "--bots", "random,"],
    "too few bots": ["sim", "mantis", "--seats", "4", "--bots", "random,random"],
    "too many bots": ["play", "mantis", "--seats", "2", "--bots", "random,random"],
    "an empty seed": ["sim", "mantis", "--seed", ""],
    "a seed of several lines": ["sim", "mantis", "--seed", "a\nb"],
    "an endless seed": ["sim", "mantis", "--seed", "x" * 100_000],
    "a seed that is no text": ["sim", "mantis", "--seed", "\udcff"],
    "an option that is no text": ["sim", "mantis", "--set", "target=\udcff"],
    "a name that is none": ["play", "mantis", "--name", ""],
    "a name that is too long": ["play", "mantis", "--name", "x" * 41],
    "a record in a folder that is not there": ["play", "mantis", "--record", "nowhere/game.json"],
    "a record that is a folder": ["play", "mantis", "--record", "."],
    "a record without a name": ["play", "mantis", "--record", "\0"],
    "a file that is not there": ["replay", "nowhere.json"],
    "a file that is not there, to verify": ["verify", "nowhere.json"],
    "a folder": ["replay", "."],
    "a folder, to verify": ["verify", "."],
    "a file without a name": ["verify", ""],
    "a file with an impossible name": ["verify", "a\0b"],
    "a device of zeros": ["verify", "/dev/zero"],
    "seats that an edition does not have, to learn": ["learn", "mantis", "--seats", "9", "--out", "network"],
    "a file of puzzles that is not there": ["puzzles", "pack", "nowhere.jsonl", "--out", "puzzles.jsonl.gz"],
    "an arena with a bot that is not there": ["arena", "mantis", "--bots", "random,hal"],
    "an arena with a bot of another game": ["arena", "mantis", "--bots", "random,cautious"],
    "an arena with one bot": ["arena", "mantis", "--bots", "random"],
    "an arena of a bot against itself": ["arena", "mantis", "--bots", "random,random"],
    "an arena with very many bots": ["arena", "mantis", "--bots", ",".join(["easy"] * 20)],
    "a program that is not there": ["arena", "mantis", "--bot", "no-such-program"],
    "a program that prints nothing": ["arena", "mantis", "--bot", "true", "--bots", "random"],
    "an arena without time": ["arena", "mantis", "--bots", "random,easy", "--seconds", "0"],
    "an arena without processes": ["arena", "mantis", "--bots", "random,easy", "--jobs", "0"],
    "a drawing that is none": ["arena", "mantis", "--bots", "random,easy", "--plot", "arena.txt"],
    "an arena with too many seats": ["arena", "mantis", "--bots", "random,easy", "--seats", "77"],
    "a study that is not there": ["lab", "mantis", "--study", "luck"],
    "a study without a house rule": ["lab", "mantis", "--study", "rules"],
    "a house rule as it is printed": ["lab", "mantis", "--study", "rules", "--set", "target=10"],
    "a study of an option that is not there": ["lab", "mantis", "--set", "speed=9"],
    "a study of an edition that is not there": ["lab", "mantis", "--edition", "2015"],
    "a study of seats that are no numbers": ["lab", "mantis", "--seats", "2-4"],
    "a study with too many seats": ["lab", "mantis", "--seats", "4,7"],
    "a study without games": ["lab", "mantis", "--games", "0"],
    "a study with too few bots": ["lab", "mantis", "--bots", "random,random", "--seats", "3"],
    "a picture of another kind": ["lab", "mantis", "--plot", "study.pdf"],
    "a picture in a folder that is not there": ["lab", "mantis", "--plot", "nowhere/study.png"],
    "an engine that is not there": ["sim", "mantis", "--engine", "steam"],
    "no depth": ["perft", "mantis", "--depth", "0"],
    "a shell that is not there": ["completion", "cmd"],
    "an argument that is no text": ["verify", "\udcff\udcfe"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD.keys())
def test_wrong_arguments_are_refused_in_one_line(run: Run, arguments: list[str], tmp_path: Path) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("mazzo: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 600
    assert list(tmp_path.iterdir()) == []


NOISE = {
    "an empty file": b"",
    "text": b"not a record",
    "bytes that are no text": b"\xff\xfe\x00\x80" * 100,
    "ten megabytes of noise": os.urandom(10_000_000),
    "more than a record can have": b" " * 17_000_000,
    "a deep nest": b"[" * 1_000_000,
    "JSON that is something else": b'{"hello": "world"}',
    "a record of the future": b'{"mazzo": 99, "game": "mantis", "edition": "en", "seats": [], "moves": []}',
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", NOISE.values(), ids=NOISE.keys())
def test_an_invalid_record_file_is_refused_in_one_line(run: Run, command: str, content: bytes, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(content)
    ran = run(command, "noise")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("mazzo: noise: ")
    assert ran.err.count("\n") == 1


def test_a_closed_output_is_no_error() -> None:
    shell = f"{sys.executable} -m mazzo rules kittens | true; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", shell], check=True, capture_output=True, text=True)
    assert ran.stderr == ""
    assert ran.stdout.strip() in ("0", "141")  # it depends on who is faster


def test_an_output_that_is_closed_before_the_start_ends_it_quietly() -> None:
    read, write = os.pipe()
    os.close(read)
    ran = subprocess.run([*MAZZO, "rules", "kittens"], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert (ran.returncode, ran.stderr) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_reported_in_one_line() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        ran = subprocess.run([*MAZZO, "rules", "mantis"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == "mazzo: cannot write: No space left on device\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_game_is_played_with_closed_streams(closed: str) -> None:
    shell = f"{sys.executable} -m mazzo play mantis --seed 1 {closed}"
    ran = subprocess.run(["bash", "-c", shell], check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_game_is_played_in_a_terminal_without_unicode() -> None:
    arguments = [*MAZZO, "play", "mantis", "--seed", "1", "--name", "Zoë"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(arguments, check=False, capture_output=True, input=b"\xff\xfe\nscore\n", env=environment)
    assert (ran.returncode, ran.stderr) == (0, b"")
