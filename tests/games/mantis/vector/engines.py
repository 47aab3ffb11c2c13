"""The same games of Mantis on both engines, and the first difference."""

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo import Script
from mazzo.games.mantis.encoding import action_number
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.observations import observation
from mazzo.games.mantis.rules.cards import COLORS, Card
from mazzo.games.mantis.rules.editions import EDITIONS, Edition, printed
from mazzo.games.mantis.rules.rules import REASONS
from mazzo.games.mantis.rules.state import Raiding, State
from mazzo.games.mantis.vector import rules as mantis
from mazzo.research import vector
from mazzo.research.vector.engine import VectorGame
from mazzo.research.vector.words import Array, word_for
from tests.games.settings import with_every_option
from tests.slow import slowly

Mantis = VectorGame[mantis.State, Array]

compiled = partial(jax.jit, static_argnames="game", compiler_options={"xla_backend_optimization_level": 0})
"""Without optimisation, because compiling takes longer than running."""


class Setting(NamedTuple):
    edition: str
    seats: int
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)

    @property
    def rules(self) -> Edition:
        return MANTIS.edition(self.edition, **self.options)

    @property
    def game(self) -> Mantis:
        return vector.get("mantis", self.seats, self.edition, **self.options)

    def __str__(self) -> str:
        return f"{self.edition}-{self.seats}" + "".join(f"-{option}" for option in self.options)


ODD_DECK = EDITIONS["it"].deck[::4]
"""27 cards, of some colours more than of others, some with icons."""

OPTIONS = [
    *(Setting("it", seats, {"icons": icons}) for icons in ("front", "off") for seats in (2, 4)),
    Setting("en", 2, {"target_for_two": 5}),
    Setting("en", 3, {"target": 1}),
    Setting("it", 3, {"target": 30}),  # as a rule the Draw Pile runs out first
    Setting("it", 5, {"target": 105}),  # it always does
    Setting("de", 4, {"hand": 0}),
    Setting("it", 6, {"deck": EDITIONS["it"].deck[::2], "hand": 8}),  # five cards are left
    Setting("it", 3, {"deck": ODD_DECK, "hand": 2}),
    Setting("fr", 4, {"deck": tuple(card for card in EDITIONS["fr"].deck if card.front != "blue")}),
]
"""Every option, at its edges and within."""

SETTINGS = [*(Setting(edition, seats) for edition in EDITIONS for seats in range(2, 7)), *OPTIONS]
"""Every edition with every number of seats, and every option."""

EVERY_OPTION = [
    Setting(each.edition, each.seats, dict(each.options))
    for seats in (2, 5)
    for each in with_every_option(MANTIS, ("it", seats))
]
"""With every option that exists, for two and for more."""

A_FEW = [
    *EVERY_OPTION,
    Setting("it", 4),
    slowly(Setting("fr", 6)),
    slowly(Setting("it", 3, {"deck": ODD_DECK, "icons": "front"})),
]
"""Compiling takes seconds, so the quick tests try these."""

# The same games, played by both


class Games(NamedTuple):
    """Random games of the Python engine, with the words that give the vector engine the same cards."""

    states: list[list[State]]  # game by game, from the deal to the end
    deals: Any  # [games, cards], in words
    actions: Any  # [steps, games]
    chance: Any  # [steps, games]


def python_games(setting: Setting, games: int, seed: int) -> Games:
    rules, random = setting.rules, Random(seed)
    begins = setting.seats * rules.hand
    orders = [random.sample(printed(rules), len(rules.deck)) for _ in range(games)]
    chance_of = chance_for(setting, orders)
    steps = len(rules.deck) - begins + sum(card.icon == "raid" for card in rules.deck)  # the most there can be
    actions, chance = np.zeros((steps, games), np.int32), np.zeros((steps, games), np.uint32)
    states = []
    for game, order in enumerate(orders):
        state = MANTIS.deal(rules, setting.seats, Script([order]))
        states.append([state])
        while not state.result:
            (seat,) = state.to_act
            action = random.choice(MANTIS.legal(state, seat))
            step, following = len(states[game]) - 1, begins + state.turned + 1
            actions[step, game] = action_number(action, setting.seats)
            chance[step, game] = chance_of[game, following] if following < len(order) else random.getrandbits(32)
            state, _ = MANTIS.apply(state, seat, action, Script())
            states[game].append(state)
    return Games(states, chance_of[:, : begins + 1], actions, chance)


def chance_for(setting: Setting, orders: list[list[Card]]) -> Any:
    """Words that make the vector engine draw the cards in these orders: each card's rank among those still there."""
    place_of = places(setting)
    order = np.array([[place_of[card] for card in cards] for cards in orders])
    cards = order.shape[1]
    words = [word_for((order[:, i:] < order[:, i : i + 1]).sum(axis=1), cards - i, most=127) for i in range(cards)]
    return np.stack(words, axis=1).astype(np.uint32)


def places(setting: Setting) -> dict[Card, int]:
    return {card: place for place, card in mantis.Fixed(setting.rules, setting.seats).deck.items()}


@compiled
def vector_games(game: Mantis, deals: Array, actions: Array, chance: Array) -> tuple[mantis.State, Array]:
    """The same games on the vector engine: its states, [steps + 1, games], and the rows they are compared by."""
    fixed = mantis.Fixed(game.edition, game.seats)  # type: ignore[arg-type]
    begun = jax.vmap(lambda words: mantis.deal(fixed, lambda number: words[number]))(deals)

    def step(state: mantis.State, choice: tuple[Array, Array]) -> tuple[mantis.State, mantis.State]:
        after = jax.vmap(game.step)(state, *choice)
        return after, after

    _, states = lax.scan(step, begun, (actions, chance))
    states = jax.tree.map(lambda first, later: jnp.concatenate([first[None], later]), begun, states)
    return states, jax.vmap(jax.vmap(partial(vector_row, game)))(states)


# Both engines are compared by rows of numbers


def columns(seats: int) -> list[str]:
    return [
        *(f"tank {seat}" for seat in range(seats)),
        *(f"scores {four}" for four in range(0, seats, 4)),
        *(f"{cards} {word}" for cards in ("pile", "dealt") for word in range(4)),
        *("top", "raiding", "to_act", "legal", "over", "winners", "reason"),
    ]


def python_rows(setting: Setting, states: Sequence[State]) -> list[list[int]]:
    place_of = places(setting)
    pile = dict(enumerate(pile_words(place_of[card] for card in reversed(states[0].cards))))
    left = len(states[0].cards)
    in_pile = set(states[0].cards)
    dealt = list(pile_words(place for card, place in place_of.items() if card not in in_pile))[-1]
    return [
        [
            *(sum(map(NIBBLES.__getitem__, tank)) for tank in state.tanks),
            *(int.from_bytes(bytes(state.scores[four : four + 4]), "little") for four in range(0, setting.seats, 4)),
            *pile[left - state.turned],
            *dealt,
            place_of[state.cards[state.turned]] if state.turned < left else mantis.NO_CARD,
            type(state.phase) is Raiding,
            state.to_act[0] if state.to_act else 0xFFFFFFFF,
            bits(action_number(action, setting.seats) for seat in state.to_act for action in MANTIS.legal(state, seat)),
            state.result is not None,
            bits(state.result.winners) if state.result else 0,
            REASONS.index(state.result.reason) if state.result else 0xFFFFFFFF,
        ]
        for state in states
    ]


NIBBLES = {color: 1 << 4 * index for index, color in enumerate(COLORS)}


def pile_words(cards: Iterable[int]) -> Iterable[tuple[int, ...]]:
    """The words of a set of cards as it grows, from none on."""
    whole = 0
    yield (0, 0, 0, 0)
    for place in cards:
        whole |= 1 << place
        yield tuple(whole >> first & 0xFFFFFFFF for first in range(0, 128, 32))


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def vector_row(game: Mantis, state: mantis.State) -> Array:
    facts = [state.phase == mantis.RAIDING, game.to_act(state), set_of(game.legal(state)), game.over(state)]
    ending = [set_of(game.winners(state)), game.reason(state)]
    words = [*state.tanks, *state.scores, *state.pile, *state.dealt, state.top, *facts, *ending]
    return jnp.stack([word.astype(jnp.uint32) for word in words])


def set_of(mask: Array) -> Array:
    return jnp.sum(mask.astype(jnp.uint32) << jnp.arange(len(mask), dtype=jnp.uint32))


def disagreement(setting: Setting, games: int, seed: int, game: Mantis | None = None, watched: int = 0) -> str | None:
    """The first difference of the engines in random games; in the watched ones, observations are compared too."""
    played = python_games(setting, games, seed)
    game = game or setting.game
    states, rows = vector_games(game, played.deals, played.actions, played.chance)
    found = np.asarray(rows)
    for number, its_states in enumerate(played.states):
        wanted = np.array(python_rows(setting, its_states), np.uint32)
        after = [wanted[-1:]] * (len(found) - len(wanted))  # where the engine waits for the other games
        differences = np.argwhere(found[:, number] != np.concatenate([wanted, *after]))
        for step, column in differences:
            told = columns(setting.seats)[column]
            row = wanted[min(step, len(wanted) - 1)]
            return f"game {number}, step {step}: {told} is {found[step, number, column]:#x}, not {row[column]:#x}"
    return blindness(setting, game, states, played.states[:watched]) if watched else None


def blindness(setting: Setting, game: Mantis, states: mantis.State, wanted: list[list[State]]) -> str | None:
    """The first observation of the vector engine that differs from the view; one seat observes each state."""
    looks = np.arange(states.now.shape[0]) % setting.seats
    found = np.asarray(observe_all(game, jax.tree.map(lambda word: word[:, : len(wanted)], states), looks))
    for number, its_states in enumerate(wanted):
        for step, state in enumerate(its_states):
            if (
                observation(MANTIS.view(state, int(looks[step])), setting.rules).tolist()
                != found[step, number].tolist()
            ):
                return f"game {number}, step {step}: seat {looks[step]} observes something else"
    return None


@compiled
def observe_all(game: Mantis, states: mantis.State, seats: Array) -> Array:
    seen: Array = jax.vmap(jax.vmap(game.observe, in_axes=(0, None)))(states, seats)
    return seen
