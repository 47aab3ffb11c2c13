"""Bots choose from a view, and from nothing else."""

import pytest

import mazzo
from mazzo import bots
from mazzo.games import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", bots.names())
def test_every_bot_plays_every_game_to_its_end(game: str, name: str) -> None:
    play = mazzo.get(game).start(3, seed="bots")
    players = [bots.get(name)(mazzo.Dice(f"bot {seat}")) for seat in range(3)]
    result = mazzo.play_out(play, [player.choose for player in players])
    assert play.result == result


@pytest.mark.parametrize("name", bots.names())
def test_the_same_luck_makes_the_same_choices(name: str) -> None:
    def moves() -> tuple[str, ...]:
        play = mazzo.get("kittens").start(2, seed="same")
        mazzo.play_out(play, [bots.get(name)(mazzo.Dice("bot", str(seat))).choose for seat in range(2)])
        return play.record().moves

    assert moves() == moves()


def test_a_random_bot_comes_to_every_legal_choice() -> None:
    view = mazzo.get("mantis").start(4, seed="all").view(0)
    player = bots.get("random")(mazzo.Dice("luck"))
    assert {player.choose(view) for _ in range(200)} == set(view.legal)


@pytest.mark.parametrize("name", ["deep thought", "", "Random"])
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(mazzo.Refused, match="the bots are random"):
        bots.get(name)
