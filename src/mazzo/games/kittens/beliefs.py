"""What a seat can make of what it knows: which cards it has not seen, how likely a kitten is, how things may stand.

All of it follows from the seat's view. Where the view leaves something open, one model fills it:

- What luck decided is uniform: every way to lay the unseen cards in the places left for them is as likely as any other,
  except that a kitten is never in a hand and that no hand breaks a limit the seat remembers.
- What another player decided is taken to be uniform too: every way to lay the loose cards of the Draw Pile
  (`PileMemory`) among the others is as likely as any other, below the top `sure` cards.

What others do is not read as a sign: somebody who skips a turn may well have seen a kitten, but need not.
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
    """How many of each card the seat has not located.

    Located are its own hand, the discard pile, a kitten shown while it is put back, and what its memory is certain of:
    known cards of the Draw Pile, cards that others hold, and loose kittens (in the pile, though nobody says where).
    A card that can be worked out only by elimination counts as unseen.
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
    """The cards of each hand that the seat can tell: all of its own, some of the others'."""
    held = [view.memory.hands.get(seat, NO_HAND).holds for seat in range(len(view.hands))]
    if view.seat is not None:
        held[view.seat] = view.hand
    return held


# The chance of a kitten


class Risk(Struct, frozen=True):
    """The chance of a kitten: under the model, and the least and the greatest it can be.

    The bounds leave to luck what luck decided, and take every choice of another player into account: each way the loose
    cards may lie, and each thing a loose card may be. Where nothing is loose they are equal, and the chance is exact.
    They can speak only of what memory calls loose: a kitten that another put back while the seat knew no place in the
    pile is, to the seat, a card like any other.
    """

    value: Fraction
    low: Fraction
    high: Fraction


NEVER = Risk(Fraction(0), Fraction(0), Fraction(0))
ALWAYS = Risk(Fraction(1), Fraction(1), Fraction(1))


def risk(view: View, place: int = 0) -> Risk:
    """The chance that a card of the Draw Pile is a kitten: the next one, or the one below `place` others.

    Of the n cards below the top `sure` ones, l are loose. If a of those n lie above the place and b below it, the card
    there is loose with chance l / n; and it is not, with just k loose cards above it, with chance

        C(a, k) * C(b, l - k) / C(n, l)

    for so many of the C(n, l) ways to lay the loose cards leave it so. Then it is the card that memory counts at the
    place less k: a known card, or a hidden one.
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
    """The risk of each card of the Draw Pile that the seat cannot tell: of one that is not loose, and of a loose card.

    No kitten is in a hand, so those unseen lie in the pile, in any of its hidden places alike: the chance of each is
    kittens / places. For the bounds a loose card may be whatever it can be, and a kitten that another player placed may
    lie anywhere: if k of the l loose cards are kittens, and p were placed elsewhere, each other hidden card is one
    with chance (kittens - k - p) / (places - l - p).
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


# A state that the seat cannot tell from the true one


def sample(view: View, edition: Edition, chance: Chance) -> State:
    """A state in which everything is as the seat knows it, drawn from the model at the top of this file.

    The seat remembers what it does remember, so its view of this state is the very same. Everybody else remembers
    nothing: a search that plays on from here has them know what they see from now on.

    Limits on hands are met by counting the ways to meet them, not by trying, so it takes no longer when few ways do.
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
        alive=list(view.alive),
        pile=_stack(view, rest, kittens, chance),
        discard=view.discard,
        turn=view.turn,
        turns=view.turns,
        attacked=view.attacked,
        phase=view.phase,
        memories=memories,
        result=view.result,
    )


def imagine(edition: Edition, view: View, _: Sequence[Event], chance: Chance) -> State:
    """A state that fits all that a seat knows: its view remembers what it has seen."""
    return sample(view, edition, chance)


def _stack(view: View, shuffled: list[Card], kittens: int, chance: Chance) -> tuple[Card, ...]:
    """The Draw Pile: hidden cards in any order, the known ones at their places, then the loose ones anywhere.

    Cards put one after another at any place alike end up in any set of places alike.
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
"""The Draw Pile, where a place is said by the seat whose hand it is in."""

Limits = dict[Seat, Counts]


def _deal(view: View, hidden: Counts, chance: Chance) -> tuple[list[Hand], list[Card]]:
    """Everybody's hand, and the cards that are left for the Draw Pile, in any order alike."""
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
    """How many unseen cards of a kind a hand can hold, where that is fewer than could be dealt to it."""
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
    """Every card of a kind that some hand has a limit on, with its place; `places` becomes the places left to fill.

    These kinds are shared out one after another, each sharing as likely as the ways to go on from it are many. A hand
    is free, and its places like any other, once all the kinds that it has a limit on are dealt.
    """
    cards = [card for card in hidden if any(card in limit for limit in limits.values())]
    last = {seat: max(cards.index(card) for card in limit) for seat, limit in limits.items()}
    seats = sorted(limits, key=lambda seat: -last[seat])  # so that those free first stand last
    kinds = tuple(
        Kind(hidden[card], tuple(limits[seat].get(card, hidden[card]) for seat in seats if last[seat] >= at))
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


class Kind(NamedTuple):
    """The cards of one kind, and how many of them each hand can hold that is not free yet."""

    cards: int
    most: tuple[int, ...]


class Sharing(NamedTuple):
    """How many cards of a kind go to each hand that is not free yet, and how many elsewhere; and the ways to go on."""

    shares: tuple[int, ...]
    elsewhere: int
    ways: int


@lru_cache(maxsize=1 << 14)
def _sharings(kinds: tuple[Kind, ...], left: tuple[int, ...], elsewhere: int) -> tuple[Sharing, ...]:
    """Every way to share out the first of these kinds, given how many places each hand has left, and all others.

    A sharing leads to as many arrangements as there are choices of places for its cards, in each hand and elsewhere,
    times the arrangements of the kinds that follow. (Which card of the kind goes to which of these places, and how the
    kinds without a limit fill the rest, can be chosen in as many ways after every sharing, and need not be counted.)
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
    """Every way to give hands some of these cards, each no more than it can hold."""
    if not most:
        yield ()
        return
    for share in range(min(cards, most[0]) + 1):
        for others in _shares(cards - share, most[1:]):
            yield (share, *others)


def _after(
    shares: tuple[int, ...], left: tuple[int, ...], later: tuple[Kind, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places left in each hand after a sharing: of those that later kinds limit, and of those that are free now."""
    still_limited = len(later[0].most) if later else 0
    remaining = tuple(map(sub, left, shares))
    return remaining[:still_limited], remaining[still_limited:]


def _pick(sharings: Sequence[Sharing], chance: Chance) -> Sharing:
    """One of them, as likely as its ways are many."""
    if not sharings:
        raise Refused("no cards fit what the view says; a view of a game always leaves some that do")
    left = _below(sum(sharing.ways for sharing in sharings), chance) if len(sharings) > 1 else 0
    for sharing in sharings:
        left -= sharing.ways
        if left < 0:
            break
    return sharing


def _below(n: int, chance: Chance) -> int:
    """A whole number from 0 to n - 1, each equally likely, however large n is: `Dice.below` with longer words."""
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
