"""Advice does not depend on hidden facts: it is the same in a lookalike of the game."""

import pytest

import mazzo
from mazzo import bots
from mazzo.bots.rollouts.search import QuickChance
from mazzo.coach import advise
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games import GAMES
from tests.bots.test_secrecy import lookalike_of


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_does_not_peek(game: str, seats: int) -> None:
    play = mazzo.get(game).start(seats, seed=f"coach of {seats}")
    edition = play.state.edition
    players = [bots.get(game, "medium")(edition, Dice(f"own luck {seat}")) for seat in range(seats)]
    random, lookalikes = QuickChance(f"{game} {seats}"), 0
    while not play.over and len(play.moves) < 40:
        seat = play.to_act[0]
        if len(play.legal(seat)) > 1 and random.random() < 0.4:
            before = play.seen(seat)
            lookalike = lookalike_of(play, seat, random)
            lookalikes += lookalike.state != play.state
            assert advise(game, edition, play.view(seat), Seen(play, seat)) == advise(
                game, edition, lookalike.view(seat), before
            )
        play.apply(seat, players[seat].choose(play.view(seat), Seen(play, seat)))
    assert lookalikes > 2


def test_a_seat_without_a_choice_gets_no_advice() -> None:
    play = mazzo.get("mantis").start(3, seed=1)
    for seat in (None, 1):
        with pytest.raises(mazzo.Refused, match="there is nothing to choose"):
            advise("mantis", play.state.edition, play.view(seat))
