"""The rules of Mantis, a sentence each. The numbers are those of docs/rules/mantis.md."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import mazzo
from mazzo import Refused, Result, Script
from mazzo.games.mantis.rules.actions import Raid, Score, Steal
from mazzo.games.mantis.rules.cards import COLORS, Color, Icon, read_card, read_colors
from mazzo.games.mantis.rules.editions import EDITIONS
from mazzo.games.mantis.rules.events import Missed, Scored, Stole, TurnBegan
from tests.games.positions import Moves, cases, lines

mantis = mazzo.get("mantis")


def position(text: str) -> Any:
    return mantis.position(lines(text), seed=0)


def tanks(play: Any) -> list[str]:
    return [line.partition(": ")[2] for line in play.position.splitlines() if line.startswith("tank ")]


# 1 Cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_105_cards_fifteen_of_each_of_seven_colours(edition: str) -> None:
    deck = EDITIONS[edition].deck  # Mantis 1.1
    assert len(deck) == 105
    assert Counter(card.front for card in deck) == dict.fromkeys(Color, 15)
    assert [str(color) for color in COLORS] == ["red", "orange", "yellow", "green", "blue", "purple", "pink"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_back_has_three_different_colours_and_the_front_is_one_of_them(edition: str) -> None:
    for card in EDITIONS[edition].deck:  # Mantis 1.1
        assert len(set(card.back)) == 3
        assert card.front in card.back


@pytest.mark.parametrize("card", ["r/oyg", "r/rro", "r/ror"])
def test_a_card_whose_back_does_not_fit_is_refused(card: str) -> None:
    with pytest.raises(Refused, match="is not a card: its back shows three different colours"):  # Mantis 1.1
        read_card(card)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_of_the_35_backs_is_on_three_cards_once_for_each_of_its_colours(edition: str) -> None:
    fronts: dict[frozenset[Color], list[Color]] = {}  # Mantis 1.2
    for card in EDITIONS[edition].deck:
        fronts.setdefault(frozenset(card.back), []).append(card.front)
    assert len(fronts) == 35
    assert all(sorted(found) == sorted(back) for back, found in fronts.items())


# 2 Set-up


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_is_dealt_four_cards_and_the_rest_is_the_draw_pile(edition: str, seats: int) -> None:
    play = mantis.start(seats, edition, seed=0)  # Mantis 2.1, 2.2, 2.3
    assert [len(tank) for tank in tanks(play)] == [4] * seats
    assert play.view().pile == 105 - 4 * seats


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(edition: str, seats: int) -> None:
    with pytest.raises(Refused, match=" is for 2 to 6 players"):  # Mantis 2.1
        mantis.start(seats, edition)


def test_all_cards_are_shuffled_and_dealt_face_up_from_the_top() -> None:
    deck = tuple(reversed(EDITIONS["en"].deck))  # Mantis 2.2, 2.3
    play = mantis.start(2, "en", chance=Script([deck]))
    assert [list(tank) for tank in play.view().tanks] == [
        [card.front for card in deck[:4]],
        [card.front for card in deck[4:8]],
    ]
    assert (top := play.view().top)
    assert top.colors == deck[8].back


@pytest.mark.parametrize("seats", [2, 6])
def test_score_piles_start_out_empty(seats: int) -> None:
    assert mantis.start(seats, seed=0).view().scores == (0,) * seats  # Mantis 2.4


def test_seat_0_begins_and_turns_go_up_the_seats_and_around() -> None:
    play = mantis.start(3, "en", seed=0)  # Mantis 2.5
    order = []
    for _ in range(4):
        order.append(play.to_act)
        play.apply(play.to_act[0], "score")
    assert order == [(0,), (1,), (2,), (0,)]


# 3 A turn


def test_a_turn_is_to_score_or_to_steal_from_one_other_player() -> None:
    play = position("tank 0: r | tank 1: g | tank 2: b | pile: r/roy g/ryg | phase: turn 1")
    assert list(play.legal(1)) == [Score(), Steal(0), Steal(2)]  # Mantis 3.1
    assert not play.legal(0)
    assert not play.legal(2)


@pytest.mark.parametrize("action", ["steal 1", "steal 3", "raid 0"])
def test_any_other_action_on_a_turn_is_refused(action: str) -> None:
    play = position("tank 0: r | tank 1: g | tank 2: b | scores: 1 0 0 | pile: r/roy g/ryg | phase: turn 1")
    with pytest.raises(Refused, match=r"is not possible now; seat 1 may: score, steal 0, steal 2"):  # Mantis 3.1
        play.apply(1, action)


def test_the_choice_is_made_while_only_the_back_of_the_card_is_seen() -> None:
    play = position("tank 0: r | tank 1: g | pile: r/ryg")
    other = position("tank 0: r | tank 1: g | pile: g/ryg")
    assert play.view(0) == other.view(0)  # Mantis 3.1


@pytest.mark.parametrize("action", ["score", "steal 0", "steal 1"])
@pytest.mark.parametrize("top", ["r/ryg", "g/ryg"])
def test_each_turn_is_one_card(action: str, top: str) -> None:
    play = position(f"tank 0: r | tank 1: g | tank 2: r | pile: {top} b/ygb | phase: turn 2")
    play.apply(2, action)  # Mantis 3.6
    assert play.to_act == (0,)
    assert play.view().pile == 1


def test_an_empty_tank_does_not_stop_its_owner_from_playing() -> None:
    play = position("tank 0: | tank 1: r | tank 2: b | pile: r/roy g/ryg")
    assert list(play.legal(0)) == [Score(), Steal(1), Steal(2)]  # Mantis 3.9
    assert play.apply(0, "score")[0] == Missed(0, 0, read_card("r/roy"))
    assert tanks(play) == ["r", "r", "b"]


# 6 Two players


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_dealt_with_the_target_of_its_number_of_players(edition: str) -> None:
    targets = [mantis.start(seats, edition, seed=0).view().target for seats in (2, 3, 4, 5, 6)]
    assert targets == [15, 10, 10, 10, 10]  # Mantis 4.1, 6.1


@pytest.mark.parametrize("top", ["r/rog+again", "o/oyb+raid", "y/ygp+bank"])
def test_icons_have_no_effect_with_two_players(top: str) -> None:
    play = position(f"edition: it | tank 0: b | tank 1: roy | scores: 0 5 | pile: {top} b/ybp k/rok")
    events = play.apply(0, "steal 1")  # Mantis 6.3
    assert events == [Stole(0, 1, read_card(top), 2), TurnBegan(0)]
    assert play.view().scores == (0, 5)
    assert play.apply(0, "score")[-1] == TurnBegan(1)


# 7 Icons


def test_again_gives_the_thief_another_whole_turn() -> None:
    play = position("edition: it | tank 0: b | tank 1: rr | tank 2: g | pile: r/rog+again b/ybp k/rok")
    events = play.apply(0, "steal 1")  # Mantis 7.1, 7.2
    assert events == [Stole(0, 1, read_card("r/rog+again"), 3), TurnBegan(0)]
    assert list(play.legal(0)) == [Score(), Steal(1), Steal(2)]
    assert play.apply(0, "score")[-1] == TurnBegan(1)


def test_all_three_cards_of_seven_backs_carry_an_icon() -> None:
    icons = [(card.back, card.icon) for card in EDITIONS["it"].deck if card.icon]
    lines = {"rog": "again", "oyb": "raid", "ygp": "bank", "gbk": "again", "rbp": "raid", "opk": "bank", "ryk": "again"}
    assert Counter(icons) == {(read_colors(back), icon): 3 for back, icon in lines.items()}  # Mantis 7.5
    assert Counter(icon for _, icon in icons) == {"again": 9, "raid": 6, "bank": 6}


def test_every_colour_is_on_three_backs_with_an_icon_and_any_two_share_one() -> None:
    backs = {frozenset(card.back) for card in EDITIONS["it"].deck if card.icon}  # Mantis 7.5
    assert Counter(color for back in backs for color in back) == dict.fromkeys(Color, 3)
    for pair in combinations(Color, 2):
        assert len([back for back in backs if back >= set(pair)]) == 1


@pytest.mark.parametrize("edition", ["en", "fr", "de"])
def test_only_the_italian_edition_has_icons(edition: str) -> None:
    assert {card.icon for card in EDITIONS[edition].deck} == {None}  # Mantis 7.1


@pytest.mark.parametrize("tank", ["roy", ""])
@pytest.mark.parametrize("top", ["r/rog+again", "o/oyb+raid", "y/ygp+bank"])
def test_an_icon_does_nothing_on_a_card_turned_over_to_score(top: str, tank: str) -> None:
    play = position(f"edition: it | tank 0: {tank} | tank 1: g | tank 2: g | scores: 0 5 0 | pile: {top} k/rok")
    card = read_card(top)
    happened = Scored(0, card, 2) if tank else Missed(0, 0, card)
    assert play.apply(0, "score") == [happened, TurnBegan(1)]  # Mantis 7.6


@pytest.mark.parametrize("top", ["r/rog+again", "o/oyb+raid", "y/ygp+bank"])
def test_an_icon_does_nothing_on_a_card_that_fails_to_steal(top: str) -> None:
    play = position(f"edition: it | tank 0: roy | tank 1: k | tank 2: g | scores: 0 5 0 | pile: {top} k/rok")
    assert play.apply(0, "steal 1") == [Missed(0, 1, read_card(top)), TurnBegan(1)]  # Mantis 7.6


@pytest.mark.parametrize(("icon", "color"), [("r+again", "r"), ("o+raid", "o"), ("y+bank", "y")])
def test_an_icon_does_nothing_on_a_card_that_is_taken_along_in_a_steal(icon: str, color: str) -> None:
    play = position(
        f"edition: it | tank 0: b | tank 1: {color} | tank 2: g | scores: 0 5 0 | dealt: b {icon} g | "
        f"pile: {color}/roy k/rok"
    )
    happened = Stole(0, 1, read_card(f"{color}/roy"), 2)
    assert play.apply(0, "steal 1") == [happened, TurnBegan(1)]  # Mantis 7.7


@pytest.mark.parametrize("icon", ["again", "raid", "bank"])
def test_an_icon_does_nothing_on_a_card_that_lies_in_the_thief_s_own_tank(icon: str) -> None:
    front = {"again": "r", "raid": "o", "bank": "p"}[icon]
    play = position(
        f"edition: it | tank 0: {front} | tank 1: b | tank 2: g | scores: 0 5 0 | dealt: {front}+{icon} b g | "
        "pile: b/ybp k/rok"
    )
    assert play.apply(0, "steal 1") == [Stole(0, 1, read_card("b/ybp"), 2), TurnBegan(1)]  # Mantis 7.7


def test_only_others_with_a_scored_card_can_be_raided_and_a_raid_is_not_declined() -> None:
    play = position(
        "edition: it | tank 0: b | tank 1: o | tank 2: g | tank 3: g | scores: 4 1 0 2 | pile: k/rok o/ogp | "
        "phase: raiding 0"
    )
    assert list(play.legal(0)) == [Raid(1), Raid(3)]  # Mantis 7.8
    with pytest.raises(Refused, match="seat 0 may: raid 1, raid 3"):
        play.apply(0, "raid 2")
    with pytest.raises(Refused, match="seat 0 may: raid 1, raid 3"):
        play.apply(0, "score")


def test_the_icon_is_seen_on_top_of_the_draw_pile() -> None:
    play = position("edition: it | tank 0: b | tank 1: r | tank 2: g | pile: r/rog+again")
    assert play.view().top.icon is Icon.AGAIN  # Mantis 7.10


def test_all_cards_of_a_back_carry_the_same_icon() -> None:
    icons: dict[tuple[Color, ...], set[Icon | None]] = {}  # Mantis 7.10
    for card in EDITIONS["it"].deck:
        icons.setdefault(card.back, set()).add(card.icon)
    assert all(len(found) == 1 for found in icons.values())


# 3 to 7 Positions before and after some moves

MOVES = """
a match scores every card of that colour and no other  # Mantis 3.2
    tank 0: rgr | tank 1: r | tank 2: b | scores: 2 0 0 | pile: r/roy g/ryg
    0 score -> tank 0: g | tank 1: r | tank 2: b | scores: 5 0 0 | phase: turn 1
a card that fails to score stays in the Tank  # Mantis 3.3
    tank 0: gg | tank 1: r | tank 2: b | pile: r/roy g/ryg
    0 score -> tank 0: ggr | tank 1: r | tank 2: b | scores: 0 0 0 | phase: turn 1
a successful steal moves every card of that colour to the Tank of the thief  # Mantis 3.4, 3.7
    tank 0: r | tank 1: brr | tank 2: r | pile: r/roy g/ryg
    0 steal 1 -> tank 0: rrrr | tank 1: b | tank 2: r | scores: 0 0 0 | phase: turn 1
a card that fails to steal stays in the other Tank  # Mantis 3.5
    tank 0: r | tank 1: bb | tank 2: r | pile: r/roy g/ryg
    0 steal 1 -> tank 0: r | tank 1: bbr | tank 2: r | phase: turn 1
stolen cards are scored by a later match  # Mantis 3.7
    tank 0: b | tank 1: rr | tank 2: g | pile: r/roy b/ygb b/ybp r/ryg y/roy
    0 steal 1, 1 score, 2 score, 0 score -> tank 0: b | scores: 4 0 0
equal cards stay in a Tank until their colour is turned over there  # Mantis 3.8
    tank 0: rrrr | tank 1: rr | tank 2: g | pile: g/ryg r/ryg b/ygb
    0 score, 1 steal 2 -> tank 0: rrrrg | tank 1: rr | tank 2: gr | scores: 0 0 0
a player with an emptied Tank plays on  # Mantis 3.9
    tank 0: r | tank 1: b | tank 2: g | pile: b/ygb g/ryg r/roy
    0 steal 1 -> tank 1: | phase: turn 1
stealing from an empty Tank only hands over the card  # Mantis 3.10
    tank 0: r | tank 1: | tank 2: r | pile: r/roy g/ryg
    0 steal 1 -> tank 0: r | tank 1: r | tank 2: r
nine scored cards do not win  # Mantis 4.1
    tank 0: r | tank 1: g | tank 2: b | scores: 7 9 9 | pile: r/roy g/ryg
    0 score -> scores: 9 9 9 | phase: turn 1
ten scored cards win immediately  # Mantis 4.1
    tank 0: r | tank 1: g | tank 2: b | scores: 8 9 9 | pile: r/roy g/ryg
    0 score -> phase: over | result: target, 0
eleven scored cards win immediately  # Mantis 4.1
    tank 0: r | tank 1: g | tank 2: b | scores: 9 9 9 | pile: r/roy g/ryg
    0 score -> phase: over | result: target, 0
scored cards of different colours count together  # Mantis 4.2
    options: target=4 | tank 0: rg | tank 1: | tank 2: | pile: r/roy b/ygb b/ybp g/ryg y/roy
    0 score, 1 score, 2 score, 0 score -> scores: 4 0 0 | result: target, 0
a win with the last card counts first  # Mantis 5.1
    tank 0: r | tank 1: ggggg | tank 2: b | scores: 8 9 9 | pile: r/roy
    0 score -> result: target, 0
the last card is resolved before scores are compared  # Mantis 5.1, 5.2
    tank 0: r | tank 1: g | tank 2: b | scores: 3 4 4 | pile: r/roy
    0 score -> scores: 5 4 4 | result: most scored, 0
the game ends with the last card and most scored cards win  # Mantis 5.2
    tank 0: r | tank 1: gggg | tank 2: b | scores: 4 3 5 | pile: r/roy
    0 steal 1 -> tank 1: ggggr | phase: over | result: most scored, 2
the fuller Tank of those tied wins  # Mantis 5.3
    tank 0: r | tank 1: gg | tank 2: bbbbb | scores: 5 5 4 | pile: r/roy
    0 steal 1 -> result: fuller tank, 1
Tanks are compared after the last card is resolved  # Mantis 5.1, 5.3
    tank 0: bb | tank 1: rgg | tank 2: | scores: 5 5 4 | pile: r/roy
    0 steal 1 -> tank 0: bbrr | tank 1: gg | tank 2: | result: fuller tank, 0
those still tied win together  # Mantis 5.4
    tank 0: r | tank 1: gg | tank 2: bbb | scores: 5 5 4 | pile: y/roy
    0 score -> result: shared, 0 1
fourteen cards do not win between two  # Mantis 6.1
    tank 0: r | tank 1: g | scores: 12 14 | pile: r/roy g/ryg
    0 score -> scores: 14 14 | phase: turn 1
fifteen cards win between two  # Mantis 6.1
    tank 0: r | tank 1: g | scores: 13 14 | pile: r/roy g/ryg
    0 score -> result: target, 0
sixteen cards win between two  # Mantis 6.1
    tank 0: r | tank 1: g | scores: 14 14 | pile: r/roy g/ryg
    0 score -> result: target, 0
with two players a thief goes on after each success  # Mantis 6.2
    tank 0: r | tank 1: gby | pile: g/ryg b/ygb y/ryp r/ryg
    0 steal 1, 0 steal 1, 0 steal 1 -> tank 0: rggbbyy | tank 1: | phase: turn 0
the turns of a thief end with a failed steal  # Mantis 6.4
    tank 0: r | tank 1: gb | pile: g/ryg y/ryg b/ygb
    0 steal 1, 0 steal 1 -> phase: turn 1
the turns of a thief end with a failed steal of an own colour  # Mantis 6.4
    tank 0: r | tank 1: gb | pile: g/ryg r/ryg b/ygb
    0 steal 1, 0 steal 1 -> phase: turn 1
the turns of a thief end with a card that fails to score  # Mantis 6.4
    tank 0: r | tank 1: gb | pile: g/ryg y/ryg b/ygb
    0 steal 1, 0 score -> phase: turn 1
the turns of a thief end with scoring  # Mantis 6.4
    tank 0: r | tank 1: gb | pile: g/ryg r/ryg b/ygb
    0 steal 1, 0 score -> scores: 2 0 | phase: turn 1
the turns of a thief end with the last card  # Mantis 6.4
    tank 0: r | tank 1: g | scores: 3 3 | pile: g/ryg
    0 steal 1 -> result: fuller tank, 0
in it, again works several times  # Mantis 7.2
    tank 0: b | tank 1: r | tank 2: g | pile: r/rog+again g/rog+again b/gbk+again k/rok
    0 steal 1, 0 steal 2 -> tank 0: brrgg | tank 1: | tank 2: | phase: turn 0
in it, a raid comes after the stolen cards are in the Tank  # Mantis 7.1, 7.3
    tank 0: b | tank 1: oo | tank 2: g | scores: 1 2 6 | pile: o/oyb+raid k/rok
    0 steal 1 -> tank 0: booo | tank 1: | tank 2: g | phase: raiding 0
in it, a raid takes one card from a Score Pile  # Mantis 7.3
    tank 0: b | tank 1: oo | tank 2: g | scores: 1 2 6 | pile: o/oyb+raid k/rok
    0 steal 1, 0 raid 2 -> scores: 2 2 5 | phase: turn 1
in it, a raid can win the game  # Mantis 7.3
    tank 0: b | tank 1: o | tank 2: g | scores: 9 0 6 | pile: o/oyb+raid k/rok
    0 steal 1, 0 raid 2 -> result: target, 0
in it, bank sends the stolen cards to the Score Pile  # Mantis 7.1, 7.4
    tank 0: by | tank 1: yyg | tank 2: g | scores: 1 0 0 | pile: y/ygp+bank k/rok
    0 steal 1 -> tank 0: by | tank 1: g | tank 2: g | scores: 4 0 0 | phase: turn 1
in it, bank can win the game  # Mantis 7.4
    tank 0: b | tank 1: yy | tank 2: g | scores: 7 0 0 | pile: y/ygp+bank k/rok
    0 steal 1 -> result: target, 0
in it, the raided card has no further effect  # Mantis 7.7
    tank 0: b | tank 1: o | tank 2: g | scores: 0 2 0 | dealt: b o g r | turned: r/rog+again | pile: o/oyb+raid k/rok
    0 steal 1, 0 raid 1 -> scores: 1 1 0 | phase: turn 1
in it, a raid has no effect when no other player has scored  # Mantis 7.8
    tank 0: b | tank 1: o | tank 2: g | scores: 4 0 0 | pile: o/oyb+raid k/rok
    0 steal 1 -> tank 0: boo | phase: turn 1
in it, a raid won with the last card is made before the game ends  # Mantis 7.9
    tank 0: b | tank 1: o | tank 2: g | scores: 4 0 5 | pile: o/oyb+raid
    0 steal 1, 0 raid 2 -> scores: 5 0 4 | result: most scored, 0
in it, again with the last card has no effect  # Mantis 5.2, 7.2
    tank 0: b | tank 1: r | tank 2: g | pile: r/rog+again
    0 steal 1 -> result: fuller tank, 0
"""


@pytest.mark.parametrize(("edition", "before", "moves", "after"), cases(MOVES, EDITIONS))
def test_moves_lead_from_one_position_to_another(edition: str, before: str, moves: Moves, after: list[str]) -> None:
    play = position(f"edition: {edition} | {before}")
    for seat, action in moves:
        play.apply(seat, action)
    assert [line for line in after if line not in play.position.splitlines()] == []


# 8 Options and house rules


def test_icons_on_the_front_only_are_not_seen_before_the_choice_but_work() -> None:
    play = position("edition: it | options: icons=front | tank 0: b | tank 1: r | tank 2: g | pile: r/rog+again k/rok")
    assert play.view().top.icon is None  # Mantis 8.1
    assert play.apply(0, "steal 1")[-1] == TurnBegan(0)


def test_with_icons_off_no_card_has_one() -> None:
    play = mantis.start(3, "it", seed=0, icons="off", hand=0)  # Mantis 8.1
    assert {card.icon for card in play.state.cards} == {None}
    assert {(card.front, card.back) for card in play.state.cards} == {(c.front, c.back) for c in EDITIONS["it"].deck}


@pytest.mark.parametrize("icons", ["both", "front", "off"])
def test_without_icons_their_option_has_no_effect(icons: str) -> None:
    text = mantis.start(3, "en", seed=0, icons=icons).position  # Mantis 8.1
    assert text.replace(f"options: icons={icons}\n", "") == mantis.start(3, "en", seed=0).position


@pytest.mark.parametrize("hand", [0, 1, 7])
def test_the_option_hand_sets_the_number_of_cards_dealt(hand: int) -> None:
    play = mantis.start(3, seed=0, hand=hand)  # Mantis 8.2
    assert [len(tank) for tank in tanks(play)] == [hand] * 3


def test_the_targets_are_options() -> None:
    for seats, option in [(2, "target_for_two"), (3, "target")]:  # Mantis 8.3
        lines = "".join(f"tank {seat}: r\n" for seat in range(seats))
        play = position(f"options: {option}=2\n{lines}pile: r/roy r/ryg")
        play.apply(0, "score")
        assert play.result == Result((0,), "target")


@pytest.mark.parametrize(("option", "number"), [("hand", -1), ("target", 0), ("target_for_two", 0)])
def test_impossible_numbers_are_refused(option: str, number: int) -> None:
    options: dict[str, Any] = {option: number}
    with pytest.raises(Refused, match=r"hand|target"):  # Mantis 8.2, 8.3
        mantis.start(3, **options)


def test_any_cards_can_be_the_deck_even_the_same_card_twice() -> None:
    deck = tuple(map(read_card, ["r/roy", "r/roy", "o/roy", "g/gbk"]))  # Mantis 8.4
    play = mantis.start(3, seed=0, hand=1, deck=deck)
    assert len(play.state.cards) == 1
    assert Counter(play.state.dealt) + Counter(card.face for card in play.state.cards) == Counter(c.face for c in deck)


def test_a_deck_has_at_most_two_decks_of_cards() -> None:
    deck = EDITIONS["en"].deck
    assert len(mantis.start(3, deck=deck * 2, seed=0).state.edition.deck) == 210
    with pytest.raises(Refused, match="it is a list of at most 210 cards"):  # Mantis 8.4
        mantis.start(3, deck=deck * 2 + deck[:1])


@pytest.mark.parametrize(("hand", "needed"), [(1, 4), (2, 7)])
def test_a_deck_must_leave_a_card_to_draw(hand: int, needed: int) -> None:
    deck = tuple(map(read_card, ["r/roy", "o/roy", "y/roy"])) * hand
    reason = f"3 seats with {hand} cards each need {needed} cards; the deck has {needed - 1}"
    with pytest.raises(Refused, match=reason):  # Mantis 8.4
        mantis.start(3, hand=hand, deck=deck)


def test_the_rules_of_icons_apply_in_any_edition_with_icons() -> None:
    deck = tuple(map(read_card, ["r/roy", "r/roy+again", "o/roy", "y/roy", "g/gbk"]))
    play = mantis.start(3, "en", hand=1, deck=deck, chance=Script([[deck[i] for i in (2, 0, 3, 1, 4)]]))
    assert play.apply(0, "steal 1")[-1] == TurnBegan(0)  # Mantis 8.4


# 9 What is known

MIDDLE = (
    "edition: it | tank 0: rb | tank 1: g | tank 2: | scores: 0 2 0 | dealt: r b o+raid | "
    "turned: o/oyk g/rog+again | pile: {pile}"
)


def test_tanks_scores_the_count_of_the_draw_pile_and_its_top_back_are_seen() -> None:
    view = position(MIDDLE.format(pile="y/roy k/rok p/gbp")).view()  # Mantis 9.1
    assert view.tanks == (("red", "blue"), ("green",), ())
    assert view.scores == (0, 2, 0)
    assert view.pile == 3
    assert view.top.colors == ("red", "orange", "yellow")


def test_dealt_and_turned_cards_are_remembered() -> None:
    play = position(MIDDLE.format(pile="y/roy k/rok p/gbp"))  # Mantis 9.2
    play.apply(0, "score")
    assert play.view().dealt == ("r", "b", "o+raid")
    assert play.view().turned == ("o/oyk", "g/rog+again", "y/roy")


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("other", ["o/roy k/rok p/gbp", "y/roy p/gbp k/rok", "y/roy r/rbp+raid g/rgp"])
def test_fronts_in_the_draw_pile_and_backs_below_its_top_are_hidden(seat: int | None, other: str) -> None:
    seen = position(MIDDLE.format(pile="y/roy k/rok p/gbp")).view(seat)  # Mantis 9.3
    assert position(MIDDLE.format(pile=other)).view(seat) == seen


def test_the_backs_of_the_dealt_cards_are_hidden() -> None:
    deck = EDITIONS["en"].deck  # Mantis 9.3
    reds = [card for card in deck if card.front is Color.RED]
    rest = [card for card in deck if card.front is not Color.RED]
    one, other = ([*dealt, *rest, *pile] for dealt, pile in [(reds[:12], reds[12:]), (reds[3:], reds[:3])])
    views = [mantis.start(3, "en", chance=Script([order])).view() for order in (one, other)]
    assert views[0] == views[1]


def test_players_and_watchers_know_the_same() -> None:
    play = position(MIDDLE.format(pile="y/roy k/rok p/gbp"))  # Mantis 9.4
    play.apply(0, "score")
    views = [play.view(seat) for seat in (None, 0, 1, 2)]
    assert len({replace(view, seat=None, legal=(), gains=()) for view in views}) == 1
    assert all(play.seen(seat) == play.events for seat in (None, 0, 1, 2))


# The rules page

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules/mantis.md").read_text(encoding="utf-8")
NUMBER = r"\d+\.\d+"
TESTED_ELSEWHERE = {"9.5": "the odds have a file of their own, test_odds.py"}


def numbered() -> list[str]:
    return re.findall(rf"^\*\*({NUMBER})\*\*", PAGE, re.MULTILINE)


def cited(path: Path) -> set[str]:
    """The numbers that stand after "Mantis" or "rule" in a file."""
    places: list[str] = re.findall(
        rf"(?:Mantis|rule) ({NUMBER}(?:(?:, | and ){NUMBER})*)", path.read_text(encoding="utf-8")
    )
    return {number for place in places for number in re.findall(NUMBER, place)}


def test_every_rule_has_a_test() -> None:
    assert set(numbered()) - cited(Path(__file__)) == set(TESTED_ELSEWHERE)
    assert cited(Path(__file__).with_name("test_odds.py")) >= set(TESTED_ELSEWHERE)


def test_every_number_that_tests_and_code_cite_is_a_rule() -> None:
    files = [*Path(__file__).parent.glob("*.py"), *(ROOT / "src/mazzo/games/mantis").glob("*.py")]
    for path in files:
        assert cited(path) <= set(numbered()), path
