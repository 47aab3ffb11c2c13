"""Exploding Kittens on arrays: the rules of games/kittens/rules.py, by the same names and in the same order.

Hands and piles are counts of each card, four bits a card. The Draw Pile has no order until somebody can know it: a card
is laid down for certain where a kitten is put back or See the Future looks, and every other place holds any of the
`unseen` cards with the same chance. It is chosen, by luck, when it is drawn or looked at. That is the same game to every
player as a pile shuffled in advance, a deal costs no shuffle, and Shuffle does nothing but forget.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.core.errors import Refused
from mazzo.games.kittens.cards import CATS, IN_HANDS, Card
from mazzo.games.kittens.editions import (
    EDITIONS,
    AttackedAgain,
    DeadHand,
    Edition,
    FavorFrom,
    cards_in_play,
    check,
)
from mazzo.games.kittens.encoding import CODES, Encoding, Numbers, Observation, largest_pile, pair_cards
from mazzo.vector.engine import AnyKey, VectorGame, words

Word: TypeAlias = jax.Array  # of 32 bits, without a sign

T = TypeVar("T")


# The state


class Cards(NamedTuple):
    """How many there are of each card, four bits for each, in the order of `Card`."""

    plain: Word  # kitten, Defuse, Nope, Attack, Skip, Favor, Shuffle, See the Future
    cats: Word


Places: TypeAlias = tuple[Word, ...]
"""A set of places of the Draw Pile, a bit for each, the top first."""


class State(NamedTuple):
    """The whole truth, in 32-bit words. A set of seats is a word with a bit for each."""

    hands: tuple[Cards, ...]  # a hand that left the game with its player stays here, out of reach
    alive: Word
    unseen: Cards  # cards of the Draw Pile that lie in no certain place
    kittens: Places  # where in the Draw Pile a kitten lies for certain
    peeked: Word  # the first cards of the Draw Pile that are no kittens, if somebody saw them: four bits each, or 0
    pile: Word  # how many cards it has
    known: tuple[Places, ...]  # which places of the Draw Pile each seat knows
    discard: Cards
    turn: Word
    turns: Word
    attacked: Word
    phase: Word
    waiting: Word  # the seats that may act
    asked_after: Word  # they are asked in turn order, beginning after this seat: the last to play a card
    announced: Word  # the number of the action, or 0
    nopes: Word


TURN, REACTION, GIVING, PICKING, INSERTING, OVER = range(6)

REASONS = ("last alive",)

KITTEN, DEFUSE, NOPE = CODES[Card.KITTEN], CODES[Card.DEFUSE], CODES[Card.NOPE]
ATTACK, SKIP, FAVOR, SHUFFLE, SEE = (
    CODES[card] for card in (Card.ATTACK, Card.SKIP, Card.FAVOR, Card.SHUFFLE, Card.SEE)
)
HELD = tuple(CODES[card] for card in IN_HANDS)
IN_A_WORD = 8  # counts of cards

Luck: TypeAlias = tuple[Word, ...]
"""A random word for each card that See the Future shows. A draw and a robbery use the first."""


class Setup(NamedTuple):
    """What is fixed before the first card: known to the compiler, no part of a state."""

    edition: Edition
    seats: int
    numbers: Numbers
    observation: Observation
    places: int  # words for a set of places


def game(edition: Edition, seats: int) -> VectorGame[State, Luck]:
    check(edition, seats)
    if max(cards_in_play(edition, seats).values()) > 15:
        raise Refused("the vector engine counts to 15 of each card; this deck has more")
    if edition.see > IN_A_WORD:
        raise Refused(f"the vector engine shows at most {IN_A_WORD} cards with See the Future, not {edition.see}")
    encoding = Encoding(edition, seats)
    places = -(-largest_pile(edition, seats) // 32)
    setup = Setup(edition, seats, encoding.numbers, encoding.observation, places)
    return VectorGame(
        name="kittens",
        edition=edition,
        seats=seats,
        actions=len(encoding.actions),
        reasons=REASONS,
        reset=partial(deal, setup),
        luck=partial(luck, setup),
        apply=partial(apply, setup),
        legal=partial(legal, setup),
        to_act=partial(to_act, setup),
        observe=partial(observe, setup),
        over=over,
        winners=partial(winners, setup),
        reason=reason,
    )


# Set-up


def deal(setup: Setup, key: AnyKey) -> State:
    """Deal from all but kittens and Defuses; both are added to what is left."""
    edition, seats = setup.edition, setup.seats
    counts = cards_in_play(edition, seats)
    rest = written({card: count for card, count in counts.items() if card not in (Card.KITTEN, Card.DEFUSE)})
    left = sum(counts.values()) - counts[Card.KITTEN] - counts[Card.DEFUSE]
    hands = [written({Card.DEFUSE: 1})] * seats
    for place, word in enumerate(words(key, seats * edition.hand)):
        card = single(nth_card(rest, below(word, left - place)))
        rest, hands[place // edition.hand] = minus(rest, card), plus(hands[place // edition.hand], card)
    added = written({Card.KITTEN: counts[Card.KITTEN], Card.DEFUSE: counts[Card.DEFUSE] - seats})
    nowhere = (word_of(0),) * setup.places
    return State(
        hands=tuple(hands),
        alive=word_of((1 << seats) - 1),
        unseen=plus(rest, added),
        kittens=nowhere,
        peeked=word_of(0),
        pile=word_of(largest_pile(edition, seats)),
        known=(nowhere,) * seats,
        discard=written({}),
        turn=word_of(0),
        turns=word_of(1),
        attacked=word_of(0),
        phase=word_of(TURN),
        waiting=word_of(1),
        asked_after=word_of(0),
        announced=word_of(0),
        nopes=word_of(0),
    )


def luck(setup: Setup, key: AnyKey) -> Luck:
    return words(key, max(1, setup.edition.see))


# What may be done


def to_act(setup: Setup, state: State) -> Word:
    """The first seat that may act, in turn order; -1 when the game is over."""
    seat = next_of(setup, state.waiting, state.asked_after)
    return jnp.where(over(state), jnp.int32(-1), seat.astype(jnp.int32))


class Choices(NamedTuple):
    """What the seat to act may do: for each kind of action, a flag for every card or seat it can be done with."""

    draw: Flag
    attack: Flag
    skip: Flag
    favor: tuple[Flag, ...]  # a single one, or one for each target
    shuffle: Flag
    see: Flag
    targets: tuple[Flag, ...]  # of a pair, or of three of a kind
    pair: tuple[Flag, ...]
    three: tuple[Flag, ...]
    five: tuple[Flag, ...]  # any five of these cards
    nope: Flag
    pass_: Flag
    give: tuple[Flag, ...]
    pick: tuple[Flag, ...]
    places: Word  # of the kitten, counted from the top


def choices(setup: Setup, state: State) -> Choices:
    edition = setup.edition
    seat = next_of(setup, state.waiting, state.asked_after)
    hand = of_seat(state.hands, seat)
    held = [count(hand, card) for card in HELD]
    has = dict(zip(HELD, (many > 0 for many in held), strict=True))
    others = state.alive & ~bit(seat)
    targets = tuple((others >> other & 1 > 0) & (size(state.hands[other]) > 0) for other in range(setup.seats))
    somebody = any_of(targets)
    on_turn, in_window = state.phase == TURN, state.phase == REACTION
    giving, picking = state.phase == GIVING, state.phase == PICKING
    everybody = edition.favor_from is FavorFrom.EVERYBODY
    can_favor = on_turn & has[FAVOR]
    pairs = [CODES[card] for card in pair_cards(edition)]
    return Choices(
        draw=on_turn,
        attack=on_turn & has[ATTACK],
        skip=on_turn & has[SKIP],
        favor=(can_favor & somebody,) if everybody else tuple(can_favor & target for target in targets),
        shuffle=on_turn & has[SHUFFLE],
        see=on_turn & has[SEE],
        targets=targets,
        pair=tuple(on_turn & (count(hand, card) >= 2) for card in pairs),
        three=tuple(on_turn & (many >= 3) for many in held) if edition.combos else (),
        five=tuple(on_turn & flag for flag in has.values()) if has_five(edition) else (),
        nope=in_window & has[NOPE],
        pass_=in_window,
        give=tuple(giving & flag for flag in has.values()),
        pick=tuple(picking & (count(state.discard, card) > 0) for card in HELD) if has_five(edition) else (),
        places=jnp.where(state.phase == INSERTING, state.pile + 1, 0),
    )


def legal(setup: Setup, state: State) -> jax.Array:
    """Which actions the seat to act may do: a flag for each number."""
    can = choices(setup, state)
    targets = jnp.stack(can.targets)
    parts = [jnp.stack([can.draw, can.attack, can.skip, *can.favor, can.shuffle, can.see])]
    parts += [(jnp.stack(can.pair)[:, None] & targets).ravel()]
    if can.three:
        with_targets = jnp.stack(can.three)[:, None] & targets
        parts += [jnp.repeat(with_targets.ravel(), len(HELD))]
    if can.five:
        parts += [jnp.stack([all_of(cards) for cards in combinations(can.five, 5)])]
    parts += [jnp.stack([can.nope, can.pass_, *can.give, *can.pick])]
    parts += [jnp.arange(len(setup.numbers.insert), dtype=jnp.uint32) < can.places]
    return jnp.concatenate(parts)


def random_action(setup: Setup, state: State, word: Word) -> Word:
    """A legal action, each with the same chance.

    It is the one with `below(word, n)` legal ones before it, where n are legal: counted, not looked up in the mask.
    """
    can, numbers, seats = choices(setup, state), setup.numbers, setup.seats
    targets = total(can.targets)
    ways = ways_to_choose(can.five, 5)
    groups: list[tuple[range, Word, Callable[[Word], Word]]] = []  # the numbers, how many are legal, which is the nth

    def add(range_: range, many: Word, which: Callable[[Word], Word]) -> None:
        groups.append((range_, many, which))

    return groups


# What happens then


def apply(setup: Setup, state: State, action: Word, luck: Luck) -> State:
    """Do what the seat to act chose, which must be legal."""
