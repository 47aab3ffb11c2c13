"""`mazzo analyse`: curves, accuracy, turning points; as text, as JSON, as a picture."""

import json
from pathlib import Path

import pytest

import mazzo
from mazzo import bots
from mazzo.cli import main
from mazzo.coach.analysis import analyse
from mazzo.core.chance import Dice
from mazzo.core.play import play_out
from mazzo.files import read_record
from mazzo.games import GAMES
from mazzo.locales import LANGUAGES, words
from mazzo.text import report
from mazzo.text.film import Film
from tests.cli.test_languages import letters, vocabulary


@pytest.fixture(params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    play = mazzo.get(request.param).start(3, seed=2, names=["Ada", "Leo", "Bartholomäus"])
    players = [bots.get(request.param, name)(play.state.edition, Dice(name)) for name in ("hard", "medium", "random")]
    play_out(play, [player.choose for player in players])
    path = tmp_path / "game.json"
    path.write_text(mazzo.write_record(play.record()), encoding="utf-8")
    return path


def test_a_game_is_looked_back_at(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Accuracy" in shown
    assert "Turning points:" in shown
    assert all(name in shown for name in ("Ada", "Leo", "Bartholomäus"))
    assert "Better: " in shown
    assert "100%" in shown


@pytest.mark.slow
def test_a_game_is_looked_back_at_in_every_language(file: Path) -> None:
    record = read_record(str(file))
    found, film = analyse(record), Film(record)
    for language in LANGUAGES:
        told = letters("\n".join(report.lines(words(language), found, film, columns=80, has_blocks=True)))
        assert len(told) > 20
        assert told - vocabulary(language) - {"ada", "leo", "bartholomäus"} == set()


def test_programs_get_all_of_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert len(found["moments"]) == len(record["moves"]) + 1
    assert {"value", "error"} == found["moments"][0][0].keys()
    assert [player["name"] for player in found["players"]] == record["seats"]


def test_the_curves_can_be_drawn(file: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "game.svg"
    assert main(["analyse", str(file), "--plot", str(picture)]) == 0
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nothing.json"], "cannot be read"),
        (["nothing.json", "--plot", "game.txt"], "should end in .png or .svg"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", *arguments]) == 2
    assert why in capsys.readouterr().err
