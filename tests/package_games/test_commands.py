"""A game of an installed package is played by every command, and no file of Mazzo knows it."""

import json
from pathlib import Path

from tests.package_games.packages import EXAMPLE, commands, mazzo, python

ROOT = Path(__file__).parents[2]


def test_no_file_of_mazzo_names_an_example_game() -> None:
    sources = [*(ROOT / "src/mazzo").rglob("*.py"), *(ROOT / "web/src").rglob("*.ts*"), *(ROOT / "src").rglob("*.ftl")]
    assert len(sources) > 300
    texts = {path: path.read_text(encoding="utf-8").lower() for path in sources}
    assert [path for path, text in texts.items() if "magpie" in text or "foxfire" in text] == []


def test_the_example_game_is_small() -> None:
    assert len((EXAMPLE / "magpie.py").read_text(encoding="utf-8").splitlines()) < 250


def test_it_is_listed(magpie: Path) -> None:
    listed = mazzo("games", beside=magpie)
    assert listed.returncode == 0
    assert "magpie   Magpie: editions usual, short" in listed.stdout


def test_bots_play_it(magpie: Path) -> None:
    done = mazzo("sim", "magpie", "--games", "30", "--seats", "3", "--seed", "1", "--json", beside=magpie)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 30


def test_lines_of_play_are_counted(magpie: Path) -> None:
    done = mazzo("perft", "magpie", "--depth", "3", "--seats", "2", "--seed", "1", "--json", beside=magpie)
    assert len(json.loads(done.stdout)["counts"]) == 3


OWN_BOT = """
class Miser:
    def __init__(self, edition, luck): pass
    def choose(self, view, seen): return view.legal[-1]
"""


def test_an_arena_rates_a_bot_of_ones_own(magpie: Path) -> None:
    (magpie / "miser.py").write_text(OWN_BOT)
    done = mazzo(
        "arena", "magpie", "--bots", "random", "--bot", "miser:Miser", "--games", "20", "--seats", "2", "--seed", "1",
        beside=magpie,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Miser" in done.stdout


def test_it_is_played_in_lines_and_its_record_is_replayed_and_verified(magpie: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    typed = "pass\n1\n2\n3\n4\n5\n6\n7\n8\n9\n" * 40
    done = mazzo(
        "play", "magpie", "--plain", "--seats", "2", "--seed", "1", "--record", str(record), beside=magpie, typed=typed
    )
    assert done.returncode == 0, done.stderr
    assert "Magpie" in done.stdout
    assert "hand: 1, 6, 7, 8" in done.stdout
    assert record.is_file()
    assert mazzo("verify", str(record), beside=magpie).returncode == 0
    replayed = mazzo("replay", str(record), "--plain", beside=magpie)
    assert replayed.returncode == 0, replayed.stderr
    assert "laid" in replayed.stdout


def test_what_others_cannot_see_is_not_printed(magpie: Path) -> None:
    done = mazzo("play", "magpie", "--plain", "--seats", "2", "--seed", "1", beside=magpie, typed="1\n" * 3)
    drawn = [line for line in done.stdout.splitlines() if line.startswith("Ada: drew")]
    assert drawn
    assert all(line == "Ada: drew, trinket –" for line in drawn)


def test_the_library_knows_it_and_its_plays_are_pickled_by_name(magpie: Path) -> None:
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


def test_learners_play_it(magpie: Path) -> None:
    source = """
import gymnasium, mazzo.research.envs.gymnasium
from pettingzoo.test import api_test
from mazzo.research.envs import pettingzoo
env = gymnasium.make("mazzo/Magpie-v0", seats=3)
observation, info = env.reset(seed=1)
over = False
while not over:
    observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
print(reward)
api_test(pettingzoo.env("magpie", seats=3), num_cycles=50)
"""
    assert "Passed API test" in python(source, magpie)


def test_what_a_package_cannot_bring_is_done_without_or_refused_in_one_line(magpie: Path) -> None:
    strong, rules, vector, lab, learn = commands(
        ("sim", "magpie", "--bots", "hard,random", "--games", "1", "--seats", "2"),
        ("rules", "magpie"),
        ("sim", "magpie", "--engine", "vector"),
        ("lab", "magpie"),
        ("learn", "magpie", "--out", "folder"),
        beside=magpie,
    )
    assert strong.returncode == 0, strong.stderr
    assert "hand    a whole number from 1 to 6; printed: 4" in rules.stdout
    assert vector.returncode != 0
    assert "the vector engine has no game 'magpie'; it has mantis, kittens" in vector.stderr
    for command, refused in (("lab", lab), ("learn", learn)):
        assert refused.returncode != 0
        assert f"mazzo {command} cannot play magpie" in refused.stderr
        assert "magpie brings no rules on arrays" in refused.stderr


def test_it_has_a_deal_of_the_day_with_opponents_that_choose_the_same_for_all(magpie: Path) -> None:
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


def test_openspiel_plays_it_and_samples_what_a_player_cannot_see(magpie: Path) -> None:
    source = """
import random
import pyspiel
from mazzo.research.envs import openspiel

game = openspiel.load("magpie", players=2, hand=2)
state, luck = game.new_initial_state(), random.Random(4)
others = 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        assert abs(sum(odds) - 1) < 1e-9 and len(outcomes) <= game.max_chance_outcomes()
        state.apply_action(luck.choices(outcomes, odds)[0])
        continue
    player = state.current_player()
    twin = state.resample_from_infostate(player, luck.random)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.legal_actions() == state.legal_actions()
    others += str(twin) != str(state)
    state.apply_action(luck.choice(state.legal_actions()))
print(sum(state.returns()), others > 5)
"""
    assert python(source, magpie) == "0.0 True\n"


def test_a_class_plays_the_other_seats_of_its_environment(magpie: Path) -> None:
    source = """
import gymnasium, pathlib
import mazzo.research.envs.gymnasium
pathlib.Path("lazybots.py").write_text("class First:\\n    def __init__(self, edition, luck): pass\\n"
    "    def choose(self, view, seen): return view.legal[0]\\n")
env = gymnasium.make("mazzo/Magpie-v0", seats=3, bots="lazybots:First")
observation, info = env.reset(seed=1)
over = False
while not over:
    observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
try:
    gymnasium.make("mazzo/Magpie-v0", seats=3, bots="lazybots:Nobody")
except mazzo.Refused as refusal:
    print(refusal)
"""
    assert "lazybots:Nobody' cannot be loaded" in python(source, magpie)
