"""The library refuses wrong input in one line with the right alternative."""

import math
import re
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

import mazzo
from mazzo.core.edition import NumberOption, SwitchOption, options
from mazzo.core.errors import listing, shorten
from mazzo.core.notation import LONGEST_POSITION
from mazzo.games import GAMES, AnyGame, AnyPlay
from mazzo.games.kittens.rules.actions import Give, Insert, Pair
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.mantis.rules.actions import Score, Steal

BAD: list[Any] = [
    *(None, True, -1, 10**9, 10**30, 10**5000, 1.5, math.nan, math.inf, "", "x", "x\ny", "\ud800", "x" * 10**6),
    *(b"x", [], [[]], ["x"], (1,), {}, {"x": 1}, {1, 2}, object(), int, len, Ellipsis),
]
EVERY_GAME = list(GAMES.values())
EVERY_EDITION = [(game, edition) for game in EVERY_GAME for edition in game.editions]

for_every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
for_every_edition = pytest.mark.parametrize(("game", "edition"), EVERY_EDITION, ids=lambda it: getattr(it, "name", it))


def refusal(call: Callable[[], object]) -> str:
    """The reason why a call is refused: one short line."""
    with pytest.raises(mazzo.Refused) as refused:
        call()
    message = str(refused.value)
    assert message.isprintable()
    assert 10 < len(message) <= 1000
    assert refused.value.__suppress_context__ or refused.value.__context__ is None
    return message


def each_bad(*but: object) -> list[Any]:
    """The bad values, except those that are good here."""
    return [
        value
        for value in BAD
        if not any(value is good or (value == good and type(value) is type(good)) for good in but)
    ]


# Starting


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    for name in each_bad():
        assert refusal(lambda: mazzo.get(name)).endswith("; the games are mantis, kittens")  # noqa: B023


@for_every_edition
def test_an_invalid_number_of_seats_is_refused_with_the_valid_ones(game: AnyGame, edition: str) -> None:
    most = game.editions[edition].most_seats
    for seats in (*each_bad(), 0, 1, most + 1, "4", 4.0):
        message = refusal(lambda: game.start(seats, edition))  # noqa: B023
        assert message.startswith(f"edition {edition} is for 2 to {most} players, not ")


@for_every_game
def test_an_unknown_edition_is_refused_with_the_list_of_editions(game: AnyGame) -> None:
    for name in each_bad(None):
        for call in (lambda: game.start(4, name), lambda: game.edition(name)):  # noqa: B023
            assert refusal(call).endswith(f"; the editions are {listing(game.editions)}")


@for_every_game
def test_an_invalid_seed_is_refused(game: AnyGame) -> None:
    position = game.start(4).position
    for seed in each_bad(None, -1, 10**9, 10**30, "x"):
        for call in (lambda: game.start(4, seed=seed), lambda: game.position(position, seed=seed)):  # noqa: B023
            assert refusal(call).endswith("cannot be a seed; a seed is a line of 1 to 1000 letters, or a number")


@for_every_game
def test_names_that_do_not_fit_the_seats_are_refused(game: AnyGame) -> None:
    for names in (*each_bad(None), "abcd", ["a", "b", "c"], ["a"] * 5, ["a"] * 10**6, {0: "a"}, {"a", "b", "c", "d"}):
        assert "4 seats need a list of 4 names, not " in refusal(lambda: game.start(4, names=names))  # noqa: B023


@for_every_game
def test_an_invalid_name_is_refused(game: AnyGame) -> None:
    for name in (*each_bad("x"), " ", "a\tb", "a\x1b[31mb", "a\u202eb", "a\u2028b", "a" * 41):
        message = refusal(lambda: game.start(4, names=["a", "b", "c", name]))  # noqa: B023
        assert message.endswith("cannot be a name; a name is 1 to 40 letters on one line")


@for_every_game
def test_an_invalid_random_source_is_refused(game: AnyGame) -> None:
    position = game.start(4).position
    for chance in (*each_bad(None), mazzo.Dice, Random(1)):
        for call in (lambda: game.start(4, chance=chance), lambda: game.position(position, chance=chance)):  # noqa: B023
            assert refusal(call).endswith(" is not luck; luck is Dice(seed) or Script(outcomes)")


@for_every_game
def test_a_seed_and_a_random_source_together_are_refused(game: AnyGame) -> None:
    assert "not both" in refusal(lambda: game.start(4, seed=1, chance=mazzo.Dice("2")))


# Options


@for_every_edition
def test_an_unknown_option_is_refused_with_the_list_of_options(game: AnyGame, edition: str) -> None:
    known = listing(options(game.editions[edition]))
    for option in ("jokers", "most_seats", "fewest_seats", "self", "x" * 10**6, "a\nb", ""):
        setting: dict[str, Any] = {option: 1}
        assert refusal(lambda: game.start(4, edition, **setting)).endswith(f"; the options are {known}")  # noqa: B023


@for_every_edition
def test_an_invalid_value_of_an_option_is_refused_with_the_valid_ones(game: AnyGame, edition: str) -> None:
    for name, option in options(game.editions[edition]).items():
        good: tuple[Any, ...] = (True,) if isinstance(option, SwitchOption) else ({}, []) if name == "deck" else ()
        for value in each_bad(*good):
            message = refusal(lambda: game.edition(edition, **{name: value}))  # noqa: B023
            assert message.startswith(f"option {name} cannot be ")
            assert message.endswith(f"; it is {option}")


@for_every_edition
def test_a_number_is_refused_just_outside_its_bounds(game: AnyGame, edition: str) -> None:
    for name, option in options(game.editions[edition]).items():
        if isinstance(option, NumberOption):
            for good in (option.least, option.most):
                assert getattr(game.edition(edition, **{name: good}), name) == good
            for bad in (option.least - 1, option.most + 1):
                message = refusal(lambda: game.edition(edition, **{name: bad}))  # noqa: B023
                assert message == (
                    f"option {name} cannot be {bad}; it is a whole number from {option.least} to {option.most}"
                )


NO_GAME: list[tuple[str, dict[str, Any], str]] = [
    ("mantis", {"target": 0}, "option target cannot be 0; it is a whole number from 1 to 105"),
    ("mantis", {"hand": 11}, "option hand cannot be 11; it is a whole number from 0 to 10"),
    (
        "mantis",
        {"deck": [{"front": "red", "back": ["red", "green", "pink"]}] * 40, "hand": 10},
        "4 seats with 10 cards each need 41 cards; the deck has 40",
    ),
    ("mantis", {"deck": []}, "4 seats with 4 cards each need 17 cards; the deck has 0"),
    (
        "mantis",
        {"deck": [{"front": "red", "back": ["red", "red", "pink"]}]},
        "is not a card: its back shows three diff",
    ),
    ("mantis", {"deck": [{"front": "red", "back": ["blue", "green", "pink"]}]}, "r/bgk is not a card"),
    ("mantis", {"deck": [{"front": "mauve", "back": ["red", "green", "pink"]}]}, "Invalid enum value 'mauve'"),
    ("mantis", {"deck": [{"front": "red"}]}, "missing required field `back`"),
    ("mantis", {"deck": [{"front": "red", "back": ["red", "green", "pink"]}] * 211}, "it is a list of at most 210"),
    ("kittens", {"deck": {}}, "4 seats need 3 kittens, 4 Defuses and 16 other cards; the deck has 0, 0 and 0"),
    ("kittens", {"deck": {"kitten": 2, "defuse": 9, "nope": 29}}, "4 seats need 3 kittens"),
    ("kittens", {"deck": {"kitten": 9, "defuse": 3, "nope": 29}}, "the deck has 9, 3 and 29"),
    ("kittens", {"deck": {"kitten": 3, "defuse": -4, "nope": 29}}, "a whole number from 0 to 30"),
    ("kittens", {"deck": {"kitten": 3, "defuse": 4, "nope": 10**9}}, "a whole number from 0 to 30"),
    ("kittens", {"deck": {"kitten": 3, "defuse": 4, "joker": 9}}, "it is for any of kitten, defuse, nope, "),
    ("kittens", {"deck": {"kitten": 3, "defuse": 4, "nope": True}}, "got `bool`"),
    ("kittens", {"deck": [1, 2, 3]}, "it is for any of kitten, defuse, nope, "),
    ("kittens", {"hand": 20}, "4 seats need 3 kittens, 4 Defuses and 80 other cards; the deck has 4, 6 and 46"),
    ("kittens", {"see": 11}, "option see cannot be 11; it is a whole number from 1 to 10"),
    ("kittens", {"deck": dict.fromkeys(Card, 14)}, "4 seats would play with 171 cards; at most 150 can be in play"),
    ("kittens", {"deck": dict.fromkeys(Card, 8), "seats": 6}, "6 seats would play with 197 cards; at most 150 can be"),
]


@pytest.mark.parametrize(("game", "setting", "reason"), NO_GAME, ids=shorten)
def test_impossible_numbers_are_refused(game: str, setting: dict[str, Any], reason: str) -> None:
    assert reason in refusal(lambda: mazzo.get(game).start(**setting))


@for_every_game
def test_a_huge_deck_is_refused_before_it_fills_the_memory(game: AnyGame) -> None:
    decks: dict[str, Any] = {
        "mantis": [{"front": "red", "back": ["red", "green", "pink"]}] * 1000,
        "kittens": dict.fromkeys(Card, 10**9),
    }
    tracemalloc.start()
    refusal(lambda: game.start(4, deck=decks[game.name]))
    refusal(lambda: game.start(4, hand=10**9))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 10**6


@for_every_game
def test_the_largest_numbers_still_play_and_can_be_written_down(game: AnyGame) -> None:
    decks: dict[str, Any] = {
        "mantis": [{"front": "red", "back": ["red", "green", "pink"]}] * 210,
        "kittens": dict.fromkeys(Card, 12),
    }
    play = game.start(2, deck=decks[game.name], hand=10, seed=1)
    assert game.position(play.position).state == play.state
    assert mazzo.replay(mazzo.read_record(mazzo.write_record(play.record()))).state == play.state


# Playing


def middle(game: AnyGame, moves: int = 9) -> AnyPlay:
    play = game.start(4, seed="middle", names=["a", "b", "c", "d"])
    for _ in range(moves):
        seat = play.to_act[0]
        play.apply(seat, play.legal(seat)[0])
    return play


@for_every_game
def test_an_unknown_seat_is_refused_everywhere(game: AnyGame) -> None:
    play = middle(game)
    before = deepcopy((play.state, play.moves, play.events))
    seat, action = play.to_act[0], play.legal(play.to_act[0])[0]
    for bad in (*each_bad(), 4, float(seat), str(seat), False):
        for call in (lambda: play.apply(bad, action), lambda: play.apply(bad, str(action)), lambda: play.legal(bad)):  # noqa: B023
            assert refusal(call).endswith("; the seats are 0 to 3")
        if bad is not None:
            assert refusal(lambda: play.view(bad)).endswith("; the seats are 0 to 3")  # noqa: B023
            assert refusal(lambda: play.seen(bad)).endswith("; the seats are 0 to 3")  # noqa: B023
    assert (play.state, play.moves, play.events) == before


@for_every_game
def test_an_invalid_action_is_refused_and_changes_nothing(game: AnyGame) -> None:
    play = middle(game)
    before, record = deepcopy((play.state, play.moves, play.events)), play.record()
    seat = play.to_act[0]
    for bad in (*each_bad(), "draw draw", "steal", "steal -1", "steal 1 2", "pair", "score\0", "ＤＲＡＷ", play.state):
        message = refusal(lambda: play.apply(seat, bad))  # noqa: B023
        assert re.search(rf"the actions are \w+, |seat {seat} may: \w+, |it is written '\w+|whole number", message)
    assert (play.state, play.moves, play.events) == before
    assert play.record() == record


@for_every_game
def test_an_action_out_of_turn_is_refused_with_the_seat_whose_turn_it_is(game: AnyGame) -> None:
    play = game.start(4, seed="middle")
    message = refusal(lambda: play.apply(1, play.legal(0)[0]))
    assert message == "it is not for seat 1 to act now; it is for seat 0"


@for_every_game
def test_no_action_is_legal_when_the_game_is_over(game: AnyGame) -> None:
    play = ended(game.start(2, seed="over"))
    assert play.legal(0) == play.legal(1) == ()
    for action in game.start(2, seed="over").legal(0):
        assert refusal(lambda: play.apply(0, action)) == "the game is over; nobody may act"  # noqa: B023


def test_an_action_of_another_game_is_refused() -> None:
    assert "is not possible now; seat 0 may: draw" in refusal(
        lambda: mazzo.get("kittens").start(3, seed=1).apply(0, Score())  # type: ignore[call-overload]
    )


def test_an_action_of_other_types_is_the_same_action() -> None:
    mantis = mazzo.get("mantis").start(3, seed=1)
    mantis.apply(0, Steal(1.0))  # type: ignore[arg-type]
    mantis.apply(1, Steal(False))
    assert mantis.record().moves == ("0 steal 1", "1 steal 0")
    kittens = mazzo.get("kittens").position("seat 0: tacocat tacocat\nseat 1: nope\npile: skip kitten\n", seed=1)
    kittens.apply(0, Pair("tacocat", 1))  # type: ignore[arg-type]
    kittens.apply(1, "pass")
    assert {type(card) for card in (*kittens.state.discard, *kittens.state.hands[0])} == {Card}
    assert mazzo.replay(kittens.record()).state == kittens.state


@pytest.mark.parametrize("nonsense", [None, "x" * 10**6, -1, 2.5, [], {}, ..., "a\nb"], ids=shorten)
def test_an_action_made_of_nonsense_is_refused(nonsense: Any) -> None:
    play = mazzo.get("kittens").start(3, seed=1)
    for action in (Give(nonsense), Insert(nonsense), Pair(nonsense, nonsense)):
        assert "is not possible now; seat 0 may: draw, " in refusal(lambda: play.apply(0, action))  # noqa: B023


@for_every_game
def test_a_script_that_does_not_fit_a_deal_is_refused(game: AnyGame) -> None:
    assert "the script of luck ends after 0 outcomes" in refusal(lambda: game.start(4, chance=mazzo.Script()))
    for outcome in each_bad():
        assert "outcome 1 of the script is" in refusal(lambda: game.start(4, chance=mazzo.Script([outcome])))  # noqa: B023


def test_a_script_that_does_not_fit_an_action_is_refused_and_changes_nothing() -> None:
    text = "seat 0: tacocat tacocat\nseat 1: nope\npile: skip kitten\n"
    play = mazzo.get("kittens").position(text, chance=mazzo.Script([5]))
    play.apply(0, "pair tacocat 1")
    before = deepcopy((play.state, play.moves, play.events))
    for _ in range(2):
        assert "outcome 1 of the script is 5; it should be a number from 0 to 0" in refusal(
            lambda: play.apply(1, "pass")
        )
    assert (play.state, play.moves, play.events) == before


@for_every_game
def test_play_out_wants_a_chooser_for_every_seat(game: AnyGame) -> None:
    choosers = [lambda view, _: view.legal[0]] * 3
    assert refusal(lambda: mazzo.play_out(game.start(4), choosers)) == "4 seats need 4 choosers, not 3"
    assert mazzo.play_out(game.start(3, seed=1), choosers).winners


# Positions


@for_every_game
def test_an_invalid_position_is_refused(game: AnyGame) -> None:
    for bad in (*each_bad(), "\n" * 10, ":", "seat", "a: b", "x" * (LONGEST_POSITION + 1), "tank 0: r\n" * 1000):
        refusal(lambda: game.position(bad))  # noqa: B023


MANTIS = {"tank 0": "rrb", "tank 1": "g", "tank 2": "", "pile": "r/roy g/ygb", "dealt": "r r b g", "turned": "k/rgk"}
KITTENS = {"seat 0": "attack nope", "seat 1": "beard", "seat 2": "out", "pile": "skip kitten", "discard": "skip skip"}
REACTION = {"phase": "reaction", "announced": "0 skip", "discard": "skip"}

POSITIONS: list[tuple[str, dict[str, str | None], str]] = [
    ("mantis", {"edition": "1870"}, "there is no edition '1870'; the editions are en, fr, de, it"),
    ("mantis", {"options": "target"}, "'target' is not an option; an option is written 'target=12'"),
    ("mantis", {"options": "target="}, "option target cannot be ''"),
    ("mantis", {"options": "target=twelve"}, "it is a whole number from 1 to 105"),
    ("mantis", {"options": "target=012"}, "option target cannot be '012'; it is a whole number from 1 to 105"),
    ("mantis", {"options": "target=12 target=12"}, "an option stands twice"),
    ("kittens", {"options": "combos=0"}, "option combos cannot be 0; it is true or false"),
    ("kittens", {"options": "combos=True"}, "option combos cannot be 'True'; it is true or false"),
    ("mantis", {"options": "deck=[{"}, "option 'deck' is '[{', which is not complete JSON"),
    ("mantis", {"options": "deck=" + "[" * 10**4}, "which is not complete JSON"),
    ("mantis", {"options": "icons=gold"}, "it is one of both, front, off"),
    ("mantis", {"options": "jokers=1"}, "there is no option 'jokers'; the options are hand, target"),
    ("mantis", {"tank": "r"}, "'tank: r' is not a line of a position; its lines begin with edition"),
    ("mantis", {"tank 1": None}, "the position has no line 'tank 1'; seats are numbered from 0 without a gap"),
    ("mantis", {"tank 03": "r"}, "the position has no line 'tank 3'"),
    ("mantis", {"tank 0": "x"}, "there is no colour 'x'; the colours are r (red), o (orange), y (yellow)"),
    ("mantis", {"tank 0": "rrbrrr"}, "cards in the Tanks"),
    ("mantis", {f"tank {seat}": "" for seat in range(3, 9)}, "edition en is for 2 to 6 players, not 9"),
    ("mantis", {"scores": "1 2"}, "3 Tanks and 2 scores"),
    ("mantis", {"scores": "1 2 0 0"}, "3 Tanks and 4 scores"),
    ("mantis", {"scores": "1 2 -3"}, "'-3' should be a whole number, 0 or more"),
    ("mantis", {"scores": "1 2 10"}, "a score has reached the target of 10, so the game is over"),
    ("mantis", {"scores": "1 2 ²"}, "should be a whole number"),
    ("mantis", {"pile": "r/roy r/roy"}, "cards of the pile and turned over"),
    ("mantis", {"pile": "r/roy+gold"}, "there is no icon 'gold'; the icons are again, raid, bank"),
    ("mantis", {"pile": "r/roy+raid"}, "cards of the pile and turned over"),
    ("mantis", {"pile": "rroy"}, "'rroy' is not a card; a card is written 'g/ryg'"),
    ("mantis", {"pile": "r:roy"}, "'r:roy' is not a card; a card is written 'g/ryg'"),
    ("mantis", {"pile": "r/royg"}, "'r/royg' is not a card; a card is written 'g/ryg'"),
    ("mantis", {"pile": "r/oyg"}, "is not a card: its back shows three different colours"),
    ("mantis", {"pile": ""}, "the Draw Pile is empty, so the game is over"),
    ("mantis", {"phase": ""}, "there is no phase ''; the phases are turn, raiding, over"),
    ("mantis", {"phase": "dinner 0"}, "there is no phase 'dinner'; the phases are turn, raiding, over"),
    ("mantis", {"phase": "turn 3"}, "the phase names one seat of 0 to 2: 'turn 0', 'raiding 1'"),
    ("mantis", {"phase": "turn 0 1"}, "the phase names one seat"),
    ("mantis", {"phase": "raiding 0"}, "there is nobody to raid"),
    ("mantis", {"phase": "over"}, "a position that is over has 'phase: over', without a seat, and a line 'result'"),
    ("mantis", {"result": "target, 0"}, "a position that is over has 'phase: over'"),
    ("mantis", {"phase": "over 0", "result": "target, 0", "scores": "10 0 0"}, "without a seat"),
    (
        "mantis",
        {"phase": "over", "result": "charm, 0"},
        "a game ends by 'target', 'most scored', 'fuller tank', 'shared'",
    ),
    ("mantis", {"phase": "over", "result": "target, 0"}, "the scores, Tanks and pile say that the game goes on"),
    ("mantis", {"phase": "over", "result": "target, 0", "scores": "0 10 0"}, "say 'target, 1'"),
    ("mantis", {"phase": "over", "result": "shared, 0 1", "pile": ""}, "say 'fuller tank, 0'"),
    ("mantis", {"dealt": "r r b g x"}, "there is no colour 'x'"),
    ("mantis", {"dealt": "r+"}, "there is no icon ''"),
    ("kittens", {"seat 0": "joker"}, "there is no card 'joker'; the cards are kitten, defuse, nope"),
    ("kittens", {"seat 0": "kitten"}, "a hand cannot hold a kitten"),
    ("kittens", {"seat 0": None}, "the position has no line 'seat 0'"),
    ("kittens", {"seat 1": "out"}, "a position with one player alive is over"),
    ("kittens", {"seat 0": "out"}, "a position with one player alive is over"),
    ("kittens", {f"seat {seat}": "" for seat in range(3, 12)}, "edition it is for 2 to 9 players, not 12"),
    ("kittens", {"pile": "skip"}, "2 players alive need 1 kittens in the pile, not 0"),
    ("kittens", {"pile": "kitten kitten"}, "2 players alive need 1 kittens in the pile, not 2"),
    ("kittens", {"phase": "inserting"}, "2 players alive need 0 kittens in the pile, not 1"),
    ("kittens", {"turn": "0"}, "'0' is not a turn; it is written '0 owes 1' or '0 owes 2, attacked'"),
    ("kittens", {"turn": "0 owes 0"}, "owes one turn or more; alive are 0, 1"),
    ("kittens", {"turn": "2 owes 1"}, "the turn is of a player alive, who owes one turn or more; alive are 0, 1"),
    ("kittens", {"turn": "0 owes 2"}, "a player who was not attacked owes at most 1 turns in this edition, not 2"),
    (
        "kittens",
        {"turn": "0 owes 3, attacked"},
        "a player who was attacked owes at most 2 turns in this edition, not 3",
    ),
    ("kittens", {"discard": "kitten kitten"}, "a kitten is discarded with the player that it ends"),
    ("kittens", {"turn": "3 owes 1"}, "there is no seat 3; the seats are 0 to 2"),
    ("kittens", {"turn5": "0 owes 1"}, "is not a line of a position"),
    ("kittens", {"phase": "lunch"}, "there is no phase 'lunch'; the phases are turn, reaction, giving, picking, inser"),
    ("kittens", {"nopes": "1"}, "the line 'nopes' is of another phase than 'turn'"),
    ("kittens", {"waiting": "1"}, "the line 'waiting' is of another phase than 'turn'"),
    ("kittens", {**REACTION, "announced": None}, "is not an action"),
    (
        "kittens",
        {**REACTION, "announced": "0 draw"},
        "'0 draw' cannot be announced; an announcement is written '1 pair",
    ),
    ("kittens", {**REACTION, "announced": "1 skip"}, "'1 skip' cannot have been announced; it is the turn of seat 0"),
    ("kittens", {**REACTION, "announced": "9 skip"}, "there is no seat 9; the seats are 0 to 2"),
    ("kittens", {**REACTION, "announced": "0 pair skip 0"}, "on the discard pile"),
    ("kittens", {**REACTION, "announced": "0 pair skip 2", "discard": "skip skip"}, "cannot have been announced"),
    (
        "kittens",
        {**REACTION, "announced": "0 pair skip 1"},
        "the cards announced and the Nopes lie on the discard pile",
    ),
    ("kittens", {**REACTION, "discard": ""}, "not there: skip"),
    ("kittens", {**REACTION, "nopes": "1"}, "not there: nope"),
    (
        "kittens",
        {**REACTION, "nopes": "0", "discard": "skip nope"},
        "a Nope is played by a player alive, and not on the",
    ),
    ("kittens", {**REACTION, "nopes": "2", "discard": "skip nope"}, "a Nope is played by a player alive"),
    (
        "kittens",
        {**REACTION, "nopes": "1 1", "discard": "skip nope nope"},
        "not on the card that they have just played",
    ),
    ("kittens", {**REACTION, "waiting": "0"}, "the line 'waiting' is of some of the seats 1, in this order"),
    ("kittens", {**REACTION, "waiting": "1 1"}, "the line 'waiting' is of some of the seats 1, in this order"),
    ("kittens", {**REACTION, "waiting": "2"}, "the line 'waiting' is of some of the seats 1, in this order"),
    ("kittens", {**REACTION, "waiting": "7"}, "there is no seat 7; the seats are 0 to 2"),
    ("kittens", {"phase": "giving", "taker": "1"}, "a Favor is given to the player whose turn it is"),
    ("kittens", {"phase": "giving", "seat 1": ""}, "the line 'waiting' is of some of the seats nothing"),
    ("kittens", {"phase": "picking", "discard": "kitten"}, "there is nothing to pick"),
    ("kittens", {"phase": "over"}, "a position with one player alive is over"),
    ("kittens", {"phase": "over", "result": "last alive, 0"}, "a position with one player alive is over"),
    ("kittens", {"phase": "over", "seat 1": "out", "result": "charm, 0"}, "a game ends by 'last alive'"),
    ("kittens", {"phase": "over", "seat 1": "out", "result": "last alive, 1"}, "is the one alive, seat 0"),
    ("kittens", {"knows 9": "0 skip"}, "the line 'knows 9' is of no seat; the seats are 0 to 2"),
    ("kittens", {"knows 00": "0 skip"}, "the line 'knows 00' is of no seat"),
    ("kittens", {"knows " + "9" * 5000: "0 skip"}, "is of no seat"),
    (
        "kittens",
        {"knows 0": "everything"},
        "'everything' cannot be known; knowledge is written '0 kitten' or 'seat 1 holds",
    ),
    ("kittens", {"knows 0": "0 kitten"}, "seat 0 cannot know cards of the pile that lie elsewhere"),
    ("kittens", {"knows 0": "1 kitten; 0 skip"}, "seat 0 cannot know cards of the pile that lie elsewhere"),
    ("kittens", {"knows 0": "999999999 kitten"}, "seat 0 cannot know cards of the pile that lie elsewhere"),
    ("kittens", {"knows 0": "0 kitten; loose 1 0"}, "seat 0 cannot know cards of the pile that lie elsewhere"),
    ("kittens", {"knows 0": "0 skip; loose 999999999 0"}, "seat 0 cannot know cards of the pile that lie elsewhere"),
    ("kittens", {"knows 0": "0 skip; loose 0 999999999"}, "seat 0 cannot know cards of the pile that lie elsewhere"),
    ("kittens", {"knows 0": "0 kitten; loose 0 1; sure 1"}, "seat 0 cannot know cards of the pile that lie elsewhere"),
    ("kittens", {"knows 0": "seat 0 holds attack"}, "seat 0 sees its own hand"),
    ("kittens", {"knows 0": "seat 1 holds nope"}, "seat 0 cannot know that seat 1 holds nope: it does not"),
    ("kittens", {"knows 0": "seat 1 at most beard 0"}, "seat 0 cannot know a limit that the hand of seat 1 exceeds"),
    ("kittens", {"knows 0": "seat 9 holds nope"}, "there is no seat 9"),
]


def position(game: str, lines: dict[str, str | None]) -> str:
    base: dict[str, str | None] = {"mantis": MANTIS, "kittens": KITTENS}[game] | lines  # type: ignore[operator]
    return "".join(f"{key}: {value}\n" for key, value in base.items() if value is not None)


@pytest.mark.parametrize(("game", "lines", "reason"), POSITIONS, ids=shorten)
def test_a_position_that_no_game_comes_to_is_refused(game: str, lines: dict[str, str | None], reason: str) -> None:
    assert reason in refusal(lambda: mazzo.get(game).position(position(game, lines)))


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("mantis", {}),
        ("mantis", {"phase": "raiding 0", "scores": "0 1 0"}),
        ("mantis", {"phase": "over", "result": "target, 1", "scores": "0 10 0"}),
        ("mantis", {"phase": "over", "result": "fuller tank, 0", "pile": ""}),
        ("mantis", {"options": "target=12 hand=1"}),
        ("kittens", {}),
        ("kittens", REACTION),
        ("kittens", {**REACTION, "nopes": "1 0", "discard": "nope nope skip"}),
        ("kittens", {"phase": "giving"}),
        ("kittens", {"phase": "picking"}),
        ("kittens", {"phase": "inserting", "pile": "skip"}),
        ("kittens", {"phase": "over", "seat 1": "out", "result": "last alive, 0"}),
        ("kittens", {"knows 0": "0 skip; 1 kitten; seat 1 holds beard; seat 1 at most nope 0"}),
        ("kittens", {"knows 0": "0 skip; loose 1 0", "knows 1": "0 kitten; loose 0 1"}),
    ],
    ids=shorten,
)
def test_a_position_that_a_game_comes_to_is_played_to_its_end(game: str, lines: dict[str, str | None]) -> None:
    assert ended(mazzo.get(game).position(position(game, lines), seed=1)).result


def ended(play: AnyPlay) -> AnyPlay:
    """Play on at random to the end; on the way every position can be written down and read."""
    random = Random("on")
    while not play.over:
        assert len(play.moves) < 5000
        if len(play.moves) % 20 == 0:
            assert mazzo.get(play.game.name).position(play.position).state == play.state
        seat = random.choice(play.to_act)
        play.apply(seat, random.choice(play.legal(seat)))
    assert mazzo.get(play.game.name).position(play.position).state == play.state
    return play


def real_positions() -> list[tuple[str, str]]:
    """Positions of all kinds, from games of every edition."""
    found = []
    for game, edition in EVERY_EDITION:
        for seats, hand in ((2, 4), (4, 4), (3, 2)):
            play = game.start(seats, edition, seed="real", hand=hand)
            random = Random(f"{game.name} {edition} {seats}")
            for number in range(200):
                if number % 7 == 0 or play.over:
                    found.append((game.name, play.position))
                if play.over:
                    break
                seat = random.choice(play.to_act)
                play.apply(seat, random.choice(play.legal(seat)))
    return found


REAL = real_positions()
WORDS = {
    "mantis": """
        0 1 2 3 9 -1 r/roy g/ryg+raid k r+bank rrb turn raiding over target, shared, target=3 icons=off
    """,
    "kittens": """
        0 1 2 3 9 -1 kitten defuse nope skip tacocat out owes attacked reaction giving picking inserting over pair three
        five favor sure loose seat holds at most ; last alive, see=1 combos=false
    """,
}


@st.composite
def damaged(draw: st.DrawFn) -> tuple[str, str]:
    """A real position with some lines and words of it dropped, doubled, swapped or replaced."""
    game, text = draw(st.sampled_from(REAL))
    lines = [line.split(" ") for line in text.splitlines()]
    for _ in range(draw(st.integers(1, 3))):
        line = draw(st.sampled_from(lines))
        at = draw(st.integers(0, len(line) - 1))
        match draw(st.integers(0, 6)):
            case 0 if len(lines) > 1:
                lines.remove(line)
            case 1:
                lines.append(line[:])
            case 2 if len(line) > 1:
                del line[at]
            case 3:
                line.insert(at, draw(st.sampled_from(line)))
            case 4:
                line[at] = draw(st.sampled_from(draw(st.sampled_from(lines))))
            case 5:
                line[at] = draw(st.sampled_from(WORDS[game].split()))
            case _:
                line[at] = draw(st.text(max_size=4))
    return game, "\n".join(map(" ".join, lines))


def check_damaged(game: str, text: str) -> None:
    play = None
    with suppress(mazzo.Refused):
        play = mazzo.get(game).position(text, seed=1)
    if play:
        ended(play)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(damaged())
def test_a_damaged_position_is_refused_or_played_to_its_end(found: tuple[str, str]) -> None:
    check_damaged(*found)


@pytest.mark.slow
@settings(max_examples=20_000, deadline=None)
@given(damaged())
def test_any_damaged_position_is_refused_or_played_to_its_end(found: tuple[str, str]) -> None:
    check_damaged(*found)


@for_every_game
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(text=st.text(max_size=30))
def test_any_text_is_an_action_or_refused(game: AnyGame, text: str) -> None:
    with suppress(mazzo.Refused):
        assert str(game.read_action(text)) == " ".join(text.split())
