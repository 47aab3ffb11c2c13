"""Exploding Kittens on arrays: the rules of games/kittens/rules.py, under the same names and in the same order.

A hand, the discard pile and the Draw Pile are counts of each card. The Draw Pile has an order only where somebody can
know it: a card lies in a certain place once See the Future has shown it or a kitten was put back there. Every other place
holds any of the `unseen` cards with the same chance, and which one is settled, by luck, when it is drawn or looked at. To
the players that is the same game as with a pile shuffled in advance; but nothing is ever shuffled: a deal lays down no
pile, and Shuffle only forgets. Whoever knows the pile can write down the luck that makes it come out (see `Luck`).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.core.errors import Refused
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import (
    EDITIONS,
    AttackedAgain,
    DeadHand,
    Edition,
    FavorFrom,
    cards_in_play,
    check,
)
from mazzo.games.kittens.encoding import CODES, Encoding, Numbers, Observation, has_five, largest_pile, pair_cards, sets_of_five
from mazzo.vector._cards import (
    BITS,
    HELD,
    IN_A_WORD,
    MOST,
    Cards,
    Flag,
    Places,
    Word,
    cards_of,
    copies,
    count,
    count_of,
    drawn,
    five_cards,
    fives,
    inserted,
    minus,
    nth,
    nth_card,
    nth_five,
    plus,
    size,
    top,
    total,
    word,
)
from mazzo.vector.engine import AnyKey, VectorGame, below, words

__all__ = ["EDITIONS", "State", "game", "random_action"]

T = TypeVar("T")

TURN, REACTION, GIVING, PICKING, INSERTING, OVER = range(6)  # as encoding.PHASES
REASONS = ("last alive",)

KITTEN, DEFUSE, NOPE, ATTACK, SKIP, FAVOR, SHUFFLE, SEE = (
    *(CODES[Card.KITTEN], CODES[Card.DEFUSE], CODES[Card.NOPE], CODES[Card.ATTACK]),
    *(CODES[Card.SKIP], CODES[Card.FAVOR], CODES[Card.SHUFFLE], CODES[Card.SEE]),
)


class State(NamedTuple):
    """The whole truth, in words of 32 bits. A set of seats is one word, with a bit for each."""

    hands: tuple[Cards, ...]  # a hand that left the game with its player stays here, out of reach
    alive: Word
    unseen: Cards  # the cards of the Draw Pile that lie in no certain place
    kittens: Places  # where in the Draw Pile a kitten lies for certain
    peeked: Word  # the other cards that lie there for certain, from the top on: four bits each, 0 after the last
    pile: Word  # how many cards the Draw Pile has
    known: tuple[Places, ...]  # for each seat, the places of the Draw Pile that it knows for certain
    discard: Cards
    turn: Word
    turns: Word
    attacked: Flag
    phase: Word
    waiting: Word  # the seats that may act
    asked_after: Word  # they are asked in turn order, beginning after this seat, which played the last card
    announced: Word  # the number of the action that lies open for a Nope, or 0
    nopes: Word


Luck: TypeAlias = tuple[Word, ...]
"""A random word for each card that See the Future shows; a draw and a robbery use the first.

`below` makes a number of it: how many cards lie before the one that comes, when the unseen cards, or the robbed hand,
are laid out in the order of `Card`.
"""


class Setup(NamedTuple):
    """What is settled before the first card, and known to the compiler."""

    edition: Edition
    seats: int
    cards: int  # in the game
    numbers: Numbers
    observation: Observation
    words: int  # of a set of places


def game(edition: Edition, seats: int) -> VectorGame[State, Luck]:
    """The game for an edition and a number of seats."""
    setup = prepare(edition, seats)
    return VectorGame(
        name="kittens",
        edition=edition,
        seats=seats,
        actions=setup.numbers.insert.stop,
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


def prepare(edition: Edition, seats: int) -> Setup:
    check(edition, seats)
    counts = cards_in_play(edition, seats)
    if max(counts.values()) > MOST:
        raise Refused(f"the vector engine counts up to {MOST} cards of a kind; this deck has {max(counts.values())}")
    if edition.see > IN_A_WORD:
        raise Refused(
            f"the vector engine shows up to {IN_A_WORD} cards of the future; this edition shows {edition.see}"
        )
    encoding = Encoding(edition, seats)
    return Setup(
        edition=edition,
        seats=seats,
        cards=sum(counts.values()),
        numbers=encoding.numbers,
        observation=encoding.observation,
        words=-(-largest_pile(edition, seats) // 32),
    )


# Set-up


def deal(setup: Setup, key: AnyKey) -> State:
    """Deal from all but kittens and Defuses; add both to the rest (rule 2)."""
    edition, seats = setup.edition, setup.seats
    counts = cards_in_play(edition, seats)
    kittens, defuses = counts.pop(Card.KITTEN), counts.pop(Card.DEFUSE)
    others, left = cards_of(counts), sum(counts.values())
    hands = [cards_of({Card.DEFUSE: 1})] * seats
    for place, lot in enumerate(words(key, seats * edition.hand)):
        card = copies(nth_card(others, below(lot, left - place, setup.cards)))
        seat = place // edition.hand
        others, hands[seat] = minus(others, card), plus(hands[seat], card)
    nowhere = (word(0),) * setup.words
    return State(
        hands=tuple(hands),
        alive=word((1 << seats) - 1),
        unseen=plus(others, cards_of({Card.KITTEN: kittens, Card.DEFUSE: defuses - seats})),
        kittens=nowhere,
        peeked=word(0),
        pile=word(largest_pile(edition, seats)),
        known=(nowhere,) * seats,
        discard=cards_of({}),
        turn=word(0),
        turns=word(1),
        attacked=jnp.bool_(False),
        phase=word(TURN),
        waiting=word(1),
        asked_after=word(0),
        announced=word(0),
        nopes=word(0),
    )


def luck(setup: Setup, key: AnyKey) -> Luck:
    return words(key, max(1, setup.edition.see))


# What may be done


def to_act(setup: Setup, state: State) -> jax.Array:
    """The first seat that may act, in turn order; -1 when the game is over."""
    return jnp.where(over(state), -1, acting(setup, state).astype(jnp.int32))


def acting(setup: Setup, state: State) -> Word:
    return next_of(setup, state.waiting, state.asked_after)


class Choices(NamedTuple):
    """What the seat to act may do: for every kind of action, a flag for each card or seat that it can be done with."""

    draw: Flag
    attack: Flag
    skip: Flag
    favor: tuple[Flag, ...]  # one, or one for each target
    shuffle: Flag
    see: Flag
    targets: tuple[Flag, ...]  # of a pair and of three of a kind
    pair: tuple[Flag, ...]
    three: tuple[Flag, ...]
    five: tuple[Flag, ...]  # any five of these
    nope: Flag
    pass_: Flag
    give: tuple[Flag, ...]
    pick: tuple[Flag, ...]
    places: Word  # how many there are to insert a kitten at


def choices(setup: Setup, state: State) -> Choices:
    edition, seats = setup.edition, setup.seats
    seat = acting(setup, state)
    hand = of_seat(state.hands, seat)
    has = {card: count(hand, card) >= 1 for card in HELD}
    others = state.alive & ~bit(seat)
    targets = tuple(member(others, other) & (size(state.hands[other]) > 0) for other in range(seats))
    on_turn, in_window = state.phase == TURN, state.phase == REACTION
    giving, picking = state.phase == GIVING, state.phase == PICKING
    can_favor = on_turn & has[FAVOR]
    pairs = [CODES[card] for card in pair_cards(edition)]
    threes = HELD if edition.combos else ()
    fives = HELD if has_five(edition) else ()
    return Choices(
        draw=on_turn,
        attack=on_turn & has[ATTACK],
        skip=on_turn & has[SKIP],
        favor=tuple(
            can_favor & target for target in (targets if edition.favor_from is FavorFrom.ONE else [total(targets) > 0])
        ),
        shuffle=on_turn & has[SHUFFLE],
        see=on_turn & has[SEE],
        targets=targets,
        pair=tuple(on_turn & (count(hand, card) >= 2) for card in pairs),
        three=tuple(on_turn & (count(hand, card) >= 3) for card in threes),
        five=tuple(on_turn & has[card] for card in fives),
        nope=in_window & has[NOPE],
        pass_=in_window,
        give=tuple(giving & has[card] for card in HELD),
        pick=tuple(picking & (count(state.discard, card) >= 1) for card in fives),
        places=jnp.where(state.phase == INSERTING, state.pile + 1, 0),
    )


def legal(setup: Setup, state: State) -> jax.Array:
    """Which actions the seat to act may do: a flag for each number."""
    can = choices(setup, state)
    targets = jnp.stack(can.targets)
    parts = [jnp.stack([can.draw, can.attack, can.skip, *can.favor, can.shuffle, can.see])]
    parts += [(jnp.stack(can.pair)[:, None] & targets).ravel()]
    if can.three:
        parts += [jnp.repeat((jnp.stack(can.three)[:, None] & targets).ravel(), len(HELD))]
    if can.five:
        sets = jnp.array([sum(1 << place for place in places) for places in sets_of_five(range(len(HELD)))], jnp.uint32)
        cards = total([flag.astype(jnp.uint32) << place for place, flag in enumerate(can.five)])
        parts += [cards & sets == sets]
    parts += [jnp.stack([can.nope, can.pass_, *can.give, *can.pick])]
    parts += [jnp.arange(len(setup.numbers.insert), dtype=jnp.uint32) < can.places]
    return jnp.concatenate(parts)


def random_action(setup: Setup, state: State, bits: Word) -> Word:
    """A legal action, each as likely as another: the one with `below(bits, n)` legal ones before it, if n are legal.

    It is counted out among the choices, without the mask of all actions.
    """
    can, numbers, seats = choices(setup, state), setup.numbers, setup.seats
    turn_flags = (can.draw, can.attack, can.skip, *can.favor, can.shuffle, can.see)
    other_flags = (can.nope, can.pass_, *can.give, *can.pick)
    targets, named = total(can.targets), len(HELD)

    def pair(rank: Word) -> Word:
        card, target = divided(rank, targets, len(can.pair))
        return nth(can.pair, card) * seats + nth(can.targets, target)

    def three(rank: Word) -> Word:
        card, target = divided(rank // named, targets, len(can.three))
        return (nth(can.three, card) * seats + nth(can.targets, target)) * named + rank % named

    groups: list[
        tuple[range, Word, Callable[[Word], Word]]
    ] = [  # the numbers, how many are legal, and which is the nth
        (numbers.draw, total(turn_flags), partial(nth, turn_flags)),
        (numbers.pair, total(can.pair) * targets, pair),
        (numbers.three, total(can.three) * targets * named, three),
        (numbers.five, fives(total(can.five)), partial(nth_five, can.five)),
        (numbers.nope, total(other_flags), partial(nth, other_flags)),
        (numbers.insert, can.places, lambda rank: rank),
    ]
    rank = below(bits, sum((many for _, many, _ in groups), word(0)), numbers.insert.stop)
    action, before = word(0), word(0)
    for group, many, which in groups:
        if group:
            action = jnp.where(rank >= before, group.start + which(rank - before), action)
            before = before + many
    return action


# What happens then


def apply(setup: Setup, state: State, action: Word, luck: Luck) -> State:
    """Do what the seat to act chose, which must be legal."""
    seat, numbers = acting(setup, state), setup.numbers
    action = action.astype(jnp.uint32)
    results = [
        (numbers.draw, draw(setup, state, seat, luck)),
        (numbers.nope, nope(state, seat)),
        (numbers.pass_, let_happen(setup, state, seat, luck)),
        (numbers.give, give(state, seat, action - numbers.give.start)),
        (numbers.pick, pick(state, seat, action - numbers.pick.start)),
        (numbers.insert, insert(setup, state, seat, action - numbers.insert.start)),
    ]
    return among(action, results, otherwise=announce(setup, state, seat, action))


def draw(setup: Setup, state: State, seat: Word, luck: Luck) -> State:
    card, state = take_the_top(setup, state, luck[0])
    kept = end_turn(setup, gain(state, seat, copies(card)))
    defused = lay(state, seat, cards_of({Card.DEFUSE: 1}))._replace(phase=word(INSERTING))
    exploded = explode(setup, state, seat)
    has_defuse = count(of_seat(state.hands, seat), DEFUSE) > 0
    return either(card != KITTEN, kept, either(has_defuse, defused, exploded))


def take_the_top(setup: Setup, state: State, lot: Word) -> tuple[Word, State]:
    """The top card of the Draw Pile, and the state without it."""
    is_kitten, seen = state.kittens[0] & 1 > 0, state.peeked & MOST
    is_open = ~is_kitten & (seen == 0)
    found = nth_card(state.unseen, below(lot, size(state.unseen), setup.cards))
    card = jnp.where(is_kitten, KITTEN, jnp.where(is_open, found, seen))
    return card, state._replace(
        unseen=minus(state.unseen, copies(found, is_open)),
        kittens=drawn(state.kittens),
        peeked=jnp.where(is_kitten, state.peeked, state.peeked >> BITS),
        pile=state.pile - 1,
        known=tuple(map(drawn, state.known)),
    )


def insert(setup: Setup, state: State, seat: Word, place: Word) -> State:
    """Only who put the kitten back still knows the Draw Pile; the others cannot tell what it has moved."""
    known = inserted(of_seat(state.known, seat), place)
    state = state._replace(
        kittens=inserted(state.kittens, place),
        pile=state.pile + 1,
        known=tuple(either(seat == other, known, nowhere(setup)) for other in range(setup.seats)),
    )
    return end_turn(setup, state)


def explode(setup: Setup, state: State, seat: Word) -> State:
    kitten, hand = cards_of({Card.KITTEN: 1}), of_seat(state.hands, seat)
    living = others(state, seat)
    state = state._replace(alive=living, discard=plus(state.discard, kitten))
    match setup.edition.dead_hand:
        case DeadHand.DISCARD_PILE:
            state = lay(state, seat, hand)
        case DeadHand.OUT_OF_THE_GAME:
            pass
    ended = state._replace(phase=word(OVER), waiting=word(0))
    return either(
        lax.population_count(living) == 1, ended, begin_turn(state, next_of(setup, living, seat), 1, attacked=False)
    )


def end_turn(setup: Setup, state: State) -> State:
    """One turn is over; the same player goes on while they owe another."""
    following = next_of(setup, others(state, state.turn), state.turn)
    return either(
        state.turns > 1,
        begin_turn(state, state.turn, state.turns - 1, state.attacked),
        begin_turn(state, following, 1, attacked=False),
    )


def begin_turn(state: State, seat: Word, turns: int | Word, attacked: bool | Flag) -> State:
    return back_to_turn(state._replace(turn=seat, turns=jnp.uint32(turns), attacked=jnp.bool_(attacked)))


def back_to_turn(state: State) -> State:
    """Wait for the player whose turn it is to play or to draw."""
    return state._replace(
        phase=word(TURN), waiting=bit(state.turn), asked_after=state.turn, announced=word(0), nopes=word(0)
    )


def announce(setup: Setup, state: State, seat: Word, action: Word) -> State:
    state = lay(state, seat, cost(setup, action))
    return state._replace(phase=word(REACTION), waiting=others(state, seat), announced=action)


def cost(setup: Setup, action: Word) -> Cards:
    """The cards that an announcement costs."""
    numbers, first = setup.numbers, CODES[pair_cards(setup.edition)[0]]
    pair_card = (action - numbers.pair.start) // setup.seats + first
    three_card = (action - numbers.three.start) // (setup.seats * len(HELD)) + HELD[0]
    card, many = among(
        action,
        [
            (numbers.attack, (word(ATTACK), word(1))),
            (numbers.skip, (word(SKIP), word(1))),
            (numbers.favor, (word(FAVOR), word(1))),
            (numbers.shuffle, (word(SHUFFLE), word(1))),
            (numbers.see, (word(SEE), word(1))),
            (numbers.pair, (pair_card, word(2))),
        ],
        otherwise=(three_card, word(3)),
    )
    return among(action, [(numbers.five, five_cards(action - numbers.five.start))], otherwise=copies(card, many))


def nope(state: State, seat: Word) -> State:
    state = lay(state, seat, cards_of({Card.NOPE: 1}))
    return state._replace(waiting=others(state, seat), asked_after=seat, nopes=state.nopes + 1)


def let_happen(setup: Setup, state: State, seat: Word, luck: Luck) -> State:
    waiting = state.waiting & ~bit(seat)
    numbers, action, resolved = setup.numbers, state.announced, back_to_turn(state)
    effects = [
        (numbers.attack, attack(setup, resolved)),
        (numbers.skip, end_turn(setup, resolved)),
        (numbers.favor, favor(setup, resolved, action)),
        (numbers.shuffle, shuffle(setup, resolved)),
        (numbers.see, see(setup, resolved, luck)),
        (numbers.pair, pair(setup, resolved, action, luck)),
        (numbers.three, three(setup, resolved, action)),
        (numbers.five, five(resolved)),
    ]
    happened = either(state.nopes % 2 == 1, resolved, among(action, effects, otherwise=resolved))
    return either(waiting > 0, state._replace(waiting=waiting), happened)


def attack(setup: Setup, state: State) -> State:
    turns = word(2)
    match setup.edition.attacked_again:
        case AttackedAgain.TWO:
            pass
        case AttackedAgain.REMAINING_PLUS_TWO:
            turns = jnp.where(state.attacked, state.turns + 2, 2)
    following = next_of(setup, others(state, state.turn), state.turn)
    return begin_turn(state, following, turns, attacked=True)


def favor(setup: Setup, state: State, action: Word) -> State:
    match setup.edition.favor_from:
        case FavorFrom.EVERYBODY:
            asked = others(state, state.turn)
        case FavorFrom.ONE:
            asked = bit(action - setup.numbers.favor.start)
    givers = asked & holders(state)
    return either(givers > 0, state._replace(phase=word(GIVING), waiting=givers), state)


def shuffle(setup: Setup, state: State) -> State:
    """No card lies in a certain place any more."""
    unseen = plus(state.unseen, copies(word(KITTEN), total(map(lax.population_count, state.kittens))))
    for place in range(setup.edition.see):
        card = state.peeked >> BITS * place & MOST
        unseen = plus(unseen, copies(card, card > 0))
    nobody = (nowhere(setup),) * setup.seats
    return state._replace(unseen=unseen, kittens=nowhere(setup), peeked=word(0), known=nobody)


def see(setup: Setup, state: State, luck: Luck) -> State:
    """The top cards that lie in no certain place yet are found, from the top on."""
    unseen, kittens, peeked = state.unseen, state.kittens[0], state.peeked
    passed = word(0)  # cards that are no kittens
    for place, lot in enumerate(luck[: setup.edition.see]):
        is_kitten, seen = kittens >> place & 1 > 0, peeked >> BITS * passed & MOST
        is_open = ~is_kitten & (seen == 0) & (place < state.pile)
        found = nth_card(unseen, below(lot, size(unseen), setup.cards))
        unseen = minus(unseen, copies(found, is_open))
        finds_kitten = is_open & (found == KITTEN)
        kittens = kittens | finds_kitten.astype(jnp.uint32) << place
        peeked = peeked | jnp.where(is_open, found << BITS * passed, 0)  # nothing for a kitten, whose number is 0
        passed = passed + ~(is_kitten | finds_kitten)
    shown = top(jnp.minimum(state.pile, setup.edition.see), setup.words)
    known = tuple(
        either(state.turn == seat, tuple(old | new for old, new in zip(places, shown, strict=True)), places)
        for seat, places in enumerate(state.known)
    )
    return state._replace(unseen=unseen, kittens=(kittens, *state.kittens[1:]), peeked=peeked, known=known)


def pair(setup: Setup, state: State, action: Word, luck: Luck) -> State:
    target = (action - setup.numbers.pair.start) % word(setup.seats)
    hand = of_seat(state.hands, target)
    cards = size(hand)  # none, if their last card was a Nope
    card = nth_card(hand, below(luck[0], cards, setup.cards))
    return change_hands(state, target, state.turn, copies(card, cards > 0))


def three(setup: Setup, state: State, action: Word) -> State:
    number = action - setup.numbers.three.start
    target, named = number // len(HELD) % word(setup.seats), number % len(HELD) + HELD[0]
    has_it = count_of(of_seat(state.hands, target), named) > 0
    return change_hands(state, target, state.turn, copies(named, has_it))


def five(state: State) -> State:
    return state._replace(phase=word(PICKING))


def give(state: State, seat: Word, card: Word) -> State:
    state = change_hands(state, seat, state.turn, copies(card + HELD[0]))
    waiting = state.waiting & ~bit(seat)
    return either(waiting > 0, state._replace(waiting=waiting), back_to_turn(state))


def pick(state: State, seat: Word, card: Word) -> State:
    picked = copies(card + HELD[0])
    return back_to_turn(gain(state, seat, picked)._replace(discard=minus(state.discard, picked)))


# How it ended


def over(state: State) -> Flag:
    return state.phase == OVER


def winners(setup: Setup, state: State) -> jax.Array:
    return jnp.stack([member(state.alive, seat) & over(state) for seat in range(setup.seats)])


def reason(state: State) -> jax.Array:
    return jnp.where(over(state), 0, -1)


# What a seat observes


def observe(setup: Setup, state: State, seat: jax.Array) -> jax.Array:
    """What a seat knows, in the order of `encoding.Observation`.

    Of the Draw Pile it remembers what See the Future showed it and where it put a kitten, until a Shuffle or until
    another player puts a kitten back: from then on it could not tell what lies where, though it might tell later, when
    that kitten is drawn. The view of the other engine remembers that too.
    """
    seat = seat.astype(jnp.uint32)
    hand = of_seat(state.hands, seat)
    numbers, action, in_window = setup.numbers, state.announced, state.phase == REACTION
    kinds = [getattr(numbers, kind) for kind in ("attack", "skip", "favor", "shuffle", "see", "pair", "three", "five")]
    announced = among(action, [(kind, word(number)) for number, kind in enumerate(kinds, 1)], otherwise=word(0))
    target = among(
        action,
        [
            (
                numbers.favor if setup.edition.favor_from is FavorFrom.ONE else range(0),
                action - numbers.favor.start + 1,
            ),
            (numbers.pair, (action - numbers.pair.start) % word(setup.seats) + 1),
            (numbers.three, (action - numbers.three.start) // len(HELD) % word(setup.seats) + 1),
        ],
        otherwise=word(0),
    )
    named = among(action, [(numbers.three, (action - numbers.three.start) % len(HELD) + HELD[0])], otherwise=word(0))
    parts = [
        seat,
        *(count(hand, card) for card in HELD),
        *map(size, state.hands),
        *(member(state.alive, seat) for seat in range(setup.seats)),
        *(count(state.discard, card) for card in range(len(Card))),
        state.pile,
        state.turn,
        state.turns,
        state.attacked,
        state.phase,
        *(member(state.waiting, seat) for seat in range(setup.seats)),
        *(jnp.where(in_window, number, 0) for number in (announced, target, named)),
        state.nopes,
        *known_cards(setup, state, of_seat(state.known, seat)),
    ]
    return jnp.stack([part.astype(jnp.int32) for part in parts])


def known_cards(setup: Setup, state: State, known: Places) -> list[Word]:
    """For each place of the Draw Pile, 1 + the number of its card where that is known, otherwise 0."""
    cards, passed = [], word(0)
    for place in range(len(setup.observation.known)):
        is_kitten, is_known = (member(places[place // 32], place % 32) for places in (state.kittens, known))
        card = jnp.where(is_kitten, KITTEN, state.peeked >> BITS * passed & MOST)
        cards += [jnp.where(is_known, card + 1, 0)]
        passed = passed + ~is_kitten
    return cards


# What the rules are written with


def bit(seat: Word) -> Word:
    return word(1) << seat


def member(seats: Word, seat: int) -> Flag:
    return seats >> seat & 1 > 0


def others(state: State, seat: Word) -> Word:
    """The other seats that are alive."""
    return state.alive & ~bit(seat)


def holders(state: State) -> Word:
    """The seats that hold a card."""
    return total([(size(hand) > 0).astype(jnp.uint32) << seat for seat, hand in enumerate(state.hands)])


def next_of(setup: Setup, seats: Word, seat: Word) -> Word:
    """The first of these seats in turn order after a seat."""
    order = seats >> (seat + 1) | seats << (setup.seats - 1 - seat)
    steps = lax.population_count((order & -order) - 1) + 1
    following = seat + steps
    return jnp.where(following >= setup.seats, following - setup.seats, following)


def lay(state: State, seat: Word, cards: Cards) -> State:
    """Cards go from a hand onto the discard pile."""
    hands = tuple(either(seat == other, minus(hand, cards), hand) for other, hand in enumerate(state.hands))
    return state._replace(hands=hands, discard=plus(state.discard, cards))


def gain(state: State, seat: Word, cards: Cards) -> State:
    hands = tuple(either(seat == other, plus(hand, cards), hand) for other, hand in enumerate(state.hands))
    return state._replace(hands=hands)


def change_hands(state: State, giver: Word, taker: Word, cards: Cards) -> State:
    hands = tuple(either(giver == seat, minus(hand, cards), hand) for seat, hand in enumerate(state.hands))
    return gain(state._replace(hands=hands), taker, cards)


def nowhere(setup: Setup) -> Places:
    return (word(0),) * setup.words


def of_seat(values: Sequence[T], seat: Word) -> T:
    """What belongs to a seat."""
    chosen = values[0]
    for other, value in enumerate(values[1:], 1):
        chosen = either(seat == other, value, chosen)
    return chosen


def among(action: Word, results: Sequence[tuple[range, T]], otherwise: T) -> T:
    """The result that stands beside the numbers which an action is among."""
    for numbers, result in results:
        if numbers:
            otherwise = either((action >= numbers.start) & (action < numbers.stop), result, otherwise)
    return otherwise


def either(condition: Flag, this: T, that: T) -> T:
    """One of two trees of words; where both hold the same word, it costs nothing."""
    chosen: T = jax.tree.map(lambda yes, no: yes if yes is no else jnp.where(condition, yes, no), this, that)
    return chosen


def divided(rank: Word, by: Word, most: int) -> tuple[Word, Word]:
    """Quotient, less than `most`, and remainder; there is no fast division of words."""
    quotient = total([rank >= by * n for n in range(1, most)])
    return quotient, rank - quotient * by
