"""A variant of a game: one changed rule, and everything else follows."""

from collections.abc import Sequence
from typing import Any

import pytest

import mazzo
from mazzo.core.chance import Chance
from mazzo.games import AnyGame
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Action as KittensAction
from mazzo.games.kittens.rules.actions import Shuffle
from mazzo.games.kittens.rules.state import State as KittensState
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.actions import Action, Score
from mazzo.games.mantis.rules.events import Event, Missed, TurnBegan
from mazzo.games.mantis.rules.state import State
from mazzo.testing import checks


def with_second_tries(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """Mantis, but a player who scores nothing has another turn if the card stayed in the own Tank."""
    assert MANTIS.apply_unchecked
    after, events = MANTIS.apply_unchecked(state, seat, action, chance)
    if isinstance(action, Score) and isinstance(events[0], Missed) and not after.result:
        again = TurnBegan(seat)
        again.change(after)
        events[-1] = again
    return after, events


def without_shuffles(state: KittensState, seat: int) -> Sequence[KittensAction]:
    return [action for action in KITTENS.legal(state, seat) if not isinstance(action, Shuffle)]


@pytest.fixture(params=["mantis", "kittens"])
def variant(request: pytest.FixtureRequest) -> AnyGame:
    request.getfixturevalue("restored_games")
    changed: dict[str, AnyGame] = {
        "mantis": MANTIS.variant("secondtries", apply_unchecked=with_second_tries),
        "kittens": KITTENS.variant("noshuffles", legal=without_shuffles),
    }
    mazzo.games.register(changed[request.param])
    return changed[request.param]


def test_a_changed_effect_is_applied_and_checked() -> None:
    play = MANTIS.variant("secondtries", apply_unchecked=with_second_tries).position(
        "tank 0: r\ntank 1: g\npile: b/bro r/roy"
    )
    play.apply("score")
    assert play.to_act == (0,)
    with pytest.raises(mazzo.Refused, match="'steal 0' is not possible now; seat 0 may: score, steal 1"):
        play.apply("steal 0")


def test_a_changed_legality_is_in_views_and_refusals() -> None:
    play = KITTENS.variant("noshuffles", legal=without_shuffles).position(
        "seat 0: shuffle\nseat 1: skip\npile: kitten skip"
    )
    assert list(map(str, play.legal())) == ["draw"]
    assert list(map(str, play.view(0).legal)) == ["draw"]
    with pytest.raises(mazzo.Refused, match="'shuffle' is not possible now; seat 0 may: draw"):
        play.apply("shuffle")
    assert play.game.idle(play.state, 0) == play.legal()[0]


def test_a_variant_plays_is_recorded_and_checked(variant: AnyGame) -> None:
    play = mazzo.get(variant.name).start(3, seed="variant")
    while not play.over:
        seat = play.to_act[0]
        play.apply(seat, play.legal(seat)[-1])
    record = play.record()
    assert record.game == variant.name
    assert mazzo.replay(record).state == play.state
    assert f'"game":"{variant.name}"' in mazzo.to_json(play.view(0))
    for check in checks(variant.name, games=1):
        if check.name in ("end", "layout", "rules of edition en"):
            check()


def test_a_variant_is_an_environment(variant: AnyGame) -> None:
    env: Any = pytest.importorskip("mazzo.research.envs.pettingzoo").env(variant.name, seats=2)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter(5000):
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(seen["action_mask"].nonzero()[0][-1]))
        steps += 1
    assert not env.agents
    assert steps > 10


def test_a_name_is_registered_once(variant: AnyGame) -> None:
    with pytest.raises(mazzo.Refused, match=f"there is another game {variant.name} already"):
        mazzo.games.register(variant)
    with pytest.raises(mazzo.Refused, match="there is another game mantis already"):
        mazzo.games.register(MANTIS)
