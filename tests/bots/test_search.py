"""The searching bot: it keeps to its budget, and finds what is there to be found."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

import mazzo
from mazzo.bots import PLAYERS
from mazzo.bots.kittens.search import KittensModel
from mazzo.bots.mantis.search import MantisModel
from mazzo.bots.mantis.worth import Judge
from mazzo.bots.search import Search, better, searcher
from mazzo.bots.search.tree import OFTEN, Choice, grow
from mazzo.core.chance import Chance, Dice
from mazzo.core.rules import Result
from mazzo.games import GAMES
from mazzo.games.kittens import KITTENS
from mazzo.games.kittens.actions import Draw, Insert
from mazzo.games.kittens.cards import Card
from mazzo.games.mantis import MANTIS
from mazzo.games.mantis.actions import Score, Steal
from mazzo.games.mantis.cards import COLORS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_to_the_end_and_the_same_luck_makes_the_same_game(game: str, seats: int) -> None:
    def moves() -> list[tuple[int, object]]:
        play = mazzo.get(game).start(seats, seed="search")
        make = searcher(PLAYERS[game].model, playouts=4)
        made = [make(play.state.edition, Dice(f"bot {seat}")) for seat in range(seats)]
        mazzo.play_out(play, [bot.choose for bot in made])
        return play.moves

    assert moves() == moves()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_plays_every_edition(game: str) -> None:
    for edition in GAMES[game].editions.values():
        for seats in range(edition.fewest_seats, min(edition.most_seats, 6) + 1):
            play = GAMES[game].start(seats, edition.name, seed="search")
            make = searcher(PLAYERS[game].model, playouts=3)
            mazzo.play_out(play, [make(edition, Dice(f"bot {seat}")).choose for seat in range(seats)])
            assert play.over


def test_milliseconds_are_counted_by_the_clock_it_is_given() -> None:
    asked: list[float] = []

    def ticks() -> Iterator[float]:
        yield from (number / 100 for number in range(1000))

    clock = ticks()

    def now() -> float:
        asked.append(next(clock))
        return asked[-1]

    view = MANTIS.start(4, seed="clock").view(0)
    Search(MantisModel, MANTIS.edition(), Dice("luck"), milliseconds=100, clock=now).choose(view, ())
    assert asked[-1] >= 0.1
    assert len(asked) == pytest.approx(11, abs=1)  # once at the start, then after every game


@pytest.mark.parametrize("budget", [{"playouts": 0}, {"milliseconds": 0}, {"playouts": 1, "milliseconds": 1}])
def test_a_budget_that_is_none_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(mazzo.Refused, match="budget"):
        searcher(MantisModel, **budget)(MANTIS.edition(), Dice("luck"))


def test_it_wins_in_mantis_when_it_can() -> None:
    state = MANTIS.start(4, seed="win").state
    colors = state.cards[0].back
    state.scores, state.tanks = [8, 0, 0, 0], [colors, colors * 3, (), ()]
    assert Search(MantisModel, state.edition, Dice("luck")).choose(MANTIS.view(state, 0), ()) == Score()


def test_it_finds_a_win_that_its_favourite_does_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blind:
        def __init__(self, *_: object) -> None:
            pass

        def choose(self, *_: object) -> object:
            return Steal(1)

    monkeypatch.setattr(MantisModel, "Favourite", Blind)
    state = MANTIS.start(4, seed="win").state
    colors = state.cards[0].back
    state.scores, state.tanks = [8, 9, 9, 9], [colors, colors, COLORS, COLORS]
    assert Search(MantisModel, state.edition, Dice("luck"), playouts=200).choose(MANTIS.view(state, 0), ()) == Score()


def test_it_puts_the_last_kitten_where_the_other_must_draw_it() -> None:
    """Two players, two cards below, and neither has another card: on top is a win, below is not."""
    play = KITTENS.start(2, seed="insert")
    state = play.state
    state.hands, state.pile = [(Card.DEFUSE,), ()], (Card.KITTEN, Card.TACOCAT, Card.TACOCAT)
    play.apply(0, Draw())
    choice = Search(KittensModel, state.edition, Dice("luck"), playouts=120).choose(play.view(0), play.seen(0))
    assert choice == Insert(0)


def test_few_games_do_not_shake_its_favourite() -> None:
    known, lucky = Choice(), Choice()
    for reward in (0.3, 0.6, 0.4, 0.5) * 10:
        known.learn(reward)
    lucky.learn(0.9)
    assert better({"known": known, "lucky": lucky}, "known") == "known"
    for _ in range(40):
        lucky.learn(0.9)
    assert better({"known": known, "lucky": lucky}, "known") == "lucky"


def test_an_estimate_is_that_of_the_searching_seat() -> None:
    state = MANTIS.start(3, seed="judge").state
    here, there = (Judge(3, 10, own).chances(state.tanks, state.scores, 0) for own in (0, 1))
    assert here != there


class Ladder:
    """Two steps, left or right each time: first the searching seat's, then another's. Nothing but the last counts."""

    def world(self, _: Chance) -> SimpleNamespace:
        return SimpleNamespace(steps="", result=None, seats=2, to_act=(0,))

    def legal(self, *_: object) -> list[str]:
        return ["left", "right"]

    def likely(self, *_: object) -> str:
        return "right"

    def apply(self, state: SimpleNamespace, seat: int, action: str, _: Chance) -> tuple[SimpleNamespace, str]:
        steps = state.steps + action[0]
        done = Result((0 if steps[-1] == "l" else 1,), "told") if len(steps) == 2 else None
        return SimpleNamespace(steps=steps, result=done, seats=2, to_act=(1 - seat,)), steps

    def estimate(self, *_: object) -> list[float]:
        return [0.0, 1.0]


@pytest.mark.parametrize("games", [20, 200])
def test_below_the_root_the_likely_is_done_until_a_place_was_met_often(games: int) -> None:
    root = grow(Ladder(), 0, Dice("ladder"), lambda done: done < games)
    assert set(root) == {"left", "right"}
    for choice in root.values():
        (below,) = choice.after.values()
        met = sum(each.tried for each in below.values())
        assert below["left"].tried <= met / OFTEN + 1
        assert bool(below["left"].tried) == (met > OFTEN)
        assert choice.mean <= 1 / OFTEN
