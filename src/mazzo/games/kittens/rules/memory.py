"""What a seat certainly knows beyond what lies open, and could have written down.

It is worked out from what the seat saw of each event (`events.seen`) and from open counts, and from nothing else, so
it cannot give away what the seat never saw. Where several things could be true, it keeps what all of them share.
"""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.cards import DEFUSE, KITTEN, Card, Hand, minus, plus

Sizes = list[int]


class Known(Struct, frozen=True, gc=False):
    """A card of the Draw Pile, and how many cards lie above it, loose ones left out."""

    place: int
    card: Card


class PileMemory(Struct, frozen=True, gc=False):
    """The Draw Pile as a seat remembers it, from the last shuffle on.

    Loose are the cards that lie somewhere among the others, nobody but their owner knows where: kittens that other
    players put back, and cards that may or may not have been drawn since. None of them is among the top `sure` cards.
    Where no order is known there is nothing to be loose among: then it is only counted how many were `placed`, at most
    so many of which still lie there, since their places are not a matter of luck alone.
    """

    known: tuple[Known, ...] = ()
    loose_kittens: int = 0
    loose_cards: int = 0
    sure: int = 0
    placed: int = 0

    @property
    def loose(self) -> int:
        return self.loose_kittens + self.loose_cards


class HandMemory(Struct, frozen=True, gc=False):
    """What a seat knows of another's hand: cards it holds for certain, and limits on what it can hold."""

    holds: Hand = ()
    at_most: dict[Card, int] = {}


NO_PILE = PileMemory()
NO_HAND = HandMemory()


class Memory(Struct, frozen=True, gc=False):
    pile: PileMemory = NO_PILE
    hands: dict[Seat, HandMemory] = {}  # only those of which something is known

    # The same after something happened. `me` is the seat that knows it, `sizes` are the open counts of all hands then.

    def cards_laid(self, me: Seat, seat: Seat, cards: tuple[Card, ...], sizes: Sizes) -> "Memory":
        if seat == me or seat not in self.hands:
            return self
        hand = self.hands[seat]
        for card in cards:
            hand = lost(hand, card)
        return self if hand is self.hands[seat] else self._with_hand(seat, hand, sizes)

    def card_moved(self, me: Seat, giver: Seat, taker: Seat, card: Card | None, sizes: Sizes) -> "Memory":
        if giver == me:
            return self.card_gained(me, taker, card, sizes)
        hand = self.hands.get(giver, NO_HAND)
        if card:
            hand = lost(hand, card)
        else:
            hand, card = lost_unseen(hand, sizes[giver] + 1)
        return self._with_hand(giver, hand, sizes).card_gained(me, taker, card, sizes)

    def card_gained(self, me: Seat, seat: Seat, card: Card | None, sizes: Sizes) -> "Memory":
        if seat == me:
            return self
        before = self.hands.get(seat, NO_HAND)
        hand = gained(before, card)
        return self if hand is before else self._with_hand(seat, hand, sizes)

    def card_lacking(self, me: Seat, seat: Seat, card: Card, sizes: Sizes) -> "Memory":
        if seat == me:
            return self
        hand = self.hands.get(seat, NO_HAND)
        return self._with_hand(seat, HandMemory(hand.holds, {**hand.at_most, card: 0}), sizes)

    def hand_gone(self, me: Seat, seat: Seat, sizes: Sizes) -> "Memory":
        """A hand that leaves the game unseen had no Defuse."""
        if seat == me or not sizes[seat]:
            return self._with_hand(seat, NO_HAND, sizes)
        return self.card_lacking(me, seat, DEFUSE, sizes)

    def with_pile(self, pile: PileMemory) -> "Memory":
        return _memory(pile, self.hands)

    def _with_hand(self, seat: Seat, hand: HandMemory, sizes: Sizes) -> "Memory":
        limits = {card: most for card, most in hand.at_most.items() if most < sizes[seat]}  # the others limit nothing
        hands = {**self.hands, seat: HandMemory(hand.holds, limits)}
        if seat not in self.hands:
            hands = dict(sorted(hands.items()))  # so that equal memories are written alike
        if not (hand.holds or limits):
            del hands[seat]
        return _memory(self.pile, hands)


def _memory(pile: PileMemory, hands: dict[Seat, HandMemory]) -> Memory:
    return Memory(pile, hands) if hands or pile != NO_PILE else NOTHING


NOTHING = Memory()


# The Draw Pile


def drawn(pile: PileMemory, card: Card | None) -> tuple[PileMemory, Card | None]:
    """A card left the top: a kitten, one that the seat saw, or one it did not see (None, and no kitten).

    Returns also which card it was, if the seat can tell.
    """
    if not pile.known:
        return pile, card
    front = pile.known[0].card if pile.known[0].place == 0 else None
    if not pile.loose or pile.sure:
        return _below_the_top(pile), card or front
    if card is KITTEN:
        return _kitten_drawn(pile, front), card
    if front is KITTEN or (card and front and card is not front):
        return replace(pile, loose_cards=pile.loose_cards - 1), card
    return _below_the_top(pile), card or (None if pile.loose_cards else front)


def _kitten_drawn(pile: PileMemory, front: Card | None) -> PileMemory:
    if front is None and pile.loose_kittens:  # it was loose, or it was the unknown card in front
        rest = _below_the_top(pile)
        return replace(rest, loose_kittens=rest.loose_kittens - 1, loose_cards=rest.loose_cards + 1)
    if front is None or front is KITTEN:
        return _below_the_top(pile)
    if pile.loose_kittens:
        return replace(pile, loose_kittens=pile.loose_kittens - 1)
    return replace(pile, loose_cards=pile.loose_cards - 1)


def _below_the_top(pile: PileMemory) -> PileMemory:
    known = tuple(Known(place - 1, card) for place, card in _pairs(pile) if place)
    return replace(pile, known=known, sure=max(0, pile.sure - 1)) if known else _let_go(pile)


def peeked(pile: PileMemory, cards: tuple[Card, ...]) -> PileMemory:
    for card in cards:
        pile, _ = drawn(pile, card)
    seen = tuple(Known(place, card) for place, card in enumerate(cards))
    below = tuple(Known(place + len(cards), card) for place, card in _pairs(pile))
    return replace(pile, known=seen + below, sure=pile.sure + len(cards) if pile.loose else 0)


def put_back_by_another(pile: PileMemory) -> PileMemory:
    if pile.known:
        return replace(pile, loose_kittens=pile.loose_kittens + 1, sure=0)
    return PileMemory(placed=pile.placed + 1)


def put_back(pile: PileMemory, place: int) -> PileMemory:
    """The seat's own kitten. Below loose cards its place is counted from the top, theirs is not: those are let go."""
    if pile.loose and place > pile.sure:
        pile = _let_go(pile, tuple(known for known in pile.known if known.place < pile.sure))
    above = tuple(known for known in pile.known if known.place < place)
    below = tuple(Known(at + 1, card) for at, card in _pairs(pile) if at >= place)
    sure = pile.sure + 1 if pile.loose else 0
    return replace(pile, known=(*above, Known(place, KITTEN), *below), sure=sure)


def _let_go(pile: PileMemory, known: tuple[Known, ...] = ()) -> PileMemory:
    """Only so much is known for certain from now on."""
    return PileMemory(known, placed=pile.placed + pile.loose)


def _pairs(pile: PileMemory) -> list[tuple[int, Card]]:
    return [(known.place, known.card) for known in pile.known]


# Other players' hands


def gained(hand: HandMemory, card: Card | None) -> HandMemory:
    """The hand has a card more; None is one the seat did not see."""
    if not (card or hand.at_most):
        return hand
    at_most = {kind: most + (card in (None, kind)) for kind, most in hand.at_most.items()}
    return HandMemory(plus(hand.holds, card) if card else hand.holds, at_most)


def lost(hand: HandMemory, card: Card) -> HandMemory:
    if not (card in hand.holds or hand.at_most):
        return hand
    at_most = {kind: max(0, most - (kind is card)) for kind, most in hand.at_most.items()}
    return HandMemory(minus(hand.holds, card) if card in hand.holds else hand.holds, at_most)


def lost_unseen(hand: HandMemory, size: int) -> tuple[HandMemory, Card | None]:
    """The hand, of this size before, has a card less; returns also which, if the seat can tell."""
    kinds = set(hand.holds)
    if len(kinds) == 1 and len(hand.holds) == size:
        (card,) = kinds
        return lost(hand, card), card
    holds = hand.holds
    for kind in kinds:
        holds = minus(holds, kind)
    return HandMemory(holds, hand.at_most), None


@cache
def at_the_start(seats: int, me: Seat) -> Memory:
    """Everybody is dealt a Defuse, and everybody knows it."""
    return Memory(hands={seat: HandMemory((DEFUSE,)) for seat in range(seats) if seat != me})
