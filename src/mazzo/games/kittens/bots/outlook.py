"""One seat's assessment of the game: the others' possible cards, the likely places of kittens, and its lead."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property, partial
from math import comb, log, prod

from mazzo.core.rules import Seat
from mazzo.games.kittens.beliefs import Counts, unseen
from mazzo.games.kittens.bots.reading import chance_of_kitten, features, is_known, others, shown_to
from mazzo.games.kittens.bots.worth import worth
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.memory import NO_HAND, HandMemory
from mazzo.games.kittens.rules.view import View

MEANT = 0.6
"""The share of kittens put back where the next player draws them."""

FLED = 0.7
"""The chance of a kitten on top after a player looked at it and then avoided drawing."""

WARY = 0.2
"""The chance that a player avoids a kitten without knowing of it."""

NOPES = 0.4
"""The chance that a player with a Nope plays it on an announcement."""

ESCAPES = (Card.SKIP, Card.ATTACK, Card.SHUFFLE)
"""The cards that get a player past a kitten on top."""


class Outlook:
    """A seat's conclusions from its view and the events it has seen."""

    def __init__(self, view: View, seen: Sequence[Event], edition: Edition) -> None:
        self.view = view
        self.seen = seen
        self.edition = edition
        self.others = others(view)
        self.share = 1 / len(self.others)  # the seat's share of another player's loss
        self.is_duel = len(self.others) == 1
        self.kittens = view.kittens
        self.worth = worth(view.pile)
        self.hand: Counts = Counter(view.hand)
        self.features = features(view, seen)
        self._unseen = unseen(view)
        self._unseen.pop(Card.KITTEN, None)
        self._unseen_cards = sum(self._unseen.values())
        self.has = cache(self._has)  # the chance that another player holds this card
        self.shown_to = cache(partial(shown_to, view, seen, edition))  # another player's knowledge of this seat's hand

    # Other players' hands

    def known(self, seat: Seat) -> HandMemory:
        return self.view.memory.hands.get(seat, NO_HAND)

    @cached_property
    def average(self) -> float:
        """The mean worth of an unseen card."""
        total = sum(count * self.worth.card[card] for card, count in self._unseen.items())
        return total / max(1, self._unseen_cards)

    def hand_of(self, seat: Seat) -> float:
        """The estimated worth of a hand."""
        holds = self.known(seat).holds
        return self.worth.hand(holds) + (self.view.hands[seat] - len(holds)) * self.average

    def _has(self, seat: Seat, card: Card) -> float:
        known = self.known(seat)
        if card in known.holds:
            return 1.0
        hidden = self.view.hands[seat] - len(known.holds)
        hidden = min(hidden, known.at_most.get(card, hidden))
        others = self._unseen_cards - self._unseen.get(card, 0)
        return 1 - comb(others, hidden) / max(1, comb(self._unseen_cards, hidden))

    def next_card(self, seat: Seat) -> dict[Card, float]:
        """The probability of each card if one is taken at random from another player's hand."""
        holds, size = self.known(seat).holds, max(1, self.view.hands[seat])
        hidden = (size - len(holds)) / max(1, self._unseen_cards) / size
        chances = {card: count * hidden for card, count in self._unseen.items()}
        for card in holds:
            chances[card] = chances.get(card, 0.0) + 1 / size
        return chances

    def escapes(self, seat: Seat) -> float:
        """The chance that another player could get past a kitten on top without a Defuse."""
        return 1 - prod(1 - self.has(seat, card) for card in ESCAPES)

    @cached_property
    def noped(self) -> float:
        """The chance that another player Nopes the seat's announcement."""
        return 1 - prod(1 - NOPES * self.has(seat, Card.NOPE) for seat in self.others)

    # The Draw Pile

    @cached_property
    def even(self) -> float:
        """The chance that a card of a shuffled pile is a kitten."""
        return self.kittens / max(1, self.view.pile)

    @cached_property
    def risks(self) -> tuple[float, ...]:
        """The chance of a kitten at each place from the top, down to the depth that a plan may need."""
        view = self.view
        depth = min(view.pile, max(4, self.edition.see, view.turns + 2))
        unknown = [place for place in range(depth) if not is_known(view, place)]
        risks = [chance_of_kitten(view, place) for place in range(depth)]
        for placed in self.features.placed:
            if (meant := placed.own - placed.drawn) in unknown:
                for place in unknown:
                    risks[place] *= 1 - MEANT / max(1, self.kittens)
                risks[meant] = min(1.0, risks[meant] + MEANT)
        if self.features.fled and 0 in unknown:
            risks[0] = max(risks[0], FLED)
        return tuple(risks)

    def awareness(self, seat: Seat) -> float:
        """The chance that another player knows of a kitten ahead."""
        has_placed = any(placed.seat == seat for placed in self.features.placed)
        has_looked = self.features.looked.get(seat, self.edition.see) < self.edition.see
        return 1.0 if has_placed or has_looked else WARY

    # Who is ahead

    @cached_property
    def lead(self) -> float:
        """The logarithm of the seat's odds of winning, from the cards of all players."""
        theirs = sum(self.hand_of(seat) for seat in self.others) * self.share
        return self.worth.hand(self.view.hand) - theirs - log(len(self.others))
