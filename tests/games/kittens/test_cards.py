"""Chapter 5 of docs/rules/kittens.md: Favor, Shuffle and See the Future; test_moves.py has Attack and Skip."""

from itertools import permutations

import pytest

from mazzo import Refused
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.events import Gave, Peeked, Shuffled
from mazzo.games.kittens.rules.state import Giving, Turn
from tests.games.kittens.positions import (
    hand,
    in_every_edition,
    may,
    phase,
    pile,
    position,
    unstopped,
)

# Favor

FAVOR = (
    "seat 0: favor | seat 1: beard skip | seat 2: nope | seat 3: | seat 4: attack | "
    "pile: potato kitten kitten kitten kitten"
)


def test_all_players_with_a_card_give_for_a_favor_at_the_same_time() -> None:  # Kittens 5.6
    play = position(FAVOR)
    unstopped(play, 0, "favor")
    assert phase(play) == Giving((1, 2, 4), taker=0)
    assert may(play, 0) == []
    assert may(play, 3) == []


@pytest.mark.parametrize("order", list(permutations([(1, "skip"), (2, "nope"), (4, "attack")])))
def test_a_favor_is_given_in_any_order(order: tuple[tuple[int, str], ...]) -> None:  # Kittens 5.6
    play = position(FAVOR)
    unstopped(play, 0, "favor")
    for number, (giver, card) in enumerate(order):
        assert giver in play.to_act
        play.apply(giver, f"give {card}")
        assert may(play, giver) == []
        assert len(play.state.hands[0]) == number + 1
    assert phase(play) == Turn((0,))
    assert hand(play, 0) == "attack nope skip"
    assert hand(play, 1) == "beard"


def test_a_favor_does_not_ask_the_dead() -> None:  # Kittens 5.6
    play = position(
        "options: dead_hand=out-of-the-game | seat 0: favor | seat 1: out beard | seat 2: skip | pile: kitten"
    )
    unstopped(play, 0, "favor")
    assert play.to_act == (2,)


@pytest.mark.parametrize("edition", ["2015", "2025"])
def test_one_chosen_player_gives_for_a_favor(edition: str) -> None:  # Kittens 5.7
    play = position(FAVOR, edition)
    assert may(play, 0) == ["draw", "favor 1", "favor 2", "favor 4"]
    unstopped(play, 0, "favor 2")
    assert phase(play) == Giving((2,), taker=0)
    play.apply(2, "give nope")
    assert hand(play, 0) == "nope"
    assert phase(play) == Turn((0,))


def test_a_favor_from_all_names_no_player() -> None:  # Kittens 5.6
    play = position(FAVOR)
    assert may(play, 0) == ["draw", "favor"]
    with pytest.raises(Refused):
        play.apply(0, "favor 1")


@in_every_edition
@pytest.mark.parametrize("card", ["beard", "defuse", "skip"])
def test_the_giver_chooses_the_card(edition: str, card: str) -> None:  # Kittens 5.8
    play = position("seat 0: | seat 1: beard beard defuse skip | pile: kitten | phase: giving | waiting: 1", edition)
    assert may(play, 1) == ["give defuse", "give skip", "give beard"]
    play.apply(1, f"give {card}")
    assert hand(play, 0) == card


@in_every_edition
def test_only_giver_and_taker_see_the_card_given(edition: str) -> None:  # Kittens 5.8
    play = position(
        "seat 0: | seat 1: beard skip | seat 2: | pile: kitten kitten | phase: giving | waiting: 1", edition
    )
    play.apply(1, "give skip")
    assert play.seen(0) == play.seen(1) == [Gave(1, 0, Card.SKIP)]
    assert play.seen(2) == play.seen(None) == [Gave(1, 0, None)]


@in_every_edition
def test_a_favor_needs_a_player_with_a_card(edition: str) -> None:  # Kittens 5.9
    play = position(
        f"seat 0: favor | seat 1: | seat 2: out {'beard' if edition == '2025' else ''} | pile: kitten", edition
    )
    assert may(play, 0) == ["draw"]


# Shuffle, See the Future


@in_every_edition
def test_a_shuffle_shuffles_the_pile_and_shows_it_to_no_player(edition: str) -> None:  # Kittens 5.11
    play = position(
        "seat 0: shuffle | seat 1: | pile: kitten beard skip", edition, chance=[["skip", "kitten", "beard"]]
    )
    unstopped(play, 0, "shuffle")
    assert pile(play) == "skip kitten beard"
    for seat in (0, 1, None):
        assert Shuffled(0, None) in play.seen(seat)


@in_every_edition
@pytest.mark.parametrize(
    ("lies", "shown"),
    [("beard kitten skip nope", "beard kitten skip"), ("beard kitten", "beard kitten"), ("kitten", "kitten")],
)
def test_see_the_future_shows_the_top_three_cards_to_one_player(edition: str, lies: str, shown: str) -> None:
    # Kittens 5.12
    play = position(f"seat 0: see | seat 1: | pile: {lies}", edition)
    unstopped(play, 0, "see")
    assert Peeked(0, tuple(map(Card, shown.split()))) in play.seen(0)
    assert Peeked(0, None) in play.seen(1)
    assert Peeked(0, None) in play.seen(None)
    assert pile(play) == lies
