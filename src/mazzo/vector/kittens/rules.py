"""The rules of Exploding Kittens on words, in the order of games/kittens/rules.py: read one beside the other.

A rule makes the state that comes of it, whether it applies or not; `either` and `among` take the one that does. How a
state is packed, and why nothing is ever shuffled, is told in state.py.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial, reduce
from operator import add
from typing import NamedTuple

import jax.numpy as jnp
import msgspec
from jax import lax

from mazzo.core.errors import Refused
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import AttackedAgain, DeadHand, Edition, FavorFrom, check
from mazzo.games.kittens.encoding import (
    CODES,
    REASONS,
    action_count,
    five_cards,
    pair_cards,
    three_cards,
)
from mazzo.vector.engine import VectorGame, at_once
from mazzo.vector.kittens.cards import (
    ATTACK,
    BITS,
    DEFUSE,
    FAVOR,
    HELD,
    IN_A_WORD,
    KITTEN,
    MOST,
    NOPE,
    SEE,
    SHUFFLE,
    SKIP,
    Cards,
    Kinds,
    at_least,
    cards_of,
    choose,
    copies,
    count,
    count_any,
    drawn,
    fives,
    has,
    in_hand_order,
    inserted,
    minus,
    nth_card,
    nth_five,
    nth_kind,
    plus,
    restricted,
    top_places,
    total,
)
from mazzo.vector.kittens.greedy import greedy
from mazzo.vector.kittens.memory import Memory, at_the_start, learn
from mazzo.vector.kittens.memory import sight as sight_of_memory
from mazzo.vector.kittens.state import (
    GIVING,
    INSERTING,
    OVER,
    PICKING,
    REACTION,
    TURN,
    Fixed,
    Luck,
    State,
    acting,
    among,
    back_to_turn,
    begin_turn,
    bit,
    change_hands,
    cost,
    either,
    gain,
    holders,
    lay,
    named_card,
    named_seat,
    next_of,
    of_seat,
    one_by_one,
    others,
    over,
)
from mazzo.vector.kittens.view import sight, sight_of_table, widths
from mazzo.vector.words import AnyKey, Array, below, if_in, nth, side_by_side, size, word_at, words


def game(edition: Edition, seats: int) -> VectorGame[State, Luck]:
    """Exploding Kittens of this edition, for a number of seats."""
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
        mask=partial(mask, fixed),
        to_act=partial(to_act, fixed),
        sight=partial(sight, fixed),
        widths=widths(fixed, version=1),
        over=over,
        winners=partial(winners, fixed),
        reason=reason,
        greedy=greedy,
        any_legal=partial(any_legal, fixed),
        forced=partial(must_pass, fixed),
        most_forced=min(3, seats - 1),
    )


class Remembered(NamedTuple):
    """A state, and what everybody remembers."""

    state: State
    memory: Memory


def remembering(edition: Edition, seats: int) -> VectorGame[Remembered, Luck]:
    """The same game; its observations are of the second version."""
    return _remembering(game(edition, seats))


@cache
def _remembering(plain: VectorGame[State, Luck]) -> VectorGame[Remembered, Luck]:
    fixed = Fixed(plain.edition, plain.seats)  # type: ignore[arg-type]

    def begin(key: AnyKey) -> Remembered:
        return Remembered(plain.reset(key), at_the_start(fixed))

    def go_on(now: Remembered, action: Array, luck: Luck) -> Remembered:
        after = plain.apply(now.state, action, luck)
        return Remembered(after, learn(fixed, now.memory, now.state, action, after))

    def sight_of_all(now: Remembered, seat: Array) -> list[Array]:
        return [*sight_of_table(fixed, now.state, seat), *sight_of_memory(now.memory, seat)]

    return VectorGame(
        name=plain.name,
        edition=plain.edition,
        seats=plain.seats,
        actions=plain.actions,
        reasons=plain.reasons,
        reset=begin,
        luck=plain.luck,
        apply=go_on,
        mask=lambda now: plain.mask(now.state),
        to_act=lambda now: plain.to_act(now.state),
        sight=sight_of_all,
        widths=widths(fixed, version=2),
        over=lambda now: plain.over(now.state),
        winners=lambda now: plain.winners(now.state),
        reason=lambda now: plain.reason(now.state),
        greedy=plain.greedy,
        any_legal=lambda now, luck: any_legal(fixed, now.state, luck),
        forced=lambda now: must_pass(fixed, now.state),
        most_forced=plain.most_forced,
    )


def must_pass(fixed: Fixed, state: State) -> tuple[Array, Array]:
    """Whether the seat to act is asked for a Nope and has none, and the number of its only choice then."""
    hand = of_seat(state.hands, acting(fixed, state))
    is_forced = (state.phase == REACTION) & (count(hand, NOPE) == 0)
    return is_forced, jnp.int32(fixed.numbers.pass_.start)


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
    others, dealt = lax.scan(next_card, others, jnp.arange(seats * hand), unroll=at_once(seats * hand))
    plain, cats = (jnp.sum(half.reshape(seats, hand), axis=1, dtype=jnp.uint32) for half in dealt)
    return State(
        hands=tuple(plus(Cards(plain[seat], cats[seat]), cards_of({Card.DEFUSE: 1})) for seat in range(seats)),
        alive=jnp.uint32((1 << seats) - 1),
        pile=jnp.uint32(fixed.pile),
        unseen=plus(others, cards_of(set_aside)),
        kittens=fixed.nowhere,
        shown=jnp.uint32(0),
        known=(jnp.uint32(0),) * seats,
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


def mask(fixed: Fixed, state: State) -> tuple[Array, ...]:
    """What the seat to act may do: a set of the numbers of games/kittens/encoding.py."""
    can, number, edition = choices(fixed, state), fixed.numbers, fixed.edition
    every_card = [jnp.uint32((1 << len(HELD)) - 1)]

    def with_each(kinds: Kinds, cards: Sequence[Card]) -> Iterator[Array]:
        """The targets, for each card that somebody can be named with."""
        return (jnp.where(has(kinds, CODES[card]) == 1, can.targets, 0) for card in cards)

    threes = [
        (if_in(targets >> target & 1 == 1, every_card), len(HELD))
        for targets in with_each(can.three, three_cards(edition))
        for target in range(fixed.seats)
    ]
    return side_by_side(
        [
            ([can.singles], number.see.stop),
            *(([targets], fixed.seats) for targets in with_each(can.pair, pair_cards(edition))),
            *threes,
            (fives(can.five), len(number.five)),
            ([can.window], 2),
            ([in_hand_order(can.give)], len(number.give)),
            ([in_hand_order(can.pick)], len(number.pick)),
            (top_places(can.places, -(-fixed.pile // 32)), fixed.pile),
        ]
    )


def any_legal(fixed: Fixed, state: State, luck: Array) -> Array:
    """A legal action, each as likely as another: of n that are legal, the one with the rank `below(luck, n)`.

    It is the one that would be picked from the mask. But the mask has over a thousand flags, and it takes none of them:
    how many actions of a kind are legal, and which of these has a rank, is arithmetic on the choices.
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

    # For each kind of action: its numbers, how many of them are legal, and which of these has a rank.
    groups: list[tuple[range, Array, Callable[[Array], Array]]] = [
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
    rank = below(luck, reduce(add, (many for _, many, _ in groups)), most=number.insert.stop)
    action: Array = jnp.int32(0)
    before: Array = jnp.uint32(0)
    for some, many, with_rank in groups:
        action = jnp.where(rank >= before, (some.start + with_rank(rank - before)).astype(jnp.int32), action)
        before = before + many
    return action


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
        known=tuple(places >> 1 for places in state.known),
    )


def insert(fixed: Fixed, state: State, seat: Array, place: Array) -> State:
    """The others no longer know the Draw Pile: any card may have moved."""
    (known,) = inserted((of_seat(state.known, seat),), place)
    state = state._replace(
        pile=state.pile + 1,
        kittens=inserted(state.kittens, place),
        known=tuple(jnp.where(seat == each, known, 0) for each in range(fixed.seats)),
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
    from_one = fixed.edition.favor_from is FavorFrom.ONE
    asked = bit(action - fixed.numbers.favor.start) if from_one else others(state, state.turn)
    givers = asked & holders(state)
    return either(givers > 0, state._replace(phase=jnp.uint32(GIVING), waiting=givers), state)


def shuffle(fixed: Fixed, state: State) -> State:
    """No card lies in a certain place any more."""
    unseen = plus(state.unseen, copies(jnp.uint32(KITTEN), size(state.kittens)))
    for place in range(fixed.edition.see):
        card = state.shown >> BITS * place & MOST
        unseen = plus(unseen, copies(card, card > 0))
    nobody = (jnp.uint32(0),) * fixed.seats
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
    (top,) = top_places(jnp.minimum(state.pile, see), words=1)
    known = tuple(jnp.where(state.turn == seat, places | top, places) for seat, places in enumerate(state.known))
    return state._replace(unseen=unseen, kittens=(kittens, *state.kittens[1:]), shown=shown, known=known)


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


# How it stands


def to_act(fixed: Fixed, state: State) -> Array:
    return jnp.where(over(state), -1, acting(fixed, state).astype(jnp.int32))


def winners(fixed: Fixed, state: State) -> Array:
    return over(state) & one_by_one(state.alive, fixed.seats)


def reason(state: State) -> Array:
    return jnp.where(over(state), 0, -1)
