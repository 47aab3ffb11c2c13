"""The odds of the top card (Mantis 9.5), against those that counting and dealing again give."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from mazzo import Dice, Script
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.odds import expected, odds, top_cards
from mazzo.games.mantis.rules.cards import Card, read_card, read_colors
from mazzo.games.mantis.rules.editions import EDITIONS, Edition, printed
from mazzo.games.mantis.rules.view import View
from tests.games.positions import lines
from tests.slow import slowly

# Every order of a small deck

PLAIN = "r/roy r/rog r/ryg o/roy o/rog y/roy"
DOUBLES = "r/roy r/roy r/rog o/roy o/roy o/rog"
ICONS = "r/roy+raid o/roy+raid y/roy+raid r/rog r/ryg+raid g/rog"
ICONS_MIXED = "r/roy+raid r/roy+bank r/roy o/roy o/roy+raid r/rog+raid"
MANY = "r/roy+again r/roy+again r/roy r/rog r/ryg+again o/roy+again g/rog"


@pytest.mark.parametrize(
    ("deck", "icons", "seats", "hand"),
    [
        (PLAIN, "both", 2, 0),
        slowly(PLAIN, "both", 2, 1),
        (PLAIN, "both", 3, 1),
        slowly(PLAIN, "both", 2, 2),
        (DOUBLES, "both", 2, 1),
        slowly(DOUBLES, "both", 3, 1),
        *((ICONS, icons, 3, 1) for icons in ("both", "off")),
        slowly(ICONS, "front", 3, 1),
        (ICONS_MIXED, "front", 3, 1),
        *(slowly(ICONS_MIXED, icons, 3, 1) for icons in ("both", "off")),
        slowly(MANY, "front", 3, 1),
    ],
)
def test_the_odds_are_those_of_counting_every_order_of_the_deck(deck: str, icons: str, seats: int, hand: int) -> None:
    edition = MANTIS.edition("en", deck=tuple(map(read_card, deck.split())), icons=icons, hand=hand)
    for view, tops in top_cards_by_view(edition, seats).items():
        expected = {card: Fraction(count, tops.total()) for card, count in tops.items()}
        assert top_cards(edition, view) == expected
        for color, chance in odds(edition, view).items():
            assert chance == sum(expected[card] for card in expected if card.front is color)


def top_cards_by_view(edition: Edition, seats: int) -> dict[View, Counter[Card]]:
    """The top cards for each view, over every order of the deck."""
    tops: dict[View, Counter[Card]] = {}
    for order in permutations(printed(edition)):
        state = MANTIS.deal(edition, seats, Script([order]))
        while state.pile:
            view = MANTIS.view(state, None)
            tops.setdefault(view, Counter())[state.pile[0]] += 1
            (seat,) = state.to_act
            legal = MANTIS.legal(state, seat)
            any_choice = Dice(str(view)).below(len(legal))  # but the same one wherever the same is seen
            state, _ = MANTIS.apply(state, seat, legal[any_choice], Script())
    return tops


# The whole deck


def position_odds(text: str) -> dict[str, Fraction]:
    play = MANTIS.position(lines(text))
    return {str(color): chance for color, chance in odds(play.state.edition, play.view()).items()}


def test_before_anything_is_dealt_the_three_colours_are_equally_likely() -> None:
    chances = position_odds("tank 0: | tank 1: | pile: r/roy")
    assert chances == {"red": Fraction(1, 3), "orange": Fraction(1, 3), "yellow": Fraction(1, 3)}


def test_a_colour_of_which_many_were_dealt_is_less_likely() -> None:
    chances = position_odds(
        "tank 0: rrrr | tank 1: yybb | pile: r/roy"
    )  # of fifteen each there are 11, 15 and 13 in the Draw Pile
    assert chances == {"red": Fraction(11, 39), "orange": Fraction(15, 39), "yellow": Fraction(13, 39)}


def test_a_turned_card_of_another_back_raises_the_chance_that_this_one_was_dealt() -> None:
    chances = position_odds(
        "tank 0: rrrrr | tank 1: bb | scores: 0 0 | dealt: r r r r b b | turned: r/rog | pile: r/roy"
    )  # weights 10/14, 1 and 1
    assert chances == {"red": Fraction(5, 19), "orange": Fraction(7, 19), "yellow": Fraction(7, 19)}


def test_a_card_that_was_turned_over_is_not_on_top() -> None:
    chances = position_odds(
        "tank 0: rr | tank 1: y | dealt: r y | turned: r/roy | pile: y/roy"
    )  # weights 0, 1 and 14/15
    assert chances == {"red": Fraction(0), "orange": Fraction(15, 29), "yellow": Fraction(14, 29)}


def test_the_third_card_of_a_back_is_certain() -> None:
    chances = position_odds("tank 0: rr | tank 1: yyyy | dealt: r y y y | turned: r/roy y/roy | pile: o/roy")
    assert chances == {"red": 0, "orange": 1, "yellow": 0}


def test_a_colour_that_was_dealt_whole_is_impossible() -> None:
    chances = position_odds("tank 0: rrrrrrrr | tank 1: rrrrrrr | pile: o/roy")
    assert chances == {"red": 0, "orange": Fraction(1, 2), "yellow": Fraction(1, 2)}


@pytest.mark.parametrize("icons", ["both", "front"])
def test_a_dealt_card_counts_only_against_those_with_its_icon(icons: str) -> None:
    chances = position_odds(
        f"edition: it | options: icons={icons} | tank 0: ro | tank 1: g | dealt: r+again o | "
        "turned: g/gbk+again | pile: r/rog+again"
    )  # of red and green two have this icon, of orange one: weights 1/2, 1 and 1
    assert chances == {"red": Fraction(1, 5), "orange": Fraction(2, 5), "green": Fraction(2, 5)}


def test_without_icons_all_cards_of_a_colour_are_alike() -> None:
    chances = position_odds(
        "edition: it | options: icons=off | tank 0: ro | tank 1: g | dealt: r o | turned: g/gbk | pile: r/rog"
    )  # weights 14/15, 14/15 and 1
    assert chances == {"red": Fraction(14, 43), "orange": Fraction(14, 43), "green": Fraction(15, 43)}


def test_there_are_no_odds_when_the_draw_pile_is_empty() -> None:
    play = MANTIS.position(lines("tank 0: r | tank 1: g | pile: r/roy"))
    play.apply(0, "score")
    assert odds(play.state.edition, play.view()) == {}
    assert top_cards(play.state.edition, play.view()) == {}


@pytest.mark.parametrize("icons", ["both", "front", "off"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 6])
def test_throughout_a_game_the_odds_add_up_to_one_and_allow_the_next_card(edition: str, icons: str, seats: int) -> None:
    play = MANTIS.start(seats, edition, seed=0, icons=icons, target=105, target_for_two=105)
    random = Random(0)
    while play.state.pile:
        views = [play.view(seat) for seat in (None, *range(seats))]
        chances = odds(play.state.edition, views[0])
        assert tuple(chances) == play.state.pile[0].back
        assert sum(chances.values()) == 1
        assert chances[play.state.pile[0].front] > 0
        assert all(odds(play.state.edition, view) == chances for view in views)
        play.apply(play.to_act[0], random.choice(play.legal(play.to_act[0])))


UNEVEN = {
    "many of a colour dealt": "tank 0: rrrrrrrrrr | tank 1: oooooo | pile: r/roy",
    "some dealt, some turned over": (
        "tank 0: rrrrrryyo | tank 1: | dealt: r r r y o | turned: r/rog r/ryg r/ryb y/oyk | pile: y/roy"
    ),
    "icons on both sides": (
        "edition: it | tank 0: rg | tank 1: b | dealt: r+again b | turned: g/gbk+again | pile: o/rog+again"
    ),
    "icons on the front": "edition: it | options: icons=front | tank 0: rrrrrr | tank 1: gggk | pile: g/rgk",
    "icons off": "edition: it | options: icons=off | tank 0: rrrrrrr | tank 1: ggkk | pile: k/rgk",
}


@pytest.mark.parametrize("text", UNEVEN.values(), ids=UNEVEN)
def test_random_deals_of_the_unseen_cards_agree_with_the_odds(text: str) -> None:
    play = MANTIS.position(lines(text))
    edition, view, random = play.state.edition, play.view(), Random(0)
    tops = Counter(card.front for _ in range(2000) for card in cards_on_top(edition, view, random))
    for color, chance in odds(edition, view).items():
        assert tops[color] / tops.total() == pytest.approx(float(chance), abs=0.03)


def cards_on_top(edition: Edition, view: View, random: Random) -> list[Card]:
    """Possible top cards after a random deal of the unseen cards."""
    unseen = list((Counter(printed(edition)) - Counter(map(read_card, view.turned))).elements())
    random.shuffle(unseen)
    dealt, left = Counter(view.dealt), []
    for card in unseen:
        if dealt[str(card.face)]:
            dealt[str(card.face)] -= 1
        else:
            left.append(card)
    return [card for card in left if view.top and card.back == view.top.colors]


# The gain of an action


def test_the_average_gain_of_a_choice_follows_from_the_odds() -> None:
    red, orange, yellow = read_colors("roy")
    chances = {red: Fraction(1, 2), orange: Fraction(1, 3), yellow: Fraction(1, 6)}
    assert expected(chances, {red: 4, orange: 2, yellow: 0}) == 2 + Fraction(2, 3)
    assert expected(chances, {red: 0, orange: 0, yellow: 0}) == 0
