"""A seat's beliefs: the unseen cards, the chance of a kitten, and possible states.

Everything follows from the seat's view. A model covers the facts that the view leaves open:

- Chance is uniform: all arrangements of the unseen cards in the places left for them are equally likely, except that a
  kitten is never in a hand and that no hand breaks a limit the seat remembers.
- Choices of other players count as uniform too: all positions of the loose cards (`PileMemory`) among the other cards
  of the Draw Pile, below the top `sure` cards, are equally likely.

Nothing is inferred from the others' actions: a player who skips may have seen a kitten, but need not have.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from math import comb, prod
from operator import sub
from typing import NamedTuple

from msgspec import Struct

from mazzo.core.chance import WORD, Chance
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.cards import Card, Hand, hand_of
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.memory import NO_HAND, NOTHING
from mazzo.games.kittens.rules.state import Inserting, State
from mazzo.games.kittens.rules.view import View

Counts = dict[Card, int]


def unseen(view: View) -> Counts:
    """The count of each card that the seat has not located.

    Located cards are its own hand, the discard pile, a kitten that is being put back, and the cards its memory is
    certain of: known cards of the Draw Pile, cards that others hold, and loose kittens (in the pile at an unknown
    place). A card that can only be located by elimination counts as unseen.
    """
    counts = dict(view.cards)
    for card in chain(view.discard, *_held(view)):
        counts[card] -= 1
    for known in view.memory.pile.known:
        counts[known.card] -= 1
    if Card.KITTEN in counts:
        counts[Card.KITTEN] -= view.memory.pile.loose_kittens + isinstance(view.phase, Inserting)
    return {card: count for card, count in counts.items() if count}


def _held(view: View) -> list[Hand]:
    """The known cards of each hand: all of the viewer's own, some of the others'."""
    held = [view.memory.hands.get(seat, NO_HAND).holds for seat in range(len(view.hands))]
    if view.seat is not None:
        held[view.seat] = view.hand
    return held


# The chance of a kitten


class Risk(Struct, frozen=True):
    """The chance of a kitten: by the model, and its lower and upper bound.

    The bounds are the extremes over all choices of other players: each place and each identity of a loose card, and
    each place of a kitten that was put back while no order was known (`placed`). Without such cards they are equal, and
    the chance is exact.
    """

    value: Fraction
    low: Fraction
    high: Fraction


NEVER = Risk(Fraction(0), Fraction(0), Fraction(0))
ALWAYS = Risk(Fraction(1), Fraction(1), Fraction(1))


def risk(view: View, place: int = 0) -> Risk:
    """The chance that a card of the Draw Pile is a kitten: the next one, or the one below `place` others.

    Of the n cards below the top `sure` ones, l are loose. Let a of those n lie above the place and b below it. The card
    there is loose with chance l / n. With chance

        C(a, k) * C(b, l - k) / C(n, l)

    it is not loose and has exactly k loose cards above it, counting the positions of the loose cards. Then it is the
    card that memory has at the place minus k: a known card, or a hidden one.
    """
    if not 0 <= place < view.pile:
        raise Refused(f"there is no place {place} in the Draw Pile; it has {view.pile} cards, and 0 is the top")
    pile = view.memory.pile
    hidden, loose = _hidden(view)
    known = {known.place: ALWAYS if known.card is Card.KITTEN else NEVER for known in pile.known}
    if place < pile.sure:
        return known.get(place, hidden)
    cards, above = view.pile - pile.sure, place - pile.sure
    cases = [(Fraction(pile.loose_kittens, cards), ALWAYS), (Fraction(pile.loose_cards, cards), loose)]
    for loose_above in range(pile.loose + 1):
        ways = comb(above, loose_above) * comb(cards - above - 1, pile.loose - loose_above)
        cases.append((Fraction(ways, comb(cards, pile.loose)), known.get(place - loose_above, hidden)))
    possible = [(weight, case) for weight, case in cases if weight]
    return Risk(
        value=sum((weight * case.value for weight, case in possible), Fraction(0)),
        low=min(case.low for _, case in possible),
        high=max(case.high for _, case in possible),
    )


def _hidden(view: View) -> tuple[Risk, Risk]:
    """The risk of an unknown card of the Draw Pile: of one that is not loose, and of a loose one.

    No kitten is in a hand, so the unseen ones lie in the pile, equally likely in each of its hidden places: the chance
    of each is kittens / places. For the bounds, a loose card may be any possible card, and a kitten that another player
    placed may lie anywhere: if k of the l loose cards are kittens, and p were placed elsewhere, each other hidden card
    is one with chance (kittens - k - p) / (places - l - p).
    """
    pile = view.memory.pile
    kittens = unseen(view).get(Card.KITTEN, 0)
    places = view.pile - len(pile.known) - pile.loose_kittens
    others = places - pile.loose_cards
    fewest, most = max(0, kittens - others), min(kittens, pile.loose_cards)  # kittens among the loose cards
    placed = min(pile.placed, kittens - most, others - 1) if others else 0
    chance = Fraction(kittens, max(1, places))
    low = Fraction(kittens - most - placed, max(1, others - placed))
    high = Fraction(1) if min(pile.placed, kittens - fewest) else Fraction(kittens - fewest, max(1, others))
    return Risk(chance, low, high), Risk(chance, Fraction(fewest == pile.loose_cards), Fraction(most > 0))


# A state that looks the same as the true one to the seat


def sample(view: View, edition: Edition, chance: Chance) -> State:
    """A state that agrees with everything the seat knows, drawn from the model at the top of this file.

    The seat keeps its memory, so its view of this state is the same. All other seats remember nothing: in a search they
    know only what they see from now on.

    Limits on hands are met by counting arrangements, not by rejecting samples, so narrow limits take no longer.
    """
    hidden = unseen(view)
    kittens = hidden.pop(Card.KITTEN, 0)
    hands, rest = _deal(view, hidden, chance)
    memories = [NOTHING] * len(hands)
    if view.seat is not None:
        memories[view.seat] = view.memory
    return State(
        edition=edition,
        hands=hands,
        alive=view.alive,
        pile=_stack(view, rest, kittens, chance),
        discard=view.discard,
        turn=view.turn,
        turns=view.turns,
        attacked=view.attacked,
        phase=view.phase,
        memories=memories,
        result=view.result,
    )


def sample_state(edition: Edition, view: View, _: Sequence[Event], chance: Chance) -> State:
    """A state that fits everything a seat knows. The view contains its memory, so the events are not needed."""
    return sample(view, edition, chance)


def _stack(view: View, shuffled: list[Card], kittens: int, chance: Chance) -> tuple[Card, ...]:
    """The Draw Pile: hidden cards in random order, known ones at their places, loose ones anywhere.

    Inserting cards one after another at uniform places gives a uniform set of places.
    """
    memory = view.memory.pile
    _scatter(shuffled, [Card.KITTEN] * kittens, 0, chance)
    loose, pile = shuffled[: memory.loose_cards], shuffled[memory.loose_cards :]
    for known in sorted(memory.known, key=lambda known: known.place):
        pile.insert(known.place, known.card)
    _scatter(pile, loose + [Card.KITTEN] * memory.loose_kittens, memory.sure, chance)
    return tuple(pile)


def _scatter(pile: list[Card], cards: Iterable[Card], below: int, chance: Chance) -> None:
    """Put each card at a random place of the pile that has at least this many cards above it."""
    for card in cards:
        pile.insert(below + chance.below(len(pile) - below + 1), card)


# Dealing the unseen cards to the other hands

PILE = -1
"""Stands for the Draw Pile in a list of places; the other places are seats."""

Limits = dict[Seat, Counts]


def _deal(view: View, hidden: Counts, chance: Chance) -> tuple[list[Hand], list[Card]]:
    """All hands, and the cards left for the Draw Pile, in random order."""
    hands = [list(hand) for hand in _held(view)]
    room = [size - len(hand) for size, hand in zip(view.hands, hands, strict=True)]
    limits = _limits(view, hidden, room)
    places = [seat for seat, free in enumerate(room) if seat not in limits for _ in range(free)]
    places += [PILE] * (sum(hidden.values()) - sum(room))
    dealt = _deal_limited(hidden, limits, room, places, chance) if limits else []
    limited = {card for _, card in dealt}
    rest = chance.shuffled([card for card, count in hidden.items() if card not in limited for _ in range(count)])
    pile: list[Card] = []
    for place, card in chain(dealt, zip(places, rest, strict=True)):
        (pile if place == PILE else hands[place]).append(card)
    return [hand_of(hand) for hand in hands], list(chance.shuffled(pile)) if limits else pile


def _limits(view: View, hidden: Counts, room: Sequence[int]) -> Limits:
    """The most unseen cards of a kind that a hand can hold, if that is fewer than could be dealt to it."""
    limits: Limits = {}
    for seat, hand in view.memory.hands.items():
        for card, most in hand.at_most.items():
            more = max(0, most - hand.holds.count(card))
            if more < min(room[seat], hidden.get(card, 0)):
                limits.setdefault(seat, {})[card] = more
    return limits


def _deal_limited(
    hidden: Counts, limits: Limits, room: Sequence[int], places: list[int], chance: Chance
) -> list[tuple[int, Card]]:
    """Place every card of a kind that some hand limits; `places` is reduced to the places left to fill.

    The kinds are dealt one after another. The probability of each sharing is proportional to the number of ways to
    continue. A hand becomes free once all kinds it limits are dealt; its places are then like any others.
    """
    cards = [card for card in hidden if any(card in limit for limit in limits.values())]
    last = {seat: max(cards.index(card) for card in limit) for seat, limit in limits.items()}
    seats = sorted(limits, key=lambda seat: -last[seat])  # hands that become free first come last
    kinds = tuple(
        CardKind(hidden[card], tuple(limits[seat].get(card, hidden[card]) for seat in seats if last[seat] >= at))
        for at, card in enumerate(cards)
    )
    left = tuple(room[seat] for seat in seats)
    dealt: list[tuple[int, Card]] = []
    for at, card in enumerate(cards):
        sharing = _pick(_sharings(kinds[at:], left, len(places)), chance)
        for seat, share in zip(seats, sharing.shares, strict=False):
            dealt += [(seat, card)] * share
        dealt += [(places.pop(chance.below(len(places))), card) for _ in range(sharing.elsewhere)]
        left, freed = _after(sharing.shares, left, kinds[at + 1 :])
        for seat, free in zip(seats[len(left) :], freed, strict=False):
            places += [seat] * free
    return dealt


class CardKind(NamedTuple):
    """The cards of one kind, and the most that each hand not yet free can hold."""

    cards: int
    most: tuple[int, ...]


class Sharing(NamedTuple):
    """How many cards of a kind go to each hand not yet free and elsewhere, and the number of ways to continue."""

    shares: tuple[int, ...]
    elsewhere: int
    ways: int


@lru_cache(maxsize=1 << 14)
def _sharings(kinds: tuple[CardKind, ...], left: tuple[int, ...], elsewhere: int) -> tuple[Sharing, ...]:
    """Every way to distribute the first of these kinds, given the places left in each hand and elsewhere.

    The ways of a sharing are the choices of places for its cards, in each hand and elsewhere, times the ways of the
    following kinds. (The order of cards in these places, and the dealing of kinds without a limit, have the same number
    of ways after every sharing, so they are not counted.)
    """
    (cards, most), later = kinds[0], kinds[1:]
    sharings = []
    for shares in _shares(cards, tuple(map(min, most, left))):
        others = cards - sum(shares)
        ways = comb(elsewhere, others) * prod(map(comb, left, shares))
        if ways and later:
            still_left, freed = _after(shares, left, later)
            ways *= sum(sharing.ways for sharing in _sharings(later, still_left, elsewhere - others + sum(freed)))
        if ways:
            sharings.append(Sharing(shares, others, ways))
    return tuple(sharings)


def _shares(cards: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to give hands some of these cards, each within its limit."""
    if not most:
        yield ()
        return
    for share in range(min(cards, most[0]) + 1):
        for others in _shares(cards - share, most[1:]):
            yield (share, *others)


def _after(
    shares: tuple[int, ...], left: tuple[int, ...], later: tuple[CardKind, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places left in each hand after a sharing: in hands that later kinds limit, and in hands that are now free."""
    still_limited = len(later[0].most) if later else 0
    remaining = tuple(map(sub, left, shares))
    return remaining[:still_limited], remaining[still_limited:]


def _pick(sharings: Sequence[Sharing], chance: Chance) -> Sharing:
    """One of the sharings, with probability in proportion to its ways."""
    if not sharings:
        raise Refused("no cards fit this view; it does not come from a game")
    left = _below(sum(sharing.ways for sharing in sharings), chance) if len(sharings) > 1 else 0
    for sharing in sharings:
        left -= sharing.ways
        if left < 0:
            break
    return sharing


def _below(n: int, chance: Chance) -> int:
    """A uniform whole number from 0 to n - 1 for any n: `Dice.below` with longer words."""
    words = 1
    while WORD**words < n:
        words += 1
    fair = WORD**words - WORD**words % n
    while True:
        number = 0
        for _ in range(words):
            number = number * WORD + chance.below(WORD)
        if number < fair:
            return number % n
