"""Sampled states of Exploding Kittens reflect the actions and knowledge of the others."""

import pytest

from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games.kittens.beliefs import sample
from mazzo.games.kittens.bots.likelihood import Likelihood
from mazzo.games.kittens.bots.outlook import MEANT, Outlook
from mazzo.games.kittens.bots.sampling import samples, with_others_memories
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import Known
from mazzo.games.kittens.rules.state import State
from tests.games.kittens.positions import KittensPlay, position, unstopped
from tests.slow import slowly


def put_back(place: int = 0) -> KittensPlay:
    """Seat 1 met a kitten and put it back somewhere; seat 0 does not know where."""
    play = position(f"""
        seat 0: skip tacocat
        seat 1: defuse beard potato
        pile: kitten {"beard potato rainbow " * 5}
        turn: 1 owes 1""")
    play.apply(1, "draw")
    play.apply(1, f"insert {place}")
    return play


def looking(play: KittensPlay) -> Outlook:
    return Outlook(play.view(0), play.seen(0), play.state.edition)


def sampled_by(look: Outlook, number: int) -> list[State]:
    return samples(look, [Dice(f"world {each}") for each in range(number)])


def test_a_kitten_that_was_put_back_is_a_danger() -> None:
    assert looking(put_back()).risks[0] > MEANT


def test_the_knowledge_of_a_seat_is_true_in_every_sample() -> None:
    play = position(f"""
        seat 0: see skip tacocat
        seat 1: defuse beard potato
        pile: rainbow beard kitten {"beard potato rainbow " * 4}""")
    unstopped(play, 0, "see")
    unstopped(play, 0, "skip")
    play.apply(1, "draw")
    for sampled in sampled_by(looking(play), 50):
        assert sampled.pile[:2] == (Card.BEARD, Card.KITTEN)
        assert KITTENS.view(sampled, 0) == play.view(0)


def test_a_player_who_put_a_kitten_back_knows_its_place() -> None:
    look = looking(put_back(place=3))
    for sampled in [with_others_memories(look, each) for each in sampled_by(look, 50)]:
        place = sampled.pile.index(Card.KITTEN)
        assert sampled.memories[1].pile.known == (Known(place, Card.KITTEN),)
        assert sampled.memories[0] == look.view.memory


def test_a_player_who_looked_knows_the_remaining_cards() -> None:
    play = position(f"""
        seat 0: skip tacocat
        seat 1: defuse beard see
        pile: {"beard potato rainbow " * 5} kitten
        turn: 1 owes 1""")
    unstopped(play, 1, "see")
    play.apply(1, "draw")
    look = looking(play)
    sampled = with_others_memories(look, sampled_by(look, 1)[0])
    assert sampled.memories[1].pile.known == tuple(Known(place, sampled.pile[place]) for place in (0, 1))


# Samples weighted by the policy of `expert`


@pytest.mark.parametrize("seats", [2, slowly(4)])
def test_the_true_state_is_likelier_than_random_samples(seats: int) -> None:
    """It is the likeliest in 55 and 69 % of all choices of `expert`; at random in 20 %."""
    right = choices = 0
    for game in range(3):
        play = KITTENS.start(seats, seed=f"true worlds {game}")
        bot, chance = bots.get("kittens", "expert")(play.state.edition, Dice("any")), Dice(f"worlds {game}")
        while not play.over:
            seat = play.to_act[0]
            view, seen = play.view(seat), Seen(play, seat)
            if len(view.legal) > 1:
                others = [sample(view, play.state.edition, chance) for _ in range(4)]
                likely = Likelihood(play.state.edition, view, seen).of([play.state, *others])
                assert abs(likely.sum() - 1) < 1e-5
                right += int(likely.argmax() == 0)
                choices += 1
            play.apply(seat, bot.choose(view, seen))
    assert choices > 100
    assert right / choices > 0.4


def test_likely_samples_keep_the_knowledge_of_the_seat() -> None:
    play = put_back(place=3)
    found = sampled_by(looking(play), 30)
    assert len(found) == 30
    assert all(KITTENS.view(sampled, 0) == play.view(0) for sampled in found)


def test_in_a_duel_a_returned_kitten_is_more_often_on_top() -> None:
    found = sampled_by(looking(put_back()), 200)
    assert sum(sampled.pile[0] is Card.KITTEN for sampled in found) / 200 > 3 / 16
