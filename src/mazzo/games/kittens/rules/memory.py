"""A seat's certain knowledge beyond what is visible: everything it could have written down.

It is derived only from what the seat saw of each event (`events.seen`) and from public counts, so it cannot reveal what
the seat never saw. Where several things could be true, it keeps what they have in common.
"""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.cards import DEFUSE, KITTEN, Card, Hand, plus, without

Sizes = list[int]


class Known(Struct, frozen=True, gc=False):
    """A card of the Draw Pile, and the number of cards above it, not counting loose ones."""

    place: int
    card: Card


class PileMemory(Struct, frozen=True, gc=False):
    """A seat's memory of the Draw Pile since the last shuffle.

    Loose cards lie somewhere among the others, and only their owner knows where: kittens that other players put back,
    and cards that may or may not have been drawn since. None of them is among the top `sure` cards. If no order is
    known, cards cannot be loose among others. Then `placed` counts the kittens that were put back. It is an upper
    limit: some may have been drawn since.
    """

    known: tuple[Known, ...] = ()
    loose_kittens: int = 0
    loose_cards: int = 0
    sure: int = 0
    placed: int = 0

    @property
    def loose(self) -> int:
        return self.loose_kittens + self.loose_cards

    @property
    def certain(self) -> tuple[Known, ...]:
        """The known cards whose places are certain: no loose card can lie above them."""
        return tuple([known for known in self.known if known.place < self.sure]) if self.loose else self.known


class HandMemory(Struct, frozen=True, gc=False):
    """A seat's knowledge of another hand: cards it certainly holds, and upper limits."""

    holds: Hand = ()
    at_most: dict[Card, int] = {}


NO_PILE = PileMemory()
NO_HAND = HandMemory()


class Memory(Struct, frozen=True, gc=False):
    pile: PileMemory = NO_PILE
    hands: dict[Seat, HandMemory] = {}  # only hands about which something is known

    # The memory after something happened. `me` is the remembering seat, `sizes` are the public counts of all hands
    # then.

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
        before = self.hands.get(giver, NO_HAND)
        if card:
            hand = lost(before, card)
        else:
            hand, card = lost_unseen(before, sizes[giver] + 1)
        memory = self if hand is before else self._with_hand(giver, hand, sizes)
        return memory.card_gained(me, taker, card, sizes)

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
        """The memory after a hand left the game unseen: it had no Defuse."""
        if seat == me or not sizes[seat]:
            return self._with_hand(seat, NO_HAND, sizes)
        return self.card_lacking(me, seat, DEFUSE, sizes)

    def with_pile(self, pile: PileMemory) -> "Memory":
        return _memory(pile, self.hands)

    def _with_hand(self, seat: Seat, hand: HandMemory, sizes: Sizes) -> "Memory":
        if hand.at_most:  # a limit of at least the hand's size is none
            hand = HandMemory(hand.holds, {card: most for card, most in hand.at_most.items() if most < sizes[seat]})
        hands = {**self.hands, seat: hand}
        if not (hand.holds or hand.at_most):
            del hands[seat]
        elif seat not in self.hands:
            hands = dict(sorted(hands.items()))  # so that equal memories have equal text
        return _memory(self.pile, hands)


def _memory(pile: PileMemory, hands: dict[Seat, HandMemory]) -> Memory:
    return Memory(pile, hands) if hands or pile != NO_PILE else NOTHING


NOTHING = Memory()


def recalling(memories: Sequence[Memory], seat: Seat, cards: Sequence[Card]) -> list[Seat]:
    """The seats whose memory changes with a number of cards in that hand, or with any of these cards there."""
    kinds, found = set(cards), []
    for me, memory in enumerate(memories):
        hand = memory.hands.get(seat)
        if hand and (hand.at_most or not kinds.isdisjoint(hand.holds)):
            found.append(me)
    return found


# The Draw Pile


def drawn(pile: PileMemory, card: Card | None) -> tuple[PileMemory, Card | None]:
    """The pile after a card left the top: a kitten, a card the seat saw, or one it did not see (None, and no kitten).

    Also returns the card, if the seat can tell.
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
    if front is None and pile.loose_kittens:  # it was loose, or the unknown card in front
        rest = _below_the_top(pile)
        return replace(rest, loose_kittens=rest.loose_kittens - 1, loose_cards=rest.loose_cards + 1)
    if front is None or front is KITTEN:
        return _below_the_top(pile)
    if pile.loose_kittens:
        return replace(pile, loose_kittens=pile.loose_kittens - 1)
    return replace(pile, loose_cards=pile.loose_cards - 1)


def _below_the_top(pile: PileMemory) -> PileMemory:
    known = tuple([Known(known.place - 1, known.card) for known in pile.known if known.place])
    return replace(pile, known=known, sure=max(0, pile.sure - 1)) if known else _let_go(pile)


def peeked(pile: PileMemory, cards: tuple[Card, ...]) -> PileMemory:
    for card in cards:
        pile, _ = drawn(pile, card)
    seen = tuple(Known(place, card) for place, card in enumerate(cards))
    below = tuple(Known(place + len(cards), card) for place, card in _pairs(pile))
    return replace(pile, known=seen + below, sure=pile.sure + len(cards) if pile.loose else 0)


def put_back(pile: PileMemory, place: int | None) -> PileMemory:
    """The pile after a kitten was put back, by another if the place is unknown (None).

    The seat counts the place of its own kitten from the top, so known cards below loose ones are forgotten.
    """
    if place is None:
        known = replace(pile, loose_kittens=pile.loose_kittens + 1, sure=0)
        return known if pile.known else PileMemory(placed=pile.placed + 1)
    if pile.loose and place > pile.sure:
        pile = _let_go(pile, tuple(known for known in pile.known if known.place < pile.sure))
    above = tuple(known for known in pile.known if known.place < place)
    below = tuple(Known(at + 1, card) for at, card in _pairs(pile) if at >= place)
    sure = pile.sure + 1 if pile.loose else 0
    return replace(pile, known=(*above, Known(place, KITTEN), *below), sure=sure)


def _let_go(pile: PileMemory, known: tuple[Known, ...] = ()) -> PileMemory:
    """The pile with only this knowledge left."""
    placed = pile.placed + pile.loose
    return PileMemory(known, placed=placed) if known or placed else NO_PILE


def is_pile(memory: PileMemory, pile: tuple[Card, ...]) -> bool:
    """Whether the known cards lie in their places after some choice of loose cards is taken out of the pile."""
    if not memory.known and not memory.loose:
        return True
    places = [known.place for known in memory.known]
    if places != sorted(set(places)) or (places and places[-1] >= len(pile) - memory.loose):
        return False
    if memory.loose_kittens > pile.count(KITTEN):
        return False
    wrong = {card: sum(1 << known.place for known in memory.known if known.card is not card) for card in set(pile)}
    # Bit n of ways[k]: the cards so far can be k loose kittens, n cards that are not loose, and loose cards.
    ways = [1] + [0] * memory.loose_kittens
    for depth, card in enumerate(pile):
        gone = ways
        ways = [(counts & ~wrong[card]) << 1 for counts in gone]
        if depth >= memory.sure and memory.loose_cards:
            ways = [counts | skipped for counts, skipped in zip(ways, gone, strict=True)]
        if depth >= memory.sure and card is KITTEN:
            ways = [counts | skipped for counts, skipped in zip(ways, [0, *gone], strict=False)]
    return bool(ways[-1] >> (len(pile) - memory.loose) & 1)


def _pairs(pile: PileMemory) -> list[tuple[int, Card]]:
    return [(known.place, known.card) for known in pile.known]


# Other players' hands


def gained(hand: HandMemory, card: Card | None) -> HandMemory:
    """The hand with one more card; None is a card the seat did not see."""
    if not hand.at_most:
        return HandMemory(plus(hand.holds, card)) if card else hand
    at_most = {kind: most + (card in (None, kind)) for kind, most in hand.at_most.items()}
    return HandMemory(plus(hand.holds, card) if card else hand.holds, at_most)


def lost(hand: HandMemory, card: Card) -> HandMemory:
    if not hand.at_most:
        return HandMemory(without(hand.holds, card)) if card in hand.holds else hand
    at_most = {kind: max(0, most - (kind is card)) for kind, most in hand.at_most.items()}
    return HandMemory(without(hand.holds, card) if card in hand.holds else hand.holds, at_most)


def lost_unseen(hand: HandMemory, size: int) -> tuple[HandMemory, Card | None]:
    """The hand, of this size before, with one card fewer; also the card, if the seat can tell."""
    if not (hand.holds or hand.at_most):
        return hand, None
    kinds = set(hand.holds)
    if len(kinds) == 1 and len(hand.holds) == size:
        (card,) = kinds
        return lost(hand, card), card
    holds = hand.holds
    for kind in kinds:
        holds = without(holds, kind)
    return HandMemory(holds, hand.at_most), None


@cache
def at_the_start(seats: int, me: Seat) -> Memory:
    """The first memory: everybody knows that everybody was dealt a Defuse."""
    return Memory(hands={seat: HandMemory((DEFUSE,)) for seat in range(seats) if seat != me})
