"""A broken rule is noticed: the engines disagree."""

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")


from mazzo.games.mantis.rules.cards import COLORS
from mazzo.games.mantis.vector import rules as mantis
from tests.games.mantis.vector.engines import Setting, disagreement
from tests.slow import slowly

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
    ("name", "setting", "broken", "column"),
    [BROKEN[0], *(slowly(*rule) for rule in BROKEN[1:])],
    ids=[broken.__name__ for _, _, broken, _ in BROKEN],
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
