"""The rules of Exploding Kittens on packed words, in the order of games/kittens/rules/rules.py, to compare them.

Every rule computes its resulting state, whether it applies or not; `where` and `among` select the right one. state.py
explains how a state is packed, and why nothing is ever shuffled.
"""

from collections.abc import Callable
from functools import partial

import jax.numpy as jnp
from jax import lax

from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import AttackedAgain, DeadHand, FavorFrom
from mazzo.games.kittens.vector.cards import (
    BITS,
    DEFUSE,
    HELD,
    KITTEN,
    MOST,
    Cards,
    cards_of,
    copies,
    count,
    count_any,
    drawn,
    inserted,
    minus,
    nth_card,
    plus,
    top_places,
    total,
)
from mazzo.games.kittens.vector.state import (
    GIVING,
    INSERTING,
    NOBODY,
    OVER,
    PICKING,
    REACTION,
    TURN,
    Fixed,
    Move,
    RandomWords,
    State,
    among,
    bit,
    is_among,
    one_by_one,
    over,
)
from mazzo.research.vector.engine import at_once
from mazzo.research.vector.words import AnyKey, Array, below, one_of, size, where, word_at, words

# Chance


def reset(fixed: Fixed, key: AnyKey) -> State:
    """A new game."""
    return deal(fixed, partial(word_at, key))


def chance(fixed: Fixed, key: AnyKey) -> RandomWords:
    return words(key, max(1, fixed.edition.see))


def any_card(fixed: Fixed, cards: Cards, chance: Array) -> Array:
    """A random card of these; an arbitrary one if there are none."""
    return nth_card(cards, below(chance, total(cards), most=fixed.cards))


# Set-up


def deal(fixed: Fixed, chance: Callable[[Array], Array]) -> State:
    """Deal from all cards but kittens and Defuses; add both to the rest (rule 2). Card i uses the word `chance(i)`."""

    def next_card(others: Cards, number: Array) -> tuple[Cards, Cards]:
        card = copies(any_card(fixed, others, chance(number)))
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


# Effects


def apply(fixed: Fixed, state: State, action: Array, chance: RandomWords) -> State:
    """Apply the action of the seat to act."""
    seat, number, action = fixed.acting(state), fixed.numbers, action.astype(jnp.uint32)
    nobody, picked = jnp.uint32(NOBODY), first_picked(fixed, state, action, chance[0])
    state = state._replace(move=Move(nobody, nobody, cards_of({})))
    after = among(
        action,
        [
            (number.draw, draw(fixed, state, state.turn, picked)),
            (number.nope, nope(state, seat)),
            (number.pass_, let_happen(fixed, state, seat, picked, chance)),
            (number.give, give(state, seat, action - number.give.start + HELD[0])),
            (number.pick, pick(state, state.turn, action - number.pick.start + HELD[0])),
            (number.insert, insert(fixed, state, state.turn, action - number.insert.start)),
        ],
        otherwise=announce(fixed, state, state.turn, action),
    )
    return after.settled()


def first_picked(fixed: Fixed, state: State, action: Array, chance: Array) -> Array:
    """A random card of the robbed hand, or of the unseen cards. Most steps need no other random card."""
    is_robbery = is_among(action, fixed.numbers.pass_) & is_among(state.announced, fixed.numbers.pair)
    robbed = one_of(state.hands, fixed.named_seat(state.announced))
    return any_card(fixed, where(is_robbery, robbed, state.unseen), chance)


def draw(fixed: Fixed, state: State, seat: Array, picked: Array) -> State:
    card, state = take_the_top(state, picked)
    kept = end_turn(fixed, state.gain(seat, copies(card)))
    defused = state.lay(seat, cards_of({Card.DEFUSE: 1}))._replace(phase=jnp.uint32(INSERTING))
    has_defuse = count(one_of(state.hands, seat), DEFUSE) > 0
    return where(card != KITTEN, kept, where(has_defuse, defused, explode(fixed, state, seat)))


def take_the_top(state: State, picked: Array) -> tuple[Array, State]:
    """The top card of the Draw Pile, and the state without it."""
    is_kitten, shown = state.kittens[0] & 1 == 1, state.shown & MOST
    is_unseen = ~is_kitten & (shown == 0)
    card = jnp.where(is_kitten, KITTEN, jnp.where(is_unseen, picked, shown))
    return card, state._replace(
        pile=state.pile - 1,
        unseen=minus(state.unseen, copies(picked, is_unseen)),
        kittens=drawn(state.kittens),
        shown=jnp.where(is_kitten, state.shown, state.shown >> BITS),
        known=tuple(places >> 1 for places in state.known),
    )


def insert(fixed: Fixed, state: State, seat: Array, place: Array) -> State:
    """Put a kitten back. The others then know no place in the Draw Pile, since any card may have moved."""
    (known,) = inserted((one_of(state.known, seat),), place)
    state = state._replace(
        pile=state.pile + 1,
        kittens=inserted(state.kittens, place),
        known=tuple(jnp.where(seat == each, known, 0) for each in range(fixed.seats)),
    )
    return end_turn(fixed, state)


def explode(fixed: Fixed, state: State, seat: Array) -> State:
    living = state.others(seat)
    state = state._replace(alive=living, discard=plus(state.discard, cards_of({Card.KITTEN: 1})))
    match fixed.edition.dead_hand:
        case DeadHand.DISCARD_PILE:
            state = state.lay(seat, one_of(state.hands, seat))
        case DeadHand.OUT_OF_THE_GAME:
            pass
    ended = state._replace(phase=jnp.uint32(OVER), waiting=jnp.uint32(0))
    following = state.begin_turn(fixed.next_of(living, seat), turns=1, attacked=0)
    return where(size([living]) == 1, ended, following)


def end_turn(fixed: Fixed, state: State) -> State:
    """End one turn; the same player continues if they have turns left."""
    following = fixed.next_of(state.others(state.turn), state.turn)
    return where(
        state.turns > 1,
        state.begin_turn(state.turn, state.turns - 1, state.attacked),
        state.begin_turn(following, turns=1, attacked=0),
    )


def announce(fixed: Fixed, state: State, seat: Array, action: Array) -> State:
    state = state.lay(seat, fixed.cost(action))
    return state._replace(phase=jnp.uint32(REACTION), waiting=state.others(seat), announced=action)


def nope(state: State, seat: Array) -> State:
    state = state.lay(seat, cards_of({Card.NOPE: 1}))
    return state._replace(waiting=state.others(seat), last=seat, nopes=state.nopes + 1)


def let_happen(fixed: Fixed, state: State, seat: Array, picked: Array, chance: RandomWords) -> State:
    waiting, resolved = state.waiting & ~bit(seat), state.back_to_turn()
    action, number = state.announced, fixed.numbers
    took_effect = among(
        action,
        [
            (number.attack, attack(fixed, resolved)),
            (number.skip, skip(fixed, resolved)),
            (number.favor, favor(fixed, resolved, action)),
            (number.shuffle, shuffle(fixed, resolved)),
            (number.see, see(fixed, resolved, picked, chance)),
            (number.pair, pair(fixed, resolved, action, picked)),
            (number.three, three(fixed, resolved, action)),
        ],
        otherwise=five(resolved),
    )
    is_cancelled = state.nopes & 1 == 1
    return where(waiting > 0, state._replace(waiting=waiting), where(is_cancelled, resolved, took_effect))


def attack(fixed: Fixed, state: State) -> State:
    turns: int | Array = 2
    match fixed.edition.attacked_again:
        case AttackedAgain.TWO:
            pass
        case AttackedAgain.REMAINING_PLUS_TWO:
            turns = 2 + state.attacked * state.turns
    return state.begin_turn(fixed.next_of(state.others(state.turn), state.turn), turns, attacked=1)


def skip(fixed: Fixed, state: State) -> State:
    return end_turn(fixed, state)


def favor(fixed: Fixed, state: State, action: Array) -> State:
    from_one = fixed.edition.favor_from is FavorFrom.ONE
    asked = bit(action - fixed.numbers.favor.start) if from_one else state.others(state.turn)
    givers = asked & state.holders()
    return where(givers > 0, state._replace(phase=jnp.uint32(GIVING), waiting=givers), state)


def shuffle(fixed: Fixed, state: State) -> State:
    """Shuffle: all cards of the Draw Pile become unseen."""
    unseen = plus(state.unseen, copies(jnp.uint32(KITTEN), size(state.kittens)))
    for place in range(fixed.edition.see):
        card = state.shown >> BITS * place & MOST
        unseen = plus(unseen, copies(card, card > 0))
    nobody = (jnp.uint32(0),) * fixed.seats
    return state._replace(unseen=unseen, kittens=fixed.nowhere, shown=jnp.uint32(0), known=nobody)


def see(fixed: Fixed, state: State, picked: Array, chance: RandomWords) -> State:
    """Fix the places of the unseen cards at the top."""
    unseen, kittens, shown, see = state.unseen, state.kittens[0], state.shown, fixed.edition.see
    passed = jnp.uint32(0)  # the bits of cards that are not kittens
    for place, word in enumerate(chance[:see]):
        is_kitten, card = kittens >> place & 1 == 1, shown >> passed & MOST
        is_unseen = ~is_kitten & (card == 0) & (place < state.pile)
        picked = any_card(fixed, unseen, word) if place else picked
        unseen = minus(unseen, copies(picked, is_unseen))
        is_found = is_unseen & (picked == KITTEN)
        kittens = kittens | jnp.uint32(is_found) << place
        shown = shown | jnp.where(is_unseen, picked << passed, 0)  # a kitten has the number 0 and adds nothing
        passed = jnp.where(is_kitten | is_found, passed, passed + BITS)
    (top,) = top_places(jnp.minimum(state.pile, see), words=1)
    known = tuple(jnp.where(state.turn == seat, places | top, places) for seat, places in enumerate(state.known))
    return state._replace(unseen=unseen, kittens=(kittens, *state.kittens[1:]), shown=shown, known=known)


def pair(fixed: Fixed, state: State, action: Array, picked: Array) -> State:
    target = fixed.named_seat(action)
    hand = one_of(state.hands, target)
    return state.change_hands(target, state.turn, copies(picked, total(hand) > 0))  # their last card may be a Nope


def three(fixed: Fixed, state: State, action: Array) -> State:
    target, card = fixed.named_seat(action), fixed.named_card(action)
    has_it = count_any(one_of(state.hands, target), card) > 0
    return state.change_hands(target, state.turn, copies(card, has_it))


def five(state: State) -> State:
    return state._replace(phase=jnp.uint32(PICKING))


def give(state: State, seat: Array, card: Array) -> State:
    state = state.change_hands(seat, state.turn, copies(card))
    waiting = state.waiting & ~bit(seat)
    return where(waiting > 0, state._replace(waiting=waiting), state.back_to_turn())


def pick(state: State, seat: Array, card: Array) -> State:
    return state.change_hands(state.discard_place, seat, copies(card)).back_to_turn()


# Queries


def to_act(fixed: Fixed, state: State) -> Array:
    return jnp.where(over(state), -1, fixed.acting(state).astype(jnp.int32))


def winners(fixed: Fixed, state: State) -> Array:
    return over(state) & one_by_one(state.alive, fixed.seats)


def reason(state: State) -> Array:
    return jnp.where(over(state), 0, -1)
