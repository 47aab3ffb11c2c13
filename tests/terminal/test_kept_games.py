"""Games against bots are saved until they are over."""

import os
import signal
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from mazzo.client.kept_games import GameKeeper, KeptGame, find_kept, kept_play, read_kept, restore
from mazzo.client.local import ME, Local
from mazzo.core import record as records
from mazzo.core.errors import Refused
from mazzo.games import GAMES, replay
from mazzo.table.commands import Act
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage, Update
from mazzo.terminal.app import Mazzo
from mazzo.terminal.screens.ask import AskScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.terminal.screens.table import TableScreen
from tests.cli.test_terminal import CTRL_C, terminal
from tests.server.loop import awaits
from tests.slow import slowly
from tests.terminal.screens import at_the_start, begin, table, text, until, update

GO_ON = "c │ Go on with your game: "


async def is_asked(mazzo: Mazzo, pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(mazzo.screen, TableScreen) and table(mazzo).last)
    link = table(mazzo).link
    assert isinstance(link, Local)
    await until(pilot, lambda: update(mazzo).version == link.table.state.version and update(mazzo).view.legal)


@pytest.mark.parametrize("game", GAMES)
@awaits
async def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path, game: str) -> None:
    async with at_the_start(tmp_path) as (mazzo, pilot):
        await begin(pilot, Settings(game, turn_seconds=None), 3, "kept")
        await is_asked(mazzo, pilot)
        await table(mazzo).act(update(mazzo).view.legal[0])
        await is_asked(mazzo, pilot)
        before, lines = update(mazzo).view, table(mazzo).lines
        await pilot.press("q")
        await until(pilot, lambda: "The game is kept." in text(mazzo))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(mazzo.screen, StartScreen) and GO_ON in text(mazzo))
    async with at_the_start(tmp_path) as (mazzo, pilot):
        assert GO_ON in text(mazzo)
        await pilot.press("c")
        await is_asked(mazzo, pilot)
        assert update(mazzo).view == before
        assert table(mazzo).lines[: len(lines)] == lines


@awaits
async def test_a_game_that_is_over_is_not_kept_and_the_next_one_is(tmp_path: Path) -> None:
    keeper = GameKeeper(tmp_path)
    link = Local(Settings("mantis", turn_seconds=None), ["random"], "Ada", bots_pause=False, store=keeper.write)
    assert len(list(tmp_path.glob("*.json"))) == 1
    hearing = link.messages()
    while link.table.state.stage is Stage.PLAYING:
        received = await anext(hearing)
        assert isinstance(received, Update)
        if received.version == link.table.state.version and received.view.legal:
            await link.ask(Act(str(received.view.legal[0]), received.version))
    assert list(tmp_path.iterdir()) == []
    keeper.close()


@awaits
async def test_a_game_that_another_terminal_plays_is_not_offered(tmp_path: Path) -> None:
    async with at_the_start(tmp_path) as (_, pilot):
        await begin(pilot, Settings("mantis", turn_seconds=None), 3, "kept")
        (file,) = (tmp_path / "games").glob("*.json")
        assert find_kept(tmp_path / "games") == []
        with pytest.raises(Refused, match="is being played in another terminal"):
            GameKeeper(tmp_path / "games", file)


@awaits
async def test_one_of_several_games_can_be_chosen(tmp_path: Path) -> None:
    async with at_the_start(tmp_path) as (mazzo, pilot):
        for game in GAMES:
            await begin(pilot, Settings(game, turn_seconds=None), 3, "kept")
            await is_asked(mazzo, pilot)
            await pilot.press("q", "q")
            await until(pilot, lambda: isinstance(mazzo.screen, StartScreen))
        await until(pilot, lambda: "… (2)" in text(mazzo))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(mazzo.screen, AskScreen))
        await pilot.press("2")  # the older one
        await is_asked(mazzo, pilot)
        assert update(mazzo).table.settings.game == next(iter(GAMES))


BROKEN = ["", "{", "[]", '{"snapshot": 3}']


@pytest.mark.parametrize("content", BROKEN)
@awaits
async def test_a_broken_file_is_refused_in_a_sentence_and_stays(tmp_path: Path, content: str) -> None:
    file = tmp_path / "games" / "mine.json"
    file.parent.mkdir()
    file.write_text(content)
    async with at_the_start(tmp_path) as (mazzo, pilot):
        await pilot.press("c")
        await until(pilot, lambda: "is no kept game of this version" in str([*mazzo._notifications]))
        await begin(pilot, Settings("mantis", turn_seconds=None), 3, "another")
    assert file.read_text() == content
    assert len(find_kept(tmp_path / "games")) == 2


def a_game() -> KeptGame:
    record = GAMES["mantis"].start(3, seed="kept", names=["Ada", "Leo", "Mia"]).record()
    return kept_play({}, ["random", "random"], record, 100)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "there is no game 'chess' here anymore"),
        ({"moves": ("7 fly",)}, "cannot be continued"),
        ({"options": {"wings": 2}}, "cannot be continued"),
    ],
)
def test_an_inconsistent_file_is_refused(tmp_path: Path, change: dict[str, object], why: str) -> None:
    kept, file = a_game(), tmp_path / "mine.json"
    assert kept.snapshot.play
    play = replace(kept.snapshot.play, record=replace(kept.record, **change))
    file.write_bytes(msgspec.json.encode(replace(kept, snapshot=replace(kept.snapshot, play=play))))
    with pytest.raises(Refused, match=why):
        restore(file, read_kept(file), 0)


def test_a_game_of_other_rules_is_refused(tmp_path: Path) -> None:
    kept = a_game()
    assert kept.snapshot.play
    changed = replace(kept, snapshot=replace(kept.snapshot, play=replace(kept.snapshot.play, rules=99)))
    with pytest.raises(Refused, match="its rules have changed"):
        restore(tmp_path / "mine.json", changed, 0)


def test_a_clock_goes_on_with_the_seconds_that_were_left(tmp_path: Path) -> None:
    kept = a_game()
    clock = replace(kept.snapshot.clock, deadline=103.0)
    state = restore(tmp_path, replace(kept, snapshot=replace(kept.snapshot, clock=clock)), 5000).state
    assert state.clock.deadline == 5003


def test_a_game_in_plain_lines_has_the_same_cards_on_a_table(tmp_path: Path) -> None:
    play = GAMES["mantis"].start(3, seed="kept", names=["Ada", "Leo", "Mia"])
    play.apply(0, play.legal(0)[0])
    kept = kept_play({}, ["random", "random"], play.record(), 0)
    state = restore(tmp_path, kept, 0).state
    assert state.play
    assert state.play.state == play.state
    assert [holder.name for holder in state.seats] == ["Ada", "Leo", "Mia"]
    assert state.seat_of(ME) == 0


def test_a_write_that_is_cut_short_leaves_the_game_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = GameKeeper(tmp_path)
    keeper.write(a_game())
    (file,) = tmp_path.glob("*.json")
    before = file.read_bytes()

    def killed(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        keeper.write(replace(a_game(), waits=False))
    keeper.close()
    assert file.read_bytes() == before
    assert find_kept(tmp_path) == [file]


def test_a_read_only_folder_is_reported_once(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    with pytest.raises(Refused, match="this game cannot be kept"):
        GameKeeper(tmp_path / "games").write(a_game())


# In a real terminal


def check_first_move(record: Path, move: str) -> None:
    found = records.read(record.read_text())
    assert replay(found)
    assert found.moves[0] == move


@pytest.mark.parametrize(
    "end", [signal.SIGKILL, signal.SIGHUP, slowly(signal.SIGTERM), slowly(signal.SIGINT), slowly(None)]
)
def test_a_game_is_recorded_and_can_be_continued_after_any_end_of_the_process(
    tmp_path: Path, home: dict[str, str], end: signal.Signals | None
) -> None:
    with terminal(tmp_path, "play", "mantis", "--seed", "3", "--record", "game.json", **home) as tty:
        tty.wait_for("Your turn")
        tty.type("s")
        tty.wait_for("You tried to score: green")
        if end:
            tty.end_by(end)
        else:
            tty.type(CTRL_C)
            tty.wait_for("mazzo: stopped")
    check_first_move(tmp_path / "game.json", "0 score")
    with terminal(tmp_path, "play", "--continue", **home) as tty:
        tty.wait_for("You tried to score: green")


@pytest.mark.parametrize("end", [signal.SIGKILL, slowly(signal.SIGHUP), slowly(signal.SIGTERM), slowly(signal.SIGINT)])
def test_a_game_in_lines_is_recorded_and_can_be_continued_in_lines_and_on_a_drawn_table(
    tmp_path: Path, home: dict[str, str], end: signal.Signals
) -> None:
    with terminal(tmp_path, "play", "mantis", "--seed", "3", "--plain", "--record", "game.json", **home) as tty:
        tty.wait_for("\r\n> ")
        tty.type("score\r")
        tty.wait_for("You tried to score")
        tty.wait_for("\r\n> ")
        tty.end_by(end)
    check_first_move(tmp_path / "game.json", "0 score")
    with terminal(tmp_path, "play", "--continue", "--plain", **home) as tty:
        tty.wait_for("\r\n> ")
        tty.type("log\r")
        tty.wait_for("You tried to score")
        tty.wait_for("\r\n> ")
        tty.type("quit\r")
        tty.wait_for("Go on with it: mazzo play --continue")
        tty.wait_for("Save the game?")
        tty.type("\r")
        assert tty.leave() == 0
    with terminal(tmp_path, "play", "--continue", **home) as tty:
        tty.wait_for("You tried to score")
