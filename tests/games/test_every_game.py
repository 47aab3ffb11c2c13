"""What holds in every game, edition and number of seats, whatever is played: tried on random games.

Nothing here names a game, but for one thing that only a game can tell: where its cards lie (`CARDS`).
"""

from collections import Counter
from collections.abc import Callable
from itertools import chain, islice, pairwise
from random import Random
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as effort

import mazzo
from mazzo.core.chance import Dice
from mazzo.games import GAMES, AnyGame, AnyPlay
from mazzo.games.kittens.state import Inserting
from mazzo.games.kittens.state import State as KittensState
from mazzo.games.mantis.state import State as MantisState
from tests.games.settings import (
    ODD_SETTINGS,
    SETTINGS,
    Setting,
    for_every_game,
    for_every_setting,
    kinds,
    on_from,
    played,
    playing,
    word,
)

# Where the cards of a game lie, in bags that may not change from the deal to the end


def mantis_cards(state: MantisState) -> list[Counter[str]]:
    shown = [face.front for face in state.dealt] + [card.front for card in state.cards[: state.turned]]
    tanks = list(chain(*state.tanks))
    assert not Counter(tanks) - Counter(shown), "a Tank holds a colour that was never shown"
    return [
        Counter(map(str, [*state.dealt, *state.cards])),
        Counter(open=len(shown) - len(tanks) - sum(state.scores)),
    ]


def kittens_cards(state: KittensState) -> list[Counter[str]]:
    drawn = ["kitten"] if isinstance(state.phase, Inserting) else []
    return [Counter(chain(*state.hands, state.pile, state.discard, drawn))]


CARDS: dict[str, Callable[[Any], list[Counter[str]]]] = {"mantis": mantis_cards, "kittens": kittens_cards}


# The words


def test_every_game_tells_where_its_cards_lie() -> None:
    assert CARDS.keys() == GAMES.keys()


@for_every_game
def test_a_game_is_listed_by_its_name_and_its_editions_by_theirs(game: AnyGame) -> None:
    assert mazzo.get(game.name) is game
    assert game.editions
    assert [edition.name for edition in game.editions.values()] == list(game.editions)


@for_every_game
def test_every_event_has_its_change_and_every_action_its_notation(game: AnyGame) -> None:
    assert set(game.changes) == set(kinds(word(game, "events", "Event")))
    assert set(word(game, "actions", "ACTIONS")) == set(kinds(word(game, "actions", "Action")))


@for_every_game
def test_every_kind_of_action_event_and_phase_occurs_in_random_play(game: AnyGame) -> None:
    missing = {
        *kinds(word(game, "actions", "Action")),
        *kinds(word(game, "events", "Event")),
        *kinds(word(game, "state", "Phase")),
    }
    own = [setting for setting in [*SETTINGS, *ODD_SETTINGS] if setting.game is game]
    for setting, seed in ((setting, seed) for seed in range(10) for setting in own):
        for play in playing(setting, seed):
            missing.discard(type(play.state.phase))
        missing -= {type(action) for _, action in play.moves} | set(map(type, play.events))
        if not missing:
            return
    assert not missing


# Whose move it is


@for_every_setting
def test_somebody_may_act_until_there_is_a_result(setting: Setting) -> None:
    for play in playing(setting):
        assert bool(play.to_act) == (play.result is None)
        assert play.over == (play.result is not None)
        for seat in range(setting.seats):
            assert bool(play.legal(seat)) == (seat in play.to_act)


@for_every_setting
def test_the_winners_are_seats_and_there_is_one(setting: Setting) -> None:
    result = played(setting).result
    assert result
    assert result.winners
    assert set(result.winners) <= set(range(setting.seats))
    assert result.reason


@for_every_setting
def test_the_seats_to_act_stand_in_turn_order_without_repeats(setting: Setting) -> None:
    for play in playing(setting):
        steps = [(after - before) % setting.seats for before, after in pairwise(play.to_act)]
        assert set(play.to_act) <= set(range(setting.seats))
        assert all(steps)
        assert sum(steps) < setting.seats  # less than once around


# What may be done


@for_every_setting
def test_every_legal_action_applies_and_leaves_the_given_state_as_it_was(setting: Setting) -> None:
    for play in playing(setting):
        before = mazzo.to_json(play.state)
        for seat in play.to_act:
            for action in play.legal(seat):
                after, events = setting.game.apply(play.state, seat, action, Dice("any luck"))
                assert events
                assert after is not play.state
        assert mazzo.to_json(play.state) == before


GARBAGE = [None, 0, "", (), [], {}, object(), "?", "draw draw", "steal -1", "steal 1 2", "ｄｒａｗ"]
NO_SEATS = [-1, 99, None, "0", 0.5, ()]


@for_every_setting
def test_every_other_action_is_refused_and_changes_nothing(setting: Setting) -> None:
    seen = {
        action for play in playing(setting) for seat in range(setting.seats) for action in play.legal(seat)
    }  # all that somebody might do at some time
    pool = [*sorted(seen, key=str), *_beside(seen), *_of_other_games(setting.game), *GARBAGE]
    random = Random(str(setting))
    for play in playing(setting):
        before = mazzo.to_json(play.state), len(play.moves), len(play.events)
        for action in random.sample(pool, k=min(len(pool), 5)):
            seat = random.randrange(setting.seats)
            if isinstance(action, str) or action not in play.legal(seat):
                refuses(play, seat, action)
        for seat in play.to_act:
            refuses(play, random.choice(NO_SEATS), play.legal(seat)[0])
        assert (mazzo.to_json(play.state), len(play.moves), len(play.events)) == before


def _beside(actions: set[Any]) -> list[Any]:
    """Actions whose numbers lie just beside those of legal ones."""
    return [
        msgspec.structs.replace(action, **{field: number})
        for action in sorted(actions, key=str)
        for field in action.__struct_fields__
        if isinstance(getattr(action, field), int)
        for number in (-1, 99)
    ]


def _of_other_games(game: AnyGame) -> list[Any]:
    others = [other for other in GAMES.values() if other is not game]
    return [other.legal(other.start(seed="any").state, 0)[0] for other in others]


def refuses(play: AnyPlay, seat: Any, action: Any) -> None:
    with pytest.raises(mazzo.Refused) as refusal:
        play.apply(seat, action)
    assert str(refusal.value)


@for_every_setting
def test_legal_actions_differ_and_always_stand_in_the_same_order(setting: Setting) -> None:
    for play in playing(setting):
        same = play.state.copy()
        for seat in range(setting.seats):
            actions = list(play.legal(seat))
            assert len(set(actions)) == len(actions)
            assert list(play.legal(seat)) == actions
            assert list(setting.game.legal(same, seat)) == actions


@for_every_setting
def test_what_a_silent_seat_does_is_legal(setting: Setting) -> None:
    for play in playing(setting):
        for seat in play.to_act:
            assert setting.game.idle(play.state, seat) in play.legal(seat)


# Cards, luck and views


@for_every_setting
def test_no_card_is_lost_or_made(setting: Setting) -> None:
    bags = CARDS[setting.game.name]
    at_first = bags(setting.start().state)
    for play in playing(setting):
        assert bags(play.state) == at_first


@for_every_setting
def test_a_copy_goes_its_own_way_with_the_same_luck(setting: Setting) -> None:
    random = Random(str(setting))
    play = setting.start()
    while not play.over:
        before = told(play)
        *_, twin = islice(on_from(play.copy(), random), 20)
        assert told(play) == before
        for seat, action in twin.moves[len(play.moves) :]:
            play.apply(seat, action)
        assert told(play) == told(twin)


def told(play: AnyPlay) -> tuple[str, ...]:
    """All there is to tell of a play."""
    return mazzo.to_json(play.state), mazzo.to_json(play.events), mazzo.to_json(play.record())


@for_every_setting
def test_the_same_seed_and_moves_lead_to_the_same_game(setting: Setting) -> None:
    assert told(played(setting)) == told(played(setting))


@for_every_setting
def test_a_view_survives_the_wire_and_offers_what_is_legal(setting: Setting) -> None:
    kind = word(setting.game, "view", "View")
    for play in playing(setting):
        for seat in [None, *range(setting.seats)]:
            view = play.view(seat)
            assert msgspec.json.decode(mazzo.to_json(view), type=kind) == view
            assert view.seat == seat
            assert view.legal == (() if seat is None else tuple(play.legal(seat)))
            assert view.to_act == play.to_act
            assert view.result == play.result


@pytest.mark.slow
@effort(max_examples=1000, deadline=None)
@given(setting=st.sampled_from([*SETTINGS, *ODD_SETTINGS]), seed=st.integers(0, 10**9))
def test_any_seed_keeps_the_promises(setting: Setting, seed: int) -> None:
    bags = CARDS[setting.game.name]
    at_first = bags(setting.start(seed).state)
    for play in playing(setting, seed):
        assert bool(play.to_act) == (play.result is None)
        assert bags(play.state) == at_first
        for seat in play.to_act:
            for action in play.legal(seat):
                assert setting.game.apply(play.state, seat, action, Dice("any luck"))
