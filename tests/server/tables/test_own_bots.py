"""Bots of a server's operator."""

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from mazzo import bots
from mazzo.bots.own import OwnBot
from mazzo.core.errors import Refused
from mazzo.table.commands import AddBot, Start
from mazzo.table.updates import Stage
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site

ROOT = Path(__file__).parents[3]
COLLECTOR = f"{sys.executable} {ROOT}/examples/bots/collector.py"
QUICK = {"game": "mantis", "options": {"target_for_two": 6}, "turn_seconds": None, "speed": "fast"}
"""No single turn scores six points, so both sides play."""
TIMES = {"mazzo.table.deadlines.BOT_SECONDS": 0.1, "mazzo.server.work.LEAST_SECONDS": 0.1}

MINE = """
class Cheerful:
    def __init__(self, edition, luck): ...
    def choose(self, view, seen):
        return view.legal[-1]

class Broken:
    def __init__(self, edition, luck): ...
    def choose(self, view, seen):
        if view.seat == 0:  # the seat of the trial game
            return view.legal[0]
        raise ValueError("no idea")

class Picky:
    def __init__(self, edition, luck): ...
    def choose(self, view, seen):
        return [action for action in view.legal if str(action) == "score"][0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The working directory of a server with such bots."""
    (tmp_path / "mine_at_the_server.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(bots, "OWN", defaultdict(dict))
    yield tmp_path
    sys.modules.pop("mine_at_the_server", None)


NewSite = Callable[..., Site]


async def play_against(site: Site, bot: str) -> list[str]:
    """The bot's moves in one game, in notation."""
    async with Guest(site.url) as guest:
        visit = await guest.sit(await guest.open_table(**QUICK), "Ada")
        await visit.do(AddBot(bot))
        assert (visit.update.table.seats[1].bot, visit.update.table.seats[1].occupant) == (bot, "bot")
        await visit.do(Start())
        await visit.play(Random(1))
        record = (await guest.http.get(f"/api/records/{visit.code}-1")).json()
    return [move.split(" ", 1)[1] for move in record["moves"] if move.startswith("1 ")]


@pytest.mark.slow
@awaits
async def test_a_class_a_program_and_a_network_play_by_the_names_of_the_operator(
    new_site: NewSite, folder: Path
) -> None:
    network = files("mazzo.games.mantis.bots").joinpath("networks", "mantis-6.npz").read_bytes()
    (folder / "network.npz").write_bytes(network)
    offers = ("cheerful=mine_at_the_server:Cheerful", f"mantis/collector={COLLECTOR}", "deep=network.npz")
    site = new_site(*(word for offer in offers for word in ("--bot", offer)))
    async with Guest(site.url) as guest:
        games = {game["name"]: game["own_bots"] for game in (await guest.http.get("/api/games")).json()}
    assert games == {"mantis": ["cheerful", "collector", "deep"], "kittens": ["cheerful"]}
    assert set(await play_against(site, "cheerful")) == {"steal 0"}  # always its last legal action
    assert await play_against(site, "collector")
    assert await play_against(site, "deep")
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.mark.usefixtures("folder")
@awaits
async def test_a_failing_bot_takes_the_default_action_and_the_log_has_the_reason(new_site: NewSite) -> None:
    site = new_site("--bot", "broken=mine_at_the_server:Broken", times=TIMES)
    assert set(await play_against(site, "broken")) == {"score"}
    site.stop()
    assert any("no idea" in str(line) for line in site.complaints())


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
@awaits
async def test_a_table_continues_without_a_bot_that_is_no_longer_offered(new_site: NewSite) -> None:
    site = new_site("--bot", "cheerful=mine_at_the_server:Cheerful")
    async with Guest(site.url) as guest:
        visit = await guest.sit(await guest.open_table(**QUICK), "Ada")
        await visit.do(AddBot("cheerful"))
        await visit.do(Start())
        site.stop()
        other = new_site()
        guest.move_to(other.url)
        visit = await visit.again()
        assert visit.update.table.seats[1].bot == "cheerful"
        await visit.play(Random(2))
        assert visit.update.table.stage is Stage.OVER
    assert other.stop() == 0
    assert other.complaints() == []


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("cheerful", "should be NAME=BOT or GAME/NAME=BOT"),
        ("two words=mine_at_the_server:Cheerful", "should be NAME=BOT"),
        ("chess/deep=mine_at_the_server:Cheerful", "there is no game"),
        ("hard=mine_at_the_server:Cheerful", "there is a bot hard already"),
        ("mine=mine_at_the_server:Nobody", "cannot be loaded"),
        ("mine=no-such-program", "should begin with a program that can be run"),
    ],
)
def test_an_impossible_offer_is_refused_before_the_start(text: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        OwnBot.read(text)


@pytest.mark.usefixtures("folder")
def test_a_bot_is_offered_only_for_games_that_it_plays() -> None:
    assert OwnBot.read("picky=mine_at_the_server:Picky").games == ("mantis",)
    with pytest.raises(Refused, match="cannot play kittens: IndexError"):
        OwnBot.read("kittens/picky=mine_at_the_server:Picky")


@pytest.mark.usefixtures("folder")
def test_a_program_is_offered_for_the_games_that_it_accepts(folder: Path) -> None:
    program = folder / "one.py"
    program.write_text(
        "import json\nassert json.loads(input())['game'] == 'mantis'\nprint('{\"message\": \"hello\"}', flush=True)\n"
        "while (asked := json.loads(input()))['message'] != 'bye':\n"
        "    hello = asked['message'] == 'hello'\n"
        "    answer = {'message': 'hello'} if hello else {'message': 'choose', 'action': asked['legal'][0]}\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    os.chmod(program, 0o755)
    assert OwnBot.read(f"one={sys.executable} {program}").games == ("mantis",)
