"""The gains of choices: they come from the rules, and the rules keep them."""

import pytest

from mazzo import Script
from mazzo.games.mantis.coach.advice import outcomes
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.odds import odds, top_cards
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.events import Banked, Event, Scored, Stole
from mazzo.games.mantis.rules.state import Raiding
from mazzo.games.mantis.sampling import with_top
from tests.games.settings import Setting, playing, settings, with_every_option

EVERY_OPTION = [
    *with_every_option(MANTIS, ("it", 2)),
    *with_every_option(MANTIS, ("it", 4)),
    *with_every_option(MANTIS, ("it", 3), ("it", 5)),
    *(setting for setting in settings(MANTIS) if setting.seats in (2, 3)),
]


def won(events: list[Event]) -> int:
    return sum(event.count for event in events if isinstance(event, Scored | Stole | Banked))


@pytest.mark.parametrize("setting", EVERY_OPTION, ids=str)
def test_the_gains_in_a_view_are_those_of_the_rules(setting: Setting) -> None:
    for play in playing(setting):
        for seat in range(play.seats):
            view = play.view(seat)
            assert bool(view.gains) == (bool(view.legal) and not isinstance(view.phase, Raiding))
        if play.over or isinstance(play.state.phase, Raiding):
            continue
        view, edition = play.view(play.to_act[0]), play.state.edition
        for card in top_cards(edition, view):
            state = with_top(edition, view, card)
            for action in view.legal:
                _, events = MANTIS.apply(state, play.to_act[0], action, Script())
                assert view.brings(action)[card.front] == won(events)


@pytest.mark.parametrize("setting", EVERY_OPTION[:4], ids=str)
def test_the_coach_names_the_outcomes_of_the_rules(setting: Setting) -> None:
    for play in playing(setting):
        if play.over or isinstance(play.state.phase, Raiding):
            continue
        view, edition = play.view(play.to_act[0]), play.state.edition
        likely = odds(edition, view)
        for action in view.legal:
            named = {each.note.facts["color"]: each.cards for each in outcomes(view, action, likely)}
            brings = view.brings(action)
            assert named == {color: brings[color] for color, chance in likely.items() if chance}


def test_views_of_all_seats_equal_the_views_of_each() -> None:
    setting = Setting(MANTIS, "it", 4)
    for play in playing(setting):
        assert play.views() == [play.view(seat) for seat in range(4)]


def test_a_raid_ends_the_turn_without_a_card() -> None:
    text = "edition: it\ntank 0: rrb\ntank 1: g\ntank 2:\nscores: 4 9 0\npile: r/roy g/ygp+bank\nphase: raiding 0"
    choice: Action
    play = MANTIS.position(text, seed="x")
    for choice in play.legal(0):
        assert play.view(0).brings(choice) == {}
