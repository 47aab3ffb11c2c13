"""Both engines of Mantis side by side: with the same luck they agree on every mask, state, observation and result."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import mazzo.vector
from mazzo import Refused, Script
from mazzo.core.perft import perft
from mazzo.games.mantis.encoding import (
    REASONS,
    action_count,
    action_number,
    numbered_action,
    observation,
    observation_parts,
)
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.cards import COLORS, Card, read_card
from mazzo.games.mantis.rules.editions import EDITIONS, Edition, printed
from mazzo.games.mantis.rules.state import Raiding, State
from mazzo.games.mantis.vector import rules as mantis
from mazzo.vector.engine import VectorGame, play, random_policy
from mazzo.vector.words import Array, Key, word_for
from tests.games.settings import with_every_option

Mantis = VectorGame[mantis.State, Array]

compiled = partial(jax.jit, static_argnames="game", compiler_options={"xla_backend_optimization_level": 0})
"""In haste: to compile takes longer than to run."""


class Setting(NamedTuple):
    """A table that both engines can play at."""

    edition: str
    seats: int
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)

    @property
    def rules(self) -> Edition:
        return MANTIS.edition(self.edition, **self.options)

    @property
    def game(self) -> Mantis:
        return mazzo.vector.get("mantis", self.seats, self.edition, **self.options)

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

A_FEW = [*EVERY_OPTION, Setting("fr", 6), Setting("it", 4), Setting("it", 3, {"deck": ODD_DECK, "icons": "front"})]
"""Compiling takes seconds, so the quick tests try these."""

# The same games, played by both


class Games(NamedTuple):
    """Random games of the Python engine: what was chosen, and luck by which the vector engine has the same cards."""

    states: list[list[State]]  # game by game, from the deal to the end
    deals: Any  # [games, cards], in words
    actions: Any  # [steps, games]
    luck: Any  # [steps, games]


def python_games(setting: Setting, games: int, seed: int) -> Games:
    rules, random = setting.rules, Random(seed)
    begins = setting.seats * rules.hand
    orders = [random.sample(printed(rules), len(rules.deck)) for _ in range(games)]
    luck_of = luck_for(setting, orders)
    steps = len(rules.deck) - begins + sum(card.icon == "raid" for card in rules.deck)  # the most there can be
    actions, luck = np.zeros((steps, games), np.int32), np.zeros((steps, games), np.uint32)
    states = []
    for game, order in enumerate(orders):
        state = MANTIS.deal(rules, setting.seats, Script([order]))
        states.append([state])
        while not state.result:
            (seat,) = state.to_act
            action = random.choice(MANTIS.legal(state, seat))
            step, following = len(states[game]) - 1, begins + state.turned + 1
            actions[step, game] = action_number(action, setting.seats)
            luck[step, game] = luck_of[game, following] if following < len(order) else random.getrandbits(32)
            state, _ = MANTIS.apply(state, seat, action, Script())
            states[game].append(state)
    return Games(states, luck_of[:, : begins + 1], actions, luck)


def luck_for(setting: Setting, orders: list[list[Card]]) -> Any:
    """Words that make the vector engine draw the cards in these orders: each card's rank among those still there."""
    place_of = places(setting)
    order = np.array([[place_of[card] for card in cards] for cards in orders])
    cards = order.shape[1]
    words = [word_for((order[:, i:] < order[:, i : i + 1]).sum(axis=1), cards - i, most=127) for i in range(cards)]
    return np.stack(words, axis=1).astype(np.uint32)


def places(setting: Setting) -> dict[Card, int]:
    return {card: place for place, card in mantis.Fixed(setting.rules, setting.seats).deck.items()}


@compiled
def vector_games(game: Mantis, deals: Array, actions: Array, luck: Array) -> tuple[mantis.State, Array]:
    """The same games on the vector engine: its states, [steps + 1, games], and the rows they are compared by."""
    fixed = mantis.Fixed(game.edition, game.seats)  # type: ignore[arg-type]
    begun = jax.vmap(lambda words: mantis.deal(fixed, lambda number: words[number]))(deals)

    def step(state: mantis.State, choice: tuple[Array, Array]) -> tuple[mantis.State, mantis.State]:
        after = jax.vmap(game.step)(state, *choice)
        return after, after

    _, states = lax.scan(step, begun, (actions, luck))
    states = jax.tree.map(lambda first, later: jnp.concatenate([first[None], later]), begun, states)
    return states, jax.vmap(jax.vmap(partial(vector_row, game)))(states)


# What is compared: everything, as a row of numbers


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
    """Where the engines part first, in so many random games; in the watched ones, observations are compared too."""
    played = python_games(setting, games, seed)
    game = game or setting.game
    states, rows = vector_games(game, played.deals, played.actions, played.luck)
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
    """Where an observation of the vector engine is not what the view has; each state is seen by one seat."""
    looks = np.arange(states.now.shape[0]) % setting.seats
    found = np.asarray(observe_all(game, jax.tree.map(lambda word: word[:, : len(wanted)], states), looks))
    for number, its_states in enumerate(wanted):
        for step, state in enumerate(its_states):
            if observation(MANTIS.view(state, int(looks[step])), setting.rules) != found[step, number].tolist():
                return f"game {number}, step {step}: seat {looks[step]} observes something else"
    return None


@compiled
def observe_all(game: Mantis, states: mantis.State, seats: Array) -> Array:
    seen: Array = jax.vmap(jax.vmap(game.observe, in_axes=(0, None)))(states, seats)
    return seen


@pytest.mark.parametrize("setting", A_FEW, ids=str)
def test_the_engines_agree_on_every_state_of_random_games(setting: Setting) -> None:
    assert disagreement(setting, games=60, seed=1, watched=3) is None


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_engines_agree_in_a_hundred_thousand_games(setting: Setting) -> None:
    batch = 625
    for seed in range(2, 2 + -(-100_000 // len(SETTINGS) // batch)):
        assert disagreement(setting, batch, seed, watched=3) is None


def test_three_editions_have_one_rule_set() -> None:
    """So that to try one of them is to try all three."""
    rules = {msgspec.structs.replace(EDITIONS[name], name="any") for name in ("en", "fr", "de")}
    assert len(rules) == 1


# Rules broken on purpose: each takes a rule of the vector engine and returns a wrong one

Rule = Callable[..., Any]


def the_turn_stays_where_it_should_pass_on(end_turn: Rule) -> Rule:
    return lambda fixed, state, again: end_turn(fixed, state, ~again)


def the_card_turned_over_is_not_counted(top_card: Rule) -> Rule:
    return lambda state, tank: (top_card(state, tank)[0], top_card(state, tank)[1] - 1)


def nothing_is_ever_banked(steal: Rule) -> Rule:
    return lambda fixed, state, matched: (matched, matched & False, *steal(fixed, state, matched)[2:])


def a_seat_may_raid_itself(_: Rule) -> Rule:
    return lambda fixed, state: [score > 0 for score in mantis.scores_of(fixed, state)]


def the_fuller_tank_breaks_no_tie(pile_is_empty: Rule) -> Rule:
    return lambda fixed, state: pile_is_empty(fixed, state)[:1] * 2


BROKEN: list[tuple[str, Setting, Callable[[Rule], Rule], str]] = [
    ("end_turn", Setting("en", 4), the_turn_stays_where_it_should_pass_on, "to_act"),
    ("top_card", Setting("en", 4), the_card_turned_over_is_not_counted, "tank"),
    ("steal", Setting("it", 4), nothing_is_ever_banked, "tank"),
    ("raidable", Setting("it", 4), a_seat_may_raid_itself, "legal"),
    ("pile_is_empty", Setting("it", 5, {"target": 105}), the_fuller_tank_breaks_no_tie, "winners"),
]


@pytest.mark.parametrize(
    ("name", "setting", "broken", "column"), BROKEN, ids=[broken.__name__ for _, _, broken, _ in BROKEN]
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, setting: Setting, broken: Callable[[Rule], Rule], column: str
) -> None:
    monkeypatch.setattr(mantis, name, broken(getattr(mantis, name)))
    game = mantis.game.__wrapped__(setting.rules, setting.seats)  # a fresh one, not compiled before
    found = disagreement(setting, games=60, seed=1, game=game)
    assert found is not None
    assert f": {column}" in found


def test_an_observation_that_gives_the_front_away_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("en", 3)
    monkeypatch.setattr(mantis, "has_color", lambda _, card, color: card >> 4 == COLORS.index(color))
    game = mantis.game.__wrapped__(setting.rules, setting.seats)
    assert "observes" in str(disagreement(setting, games=2, seed=1, game=game, watched=2))


# Lines of play

LEVEL = 1024
"""So many states are stepped at once."""


@pytest.mark.parametrize(("setting", "depth"), [(Setting("en", 2), 9), (Setting("it", 4), 6)], ids=["en-2", "it-4"])
def test_both_engines_count_the_same_lines_of_play(setting: Setting, depth: int) -> None:
    played = python_games(setting, games=1, seed=3)
    (states,) = played.states
    words, _ = vector_games(setting.game, played.deals, played.actions, played.luck)
    raids = [step for step, state in enumerate(states) if isinstance(state.phase, Raiding)]
    assert raids or setting.edition == "en"
    for step in [0, len(states) // 2, len(states) - 5, *raids]:
        wanted = [perft(MANTIS, states[step], Script(), length) for length in range(1, depth + 1)]
        begins = jax.tree.map(lambda word, step=step: np.asarray(word)[step], words)
        assert lines_of_play(setting, states[step], begins, depth) == wanted


def lines_of_play(setting: Setting, state: State, level: mantis.State, depth: int) -> list[int]:
    """How many there are of each length, on the vector engine: all lines grow together, an action at a time."""
    luck = np.pad(luck_for(setting, [list(state.pile)])[0], (0, 2))
    turned = np.array([0])
    counts: list[int] = []
    while len(counts) < depth:
        legal, raiding = (np.asarray(facts) for facts in facts_of(setting.game, padded(level)))
        lines, actions = np.nonzero(legal[: len(turned)])
        counts.append(len(lines))
        if len(counts) < depth:
            chosen = padded(
                (jax.tree.map(lambda word, lines=lines: word[lines], level), actions, luck[turned[lines] + 1])
            )
            level = jax.tree.map(
                lambda word, lines=lines: np.asarray(word)[: len(lines)], step_all(setting.game, *chosen)
            )
            turned = turned[lines] + ~raiding[lines]
    return counts


def padded(level: Any) -> Any:
    return jax.tree.map(lambda words: np.pad(words, (0, LEVEL - len(words))), level)


@compiled
def facts_of(game: Mantis, level: mantis.State) -> tuple[Array, Array]:
    return jax.vmap(game.legal)(level), level.phase == mantis.RAIDING


@compiled
def step_all(game: Mantis, level: mantis.State, actions: Array, luck: Array) -> mantis.State:
    after: mantis.State = jax.vmap(game.step)(level, actions, luck)
    return after


# Luck of its own


def test_random_play_comes_out_as_on_the_python_engine() -> None:
    setting = Setting("it", 3)
    ours = play(setting.game, jax.random.key(1), random_policy, games=20_000)
    games = python_games(setting, games=500, seed=7).states
    assert close(ours.length, [len(states) - 1 for states in games])
    theirs = [states[-1] for states in games]
    for seat in range(setting.seats):
        assert close(ours.winners[:, seat], [bool(state.result and seat in state.result.winners) for state in theirs])
    for number, reason in enumerate(REASONS):
        assert close(ours.reason == number, [bool(state.result and state.result.reason == reason) for state in theirs])


def close(some: Any, others: Sequence[float]) -> bool:
    """Whether two samples may well have the same mean: it is off by at most four times its standard error."""
    these, those = np.asarray(some, float), np.asarray(others, float)
    error = np.sqrt(these.var() / len(these) + these.var() / len(those))
    return bool(abs(these.mean() - those.mean()) <= 4 * error)


def test_a_difference_in_random_play_would_be_seen() -> None:
    ours = play(Setting("it", 3).game, jax.random.key(1), random_policy, games=20_000)
    theirs = python_games(Setting("it", 3, {"target": 11}), games=500, seed=7).states
    assert not close(ours.length, [len(states) - 1 for states in theirs])


@pytest.mark.parametrize("make_key", [jax.random.key, jax.random.PRNGKey])
def test_every_card_is_as_likely_to_be_dealt_anywhere(make_key: Callable[[int], Array]) -> None:
    game, deals = Setting("en", 4).game, 20_000
    states = jax.jit(jax.vmap(game.reset))(jax.random.split(make_key(3), deals))
    tops = np.bincount(np.asarray(states.top), minlength=128)
    assert tops[tops > 0].size == 105
    assert chi_squared(tops[tops > 0], deals / 105) < 104 + 5 * np.sqrt(2 * 104)
    for tank in states.tanks:
        fronts = [int((np.asarray(tank) >> 4 * color & 15).sum()) for color in range(len(COLORS))]
        assert sum(fronts) == 4 * deals
        assert chi_squared(fronts, 4 * deals / 7) < 6 + 5 * np.sqrt(2 * 6)


def chi_squared(counts: Any, wanted: float) -> float:
    return float(((np.asarray(counts) - wanted) ** 2 / wanted).sum())


# Numbers


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_action_has_its_number(seats: int) -> None:
    actions = [numbered_action(number, seats) for number in range(action_count(seats))]
    assert [str(action) for action in actions] == [
        "score",
        *(f"steal {seat}" for seat in range(seats)),
        *(f"raid {seat}" for seat in range(seats)),
    ]
    assert [action_number(action, seats) for action in actions] == list(range(action_count(seats)))


@pytest.mark.parametrize("number", [-1, 9])
def test_no_other_number_has_an_action(number: int) -> None:
    with pytest.raises(Refused, match="0 to 8"):
        numbered_action(number, 4)


@pytest.mark.parametrize("setting", [Setting("en", 2), Setting("it", 5), Setting("it", 3, {"deck": ODD_DECK})], ids=str)
def test_an_observation_has_the_parts_that_are_told(setting: Setting) -> None:
    parts = observation_parts(setting.rules, setting.seats)
    ((begun, *_),) = python_games(setting, games=1, seed=1).states
    numbers = iter(observation(MANTIS.view(begun, 1), setting.rules))
    found = {part: list(islice(numbers, size)) for part, size in parts.items()}
    assert list(numbers) == []
    assert found["seat"].index(1) == 1
    assert found["to_act"].index(1) == 0
    assert sum(found["tanks"]) == sum(found["dealt"]) == setting.seats * setting.rules.hand
    assert sum(found["back"]) == 3
    assert found["pile"] == [len(setting.rules.deck) - setting.seats * setting.rules.hand]
    assert sum(found["turned"]) == 0


# What it is made of


def test_a_game_of_four_is_fourteen_words() -> None:
    state = jax.eval_shape(Setting("it", 4).game.reset, jax.random.key(1))
    assert [(word.shape, word.dtype) for word in jax.tree.leaves(state)] == [((), jnp.uint32)] * 14


def test_a_step_looks_nothing_up_in_memory_and_sorts_nothing() -> None:
    game = Setting("it", 4).game

    def step(key: Array) -> mantis.State:
        state = game.reset(key)
        return game.step(state, random_policy(jnp.zeros(()), game.legal(state), Key(state.now, state.now)), state.now)

    used = set(primitives(jax.make_jaxpr(jax.vmap(step))(jax.random.split(jax.random.key(1), 2)).jaxpr))
    assert "population_count" in used
    assert {name for name in used if name.startswith(("gather", "scatter", "sort", "dynamic"))} == set()


def primitives(jaxpr: Any) -> Iterator[str]:
    """What a function comes down to, loops included."""
    for equation in jaxpr.eqns:
        yield str(equation.primitive)
        for inner in jax.tree.leaves(list(equation.params.values()), is_leaf=lambda each: hasattr(each, "eqns")):
            if hasattr(inner, "jaxpr") or hasattr(inner, "eqns"):
                yield from primitives(getattr(inner, "jaxpr", inner))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seats": 7}, "2 to 6"),
        ({"edition": "es"}, "en, fr, de, it"),
        ({"hand": 27}, "from 0 to 10"),
        ({"target": 0}, "from 1 to 105"),
        ({"deck": EDITIONS["en"].deck * 2}, "different cards"),
        ({"deck": (*EDITIONS["en"].deck, read_card("r/roy+bank"))}, "up to 15 cards of a colour"),
        ({"colour": 1}, "there is no option"),
    ],
)
def test_what_the_vector_engine_cannot_play_is_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(Refused, match=told):
        mazzo.vector.get("mantis", **options)
