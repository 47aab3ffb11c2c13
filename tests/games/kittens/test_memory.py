"""Chapter 9 of docs/rules/kittens.md, a player's memory: what is kept, what is dropped, and that it is true."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from mazzo import Dice
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Action
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import (
    NO_PILE,
    HandMemory,
    Known,
    Memory,
    PileMemory,
    drawn,
    peeked,
    put_back,
)
from mazzo.games.kittens.rules.notation import read_memory, write_memory
from mazzo.games.kittens.rules.state import State
from tests.games.kittens.positions import (
    KittensPlay,
    everybody_passes,
    in_every_edition,
    knows,
    position,
    unstopped,
)

# Cards that were seen in the Draw Pile


@in_every_edition
def test_the_cards_that_see_the_future_showed_are_remembered(edition: str) -> None:  # Kittens 9.3
    play = position(
        """
        seat 0: see
        seat 1:
        pile: skip kitten beard nope
        """,
        edition,
    )
    unstopped(play, 0, "see")
    assert knows(play, 0) == "0 skip; 1 kitten; 2 beard"
    assert knows(play, 1) == ""


def test_remembered_cards_below_stay_remembered() -> None:  # Kittens 9.3
    play = position(
        """
        seat 0: see
        seat 1:
        pile: skip potato beard nope kitten
        knows 0: 1 potato; 4 kitten
        """
    )
    unstopped(play, 0, "see")
    assert knows(play, 0) == "0 skip; 1 potato; 2 beard; 4 kitten"


def test_a_see_the_future_that_was_noped_shows_nothing() -> None:  # Kittens 9.3, 6.8
    play = position(
        """
        seat 0: see
        seat 1: nope
        pile: skip kitten
        """
    )
    play.apply(0, "see")
    play.apply(1, "nope")
    everybody_passes(play)
    assert knows(play, 0) == ""


TABLE = """
    seat 0: see
    seat 1:
    seat 2:
    pile: {pile}
    turn: {turn} owes 1
    knows 0: {knows}
    """


def after_a_draw(turn: int, pile: str, known: str) -> str:
    """Seat 0's knowledge after a seat has drawn from this pile."""
    play = position(TABLE.format(turn=turn, pile=pile, knows=known))
    play.apply(turn, "draw")
    return knows(play, 0)


@pytest.mark.parametrize("turn", [0, 1])
def test_remembered_cards_move_up_when_a_card_is_drawn(turn: int) -> None:  # Kittens 9.3
    assert after_a_draw(turn, "skip kitten beard kitten", "1 kitten; 2 beard") == "0 kitten; 1 beard"


def test_a_player_who_draws_a_remembered_card_is_known_to_hold_it() -> None:  # Kittens 9.3
    assert after_a_draw(1, "skip kitten kitten", "0 skip; 1 kitten") == "0 kitten; seat 1 holds skip"


def test_a_card_drawn_by_oneself_is_no_longer_remembered() -> None:  # Kittens 9.3
    assert after_a_draw(0, "skip kitten kitten", "0 skip; 1 kitten") == "0 kitten"


def test_a_remembered_kitten_that_is_drawn_is_gone() -> None:  # Kittens 9.3
    assert after_a_draw(1, "kitten skip kitten", "0 kitten; 1 skip") == "0 skip"


def test_others_do_not_learn_what_one_remembered() -> None:  # Kittens 9.3
    play = position(TABLE.format(turn=1, pile="skip kitten kitten", knows="0 skip; 1 kitten"))
    play.apply(1, "draw")
    assert knows(play, 1) == knows(play, 2) == ""


# A kitten put back by oneself


@in_every_edition
@pytest.mark.parametrize(
    ("place", "known"),
    [
        (0, "0 kitten; 1 skip; 3 beard"),
        (1, "0 skip; 1 kitten; 3 beard"),
        (2, "0 skip; 2 kitten; 3 beard"),
        (3, "0 skip; 2 beard; 3 kitten"),
        (4, "0 skip; 2 beard; 4 kitten"),
    ],
)
def test_a_kitten_put_back_is_remembered_by_its_player(edition: str, place: int, known: str) -> None:  # Kittens 9.4
    play = position(
        """
        seat 0: defuse
        seat 1:
        seat 2:
        pile: kitten skip nope beard kitten
        knows 0: 0 kitten; 1 skip; 3 beard
        """,
        edition,
    )
    play.apply(0, "draw")
    play.apply(0, f"insert {place}")
    assert knows(play, 0) == known
    assert knows(play, 1) == knows(play, 2) == "placed 1"


def test_a_player_who_remembered_nothing_remembers_the_kitten() -> None:  # Kittens 9.4
    play = position(
        """
        seat 0: defuse
        seat 1:
        pile: kitten skip nope beard
        """
    )
    play.apply(0, "draw")
    play.apply(0, "insert 2")
    assert knows(play, 0) == "2 kitten"


# A kitten put back by somebody else

INSERT = """
    seat 0:
    seat 1:
    seat 2:
    pile: {pile}
    turn: {turn} owes 1
    phase: inserting
    knows 0: {knows}
    """


def after_an_insertion(turn: int, place: int, pile: str, known: str) -> str:
    """Seat 0's knowledge after a seat has put a kitten back into this pile."""
    play = position(INSERT.format(turn=turn, pile=pile, knows=known))
    play.apply(turn, f"insert {place}")
    return knows(play, 0)


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_another_players_kitten_lies_loose_among_the_remembered_cards(place: int) -> None:  # Kittens 9.5
    known = after_an_insertion(1, place, "skip beard kitten", "0 skip; 1 beard")
    assert known == "0 skip; 1 beard; sure 0; loose 1 0"


def test_two_kittens_can_lie_loose() -> None:  # Kittens 9.5
    known = after_an_insertion(1, 0, "kitten skip beard", "0 skip; 1 beard; sure 0; loose 1 0")
    assert known == "0 skip; 1 beard; sure 0; loose 2 0"


def test_a_player_who_knows_no_card_of_the_pile_counts_placed_kittens() -> None:  # Kittens 9.5
    assert after_an_insertion(1, 1, "skip beard kitten", "") == "placed 1"
    assert after_an_insertion(1, 1, "skip beard kitten", "placed 1") == "placed 2"


def test_a_kitten_put_back_may_lie_on_top_of_cards_that_were_sure() -> None:  # Kittens 9.5
    known = after_an_insertion(1, 0, "skip beard kitten", "0 skip; 1 beard; sure 2; loose 1 0")
    assert known == "0 skip; 1 beard; sure 0; loose 2 0"


# Drawing while cards lie loose


def test_a_card_other_than_a_kitten_must_be_the_remembered_one() -> None:  # Kittens 9.5, 9.3
    known = after_a_draw(1, "skip kitten beard kitten", "0 skip; 1 beard; sure 0; loose 1 0")
    assert known == "0 beard; sure 0; loose 1 0; seat 1 holds skip"


def test_a_kitten_that_comes_before_a_remembered_card_was_the_loose_one() -> None:  # Kittens 9.5
    known = after_a_draw(1, "kitten skip beard kitten", "0 skip; 1 beard; sure 0; loose 1 0")
    assert known == "0 skip; 1 beard"


def test_a_kitten_that_was_loose_or_unknown_leaves_a_loose_card() -> None:  # Kittens 9.5
    known = after_a_draw(1, "kitten skip beard kitten", "1 beard; sure 0; loose 1 0")
    assert known == "0 beard; sure 0; loose 0 1"


def test_of_two_kittens_one_was_drawn_whichever_it_was() -> None:  # Kittens 9.5
    known = after_a_draw(1, "kitten kitten beard", "0 kitten; 1 beard; sure 0; loose 1 0")
    assert known == "0 beard; sure 0; loose 1 0"


def test_a_loose_card_may_have_been_drawn_instead_of_the_remembered_one() -> None:  # Kittens 9.5
    known = after_a_draw(1, "nope skip beard kitten kitten", "0 skip; 1 beard; sure 0; loose 0 1")
    assert known == "0 beard; sure 0; loose 0 1"


def test_a_card_drawn_in_front_of_a_remembered_kitten_was_the_loose_one() -> None:  # Kittens 9.5
    known = after_a_draw(1, "nope kitten kitten beard", "0 kitten; 2 beard; sure 0; loose 0 1")
    assert known == "0 kitten; 2 beard"


def test_an_own_card_that_is_not_the_remembered_one_was_the_loose_one() -> None:  # Kittens 9.5
    known = after_a_draw(0, "nope skip kitten kitten", "0 skip; 1 kitten; sure 0; loose 0 1")
    assert known == "0 skip; 1 kitten"


def test_a_kitten_that_cannot_be_the_remembered_card_was_the_loose_card() -> None:  # Kittens 9.5
    known = after_a_draw(1, "kitten skip kitten beard", "0 skip; 2 beard; sure 0; loose 0 1")
    assert known == "0 skip; 2 beard"


def test_sure_cards_have_no_loose_card_among_them() -> None:  # Kittens 9.5
    known = after_a_draw(1, "skip nope kitten beard kitten", "0 skip; 1 nope; 2 beard; sure 2; loose 1 1")
    assert known == "0 nope; 1 beard; sure 1; loose 1 1; seat 1 holds skip"


def test_when_the_last_remembered_card_is_drawn_only_the_placed_kittens_are_counted() -> None:  # Kittens 9.5
    assert after_a_draw(1, "skip kitten kitten", "0 skip; sure 0; loose 1 0") == "placed 1; seat 1 holds skip"


# Looking, and putting back, while cards lie loose


def after_a_look(pile: str, known: str) -> str:
    """Seat 0's knowledge after it has looked into this pile."""
    play = position(TABLE.format(turn=0, pile=pile, knows=known))
    unstopped(play, 0, "see")
    return knows(play, 0)


def test_a_look_finds_the_loose_kitten() -> None:  # Kittens 9.5
    known = after_a_look("skip kitten beard tacocat kitten", "0 skip; 1 beard; 2 tacocat; sure 0; loose 1 0")
    assert known == "0 skip; 1 kitten; 2 beard; 3 tacocat"


def test_a_look_makes_the_top_sure() -> None:  # Kittens 9.5
    known = after_a_look(
        "skip beard nope tacocat kitten kitten", "0 skip; 1 beard; 2 nope; 3 tacocat; sure 0; loose 1 0"
    )
    assert known == "0 skip; 1 beard; 2 nope; 3 tacocat; sure 3; loose 1 0"


def test_a_look_adds_to_what_was_sure_below() -> None:  # Kittens 9.5
    known = after_a_look(
        "skip beard nope tacocat see kitten kitten", "0 skip; 1 beard; 3 tacocat; 4 see; sure 5; loose 1 0"
    )
    assert known == "0 skip; 1 beard; 2 nope; 3 tacocat; 4 see; sure 5; loose 1 0"


@pytest.mark.parametrize(
    ("place", "after"),
    [
        (0, "0 kitten; 1 skip; 2 beard; 3 nope; sure 3; loose 1 0"),
        (1, "0 skip; 1 kitten; 2 beard; 3 nope; sure 3; loose 1 0"),
        (2, "0 skip; 1 beard; 2 kitten; 3 nope; sure 3; loose 1 0"),
    ],
)
def test_an_own_kitten_among_sure_cards_keeps_everything(place: int, after: str) -> None:  # Kittens 9.4, 9.5
    assert after_an_insertion(0, place, "skip beard nope kitten", "0 skip; 1 beard; 2 nope; sure 2; loose 1 0") == after


def test_an_own_kitten_below_loose_cards_lets_go_of_what_is_not_sure() -> None:  # Kittens 9.4, 9.5
    known = after_an_insertion(0, 3, "skip beard kitten nope", "0 skip; 1 beard; 2 nope; sure 2; loose 1 0")
    assert known == "0 skip; 1 beard; 3 kitten; placed 1"


def test_after_a_shuffle_nothing_is_known_of_the_pile_but_hands_are() -> None:  # Kittens 9.6
    play = position(
        """
        seat 0: shuffle
        seat 1: nope
        pile: skip kitten
        knows 0: 0 skip; seat 1 holds nope
        knows 1: 1 kitten
        """,
        chance=[["skip", "kitten"]],
    )
    unstopped(play, 0, "shuffle")
    assert knows(play, 0) == "seat 1 holds nope"
    assert knows(play, 1) == ""


# Cards in other hands


@in_every_edition
def test_a_card_that_was_given_is_remembered_by_its_giver(edition: str) -> None:  # Kittens 9.7
    play = position(
        """
        seat 0: skip
        seat 1: beard nope
        seat 2: tacocat
        pile: kitten kitten
        phase: giving
        waiting: 1
        """,
        edition,
    )
    play.apply(1, "give beard")
    assert [knows(play, seat) for seat in (0, 1, 2)] == ["", "seat 0 holds beard", ""]


@in_every_edition
def test_a_card_that_was_stolen_is_remembered_by_the_robbed(edition: str) -> None:  # Kittens 9.7
    play = position(
        """
        seat 0: skip skip
        seat 1: beard nope
        seat 2: tacocat
        pile: kitten kitten
        """,
        edition,
        chance=[1],
    )
    unstopped(play, 0, "pair skip 1")
    assert [knows(play, seat) for seat in (0, 1, 2)] == ["", "seat 0 holds nope", ""]


@in_every_edition
def test_a_card_that_was_named_and_handed_over_is_remembered_by_all(edition: str) -> None:  # Kittens 9.7
    play = position(
        """
        seat 0: skip skip skip
        seat 1: beard nope
        seat 2: tacocat
        pile: kitten kitten
        """,
        edition,
    )
    unstopped(play, 0, "three skip 1 nope")
    assert [knows(play, seat) for seat in (0, 1, 2)] == ["", "seat 0 holds nope", "seat 0 holds nope"]


def test_a_card_that_was_picked_is_remembered_by_all() -> None:  # Kittens 9.7
    play = position(
        """
        seat 0:
        seat 1:
        seat 2:
        pile: kitten kitten
        discard: nope
        phase: picking
        """
    )
    play.apply(0, "pick nope")
    assert [knows(play, seat) for seat in (0, 1, 2)] == ["", "seat 0 holds nope", "seat 0 holds nope"]


@pytest.mark.parametrize(
    ("seat", "action", "left"),
    [
        (1, "skip", "seat 1 holds beard beard beard defuse nope"),
        (1, "pair beard 2", "seat 1 holds beard defuse nope skip"),
        (1, "three beard 2 see", "seat 1 holds defuse nope skip"),
        (1, "five defuse nope skip see beard", "seat 1 holds beard beard"),
        (1, "see", "seat 1 holds beard beard beard defuse nope skip"),
    ],
)
def test_a_remembered_card_that_is_played_is_gone(seat: int, action: str, left: str) -> None:  # Kittens 9.7
    play = position(
        """
        seat 0:
        seat 1: skip beard beard beard defuse nope see
        seat 2: attack
        pile: kitten kitten
        turn: 1 owes 1
        knows 0: seat 1 holds skip beard beard beard defuse nope
        """
    )
    play.apply(seat, action)
    assert knows(play, 0) == left


def test_a_remembered_nope_that_is_played_is_gone() -> None:  # Kittens 9.7
    play = position(
        """
        seat 0: skip
        seat 1: nope nope
        pile: kitten
        knows 0: seat 1 holds nope nope
        """
    )
    play.apply(0, "skip")
    play.apply(1, "nope")
    assert knows(play, 0) == "seat 1 holds nope"


def test_a_remembered_defuse_that_is_played_is_gone() -> None:  # Kittens 9.7
    play = position(
        """
        seat 0:
        seat 1: defuse beard
        pile: kitten
        turn: 1 owes 1
        knows 0: seat 1 holds defuse
        """
    )
    play.apply(1, "draw")
    assert knows(play, 0) == ""


def test_a_remembered_card_that_one_gets_oneself_is_gone() -> None:  # Kittens 9.7
    play = position(
        """
        seat 0:
        seat 1: beard nope
        pile: kitten
        phase: giving
        knows 0: seat 1 holds nope
        """
    )
    play.apply(1, "give nope")
    assert knows(play, 0) == ""


# Limits


@in_every_edition
def test_all_remember_that_a_named_card_was_not_there(edition: str) -> None:  # Kittens 9.8
    play = position(
        """
        seat 0: skip skip skip
        seat 1: beard beard
        seat 2: tacocat
        pile: kitten kitten
        """,
        edition,
    )
    unstopped(play, 0, "three skip 1 nope")
    assert [knows(play, seat) for seat in (0, 1, 2)] == ["seat 1 at most nope 0", "", "seat 1 at most nope 0"]


LIMITED = """
    seat 0:
    seat 1: beard skip
    seat 2: potato
    pile: see kitten kitten
    turn: 1 owes 1
    knows 0: {knows}
    """


def test_an_unknown_card_that_is_drawn_may_be_the_one_that_was_not_there() -> None:  # Kittens 9.8
    play = position(LIMITED.format(knows="seat 1 at most nope 0"))
    play.apply(1, "draw")
    assert knows(play, 0) == "seat 1 at most nope 1"


def test_a_known_card_that_is_drawn_is_not_the_one_that_was_not_there() -> None:  # Kittens 9.8
    play = position(LIMITED.format(knows="0 see; seat 1 at most nope 0"))
    play.apply(1, "draw")
    assert knows(play, 0) == "seat 1 holds see; seat 1 at most nope 0"


def test_a_card_one_gives_raises_its_own_limit_alone() -> None:  # Kittens 9.8
    play = position(
        """
        seat 0: nope beard
        seat 1: skip see
        pile: kitten
        turn: 1 owes 1
        phase: giving
        knows 0: seat 1 at most nope 0; seat 1 at most see 1
        """
    )
    play.apply(0, "give nope")
    assert knows(play, 0) == "seat 1 holds nope; seat 1 at most nope 1; seat 1 at most see 1"


def test_a_limited_card_that_is_played_lowers_the_limit() -> None:  # Kittens 9.8
    play = position(LIMITED.format(knows="seat 1 at most skip 1"))
    play.apply(1, "skip")
    assert knows(play, 0) == "seat 1 at most skip 0"


def test_a_limit_that_limits_nothing_is_let_go() -> None:  # Kittens 9.8
    play = position(LIMITED.format(knows="seat 1 at most nope 1"))
    play.apply(1, "skip")
    assert knows(play, 0) == ""


# Cards that change hands unseen


def after_a_favor(theirs: str, known: str, given: str) -> str:
    """Seat 0's knowledge after seat 1 has given seat 2 a card."""
    play = position(
        f"""
        seat 0:
        seat 1: {theirs}
        seat 2: attack
        pile: kitten kitten
        turn: 2 owes 1
        phase: giving
        waiting: 1
        knows 0: {known}
        """
    )
    play.apply(1, f"give {given}")
    return knows(play, 0)


@pytest.mark.parametrize("given", ["beard", "nope", "see"])
def test_after_an_unseen_gift_only_what_is_certain_is_kept(given: str) -> None:  # Kittens 9.9
    known = after_a_favor("beard beard nope see", "seat 1 holds beard beard nope", given)
    assert known == "seat 1 holds beard"


@pytest.mark.parametrize("given", ["beard", "nope"])
def test_a_limit_survives_an_unseen_gift_and_the_takers_limit_grows(given: str) -> None:  # Kittens 9.9, 9.8
    known = after_a_favor("beard beard nope nope", "seat 1 at most nope 2; seat 2 at most nope 0", given)
    assert known == "seat 1 at most nope 2; seat 2 at most nope 1"


def test_a_gift_of_the_only_kind_there_was_is_known() -> None:  # Kittens 9.9
    assert after_a_favor("nope nope", "seat 1 holds nope nope", "nope") == "seat 1 holds nope; seat 2 holds nope"


def test_a_gift_that_may_be_an_unknown_card_is_not_known() -> None:  # Kittens 9.9
    assert after_a_favor("nope see", "seat 1 holds nope", "nope") == ""


def test_an_unseen_robbery_is_like_an_unseen_gift() -> None:  # Kittens 9.9
    play = position(
        """
        seat 0:
        seat 1: beard
        seat 2: skip skip
        pile: kitten kitten
        turn: 2 owes 1
        knows 0: seat 1 holds beard
        """,
        chance=[0],
    )
    unstopped(play, 2, "pair skip 1")
    assert knows(play, 0) == "seat 2 holds beard"


# Hands of the dead

DEATH = """
    seat 0:
    seat 1: {hand}
    seat 2:
    pile: kitten kitten
    turn: 1 owes 1
    knows 0: {knows}
    """


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_of_a_dead_hand_that_lies_open_nothing_need_be_remembered(edition: str) -> None:  # Kittens 9.7, 4.7
    play = position(DEATH.format(hand="beard skip", knows="seat 1 holds beard"), edition)
    play.apply(1, "draw")
    assert knows(play, 0) == ""


def test_of_a_dead_hand_that_left_the_game_all_remember_what_they_knew() -> None:  # Kittens 9.10
    play = position(DEATH.format(hand="beard skip", knows="seat 1 holds beard"), "2025")
    play.apply(1, "draw")
    assert knows(play, 0) == "seat 1 holds beard; seat 1 at most defuse 0"
    assert knows(play, 1) == ""
    assert knows(play, 2) == "seat 1 at most defuse 0"


def test_of_an_empty_dead_hand_there_is_nothing_to_know() -> None:  # Kittens 9.10
    play = position(DEATH.format(hand="", knows=""), "2025")
    play.apply(1, "draw")
    assert [knows(play, seat) for seat in (0, 1, 2)] == ["", "", ""]


# Everything that is remembered is true


def could_be(pile: Sequence[Card], memory: PileMemory) -> bool:
    """Whether a pile is the remembered order with the loose cards mixed in below its sure top.

    Walks down the pile and keeps, for each number of loose cards met so far, the most kittens that can be among them.
    """
    known = {each.place: each.card for each in memory.known}
    most_kittens = {0: 0}
    for place, card in enumerate(pile):
        after: dict[int, int] = {}
        for loose, kittens in most_kittens.items():
            if known.get(place - loose, card) is card:
                after[loose] = max(kittens, after.get(loose, 0))
            if place >= memory.sure and loose < memory.loose:
                after[loose + 1] = max(kittens + (card is Card.KITTEN), after.get(loose + 1, 0))
        most_kittens = after
    in_order = len(pile) - memory.loose
    enough = most_kittens.get(memory.loose, -1) >= memory.loose_kittens
    return enough and all(place < in_order for place in known) and min(memory.loose_kittens, memory.loose_cards) >= 0


@pytest.mark.parametrize(
    ("pile", "memory", "answer"),
    [
        ("skip beard kitten", "0 skip; 2 kitten", True),
        ("skip beard kitten", "0 beard", False),
        ("skip beard kitten", "3 kitten", False),
        ("kitten skip beard", "0 skip; 1 beard; loose 1 0", True),
        ("skip kitten beard", "0 skip; 1 beard; loose 1 0", True),
        ("skip beard kitten", "0 skip; 1 beard; loose 1 0", True),
        ("skip beard nope", "0 skip; 1 beard; loose 1 0", False),
        ("skip beard nope", "0 skip; 1 beard; loose 0 1", True),
        ("beard skip kitten", "0 skip; 1 beard; loose 1 0", False),
        ("kitten skip beard", "0 skip; 1 beard; sure 1; loose 1 0", False),
        ("skip kitten beard", "0 skip; 1 beard; sure 1; loose 1 0", True),
        ("kitten nope skip", "0 skip; loose 1 1", True),
        ("kitten nope skip", "0 skip; loose 2 0", False),
        ("kitten nope skip", "1 skip; loose 1 0", True),
        ("kitten nope skip", "1 skip; loose 2 0", False),
        ("nope kitten skip kitten", "0 kitten; 1 kitten; loose 0 2", True),
        ("nope kitten skip kitten", "0 kitten; 1 kitten; loose 1 1", False),
    ],
)
def test_the_check_of_a_pile_distinguishes_true_from_false(pile: str, memory: str, answer: bool) -> None:
    assert could_be(tuple(map(Card, pile.split())), read_memory(memory).pile) == answer


SOME_CARDS = (Card.KITTEN, Card.SKIP, Card.BEARD)


def small_piles(size: int) -> Iterator[tuple[tuple[Card, ...], PileMemory]]:
    """Every pile of so many cards, with everything that can be remembered of it."""
    memories = [
        PileMemory(tuple(Known(place, card) for place, card in enumerate(cards) if card), kittens, others, sure)
        for loose in range(min(size, 3))
        for kittens, others in [(kittens, loose - kittens) for kittens in range(loose + 1)]
        for sure in (range(size + 1 - loose) if loose else [0])
        for cards in product((None, *SOME_CARDS), repeat=size - loose)
        if any(cards)
    ]
    for pile in product(SOME_CARDS, repeat=size):
        yield from ((pile, memory) for memory in memories if could_be(pile, memory))


@pytest.mark.parametrize("size", [1, 2, 3, pytest.param(4, marks=pytest.mark.slow)])
def test_from_a_true_memory_follows_a_true_one(size: int) -> None:  # Kittens 9.3, 9.4, 9.5
    for pile, memory in small_piles(size):
        top, rest = pile[0], pile[1:]
        for seen in (top, None) if top is not Card.KITTEN else (top,):
            after, told = drawn(memory, seen)
            assert could_be(rest, after), (pile, memory, seen)
            assert told in (None, top), (pile, memory, seen)
        for many in range(1, size + 1):
            assert could_be(pile, peeked(memory, pile[:many])), (pile, memory, many)
        for place in range(size + 1):
            with_kitten = (*pile[:place], Card.KITTEN, *pile[place:])
            assert could_be(with_kitten, put_back(memory, place)), (pile, memory, place)
            assert could_be(with_kitten, put_back(memory, None)), (pile, memory, place)


def untrue(state: State, memory: Memory) -> list[str]:
    """The false claims of a memory."""
    found = [] if memory.pile == NO_PILE or could_be(state.pile, memory.pile) else ["pile"]
    for seat, hand in memory.hands.items():
        held = Counter(state.hands[seat])
        if Counter(hand.holds) - held or any(held[card] > most for card, most in hand.at_most.items()):
            found.append(f"seat {seat}")
    return found


@pytest.mark.parametrize(
    ("hand", "false"),
    [
        (HandMemory((Card.SKIP, Card.SKIP)), []),
        (HandMemory((Card.SKIP, Card.SKIP, Card.SKIP)), ["seat 1"]),
        (HandMemory(at_most={Card.SKIP: 2}), []),
        (HandMemory(at_most={Card.SKIP: 1}), ["seat 1"]),
        (HandMemory(at_most={Card.NOPE: 0}), []),
    ],
)
def test_the_check_of_a_hand_distinguishes_true_from_false(hand: HandMemory, false: list[str]) -> None:
    state = position("seat 0:\nseat 1: skip skip beard\npile: kitten").state
    assert untrue(state, Memory(hands={1: hand})) == false


def any_of(dice: Dice, legal: Sequence[Action]) -> Action:
    """A random action: first of which kind, so that the kinds with many targets do not crowd out the others."""
    kinds = sorted({type(action).__name__ for action in legal})
    kind = kinds[dice.below(len(kinds))]
    choices = [action for action in legal if type(action).__name__ == kind]
    return choices[dice.below(len(choices))]


# A deck with which kittens come back again and again, and are looked for.
MANY_KITTENS = {
    "combos": False,
    "hand": 2,
    "spare_defuses": 12,
    "spare_defuses_for_two": 12,
    "deck": {"kitten": 4, "defuse": 15, "see": 16, "favor": 3, "beard": 6, "skip": 3, "nope": 2},
}


@pytest.mark.parametrize("seeds", [range(10), pytest.param(range(10, 100), marks=pytest.mark.slow)], ids=str)
@pytest.mark.parametrize("options", [{}, MANY_KITTENS], ids=["printed", "many-kittens"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@in_every_edition
def test_everything_that_is_remembered_is_true(
    edition: str, seats: int, options: dict[str, Any], seeds: range
) -> None:  # Kittens 9.3, 9.4, 9.5, 9.7, 9.8, 9.9, 9.10
    for seed in seeds:
        for play in random_play(edition, seats, seed, options):
            for me, memory in enumerate(play.state.memories):
                assert not untrue(play.state, memory), f"seat {me} knows {write_memory(memory)}\n{play.position}"


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_everything_that_is_remembered_with_two_decks_is_true(edition: str) -> None:  # Kittens 9.3, 9.5, 9.7, 9.8
    for play in random_play(edition, 7, seed=0, options={}):
        for me, memory in enumerate(play.state.memories):
            assert not untrue(play.state, memory), f"seat {me} knows {write_memory(memory)}\n{play.position}"


def random_play(edition: str, seats: int, seed: int, options: dict[str, Any]) -> Iterator[KittensPlay]:
    """A game of random actions; again and again after each of them."""
    play = KITTENS.start(seats, edition, f"{edition} {seats} {seed}", **options)
    dice = Dice(f"choices {seed}")
    while not play.over:
        seat = play.to_act[dice.below(len(play.to_act))]
        play.apply(seat, any_of(dice, play.legal(seat)))
        yield play


def test_random_play_comes_to_everything_that_can_be_remembered() -> None:
    """Otherwise the tests above would prove little."""
    met: Counter[str] = Counter()
    for options in ({}, MANY_KITTENS):
        for seed in range(20):
            for play in random_play("2025", 5, seed, options):
                met.update(thing for memory in play.state.memories for thing in things(memory))
    assert all(met[thing] > 50 for thing in MEMORABLE), met


MEMORABLE = ("known card", "loose kitten", "loose card", "sure card", "card in a hand", "limit")


def things(memory: Memory) -> list[str]:
    """The kinds of a memory's claims."""
    pile, hands = memory.pile, memory.hands.values()
    holds, limits = any(hand.holds for hand in hands), any(hand.at_most for hand in hands)
    there = (pile.known, pile.loose_kittens, pile.loose_cards, pile.sure, holds, limits)
    return [thing for thing, is_there in zip(MEMORABLE, there, strict=True) if is_there]
