"""The choices of the vector engine's bots, compared with the same rule in Python."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np

import mazzo
from mazzo import Refused
from mazzo.games.kittens import encoding as kittens
from mazzo.games.kittens.features import no_features
from mazzo.games.kittens.observations import observation as observation_of_kittens
from mazzo.games.kittens.rules.actions import Attack, Draw, Give, Insert, Nope, Pass, Pick, See, Shuffle, Skip
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.state import Giving, Inserting, Picking, Reaction, Turn
from mazzo.games.mantis import encoding as mantis
from mazzo.games.mantis.observations import observation as observation_of_mantis
from mazzo.games.mantis.odds import expected, odds
from mazzo.games.mantis.rules.actions import Raid
from mazzo.research import vector
from mazzo.research.vector import policies
from mazzo.research.vector.engine import Policy, random_policy
from mazzo.research.vector.words import Key, mix
from tests.slow import slowly

EACH_GAME = Key._make((0, None))  # along which axes `vmap` takes keys apart


class Positions:
    def __init__(self, game: str, seats: int, edition: str, games: int, **options: Any) -> None:
        self.game = vector.get(game, seats, edition, **options)
        self.edition: Any = self.game.edition
        self.views: list[Any] = [
            view for number in range(games) for view in self._walk(game, seats, edition, number, options)
        ]

    def _walk(self, game: str, seats: int, edition: str, number: int, options: dict[str, Any]) -> Iterator[Any]:
        play = mazzo.get(game).start(seats, edition, seed=f"positions {number}", **options)
        chance = mazzo.Dice(f"choices {number}")
        while not play.over:
            seat = play.to_act[0]
            view: Any = play.view(seat)
            yield view
            play.apply(seat, view.legal[chance.below(len(view.legal))])

    def chosen_by(self, *bots: str) -> list[Any]:
        return self.chosen(policies.get(self.game, bots))

    def chosen(self, policy: Policy) -> list[Any]:
        encode: Any = mantis if self.game.name == "mantis" else kittens
        seats, rules = self.game.seats, (() if self.game.name == "mantis" else (self.edition,))
        observe: Any = observation_of_mantis if encode is mantis else without_memory
        seen = np.array([observe(view, self.edition) for view in self.views], np.int32)
        places = range(encode.action_count(*rules, seats))
        legal_numbers = [{encode.action_number(each, *rules, seats) for each in view.legal} for view in self.views]
        legal = np.array([[place in numbers for place in places] for numbers in legal_numbers])
        keys = Key(mix(jnp.arange(len(self.views), dtype=jnp.uint32)), mix(jnp.uint32(1)))
        choose = jax.vmap(policy, in_axes=(0, 0, EACH_GAME))
        numbers = np.asarray(jax.jit(choose)(seen, legal, keys))
        assert bool(legal[np.arange(len(numbers)), numbers].all())
        return [encode.numbered_action(int(number), *rules, seats) for number in numbers]


def without_memory(view: Any, edition: Any) -> list[int]:
    """An observation of Exploding Kittens as the vector engine has it without memory."""
    seats = len(view.hands)
    parts = kittens.parts_without_memory(edition, seats)
    seen, known = observation_of_kittens(view, edition, no_features(seats)), [0] * parts["known"]
    for lying in view.memory.pile.certain:
        known[lying.place] = 1 + kittens.CODES[lying.card]
    return [*seen[: sum(parts.values()) - len(known)], *known]


def best_by_the_odds(edition: Any, view: Any) -> Any:
    """The first legal action that is expected to win most cards."""
    chances = odds(edition, view)

    def worth(action: Any) -> Any:
        return 1 if isinstance(action, Raid) else expected(chances, view.brings(action))

    return max(view.legal, key=worth)  # the first of equals


@pytest.mark.parametrize(
    ("seats", "edition", "options"),
    [
        (2, "en", {}),
        slowly(4, "en", {}),
        slowly(6, "fr", {"hand": 2}),
        slowly(3, "it", {}),
        slowly(5, "it", {}),
        (4, "it", {"icons": "front"}),
    ],
)
def test_greedy_expects_most_cards_by_the_exact_odds(seats: int, edition: str, options: dict[str, Any]) -> None:
    positions = Positions("mantis", seats, edition, 6, **options)
    assert len(positions.views) > 150
    wanted = [best_by_the_odds(positions.edition, view) for view in positions.views]
    assert positions.chosen_by(*["greedy"] * seats) == wanted
    assert len({type(action) for action in wanted}) == (3 if edition == "it" else 2)


def careful(view: Any) -> Any:
    held = {action for action in view.legal if not hasattr(action, "target")}
    match view.phase:
        case Turn():
            top = next((known.card for known in view.memory.pile.certain if not known.place), None)
            if top is Card.KITTEN:
                return next((action for action in (Skip(), Attack(), Shuffle()) if action in held), Draw())
            is_risky = 8 * (sum(view.alive) - 1) >= view.pile
            return See() if top is None and is_risky and See() in held else Draw()
        case Reaction(action=action, nopes=nopes):
            is_aimed_at_it = getattr(action, "target", None) == view.seat and len(nopes) % 2 == 0
            return Nope() if is_aimed_at_it and Nope() in held else Pass()
        case Giving():
            return max((action for action in view.legal if isinstance(action, Give)), key=worth)
        case Picking():
            return min((action for action in view.legal if isinstance(action, Pick)), key=worth)
        case Inserting():
            return Insert(view.pile if view.turns > 1 else 0)
        case _:
            raise AssertionError(f"nobody is asked in {view.phase}")


def worth(action: Any) -> int:
    return list(Card).index(action.card)


@pytest.mark.parametrize(("seats", "edition"), [(3, "it"), slowly(4, "2015"), slowly(4, "2025")])
def test_greedy_follows_its_rule(seats: int, edition: str) -> None:
    positions = Positions("kittens", seats, edition, 6)
    anything = positions.chosen(policies.any_of_many)
    wanted = [careful(view) if view.seat else anything[place] for place, view in enumerate(positions.views)]
    assert positions.chosen_by("random", *["greedy"] * (seats - 1)) == wanted
    kinds = {type(careful(view)) for view in positions.views if view.seat}
    assert {Draw, See, Pass, Nope, Give, Insert} <= kinds
    assert kinds & {Skip, Attack, Shuffle}


def test_each_seat_is_played_by_its_bot() -> None:
    positions = Positions("mantis", 3, "it", 1)
    wise, bold = positions.chosen_by("greedy", "greedy", "greedy"), positions.chosen(policies.any_of_many)
    wanted = [(bold if view.seat == 0 else wise)[place] for place, view in enumerate(positions.views)]
    assert positions.chosen_by("random", "greedy", "greedy") == wanted
    assert bold != wise


@pytest.mark.parametrize("actions", [5, 32, 33])
def test_the_fast_random_choice_equals_that_of_the_engine(actions: int) -> None:
    keys = Key(mix(jnp.arange(64, dtype=jnp.uint32)), mix(jnp.uint32(1)))
    legal = jax.random.bernoulli(jax.random.key(1), 0.1, (actions,)).at[actions - 1].set(True)
    nothing = jnp.zeros(0)
    slow, quick = (
        jax.jit(jax.vmap(policy, in_axes=(None, None, EACH_GAME)))(nothing, legal, keys)
        for policy in (random_policy, policies.any_of_many)
    )
    assert slow.tolist() == quick.tolist()


def test_greedy_beats_random() -> None:
    game = vector.get("mantis", 4)
    results = vector.play(game, jax.random.key(1), policies.get(game, ["random", "random", "greedy", "random"]), 500)
    assert results.winners.mean(axis=0)[2] > 0.7


def test_the_same_policy_is_made_once() -> None:
    game = vector.get("mantis", 2)
    assert policies.get(game, ["greedy", "random"]) is policies.get(game, ("greedy", "random"))
    assert policies.get(game, ["random", "random"]) is random_policy


@pytest.mark.parametrize(
    ("bots", "problem"),
    [(["hal", "random"], "no bot 'hal'; its bots are random, greedy"), (["random"], "2 seats need 2 bots, not 1")],
)
def test_bots_that_cannot_play_are_refused(bots: list[str], problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        policies.get(vector.get("mantis", 2), bots)
