"""The rules of Exploding Kittens on words, in the order of games/kittens/rules.py: read one beside the other.

A rule makes a new state, as it would if it applied; `either` and `among` take the one that does. A game of four seats
is thirty-three words of 32 bits:

- A hand, the discard pile and the unseen cards are two words each, four bits a card: how many there are of it. (So no
  card may be there more than 15 times.)
- The Draw Pile has an order only where somebody can know it. A card lies in a certain place when See the Future has
  shown it or a kitten was put back there; any other place holds any of the `unseen` cards, and luck picks it when it is
  drawn or shown. To the players that is the same game as with a pile that was shuffled beforehand, but nothing is ever
  shuffled: a deal leaves the pile unseen, and Shuffle makes it so again. Kittens can lie certain anywhere, other cards
  only at the top; so they are kept as a set of places, and as a row of cards.
- A set of seats is one word, a bit each.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial, reduce
from operator import or_
from typing import NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
import msgspec
from jax import lax

from mazzo.core.errors import Refused
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import EDITIONS, AttackedAgain, DeadHand, Edition, FavorFrom, cards_in_play, check
from mazzo.games.kittens.encoding import (
    ANNOUNCEMENTS,
    CODES,
    PHASES,
    REASONS,
    Numbers,
    action_count,
    five_cards,
    largest_pile,
    pair_cards,
    sets_of_five,
    table,
    three_cards,
)
from mazzo.vector._cards import (
    BITS,
    HELD,
    IN_A_WORD,
    MOST,
    Cards,
    Kinds,
    Places,
    at_least,
    cards_of,
    choose,
    copies,
    count,
    count_any,
    drawn,
    five_different,
    has,
    inserted,
    minus,
    nth_card,
    nth_five,
    nth_kind,
    plus,
    top_places,
    total,
)
from mazzo.vector.engine import AnyKey, Array, VectorGame, below, nth, size, word_at, words

__all__ = ["EDITIONS", "game", "random_action"]

TURN, REACTION, GIVING, PICKING, INSERTING, OVER = range(len(PHASES))

KITTEN, DEFUSE, NOPE, ATTACK, SKIP, FAVOR, SHUFFLE, SEE = range(IN_A_WORD)  # as CODES

T = TypeVar("T")


class State(NamedTuple):
    hands: tuple[Cards, ...]  # a hand that left the game with its player stays here, out of reach
    alive: Array
    pile: Array  # how many cards the Draw Pile has
    unseen: Cards  # those in no certain place
    kittens: Places  # where a kitten lies for certain
    shown: Array  # the other certain cards from the top on, four bits each, and 0 after the last
    known: tuple[Places, ...]  # for each seat the places it knows; only to be observed
    discard: Cards
    turn: Array  # whose turn it is
    turns: Array  # how many they have to take, this one counted in
    attacked: Array  # whether an Attack made them, 1 or 0
    phase: Array
    waiting: Array  # the seats that may act
    last: Array  # who played the last card; the seats that may act are asked in turn order after them
    announced: Array  # the number of the action that lies open for a Nope; 0 for none
    nopes: Array  # how many lie on it


Luck: TypeAlias = tuple[Array, ...]
"""What one step needs: a word for each card that See the Future may show, of which a draw and a robbery use the first.

`below` makes it the rank of the card among the unseen ones, or in the robbed hand, both in the order of `Card`.
"""


@dataclass(frozen=True, eq=False)
class Fixed:
    """What is known before a game is compiled."""

    edition: Edition
    seats: int

    @cached_property
    def counts(self) -> dict[Card, int]:
        return cards_in_play(self.edition, self.seats)

    @property
    def cards(self) -> int:
        return sum(self.counts.values())

    @cached_property
    def pile(self) -> int:
        return largest_pile(self.edition, self.seats)

    @cached_property
    def numbers(self) -> Numbers:
        return table(self.edition, self.seats).numbers

    @property
    def nowhere(self) -> Places:
        """No place of the Draw Pile."""
        return (jnp.uint32(0),) * -(-self.pile // 32)


def game(edition: Edition, seats: int) -> VectorGame[State, Luck]:
    """Exploding Kittens of this edition, for so many seats."""
    return _game(msgspec.json.encode(edition), seats)


@cache  # so that the same game is not compiled twice
def _game(edition_as_text: bytes, seats: int) -> VectorGame[State, Luck]:
    fixed = Fixed(msgspec.json.decode(edition_as_text, type=Edition), seats)
    check(fixed.edition, seats)
    if max(fixed.counts.values()) > MOST:
        raise Refused(f"the vector engine counts up to {MOST} of a card, and this deck has more of one")
    if fixed.edition.see > IN_A_WORD:
        raise Refused(f"the vector engine shows up to {IN_A_WORD} cards, and this edition's See the Future shows more")
    return VectorGame(
        name="kittens",
        edition=fixed.edition,
        seats=seats,
        actions=action_count(fixed.edition, seats),
        reasons=REASONS,
        reset=partial(reset, fixed),
        luck=partial(luck, fixed),
        apply=partial(apply, fixed),
        legal=partial(legal, fixed),
        to_act=partial(to_act, fixed),
        observe=partial(observe, fixed),
        over=over,
        winners=partial(winners, fixed),
        reason=reason,
        any_legal=partial(random_action, fixed),
    )


# Luck


def reset(fixed: Fixed, key: AnyKey) -> State:
    """A new game."""
    return deal(fixed, partial(word_at, key))


def luck(fixed: Fixed, key: AnyKey) -> Luck:
    return words(key, max(1, fixed.edition.see))


def any_card(fixed: Fixed, cards: Cards, luck: Array) -> Array:
    """The card of these that luck picks; none in particular if there are none."""
    return nth_card(cards, below(luck, total(cards), most=fixed.cards))


# Set-up


def deal(fixed: Fixed, luck: Callable[[Array], Array]) -> State:
    """Deal from all but kittens and Defuses; add both to the rest (rule 2). Card i takes the word `luck(i)`."""

    def next_card(others: Cards, number: Array) -> tuple[Cards, Cards]:
        card = copies(any_card(fixed, others, luck(number)))
        return minus(others, card), card

    seats, hand, counts = fixed.seats, fixed.edition.hand, fixed.counts
    set_aside = {Card.KITTEN: counts[Card.KITTEN], Card.DEFUSE: counts[Card.DEFUSE] - seats}
    others = cards_of({card: many for card, many in counts.items() if card not in set_aside})
    others, dealt = lax.scan(next_card, others, jnp.arange(seats * hand))
    plain, cats = (jnp.sum(half.reshape(seats, hand), axis=1, dtype=jnp.uint32) for half in dealt)
    return State(
        hands=tuple(plus(Cards(plain[seat], cats[seat]), cards_of({Card.DEFUSE: 1})) for seat in range(seats)),
        alive=jnp.uint32((1 << seats) - 1),
        pile=jnp.uint32(fixed.pile),
        unseen=plus(others, cards_of(set_aside)),
        kittens=fixed.nowhere,
        shown=jnp.uint32(0),
        known=(fixed.nowhere,) * seats,
        discard=cards_of({}),
        turn=jnp.uint32(0),
        turns=jnp.uint32(1),
        attacked=jnp.uint32(0),
        phase=jnp.uint32(TURN),
        waiting=jnp.uint32(1),
        last=jnp.uint32(0),
        announced=jnp.uint32(0),
        nopes=jnp.uint32(0),
    )


# What may be done


class Choices(NamedTuple):
    """What the seat to act may do: for each kind of action, the set of what it can be done with."""

    singles: Array  # the numbers themselves: draw, attack, skip, favor, shuffle, see
    targets: Array  # the seats that a pair or three of a kind may name
    pair: Kinds
    three: Kinds
    five: Kinds  # any five of these
    window: Array  # 1 for nope, 2 for pass
    give: Kinds
    pick: Kinds
    places: Array  # how many there are to insert a kitten at


def choices(fixed: Fixed, state: State) -> Choices:
    edition, number, nothing = fixed.edition, fixed.numbers, cards_of({})
    seat, phase = acting(fixed, state), state.phase
    hand = of_seat(state.hands, seat)
    held = at_least(1, hand)
    to_play = either(phase == TURN, hand, nothing)
    playable = at_least(1, to_play)
    targets = others(state, seat) & holders(state)
    favor_from = targets if edition.favor_from is FavorFrom.ONE else jnp.uint32(targets > 0)
    can_draw, in_window = jnp.uint32(phase == TURN), jnp.uint32(phase == REACTION)
    return Choices(
        singles=can_draw << number.draw.start
        | has(playable, ATTACK) << number.attack.start
        | has(playable, SKIP) << number.skip.start
        | has(playable, FAVOR) * favor_from << number.favor.start
        | has(playable, SHUFFLE) << number.shuffle.start
        | has(playable, SEE) << number.see.start,
        targets=targets,
        pair=restricted(at_least(2, to_play), pair_cards(edition)),
        three=restricted(at_least(3, to_play), three_cards(edition)),
        five=restricted(playable, five_cards(edition)),
        window=in_window * has(held, NOPE) | in_window << 1,
        give=at_least(1, either(phase == GIVING, hand, nothing)),
        pick=restricted(at_least(1, either(phase == PICKING, state.discard, nothing)), five_cards(edition)),
        places=jnp.where(phase == INSERTING, state.pile + 1, 0),
    )


def legal(fixed: Fixed, state: State) -> Array:
    """What the seat to act may do: a mask over the numbers of games/kittens/encoding.py."""
    can, number, edition = choices(fixed, state), fixed.numbers, fixed.edition
    targets = one_by_one(can.targets, fixed.seats)

    def kinds(of: Kinds, cards: Sequence[Card]) -> Array:
        return jnp.array([has(of, CODES[card]) for card in cards], bool)

    with_targets = [(kinds(can.pair, pair_cards(edition))[:, None] & targets).ravel()]
    with_targets += [jnp.repeat((kinds(can.three, three_cards(edition))[:, None] & targets).ravel(), len(HELD))]
    sets = jnp.array([sum(1 << place for place in five) for five in sets_of_five(HELD)], jnp.uint32)
    playable = sum(has(can.five, card) << card for card in HELD)
    return jnp.concatenate(
        [
            one_by_one(can.singles, number.see.stop),
            *with_targets,
            (playable & sets == sets)[: len(number.five)],
            one_by_one(can.window, 2),
            kinds(can.give, [*Card][HELD[0] :]),
            kinds(can.pick, five_cards(edition)),
            jnp.arange(fixed.pile, dtype=jnp.uint32) < can.places,
        ]
    )


def random_action(fixed: Fixed, state: State, luck: Array) -> Array:
    """Any legal action, each as likely as another: that with the rank `below(luck, n)`, if n are legal.

    To pick it from the mask would cost far more than the step.
    """
    can, number, seats = choices(fixed, state), fixed.numbers, fixed.seats
    targets = size([can.targets])

    def with_target(kinds: Kinds, cards: Sequence[Card], rank: Array) -> Array:
        card = nth_kind(kinds, rank // targets) - CODES[cards[0]]
        return card * seats + nth([can.targets], rank % targets, most=seats - 1)

    def pair(rank: Array) -> Array:
        return with_target(can.pair, pair_cards(fixed.edition), rank)

    def three(rank: Array) -> Array:
        return with_target(can.three, three_cards(fixed.edition), rank // len(HELD)) * len(HELD) + rank % len(HELD)

    def card(kinds: Kinds, rank: Array) -> Array:
        return nth_kind(kinds, rank) - HELD[0]

    groups = [  # the numbers, how many of them are legal, and which of them has a rank
        (number.draw, size([can.singles]), partial(nth, [can.singles], most=number.see.stop - 1)),
        (number.pair, size(can.pair) * targets, pair),
        (number.three, size(can.three) * targets * len(HELD), three),
        (number.five, choose(size(can.five), 5), partial(nth_five, can.five)),
        (number.nope, size([can.window]), partial(nth, [can.window], most=1)),
        (number.give, size(can.give), partial(card, can.give)),
        (number.pick, size(can.pick), partial(card, can.pick)),
        (number.insert, can.places, lambda rank: rank),
    ]
    groups = [group for group in groups if group[0]]
    rank = below(luck, sum((many for _, many, _ in groups), jnp.uint32(0)), most=number.insert.stop)
    action = before = jnp.uint32(0)
    for some, many, with_rank in groups:
        action = jnp.where(rank >= before, some.start + with_rank(rank - before), action)
        before = before + many
    return action.astype(jnp.int32)


# What happens then


def apply(fixed: Fixed, state: State, action: Array, luck: Luck) -> State:
    """Do what the seat to act chose."""
    seat, number, action = acting(fixed, state), fixed.numbers, action.astype(jnp.uint32)
    return among(
        action,
        [
            (number.draw, draw(fixed, state, seat, luck)),
            (number.nope, nope(state, seat)),
            (number.pass_, let_happen(fixed, state, seat, luck)),
            (number.give, give(state, seat, action - number.give.start + HELD[0])),
            (number.pick, pick(state, seat, action - number.pick.start + HELD[0])),
            (number.insert, insert(fixed, state, seat, action - number.insert.start)),
        ],
        otherwise=announce(fixed, state, seat, action),
    )


def draw(fixed: Fixed, state: State, seat: Array, luck: Luck) -> State:
    card, state = take_the_top(fixed, state, luck[0])
    kept = end_turn(fixed, gain(state, seat, copies(card)))
    defused = lay(state, seat, cards_of({Card.DEFUSE: 1}))._replace(phase=jnp.uint32(INSERTING))
    has_defuse = count(of_seat(state.hands, seat), DEFUSE) > 0
    return either(card != KITTEN, kept, either(has_defuse, defused, explode(fixed, state, seat)))


def take_the_top(fixed: Fixed, state: State, luck: Array) -> tuple[Array, State]:
    """The top card of the Draw Pile, and the state without it."""
    is_kitten, shown = state.kittens[0] & 1 == 1, state.shown & MOST
    is_unseen = ~is_kitten & (shown == 0)
    picked = any_card(fixed, state.unseen, luck)
    card = jnp.where(is_kitten, KITTEN, jnp.where(is_unseen, picked, shown))
    return card, state._replace(
        pile=state.pile - 1,
        unseen=minus(state.unseen, copies(picked, is_unseen)),
        kittens=drawn(state.kittens),
        shown=jnp.where(is_kitten, state.shown, state.shown >> BITS),
        known=tuple(map(drawn, state.known)),
    )


def insert(fixed: Fixed, state: State, seat: Array, place: Array) -> State:
    """The others know the Draw Pile no more: any card may have moved."""
    known = inserted(of_seat(state.known, seat), place)
    state = state._replace(
        pile=state.pile + 1,
        kittens=inserted(state.kittens, place),
        known=tuple(either(seat == each, known, fixed.nowhere) for each in range(fixed.seats)),
    )
    return end_turn(fixed, state)


def explode(fixed: Fixed, state: State, seat: Array) -> State:
    living = others(state, seat)
    state = state._replace(alive=living, discard=plus(state.discard, cards_of({Card.KITTEN: 1})))
    match fixed.edition.dead_hand:
        case DeadHand.DISCARD_PILE:
            state = lay(state, seat, of_seat(state.hands, seat))
        case DeadHand.OUT_OF_THE_GAME:
            pass
    ended = state._replace(phase=jnp.uint32(OVER), waiting=jnp.uint32(0))
    following = begin_turn(state, next_of(fixed, living, seat), turns=1, attacked=0)
    return either(size([living]) == 1, ended, following)


def end_turn(fixed: Fixed, state: State) -> State:
    """One turn is over; the same player goes on while they owe another."""
    following = next_of(fixed, others(state, state.turn), state.turn)
    return either(
        state.turns > 1,
        begin_turn(state, state.turn, state.turns - 1, state.attacked),
        begin_turn(state, following, turns=1, attacked=0),
    )


def announce(fixed: Fixed, state: State, seat: Array, action: Array) -> State:
    state = lay(state, seat, cost(fixed, action))
    return state._replace(phase=jnp.uint32(REACTION), waiting=others(state, seat), announced=action)


def nope(state: State, seat: Array) -> State:
    state = lay(state, seat, cards_of({Card.NOPE: 1}))
    return state._replace(waiting=others(state, seat), last=seat, nopes=state.nopes + 1)


def let_happen(fixed: Fixed, state: State, seat: Array, luck: Luck) -> State:
    waiting, resolved = state.waiting & ~bit(seat), back_to_turn(state)
    action, number = state.announced, fixed.numbers
    took_effect = among(
        action,
        [
            (number.attack, attack(fixed, resolved)),
            (number.skip, skip(fixed, resolved)),
            (number.favor, favor(fixed, resolved, action)),
            (number.shuffle, shuffle(fixed, resolved)),
            (number.see, see(fixed, resolved, luck)),
            (number.pair, pair(fixed, resolved, action, luck)),
            (number.three, three(fixed, resolved, action)),
        ],
        otherwise=five(resolved),
    )
    is_cancelled = state.nopes & 1 == 1
    return either(waiting > 0, state._replace(waiting=waiting), either(is_cancelled, resolved, took_effect))


def attack(fixed: Fixed, state: State) -> State:
    turns: int | Array = 2
    match fixed.edition.attacked_again:
        case AttackedAgain.TWO:
            pass
        case AttackedAgain.REMAINING_PLUS_TWO:
            turns = 2 + state.attacked * state.turns
    return begin_turn(state, next_of(fixed, others(state, state.turn), state.turn), turns, attacked=1)


def skip(fixed: Fixed, state: State) -> State:
    return end_turn(fixed, state)


def favor(fixed: Fixed, state: State, action: Array) -> State:
    match fixed.edition.favor_from:
        case FavorFrom.EVERYBODY:
            asked = others(state, state.turn)
        case FavorFrom.ONE:
            asked = bit(action - fixed.numbers.favor.start)
    givers = asked & holders(state)
    return either(givers > 0, state._replace(phase=jnp.uint32(GIVING), waiting=givers), state)


def shuffle(fixed: Fixed, state: State) -> State:
    """No card lies in a certain place any more."""
    unseen = plus(state.unseen, copies(jnp.uint32(KITTEN), size(state.kittens)))
    for place in range(fixed.edition.see):
        card = state.shown >> BITS * place & MOST
        unseen = plus(unseen, copies(card, card > 0))
    nobody = (fixed.nowhere,) * fixed.seats
    return state._replace(unseen=unseen, kittens=fixed.nowhere, shown=jnp.uint32(0), known=nobody)


def see(fixed: Fixed, state: State, luck: Luck) -> State:
    """From the top on, cards that were unseen come to lie in a certain place."""
    unseen, kittens, shown, see = state.unseen, state.kittens[0], state.shown, fixed.edition.see
    passed = jnp.uint32(0)  # the bits of those that are no kittens
    for place, word in enumerate(luck[:see]):
        is_kitten, card = kittens >> place & 1 == 1, shown >> passed & MOST
        is_unseen = ~is_kitten & (card == 0) & (place < state.pile)
        picked = any_card(fixed, unseen, word)
        unseen = minus(unseen, copies(picked, is_unseen))
        is_found = is_unseen & (picked == KITTEN)
        kittens = kittens | jnp.uint32(is_found) << place
        shown = shown | jnp.where(is_unseen, picked << passed, 0)  # a kitten has the number 0 and leaves no mark
        passed = jnp.where(is_kitten | is_found, passed, passed + BITS)
    top = top_places(jnp.minimum(state.pile, see), len(state.kittens))
    known = [
        either(state.turn == seat, tuple(old | new for old, new in zip(places, top, strict=True)), places)
        for seat, places in enumerate(state.known)
    ]
    return state._replace(unseen=unseen, kittens=(kittens, *state.kittens[1:]), shown=shown, known=tuple(known))


def pair(fixed: Fixed, state: State, action: Array, luck: Luck) -> State:
    target = named_seat(fixed, action)
    hand = of_seat(state.hands, target)
    card = any_card(fixed, hand, luck[0])
    return change_hands(state, target, state.turn, copies(card, total(hand) > 0))  # their last card may be a Nope


def three(fixed: Fixed, state: State, action: Array) -> State:
    target, card = named_seat(fixed, action), named_card(fixed, action)
    has_it = count_any(of_seat(state.hands, target), card) > 0
    return change_hands(state, target, state.turn, copies(card, has_it))


def five(state: State) -> State:
    return state._replace(phase=jnp.uint32(PICKING))


def give(state: State, seat: Array, card: Array) -> State:
    state = change_hands(state, seat, state.turn, copies(card))
    waiting = state.waiting & ~bit(seat)
    return either(waiting > 0, state._replace(waiting=waiting), back_to_turn(state))


def pick(state: State, seat: Array, card: Array) -> State:
    state = state._replace(discard=minus(state.discard, copies(card)))
    return back_to_turn(gain(state, seat, copies(card)))


# What the rules share


def begin_turn(state: State, seat: Array, turns: int | Array, attacked: int | Array) -> State:
    return back_to_turn(state._replace(turn=seat, turns=jnp.uint32(turns), attacked=jnp.uint32(attacked)))


def back_to_turn(state: State) -> State:
    """Wait for whoever's turn it is, to play cards or to draw."""
    nothing = jnp.uint32(0)
    return state._replace(
        phase=jnp.uint32(TURN), waiting=bit(state.turn), last=state.turn, announced=nothing, nopes=nothing
    )


def lay(state: State, seat: Array, cards: Cards) -> State:
    """Cards go from a hand onto the discard pile."""
    return lose(state, seat, cards)._replace(discard=plus(state.discard, cards))


def change_hands(state: State, giver: Array, taker: Array, cards: Cards) -> State:
    return gain(lose(state, giver, cards), taker, cards)


def lose(state: State, seat: Array, cards: Cards) -> State:
    hands = tuple(either(seat == each, minus(hand, cards), hand) for each, hand in enumerate(state.hands))
    return state._replace(hands=hands)


def gain(state: State, seat: Array, cards: Cards) -> State:
    hands = tuple(either(seat == each, plus(hand, cards), hand) for each, hand in enumerate(state.hands))
    return state._replace(hands=hands)


# What the number of an announcement says


def cost(fixed: Fixed, action: Array) -> Cards:
    """The cards that it costs."""
    number = fixed.numbers
    singles = [
        (number.attack, ATTACK),
        (number.skip, SKIP),
        (number.favor, FAVOR),
        (number.shuffle, SHUFFLE),
        (number.see, SEE),
    ]
    pair_card = (action - number.pair.start) // fixed.seats + CODES[pair_cards(fixed.edition)[0]]
    three_card = (action - number.three.start) // (fixed.seats * len(HELD)) + HELD[0]
    card, many = among(
        action,
        [
            *((some, (jnp.uint32(card), jnp.uint32(1))) for some, card in singles),
            (number.pair, (pair_card, jnp.uint32(2))),
        ],
        otherwise=(three_card, jnp.uint32(3)),
    )
    return among(action, [(number.five, five_different(action - number.five.start))], otherwise=copies(card, many))


def named_seat(fixed: Fixed, action: Array) -> Array:
    """The target of a pair or of three of a kind."""
    number = fixed.numbers
    with_card = among(
        action,
        [(number.three, (action - number.three.start) // len(HELD))],
        otherwise=action - number.pair.start,
    )
    return lax.rem(with_card, jnp.uint32(fixed.seats))


def named_card(fixed: Fixed, action: Array) -> Array:
    """The card that three of a kind ask for."""
    return lax.rem(action - fixed.numbers.three.start, jnp.uint32(len(HELD))) + HELD[0]


# How it stands


def acting(fixed: Fixed, state: State) -> Array:
    """The seat to act."""
    return next_of(fixed, state.waiting, state.last)


def to_act(fixed: Fixed, state: State) -> Array:
    return jnp.where(over(state), -1, acting(fixed, state).astype(jnp.int32))


def over(state: State) -> Array:
    return state.phase == OVER


def winners(fixed: Fixed, state: State) -> Array:
    return over(state) & one_by_one(state.alive, fixed.seats)


def reason(state: State) -> Array:
    return jnp.where(over(state), 0, -1)


def observe(fixed: Fixed, state: State, seat: Array) -> Array:
    """What a seat sees, in the order of `observation_parts` in games/kittens/encoding.py.

    Of the Draw Pile it knows what See the Future showed it and where it put a kitten, until a Shuffle or until another
    player puts a kitten back. (The view of the other engine knows more: once that kitten is drawn, it can tell again.)
    """
    seats, number, action = fixed.seats, fixed.numbers, state.announced
    everybody, held, in_window = jnp.arange(seats), jnp.array(HELD), state.phase == REACTION
    hand, known = of_seat(state.hands, seat), of_seat(state.known, seat)
    kinds = [getattr(number, kind.__name__.lower()) for kind in ANNOUNCEMENTS]
    favors = number.favor if fixed.edition.favor_from is FavorFrom.ONE else range(0)
    target = among(action, [(favors, action - favors.start)], otherwise=named_seat(fixed, action))
    parts = [
        everybody == seat,
        jnp.stack([count(hand, card) for card in HELD]),
        jnp.stack([total(each) for each in state.hands]),
        one_by_one(state.alive, seats),
        jnp.stack([count(state.discard, card) for card in CODES.values()]),
        state.pile,
        everybody == state.turn,
        state.turns,
        state.attacked,
        jnp.arange(len(PHASES)) == state.phase,
        one_by_one(state.waiting, seats),
        in_window & jnp.stack([is_among(action, kind) for kind in kinds]),
        (everybody == target)
        & (is_among(action, favors) | is_among(action, number.pair) | is_among(action, number.three)),
        (held == named_card(fixed, action)) & is_among(action, number.three),
        state.nopes,
        known_cards(fixed, state, known),
    ]
    return jnp.concatenate([jnp.atleast_1d(part).astype(jnp.int32) for part in parts])


def known_cards(fixed: Fixed, state: State, known: Places) -> Array:
    """For each place of the Draw Pile: 0, or 1 + the number of its card if that is known."""
    cards, passed = [], jnp.uint32(0)
    for place in range(fixed.pile):
        is_kitten, is_known = (places[place // 32] >> place % 32 & 1 == 1 for places in (state.kittens, known))
        card = jnp.where(is_kitten, KITTEN, state.shown >> passed & MOST)
        cards += [jnp.where(is_known, 1 + card, 0)]
        passed = jnp.where(is_kitten, passed, passed + BITS)
    return jnp.stack(cards)


# How things are packed


def bit(seat: Array) -> Array:
    return jnp.uint32(1) << seat


def one_by_one(members: Array, numbers: int) -> Array:
    """For each number from 0 on: is it in a set?"""
    return members >> jnp.arange(numbers, dtype=jnp.uint32) & 1 == 1


def others(state: State, seat: Array) -> Array:
    """The other seats that are alive."""
    return state.alive & ~bit(seat)


def holders(state: State) -> Array:
    """The seats that have cards."""
    return reduce(or_, (jnp.uint32(total(hand) > 0) << seat for seat, hand in enumerate(state.hands)))


def next_of(fixed: Fixed, seats: Array, seat: Array) -> Array:
    """The first of these seats in turn order after a seat."""
    in_order = seats >> seat + 1 | seats << fixed.seats - 1 - seat
    following = seat + 1 + lax.population_count(~in_order & in_order - 1)  # the bits below the lowest
    return jnp.where(following < fixed.seats, following, following - fixed.seats)


def of_seat(each: Sequence[T], seat: Array) -> T:
    """What belongs to a seat."""
    return reduce(lambda found, other: either(seat == other[0], other[1], found), enumerate(each), each[0])


def restricted(kinds: Kinds, cards: Sequence[Card]) -> Kinds:
    """Those of a set that are among these cards."""
    plain, cats = cards_of(dict.fromkeys(cards, 1))
    return kinds[0] & plain, kinds[1] & cats


def is_among(action: Array, numbers: range) -> Array:
    return (action >= numbers.start) & (action < numbers.stop)


def among(action: Array, results: Sequence[tuple[range, T]], otherwise: T) -> T:
    """The result beside the numbers that an action is among."""
    for numbers, result in results:
        if numbers:
            otherwise = either(is_among(action, numbers), result, otherwise)
    return otherwise


def either(condition: Array, this: T, that: T) -> T:
    """One of two trees of words; a word that both share costs nothing."""
    chosen: T = jax.tree.map(lambda yes, no: yes if yes is no else jnp.where(condition, yes, no), this, that)
    return chosen
