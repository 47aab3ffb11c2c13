"""The search for any game: it finds winning moves, is reproducible, and uses only a view."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

import mazzo
from mazzo import bots
from mazzo.bots.rollouts import Budget, RolloutSearch, Thinker
from mazzo.bots.rollouts.search import QuickChance
from mazzo.bots.simple import Random
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from mazzo.core.play import Seen, play_out
from mazzo.games.mantis.game import MANTIS
from tests.guests import court
from tests.guests.court import COURT, Card, Player, State


def search(state: State, seat: int, games: int = 200, seed: str = "search") -> Any:
    sample_state = COURT.state_sampler(state.edition, COURT.view(state, seat))
    return RolloutSearch(COURT, sample_state, seat, QuickChance(seed)).run(
        COURT.legal(state, seat), Budget(games=games)
    )


def last_round(own: Card, drawn: Card, theirs: Card, **more: Any) -> State:
    """Two players with a round each; seat 0 is to act."""
    dealt = COURT.start(2, seed=1).state
    players = [Player(own, tokens=1, **more), Player(theirs, tokens=1)]
    left = list(court.DECK)
    for card in (own, drawn, theirs):
        left.remove(card)
    return replace(dealt, players=players, drawn=drawn, aside=left[0], pile=tuple(left[1:]), discard=())


def test_search_guesses_a_card_that_it_has_seen() -> None:
    knowing = last_round(Card.GUARD, Card.MAID, Card.BARON, knows={1: Card.BARON})
    assert str(search(knowing, 0).best) == "play guard 1 baron"


def test_search_does_not_know_hidden_cards() -> None:
    chosen = {str(search(last_round(Card.GUARD, Card.MAID, theirs), 0).best) for theirs in (Card.BARON, Card.PRIEST)}
    assert len(chosen) == 1


def test_search_repeats_its_result_with_the_same_seed() -> None:
    state = COURT.start(3, seed=5).state
    assert search(state, 0, 50).visits == search(state, 0, 50).visits
    assert search(state, 0, 50).wins != search(state, 0, 50, "other").wins


def test_every_move_is_tried_whatever_the_budget() -> None:
    state = COURT.start(4, seed=5).state
    found = search(state, 0, 1)
    assert set(found.visits) == set(COURT.legal(state, 0))
    assert found.games == len(found.visits) == sum(found.visits.values())
    assert sum(map(sum, found.shares.values())) == pytest.approx(found.games)
    assert all(found.shares[action][0] == found.wins[action] for action in found.wins)


def test_a_budget_of_time_is_kept() -> None:
    ticks = iter(range(10_000))
    state = COURT.start(2, seed=5).state
    sample_state = COURT.state_sampler(state.edition, COURT.view(state, 0))
    budget = Budget(seconds=20, clock=lambda: next(ticks))
    assert RolloutSearch(COURT, sample_state, 0, QuickChance(1)).run(COURT.legal(state, 0), budget).games in range(
        20, 26
    )


class Sampling:
    """The search as a bot for a game that is not installed."""

    def __init__(self, edition: Any, chance: Dice) -> None:
        self._edition, self._chance = edition, chance

    def choose(self, view: Any, _seen: Sequence[Any]) -> Any:
        sample_state = COURT.state_sampler(self._edition, view)
        found = RolloutSearch(COURT, sample_state, view.seat, QuickChance(self._chance.below(1 << 16)))
        return found.run(view.legal, Budget(games=40)).best


def test_the_search_wins_most_games_against_a_random_bot() -> None:
    won = 0.0
    for number in range(40):
        play = COURT.start(2, seed=number // 2)
        seats = [Random(play.state.edition, Dice(number)).choose] * 2
        seats[number % 2] = Sampling(play.state.edition, Dice(f"luck {number}")).choose
        won += play_out(play, seats).share(number % 2)
    assert won >= 26  # 34 with these seeds


def test_the_search_plays_mantis() -> None:
    play = MANTIS.start(2, seed=3)
    bot = Thinker(play.state.edition, Dice(1), games=20, milliseconds=None)
    assert play_out(play, [bot.choose, Random(play.state.edition, Dice(2)).choose]).winners


def test_a_game_without_sampled_states_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Any:
        raise Refused("no state was found")

    monkeypatch.setattr(type(MANTIS), "state_sampler", refuse)
    play = MANTIS.start(2, seed=3)
    chosen = {Thinker(play.state.edition, Dice(seed)).choose(play.view(0), Seen(play, 0)) for seed in range(20)}
    assert chosen == set(play.legal(0))


def test_levels_of_a_game_without_bots_are_searches_that_grow() -> None:
    games = [bots.SEARCHES[bots.PLAIN.levels[level]] for level in bots.LEVELS]
    assert games == sorted(games)
    assert set(bots.PLAIN.levels.values()) == bots.PLAIN.slow  # so none runs in the process of the server
    assert bots.quick("mantis") == "medium"
    assert mazzo.bots is bots


def test_a_quick_bot_stands_in_where_all_levels_are_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "catalog_of", lambda _game: bots.PLAIN)
    assert bots.stand_in("mantis") == "medium"
    assert bots.quick("mantis") == "random"
