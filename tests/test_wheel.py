"""The wheel in an empty environment: the library without the server, and advice on extras."""

import json
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import mazzo
from tests.cli.test_main import COMMANDS
from tests.processes import next_line

ROOT = Path(__file__).parents[1]
PIP = ["-m", "pip", "--disable-pip-version-check"]
SERVER = ("prometheus_client", "segno", "starlette", "textual", "uvicorn", "websockets")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    python(sys.executable, str(ROOT / "build_docs.py"))
    python(sys.executable, *PIP, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT))
    return next(folder.glob("mazzo-*.whl"))


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment after `pip install mazzo`."""
    return installed(str(wheel), tmp_path_factory.mktemp("plain"))


def installed(what: str, folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    python(folder / "bin" / "python", *PIP, "install", "-q", what)
    return folder / "bin"


def python(program: Path | str, *arguments: str, cwd: Path | None = None) -> str:
    return ran(program, *arguments, cwd=cwd, code=0).stdout


def ran(program: Path | str, *arguments: str, code: int, cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
    done = subprocess.run(
        [program, *arguments], cwd=cwd, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    return done


def test_the_wheel_has_the_version_of_the_library(wheel: Path, plain: Path) -> None:
    assert wheel.name.startswith(f"mazzo-{mazzo.__version__}-")
    assert python(plain / "mazzo", "--version") == f"mazzo {mazzo.__version__}\n"


def test_the_server_is_not_installed_with_the_library(plain: Path) -> None:
    there = {name.replace("-", "_") for name in re.findall(r"^\S+", python(plain / "python", *PIP, "list"), re.M)}
    assert {"mazzo", "msgspec", "numpy"} <= there
    assert there.isdisjoint(SERVER)


def test_the_library_plays_without_the_server(plain: Path) -> None:
    script = """
import mazzo
for name in mazzo.games.names():
    for bot in mazzo.bots.names(name):
        if bot != "search":
            play = mazzo.get(name).start(seats=3, seed="wheel")
            make = mazzo.bots.get(name, bot)
            mazzo.play_out(play, [make(play.state.edition, mazzo.Dice(str(seat))).choose for seat in range(3)])
            assert mazzo.replay(mazzo.read_record(mazzo.write_record(play.record()))).result == play.result
            print(name, bot, mazzo.coach.advise(name, play.state.edition, mazzo.get(name).start(3).view(0)) is not None)
"""
    lines = python(plain / "python", "-c", script).splitlines()
    assert {"mantis expert True", "kittens expert True", "mantis random True"} <= set(lines)


def test_the_commands_of_the_library_run_without_the_server(plain: Path, tmp_path: Path) -> None:
    mazzo = plain / "mazzo"
    sim = python(mazzo, "sim", "mantis", "--games", "20", "--seed", "1", "--json", cwd=tmp_path)
    assert json.loads(sim)["games"] == 20
    perft = python(mazzo, "perft", "kittens", "--depth", "2", "--seats", "2", "--seed", "1", "--json", cwd=tmp_path)
    assert len(json.loads(perft)["counts"]) == 2
    assert "Kittens" in python(mazzo, "rules", "kittens", cwd=tmp_path)
    script = "import mazzo; print(mazzo.write_record(mazzo.get('mantis').start(2, seed=1).record()))"
    (tmp_path / "game.json").write_text(python(plain / "python", "-c", script))
    assert "game.json: holds" in python(mazzo, "verify", "game.json", cwd=tmp_path)
    for command in COMMANDS:
        python(mazzo, command, "--help", cwd=tmp_path)


@pytest.mark.parametrize(
    ("command", "extra", "more"),
    [
        ([], "play", "; without it you can play in the terminal: mazzo play"),
        (["serve", "--port", "0"], "server", ""),
        (["bot", "--server", "localhost:1", "--table", "ABCD", "--bot", "easy"], "bot", ""),
    ],
    ids=["mazzo", "mazzo serve", "mazzo bot"],
)
def test_a_missing_extra_is_named_in_one_line_with_the_command_that_installs_it(
    plain: Path, tmp_path: Path, command: list[str], extra: str, more: str
) -> None:
    done = ran(plain / "mazzo", *command, cwd=tmp_path, code=2)
    assert re.fullmatch(
        rf"mazzo: .* not installed; get it with: pip install 'mazzo\[{extra}\]'{re.escape(more)}\n", done.stderr
    )


def test_the_extra_installs_the_server(wheel: Path, tmp_path: Path) -> None:
    programs = installed(f"{wheel}[server]", tmp_path / "venv")
    arguments = [programs / "mazzo", "serve", "--port", "0", "--db", str(tmp_path / "mazzo.db")]
    for address in serving([str(word) for word in arguments]):
        assert "<title>Mazzo" in urlopen(address, timeout=10).read().decode()
        assert "is_out" in urlopen(f"{address.strip()}/docs/reference/library/", timeout=10).read().decode()


def serving(arguments: list[str]) -> Iterator[str]:
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            yield next_line(server).removeprefix("Mazzo is listening on ")
        finally:
            server.terminate()


def test_the_wheel_has_the_licences_of_what_the_pages_bundle(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        (name,) = [name for name in files.namelist() if name.endswith("licenses/web/LICENSES.txt")]
        text = files.read(name).decode()
    bundled = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert [package for package in bundled if f"\n{package} (" not in text] == []
    assert (ROOT / "web/fonts/OFL.txt").read_text(encoding="utf-8").strip() in text, "and of the typeface"
