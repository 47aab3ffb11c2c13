"""Chapter 7 of docs/rules/kittens.md: pairs and combos."""

import pytest

from mazzo import Refused
from mazzo.games.kittens.rules.actions import Pair, Three
from mazzo.games.kittens.rules.cards import CATS, IN_HANDS, Card
from mazzo.games.kittens.rules.events import Announced, HandedOver, Lacked, Picked, Robbed
from mazzo.games.kittens.rules.state import Picking, Turn
from tests.games.kittens.positions import (
    discard,
    everybody_passes,
    hand,
    in_every_edition,
    may,
    owes,
    phase,
    pile,
    position,
    unstopped,
)

# Two of a kind


@in_every_edition
@pytest.mark.parametrize("cat", CATS)
@pytest.mark.parametrize(("chance", "stolen", "left"), [(0, "attack", "nope skip"), (2, "skip", "attack nope")])
def test_a_pair_of_cats_steals_a_random_card(edition: str, cat: str, chance: int, stolen: str, left: str) -> None:
    # Kittens 7.1
    play = position(f"seat 0: {cat} {cat} | seat 1: skip nope attack | pile: kitten", edition, chance=[chance])
    unstopped(play, 0, f"pair {cat} 1")
    assert hand(play, 0) == stolen
    assert hand(play, 1) == left
    assert discard(play) == f"{cat} {cat}"


@in_every_edition
def test_a_pair_is_aimed_at_one_chosen_player(edition: str) -> None:  # Kittens 7.1
    play = position("seat 0: beard beard | seat 1: skip | seat 2: nope | pile: kitten kitten", edition, chance=[0])
    assert may(play, 0) == ["draw", "pair beard 1", "pair beard 2"]
    unstopped(play, 0, "pair beard 2")
    assert hand(play, 0) == "nope"


@in_every_edition
def test_two_different_cats_are_no_pair(edition: str) -> None:  # Kittens 7.1
    play = position("seat 0: beard tacocat | seat 1: skip | pile: kitten", edition)
    assert may(play, 0) == ["draw"]


@in_every_edition
@pytest.mark.parametrize("card", IN_HANDS)
def test_any_two_equal_cards_are_a_pair(edition: str, card: str) -> None:  # Kittens 7.2
    play = position(f"seat 0: {card} {card} | seat 1: potato | pile: kitten", edition, chance=[0])
    unstopped(play, 0, f"pair {card} 1")
    assert hand(play, 0) == "potato"
    assert discard(play) == f"{card} {card}"


# Three of a kind

THREE = "seat 0: skip skip skip | seat 1: attack nope nope | seat 2: defuse | pile: kitten kitten"


@in_every_edition
@pytest.mark.parametrize("card", IN_HANDS)
def test_any_three_equal_cards_are_three_of_a_kind(edition: str, card: str) -> None:  # Kittens 7.3
    play = position(f"seat 0: {card} {card} {card} | seat 1: nope | pile: kitten", edition)
    unstopped(play, 0, f"three {card} 1 nope")
    assert hand(play, 0) == "nope"


@in_every_edition
def test_two_equal_cards_are_not_three(edition: str) -> None:  # Kittens 7.3
    play = position(THREE.replace("skip skip skip", "skip skip"), edition)
    assert may(play, 0) == ["draw", "skip", "pair skip 1", "pair skip 2"]


@in_every_edition
@pytest.mark.parametrize(
    ("named", "event"), [("nope", HandedOver(1, 0, Card.NOPE)), ("defuse", Lacked(1, Card.DEFUSE))]
)
def test_all_players_see_whether_the_named_card_is_there(edition: str, named: str, event: HandedOver | Lacked) -> None:
    # Kittens 7.4
    play = position(THREE, edition)
    unstopped(play, 0, f"three skip 1 {named}")
    for seat in (0, 1, 2, None):
        assert play.seen(seat)[-1] == event


@in_every_edition
def test_any_card_but_a_kitten_can_be_named(edition: str) -> None:  # Kittens 7.5
    play = position(THREE, edition)
    named = [action.named for action in play.legal(0) if isinstance(action, Three) and action.target == 1]
    assert named == [card for card in Card if card is not Card.KITTEN]
    with pytest.raises(Refused):
        play.apply(0, "three skip 1 kitten")


# Five different

FIVE = (
    "seat 0: attack skip tacocat beard see | seat 1: nope | seat 2: out | pile: potato kitten | "
    "discard: kitten defuse skip"
)


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_five_different_cards_pick_one_from_the_discard_pile(edition: str) -> None:  # Kittens 7.6
    play = position(FIVE, edition)
    unstopped(play, 0, "five attack skip see tacocat beard")
    assert phase(play) == Picking((0,))
    play.apply(0, "pick defuse")
    assert hand(play, 0) == "defuse"
    assert discard(play) == "kitten skip attack skip see tacocat beard"
    assert play.seen(1)[-1] == play.seen(None)[-1] == Picked(0, Card.DEFUSE)


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_four_different_cards_are_no_combo(edition: str) -> None:  # Kittens 7.6
    play = position(FIVE.replace("beard", "see"), edition)
    assert may(play, 0) == ["draw", "attack", "skip", "see", "pair see 1"]


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_six_different_cards_hold_six_combos_of_five(edition: str) -> None:  # Kittens 7.6
    play = position(FIVE.replace("beard", "beard nope"), edition)
    assert [action.split()[0] for action in may(play, 0)].count("five") == 6


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_the_pick_comes_after_the_reaction_and_may_be_one_of_the_five(edition: str) -> None:  # Kittens 7.7
    play = position(FIVE, edition)
    play.apply(0, "five attack skip see tacocat beard")
    assert may(play, 0) == []
    everybody_passes(play)
    assert may(play, 0) == [f"pick {card}" for card in ("defuse", "attack", "skip", "see", "tacocat", "beard")]
    play.apply(0, "pick attack")
    assert hand(play, 0) == "attack"
    assert discard(play) == "kitten defuse skip skip see tacocat beard"


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_a_nope_played_on_the_five_may_be_picked(edition: str) -> None:  # Kittens 7.7
    play = position(FIVE.replace("beard", "beard nope"), edition)
    play.apply(0, "five attack skip see tacocat beard")
    play.apply(1, "nope")
    play.apply(0, "nope")
    everybody_passes(play)
    assert "pick nope" in may(play, 0)


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_a_kitten_is_never_picked(edition: str) -> None:  # Kittens 7.8
    play = position(FIVE, edition)
    unstopped(play, 0, "five attack skip see tacocat beard")
    assert Card.KITTEN in play.state.discard
    with pytest.raises(Refused, match="not possible"):
        play.apply(0, "pick kitten")


def test_in_2025_five_different_cards_are_no_combo() -> None:  # Kittens 7.9
    play = position(FIVE, "2025")
    assert may(play, 0) == ["draw", "attack", "skip", "see"]
    with pytest.raises(Refused, match="not possible"):
        play.apply(0, "five attack skip see tacocat beard")


# All of them


@in_every_edition
@pytest.mark.parametrize("card", ["attack", "skip", "shuffle", "see", "favor"])
@pytest.mark.parametrize("combo", ["pair {} 1", "three {} 1 defuse"])
def test_the_cards_of_a_combo_have_no_effect(edition: str, card: str, combo: str) -> None:  # Kittens 7.10
    play = position(
        f"seat 0: {card} {card} {card} | seat 1: potato | seat 2: rainbow | pile: kitten beard kitten",
        edition,
        chance=[0],
    )
    unstopped(play, 0, combo.format(card))
    assert owes(play) == (0, 1)
    assert phase(play) == Turn((0,))
    assert pile(play) == "kitten beard kitten"
    assert hand(play, 2) == "rainbow"
    assert not play.state.memories[0].pile.known


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_the_cards_of_five_different_have_no_effect(edition: str) -> None:  # Kittens 7.10
    play = position(FIVE, edition)
    unstopped(play, 0, "five attack skip see tacocat beard")
    play.apply(0, "pick beard")
    assert owes(play) == (0, 1)
    assert not play.state.memories[0].pile.known


@in_every_edition
def test_target_and_named_card_are_announced_before_the_reaction(edition: str) -> None:  # Kittens 7.11
    play = position(THREE, edition)
    play.apply(0, "three skip 1 nope")
    assert play.seen(2) == [Announced(0, Three(Card.SKIP, 1, Card.NOPE))]
    play = position(THREE, edition)
    play.apply(0, "pair skip 2")
    assert play.seen(1) == [Announced(0, Pair(Card.SKIP, 2))]


@in_every_edition
def test_only_others_who_are_alive_and_have_a_card_are_targets(edition: str) -> None:  # Kittens 7.12
    play = position(
        "seat 0: beard beard beard | seat 1: | seat 2: skip | "
        f"seat 3: out {'skip' if edition == '2025' else ''} | pile: kitten kitten",
        edition,
    )
    targets = {action.target for action in play.legal(0) if isinstance(action, Pair | Three)}
    assert targets == {2}


@in_every_edition
def test_pairs_and_threes_need_a_target(edition: str) -> None:  # Kittens 7.12
    play = position("seat 0: beard beard beard | seat 1: | seat 2: | pile: kitten kitten", edition)
    assert may(play, 0) == ["draw"]


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_five_different_need_no_target(edition: str) -> None:  # Kittens 7.12
    play = position(FIVE.replace("seat 1: nope", "seat 1:"), edition)
    assert "five attack skip see tacocat beard" in may(play, 0)


@in_every_edition
def test_only_thief_and_robbed_see_the_stolen_card(edition: str) -> None:  # Kittens 7.14
    play = position(THREE, edition, chance=[0])
    unstopped(play, 0, "pair skip 1")
    assert play.seen(0)[-1] == play.seen(1)[-1] == Robbed(1, 0, Card.ATTACK)
    assert play.seen(2)[-1] == play.seen(None)[-1] == Robbed(1, 0, None)
