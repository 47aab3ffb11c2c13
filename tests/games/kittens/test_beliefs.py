"""Beliefs against the truth of random games, and against every arrangement of a tiny deck, written out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from math import comb, sqrt
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest
from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from mazzo.games.kittens.beliefs import Risk, risk, sample, unseen
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Action
from mazzo.games.kittens.rules.cards import Card, Hand, hand_of
from mazzo.games.kittens.rules.editions import EDITIONS, Edition
from mazzo.games.kittens.rules.memory import NOTHING, HandMemory, Memory, is_pile
from mazzo.games.kittens.rules.notation import read_position, write_position
from mazzo.games.kittens.rules.state import Inserting, State
from mazzo.games.kittens.rules.view import View, view
from tests.games.kittens.positions import position, unstopped
from tests.games.positions import lines
from tests.slow import slowly

T = TypeVar("T")

SEEING: dict[str, Any] = {
    "deck": {"kitten": 4, "defuse": 20, "see": 30, "skip": 6, "nope": 3, "tacocat": 9},
    "spare_defuses": 15,
}
"""A deck with much to see and much to put back."""

GAMES = [
    *((name, seats, 1, {}) for name, edition in EDITIONS.items() for seats in range(2, edition.most_seats + 1)),
    *((name, 4, seed, SEEING) for name in EDITIONS for seed in range(8, 12)),
]
in_every_game = pytest.mark.parametrize(("edition", "seats", "seed", "options"), GAMES)


# Games of random moves


def states(edition: str, seats: int, seed: int, options: dict[str, Any]) -> Iterator[State]:
    chance = Random(seed)
    play = KITTENS.start(seats, edition, seed, **options)
    yield play.state
    while not play.over:
        seat = chance.choice(play.to_act)
        play.apply(seat, random_move(play.legal(seat), chance))
        yield play.state


def views(edition: str, seats: int, seed: int, options: dict[str, Any], every: int = 1) -> Iterator[View]:
    """The views of all seats in such a game, or of every n-th state."""
    for state in list(states(edition, seats, seed, options))[::every]:
        for seat in range(seats):
            yield view(state, seat)


def random_move(legal: Sequence[Action], chance: Random) -> Action:
    kinds = sorted({type(action).__name__ for action in legal})
    kind = "Pass" if kinds == ["Nope", "Pass"] and chance.random() < 0.8 else chance.choice(kinds)
    return chance.choice([action for action in legal if type(action).__name__ == kind])


def facts(known: View) -> set[str]:
    pile, hands = known.memory.pile, known.memory.hands.values()
    present = {
        "known": pile.known,
        "sure": pile.sure,
        "loose kittens": pile.loose_kittens,
        "loose cards": pile.loose_cards,
        "placed": pile.placed,
        "holds": any(hand.holds for hand in hands),
        "at most": any(hand.at_most for hand in hands),
    }
    return {fact for fact, is_there in present.items() if is_there}


# States that fit a view


def located(known: View) -> list[Card]:
    pile = known.memory.pile
    cards = [*known.hand, *known.discard, *(each.card for each in pile.known), *[Card.KITTEN] * pile.loose_kittens]
    cards += [card for hand in known.memory.hands.values() for card in hand.holds]
    return cards + [Card.KITTEN] * isinstance(known.phase, Inserting)


def fits(state: State, known: View) -> bool:
    """Whether a seat with this view cannot rule out the state."""
    shown = [Card.KITTEN] * isinstance(state.phase, Inserting)
    everything = [card for cards in (*state.hands, state.pile, state.discard, shown) for card in cards]
    others = [(known.memory.hands.get(seat, HandMemory()), hand) for seat, hand in enumerate(state.hands)]
    return (
        Counter(everything) == Counter(known.cards)
        and state.discard == known.discard
        and known.seat in (None, *(seat for seat, hand in enumerate(state.hands) if hand == known.hand))
        and tuple(map(len, state.hands)) == known.hands
        and len(state.pile) == known.pile
        and not any(Card.KITTEN in hand for hand in state.hands)
        and all(hand_fits(hand, memory) for memory, hand in others)
        and is_pile(known.memory.pile, state.pile)
    )


def hand_fits(hand: Hand, memory: HandMemory) -> bool:
    return not Counter(memory.holds) - Counter(hand) and all(
        hand.count(card) <= most for card, most in memory.at_most.items()
    )


# Every arrangement of a tiny deck


class Arrangement(NamedTuple):
    """One arrangement of all cards, with the places that other players chose: loose cards, and which are kittens.

    Other players may also have placed some of the kittens that the seat does not know.
    """

    hands: tuple[Hand, ...]
    pile: tuple[Card, ...]
    chosen: tuple[tuple[int, bool], ...]
    hidden_kittens: tuple[int, ...]


def arrangements(known: View) -> Iterator[Arrangement]:
    """All arrangements, equally likely under the model of beliefs.py."""
    pile = known.memory.pile
    memories = [known.memory.hands.get(seat, HandMemory()) for seat in range(len(known.hands))]
    held = [known.hand if seat == known.seat else memory.holds for seat, memory in enumerate(memories)]
    ends = [0]
    for size, hand in zip(known.hands, held, strict=True):
        ends.append(ends[-1] + size - len(hand))
    for order in orders(hand_of((Counter(known.cards) - Counter(located(known))).elements())):
        dealt = [order[start:end] for start, end in pairwise(ends)]
        hands = tuple(hand_of((*some, *more)) for some, more in zip(held, dealt, strict=True))
        fair = all(
            hand_fits(hand, memory) and Card.KITTEN not in hand for hand, memory in zip(hands, memories, strict=True)
        )
        if fair:
            loose, fixed = order[ends[-1] :][: pile.loose_cards], order[ends[-1] :][pile.loose_cards :]
            for places in combinations(range(pile.sure, known.pile), pile.loose):
                for kittens in combinations(places, pile.loose_kittens):
                    cards = dict.fromkeys(kittens, Card.KITTEN)
                    cards |= zip((place for place in places if place not in kittens), loose, strict=True)
                    chosen = tuple((place, card is Card.KITTEN) for place, card in sorted(cards.items()))
                    hidden = [card is Card.KITTEN and HIDDEN for card in fixed]
                    where = stacked(known, dict.fromkeys(cards), hidden)
                    kittens_there = tuple(place for place, mark in enumerate(where) if mark is HIDDEN)
                    yield Arrangement(hands, stacked(known, cards, fixed), chosen, kittens_there)


HIDDEN = object()


@cache
def orders(cards: tuple[T, ...]) -> list[tuple[T, ...]]:
    if not cards:
        return [()]
    firsts = [place for place, card in enumerate(cards) if card not in cards[:place]]
    return [(cards[place], *rest) for place in firsts for rest in orders(cards[:place] + cards[place + 1 :])]


def stacked(known: View, loose: dict[int, Any], fixed: Sequence[Any]) -> tuple[Any, ...]:
    places = {each.place: each.card for each in known.memory.pile.known}
    unknown = iter(fixed)
    counted = iter([places[place] if place in places else next(unknown) for place in range(known.pile - len(loose))])
    return tuple(loose[place] if place in loose else next(counted) for place in range(known.pile))


def counted_risk(known: View, place: int) -> Risk:
    """The risk by counting: among all arrangements, and among those with the same choices of others."""
    every: list[bool] = []
    groups: dict[Any, list[bool]] = {}
    for arrangement in arrangements(known):
        is_kitten = arrangement.pile[place] is Card.KITTEN
        every.append(is_kitten)
        for count in range(known.memory.pile.placed + 1):
            for placed in combinations(arrangement.hidden_kittens, count):
                groups.setdefault((arrangement.chosen, placed), []).append(is_kitten)
    shares = [Fraction(sum(group), len(group)) for group in groups.values()]
    return Risk(value=Fraction(sum(every), len(every)), low=min(shares), high=max(shares))


TINY = {
    "nothing is known": "seat 0: see | seat 1: nope skip | seat 2: nope | pile: kitten skip kitten nope",
    "the top cards were peeked": (
        "seat 0: see | seat 1: nope skip | pile: skip nope kitten nope | knows 0: 0 skip; 1 nope"
    ),
    "the seat put a kitten back": (
        "seat 0: see | seat 1: nope | seat 2: skip | pile: skip kitten kitten nope | discard: defuse | "
        "knows 0: 2 kitten"
    ),
    "another put a kitten back, and nothing else is known": (
        "seat 0: see | seat 1: nope | seat 2: skip | pile: skip nope beard kitten kitten | knows 0: placed 1"
    ),
    "another put a kitten back": (
        "seat 0: see | seat 1: nope | seat 2: skip | pile: skip nope beard kitten kitten | "
        "knows 0: 1 nope; sure 0; loose 1 0"
    ),
    "two kittens were put back below the sure cards": (
        "seat 0: see | seat 1: nope | seat 2: skip | seat 3: skip | "
        "pile: skip beard kitten kitten nope kitten | knows 0: 0 skip; 3 nope; sure 1; loose 2 0"
    ),
    "a kitten was drawn and may have been the loose one": (
        "seat 0: see | seat 1: nope | seat 2: skip | pile: nope beard skip kitten kitten | "
        "knows 0: 1 skip; sure 0; loose 0 1"
    ),
    "loose kittens and loose cards lie below a sure card": (
        "seat 0: see | seat 1: nope | seat 2: skip | seat 3: skip | "
        "pile: skip beard kitten kitten nope kitten | knows 0: 2 nope; sure 1; loose 1 1"
    ),
    "only loose cards are hidden": (
        "seat 0: see | seat 1: | seat 2: | pile: kitten skip kitten | knows 0: 0 skip; sure 0; loose 1 1"
    ),
    "all hidden cards of the pile are kittens": (
        "seat 0: see | seat 1: nope | seat 2: skip | pile: skip kitten kitten | knows 0: 0 skip; sure 0; loose 0 1"
    ),
    "some of the loose cards must be kittens": (
        "seat 0: see | seat 1: nope | seat 2: | pile: skip kitten beard kitten | knows 0: 0 skip; sure 0; loose 0 2"
    ),
    "a kitten is being put back": (
        "seat 0: see | seat 1: nope skip | seat 2: nope | pile: skip nope kitten | discard: defuse | "
        "turn: 1 owes 1 | phase: inserting"
    ),
    "others hold what the seat gave them": (
        "seat 0: see | seat 1: nope skip skip | seat 2: nope beard | pile: kitten skip kitten nope | "
        "knows 0: seat 1 holds skip; seat 2 holds beard"
    ),
    "a hand lacks a card": (
        "seat 0: see | seat 1: skip skip | seat 2: nope | pile: kitten nope kitten nope | "
        "knows 0: seat 1 at most nope 0"
    ),
    "hands have limits on different cards": (
        "seat 0: see | seat 1: skip beard nope | seat 2: nope skip | pile: kitten nope kitten skip | "
        "knows 0: seat 1 at most nope 1; seat 2 at most skip 1; seat 2 at most beard 0"
    ),
    "hands have limits on the same cards, one beyond what it holds": (
        "seat 0: see | seat 1: nope nope beard | seat 2: skip beard | pile: kitten nope kitten skip | "
        "knows 0: seat 1 holds nope; seat 1 at most nope 2; seat 1 at most skip 0; seat 2 at most nope 0"
    ),
    "a hand left the game, and the pile is partly known": (
        "edition: 2025 | seat 0: see | seat 1: out nope skip skip | seat 2: defuse nope | "
        "pile: skip kitten nope | discard: kitten | knows 0: 2 nope; seat 1 at most defuse 0"
    ),
    "limits leave one way for each card": (
        "seat 0: see | seat 1: nope nope | seat 2: skip skip | seat 3: beard | pile: kitten kitten kitten | "
        "knows 0: seat 1 at most skip 0; seat 1 at most beard 0; seat 2 at most nope 0; seat 2 at most beard 0"
    ),
}


def tiny(name: str) -> State:
    return read_position(lines(TINY[name]))


# Cards not located


def test_a_fresh_deal_hides_all_but_the_own_hand() -> None:
    state = position("seat 0: nope see see | seat 1: defuse nope | pile: skip kitten skip").state
    assert unseen(view(state, 0)) == {Card.DEFUSE: 1, Card.NOPE: 1, Card.SKIP: 2, Card.KITTEN: 1}
    assert unseen(view(state, 1)) == {Card.NOPE: 1, Card.SEE: 2, Card.SKIP: 2, Card.KITTEN: 1}
    assert unseen(view(state, None)) == {Card.DEFUSE: 1, Card.NOPE: 2, Card.SEE: 2, Card.SKIP: 2, Card.KITTEN: 1}


def test_cards_that_memory_is_certain_of_are_not_unseen() -> None:
    state = position(
        "seat 0: see | seat 1: nope skip | seat 2: beard | seat 3: beard | pile: skip kitten kitten beard kitten | "
        "discard: attack | knows 0: 0 skip; sure 1; loose 1 0; seat 1 holds nope; seat 2 at most nope 0"
    ).state
    assert unseen(view(state, 0)) == {Card.SKIP: 1, Card.BEARD: 3, Card.KITTEN: 2}


def test_a_kitten_that_is_being_put_back_is_not_unseen() -> None:
    assert unseen(view(tiny("a kitten is being put back"), 0)) == {Card.NOPE: 3, Card.SKIP: 2, Card.KITTEN: 1}


# The chance of a kitten


def exactly(numerator: int, denominator: int = 1) -> Risk:
    chance = Fraction(numerator, denominator)
    return Risk(chance, chance, chance)


@pytest.mark.parametrize(("seats", "kittens", "pile"), [(2, 1, 41), (3, 2, 39), (4, 3, 35), (5, 4, 31), (9, 8, 67)])
def test_at_the_start_any_card_of_the_pile_may_be_a_kitten(seats: int, kittens: int, pile: int) -> None:
    known = KITTENS.start(seats).view(0)
    assert risk(known) == risk(known, pile - 1) == exactly(kittens, pile)


def test_the_risk_changes_with_what_a_seat_sees_and_does() -> None:
    play = position(
        "seat 0: defuse see | seat 1: defuse shuffle | seat 2: defuse | pile: skip nope kitten beard kitten attack",
        chance=[[Card.ATTACK, Card.KITTEN, Card.KITTEN]],
    )
    assert risk(play.view(0)) == exactly(2, 6)
    unstopped(play, 0, "see")  # skip nope kitten
    assert [risk(play.view(0), place) for place in range(4)] == [exactly(0), exactly(0), exactly(1), exactly(1, 3)]
    assert risk(play.view(1)) == exactly(2, 6)
    play.apply(0, "draw")
    play.apply(1, "draw")
    assert risk(play.view(0)) == exactly(1)
    assert risk(play.view(2)) == exactly(2, 4)
    play.apply(2, "draw")
    assert risk(play.view(0)) == risk(play.view(2)) == exactly(1, 3)  # the other kitten; this one lies open
    play.apply(2, "insert 1")
    assert [risk(play.view(2), place) for place in range(3)] == [exactly(1, 3), exactly(1), exactly(1, 3)]
    assert risk(play.view(0)).value == Fraction(2, 4)  # if seat 2 put it anywhere
    play.apply(0, "draw")
    assert risk(play.view(2)) == exactly(1)
    unstopped(play, 1, "shuffle")
    assert risk(play.view(2)) == exactly(2, 3)


def test_a_place_that_the_pile_does_not_have_is_refused() -> None:
    known = KITTENS.start(4).view(0)
    with pytest.raises(Refused, match="no place 35 in the Draw Pile; it has 35 cards"):
        risk(known, 35)
    with pytest.raises(Refused, match="no place -1"):
        risk(known, -1)


@pytest.mark.parametrize("name", TINY)
def test_the_risk_equals_the_count_of_all_arrangements(name: str) -> None:
    known = view(tiny(name), 0)
    for place in range(known.pile):
        assert risk(known, place) == counted_risk(known, place), place


TINY_GAME = {"deck": {"kitten": 2, "defuse": 4, "see": 4, "skip": 1, "shuffle": 1}, "hand": 1}


def test_the_risk_equals_the_count_throughout_tiny_games() -> None:
    met: set[str] = set()
    for seed in range(15):
        for known in views("it", 3, seed, TINY_GAME):
            if known.pile and sum(unseen(known).values()) <= 6:
                assert risk(known) == counted_risk(known, 0)
                met |= facts(known)
    assert met >= {"known", "loose kittens", "loose cards", "placed"}


# Samples


@in_every_game
def test_a_seat_cannot_tell_a_sample_from_the_truth(edition: str, seats: int, seed: int, options: Any) -> None:
    dice, rules = Dice(f"{edition} {seats}"), KITTENS.edition(edition, **options)
    for known in views(edition, seats, seed, options, every=5):
        found = sample(known, rules, dice)
        assert view(found, known.seat) == known
        assert fits(found, known)
        assert found.pile.count(Card.KITTEN) + isinstance(known.phase, Inserting) == sum(known.alive) - 1
        assert [memory for seat, memory in enumerate(found.memories) if seat != known.seat] == [NOTHING] * (seats - 1)


@in_every_game
def test_the_knowledge_of_a_seat_never_rules_out_the_truth(edition: str, seats: int, seed: int, options: Any) -> None:
    for state in list(states(edition, seats, seed, options))[::5]:
        for seat in range(seats):
            known = view(state, seat)
            assert fits(state, known), write_position(state)
            hidden = Counter(known.cards)
            hidden.subtract(located(known))
            assert min(hidden.values()) >= 0
            assert +hidden == unseen(known)


def test_these_games_come_to_everything_that_a_seat_can_know() -> None:
    met: set[str] = set()
    for game in GAMES:
        met = met.union(*map(facts, views(*game, every=5)))
    assert met == {"known", "sure", "loose kittens", "loose cards", "placed", "holds", "at most"}


def test_a_spectator_can_have_a_sample_too() -> None:
    for state in list(states("2025", 4, 3, {}))[::10]:
        found = sample(view(state, None), state.edition, Dice("spectator"))
        assert view(found, None) == view(state, None)
        assert fits(found, view(state, None))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sample_can_be_written_down_and_played_to_the_end(edition: str) -> None:
    chance, dice = Random(edition), Dice(edition)
    for state in list(states(edition, 4, 7, SEEING))[:-1:20]:
        found = sample(view(state, 1), state.edition, dice)
        assert read_position(write_position(found)) == found
        while not found.result:
            seat = chance.choice(found.to_act)
            found, _ = KITTENS.apply(found, seat, random_move(KITTENS.legal(found, seat), chance), dice)
            assert fits(found, view(found, 1))


def test_the_same_seed_gives_the_same_sample() -> None:
    known, edition = KITTENS.start(5, seed=1).view(2), EDITIONS["it"]
    once, again, other = (sample(known, edition, Dice(seed)) for seed in ("a", "a", "b"))
    assert once == again
    assert once != other


def test_a_sample_leaves_the_view_alone() -> None:
    state = tiny("hands have limits on different cards")
    known = view(state, 0)
    sample(known, state.edition, Dice("alone"))
    assert known == view(tiny("hands have limits on different cards"), 0)


def test_cards_that_no_hands_can_hold_are_refused() -> None:
    state = position("seat 0: see | seat 1: nope | pile: kitten").state
    contradiction = replace(view(state, 0), memory=Memory(hands={1: HandMemory(at_most={Card.NOPE: 0})}))
    with pytest.raises(Refused, match="no cards fit"):
        sample(contradiction, state.edition, Dice("none"))


# Every arrangement as likely as any other


def surprise(state: State, chance: Any, samples: int = 4000) -> float:
    """The distance of samples of seat 0's beliefs from exact counts: chi-square, in standard deviations."""
    known = view(state, 0)
    likely = Counter((each.hands, each.pile) for each in arrangements(known))
    found = Counter((tuple(each.hands), each.pile) for each in draws(known, state.edition, chance, samples))
    assert not found.keys() - likely.keys()
    expected = {key: samples * count / sum(likely.values()) for key, count in likely.items()}
    square = sum((found[key] - count) ** 2 / count for key, count in expected.items())
    freedom = len(likely) - 1
    return (square - freedom) / sqrt(2 * freedom) if freedom else 0.0


def draws(known: View, edition: Edition, chance: Any, samples: int) -> Iterator[State]:
    return (sample(known, edition, chance) for _ in range(samples))


class Loaded(Dice):
    """Biased dice: one time in eight they give 0."""

    def below(self, n: int) -> int:
        return super().below(n) if super().below(8) else 0


@pytest.mark.parametrize("name", TINY)
def test_every_arrangement_is_as_likely_as_any_other(name: str) -> None:
    state = tiny(name)
    assert fits(state, view(state, 0))
    assert abs(surprise(state, Dice(name))) < 5


@pytest.mark.parametrize("name", ["nothing is known", *map(slowly, [*TINY][1:-1])])
def test_a_slight_bias_would_be_noticed(name: str) -> None:
    assert surprise(tiny(name), Loaded(name)) > 5


def test_large_numbers_of_ways_are_weighed_exactly_too() -> None:
    state = position(
        f"options: second_deck_from=2 | seat 0: see | seat 1: {'skip ' * 31} | "
        f"pile: kitten nope nope nope nope {'skip ' * 16} | knows 0: seat 1 at most nope 1"
    ).state
    none, one = comb(20, 4), 31 * comb(20, 3)  # places for the four Nopes: all in the pile, or one in the hand
    samples = 4000
    found = sum(Card.NOPE in each.hands[1] for each in draws(view(state, 0), state.edition, Dice("large"), samples))
    share = one / (none + one)
    assert abs(found - samples * share) < 4 * sqrt(samples * share * (1 - share))


def test_limits_with_one_solution_are_met_directly() -> None:
    state = tiny("limits leave one way for each card")
    for found in draws(view(state, 0), state.edition, Dice("one way"), 50):
        assert (found.hands, found.pile) == (state.hands, state.pile)
