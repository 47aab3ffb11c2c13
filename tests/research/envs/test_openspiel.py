"""The games for OpenSpiel: its own simulation tests, unmodified, and our promises."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from random import Random
from typing import Any, TypeVar

import pytest

pytest.importorskip("pyspiel", reason="needs the extra mazzo[envs]")

import numpy as np
import pyspiel

import mazzo
from mazzo.games.kittens.features import features_of
from mazzo.games.kittens.observations import observation
from mazzo.games.kittens.rules.cards import IN_HANDS
from mazzo.research.envs import openspiel  # before OpenSpiel's tests, which list the games when imported
from tests.research.envs.settings import for_settings
from tests.slow import slowly

T = TypeVar("T")

READ_CARD = mazzo.get("mantis").read_card
TINY_DECK = tuple(map(READ_CARD, ("r/roy", "r/roy", "o/roy", "r/ryg", "g/ryg")))
TINY_MANTIS: dict[str, Any] = {"hand": 1, "target_for_two": 2, "deck": TINY_DECK}
TINY_KITTENS: dict[str, Any] = {"hand": 1, "deck": {"kitten": 1, "defuse": 2, "nope": 1, "shuffle": 1, "tacocat": 2}}
TINY = {"mantis": TINY_MANTIS, "kittens": TINY_KITTENS}
for_tiny_games = pytest.mark.parametrize("name", TINY)


def loaded(settings: dict[str, Any]) -> Any:
    rest = {name: value for name, value in settings.items() if name not in ("game", "seats")}
    return openspiel.load(settings["game"], settings["seats"], **rest)


def tiny(name: str) -> Any:
    return openspiel.load(name, 2, **TINY[name])


def playing(game: Any, chance: Random) -> Iterator[Any]:
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    yield state


# OpenSpiel's own tests


@for_settings
def test_the_random_simulation_passes(settings: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(settings), num_sims=1, serialize=True, verbose=False)


@for_tiny_games
def test_the_random_simulation_of_tiny_games_passes(name: str) -> None:
    pyspiel.random_sim_test(tiny(name), num_sims=10, serialize=True, verbose=False)


@pytest.mark.parametrize("some", [slice(0, None, 6), slowly(slice(None))], ids=["one of each game", "all"])
def test_the_simulations_that_openspiel_runs_for_every_game_pass(some: slice) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    names = [name for name in dir(GamesSimTest) if "mazzo" in name]
    assert len(names) == 12  # each game as it is by default, and with 2 to 6 players
    for name in names[some]:
        getattr(GamesSimTest(name), name)()


# Our promises


def test_both_games_are_registered_with_their_parameters() -> None:
    game = pyspiel.load_game('python_mazzo_kittens(players=3,edition="2015")')
    assert game.numbers.edition == mazzo.get("kittens").edition("2015")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == game.numbers.actions
    assert game.observation_tensor_shape() == [len(game.numbers.bounds())]
    assert {"python_mazzo_mantis", "python_mazzo_kittens"} <= set(pyspiel.registered_names())


def test_options_survive_the_name_of_a_game() -> None:
    game = tiny("mantis")
    again = pyspiel.load_game(str(game))
    assert again.numbers.edition == game.numbers.edition
    assert again.numbers.edition.deck == TINY_MANTIS["deck"]


def expected(state: Any, choose: Callable[[Iterable[int]], int]) -> Any:
    if state.is_terminal():
        return np.array(state.returns())
    if state.is_chance_node():
        return sum(odds * expected(state.child(outcome), choose) for outcome, odds in state.chance_outcomes())
    return expected(state.child(choose(state.legal_actions())), choose)


class Path:
    """A random source that takes all paths, one after the other."""

    def __init__(self) -> None:
        self.ways: list[list[int]] = []  # at each fork the way taken, and how many there are
        self._next = 0

    def below(self, n: int) -> int:
        if self._next == len(self.ways):
            self.ways.append([0, n])
        self._next += 1
        return self.ways[self._next - 1][0]

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        left = list(cards)
        return tuple([left.pop(self.below(len(left))) for _ in cards])

    def copy(self) -> "Path":
        raise NotImplementedError

    def go_back(self) -> bool:
        """Return to the last fork with an untried path; False if there is none."""
        self._next = 0
        while self.ways and self.ways[-1][0] + 1 == self.ways[-1][1]:
            self.ways.pop()
        if self.ways:
            self.ways[-1][0] += 1
        return bool(self.ways)

    @property
    def odds(self) -> float:
        return 1 / prod(n for _, n in self.ways)


@for_tiny_games
@pytest.mark.parametrize("choose", [min, max])
def test_chance_nodes_have_the_odds_of_the_rules(name: str, choose: Callable[[Iterable[int]], int]) -> None:
    """A policy earns the same over all chance outcomes of the rules."""
    game, path, earned, odds = tiny(name), Path(), np.zeros(2), 0.0
    numbers = game.numbers
    while True:
        play = mazzo.get(name).start(2, chance=path, **TINY[name])
        while not play.over:
            seat = play.to_act[0]
            play.apply(seat, numbers.action_of(choose(map(numbers.number_of, play.legal(seat)))))
        earned += path.odds * np.array(numbers.earned(play.state, play.events))
        odds += path.odds
        if not path.go_back():
            break
    assert odds == pytest.approx(1)
    assert expected(game.new_initial_state(), choose) == pytest.approx(earned)
    assert earned[0] != pytest.approx(0)


@for_tiny_games
def test_an_information_state_contains_all_earlier_knowledge_and_actions(name: str) -> None:
    """Perfect recall: equal knowledge now means equal knowledge and actions before."""
    game, before = tiny(name), dict[str, list[tuple[str, int]]]()
    states = 0
    for seed in range(150):
        known: list[list[tuple[str, int]]] = [[], []]  # what each player knew, and where in the history it chose then
        for state in playing(game, Random(seed)):
            if not state.is_player_node():
                continue
            player, states = state.current_player(), states + 1
            now = state.information_state_string(player)
            done = [(knew, state.history()[place]) for knew, place in known[player]]
            assert before.setdefault(now, done) == done
            known[player].append((now, len(state.history())))
    assert len(before) < states / 2  # many were met again


def test_the_information_states_of_players_differ_where_their_knowledge_does() -> None:
    game = tiny("kittens")
    for state in playing(game, Random(3)):
        if state.is_player_node():
            hands = state.tree.state.hands
            assert [json.loads(state.observation_string(seat))["hand"] == list(hands[seat]) for seat in (0, 1)] == [
                True
            ] * 2


def test_an_observation_is_that_of_the_encoding() -> None:
    game = openspiel.load("kittens", 3)
    decisions = (state.clone() for state in playing(game, Random(1)) if state.is_player_node())
    *_, (state, features) = (
        (state, features)
        for state in decisions
        if any((features := features_of(game.numbers.edition, 3, state.tree.events)).slipped) or any(features.put_back)
    )
    view = mazzo.get("kittens").view(state.tree.state, 2)
    assert state.observation_tensor(2) == list(observation(view, game.numbers.edition, features))
    assert state.observation_string(2) == mazzo.to_json(view)
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    assert observer.dict["hand"].tolist() == [view.hand.count(card) for card in IN_HANDS]


def test_an_information_state_tensor_has_the_last_own_decisions() -> None:
    state = decision("mantis", 9)
    game, player = state.get_game(), state.current_player()
    observation = game.make_py_observer()
    observation.set_from(state, player)
    before, action = observation.tensor.copy(), state.legal_actions()[-1]
    state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    recalling = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    recalling.set_from(state, player)
    observation.set_from(state, player)
    size = len(before)
    assert (recalling.tensor[:size] == observation.tensor).all()
    assert recalling.tensor[size] == action + 1
    assert (recalling.tensor[size + 1 : 2 * size + 1] == before).all()
    assert len(recalling.tensor) == size + 4 * (1 + size)


def test_a_copy_is_independent() -> None:
    game = openspiel.load("mantis", 3)
    for state in playing(game, Random(1)):
        if state.is_player_node():
            text = str(state)
            for action in state.legal_actions():
                assert str(state.child(action)) != text
            assert str(state) == text
            break


def test_chance_outcomes_and_actions_have_names() -> None:
    names = {
        state.action_to_string(state.current_player(), state.legal_actions()[0])
        for name in TINY
        for state in playing(tiny(name), Random(1))
        if not state.is_terminal()
    }
    assert {"score", "draw", "r/roy", "back 0"} <= names


def decision(name: str, moves: int, **settings: Any) -> Any:
    """A state some random moves on, at a decision."""
    random, state = Random(f"{name} {moves}"), openspiel.load(name, **settings).new_initial_state()
    while moves or state.is_chance_node():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(numbers, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("moves", [0, 5, 11])
@for_tiny_games
def test_a_resampled_state_differs_only_in_hidden_facts(name: str, moves: int) -> None:
    state, random = decision(name, moves, players=3), Random(1)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, random.random) for _ in range(20)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert (other.current_player(), other.legal_actions()) == (seat, state.legal_actions())
    assert len({str(other) for other in others}) > 15
    assert str(state) not in {str(other) for other in others}
    while not others[0].is_terminal():
        chance = others[0].is_chance_node()
        others[0].apply_action(others[0].chance_outcomes()[0][0] if chance else others[0].legal_actions()[0])
    assert state.current_player() == seat, "it has not moved"


def test_a_resampled_state_has_no_memory_of_others() -> None:
    """Otherwise a search would use the true hands of the others."""
    state = decision("kittens", 8, players=2)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, Random(2).random)
    assert other.information_state_string(1 - seat) != state.information_state_string(1 - seat)


@pytest.mark.parametrize(("name", "settings"), [("mantis", {"target_for_two": 4}), ("kittens", {"combos": False})])
def test_information_set_search_plays_a_whole_game(name: str, settings: dict[str, Any]) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game, random = openspiel.load(name, players=2, **settings), Random(3)
    chance = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, chance), uct_c=2.0, max_simulations=6, random_state=chance
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(numbers, odds)[0])
        else:
            action = bot.step(state) if state.current_player() == 0 else random.choice(state.legal_actions())
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)
