"""The bots for Exploding Kittens: positions with a clear best choice, whole games, and strength."""

import os
import subprocess
import sys
from collections.abc import Sequence
from statistics import mean
from typing import Any

import pytest

from mazzo import Dice, Script, bots, play_out
from mazzo.core.chance import Chance
from mazzo.games.kittens.bots.reading import features
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.editions import EDITIONS
from tests.games.kittens.positions import KittensPlay, in_every_edition, position, unstopped

by_both = pytest.mark.parametrize("name", ["cautious", "shark"])
by_all = pytest.mark.parametrize("name", ["careless", "cautious", "shark"])


def choice(name: str, play: KittensPlay, seat: int = 0, chance: Chance | None = None) -> str:
    bot = bots.get("kittens", name)(play.state.edition, chance or Dice("luck"))
    return str(bot.choose(play.view(seat), play.seen(seat)))


# The Draw Pile


@by_all
@pytest.mark.parametrize("way_out", ["attack", "skip", "shuffle"])
def test_a_kitten_known_to_be_on_top_is_not_drawn(name: str, way_out: str) -> None:
    play = position(
        f"seat 0: {way_out} tacocat | seat 1: defuse see | pile: kitten beard beard potato potato | knows 0: 0 kitten"
    )
    assert choice(name, play) == way_out


@by_both
def test_a_card_known_to_be_safe_is_drawn(name: str) -> None:
    play = position(
        "seat 0: attack skip shuffle see | seat 1: defuse beard potato skip see | "
        "pile: rainbow rainbow beard potato favor kitten | knows 0: 0 rainbow"
    )
    assert choice(name, play) == "draw"


@by_both
def test_a_small_risk_is_taken_rather_than_a_card_spent(name: str) -> None:
    play = position(f"""
        seat 0: attack defuse nope skip
        seat 1: defuse beard potato skip see
        pile: {"beard " * 4}{"favor " * 4}{"potato " * 4}{"see " * 4}{"rainbow " * 4}kitten""")
    assert choice(name, play) == "draw"


@by_both
def test_a_bot_looks_before_a_likely_kitten(name: str) -> None:
    play = position("seat 0: see skip | seat 1: defuse beard potato | pile: kitten beard potato")
    assert choice(name, play) == "see"


@by_both
def test_a_bot_does_not_look_at_known_cards(name: str) -> None:
    play = position(
        "seat 0: see skip | seat 1: defuse beard potato | pile: kitten beard potato | "
        "knows 0: 0 kitten; 1 beard; 2 potato"
    )
    assert choice(name, play) == "skip"


@by_both
def test_a_kitten_that_was_just_put_back_is_looked_for(name: str) -> None:
    play = position(
        f"seat 0: see skip tacocat | seat 1: defuse beard potato | pile: kitten {'beard potato rainbow ' * 5} | "
        "turn: 1 owes 1"
    )
    play.apply(1, "draw")
    play.apply(1, "insert 0")
    assert choice(name, play) == "see"


def after_a_look_and_a_skip() -> KittensPlay:
    play = position(
        f"seat 0: skip tacocat | seat 1: defuse beard see skip | pile: kitten {'beard potato rainbow ' * 5} | "
        "turn: 1 owes 1"
    )
    unstopped(play, 1, "see")
    unstopped(play, 1, "skip")
    return play


def test_the_shark_notices_a_look_followed_by_a_skip() -> None:
    play = after_a_look_and_a_skip()
    assert features(play.view(0), play.seen(0)).fled
    assert choice("shark", play) == "skip"


def test_a_look_followed_by_a_draw_has_no_meaning() -> None:
    play = position(
        "seat 0: skip tacocat | seat 1: defuse beard see | pile: beard potato rainbow rainbow kitten | turn: 1 owes 1"
    )
    unstopped(play, 1, "see")
    play.apply(1, "draw")
    assert not features(play.view(0), play.seen(0)).fled
    assert features(play.view(0), play.seen(0)).looked == {1: 1}


@by_both
def test_a_kitten_below_a_safe_card_is_left_to_the_next_player(name: str) -> None:
    play = position(
        "seat 0: attack skip shuffle | seat 1: beard | pile: potato kitten potato | "
        "knows 0: 0 potato; 1 kitten; seat 1 holds beard"
    )
    assert choice(name, play) == "draw"


def test_the_shark_draws_no_second_card_that_is_a_kitten() -> None:
    play = position(
        "seat 0: skip attack | seat 1: beard potato | pile: potato kitten potato beard | "
        "turn: 0 owes 2, attacked | knows 0: 0 potato; 1 kitten"
    )
    assert choice("shark", play) in ("attack", "draw")
    play.apply(0, "draw")
    assert choice("shark", play) in ("attack", "skip")


# Putting a kitten back


@by_both
@pytest.mark.parametrize(("owes", "place"), [("1", 0), ("2, attacked", 1)])
def test_a_kitten_goes_where_the_next_player_draws_it(name: str, owes: str, place: int) -> None:
    play = position(
        "seat 0: tacocat | seat 1: beard potato | pile: beard potato rainbow beard | discard: defuse | "
        f"turn: 0 owes {owes} | phase: inserting"
    )
    assert choice(name, play, chance=Script([0])) == f"insert {place}"


def test_sometimes_the_shark_puts_a_kitten_deeper() -> None:
    play = position(
        "seat 0: tacocat | seat 1: beard potato | pile: beard potato rainbow beard | discard: defuse | phase: inserting"
    )
    assert choice("shark", play, chance=Script([9, 0])) == "insert 2"
    assert choice("shark", play, chance=Script([9, 1])) == "insert 4"


@by_both
def test_a_kitten_goes_into_an_empty_pile(name: str) -> None:
    play = position(
        "seat 0: tacocat | seat 1: beard potato | pile: | discard: defuse | turn: 0 owes 2, attacked | phase: inserting"
    )
    assert choice(name, play) == "insert 0"


# Robbing


@by_both
def test_three_of_a_kind_name_a_defuse_that_the_target_is_known_to_hold(name: str) -> None:
    play = position("""
        seat 0: tacocat tacocat tacocat skip
        seat 1: beard potato see nope
        seat 2: defuse beard see see
        pile: rainbow potato kitten favor kitten beard
        knows 0: seat 2 holds defuse; seat 1 at most defuse 0""")
    assert choice(name, play) == "three tacocat 2 defuse"


def test_the_shark_robs_the_player_known_to_hold_the_better_card() -> None:
    play = position("""
        seat 0: tacocat tacocat skip
        seat 1: beard rainbow
        seat 2: defuse beard
        pile: rainbow potato kitten favor kitten beard
        knows 0: seat 1 holds beard rainbow; seat 2 holds defuse""")
    assert choice("shark", play) == "pair tacocat 2"


@by_both
def test_five_different_cats_fetch_a_defuse(name: str) -> None:
    play = position(
        "seat 0: beard cattermelon potato rainbow tacocat | seat 1: beard see | pile: rainbow kitten potato | "
        "discard: skip defuse"
    )
    assert choice(name, play) == "five tacocat cattermelon potato beard rainbow"
    unstopped(play, 0, choice(name, play))
    assert choice(name, play) == "pick defuse"


@pytest.mark.parametrize(("top", "action"), [("", "pair nope 1"), ("rainbow", "draw")])
def test_the_shark_robs_with_its_best_cards_rather_than_explode(top: str, action: str) -> None:
    play = position(
        f"seat 0: nope nope | seat 1: beard defuse potato | pile: {top} kitten | "
        f"knows 0: 0 {top or 'kitten'}; seat 1 holds beard defuse potato"
    )
    assert choice("shark", play) == action


@by_all
def test_a_favor_costs_a_cat_and_not_a_defuse(name: str) -> None:
    play = position(
        "seat 0: defuse nope potato | seat 1: see | pile: kitten beard | discard: favor | turn: 1 owes 1 | "
        "phase: giving"
    )
    assert choice(name, play) == "give potato"


@by_all
def test_a_pair_is_not_broken_for_a_favor(name: str) -> None:
    play = position(
        "seat 0: beard beard tacocat | seat 1: see | pile: kitten beard | discard: favor | turn: 1 owes 1 | "
        "phase: giving"
    )
    assert choice(name, play) == "give tacocat"


# Nope


def announced(action: str, laid: str, hand: str = "defuse nope", nopes: str = "", knows: str = "") -> KittensPlay:
    """Seat 1 announced something; it may have been Noped."""
    return position(f"""
        seat 0: {hand}
        seat 1: beard potato see
        seat 2: tacocat rainbow favor
        pile: kitten beard kitten {"potato beard " * 6}
        discard: {laid} {"nope " * len(nopes.split())}
        turn: 1 owes 1
        phase: reaction
        announced: 1 {action}
        nopes: {nopes}
        {f"knows 0: {knows}" if knows else ""}""")


@by_both
def test_a_robbery_of_the_last_defuse_is_noped(name: str) -> None:
    assert choice(name, announced("three beard 0 defuse", "beard beard beard")) == "nope"


@by_both
@pytest.mark.parametrize(
    ("action", "laid"),
    [
        ("see", "see"),
        ("pair beard 2", "beard beard"),
        ("three beard 2 defuse", "beard beard beard"),
        ("three beard 0 attack", "beard beard beard"),
        ("skip", "skip"),
        ("shuffle", "shuffle"),
    ],
)
def test_harmless_cards_are_not_noped(name: str, action: str, laid: str) -> None:
    assert choice(name, announced(action, laid)) == "pass"


@by_both
def test_a_robbery_that_another_player_noped_is_not_noped_again(name: str) -> None:
    assert choice(name, announced("three beard 0 defuse", "beard beard beard", nopes="2")) == "pass"


@by_both
def test_a_robbery_that_goes_on_after_two_nopes_is_noped(name: str) -> None:
    play = announced("three beard 0 defuse", "beard beard beard", nopes="2 1")
    assert choice(name, play) == "nope"


@by_both
def test_a_player_who_must_draw_a_known_kitten_is_not_spared(name: str) -> None:
    play = position(
        "seat 0: nope tacocat | seat 1: beard potato | pile: kitten beard rainbow potato | discard: skip | "
        "turn: 1 owes 1 | phase: reaction | announced: 1 skip | knows 0: 0 kitten"
    )
    assert choice(name, play) == "nope"


@by_both
def test_a_nope_on_the_only_way_past_a_kitten_is_noped(name: str) -> None:
    play = position(
        "seat 0: nope tacocat | seat 1: beard potato | pile: kitten beard rainbow potato | discard: skip nope | "
        "phase: reaction | announced: 0 skip | nopes: 1 | knows 0: 0 kitten"
    )
    assert choice(name, play) == "nope"


def test_the_shark_nopes_a_nope_that_saves_a_defuse() -> None:
    play = position("""
        seat 0: nope skip
        seat 1: beard defuse
        pile: beard kitten rainbow potato
        discard: tacocat tacocat tacocat nope
        phase: reaction
        announced: 0 three tacocat 1 defuse
        nopes: 1
        knows 0: seat 1 holds defuse""")
    assert choice("shark", play) == "nope"


def test_the_shark_does_not_nope_a_nope_on_see_the_future() -> None:
    play = position(
        "seat 0: defuse nope skip | seat 1: beard defuse | pile: beard kitten rainbow potato | "
        "discard: see nope | phase: reaction | announced: 0 see | nopes: 1"
    )
    assert choice("shark", play) == "pass"


# Whole games


def play_a_game(names: Sequence[str], edition: str, seed: str, **options: Any) -> KittensPlay:
    play = KITTENS.start(len(names), edition, seed, **options)
    seated = [bots.get("kittens", name)(play.state.edition, Dice(seed, str(seat))) for seat, name in enumerate(names)]
    play_out(play, [bot.choose for bot in seated])
    return play


@by_all
@in_every_edition
def test_bots_play_with_the_fewest_and_the_most_seats(name: str, edition: str) -> None:
    for seats in (2, EDITIONS[edition].most_seats):
        assert play_a_game([name] * seats, edition, "seats").over


@pytest.mark.slow
@by_all
@in_every_edition
def test_bots_play_with_any_number_of_seats(name: str, edition: str) -> None:
    for seats in range(2, EDITIONS[edition].most_seats + 1):
        for seed in range(3):
            assert play_a_game([name] * seats, edition, f"seats {seed}").over


@by_all
@pytest.mark.parametrize(
    "options",
    [
        {"combos": False},
        {"five_different": False, "hand": 0},
        {"favor_from": "one", "attacked_again": "remaining-plus-two", "dead_hand": "out-of-the-game"},
        {"see": 1},
        {"see": 10, "hand": 20},
        {"spare_defuses_for_two": 0},
        {"deck": {"kitten": 1, "defuse": 2, "nope": 9, "attack": 9}},
        {"deck": {"kitten": 1, "defuse": 9, "favor": 9, "see": 9, "shuffle": 9}, "spare_defuses_for_two": 7},
    ],
)
def test_bots_play_by_house_rules(name: str, options: dict[str, Any]) -> None:
    for seed in range(5):
        assert play_a_game([name, "random"], "it", f"{seed}", **options).over


@by_all
def test_a_bot_plays_without_events(name: str) -> None:
    play = KITTENS.start(4, "2015", "unseen")
    bot = bots.get("kittens", name)(play.state.edition, Dice("luck"))
    play_out(play, [lambda view, _seen: bot.choose(view, ())] * 4)
    assert play.over


MOVES = """
import mazzo
from mazzo import bots
for name in ("careless", "cautious", "shark"):
    play = mazzo.get("kittens").start(5, seed="hashes")
    seated = [bots.get("kittens", name)(play.state.edition, mazzo.Dice("luck", str(seat))) for seat in range(5)]
    mazzo.play_out(play, [bot.choose for bot in seated])
    print(play.record().moves)
"""


def test_bots_choose_the_same_in_every_process() -> None:
    command = [sys.executable, "-c", MOVES]
    moves = {subprocess.check_output(command, env={**os.environ, "PYTHONHASHSEED": seed}) for seed in "12"}
    assert len(moves) == 1


# How strong they are. The figures of bench/results.md come from many more games.


def share_of_wins(name: str, rival: str, seats: int, deals: int) -> float:
    """Of one against several, who all play the same deals from every seat."""
    won = []
    for deal in range(deals):
        for seat in range(seats):
            names = [rival] * seats
            names[seat] = name
            result = play_a_game(names, "it", f"deal {deal}").result
            assert result
            won.append(result.winners == (seat,))
    return mean(won)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rival", "seats", "least"),
    [
        ("careless", "random", 2, 0.6),
        ("cautious", "careless", 2, 0.8),
        ("shark", "random", 2, 0.95),
        ("shark", "cautious", 2, 0.65),
        ("shark", "random", 4, 0.55),
        ("shark", "cautious", 4, 0.3),
    ],
)
def test_the_stronger_bot_wins_its_share(name: str, rival: str, seats: int, least: float) -> None:
    assert share_of_wins(name, rival, seats, 400 // seats) >= least
