"""A network that `mazzo learn` wrote plays wherever a bot can be named. tests/server has the tables of a server."""

import json
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from mazzo import Dice, Refused, get, read_record, write_record
from mazzo.bots import own
from mazzo.bots.own import OwnBot
from mazzo.core.play import play_out
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def networks(tmp_path: Path) -> None:
    """The networks that ship, as if they had been learned here: `trained/network.npz` for Mantis, and `duel.npz`."""
    (tmp_path / "trained").mkdir()
    for game, name, file in (("mantis", "mantis-6", "trained/network.npz"), ("kittens", "kittens-2", "duel.npz")):
        shipped = files(f"mazzo.games.{game}.bots").joinpath("networks", f"{name}.npz")
        (tmp_path / file).write_bytes(shipped.read_bytes())


def test_a_network_plays_in_a_simulation_as_the_bot_that_ships_with_it(run: Run) -> None:
    asked = ("sim", "mantis", "--games", "4", "--seed", "1", "--json", "--bots")
    trained = json.loads(run(*asked, "random,random", "--bot", "trained/network.npz").out)
    shipped = json.loads(run(*asked, "random,random,expert").out)
    assert trained["decisions"] == shipped["decisions"]
    assert [bot["wins"] for bot in trained["bots"]] == [bot["wins"] for bot in shipped["bots"]]


def test_a_network_plays_in_an_arena_by_the_name_of_its_folder(run: Run) -> None:
    report = json.loads(
        run("arena", "mantis", "--bots", "random,trained/network.npz", "--games", "4", "--jobs", "1", "--json").out
    )
    assert {bot["bot"]: bot["failures"] for bot in report["bots"]} == {"random": {}, "trained": {}}


def test_a_person_can_play_against_a_network(run: Run, tmp_path: Path) -> None:
    ran = run("play", "kittens", "--seats", "2", "--bot", "duel.npz", "--record", "game.json", stdin="1\n" * 400)
    assert (ran.code, ran.err) == (0, "")
    record = read_record((tmp_path / "game.json").read_text())
    assert record.result
    assert any(move.startswith("1 ") for move in record.moves)


def test_an_analysis_has_the_choices_of_a_network(run: Run, tmp_path: Path) -> None:
    play = get("mantis").start(2, seed="analyse")
    play_out(play, [own.find("random", "mantis")(play.state.edition, Dice(seat)).choose for seat in range(2)])
    (tmp_path / "game.json").write_text(write_record(play.record()))
    report = json.loads(run("analyse", "game.json", "--bot", "trained/network.npz", "--json").out)
    (bot,) = report["bots"]
    assert len(bot["decisions"]) == len(play.moves)


@pytest.mark.usefixtures("run")
def test_a_server_offers_a_network_for_its_game_alone() -> None:
    assert OwnBot.read("deep=trained/network.npz").games == ("mantis",)
    with pytest.raises(Refused, match="is a network with 154 features"):
        OwnBot.read("kittens/deep=trained/network.npz")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (("mantis", "--bot", "duel.npz"), "'duel.npz' is a network with 280 features and 70 moves, and mantis has"),
        (("kittens", "--bot", "duel.npz", "--seats", "3"), "was trained for 2 players at most, not for 3"),
        (("mantis", "--bot", "empty.npz"), "'empty.npz' holds no network; mazzo learn writes one as network.npz"),
        (("mantis", "--bot", "missing.npz"), "cannot read 'missing.npz': No such file or directory"),
    ],
)
@pytest.mark.parametrize("command", ["sim", "arena", "play"])
def test_a_file_that_cannot_play_is_refused_in_one_line(
    run: Run, tmp_path: Path, command: str, asked: tuple[str, ...], why: str
) -> None:
    (tmp_path / "empty.npz").touch()
    ran = run(command, *asked, *(("--bots", "random") if command == "arena" else ()))
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert ran.err.count("\n") == 1


def test_a_command_that_ends_with_the_name_of_a_file_is_still_a_command() -> None:
    assert not own.is_own("python mybot.py --weights trained.npz")
    assert own.is_own("trained/network.npz")


@pytest.mark.usefixtures("run")
def test_a_file_may_have_a_space_in_its_name(tmp_path: Path) -> None:
    shutil.copy(tmp_path / "duel.npz", tmp_path / "my duel.npz")
    assert own.is_own("my duel.npz")
    assert own.name_of("my duel.npz", "kittens") == "my duel"
