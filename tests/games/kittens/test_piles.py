"""The memory of a Draw Pile, compared with trying out every pile and every loose card."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest

from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import Known, PileMemory, drawn, is_pile, put_back

KINDS = (Card.KITTEN, Card.SKIP, Card.NOPE)
PILES = list(product(KINDS, repeat=4))


def memories() -> Iterator[PileMemory]:
    for kittens, cards, sure in product(range(3), range(3), range(3)):
        for places in ((0,), (1,), (0, 1), (0, 2), (3,)):
            known = tuple(Known(place, KINDS[(place + 1) % 3]) for place in places)
            yield PileMemory(known, loose_kittens=kittens, loose_cards=cards, sure=sure)


def fits(memory: PileMemory, pile: Sequence[Card]) -> bool:
    """Whether loose cards can be taken out below the sure ones so that each known card lies in its place."""
    below = range(memory.sure, len(pile))
    for out in combinations(below, memory.loose):
        if sum(pile[place] is Card.KITTEN for place in out) < memory.loose_kittens:
            continue
        rest = [card for place, card in enumerate(pile) if place not in out]
        if all(each.place < len(rest) and rest[each.place] is each.card for each in memory.known):
            return True
    return False


@pytest.mark.parametrize("sure", range(3))
def test_a_pile_fits_a_memory_with_its_loose_cards(sure: int) -> None:
    results = set()
    for memory in memories():
        if memory.sure == sure:
            for pile in PILES:
                assert is_pile(memory, pile) == fits(memory, pile), (memory, pile)
                results.add(is_pile(memory, pile))
    assert results == {True, False}


def test_kittens_of_others_are_still_counted_when_no_order_is_known() -> None:
    memory = PileMemory((Known(0, Card.SKIP),), loose_kittens=1, placed=1)
    after, _ = drawn(memory, Card.SKIP)
    assert after == PileMemory(placed=2)


def test_a_card_just_below_the_sure_ones_may_have_moved() -> None:
    memory = PileMemory((Known(0, Card.SKIP), Known(1, Card.NOPE)), loose_kittens=1, sure=1)
    assert put_back(memory, 1).known == (Known(0, Card.SKIP), Known(1, Card.KITTEN), Known(2, Card.NOPE))
    assert put_back(memory, 2).known == (Known(0, Card.SKIP), Known(2, Card.KITTEN))
