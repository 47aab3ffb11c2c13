"""A part of a kit names the options it knows. Where another one is changed it refuses, and never plays as printed."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import defstruct
from msgspec.structs import asdict

from mazzo import bots, coach
from mazzo.coach.analysis import analyse
from mazzo.coach.coach import Coach
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.chance import Dice
from mazzo.core.edition import options
from mazzo.core.errors import Refused
from mazzo.games import OURS, get, kit
from mazzo.research.arena.schedule import check_entrants, enter
from tests.kits import with_parts

UNKNOWN = "does not support blindfolded; leave it as printed"


def newer(game: str, *, blindfolded: bool) -> Any:
    """An edition with an option that only the rules know."""
    printed = next(iter(get(game).editions.values()))
    kind = defstruct("Newer", [("blindfolded", bool, False)], bases=(type(printed),), frozen=True, kw_only=True)
    return kind(**asdict(printed), blindfolded=blindfolded)


def in_newer_rules(game: str, *, blindfolded: bool) -> Any:
    return get(game).begin(newer(game, blindfolded=blindfolded), 3, Dice("newer"), None)


@pytest.mark.parametrize("game", OURS)
def test_bots_and_coach_know_every_option_of_the_game(game: str) -> None:
    own = kit(game).part("coach", Coach)
    assert own
    for edition in get(game).editions.values():
        assert bots.catalog_of(game).options == own.options == options(edition).keys()


@pytest.mark.parametrize("game", OURS)
def test_a_bot_refuses_an_option_that_it_does_not_know(game: str) -> None:
    for name in bots.catalog_of(game).bots:
        make = bots.get(game, name)
        make(newer(game, blindfolded=False), Dice("a"))
        if name in bots.catalog_of(game).ask_the_rules:
            play = in_newer_rules(game, blindfolded=True)
            assert make(play.state.edition, Dice("a")).choose(play.view(0), play.seen(0)) in play.legal(0)
        else:
            with pytest.raises(Refused, match=f"the bot {name} of {game} {UNKNOWN}"):
                make(newer(game, blindfolded=True), Dice("a"))


@pytest.mark.parametrize("game", OURS)
def test_the_coach_refuses_an_option_that_it_does_not_know(game: str) -> None:
    known, unknown = (in_newer_rules(game, blindfolded=each) for each in (False, True))
    assert coach.advise(game, known.state.edition, known.view(0), known.seen(0)).options
    with pytest.raises(Refused, match=f"the coach of {game} {UNKNOWN}"):
        coach.advise(game, unknown.state.edition, unknown.view(0), unknown.seen(0))


@pytest.mark.parametrize("game", OURS)
def test_an_arena_refuses_before_its_first_game(game: str) -> None:
    entrants = enter(game, ["random", "expert"], [])
    check_entrants(game, newer(game, blindfolded=False), 4, entrants)
    with pytest.raises(Refused, match=f"the bot expert of {game} {UNKNOWN}"):
        check_entrants(game, newer(game, blindfolded=True), 4, entrants)


def test_an_analysis_needs_a_coach_that_supports_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    game = OURS[0]
    own = kit(game).part("coach", Coach)
    assert own
    assert own.options
    knows_less = replace(own, options=own.options - {"target_for_two"})
    with_parts(monkeypatch, game, coach=knows_less)
    assert analyse(ReplayedGame(get(game).start(2, seed="a").record())).moments
    changed = get(game).start(2, seed="a", target_for_two=14).record()
    with pytest.raises(Refused, match="the coach of mantis does not support target_for_two"):
        analyse(ReplayedGame(changed))
