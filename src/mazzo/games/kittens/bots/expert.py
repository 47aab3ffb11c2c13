"""The network encoding of Exploding Kittens: features and moves relative to the observing seat.

The other players are in turn order, those alive first, so the next player to draw is always in the same place. The
moves are:

    draw, attack, skip, shuffle, see, nope, pass, favor (from all players)
    favor TARGET               targets always begin with the next player
    pair CARD TARGET           the target varies fastest
    three TARGET NAMED         with the cheapest card it has three of; the named card varies fastest
    five                       with its five cheapest cards
    give CARD, pick CARD
    insert                     0 to 9, in the middle, at the bottom
"""

from collections.abc import Sequence
from functools import cached_property
from math import comb
from typing import Any, NamedTuple

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.coding import Array, Coding, Reading, joined, one_hot
from mazzo.bots.expert.player import NetworkCodec
from mazzo.games.kittens import encoding
from mazzo.games.kittens.features import features_of
from mazzo.games.kittens.observations import observation
from mazzo.games.kittens.rules.actions import Action
from mazzo.games.kittens.rules.cards import CATS, IN_HANDS, Card
from mazzo.games.kittens.rules.editions import AttackedAgain, DeadHand, FavorFrom, cards_in_play
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.view import View

CARDS = len(IN_HANDS)
DEPTH = 8  # places of the Draw Pile with features of their own
PLACES = 10  # places from the top for putting a kitten back; the middle and the bottom follow

CHEAP = (*CATS, Card.SHUFFLE, Card.FAVOR, Card.SEE, Card.SKIP, Card.ATTACK, Card.NOPE, Card.DEFUSE)
"""The order in which it spends cards if a move does not name them."""

TURN, REACTION, GIVING, PICKING, INSERTING, _OVER = range(len(encoding.PHASES))
SINGLES = ("draw", "attack", "skip", "shuffle", "see", "nope", "pass_", "favor")


class KittensCoding(Coding):
    @cached_property
    def sizes(self) -> dict[str, int]:
        return encoding.observation_parts(self.edition, self.seats)

    @property
    def moves(self) -> int:
        return len(SINGLES) + self.others * (1 + 2 * CARDS) + 1 + 2 * CARDS + PLACES + 2

    @property
    def first_secret(self) -> int:
        return self.moves - PLACES - 2

    @cached_property
    def table(self) -> encoding.ActionTable:
        return encoding.table(self.edition, self.seats)

    @property
    def numbers(self) -> encoding.ActionNumbers:
        return self.table.numbers

    @cached_property
    def constants(self) -> "Constants":
        xp = arrays()
        edition, counts = self.edition, cards_in_play(self.edition, self.seats)
        rules = (
            edition.favor_from is FavorFrom.ONE,
            edition.attacked_again is AttackedAgain.REMAINING_PLUS_TWO,
            edition.dead_hand is DeadHand.OUT_OF_THE_GAME,
            edition.combos,
            edition.combos and edition.five_different,
            edition.see / 3,
            edition.hand / 7,
            self.seats / 9,
            encoding.largest_pile(edition, self.seats) / 60,
        )
        return Constants(
            rules=xp.array(rules, xp.float32),
            deck=xp.array([counts[card] for card in IN_HANDS]),
            pairs=xp.array([card in encoding.pair_cards(edition) for card in IN_HANDS]),
            threes=xp.array([card in encoding.three_cards(edition) for card in IN_HANDS]),
            cheap=xp.array([IN_HANDS.index(card) for card in CHEAP]),
            from_cheap=xp.array([CHEAP.index(card) for card in IN_HANDS]),
            ways=xp.array([[comb(place, n) for n in range(6)] for place in range(CARDS)]),
            nearness=1 / (1 + xp.arange(encoding.largest_pile(edition, self.seats)).astype(xp.float32)),
            starts=xp.array([getattr(self.numbers, name).start for name in SINGLES]),
            has_fives=bool(encoding.five_cards(edition)),
            first_pair=CARDS - len(encoding.pair_cards(edition)),
        )

    def observe(self, view: View, seen: Sequence[Event]) -> Sequence[int]:
        return observation(view, self.edition, features_of(self.edition, self.seats, seen))

    def action(self, number: int) -> Action:
        return self.table.actions[number]


class Constants(NamedTuple):
    """Arrays that are computed once per game."""

    rules: Array  # features of the edition, for a network that plays several
    deck: Array  # the count of each card that a hand can hold
    pairs: Array  # the cards that can be played as pairs
    threes: Array  # the cards that can be played as three of a kind
    cheap: Array  # the indices of cards, the cheapest first
    from_cheap: Array  # the inverse permutation
    ways: Array  # [place, n]: the binomial coefficient
    nearness: Array  # of each place of the Draw Pile
    starts: Array  # the numbers of SINGLES
    has_fives: bool
    first_pair: int  # without combos only the cats, which come last, make pairs


class KittensReading(Reading):
    def __init__(self, coding: KittensCoding, xp: Any, parts: dict[str, Array]) -> None:
        super().__init__(coding, xp, parts)
        seats = coding.seats
        distance = (xp.arange(seats) - xp.argmax(parts["seat"], axis=-1)[..., None]) % seats
        self.order = xp.argsort(distance + seats * (1 - parts["alive"]) * (distance > 0), axis=-1)
        self._hand = parts["hand"]
        self.alive = self._by_seat(parts["alive"]) > 0
        self._hands = self._by_seat(parts["hands"])
        self._targets = (self.alive & (self._hands > 0))[..., 1:]

    @cached_property
    def features(self) -> Array:
        xp, constants, parts = self._xp, self._coding.constants, self._parts
        pile, alive = parts["pile"], parts["alive"].sum(axis=-1, keepdims=True)
        kittens = alive - 1 - parts["phase"][..., INSERTING : INSERTING + 1]
        risk = kittens / xp.maximum(pile, 1)
        holds, limits = (self._rows_by_seat(parts[name], CARDS) for name in ("holds", "limits"))
        unseen = constants.deck - self._hand - parts["discard"][..., 1:] - holds.sum(axis=-2)
        known = parts["known"]
        depth = min(DEPTH, known.shape[-1])
        one_by_one = one_hot(xp, known[..., :depth] - 1, len(Card))
        first_kitten = ((known == 1) * constants.nearness).max(axis=-1, keepdims=True)
        rules = xp.broadcast_to(constants.rules, (*pile.shape[:-1], len(constants.rules)))
        seats = [self._by_seat(parts[name]) for name in ("turn", "waiting", "target", "slipped")]
        looked, ages = self._by_seat(parts["looked"]), self._by_seat(parts["put_back"])
        hand = self._hand[..., None] > xp.arange(3)
        return joined(
            xp,
            [
                rules,
                pile / 30,
                1 / (1 + pile),
                risk,
                kittens / 4,
                alive / 9,
                xp.minimum(parts["turns"], 8) / 4,
                parts["turns"] > 1,
                parts["attacked"],
                parts["phase"],
                parts["announced"],
                parts["named"],
                xp.minimum(parts["nopes"], 4) / 2,
                parts["nopes"] % 2,
                self._hand / 2,
                hand.reshape(*self._hand.shape[:-1], 3 * CARDS),
                self._hands.sum(axis=-1, keepdims=True) / 20,
                parts["discard"] / 4,
                unseen / 4,
                unseen / xp.maximum(unseen.sum(axis=-1, keepdims=True), 1),
                self.alive,
                self._hands / 8,
                *seats,
                looked / 3,
                xp.where(ages > 0, 1 / xp.maximum(ages, 1), 0.0),
                (holds / 2).reshape(*pile.shape[:-1], -1)[..., CARDS:],
                ((limits > 0) / xp.maximum(limits, 1)).reshape(*pile.shape[:-1], -1)[..., CARDS:],
                xp.minimum(parts["loose"], 4) / 2,
                first_kitten,
                one_by_one.reshape(*pile.shape[:-1], depth * len(Card)),
                xp.zeros((*pile.shape[:-1], (DEPTH - depth) * len(Card))),
            ],
        )

    @cached_property
    def mask(self) -> Array:
        xp, hand, edition = self._xp, self._hand, self._coding.edition
        phase = self._parts["phase"] > 0
        turn, reaction, giving, picking, inserting = (
            phase[..., each : each + 1] for each in (TURN, REACTION, GIVING, PICKING, INSERTING)
        )
        targets, someone = self._targets, self._targets.any(axis=-1, keepdims=True)

        def held(card: Card) -> Array:
            place = IN_HANDS.index(card)
            return hand[..., place : place + 1] > 0

        can_favor = turn & held(Card.FAVOR)
        from_one = edition.favor_from is FavorFrom.ONE
        pairs = turn & (hand >= 2) & self._coding.constants.pairs
        threes = turn & self._threes.any(axis=-1, keepdims=True)
        fives = turn & ((hand > 0).sum(axis=-1, keepdims=True) >= 5) & self._coding.constants.has_fives
        pile = self._parts["pile"]
        return xp.concatenate(
            [
                turn,
                turn & held(Card.ATTACK),
                turn & held(Card.SKIP),
                turn & held(Card.SHUFFLE),
                turn & held(Card.SEE),
                reaction & held(Card.NOPE),
                reaction,
                can_favor & someone & (not from_one),
                can_favor & targets & from_one,
                (pairs[..., :, None] & targets[..., None, :]).reshape(*pile.shape[:-1], -1),
                xp.repeat(threes & targets, CARDS, axis=-1),
                fives,
                giving & (hand > 0),
                picking & (self._parts["discard"][..., 1:] > 0),
                inserting & (xp.arange(PLACES) <= pile),
                inserting & (pile // 2 >= PLACES),
                inserting & (pile >= PLACES),
            ],
            axis=-1,
        )

    @cached_property
    def _threes(self) -> Array:
        """For each card, whether three of it can be played."""
        return (self._hand >= 3) & self._coding.constants.threes

    @cached_property
    def _three_card(self) -> Array:
        """The cheapest card held three times."""
        xp = self._xp
        cheap = xp.asarray(self._coding.constants.cheap)
        return cheap[xp.argmax(self._threes[..., cheap], axis=-1)]

    @cached_property
    def _five(self) -> Array:
        """The index of its five cheapest cards in `sets_of_five`, computed with binomial coefficients."""
        xp, constants = self._xp, self._coding.constants
        has = (self._hand > 0)[..., constants.cheap]
        chosen = has & (xp.cumsum(has, axis=-1) <= 5)
        chosen = chosen[..., constants.from_cheap]
        rank = xp.minimum(xp.cumsum(chosen, axis=-1), 5)
        return (chosen[..., None] * one_hot(xp, rank, 6) * xp.asarray(constants.ways)).sum(axis=-1).sum(axis=-1)

    def number(self, move: Array) -> Array:
        xp, coding, number = self._xp, self._coding, self._coding.numbers
        seats, others = coding.seats, coding.others
        constants, pile = coding.constants, self._parts["pile"][..., 0]

        at = move - len(SINGLES)
        answer = xp.asarray(constants.starts)[xp.clip(move, 0, len(SINGLES) - 1)]
        if isinstance(move, int) and at < 0:
            return answer
        answer = xp.where(at >= 0, number.favor.start + self._seat(1 + at), answer)
        at = at - others
        pair = (at // others - constants.first_pair) * seats + self._seat(1 + at % others)
        answer = xp.where(at >= 0, number.pair.start + pair, answer)
        at = at - CARDS * others
        three = (self._three_card * seats + self._seat(1 + at // CARDS)) * CARDS + at % CARDS
        answer = xp.where(at >= 0, number.three.start + three, answer)
        at = at - CARDS * others
        answer = xp.where(at >= 0, number.five.start + self._five, answer)
        at = at - 1
        answer = xp.where(at >= 0, number.give.start + at, answer)
        at = at - CARDS
        answer = xp.where(at >= 0, number.pick.start + at, answer)
        at = at - CARDS
        place = xp.where(at < PLACES, at, xp.where(at == PLACES, pile // 2, pile))
        return xp.where(at >= 0, number.insert.start + place, answer)


KittensCoding.reading = KittensReading

NETWORK_CODEC = NetworkCodec(
    package="mazzo.games.kittens.bots",
    seats=lambda view: len(view.hands),
    coding=KittensCoding,
    most_seats={"kittens-2": 2, "kittens-9": 9},
)
