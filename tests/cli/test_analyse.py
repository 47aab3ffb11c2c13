"""`mazzo analyse`: curves, accuracy, turning points; as text, as JSON, as a picture."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

import mazzo
from mazzo import bots
from mazzo.cli import main
from mazzo.client.files import read_record
from mazzo.coach.analysis import analyse
from mazzo.coach.instead import compare_bot
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.chance import Dice
from mazzo.core.play import play_out
from mazzo.text import report
from mazzo.text.locales import LANGUAGES, words
from tests.cli.test_languages import letters, vocabulary
from tests.slow import slowly


@pytest.fixture(params=["mantis", slowly("kittens")])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    play = mazzo.get(request.param).start(3, seed=2, names=["Ada", "Leo", "Bartholomäus"])
    players = [bots.get(request.param, name)(play.state.edition, Dice(name)) for name in ("hard", "medium", "random")]
    play_out(play, [player.choose for player in players])
    path = tmp_path / "game.json"
    path.write_text(mazzo.write_record(play.record()), encoding="utf-8")
    return path


@pytest.fixture
def opening(file: Path) -> Path:
    """A game stopped after a few moves, which is quicker to analyse."""
    record = read_record(str(file))
    file.write_text(mazzo.write_record(replace(record, moves=record.moves[:16], result=None)), encoding="utf-8")
    return file


def test_an_analysis_has_accuracy_turning_points_and_better_choices(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(file), "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Accuracy" in shown
    assert "Turning points:" in shown
    assert all(name in shown for name in ("Ada", "Leo", "Bartholomäus"))
    assert "Better: " in shown
    assert "100%" in shown


@pytest.mark.slow
def test_an_analysis_is_written_in_every_language(file: Path) -> None:
    record = read_record(str(file))
    replayed = ReplayedGame(record)
    found = analyse(replayed)
    other = compare_bot(replayed, found, "other", bots.get(record.game, "random"))
    for language in LANGUAGES:
        t = words(language)
        lines = report.lines(t, found, replayed, columns=80, has_blocks=True)
        shown = letters("\n".join([*lines, *report.in_their_place(t, found, other, replayed)]))
        assert len(shown) > 20
        assert shown - vocabulary(language) - {"ada", "leo", "bartholomäus", "other"} == set()


def test_the_json_has_every_moment(opening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(opening), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    record = json.loads(opening.read_text(encoding="utf-8"))
    assert len(found["moments"]) == len(record["moves"]) + 1
    assert {"value", "error"} == found["moments"][0][0].keys()
    assert [player["name"] for player in found["players"]] == record["seats"]


def test_the_curves_can_be_drawn(opening: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "game.svg"
    assert main(["analyse", str(opening), "--plot", str(picture)]) == 0
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nothing.json"], "cannot be read"),
        (["nothing.json", "--plot", "game.txt"], "should end in .png or .svg"),
    ],
)
def test_a_file_that_cannot_be_analysed_is_refused(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", *arguments]) == 2
    assert why in capsys.readouterr().err


# What a bot would have chosen

SAME = """
class Same:  # as the first player of the game, who was `hard`
    def __init__(self, edition, luck):
        from mazzo import bots

        self.choose = bots.get("GAME", "hard")(edition, luck).choose

class Fails(Same):
    def __init__(self, edition, luck):
        pass

    def choose(self, view, seen):
        return 1 // (view.seat or 0)
"""


@pytest.fixture
def bots_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bots for the game of the record."""
    game = mazzo.read_record(file.read_text(encoding="utf-8")).game
    (file.parent / f"looking_back_{game}.py").write_text(SAME.replace("GAME", game), encoding="utf-8")
    monkeypatch.chdir(file.parent)
    return f"looking_back_{game}"


def test_a_users_bot_makes_every_choice(file: Path, bots_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--bot", f"{bots_file}:Same", "--bot", "random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    same, random = found["bots"]
    assert (same["bot"], random["bot"]) == ("Same", "random")
    for other in (same, random):
        assert [each["move"] for each in other["decisions"]] == [each["move"] for each in found["decisions"]]
        assert all(each["loss"] >= 0 for each in other["decisions"])
    pairs = list(zip(found["decisions"], same["decisions"], strict=True))
    alike = [theirs["action"] == its["action"] for theirs, its in pairs if theirs["seat"] == 0]
    assert sum(alike) > 0.8 * len(alike), "the first player's bot, with another random source"
    assert sum(each["loss"] for each in random["decisions"]) > sum(each["loss"] for each in same["decisions"])
    assert all(its == theirs for theirs, its in pairs if its["action"] == theirs["action"])


def test_a_failing_bot_is_reported_with_its_line(
    opening: Path, bots_file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(opening), "--bot", f"{bots_file}:Fails"]) == 2
    error = capsys.readouterr().err
    line = SAME.splitlines().index("        return 1 // (view.seat or 0)") + 1
    assert f"for seat 0: ZeroDivisionError: integer division or modulo by zero ({bots_file}.py, line {line})" in error
