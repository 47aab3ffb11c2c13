"""The ways to end a turn, and the chance to win after each, looking a few choices ahead."""

from collections.abc import Callable
from math import exp, log
from typing import NamedTuple

from mazzo.core.rules import Seat
from mazzo.games.kittens.beliefs import Counts
from mazzo.games.kittens.bots.outlook import ESCAPES, Outlook
from mazzo.games.kittens.bots.reading import is_known
from mazzo.games.kittens.rules import rules
from mazzo.games.kittens.rules.actions import Action, Attack, Draw, Shuffle, Skip
from mazzo.games.kittens.rules.cards import Card

THREAT = 0.5
"""The gain in `lead` from having just put a kitten back."""

SUSPICION = 0.5
"""The chance that the next player expects a kitten that was put back for them."""


class Spot(NamedTuple):
    """A seat's situation on its turn."""

    lead: float
    risks: tuple[float, ...]
    turns: int
    hand: Counts

    def without(self, look: Outlook, card: Card) -> "Spot":
        """The spot with one card fewer."""
        left = {**self.hand, card: self.hand[card] - 1}
        return Spot(self.lead - look.worth.less(self.hand, card), self.risks, self.turns, left)

    def plus(self, look: Outlook, card: Card) -> "Spot":
        """The spot with one card more."""
        more = {**self.hand, card: self.hand.get(card, 0) + 1}
        return Spot(self.lead + look.worth.more(self.hand, card), self.risks, self.turns, more)


def spot(look: Outlook, turns: int | None = None) -> Spot:
    """The seat's spot now, or with another number of turns to take."""
    return Spot(look.lead, look.risks, look.view.turns if turns is None else turns, look.hand)


def win(lead: float) -> float:
    """The chance to win with this lead."""
    return 1 / (1 + exp(-lead))


def lead(win: float) -> float:
    """The lead that gives this chance to win. A chance of 0 or 1 is moved inwards a little."""
    win = min(max(win, 1e-6), 1 - 1e-6)
    return log(win / (1 - win))


# The ways to end a turn


def end(look: Outlook, spot: Spot, ahead: int = 2) -> tuple[float, Action]:
    """The chance to win with the best way to end a turn, and that action. It looks `ahead` choices ahead."""
    best: tuple[float, Action] = (draw(look, spot, ahead), Draw())
    if ahead:
        for card, (action, way) in WAYS.items():
            if spot.hand.get(card):
                after = spot.without(look, card)
                value = unless_noped(look, way(look, after, ahead - 1), draw(look, after, 0))
                best = max(best, (value, action), key=lambda each: each[0])
    return best


def unless_noped(look: Outlook, value: float, noped: float) -> float:
    return (1 - look.noped) * value + look.noped * noped


def draw(look: Outlook, spot: Spot, ahead: int) -> float:
    risk = spot.risks[0]
    value = 0.0
    if risk and spot.hand.get(Card.DEFUSE):
        value = risk * put_back(look, spot.without(look, Card.DEFUSE))
    if risk < 1:
        after = spot._replace(lead=spot.lead + look.average, risks=_below(look, spot.risks))
        value += (1 - risk) * skip(look, after, ahead - 1)
    return value


def _below(look: Outlook, risks: tuple[float, ...]) -> tuple[float, ...]:
    """The risks below the top card if that was not a kitten. With one kitten left, the other places become riskier."""
    rest = risks[1:] or (0.0,)
    return tuple(min(1.0, risk / (1 - risks[0])) for risk in rest) if look.kittens == 1 else rest


def put_back(look: Outlook, spot: Spot) -> float:
    """The chance to win after a Defuse, with the kitten placed for the next player."""
    if spot.turns > 1:
        return win(spot.lead + THREAT)
    return hand_on(look, spot._replace(risks=(1.0,)), 1, SUSPICION)


def skip(look: Outlook, spot: Spot, ahead: int) -> float:
    if spot.turns > 1:
        return end(look, spot._replace(turns=spot.turns - 1), max(0, ahead))[0]
    return hand_on(look, spot, 1)


def attack(look: Outlook, spot: Spot, _ahead: int) -> float:
    return hand_on(look, spot, attack_turns(look, spot.turns))


def attack_turns(look: Outlook, turns: int) -> int:
    """The number of turns the next player takes after an Attack by a player with this many turns left."""
    return rules.attack_turns(look.edition, look.view.attacked, turns)


def shuffle(look: Outlook, spot: Spot, ahead: int) -> float:
    return end(look, spot._replace(risks=(look.even,) * len(spot.risks)), ahead)[0]


WAYS: dict[Card, tuple[Action, Callable[[Outlook, Spot, int], float]]] = {
    Card.SKIP: (Skip(), skip),
    Card.ATTACK: (Attack(), attack),
    Card.SHUFFLE: (Shuffle(), shuffle),
}


# Others' turns


def hand_on(look: Outlook, spot: Spot, turns: int, aware: float | None = None, seat: Seat | None = None) -> float:
    """The chance to win after another player (by default the next one) takes a number of turns.

    If they meet a kitten, they avoid it, lose a Defuse, or explode. With two players, a kitten they avoid comes back to
    this seat.
    """
    seat = look.others[0] if seat is None else seat
    meets = min(1.0, sum(spot.risks[:turns]))
    aware = look.awareness(seat) if aware is None else aware
    dodges = meets * aware * look.escapes(seat)
    hit = meets - dodges
    defuses = hit * look.has(seat, Card.DEFUSE)
    value = (1 - meets) * win(spot.lead - turns * look.average * look.share)
    value += (hit - defuses) * _outlived(look, spot)
    value += defuses * win(spot.lead + look.worth.defuse * look.share - (THREAT if look.is_duel else 0))
    value += dodges * (face(look, spot) if look.is_duel else win(spot.lead))
    return value


def _outlived(look: Outlook, spot: Spot) -> float:
    """The chance to win after another player exploded."""
    rivals = len(look.others)
    return 1.0 if look.is_duel else win(spot.lead + log(rivals / (rivals - 1)))


def face(look: Outlook, spot: Spot) -> float:
    """The chance to win with a known kitten on top."""
    escapes = [win(spot.lead - look.worth.card[card]) for card in ESCAPES if spot.hand.get(card)]
    if spot.hand.get(Card.DEFUSE):
        escapes.append(win(spot.without(look, Card.DEFUSE).lead + THREAT))
    return max(escapes, default=0.0)


# Looking first


def see(look: Outlook, spot: Spot) -> float:
    """The chance to win after a look at the top cards, averaged over the possible cards; 0 if the seat knows them."""
    cards = min(look.edition.see, len(spot.risks))
    if all(is_known(look.view, place) for place in range(cards)):
        return 0.0
    after = spot.without(look, Card.SEE)
    value, none = 0.0, 1.0
    for place, risk in enumerate(spot.risks[:cards]):
        first = none * risk if look.kittens > 1 else risk
        below = after.risks[place + 1 :] if look.kittens > 1 else (0.0,) * (len(after.risks) - place - 1)
        if first:
            value += first * end(look, after._replace(risks=(0.0,) * place + (1.0, *below)))[0]
        none -= first
    value += max(0.0, none) * end(look, after._replace(risks=(0.0,) * cards + after.risks[cards:]))[0]
    return unless_noped(look, value, end(look, after)[0])
