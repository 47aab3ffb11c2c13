"""Both engines of Exploding Kittens side by side: with the same luck they agree on every mask, state and result."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial, reduce
from itertools import islice
from operator import or_
from random import Random
from typing import Any, NamedTuple

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo import Dice, Refused, Script
from mazzo.games.kittens.encoding import CODES, PHASES, REASONS, largest_pile, table
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import ACTIONS, Action
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import EDITIONS, Edition, cards_in_play
from mazzo.games.kittens.rules.events import Drew, Event, Inserted, Peeked, Robbed, Shuffled
from mazzo.games.kittens.rules.state import Reaction, State
from mazzo.games.kittens.vector import rules as kittens
from mazzo.games.kittens.vector.state import Fixed, RandomWords
from mazzo.games.kittens.vector.state import State as Words
from mazzo.research import vector
from mazzo.research.vector.engine import VectorGame
from mazzo.research.vector.words import Array, word_for
from tests.games.settings import choose, with_every_option
from tests.slow import slowly

Kittens = VectorGame[Words, RandomWords]


@dataclass(frozen=True)
class Setting:
    edition: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Edition:
        return KITTENS.edition(self.edition, **self.options)

    @cached_property
    def game(self) -> Kittens:
        return vector.get("kittens", self.seats, self.edition, **self.options)

    @cached_property
    def cards(self) -> int:
        return sum(cards_in_play(self.rules, self.seats).values())

    @cached_property
    def places(self) -> int:
        """The number of words in a set of places of the Draw Pile."""
        return -(-largest_pile(self.rules, self.seats) // 32)

    @cached_property
    def form(self) -> Any:
        return jax.tree.structure(jax.eval_shape(self.game.reset, jax.random.key(0)))

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        return table(self.rules, self.seats).actions

    @cached_property
    def number_of(self) -> dict[Action, int]:
        return table(self.rules, self.seats).number_of

    def __str__(self) -> str:
        return f"{self.edition}-{self.seats}" + "".join(f"-{name}-{value}"[:20] for name, value in self.options.items())


PRINTED = [
    Setting(name, seats)
    for name, rules in EDITIONS.items()
    for seats in range(rules.fewest_seats, rules.most_seats + 1)
]

OPTIONS = [
    *(Setting("it", seats, {"combos": False}) for seats in (2, 5, 7)),
    *(Setting("2015", seats, {"five_different": False}) for seats in (3, 6)),
    Setting("2025", 5, {"five_different": True}),
    Setting("2025", 4, {"combos": False}),
    Setting("2025", 3, {"favor_from": "everybody"}),
    Setting("it", 4, {"attacked_again": "remaining-plus-two"}),
    Setting("it", 3, {"dead_hand": "out-of-the-game"}),
    Setting("it", 3, {"see": 1}),
    Setting("2015", 4, {"see": 8, "deck": {**EDITIONS["it"].deck, Card.SEE: 15}}),
    Setting("it", 4, {"hand": 0}),
    *(Setting("it", seats, {"hand": 12}) for seats in (2, 3, 6)),  # all combos
    Setting("it", 5, {"hand": 9}),  # one card is left beside kittens and Defuses
    Setting("it", 2, {"spare_defuses_for_two": 0}),
    Setting("it", 4, {"spare_defuses": 0}),
    Setting("it", 3, {"second_deck_from": 3}),
]
"""Every option, at its edges and within."""

EVERY_OPTION = [
    Setting(each.edition, each.seats, dict(each.options))
    for each in with_every_option(KITTENS, ("2015", 3), ("2025", 4))
]
"""Together with every option that exists."""

A_FEW = [
    *EVERY_OPTION,
    slowly(Setting("it", 4)),
    slowly(Setting("it", 6)),  # a second deck, as the last one has, and more seats
    slowly(Setting("it", 3, {"second_deck_from": 3, "five_different": False})),
    Setting("it", 2, {"hand": 12, "spare_defuses_for_two": 1, "second_deck_from": 2}),  # large hands have all combos
]
"""Compiling takes seconds, so the quick tests try these."""


# The same games, played by both


class Pile:
    """The places of the Draw Pile that the vector engine knows for certain, and for which seats; updated by events."""

    def __init__(self, setting: Setting, cards: int) -> None:
        self.certain = [False] * cards
        self.known = [[False] * cards for _ in range(setting.seats)]

    def unseen(self, state: State) -> list[Card]:
        return [card for card, is_certain in zip(state.pile, self.certain, strict=True) if not is_certain]

    def follow(self, event: Event) -> None:
        match event:
            case Drew():
                for places in (self.certain, *self.known):
                    places.pop(0)
            case Inserted(seat, int(place)):
                self.certain.insert(place, True)
                for each, places in enumerate(self.known):
                    places.insert(place, each == seat)
                    if each != seat:
                        places[:] = [False] * len(places)
            case Peeked(seat, tuple(cards)):
                for places in (self.certain, self.known[seat]):
                    places[: len(cards)] = [True] * len(cards)
            case Shuffled():
                for places in (self.certain, *self.known):
                    places[:] = [False] * len(places)
            case _:
                pass
        for places in self.known:
            places[32:] = [False] * len(places[32:])


class Games(NamedTuple):
    """Random games of the Python engine, with the words that give the vector engine the same cards."""

    states: list[list[State]]  # game by game, from the deal to the end
    rows: list[list[list[int]]]  # what is compared of each state
    deals: list[list[int]]  # in words
    actions: list[list[int]]
    words: list[list[list[int]]]
    events: list[list[list[Event]]]  # what happened in each step


def python_games(setting: Setting, games: int, seed: int) -> Games:
    played = Games([], [], [], [], [], [])
    for number in range(games):
        python_game(setting, Random(f"{setting} {seed} {number}"), played)
    return played


def python_game(setting: Setting, random: Random, played: Games) -> None:
    rules, seats = setting.rules, setting.seats
    order, pile_order = some_order(setting, random)
    state = KITTENS.deal(rules, seats, Script([order, pile_order]))
    pile, chance, by_kind = Pile(setting, len(state.pile)), Dice(random.getrandbits(64)), random.random() < 0.5
    states, rows, actions, words, happened = [state], [python_row(setting, state, pile)], [], [], []
    while not state.result:
        seat = state.to_act[0]
        possible = KITTENS.legal(state, seat)
        action = choose(random.randrange, possible) if by_kind else random.choice(possible)
        before = state
        state, events = KITTENS.apply(before, seat, action, chance)
        actions.append(setting.number_of[action])
        words.append(words_for(setting, before, pile, events, random))
        for event in events:
            pile.follow(event)
        happened.append(events)
        states.append(state)
        rows.append(python_row(setting, state, pile))
    played.states.append(states)
    played.rows.append(rows)
    played.deals.append([*islice(lots(setting, order), seats * rules.hand), 0])  # one more, as there may be none
    played.actions.append(actions)
    played.words.append(words)
    played.events.append(happened)


def some_order(setting: Setting, random: Random) -> tuple[list[Card], list[Card]]:
    """An order for all but kittens and Defuses, and one for the Draw Pile."""
    counts, dealt = cards_in_play(setting.rules, setting.seats), setting.seats * setting.rules.hand
    set_aside = [Card.KITTEN] * counts.pop(Card.KITTEN) + [Card.DEFUSE] * (counts.pop(Card.DEFUSE) - setting.seats)
    others = [card for card, count in counts.items() for _ in range(count)]
    random.shuffle(others)
    pile = others[dealt:] + set_aside
    random.shuffle(pile)
    return others, pile


def lots(setting: Setting, cards: Iterable[Card], left: Sequence[Card] | None = None) -> Iterator[int]:
    """Words that make the vector engine pick these cards one after the other, from those that are left."""
    cards = list(cards)
    there = list(cards if left is None else left)
    for card in cards:
        rank = sum(CODES[other] < CODES[card] for other in there)
        yield word_for(rank, len(there), most=setting.cards)
        there.remove(card)


def words_for(setting: Setting, state: State, pile: Pile, events: Iterable[Event], random: Random) -> list[int]:
    """The words that reproduce the events. Words without effect are random."""
    words = [random.getrandbits(32) for _ in range(max(1, setting.rules.see))]
    for event in events:
        match event:
            case Drew(_, Card() as card) if not pile.certain[0]:
                words[0] = next(lots(setting, [card], pile.unseen(state)))
            case Robbed(giver, _, Card() as card):
                words[0] = next(lots(setting, [card], state.hands[giver]))
            case Peeked(_, tuple(cards)):
                places = [place for place in range(len(cards)) if not pile.certain[place]]
                found = lots(setting, [cards[place] for place in places], pile.unseen(state))
                for place, word in zip(places, found, strict=True):
                    words[place] = word
            case _:
                pass
    return words


STEPS = 64  # in one compiled program


def vector_rows(game: Kittens, played: Games) -> Any:
    """The same games on the vector engine: [games, steps, columns]."""
    state, rows = deal_all(game, np.array(played.deals, np.uint32)), []
    for first in range(0, 1 + max(map(len, played.actions)), STEPS):
        actions = padded([its[first : first + STEPS] for its in played.actions], nothing=0)
        words = padded([its[first : first + STEPS] for its in played.words], nothing=[0] * len(played.words[0][0]))
        state, states = steps(game, state, actions.astype(np.int32), words.astype(np.uint32))
        rows.append(rows_of(game, states))
    return np.concatenate(rows, axis=1)


def padded(games: Sequence[Sequence[Any]], nothing: Any) -> Any:
    return np.array([[*its, *[nothing] * (STEPS - len(its))] for its in games]).swapaxes(0, 1)


@partial(jax.jit, static_argnames="game")
def deal_all(game: Kittens, deals: Array) -> Words:
    fixed = Fixed(game.edition, game.seats)  # type: ignore[arg-type]
    dealt: Words = jax.vmap(lambda words: kittens.deal(fixed, lambda number: words[number]))(deals)
    return dealt


@partial(jax.jit, static_argnames="game")
def steps(game: Kittens, state: Words, actions: Array, words: Array) -> tuple[Words, Words]:
    """The state after all these steps, and that before each: [games, steps]."""

    def step(state: Words, choice: tuple[Array, Array]) -> tuple[Words, Words]:
        action, words = choice
        return jax.vmap(game.step)(state, action, tuple(words.T)), state

    after, states = lax.scan(step, state, (actions, words))
    return after, jax.tree.map(jnp.transpose, states)


# Both engines are compared by rows of numbers


def columns(setting: Setting) -> list[str]:
    state = jax.eval_shape(lambda: setting.game.reset(jax.random.key(0)))
    names = [jax.tree_util.keystr(path, simple=True) for path, _ in jax.tree_util.tree_leaves_with_path(state)]
    masks = [f"legal from {first}" for first in range(0, setting.game.actions, 32)]
    return [*names, "to_act", "over", "winners", "reason", *masks]


def python_row(setting: Setting, state: State, pile: Pile) -> list[int]:
    reaction = state.phase if isinstance(state.phase, Reaction) else None
    certain_cards = [card for card, is_certain in zip(state.pile, pile.certain, strict=True) if is_certain]
    kittens_at = [c and card is Card.KITTEN for card, c in zip(state.pile, pile.certain, strict=True)]
    shown = [CODES[card] for card in certain_cards if card is not Card.KITTEN]
    return [
        *(word for hand in state.hands for word in nibbles(hand)),
        set_of(seat for seat, alive in enumerate(state.alive) if alive),
        len(state.pile),
        *nibbles(pile.unseen(state)),
        *in_words(set_of(place for place, is_kitten in enumerate(kittens_at) if is_kitten), setting.places),
        sum(code << 4 * place for place, code in enumerate(shown)),
        *(set_of(place for place, is_known in enumerate(known) if is_known) for known in pile.known),
        *nibbles(state.discard),
        state.turn,
        state.turns,
        state.attacked,
        PHASES.index(type(state.phase)),
        set_of(state.to_act),
        reaction.nopes[-1] if reaction and reaction.nopes else state.turn,
        setting.number_of[reaction.action] if reaction else 0,
        len(reaction.nopes) if reaction else 0,
        state.to_act[0] if state.to_act else 0xFFFFFFFF,
        state.result is not None,
        set_of(state.result.winners) if state.result else 0,
        REASONS.index(state.result.reason) if state.result else 0xFFFFFFFF,
        *in_words(set_of(legal_numbers(setting, state)), -(-setting.game.actions // 32)),
    ]


def legal_numbers(setting: Setting, state: State) -> list[int]:
    actions: Sequence[Action] = KITTENS.legal(state, state.to_act[0]) if state.to_act else ()
    return [setting.number_of[action] for action in actions]


def nibbles(cards: Iterable[Card]) -> list[int]:
    return in_words(sum(1 << 4 * CODES[card] for card in cards), 2)


def set_of(numbers: Iterable[int]) -> int:
    return reduce(or_, (1 << number for number in numbers), 0)


def in_words(number: int, words: int) -> list[int]:
    return [number >> 32 * word & 0xFFFFFFFF for word in range(words)]


def rows_of(game: Kittens, states: Words) -> Any:
    to_act, over, winners, reason, legal = map(np.asarray, facts_of(game, states))
    words = [*jax.tree.leaves(states), to_act, over, *words_of(winners), reason, *words_of(legal)]
    return np.stack([np.asarray(word).astype(np.uint32) for word in words], axis=-1)


@partial(jax.jit, static_argnames="game")
def facts_of(game: Kittens, states: Words) -> tuple[Array, ...]:
    def facts(state: Words) -> tuple[Array, ...]:
        return game.to_act(state), game.over(state), game.winners(state), game.reason(state), game.legal(state)

    found: tuple[Array, ...] = jax.vmap(jax.vmap(facts))(states)
    return found


def words_of(mask: Any) -> list[Any]:
    """The words of a set, from bool[..., n]."""
    padding = [(0, 0)] * (mask.ndim - 1) + [(0, -mask.shape[-1] % 32)]
    return list(np.moveaxis(np.packbits(np.pad(mask, padding), axis=-1, bitorder="little").view("<u4"), -1, 0))


def unpacked(setting: Setting, rows: Any) -> Any:
    return jax.tree.unflatten(setting.form, list(np.asarray(rows, np.uint32).T[: setting.form.num_leaves]))


def disagreement(setting: Setting, games: int, seed: int, game: Kittens | None = None) -> str | None:
    """The first disagreement of the engines, in this many random games."""
    played = python_games(setting, games, seed)
    found = vector_rows(game or setting.game, played)
    for number, rows in enumerate(played.rows):
        wanted = np.array(rows, np.uint32)
        waits = np.repeat(wanted[-1:], found.shape[1] - len(wanted), axis=0)  # until the other games are over
        for step, column in np.argwhere(found[number] != np.concatenate([wanted, waits])):
            told, got = columns(setting)[column], found[number, step, column]
            return f"game {number}, step {step}: {told} is {got:#x}, not {rows[min(step, len(rows) - 1)][column]:#x}"
    return None


@pytest.mark.parametrize("setting", A_FEW, ids=str)
def test_both_engines_agree_in_random_games(setting: Setting) -> None:
    assert disagreement(setting, games=60, seed=1) is None


def test_these_games_have_every_kind_of_action_in_them() -> None:
    setting = Setting("it", 2, {"hand": 12})
    played = python_games(setting, games=60, seed=1)
    kinds = Counter(type(setting.actions[number]) for its in played.actions for number in its)
    assert set(kinds) == set(ACTIONS)
    assert min(kinds.values()) > 20
    nopes = Counter(
        len(state.phase.nopes) for its in played.states for state in its if isinstance(state.phase, Reaction)
    )
    assert nopes[3] > 0


@pytest.mark.slow
@pytest.mark.parametrize("setting", [*PRINTED, *OPTIONS], ids=str)
def test_both_engines_agree_in_a_hundred_thousand_games(setting: Setting) -> None:
    games, at_once = -(-100_000 // len([*PRINTED, *OPTIONS])), 256
    for first in range(0, games, at_once):
        assert disagreement(setting, at_once, seed=first) is None


# Unsupported settings


def test_a_deck_with_too_many_equal_cards_is_refused() -> None:
    with pytest.raises(Refused, match="up to 15 of a card"):
        vector.get("kittens", 6, deck={**EDITIONS["it"].deck, Card.SEE: 8})


def test_a_future_that_is_too_long_is_refused() -> None:
    with pytest.raises(Refused, match="shows up to 8 cards"):
        vector.get("kittens", see=9)


def test_a_deck_too_small_for_its_seats_is_refused() -> None:
    with pytest.raises(Refused, match="other cards"):
        vector.get("kittens", 5, hand=10)


def test_the_same_table_is_the_same_game_and_is_compiled_once() -> None:
    assert vector.get("kittens", 4, "2015", see=2) is vector.get("kittens", 4, "2015", see=2)
    assert vector.get("kittens", 4, "2015", see=2) is not vector.get("kittens", 4, "2015")
