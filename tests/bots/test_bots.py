"""Bots choose only from a view and the events that their seat has seen."""

import pytest

import mazzo
from mazzo import bots
from mazzo.bots.bot import Bot
from mazzo.games import GAMES
from mazzo.research.arena.schedule import enter
from tests.slow import slowly

EVERY = [
    slowly(game, name) if name == "search" else (game, name) for game in GAMES for name in bots.catalog_of(game).bots
]


def seated(game: str, name: str, seats: int, chance: str) -> list[Bot]:
    edition = mazzo.get(game).edition()
    return [bots.get(game, name)(edition, mazzo.Dice(f"{chance} {seat}")) for seat in range(seats)]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_bot_plays_to_the_end_and_repeats_its_choices_with_the_same_seed(game: str, name: str) -> None:
    def moves() -> tuple[str, ...]:
        play = mazzo.get(game).start(3, seed="bots")
        result = mazzo.play_out(play, [bot.choose for bot in seated(game, name, 3, "same")])
        assert play.result == result
        return play.record().moves

    assert moves() == moves()


def test_a_random_bot_comes_to_every_legal_choice() -> None:
    view = mazzo.get("mantis").start(4, seed="all").view(0)
    (player,) = seated("mantis", "random", 1, "luck")
    assert {player.choose(view, ()) for _ in range(200)} == set(view.legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_bots_of_four_levels(game: str) -> None:
    assert list(bots.catalog_of(game).levels) == ["easy", "medium", "hard", "expert"]
    for level, name in bots.catalog_of(game).levels.items():
        assert bots.get(game, level) == bots.get(game, name)


def test_names_are_the_levels_and_then_the_bots() -> None:
    assert bots.names("mantis") == [
        "easy",
        "medium",
        "hard",
        "expert",
        *(name for name in bots.catalog_of("mantis").bots if name != "expert"),
    ]
    assert set(bots.names()) == {*bots.names("mantis"), *bots.names("kittens")}


def test_at_a_table_the_medium_bot_comes_first() -> None:
    tables = bots.for_tables()
    assert list(tables) == list(GAMES)
    for game, names in tables.items():
        assert names[0] == "medium"
        assert set(names) == set(bots.names(game))


@pytest.mark.parametrize("name", ["deep thought", "", "Random"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(mazzo.Refused, match="for mantis; the bots are easy, medium, hard, expert, random"):
        bots.get("mantis", name)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(mazzo.Refused, match="the games are mantis, kittens"):
        bots.get("chess", "random")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_its_slow_bots_and_the_arena_leaves_those_out_that_are_no_level(game: str) -> None:
    there = bots.catalog_of(game)
    assert {name for name in there.bots if bots.is_slow(game, name)} == there.slow == {"expert", "search"}
    assert bots.is_slow(game, "expert")
    assert not bots.is_slow(game, "hard")
    assert [entrant.name for entrant in enter(game, [], [])] == [name for name in there.bots if name != "search"]
