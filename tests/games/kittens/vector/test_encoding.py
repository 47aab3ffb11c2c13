"""Every action has one number and every number one action; an observation has the promised parts."""

from itertools import chain, islice
from random import Random

import pytest

from mazzo import Refused
from mazzo.games.kittens.encoding import (
    action_count,
    action_number,
    largest_pile,
    numbered_action,
    observation_parts,
    sets_of_five,
    table,
)
from mazzo.games.kittens.features import no_features
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.observations import observation
from mazzo.games.kittens.rules.actions import ACTIONS, Draw, Favor, Five, Give, Insert, Nope, Pair, Pass, Pick, Three
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.games.kittens.rules.editions import EDITIONS, Edition
from mazzo.games.kittens.rules.view import View
from tests.games.settings import Setting, playing, settings, soon_or_slowly

IT, OF_2015, OF_2025 = EDITIONS.values()

SETTINGS = settings(KITTENS)

for_every_setting = pytest.mark.parametrize("setting", soon_or_slowly(SETTINGS), ids=str)
for_some_settings = pytest.mark.parametrize(
    "setting", soon_or_slowly(each for each in SETTINGS if each.seats in (2, 5, 6) or each.options), ids=str
)


def rules_of(setting: Setting) -> Edition:
    return KITTENS.edition(setting.edition, **dict(setting.options))


@for_every_setting
def test_numbers_and_actions_correspond(setting: Setting) -> None:
    rules, seats = rules_of(setting), setting.seats
    actions = [numbered_action(number, rules, seats) for number in range(action_count(rules, seats))]
    assert len(set(actions)) == len(actions)
    assert [action_number(action, rules, seats) for action in actions] == list(range(len(actions)))


@for_every_setting
def test_the_kinds_of_actions_come_one_after_the_other(setting: Setting) -> None:
    rules, seats = rules_of(setting), setting.seats
    numbers = table(rules, seats).numbers
    assert list(chain(*numbers)) == list(range(action_count(rules, seats)))
    for kind, its_numbers in zip(ACTIONS, numbers, strict=True):
        assert {type(numbered_action(number, rules, seats)) for number in its_numbers} <= {kind}


@for_some_settings
def test_every_legal_action_has_its_own_number(setting: Setting) -> None:
    rules, seats = rules_of(setting), setting.seats
    for play in playing(setting):
        actions = list(chain.from_iterable(play.legal(seat) for seat in play.to_act[:1]))
        numbers = {action_number(action, rules, seats) for action in actions}
        assert numbers <= set(range(action_count(rules, seats)))
        assert {numbered_action(number, rules, seats) for number in numbers} == set(actions)


def test_the_numbers_are_those_that_are_written_down() -> None:
    assert action_count(IT, 4) == 1483
    written = {
        0: Draw(),
        3: Favor(),
        6: Pair(Card.DEFUSE, 0),
        7: Pair(Card.DEFUSE, 1),
        10: Pair(Card.NOPE, 0),
        54: Three(Card.DEFUSE, 0, Card.DEFUSE),
        55: Three(Card.DEFUSE, 0, Card.NOPE),
        66: Three(Card.DEFUSE, 1, Card.DEFUSE),
        630: Five((Card.DEFUSE, Card.NOPE, Card.ATTACK, Card.SKIP, Card.FAVOR)),
        631: Five((Card.DEFUSE, Card.NOPE, Card.ATTACK, Card.SKIP, Card.SHUFFLE)),
        1422: Nope(),
        1423: Pass(),
        1424: Give(Card.DEFUSE),
        1436: Pick(Card.DEFUSE),
        1448: Insert(0),
        1482: Insert(34),
    }
    assert {number: numbered_action(number, IT, 4) for number in written} == written


def test_a_favor_that_names_a_player_has_a_number_for_each_seat() -> None:
    assert [numbered_action(number, OF_2015, 3) for number in table(OF_2015, 3).numbers.favor] == [
        *map(Favor, range(3))
    ]


def test_without_combos_only_cats_pair_and_there_are_neither_threes_nor_fives() -> None:
    numbers = table(KITTENS.edition("it", combos=False), 2).numbers
    assert [len(numbers.pair), len(numbers.three), len(numbers.five), len(numbers.pick)] == [10, 0, 0, 0]


def test_an_edition_without_five_different_has_no_number_for_it() -> None:
    with pytest.raises(Refused, match="no such action"):
        action_number(Pick(Card.SKIP), OF_2025, 4)


def test_an_action_against_an_unknown_seat_has_no_number() -> None:
    with pytest.raises(Refused, match="2 seats"):
        action_number(Pair(Card.SKIP, 2), IT, 2)


@pytest.mark.parametrize("number", [-1, 1483])
def test_a_number_beyond_the_last_has_no_action(number: int) -> None:
    with pytest.raises(Refused, match="0 to 1482"):
        numbered_action(number, IT, 4)


def test_the_sets_of_five_of_some_cards_keep_the_order_of_those_of_the_first_cards() -> None:
    everything = sets_of_five(IN_HANDS)
    assert len(set(everything)) == 792
    some = Random(1).sample(IN_HANDS, 8)
    some.sort(key=IN_HANDS.index)
    place = dict(zip(some, IN_HANDS, strict=False))
    among_them = [tuple(place[card] for card in five) for five in everything if set(five) <= set(some)]
    assert among_them == everything[: len(among_them)] == sets_of_five(IN_HANDS[:8])


@for_some_settings
def test_an_observation_has_the_parts_that_are_promised(setting: Setting) -> None:
    rules, seats = rules_of(setting), setting.seats
    parts = observation_parts(rules, seats)
    for play in playing(setting):
        for seat in range(seats):
            seen = observation(play.view(seat), rules, no_features(seats)).tolist()
            assert len(seen) == sum(parts.values())
            assert seen[: parts["seat"]] == [int(each == seat) for each in range(seats)]
    assert parts["known"] == largest_pile(rules, seats) == len(setting.start().state.pile)


def test_an_observation_contains_what_the_seat_knows() -> None:
    text = """
        seat 0: see nope
        seat 1: skip skip defuse
        pile: skip kitten beard favor
        discard: beard beard beard nope
        turn: 1 owes 2, attacked
        phase: reaction
        announced: 1 three beard 0 nope
        nopes: 0
        waiting: 1
        knows 0: 0 skip; 1 kitten
    """
    play = KITTENS.position(text)
    parts = observed(play.view(0))
    assert parts["hand"] == [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert parts["hands"] == [2, 3]
    assert parts["discard"] == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0]
    assert (parts["pile"], parts["turn"], parts["turns"], parts["attacked"]) == ([4], [0, 1], [2], [1])
    assert parts["phase"] == [0, 1, 0, 0, 0, 0]
    assert parts["waiting"] == [0, 1]
    assert parts["announced"] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert parts["target"] == [1, 0]
    assert parts["named"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert parts["nopes"] == [1]
    assert parts["known"][:5] == [5, 1, 0, 0, 0]
    assert not any(observed(play.view(1))["known"])


def observed(view: View) -> dict[str, list[int]]:
    """The parts of an observation for two players."""
    seen = iter(observation(view, IT, no_features(2)))
    return {part: list(islice(seen, size)) for part, size in observation_parts(IT, 2).items()}
