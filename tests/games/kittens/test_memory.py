"""Chapter 9 of docs/rules/kittens.md: the memory of a player, which is always true."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from mazzo import Dice
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Action
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import EDITIONS
from mazzo.games.kittens.rules.memory import Known, Memory, PileMemory, drawn, is_pile, peeked, put_back
from mazzo.games.kittens.rules.secrets import remembers_rightly
from tests.games.kittens.positions import KittensPlay, everybody_passes, in_every_edition, knows, position, unstopped
from tests.games.positions import Moves, cases


def test_a_see_the_future_that_was_noped_shows_nothing() -> None:  # Kittens 9.3, 6.8
    play = position("seat 0: see | seat 1: nope | pile: skip kitten")
    play.apply(0, "see")
    play.apply(1, "nope")
    everybody_passes(play)
    assert knows(play, 0) == ""


CHANGES = """
known cards move up when a card is drawn
    pile: skip kitten beard kitten | knows 0: 1 kitten; 2 beard
    1 draw -> knows 0: 0 kitten; 1 beard
known cards move up when the seat draws
    pile: skip kitten beard kitten | knows 0: 1 kitten; 2 beard
    0 draw -> knows 0: 0 kitten; 1 beard
a player who draws a known card holds it
    pile: skip kitten kitten | knows 0: 0 skip; 1 kitten
    1 draw -> knows 0: 0 kitten; seat 1 holds skip
an own card is no longer remembered
    pile: skip kitten kitten | knows 0: 0 skip; 1 kitten
    0 draw -> knows 0: 0 kitten
a known kitten that is drawn is gone
    pile: kitten skip kitten | knows 0: 0 kitten; 1 skip
    1 draw -> knows 0: 0 skip
a kitten of another player on top is loose
    pile: skip beard kitten | knows 0: 0 skip; 1 beard
    1 insert 0 -> knows 0: 0 skip; 1 beard; sure 0; loose 1 0
a kitten of another player at the bottom is loose
    pile: skip beard kitten | knows 0: 0 skip; 1 beard
    1 insert 3 -> knows 0: 0 skip; 1 beard; sure 0; loose 1 0
two kittens are loose
    pile: kitten skip beard | knows 0: 0 skip; 1 beard; sure 0; loose 1 0
    1 insert 0 -> knows 0: 0 skip; 1 beard; sure 0; loose 2 0
without a known card placed kittens are counted
    pile: skip beard kitten | knows 0:
    1 insert 1 -> knows 0: placed 1
placed kittens add up
    pile: skip beard kitten | knows 0: placed 1
    1 insert 1 -> knows 0: placed 2
a kitten may lie on cards that were sure
    pile: skip beard kitten | knows 0: 0 skip; 1 beard; sure 2; loose 1 0
    1 insert 0 -> knows 0: 0 skip; 1 beard; sure 0; loose 2 0
no kitten, so it was the known card
    pile: skip kitten beard kitten | knows 0: 0 skip; 1 beard; sure 0; loose 1 0
    1 draw -> knows 0: 0 beard; sure 0; loose 1 0; seat 1 holds skip
a kitten before a known card was the loose one
    pile: kitten skip beard kitten | knows 0: 0 skip; 1 beard; sure 0; loose 1 0
    1 draw -> knows 0: 0 skip; 1 beard
a kitten, loose or not, leaves a loose card
    pile: kitten skip beard kitten | knows 0: 1 beard; sure 0; loose 1 0
    1 draw -> knows 0: 0 beard; sure 0; loose 0 1
of two kittens one is left
    pile: kitten kitten beard | knows 0: 0 kitten; 1 beard; sure 0; loose 1 0
    1 draw -> knows 0: 0 beard; sure 0; loose 1 0
a loose card may have been drawn
    pile: nope skip beard kitten kitten | knows 0: 0 skip; 1 beard; sure 0; loose 0 1
    1 draw -> knows 0: 0 beard; sure 0; loose 0 1
no kitten, so it was the loose card
    pile: nope kitten kitten beard | knows 0: 0 kitten; 2 beard; sure 0; loose 0 1
    1 draw -> knows 0: 0 kitten; 2 beard
another own card was the loose one
    pile: nope skip kitten kitten | knows 0: 0 skip; 1 kitten; sure 0; loose 0 1
    0 draw -> knows 0: 0 skip; 1 kitten
a kitten in place of a known card was the loose one
    pile: kitten skip kitten beard | knows 0: 0 skip; 2 beard; sure 0; loose 0 1
    1 draw -> knows 0: 0 skip; 2 beard
no loose card lies among sure cards
    pile: skip nope kitten beard kitten | knows 0: 0 skip; 1 nope; 2 beard; sure 2; loose 1 1
    1 draw -> knows 0: 0 nope; 1 beard; sure 1; loose 1 1; seat 1 holds skip
after the last known card placed kittens are counted
    pile: skip kitten kitten | knows 0: 0 skip; sure 0; loose 1 0
    1 draw -> knows 0: placed 1; seat 1 holds skip
a look finds the loose kitten
    pile: skip kitten beard tacocat kitten | knows 0: 0 skip; 1 beard; 2 tacocat; sure 0; loose 1 0
    0 see -> knows 0: 0 skip; 1 kitten; 2 beard; 3 tacocat
a look makes the top sure
    pile: skip beard nope tacocat kitten kitten | knows 0: 0 skip; 1 beard; 2 nope; 3 tacocat; sure 0; loose 1 0
    0 see -> knows 0: 0 skip; 1 beard; 2 nope; 3 tacocat; sure 3; loose 1 0
a look adds to sure cards below
    pile: skip beard nope tacocat see kitten kitten | knows 0: 0 skip; 1 beard; 3 tacocat; 4 see; sure 5; loose 1 0
    0 see -> knows 0: 0 skip; 1 beard; 2 nope; 3 tacocat; 4 see; sure 5; loose 1 0
an own kitten on top keeps all
    pile: skip beard nope kitten | knows 0: 0 skip; 1 beard; 2 nope; sure 2; loose 1 0
    0 insert 0 -> knows 0: 0 kitten; 1 skip; 2 beard; 3 nope; sure 3; loose 1 0
an own kitten among sure cards keeps all
    pile: skip beard nope kitten | knows 0: 0 skip; 1 beard; 2 nope; sure 2; loose 1 0
    0 insert 1 -> knows 0: 0 skip; 1 kitten; 2 beard; 3 nope; sure 3; loose 1 0
an own kitten after sure cards keeps all
    pile: skip beard nope kitten | knows 0: 0 skip; 1 beard; 2 nope; sure 2; loose 1 0
    0 insert 2 -> knows 0: 0 skip; 1 beard; 2 kitten; 3 nope; sure 3; loose 1 0
an own kitten below loose cards drops what is not sure
    pile: skip beard kitten nope | knows 0: 0 skip; 1 beard; 2 nope; sure 2; loose 1 0
    0 insert 3 -> knows 0: 0 skip; 1 beard; 3 kitten; placed 1
"""


@pytest.mark.parametrize(("edition", "before", "moves", "after"), cases(CHANGES, ["it"]))
def test_a_move_changes_the_memory_of_the_pile(
    edition: str, before: str, moves: Moves, after: list[str]
) -> None:  # Kittens 9.3, 9.4, 9.5
    ((seat, action),) = moves
    phase = "inserting" if "insert" in action else "turn"
    play = position(f"seat 0: see | seat 1: | seat 2: | turn: {seat} owes 1 | phase: {phase} | {before}", edition)
    unstopped(play, seat, action)
    assert after == [f"knows 0: {knows(play, 0)}".strip()]


MEMORY = """
a player remembers the cards that See the Future showed  # Kittens 9.3
    seat 0: see | seat 1: | pile: skip kitten beard nope
    0 see -> knows 0: 0 skip; 1 kitten; 2 beard | knows 1:
remembered cards below stay remembered  # Kittens 9.3
    seat 0: see | seat 1: | pile: skip potato beard nope kitten | knows 0: 1 potato; 4 kitten
    0 see -> knows 0: 0 skip; 1 potato; 2 beard; 4 kitten
others do not learn the known cards  # Kittens 9.3
    seat 0: | seat 1: | seat 2: | pile: skip kitten kitten | turn: 1 owes 1 | knows 0: 0 skip; 1 kitten
    1 draw -> knows 1: | knows 2:
a kitten put back on top is remembered by its player  # Kittens 9.4
    seat 0: defuse | seat 1: | seat 2: | pile: kitten skip nope beard kitten | knows 0: 0 kitten; 1 skip; 3 beard
    0 draw, 0 insert 0 -> knows 0: 0 kitten; 1 skip; 3 beard | knows 1: placed 1 | knows 2: placed 1
a kitten put back below a known card is remembered by its player  # Kittens 9.4
    seat 0: defuse | seat 1: | seat 2: | pile: kitten skip nope beard kitten | knows 0: 0 kitten; 1 skip; 3 beard
    0 draw, 0 insert 1 -> knows 0: 0 skip; 1 kitten; 3 beard | knows 1: placed 1 | knows 2: placed 1
a kitten put back between known cards is remembered by its player  # Kittens 9.4
    seat 0: defuse | seat 1: | seat 2: | pile: kitten skip nope beard kitten | knows 0: 0 kitten; 1 skip; 3 beard
    0 draw, 0 insert 2 -> knows 0: 0 skip; 2 kitten; 3 beard | knows 1: placed 1 | knows 2: placed 1
a kitten put back after the known cards is remembered by its player  # Kittens 9.4
    seat 0: defuse | seat 1: | seat 2: | pile: kitten skip nope beard kitten | knows 0: 0 kitten; 1 skip; 3 beard
    0 draw, 0 insert 3 -> knows 0: 0 skip; 2 beard; 3 kitten | knows 1: placed 1 | knows 2: placed 1
a kitten put back at the bottom is remembered by its player  # Kittens 9.4
    seat 0: defuse | seat 1: | seat 2: | pile: kitten skip nope beard kitten | knows 0: 0 kitten; 1 skip; 3 beard
    0 draw, 0 insert 4 -> knows 0: 0 skip; 2 beard; 4 kitten | knows 1: placed 1 | knows 2: placed 1
a player without knowledge remembers the kitten  # Kittens 9.4
    seat 0: defuse | seat 1: | pile: kitten skip nope beard
    0 draw, 0 insert 2 -> knows 0: 2 kitten
a card that was given is remembered by its giver  # Kittens 9.7
    seat 0: skip | seat 1: beard nope | seat 2: tacocat | pile: kitten kitten | phase: giving | waiting: 1
    1 give beard -> knows 0: | knows 1: seat 0 holds beard | knows 2:
a named card that was handed over is remembered by all  # Kittens 9.7
    seat 0: skip skip skip | seat 1: beard nope | seat 2: tacocat | pile: kitten kitten
    0 three skip 1 nope -> knows 0: | knows 1: seat 0 holds nope | knows 2: seat 0 holds nope
in it and 2015, a card that was picked is remembered by all  # Kittens 9.7
    seat 0: | seat 1: | seat 2: | pile: kitten kitten | discard: nope | phase: picking
    0 pick nope -> knows 0: | knows 1: seat 0 holds nope | knows 2: seat 0 holds nope
a remembered Defuse that is played is gone  # Kittens 9.7
    seat 0: | seat 1: defuse beard | pile: kitten | turn: 1 owes 1 | knows 0: seat 1 holds defuse
    1 draw -> knows 0:
a remembered card that comes into the own hand is gone  # Kittens 9.7
    seat 0: | seat 1: beard nope | pile: kitten | phase: giving | knows 0: seat 1 holds nope
    1 give nope -> knows 0:
all remember that a hand lacked a named card  # Kittens 9.8
    seat 0: skip skip skip | seat 1: beard beard | seat 2: tacocat | pile: kitten kitten
    0 three skip 1 nope -> knows 0: seat 1 at most nope 0 | knows 1: | knows 2: seat 1 at most nope 0
an unknown card that is drawn raises the limit  # Kittens 9.8
    seat 0: | seat 1: beard skip | pile: see kitten | turn: 1 owes 1 | knows 0: seat 1 at most nope 0
    1 draw -> knows 0: seat 1 at most nope 1
a known card that is drawn does not raise the limit  # Kittens 9.8
    seat 0: | seat 1: beard skip | pile: see kitten | turn: 1 owes 1 | knows 0: 0 see; seat 1 at most nope 0
    1 draw -> knows 0: seat 1 holds see; seat 1 at most nope 0
a given card raises only its limit  # Kittens 9.8
    seat 0: nope | seat 1: skip see | pile: kitten | turn: 1 owes 1 | phase: giving | knows 0: seat 1 at most nope 0
    0 give nope -> knows 0: seat 1 holds nope; seat 1 at most nope 1
a limited card that is played lowers the limit  # Kittens 9.8
    seat 0: | seat 1: beard skip | pile: see kitten | turn: 1 owes 1 | knows 0: seat 1 at most skip 1
    1 skip -> knows 0: seat 1 at most skip 0
a limit without effect is dropped  # Kittens 9.8
    seat 0: | seat 1: beard skip | pile: see kitten | turn: 1 owes 1 | knows 0: seat 1 at most nope 1
    1 skip -> knows 0:
in it and 2015, a dead hand on the discard pile is not remembered  # Kittens 9.7, 4.7
    seat 0: | seat 1: beard skip | seat 2: | pile: kitten kitten | turn: 1 owes 1 | knows 0: seat 1 holds beard
    1 draw -> knows 0:
in 2025, all remember the known cards of a dead hand that left the game  # Kittens 9.10
    seat 0: | seat 1: beard skip | seat 2: | pile: kitten kitten | turn: 1 owes 1 | knows 0: seat 1 holds beard
    1 draw -> knows 0: seat 1 holds beard; seat 1 at most defuse 0 | knows 1: | knows 2: seat 1 at most defuse 0
in 2025, an empty dead hand is not remembered  # Kittens 9.10
    seat 0: | seat 1: | seat 2: | pile: kitten kitten | turn: 1 owes 1
    1 draw -> knows 0: | knows 1: | knows 2:
"""


@pytest.mark.parametrize(("edition", "before", "moves", "after"), cases(MEMORY, EDITIONS))
def test_moves_change_what_players_know(edition: str, before: str, moves: Moves, after: list[str]) -> None:
    play = position(before, edition)
    for seat, action in moves:
        unstopped(play, seat, action)
    for line in after:
        assert line == f"knows {line[6]}: {knows(play, int(line[6]))}".strip()


def test_after_a_shuffle_nothing_is_known_of_the_pile_but_hands_are() -> None:  # Kittens 9.6
    play = position(
        "seat 0: shuffle | seat 1: nope | pile: skip kitten | knows 0: 0 skip; seat 1 holds nope | knows 1: 1 kitten",
        chance=[["skip", "kitten"]],
    )
    unstopped(play, 0, "shuffle")
    assert knows(play, 0) == "seat 1 holds nope"
    assert knows(play, 1) == ""


# Cards in other hands


@in_every_edition
def test_a_card_that_was_stolen_is_remembered_by_the_robbed(edition: str) -> None:  # Kittens 9.7
    play = position(
        "seat 0: skip skip | seat 1: beard nope | seat 2: tacocat | pile: kitten kitten", edition, chance=[1]
    )
    unstopped(play, 0, "pair skip 1")
    assert [knows(play, seat) for seat in (0, 1, 2)] == ["", "seat 0 holds nope", ""]


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
        "seat 0: | seat 1: skip beard beard beard defuse nope see | seat 2: attack | pile: kitten kitten | "
        "turn: 1 owes 1 | knows 0: seat 1 holds skip beard beard beard defuse nope"
    )
    play.apply(seat, action)
    assert knows(play, 0) == left


def test_a_remembered_nope_that_is_played_is_gone() -> None:  # Kittens 9.7
    play = position("seat 0: skip | seat 1: nope nope | pile: kitten | knows 0: seat 1 holds nope nope")
    play.apply(0, "skip")
    play.apply(1, "nope")
    assert knows(play, 0) == "seat 1 holds nope"


# Cards that change hands unseen


def after_a_favor(theirs: str, known: str, given: str) -> str:
    """Seat 0's knowledge after seat 1 has given seat 2 a card."""
    play = position(
        f"seat 0: | seat 1: {theirs} | seat 2: attack | pile: kitten kitten | turn: 2 owes 1 | phase: giving | "
        f"waiting: 1 | knows 0: {known}"
    )
    play.apply(1, f"give {given}")
    return knows(play, 0)


@pytest.mark.parametrize("given", ["beard", "nope", "see"])
def test_after_an_unseen_gift_only_certain_cards_are_remembered(given: str) -> None:  # Kittens 9.9
    known = after_a_favor("beard beard nope see", "seat 1 holds beard beard nope", given)
    assert known == "seat 1 holds beard"


@pytest.mark.parametrize("given", ["beard", "nope"])
def test_a_limit_survives_an_unseen_gift_and_the_takers_limit_grows(given: str) -> None:  # Kittens 9.9, 9.8
    known = after_a_favor("beard beard nope nope", "seat 1 at most nope 2; seat 2 at most nope 0", given)
    assert known == "seat 1 at most nope 2; seat 2 at most nope 1"


def test_a_gift_from_a_hand_of_equal_cards_is_known() -> None:  # Kittens 9.9
    assert after_a_favor("nope nope", "seat 1 holds nope nope", "nope") == "seat 1 holds nope; seat 2 holds nope"


def test_a_gift_that_may_be_an_unknown_card_is_not_known() -> None:  # Kittens 9.9
    assert after_a_favor("nope see", "seat 1 holds nope", "nope") == ""


def test_an_unseen_robbery_is_like_an_unseen_gift() -> None:  # Kittens 9.9
    play = position(
        "seat 0: | seat 1: beard | seat 2: skip skip | pile: kitten kitten | turn: 2 owes 1 | "
        "knows 0: seat 1 holds beard",
        chance=[0],
    )
    unstopped(play, 2, "pair skip 1")
    assert knows(play, 0) == "seat 2 holds beard"


# Memories are worked out when they are read


def test_memories_that_are_read_at_the_end_are_those_that_were_read_after_each_move() -> None:
    read, unread = (KITTENS.start(4, "it", 5) for _ in range(2))
    luck, copies = Dice("late"), []
    while not read.over:
        seat = read.to_act[luck.below(len(read.to_act))]
        action = any_of(luck, read.legal(seat))
        for play in (read, unread):
            play.apply(seat, action)
        assert len([*read.state.memories]) == 4
        copies.append((deepcopy(read.state), unread.state))
    assert unread.state == read.state
    assert all(late == early for early, late in copies)
    assert any(memory.pile.known for early, _ in copies for memory in early.memories)


# Everything that is remembered is true


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
        yield from ((pile, memory) for memory in memories if is_pile(memory, pile))


@pytest.mark.parametrize("size", [1, 2, 3, pytest.param(4, marks=pytest.mark.slow)])
def test_from_a_true_memory_follows_a_true_one(size: int) -> None:  # Kittens 9.3, 9.4, 9.5
    for pile, memory in small_piles(size):
        top, rest = pile[0], pile[1:]
        for seen in (top, None) if top is not Card.KITTEN else (top,):
            after, told = drawn(memory, seen)
            assert is_pile(after, rest), (pile, memory, seen)
            assert told in (None, top), (pile, memory, seen)
        for many in range(1, size + 1):
            assert is_pile(peeked(memory, pile[:many]), pile), (pile, memory, many)
        for place in range(size + 1):
            with_kitten = (*pile[:place], Card.KITTEN, *pile[place:])
            assert is_pile(put_back(memory, place), with_kitten), (pile, memory, place)
            assert is_pile(put_back(memory, None), with_kitten), (pile, memory, place)


def any_of(dice: Dice, legal: Sequence[Action]) -> Action:
    """A random action, with each kind equally likely."""
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
            assert all(remembers_rightly(play.state, seat) for seat in range(seats)), play.position


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_everything_that_is_remembered_with_two_decks_is_true(edition: str) -> None:  # Kittens 9.3, 9.5, 9.7, 9.8
    for play in random_play(edition, 7, seed=0, options={}):
        assert all(remembers_rightly(play.state, seat) for seat in range(7)), play.position


def random_play(edition: str, seats: int, seed: int, options: dict[str, Any]) -> Iterator[KittensPlay]:
    play = KITTENS.start(seats, edition, f"{edition} {seats} {seed}", **options)
    dice = Dice(f"choices {seed}")
    while not play.over:
        seat = play.to_act[dice.below(len(play.to_act))]
        play.apply(seat, any_of(dice, play.legal(seat)))
        yield play


def test_random_play_comes_to_everything_that_can_be_remembered() -> None:
    met: Counter[str] = Counter()
    for options in ({}, MANY_KITTENS):
        for seed in range(20):
            for play in random_play("2025", 5, seed, options):
                met.update(thing for memory in play.state.memories for thing in things(memory))
    assert all(met[thing] > 50 for thing in MEMORABLE), met


MEMORABLE = ("known card", "loose kitten", "loose card", "sure card", "card in a hand", "limit")


def things(memory: Memory) -> list[str]:
    pile, hands = memory.pile, memory.hands.values()
    holds, limits = any(hand.holds for hand in hands), any(hand.at_most for hand in hands)
    there = (pile.known, pile.loose_kittens, pile.loose_cards, pile.sure, holds, limits)
    return [thing for thing, is_there in zip(MEMORABLE, there, strict=True) if is_there]
