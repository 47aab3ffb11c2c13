"""Playing a tournament: the same games on one core or many; bots that fail do not delay it."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

import mazzo
from mazzo import bots
from mazzo.bots.simple import Random
from mazzo.research.arena import run as run_module
from mazzo.research.arena.folder import TournamentFolder, seed_of
from mazzo.research.arena.matches import BotMatchResults, BotPool, winners_among
from mazzo.research.arena.run import collect
from mazzo.research.arena.schedule import BotMatch, Entrant, make

PROGRAMS = Path(__file__).parents[2] / "bots" / "programs.py"


def tournament(*entries: Entrant, game: str = "mantis", seats: int = 2, seconds: float = 1.0) -> BotMatch:
    return make(game, mazzo.get(game).edition(), seats, seed="run", entries=entries, seconds=seconds)


def program(which: str) -> Entrant:
    return Entrant(which, f"{sys.executable} {PROGRAMS} {which}")


def played(held: BotMatch, games: int, jobs: int = 1) -> BotMatchResults:
    outcome = BotMatchResults()
    collect(held, range(games), outcome, jobs=jobs)
    return outcome


class First:
    def __init__(self, *_: Any) -> None:
        pass

    def choose(self, view: Any, _: Sequence[Any]) -> Any:
        return view.legal[0]


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> Entrant:
    monkeypatch.setitem(bots.catalog_of("mantis").bots, "first", First)
    return Entrant("first")


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_results_are_the_same_on_one_core_or_many(game: str) -> None:
    held = tournament(Entrant("random"), Entrant("easy"), program("plain"), game=game, seats=3)
    alone, together = played(held, 12), played(held, 12, jobs=2)
    assert sorted(together.played) == alone.played
    assert [game.number for game in alone.played] == list(range(12))
    for entrant, stats in alone.stats.items():
        assert together.stats[entrant].decisions == stats.decisions
        assert not stats.failures


def test_every_line_up_plays_the_same_deals_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: dict[int, set[object]] = {}

    class Looking(Random):
        def choose(self, view: Any, seen: Sequence[Any]) -> Any:
            dealt.setdefault(view.seat, set()).add(view.dealt)
            return super().choose(view, seen)

    monkeypatch.setitem(bots.catalog_of("mantis").bots, "random", Looking)
    held = tournament(Entrant("scorer"), Entrant("random"), Entrant("greedy"))
    deals: list[object] = []
    for deal in range(3):
        dealt.clear()
        BotPool(held).play(range(6 * deal, 6 * deal + 6))
        assert len(dealt[0] | dealt[1]) == 1
        deals += dealt[0]
    assert len(set(deals)) == 3


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("which", "kinds"), [("late", {"late", "given up"}), ("wrong", {"wrong"})])
def test_a_failing_program_is_reported_and_delays_no_game(which: str, kinds: set[str], jobs: int) -> None:
    held = tournament(Entrant("random"), program(which), seconds=0.1 if which == "late" else 20)
    outcome = played(held, 6, jobs)
    assert len(outcome.played) == 6
    assert set(outcome.of(1).failures) <= kinds
    assert outcome.of(1).failures[which]
    assert any(which in complaint for complaint in outcome.of(1).complaints)
    assert not outcome.of(0).failures


def test_a_bot_with_a_fault_or_a_wrong_choice_is_reported_too(first: Entrant, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty(First):
        def choose(self, view: Any, seen: Sequence[Any]) -> Any:
            if not seen:
                raise ZeroDivisionError("oh")
            return "steal 9" if len(seen) > 4 else super().choose(view, seen)

    monkeypatch.setitem(bots.catalog_of("mantis").bots, "faulty", Faulty)
    outcome = played(tournament(first, Entrant("faulty")), 6)
    stats = outcome.of(1)
    assert set(stats.failures) == {"fault", "wrong"}
    assert stats.failures.total() == 6, "one failure ends its game"
    assert any(
        re.fullmatch(r"fault: ZeroDivisionError: oh \(test_run.py, line \d+\)", complaint)
        for complaint in stats.complaints
    )


def test_a_bot_that_fails_forfeits_the_game_and_the_tournament_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unmade(First):
        def __init__(self, *_: Any) -> None:
            raise OSError("no weights")

    monkeypatch.setitem(bots.catalog_of("mantis").bots, "unmade", Unmade)
    outcome = played(tournament(Entrant("random"), Entrant("unmade"), seats=3), 12)
    assert len(outcome.played) == 12
    for game in outcome.played:
        failed = tuple(seat for seat, entrant in enumerate(game.entrants) if entrant == 1)
        assert game.forfeits == failed
        assert not set(failed) & set(game.winners)
    assert re.fullmatch(r"fault: OSError: no weights \(test_run.py, line \d+\)", outcome.of(1).complaints[0])
    assert outcome.of(1).decisions == sum(len(game.forfeits) for game in outcome.played), "it is not asked again"


@pytest.mark.parametrize(
    ("winners", "failed", "left"),
    [((0,), {0}, (1, 2)), ((0, 1), {0}, (1,)), ((2,), {0, 1}, (2,)), ((1,), {0, 1, 2}, (1,)), ((0,), set(), (0,))],
)
def test_points_of_a_default_action_after_a_failure_go_to_the_others(
    winners: tuple[int, ...], failed: set[int], left: tuple[int, ...]
) -> None:
    assert winners_among(winners, 3, failed) == left


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_resumed_tournament_ends_like_an_uninterrupted_one(tmp_path: Path, jobs: int) -> None:
    held, about = tournament(Entrant("random"), Entrant("easy"), game="kittens", seats=3), {"seed": "run", "bots": [1]}
    whole, first, then = BotMatchResults(), TournamentFolder(tmp_path / "kept", about), BotMatchResults()
    collect(held, range(12), whole, jobs=1)
    collect(held, range(5), BotMatchResults(), jobs=jobs, folder=first)
    with open(tmp_path / "kept" / "arena.jsonl", "ab") as log:
        log.write(b'{"played": [[5, 0')  # it was killed while it wrote
    second = TournamentFolder(tmp_path / "kept", about)
    then = second.outcome()
    assert sorted(game.number for game in then.played) == list(range(5))
    collect(held, range(5, 12), then, jobs=jobs, folder=second)
    assert sorted(then.played) == whole.played
    again = TournamentFolder(tmp_path / "kept", about).outcome()
    assert (sorted(again.played), again.of(1).decisions) == (whole.played, whole.of(1).decisions)
    assert again.of(0).classes.total() == whole.of(0).decisions
    files = sorted((tmp_path / "kept").glob("*.json"))
    assert [file.name for file in files] == [f"game-{number:06}.json" for number in range(12)]
    for file, game in zip(files, whole.played, strict=True):
        record = mazzo.read_record(file.read_text())
        assert record.seats == tuple(held.entrants[entrant].name for entrant in game.entrants)
        assert (result := mazzo.replay(record).result)
        assert result.winners == game.winners


def test_another_tournament_is_not_mixed_into_a_folder(tmp_path: Path) -> None:
    TournamentFolder(tmp_path, {"seed": "one"})
    assert seed_of(tmp_path) == "one"
    assert seed_of(tmp_path / "nowhere") is None
    with pytest.raises(mazzo.Refused, match="holds another tournament"):
        TournamentFolder(tmp_path, {"seed": "two"})
    (tmp_path / "arena.jsonl").write_text("nonsense\n")
    with pytest.raises(mazzo.Refused, match="cannot store a tournament in"):
        TournamentFolder(tmp_path, {"seed": "one"})


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_no_program_is_left_running_at_the_end(jobs: int, tmp_path: Path) -> None:
    name, command = program("staying")
    held = tournament(Entrant("random"), Entrant(name, f"{command} {tmp_path}"))
    played(held, 8, jobs)
    began = monotonic()
    while running(str(tmp_path)) and monotonic() < began + 10:
        sleep(0.05)
    assert running(str(tmp_path)) == []


def running(mark: str) -> list[int]:
    return [each.pid for each in psutil.process_iter(["cmdline"]) if mark in (each.info["cmdline"] or ())]


def test_a_dead_process_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "_play_some", dies)
    with pytest.raises(mazzo.Refused, match="a playing process ended"):
        played(tournament(Entrant("random"), Entrant("hard"), game="kittens"), 4, jobs=2)


def dies(*_: object) -> None:
    os._exit(1)
