"""A play can be copied, pickled, taken back and looked at; a record is iterated over."""

import copy
import dataclasses
import pickle
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import TypeVar
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import mazzo
from mazzo.games import GAMES, AnyGame, AnyPlay, get

T = TypeVar("T")

for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def played(game: AnyGame, moves: int, seed: str = "play") -> AnyPlay:
    return go_on(game.start(4, seed=seed), moves)


def go_on(play: AnyPlay, moves: int) -> AnyPlay:
    random = Random("moves")
    for _ in range(moves):
        if not play.over:
            seat = random.choice(play.to_act)
            play.apply(seat, random.choice(play.legal(seat)))
    return play


def everything(play: AnyPlay) -> tuple[object, ...]:
    views = [play.view(seat) for seat in (None, *range(play.seats))]
    return play.state, play.moves[:], play.events[:], play.names, play.record(), views


@for_every_game
@pytest.mark.parametrize("lookalike_of", [copy.copy, copy.deepcopy, lambda play: pickle.loads(pickle.dumps(play))])
def test_a_copy_is_the_same_game_and_independent(game: AnyGame, lookalike_of: object) -> None:
    assert callable(lookalike_of)
    play = played(game, 40)
    before = everything(play.copy())
    lookalike = lookalike_of(play)
    assert lookalike.game is game
    assert everything(lookalike) == before
    assert everything(go_on(lookalike, 500)) == everything(go_on(play.copy(), 500)), "the luck to come is the same"
    assert lookalike.over
    assert everything(play) == before


def test_a_script_is_pickled() -> None:
    deck = mazzo.get("mantis").edition("it").deck
    play = mazzo.get("mantis").start(3, "it", chance=mazzo.Script([deck]))
    assert everything(go_on(pickle.loads(pickle.dumps(play)), 20)) == everything(go_on(play, 20))


def test_an_unlisted_game_is_not_pickled() -> None:
    another = dataclasses.replace(get("mantis"), title="Mantis by Night")
    with pytest.raises(mazzo.Refused, match=r"only a game listed by `mazzo\.games` can be pickled"):
        pickle.dumps(another.start(2))


@for_every_game
def test_equal_states_and_views_have_equal_hashes(game: AnyGame) -> None:
    play, other = played(game, 30), played(game, 30)
    assert play.state is not other.state
    assert {play.state: "here"}[other.state] == "here"
    assert {play.view(0): "here"}[other.view(0)] == "here"
    states = {moment.state for moment in mazzo.moments(played(game, 1000).record())}
    assert len(states) > 20
    assert len({hash(state) for state in states}) == len(states), "different states have different hashes"


@for_every_game
def test_a_state_is_found_among_states_of_other_editions_too(game: AnyGame) -> None:
    state = game.start(2, seed=1).state
    other = replace(state, edition=replace(state.edition, name="another"))
    assert state != other
    assert len({state, other}) == 2


@for_every_game
def test_moves_are_taken_back_one_by_one(game: AnyGame) -> None:
    play = game.start(3, seed="undo")
    before = [everything(play)]
    for _ in range(50):
        before.append(everything(go_on(play, 1)))
    for expected in reversed(before[:-1]):
        last = play.moves[-1]
        assert play.undo() == last
        assert everything(play) == expected
    with pytest.raises(mazzo.Refused, match="no move to take back"):
        play.undo()


def test_undoing_a_move_restores_the_random_source() -> None:
    text = "seat 0: shuffle shuffle\nseat 1: skip\npile: kitten skip beard favor attack see"
    play = mazzo.get("kittens").position(text, seed="undo")
    play.apply(0, "shuffle")
    play.apply(1, "pass")
    shuffled = play.position
    play.undo()
    play.apply(1, "pass")
    assert play.position == shuffled


def test_a_move_is_not_undone_with_an_unknown_random_source() -> None:
    class Lowest:
        def below(self, _: int) -> int:
            return 0

        def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
            return tuple(cards)

        def copy(self) -> "Lowest":
            return self

    dice = mazzo.Dice(1)
    dice.below(6)
    for chance in (Lowest(), dice):
        play = go_on(mazzo.get("mantis").start(2, chance=chance), 1)
        with pytest.raises(mazzo.Refused, match="it cannot be taken back"):
            play.undo()
        assert len(play.moves) == 1


@for_every_game
def test_a_record_is_iterated_over(game: AnyGame) -> None:
    play = played(game, 1000)
    record = play.record()
    moments = list(mazzo.moments(record))
    assert moments[0].move is None
    assert [moment.move for moment in moments[1:]] == play.moves
    assert [repr(moment) for moment in moments[:2]] == ["<Moment 0: the deal>", f"<Moment 1: {record.moves[0]}>"]
    assert [event for moment in moments for event in moment.seen(1)] == play.seen(1)
    assert [moment.view(1) for moment in moments] == [moment.play.view(1) for moment in moments]
    assert [event for moment in moments for event in moment.events] == play.events
    assert [len(moment.play.moves) for moment in moments] == list(range(len(moments)))
    assert everything(moments[-1].play) == everything(play)
    branch = moments[3].play
    assert everything(go_on(branch, 2000))[:1] != (play.state,), "the branch differs"
    assert everything(moments[3].play) == everything(go_on(game.start(4, seed="play"), 3))
    assert [moment.state for moment in mazzo.moments(record)][-1] == play.state, "it can be iterated over again"


def test_iteration_refuses_where_a_replay_does() -> None:
    record = replace(played(get("mantis"), 3).record(), moves=("0 score", "0 score"))
    moments = mazzo.moments(record)
    next(moments), next(moments)
    with pytest.raises(mazzo.Refused, match="move 2, '0 score': it is not for seat 0 to act now"):
        next(moments)
    with pytest.raises(mazzo.Refused, match="there is no game 'chess'"):
        mazzo.moments(replace(record, game="chess"))
    with pytest.raises(mazzo.Refused, match="yet it has a result"):
        list(mazzo.moments(replace(record, moves=(), result=mazzo.Result((0,), "target"))))


def test_the_table_is_printed() -> None:
    text = "edition: it\ntank 0: rrb\ntank 1: g\nscores: 4 9\npile: r/roy g/ygp+bank\ndealt: r r b g\nphase: turn 1"
    play = mazzo.get("mantis").position(text, names=["Ada", "Bo"])
    assert repr(play) == (
        "Mantis, edition it, 0 moves\n"
        "  Ada   score 4 of 15  2 red  blue\n"
        "* Bo    score 9 of 15  green\n"
        "  pile  2              red/orange/yellow"
    )


def test_a_table_of_kittens_is_printed() -> None:
    hands, turn = "seat 0: out\nseat 1: attack nope nope\nseat 2: defuse", "turn: 1 owes 2, attacked"
    text = f"{hands}\npile: skip kitten\ndiscard: beard\n{turn}"
    play = mazzo.get("kittens").position(text, names=["Ada", "Bo", "Cy"])
    assert repr(play) == (
        "Exploding Kittens, edition it, 0 moves\n"
        "  Ada      not alive\n"
        "* Bo       2 turns    2 nope  attack\n"
        "  Cy                  defuse\n"
        "  pile     2\n"
        "  discard  1          beard"
    )
    play.apply(1, "draw")
    play.apply(1, "draw")
    assert repr(play).startswith("Exploding Kittens, edition it, 2 moves: won by Cy (last alive)\n")


@for_every_game
def test_a_notebook_shows_the_table_as_a_drawing(game: AnyGame) -> None:
    play = game.start(2, seed="drawn", names=["<Ada>", "Bo & Cy"])
    drawing = play._repr_html_()
    assert drawing == play.board.svg() == play.board._repr_html_()
    root = ElementTree.fromstring(drawing)
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"<Ada>", "Bo & Cy", "pile"} <= set(words)
    labels = [tile.name for row in play.board.rows for tile in row.tiles if len(tile.colors) == 1]
    assert len(labels) > 7
    assert [label for label in labels if words.count(label) != labels.count(label)] == []


def test_a_long_row_is_drawn_in_several_lines() -> None:
    play = mazzo.get("mantis").position("tank 0: rrrrrrrrrrrrrrrooooooooooooooo\ntank 1: g\npile: k/opk")
    root = ElementTree.fromstring(play.board.svg())
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    boxes = [box.attrib for box in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert all(float(box.get("x", 0)) + float(box["width"]) <= width for box in boxes)
    assert all(float(box.get("y", 0)) + float(box["height"]) <= height for box in boxes)


def test_bots_and_coach_are_public_names() -> None:
    play = mazzo.get("mantis").start(2, seed=1)
    bot = mazzo.bots.get("mantis", "hard")(play.state.edition, mazzo.Dice(1))
    assert bot.choose(play.view(0), []) in play.legal(0)
    assert mazzo.coach.advise("mantis", play.state.edition, play.view(0)).options
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        mazzo.chess  # noqa: B018


def test_an_editor_knows_the_views_of_each_game() -> None:
    """These lines are checked by mypy: they fail there when `get` forgets the kinds."""
    tanks: tuple[object, ...] = mazzo.get("mantis").start(2).view(0).tanks
    hand: tuple[str, ...] = mazzo.get("kittens").start(2).view(0).hand
    with pytest.raises(AttributeError):
        mazzo.get("mantis").start(2).view(0).hand  # type: ignore[attr-defined]  # noqa: B018
    assert tanks
    assert hand


def test_a_game_is_not_loaded_before_it_is_needed() -> None:
    script = """
import sys, mazzo
assert mazzo.games.names() == ["mantis", "kittens"], mazzo.games.names()
assert "mazzo.games.kittens.bots" not in sys.modules
mazzo.bots.get("kittens", "easy")
assert "mazzo.games.kittens.bots" in sys.modules
assert "mazzo.games.mantis.bots" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


@for_every_game
def test_the_only_seat_that_may_act_need_not_be_named(game: AnyGame) -> None:
    play, other = game.start(2, seed="seat"), game.start(2, seed="seat")
    for _ in range(30):
        if len(play.to_act) == 1:
            (seat,) = play.to_act
            assert play.legal() == other.legal(seat)
            assert play.apply(play.legal()[-1]) == other.apply(seat, other.legal(seat)[-1])
    assert play.moves
    assert play.record() == other.record()


def test_a_seat_is_named_when_several_or_none_may_act() -> None:
    play = get("kittens").position("seat 0: attack\nseat 1: nope\nseat 2: skip\npile: kitten kitten skip")
    play.apply("attack")
    with pytest.raises(mazzo.Refused, match="seats 1, 2 may act; name one of them"):
        play.apply("pass")
    with pytest.raises(mazzo.Refused, match="seats 1, 2 may act; name one of them"):
        play.legal()
    over = go_on(get("mantis").start(2, seed=1), 500)
    with pytest.raises(mazzo.Refused, match="the game is over"):
        over.legal()


def test_an_edition_shows_its_changed_options() -> None:
    assert repr(get("mantis").edition("fr")) == "<Edition fr>"
    assert repr(get("mantis").edition("fr", target=12)) == "<Edition fr target=12>"
    assert repr(get("mantis").edition("it")).startswith("<Edition it deck=(<Card r/roy")
