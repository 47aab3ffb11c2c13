"""Long lists of choices in short menus."""

import pytest

from mazzo.cli.menu import LONGEST_MENU, labels, matching, menu
from mazzo.games.kittens.actions import Action, Draw, Insert, Pair, Pass, read_action
from mazzo.games.kittens.cards import Card, hand_of
from mazzo.games.kittens.rules import turn_actions

HANDS = {
    "nothing": "",
    "one cat": "tacocat",
    "three cats": "tacocat tacocat tacocat beard nope",
    "seven kinds": "attack attack beard cattermelon potato potato rainbow see see skip",
    "everything": " ".join(f"{card} {card} {card}" for card in Card if card is not Card.KITTEN),
}


def choices(hand: str) -> tuple[Action, ...]:
    return turn_actions(hand_of(map(Card, HANDS[hand].split())), (1, 2, 3), False, True, True)


def reached(actions: tuple[Action, ...] | list[Action]) -> list[Action]:
    """All that can be chosen, through as many menus as it takes."""
    items = menu(actions)
    assert len(items) <= LONGEST_MENU
    if len(items) == 1 and len(items[0].actions) > 1:
        return list(actions)  # the rest is typed
    return [action for item in items for action in (item.actions if len(item.actions) == 1 else reached(item.actions))]


@pytest.mark.parametrize("hand", HANDS)
def test_every_menu_is_short_and_every_action_can_be_reached(hand: str) -> None:
    assert reached(choices(hand)) == list(choices(hand))


def test_what_fits_is_shown_in_full() -> None:
    texts = [item.text for item in menu(choices("one cat"))]
    assert texts == ["draw"]


def test_what_is_left_to_say_stands_in_capitals() -> None:
    texts = [item.text for item in menu(choices("three cats"))]
    assert texts == [
        "draw",
        *("pair tacocat 1", "pair tacocat 2", "pair tacocat 3"),
        *("three tacocat 1 NAMED", "three tacocat 2 NAMED", "three tacocat 3 NAMED"),
    ]


def test_the_longest_list_still_names_every_kind() -> None:
    firsts = {item.text.split()[0] for item in menu(choices("everything"))}
    assert firsts == {"draw", "attack", "skip", "favor", "shuffle", "see", "pair", "three", "five"}


def test_places_are_numbered_by_themselves() -> None:
    few = menu([Insert(place) for place in range(3)])
    assert [item.text for item in few] == ["insert 0", "insert 1", "insert 2"]
    assert labels(few) == ["0", "1", "2"]
    many = menu([Insert(place) for place in range(40)])
    assert [item.text for item in many] == ["insert PLACE"]


def test_other_choices_are_numbered_from_one() -> None:
    assert labels(menu([Draw(), Pair(Card.TACOCAT, 2)])) == ["1", "2"]
    assert labels(menu([Pass()])) == ["1"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("draw", ["draw"]),
        ("d", ["draw"]),
        ("pair", ["pair tacocat 1", "pair tacocat 2", "pair tacocat 3"]),
        ("pair tacocat 2", ["pair tacocat 2"]),
        ("p t 2", ["pair tacocat 2"]),
        ("three tacocat 1 nope", ["three tacocat 1 nope"]),
        ("three tacocat 1 s", ["three tacocat 1 skip", "three tacocat 1 shuffle", "three tacocat 1 see"]),
        ("dance", []),
        ("draw draw", []),
        ("pair tacocat 23", []),
    ],
)
def test_words_can_be_said_in_short(said: str, meant: list[str]) -> None:
    assert [str(action) for action in matching(choices("three cats"), said.split())] == meant


def test_a_number_is_never_short_for_another() -> None:
    places = [Insert(place) for place in range(20)]
    assert matching(places, ["insert", "1"]) == [read_action("insert 1")]
