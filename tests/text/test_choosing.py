"""Every legal action can be reached step by step, and no other."""

from typing import Any

import pytest

from mazzo.core.chance import Dice
from mazzo.games import GAMES
from mazzo.games.kittens.rules.actions import Action, Insert, read_action
from mazzo.games.kittens.rules.cards import Card, hand_of
from mazzo.games.kittens.rules.rules import turn_actions
from mazzo.text import of
from mazzo.text.choosing import DIGITS, LONGEST, Choice, in_order, matching, meant, numbers
from mazzo.text.choosing import choices as choices_of

RICH = """
edition: 2015
seat 0: attack favor shuffle see skip tacocat tacocat tacocat beard beard rainbow potato nope defuse
seat 1: attack shuffle
seat 2: beard see
pile: see skip kitten beard kitten
discard: potato cattermelon skip
"""


def choices(legal: Any, said: tuple[str, ...] = (), game: str = "kittens") -> list[Choice]:
    return choices_of(of(game), legal, said)


def reached(legal: Any, said: tuple[str, ...] = ()) -> list[Any]:
    found = []
    for choice in choices(legal, said):
        found += [choice.action] if choice.action is not None else reached(legal, choice.said)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_reachable_choices_are_the_legal_actions(game: str) -> None:
    play, chance = GAMES[game].start(seats=4, seed="choosing"), Dice("moves")
    while not play.over:
        for seat in play.to_act:
            legal = play.legal(seat)
            assert sorted(map(str, reached(legal))) == sorted(map(str, legal))
        seat = play.to_act[0]
        legal = play.legal(seat)
        play.apply(seat, legal[chance.below(len(legal))])


def test_combos_are_taken_apart_step_by_step() -> None:
    legal = GAMES["kittens"].position(RICH).legal(0)
    first = choices(legal)
    assert len(first) < 12 < len(legal)
    assert [choice.said for choice in first if choice.said[0] in ("pair", "three")] == [
        ("pair", "tacocat"),
        ("pair", "beard"),
        ("three", "tacocat"),
    ]
    assert sorted(map(str, reached(legal))) == sorted(map(str, legal))
    targets = choices(legal, ("three", "tacocat"))
    assert [choice.target for choice in targets] == [1, 2]
    assert len(choices(legal, ("three", "tacocat", "1"))) > 5


def test_a_step_with_one_answer_is_taken_by_itself() -> None:
    legal = [action for action in GAMES["kittens"].position(RICH).legal(0) if str(action).startswith("favor")]
    assert [str(choice.action) for choice in choices(legal)] == ["favor 1", "favor 2"]


def test_each_choice_has_another_key() -> None:
    legal = GAMES["kittens"].position(RICH).legal(0)
    keys = [choice.key for choice in choices(legal) if choice.key]
    assert len(keys) == len(set(keys))
    assert set(keys) <= {*DIGITS, "d", "n", "p", "s"}


HANDS = {
    "nothing": "",
    "one cat": "tacocat",
    "three cats": "tacocat tacocat tacocat beard nope",
    "seven kinds": "attack attack beard cattermelon potato potato rainbow see see skip",
    "everything": " ".join(f"{card} {card} {card}" for card in Card if card is not Card.KITTEN),
}


def turn(hand: str) -> tuple[Action, ...]:
    return turn_actions(hand_of(map(Card, HANDS[hand].split())), (1, 2, 3), False, True, True)


@pytest.mark.parametrize("hand", HANDS)
def test_the_first_step_is_short_and_every_action_can_be_reached(hand: str) -> None:
    assert len(choices(turn(hand))) <= LONGEST
    assert sorted(map(str, reached(turn(hand)))) == sorted(map(str, turn(hand)))


def test_the_longest_list_still_names_every_kind() -> None:
    firsts = [choice.said for choice in choices(turn("everything"))]
    kinds = ("draw", "attack", "skip", "favor", "shuffle", "see", "pair", "three", "five")
    assert sorted(firsts) == sorted((kind,) for kind in kinds)


def test_places_are_numbered_by_themselves_and_other_choices_from_one() -> None:
    assert numbers(choices([Insert(place) for place in range(3)])) == ["0", "1", "2"]
    assert numbers(choices(turn("three cats"))) == ["1", "2", "3"]
    assert numbers(choices(turn("nothing"))) == ["1"]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("draw", ["draw"]),
        ("d", ["draw"]),
        ("pair", ["pair tacocat 1", "pair tacocat 2", "pair tacocat 3"]),
        ("pair tacocat 2", ["pair tacocat 2"]),
        ("p t 2", ["pair tacocat 2"]),
        ("p t leo", ["pair tacocat 2"]),
        ("three tacocat 1 nope", ["three tacocat 1 nope"]),
        ("three tacocat 1 s", ["three tacocat 1 skip", "three tacocat 1 shuffle", "three tacocat 1 see"]),
        ("Pesca", ["draw"]),
        ("coppia leo", ["pair tacocat 2"]),
        ("dance", []),
        ("draw draw", []),
        ("pair tacocat 23", []),
    ],
)
def test_an_action_can_be_typed_in_notation_or_as_its_line_in_full_or_in_short(said: str, found: list[str]) -> None:
    labels = {"draw": "Pesca una carta", "pair tacocat 2": "Coppia (Tacocat): ruba una carta a Leo"}
    names = ["Ann", "Bea", "Leo", "Mia"]
    actions = meant(said, turn("three cats"), names, lambda action: labels.get(str(action), "?"))
    assert [str(action) for action in actions] == found


def test_the_words_of_a_line_must_be_in_its_order() -> None:
    line = ["steal", "from", "leo:", "2", "red"]
    assert in_order(["st", "leo"], line)
    assert not in_order(["leo", "st"], line)


def test_a_number_is_never_an_abbreviation_of_another() -> None:
    places = [Insert(place) for place in range(20)]
    assert matching(places, ["insert", "1"]) == [read_action("insert 1")]
