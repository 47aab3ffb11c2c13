"""Chapters 1 and 2 of docs/rules/kittens.md: cards and set-up."""

from collections import Counter

import pytest

from mazzo import Refused, Script
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import CATS, Card
from mazzo.games.kittens.rules.editions import EDITIONS
from tests.games.kittens.positions import KittensPlay, in_every_edition, may, owes, position

GAMES = [(name, seats) for name, edition in EDITIONS.items() for seats in range(2, edition.most_seats + 1)]

in_every_game = pytest.mark.parametrize(("edition", "seats"), GAMES)


def start(edition: str, seats: int) -> KittensPlay:
    return KITTENS.start(seats, edition, seed="set-up")


def all_cards(play: KittensPlay) -> Counter[Card]:
    return Counter(play.state.pile) + sum(map(Counter, play.state.hands), Counter())


@in_every_edition
def test_a_deck_has_56_cards(edition: str) -> None:  # Kittens 1.1
    deck = EDITIONS[edition].deck
    fours = dict.fromkeys(["kitten", "attack", "skip", "favor", "shuffle", *CATS], 4)
    assert deck == {**fours, "defuse": 6, "nope": 5, "see": 5}
    assert sum(deck.values()) == 56


@in_every_edition
@pytest.mark.parametrize("cat", CATS)
def test_a_cat_does_nothing_by_itself(edition: str, cat: str) -> None:  # Kittens 1.2
    play = position(f"seat 0: {cat} | seat 1: skip | pile: kitten", edition)
    assert may(play, 0) == ["draw"]


@in_every_edition
@pytest.mark.parametrize("card", ["defuse", "nope"])
def test_a_defuse_and_a_nope_are_no_moves_of_a_turn(edition: str, card: str) -> None:  # Kittens 1.3
    play = position(f"seat 0: {card} | seat 1: skip | pile: kitten", edition)
    assert may(play, 0) == ["draw"]
    with pytest.raises(Refused):
        play.apply(0, "nope")


@pytest.mark.parametrize(
    ("edition", "most"),
    [("it", 9), ("2015", 9), ("2025", 5)],  # Kittens 2.1, 2.2
)
def test_the_number_of_players_is_limited(edition: str, most: int) -> None:
    assert start(edition, 2).seats == 2
    assert start(edition, most).seats == most
    for wrong in (1, most + 1):
        with pytest.raises(Refused, match=f" is for 2 to {most} players"):
            start(edition, wrong)


@pytest.mark.parametrize("edition", ["it", "2015"])
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (5, 1), (6, 2), (9, 2)])
def test_two_decks_are_joined_from_six_players_on(edition: str, seats: int, decks: int) -> None:  # Kittens 2.3
    cards = all_cards(start(edition, seats))
    assert cards[Card.NOPE] == 5 * decks
    assert cards[Card.TACOCAT] == 4 * decks


@in_every_game
def test_each_player_is_dealt_cards_and_a_defuse(edition: str, seats: int) -> None:  # Kittens 2.4, 2.5
    dealt = 7 if edition == "2025" else 4
    for hand in start(edition, seats).state.hands:
        assert len(hand) == dealt + 1
        assert hand.count(Card.DEFUSE) == 1
        assert Card.KITTEN not in hand


@in_every_game
def test_the_pile_has_one_kitten_fewer_than_there_are_players(edition: str, seats: int) -> None:  # Kittens 2.6
    assert all_cards(start(edition, seats))[Card.KITTEN] == seats - 1


@pytest.mark.parametrize("edition", ["it", "2015"])
@pytest.mark.parametrize(("seats", "left"), [(3, 3), (4, 2), (5, 1), (6, 6), (7, 5), (8, 4), (9, 3)])
def test_all_other_defuses_go_into_the_pile(edition: str, seats: int, left: int) -> None:  # Kittens 2.7
    assert start(edition, seats).state.pile.count(Card.DEFUSE) == left


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_with_two_players_only_two_of_the_other_defuses_do(edition: str) -> None:  # Kittens 2.8
    assert start(edition, 2).state.pile.count(Card.DEFUSE) == 2


@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 2), (4, 2), (5, 1)])
def test_in_2025_at_most_two_of_the_other_defuses_do(seats: int, left: int) -> None:  # Kittens 2.9
    assert start("2025", seats).state.pile.count(Card.DEFUSE) == left


SIZES = [41, 39, 35, 31, 79, 75, 71, 67]
SIZES_2025 = [35, 29, 23, 16]


@in_every_game
def test_the_pile_has_its_size_and_nothing_is_discarded(edition: str, seats: int) -> None:  # Kittens 2.10
    play = start(edition, seats)
    assert len(play.state.pile) == (SIZES_2025 if edition == "2025" else SIZES)[seats - 2]
    assert play.state.discard == ()


@in_every_edition
def test_two_shuffles_decide_the_deal(edition: str) -> None:  # Kittens 2.4, 2.5, 2.10
    dealt = EDITIONS[edition].hand
    others = [card for card, count in EDITIONS[edition].deck.items() for _ in range(count)][10:]  # kittens, Defuses
    left = [*others[2 * dealt :], Card.KITTEN, Card.DEFUSE, Card.DEFUSE][::-1]
    play = KITTENS.start(2, edition, chance=Script([others, left]))
    assert play.state.hands[0] == tuple(sorted([*others[:dealt], Card.DEFUSE]))
    assert play.state.hands[1] == tuple(sorted([*others[dealt : 2 * dealt], Card.DEFUSE]))
    assert play.state.pile == tuple(left)


@in_every_edition
def test_the_first_seat_begins_and_play_goes_clockwise(edition: str) -> None:  # Kittens 2.11
    play = start(edition, 3)
    assert owes(play) == (0, 1)
    assert play.to_act == (0,)
    assert not play.state.attacked
    play = position("seat 0: | seat 1: | seat 2: | pile: skip beard nope kitten kitten", edition)
    turns = []
    for _ in range(3):
        play.apply(play.state.turn, "draw")
        turns.append(play.state.turn)
    assert turns == [1, 2, 0]
