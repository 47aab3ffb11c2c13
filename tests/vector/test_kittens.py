"""Both engines of Exploding Kittens side by side: with the same luck they agree on every mask, state and result."""
# ruff: noqa: E402 (what is imported below needs JAX)

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial, reduce
from itertools import islice
from math import comb, sqrt
from operator import or_
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import mazzo.vector
from mazzo import Dice, Refused, Script
from mazzo.core.perft import perft
from mazzo.games.kittens import KITTENS
from mazzo.games.kittens.actions import Action
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import EDITIONS, Edition, cards_in_play
from mazzo.games.kittens.encoding import CODES, PHASES, REASONS, certain, largest_pile, observation, observation_parts, table
from mazzo.games.kittens.events import Drew, Event, Inserted, Peeked, Robbed, Shuffled
from mazzo.games.kittens.state import Reaction, State
from mazzo.vector import _cards, kittens
from mazzo.vector.engine import Array, VectorGame, below, word_for
from tests.games.settings import choose

Kittens = VectorGame[kittens.State, kittens.Luck]


@dataclass(frozen=True)
class Setting:
    """A table that both engines can play at."""

    edition: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Edition:
        return KITTENS.edition(self.edition, **self.options)

    @cached_property
    def game(self) -> Kittens:
        return mazzo.vector.get("kittens", self.seats, self.edition, **self.options)

    @cached_property
    def cards(self) -> int:
        return sum(cards_in_play(self.rules, self.seats).values())

    @cached_property
    def places(self) -> int:
        """How many words a set of places of the Draw Pile has."""
        return -(-largest_pile(self.rules, self.seats) // 32)

    @cached_property
    def number_of(self) -> dict[Action, int]:
        return table(self.rules, self.seats).number_of

    def __str__(self) -> str:
        return f"{self.edition}-{self.seats}" + "".join(f"-{name}-{value}"[:20] for name, value in self.options.items())


PRINTED = [
    Setting(name, seats) for name, rules in EDITIONS.items() for seats in range(rules.fewest_seats, rules.most_seats + 1)
]

OPTIONS = [
    *(Setting("it", seats, {"combos": False}) for seats in (2, 5, 7)),
    *(Setting("2015", seats, {"five_different": False}) for seats in (3, 6)),
    Setting("2025", 5, {"five_different": True}),
    Setting("2025", 4, {"combos": False}),
    Setting("2025", 3, {"favor_from": "everybody"}),
    Setting("it", 4, {"attacked_again": "remaining-plus-two"}),
    Setting("it", 3, {"dead_hand": "out-of-the-game"}),
    Setting("it", 3, {"see": 0}),
    Setting("2015", 4, {"see": 8, "deck": {**EDITIONS["it"].deck, Card.SEE: 15}}),
    Setting("it", 4, {"hand": 0}),
    Setting("it", 5, {"hand": 9}),  # one card is left beside kittens and Defuses
    Setting("it", 2, {"spare_defuses_for_two": 0}),
    Setting("it", 3, {"second_deck_from": 3}),
]
"""Every option, at its edges and within."""

A_FEW = [
    Setting("it", 4),
    Setting("it", 6),
    Setting("2015", 3),
    Setting("2025", 2),
    Setting("2025", 4, {"combos": False}),
]


# The same games, played by both


class Pile:
    """Which cards of the Draw Pile lie in a certain place for the vector engine, and for whom: kept by events alone."""

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


class Games(NamedTuple):
    """Random games of the Python engine: what was chosen, and luck by which the vector engine has the same cards."""

    states: list[list[State]]  # game by game, from the deal to the end
    rows: list[list[list[int]]]  # what is compared of each state
    deals: Any  # [games, cards], in words
    actions: list[list[int]]
    luck: list[list[list[int]]]


def python_games(setting: Setting, games: int, seed: int) -> Games:
    played = Games([], [], [], [], [])
    for number in range(games):
        python_game(setting, Random(f"{setting} {seed} {number}"), played)
    return played


def python_game(setting: Setting, random: Random, played: Games) -> None:
    rules, seats = setting.rules, setting.seats
    order, pile_order = some_order(setting, random)
    state = KITTENS.deal(rules, seats, Script([order, pile_order]))
    pile, chance, by_kind = Pile(setting, len(state.pile)), Dice(random.getrandbits(64)), random.random() < 0.5
    states, rows, actions, luck = [state], [python_row(setting, state, pile)], [], []
    while not state.result:
        seat = state.to_act[0]
        possible = KITTENS.legal(state, seat)
        action = choose(random.randrange, possible) if by_kind else random.choice(possible)
        before = state
        state, events = KITTENS.apply(before, seat, action, chance)
        actions.append(setting.number_of[action])
        luck.append(luck_for(setting, before, pile, events, random))
        for event in events:
            pile.follow(event)
        states.append(state)
        rows.append(python_row(setting, state, pile))
    played.states.append(states)
    played.rows.append(rows)
    played.deals.append([word for word, _ in zip(lots(setting, order), range(seats * rules.hand), strict=False)])
    played.actions.append(actions)
    played.luck.append(luck)


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


def luck_for(setting: Setting, state: State, pile: Pile, events: Iterable[Event], random: Random) -> list[int]:
    """The luck by which what happened happens again. Words that must not matter are random."""
    luck = [random.getrandbits(32) for _ in range(max(1, setting.rules.see))]
    for event in events:
        match event:
            case Drew(_, Card() as card) if not pile.certain[0]:
                luck[0] = next(lots(setting, [card], pile.unseen(state)))
            case Robbed(_, giver, Card() as card):
                luck[0] = next(lots(setting, [card], state.hands[giver]))
            case Peeked(_, tuple(cards)):
                places = [place for place in range(len(cards)) if not pile.certain[place]]
                words = lots(setting, [cards[place] for place in places], pile.unseen(state))
                for place, word in zip(places, words, strict=True):
                    luck[place] = word
            case _:
                pass
    return luck


STEPS = 64  # that are compiled at once


def vector_rows(game: Kittens, played: Games) -> Any:
    """The same games on the vector engine: [games, steps + 1, columns]."""
    state = deal_all(game, np.array(played.deals, np.uint32))
    rows = [rows_of(game, jax.tree.map(lambda word: word[:, None], state))]
    longest = max(map(len, played.actions))
    for first in range(0, longest, STEPS):
        actions = padded([its[first : first + STEPS] for its in played.actions], nothing=0)
        luck = padded([its[first : first + STEPS] for its in played.luck], nothing=[0] * len(played.luck[0][0]))
        state, states = steps(game, state, actions.astype(np.int32), luck.astype(np.uint32))
        rows.append(rows_of(game, states))
    return np.concatenate(rows, axis=1)


def padded(games: Sequence[Sequence[Any]], nothing: Any) -> Any:
    """[steps, games, ...]"""
    return np.array([[*its, *[nothing] * (STEPS - len(its))] for its in games]).swapaxes(0, 1)


@partial(jax.jit, static_argnames="game")
def deal_all(game: Kittens, deals: Array) -> kittens.State:
    fixed = kittens.Fixed(game.edition, game.seats)  # type: ignore[arg-type]
    return jax.vmap(lambda words: kittens.deal(fixed, lambda number: words[number]))(deals)


@partial(jax.jit, static_argnames="game")
def steps(game: Kittens, state: kittens.State, actions: Array, luck: Array) -> tuple[kittens.State, kittens.State]:
    """The last state, and all of them: [games, steps]."""

    def step(state: kittens.State, choice: tuple[Array, Array]) -> tuple[kittens.State, kittens.State]:
        action, words = choice
        after = jax.vmap(game.step)(state, action, tuple(words.T))
        return after, after

    after, states = lax.scan(step, state, (actions, luck))
    return after, jax.tree.map(jnp.transpose, states)


# What is compared: everything, as a row of numbers


def columns(setting: Setting) -> list[str]:
    state = jax.eval_shape(lambda: setting.game.reset(jax.random.key(0)))
    names = [jax.tree_util.keystr(path, simple=True) for path, _ in jax.tree_util.tree_leaves_with_path(state)]
    masks = [f"legal from {first}" for first in range(0, setting.game.actions, 32)]
    return [*names, "to_act", "over", "winners", "reason", *masks]


def python_row(setting: Setting, state: State, pile: Pile) -> list[int]:
    window = state.phase if isinstance(state.phase, Reaction) else None
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
        *(
            word
            for known in pile.known
            for word in in_words(set_of(place for place, is_known in enumerate(known) if is_known), setting.places)
        ),
        *nibbles(state.discard),
        state.turn,
        state.turns,
        state.attacked,
        PHASES.index(type(state.phase)),
        set_of(state.to_act),
        window.nopes[-1] if window and window.nopes else state.turn,
        setting.number_of[window.action] if window else 0,
        len(window.nopes) if window else 0,
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


def rows_of(game: Kittens, states: kittens.State) -> Any:
    """[games, steps, columns]"""
    to_act, over, winners, reason, legal = map(np.asarray, facts_of(game, states))
    words = [*jax.tree.leaves(states), to_act, over, *words_of(winners), reason, *words_of(legal)]
    return np.stack([np.asarray(word).astype(np.uint32) for word in words], axis=-1)


@partial(jax.jit, static_argnames="game")
def facts_of(game: Kittens, states: kittens.State) -> tuple[Array, ...]:
    def facts(state: kittens.State) -> tuple[Array, ...]:
        return game.to_act(state), game.over(state), game.winners(state), game.reason(state), game.legal(state)

    return jax.vmap(jax.vmap(facts))(states)


def words_of(mask: Any) -> list[Any]:
    """The words of a set, from bool[..., n]."""
    padding = [(0, 0)] * (mask.ndim - 1) + [(0, -mask.shape[-1] % 32)]
    return list(np.moveaxis(np.packbits(np.pad(mask, padding), axis=-1, bitorder="little").view("<u4"), -1, 0))


def disagreement(setting: Setting, games: int, seed: int, game: Kittens | None = None) -> str | None:
    """Where the engines part first, in so many random games."""
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


@pytest.mark.slow
@pytest.mark.parametrize("setting", [*PRINTED, *OPTIONS], ids=str)
def test_both_engines_agree_in_a_hundred_thousand_games(setting: Setting) -> None:
    games, at_once = -(-100_000 // len([*PRINTED, *OPTIONS])), 256
    for first in range(0, games, at_once):
        assert disagreement(setting, at_once, seed=first) is None
