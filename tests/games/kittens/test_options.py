"""Chapter 10 of docs/rules/kittens.md: options."""

from typing import Any

import pytest

from mazzo import Refused
from mazzo.core.edition import options
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import DECK, EDITIONS
from mazzo.games.kittens.rules.state import Giving
from tests.games.kittens.positions import discard, in_every_edition, knows, may, owes, phase, position, unstopped


@in_every_edition
def test_the_number_of_players_is_not_an_option(edition: str) -> None:  # Kittens 10.1
    for fixed in ("fewest_seats", "most_seats"):
        with pytest.raises(Refused, match="there is no option"):
            KITTENS.edition(edition, **{fixed: "9"})


@in_every_edition
def test_an_option_changes_itself_alone(edition: str) -> None:  # Kittens 10.1
    printed, ours = EDITIONS[edition], KITTENS.edition(edition, hand=5)
    changed = [option for option in options(printed) if getattr(printed, option) != getattr(ours, option)]
    assert changed == ["hand"]


MANY_CARDS = "seat 0: nope nope beard beard beard skip see tacocat | seat 1: skip | pile: kitten | discard: nope"


@in_every_edition
def test_without_combos_only_equal_cats_are_played_together(edition: str) -> None:  # Kittens 10.2
    play = position("options: combos=false | " + MANY_CARDS, edition)
    assert may(play, 0) == ["draw", "skip", "see", "pair beard 1"]


@in_every_edition
@pytest.mark.parametrize(("option", "there"), [("true", True), ("false", False)])
def test_five_different_can_be_allowed_or_not(edition: str, option: str, there: bool) -> None:  # Kittens 10.3
    play = position(f"options: five_different={option} | " + MANY_CARDS, edition)
    assert ("five nope skip see tacocat beard" in may(play, 0)) == there
    assert "pair nope 1" in may(play, 0)


FAVOR = "seat 0: favor | seat 1: skip | seat 2: beard | pile: kitten kitten"


@in_every_edition
@pytest.mark.parametrize(("option", "action", "givers"), [("everybody", "favor", (1, 2)), ("one", "favor 2", (2,))])
def test_a_favor_can_be_from_all_or_from_one(
    edition: str, option: str, action: str, givers: tuple[int, ...]
) -> None:  # Kittens 10.4
    play = position(f"options: favor_from={option} | " + FAVOR, edition)
    unstopped(play, 0, action)
    assert phase(play) == Giving(givers, taker=0)


@in_every_edition
@pytest.mark.parametrize(("option", "turns"), [("two", 2), ("remaining-plus-two", 4)])
def test_an_attack_can_add_up_or_not(edition: str, option: str, turns: int) -> None:  # Kittens 10.5
    play = position(
        f"options: attacked_again={option} | seat 0: attack | seat 1: | pile: kitten | turn: 0 owes 2, attacked",
        edition,
    )
    unstopped(play, 0, "attack")
    assert owes(play) == (1, turns)


@in_every_edition
@pytest.mark.parametrize(("option", "lies"), [("discard-pile", "beard skip kitten"), ("out-of-the-game", "kitten")])
def test_a_dead_hand_can_be_discarded_or_leave_the_game(edition: str, option: str, lies: str) -> None:  # Kittens 10.6
    play = position(
        f"options: dead_hand={option} | seat 0: beard skip | seat 1: | seat 2: | pile: kitten kitten", edition
    )
    play.apply(0, "draw")
    assert discard(play) == lies


@in_every_edition
@pytest.mark.parametrize("dealt", [0, 5, 9])
def test_more_or_fewer_cards_can_be_dealt(edition: str, dealt: int) -> None:  # Kittens 10.7
    play = KITTENS.start(3, edition, seed="options", hand=dealt)
    assert [len(cards) for cards in play.state.hands] == [dealt + 1] * 3


@in_every_edition
@pytest.mark.parametrize(("see", "known"), [(1, "0 beard"), (5, "0 beard; 1 skip; 2 nope; 3 kitten; 4 potato")])
def test_see_the_future_can_show_more_or_fewer_cards(edition: str, see: int, known: str) -> None:  # Kittens 10.8
    play = position(
        f"options: see={see} | seat 0: see | seat 1: | pile: beard skip nope kitten potato tacocat", edition
    )
    unstopped(play, 0, "see")
    assert knows(play, 0) == known


@in_every_edition
@pytest.mark.parametrize(
    ("seats", "option", "left"),
    [
        (3, {"spare_defuses": 1}, 1),
        (3, {"spare_defuses": 9}, 3),
        (2, {"spare_defuses_for_two": 0}, 0),
        (2, {"spare_defuses_for_two": 3}, 3),
    ],
)
def test_more_or_fewer_defuses_can_go_into_the_pile(
    edition: str, seats: int, option: dict[str, Any], left: int
) -> None:  # Kittens 10.9
    play = KITTENS.start(seats, edition, seed="options", **option)
    assert play.state.pile.count(Card.DEFUSE) == left


@in_every_edition
def test_the_deck_can_be_another(edition: str) -> None:  # Kittens 10.10
    deck = {"kitten": 1, "defuse": 3, "skip": 4}
    play = KITTENS.start(2, edition, seed="options", deck=deck, hand=1)
    assert play.state.hands == [("defuse", "skip"), ("defuse", "skip")]
    assert sorted(play.state.pile) == ["defuse", "kitten", "skip", "skip"]


@in_every_edition
@pytest.mark.parametrize(("option", "decks"), [(3, 2), (4, 2), (5, 1)])
def test_the_number_of_players_for_a_second_deck_can_be_changed(
    edition: str, option: int, decks: int
) -> None:  # Kittens 10.11
    play = KITTENS.start(4, edition, seed="options", second_deck_from=option)
    assert play.view().cards[Card.NOPE] == 5 * decks


@in_every_edition
@pytest.mark.parametrize("short", [{"kitten": 2}, {"defuse": 3}, {"nope": 0, "see": 0, "attack": 0, "skip": 0}])
def test_a_deck_that_is_too_small_is_refused(edition: str, short: dict[str, int]) -> None:  # Kittens 10.12
    with pytest.raises(Refused, match="4 seats need 3 kittens, 4 Defuses"):
        KITTENS.start(4, edition, seed="options", hand=8, deck={**DECK, **short})


@in_every_edition
def test_more_than_150_cards_in_play_are_refused(edition: str) -> None:  # Kittens 10.12
    deck: dict[Card, int] = {Card.KITTEN: 3, Card.DEFUSE: 4, Card.SKIP: 30, Card.SEE: 30, Card.NOPE: 30, Card.FAVOR: 30}
    most = KITTENS.start(4, edition, seed="options", deck={**deck, Card.ATTACK: 23})
    assert sum(most.view().cards.values()) == 150
    with pytest.raises(Refused, match="4 seats would play with 151 cards; at most 150 can be in play"):
        KITTENS.start(4, edition, seed="options", deck={**deck, Card.ATTACK: 24})
