"""Every command accepts a game from a package."""

import json
from pathlib import Path

from tests.package_games.packages import commands, python

OWN_BOT = """
class Miser:
    def __init__(self, edition, luck): pass
    def choose(self, view, seen): return view.legal[-1]
"""


def test_a_package_game_is_listed_simulated_counted_and_rated(magpie: Path) -> None:
    (magpie / "miser.py").write_text(OWN_BOT)
    table = ("--seats", "2", "--seed", "1")
    listed, simulated, counted, rated, strong, rules = commands(
        ("games",),
        ("sim", "magpie", "--games", "30", "--seats", "3", "--seed", "1", "--json"),
        ("perft", "magpie", "--depth", "3", *table, "--json"),
        ("arena", "magpie", "--bots", "random", "--bot", "miser:Miser", "--games", "20", *table),
        ("sim", "magpie", "--bots", "hard,random", "--games", "1", "--seats", "2"),
        ("rules", "magpie"),
        beside=magpie,
    )
    assert "magpie   Magpie: editions usual, short" in listed.stdout
    assert json.loads(simulated.stdout)["games"] == 30
    assert len(json.loads(counted.stdout)["counts"]) == 3
    assert rated.returncode == 0, rated.stderr
    assert "Miser" in rated.stdout
    assert strong.returncode == 0, strong.stderr
    assert "hand    a whole number from 1 to 6; printed: 4" in rules.stdout


def test_it_is_played_in_lines_without_others_secrets_and_its_record_is_replayed_and_verified(
    magpie: Path, tmp_path: Path
) -> None:
    record = str(tmp_path / "game.json")
    played, verified, replayed = commands(
        ("play", "magpie", "--plain", "--seats", "2", "--seed", "1", "--record", record),
        ("verify", record),
        ("replay", record, "--plain"),
        beside=magpie,
        typed="pass\n1\n2\n3\n4\n5\n6\n7\n8\n9\n" * 40,
    )
    assert played.returncode == 0, played.stderr
    assert "Magpie" in played.stdout
    assert "hand: 1, 6, 7, 8" in played.stdout
    drawn = [line for line in played.stdout.splitlines() if line.startswith("Ada: drew")]
    assert {*drawn} == {"Ada: drew, trinket –"}
    assert verified.returncode == 0
    assert replayed.returncode == 0, replayed.stderr
    assert "laid" in replayed.stdout


def test_the_library_has_it_and_pickles_its_games_by_name(magpie: Path) -> None:
    source = """
import pickle, mazzo
game = mazzo.get("magpie")
play = game.start(3, seed=1, hand=5)
while not play.over:
    seat = play.to_act[0]
    play.apply(seat, play.legal(seat)[-1])
again = mazzo.replay(mazzo.read_record(mazzo.write_record(play.record())))
print(pickle.loads(pickle.dumps(game)) is game, again.state == play.state, play.result.reason)
print(game.position(play.position).state == play.state)
print(play.board)
"""
    printed = python(source, magpie)
    assert printed.startswith("True True richest nest\nTrue\nMagpie, edition usual,")


def test_gymnasium_and_pettingzoo_play_it_with_a_users_bot_in_the_other_seats(magpie: Path) -> None:
    (magpie / "miser.py").write_text(OWN_BOT)
    source = """
import gymnasium, mazzo
import mazzo.research.envs.gymnasium
from pettingzoo.test import api_test
from mazzo.research.envs import pettingzoo
env = gymnasium.make("mazzo/Magpie-v0", seats=3, bots="miser:Miser")
observation, info = env.reset(seed=1)
over = False
while not over:
    observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
try:
    gymnasium.make("mazzo/Magpie-v0", seats=3, bots="miser:Spender")
except mazzo.Refused as refusal:
    print(refusal)
api_test(pettingzoo.env("magpie", seats=3), num_cycles=50)
"""
    printed = python(source, magpie)
    assert "miser:Spender' cannot be loaded" in printed
    assert "Passed API test" in printed


def test_commands_that_need_rules_on_arrays_refuse_it_in_one_line(magpie: Path) -> None:
    vector, lab, learn = commands(
        ("sim", "magpie", "--engine", "vector"),
        ("lab", "magpie"),
        ("learn", "magpie", "--out", "folder"),
        beside=magpie,
    )
    assert vector.returncode != 0
    assert "the vector engine has no game 'magpie'; it has mantis, kittens" in vector.stderr
    for command, refused in (("lab", lab), ("learn", learn)):
        assert refused.returncode != 0
        assert f"mazzo {command} cannot play magpie" in refused.stderr
        assert "magpie brings no rules on arrays" in refused.stderr


def test_the_opponents_of_its_deal_of_the_day_choose_the_same_for_every_player(magpie: Path) -> None:
    source = """
from msgspec.structs import replace
from mazzo import bots
from mazzo.games import get
from mazzo.server.jobs import opponents_of
from mazzo.table.day import bot_chance, seats_of

print(opponents_of("magpie"), opponents_of("mantis"))
play = get("magpie").start(4, seed="today")
play.apply(0, play.legal(0)[0])
seat = next(seat for seat in play.to_act if len(play.legal(seat)) > 1)
make, view, seen = bots.get("magpie", "easy"), play.view(seat), play.seen(seat)
print(len({make(play.state.edition, bot_chance("today", play, seat)).choose(view, seen) for _ in range(3)}))
print([seats_of(replace(get("magpie").editions["short"], most_seats=most)) for most in (2, 3, 5)])
"""
    expected = "('easy', 'easy', 'easy') ('medium', 'hard', 'hard')\n1\n[2, 3, 4]\n"
    assert python(source, magpie) == expected


def test_openspiel_plays_it_and_samples_hidden_information(magpie: Path) -> None:
    source = """
import random
import pyspiel
from mazzo.research.envs import openspiel

game = openspiel.load("magpie", players=2, hand=2)
state, chance = game.new_initial_state(), random.Random(4)
others = 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        assert abs(sum(odds) - 1) < 1e-9 and len(outcomes) <= game.max_chance_outcomes()
        state.apply_action(chance.choices(outcomes, odds)[0])
        continue
    player = state.current_player()
    twin = state.resample_from_infostate(player, chance.random)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.legal_actions() == state.legal_actions()
    others += str(twin) != str(state)
    state.apply_action(chance.choice(state.legal_actions()))
print(sum(state.returns()), others > 5)
"""
    assert python(source, magpie) == "0.0 True\n"
