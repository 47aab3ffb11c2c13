"""Tables inside a web page, driven by the calls of its worker."""

import subprocess
import sys

import msgspec
import pytest

from mazzo.bots.expert import network
from mazzo.browser.calls import Cancel, Lose, Unreachable
from mazzo.core.chance import Dice
from mazzo.core.errors import MissingFile
from mazzo.core.record import read, write
from mazzo.games import OURS, replay
from mazzo.server import jobs
from tests.browser.device import Device, begun, played_on


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_with_bots_ends_with_a_record_that_replays(game: str) -> None:
    device = Device()
    person = played_on(device, begun(device, game), Dice("whole"))
    table = person.update["table"]
    assert table["stage"] == "over"
    id = table["last_game"]["record"]
    assert id == f"{table['code']}-1"
    status, found = device.request("GET", f"/api/records/{id}", kept=f"record {id}")
    assert status == 200
    record = read(msgspec.json.encode(found))
    assert replay(record).result == record.result
    assert record.commitment == table["commitment"]


@pytest.mark.parametrize("game", OURS)
def test_a_game_continues_from_its_snapshot_after_the_page_is_gone(game: str) -> None:
    device = Device()
    dice = Dice("closed")
    person = played_on(device, begun(device, game), dice, most=8)
    code, version, view = person.update["table"]["code"], person.update["version"], person.update["view"]
    later = Device(device.kept, began=5_000.0)  # another process, with another clock
    again = later.connect(code)
    assert (again.update["version"], again.update["view"]) == (version, view)
    assert played_on(later, again, dice).update["table"]["stage"] == "over"


def test_time_stands_still_at_a_table_without_connections() -> None:
    device = Device()
    person = begun(device, "mantis")
    while not person.update["view"]["legal"]:
        device.wait()
    version = person.update["version"]
    code = person.update["table"]["code"]
    person.leave()
    assert device.left == [code]
    assert device.wake_in is None
    device.now += 10_000.0
    again = device.connect(code)
    assert again.update["version"] == version
    assert again.update["table"]["seats"][0]["connected"]


def test_a_snapshot_is_small() -> None:
    device = Device()
    person = played_on(device, begun(device, "mantis"), Dice("small"), most=30)
    kept = device.kept[f"table {person.update['table']['code']}"]
    assert msgspec.json.decode(kept)["snapshot"]["version"] == person.update["version"]
    assert len(kept) < 4000


def test_a_repeated_command_is_done_once() -> None:
    device = Device()
    person = device.connect(device.open(game="mantis"))
    person.do("join", name="Ada")
    message = {"message": "do", "id": "same", "command": {"command": "addbot", "bot": "easy"}}
    person.send(message)
    person.send(message)
    first, second = (each for each in person.messages if each.get("id") == "same")
    assert first == second
    assert len(person.update["table"]["seats"]) == 1


def test_people_who_share_the_device_see_only_their_own_hand() -> None:
    device = Device()
    code = device.open(game="kittens", one_device=True, turn_seconds=None, reaction_seconds=60, abandoned="expire")
    people = [device.connect(code, guest) for guest in (1, 2, 3)]
    for name, person in zip(("Ada", "Leo", "Mia"), people, strict=True):
        person.do("join", name=name)
        person.do("sit")
    spectator = device.connect(code)
    assert people[0].do("start")["message"] == "done"
    assert [person.update["seat"] for person in (*people, spectator)] == [0, 1, 2, None]
    hands = [person.update["view"]["hand"] for person in people]
    assert all(len(hand) == 5 for hand in hands)
    assert spectator.update["view"]["hand"] != hands[0]
    people[1].leave()
    assert not people[0].update["table"]["seats"][1]["connected"]
    device.connect(code, 2)
    assert people[0].update["table"]["seats"][1]["connected"]


def test_a_table_continues_in_one_window_only() -> None:
    device = Device()
    person = begun(device, "mantis")
    code = person.update["table"]["code"]
    device.call(Lose(code))
    assert person.messages[-1]["message"] == "close"
    assert person.messages[-1]["code"] == "elsewhere"
    assert device.left == [code]
    received = len(person.messages)
    person.send({"message": "ping"})
    assert len(person.messages) == received


def test_invalid_messages_and_unknown_tables_are_refused() -> None:
    device = Device()
    person = device.connect(device.open(game="mantis"))
    person.send({"message": "dance"})
    assert person.messages[-1]["code"] == "not-understood"
    stranger = device.connect("here222222222222")
    assert stranger.messages[-1]["code"] == "no-table"
    assert device.request("GET", "/api/tables/here222222222222")[0] == 404
    assert device.request("GET", "/api/records/here222222222222-1")[0] == 404
    assert device.request("POST", "/api/tables", {"game": "chess"})[1]["code"] == "unknown-game"
    assert device.request("POST", "/api/tables", {"game": "mantis", "dance": 1})[1]["code"] == "not-understood"
    status, problem = device.request("GET", "/api/day")
    assert (status, problem["code"]) == (404, "needs-server")


def test_the_coach_advises_the_person_whose_turn_it_is() -> None:
    device = Device()
    person = begun(device, "mantis", coach=True)
    while not person.update["view"]["legal"]:
        device.wait()
    code = person.update["table"]["code"]
    status, advice = device.request("GET", f"/api/tables/{code}/coach")
    assert status == 200
    assert len(advice["options"]) == len(person.choices)
    person.choose(Dice("any"))
    assert device.request("GET", f"/api/tables/{code}/coach")[1]["code"] == "not-asked"


def test_a_finished_game_can_be_looked_back_at() -> None:
    device = Device()
    person = played_on(device, begun(device, "mantis"), Dice("back"))
    id = person.update["table"]["last_game"]["record"]
    key = f"record {id}"
    open_frames = device.request("GET", f"/api/records/{id}/replay", kept=key)[1]["frames"]
    own = device.request("GET", f"/api/records/{id}/replay?seat=0", kept=key)[1]
    assert len(own["frames"]) == len(open_frames) > 10
    assert own["bots"] == [1, 2, 3]
    assert open_frames[0]["open"] is None or open_frames[0]["view"]["seat"] is None
    assert device.request("GET", f"/api/records/{id}/replay?seat=9", kept=key)[0] == 400
    record = device.request("GET", f"/api/records/{id}", kept=key)[1]
    assert device.request("POST", "/api/replays?seat=0", record)[1]["frames"] == own["frames"]


def test_a_game_is_analysed_move_by_move_while_no_table_plays() -> None:
    device = Device()
    person = played_on(device, begun(device, "mantis", ("easy",)), Dice("analysed"))
    id = person.update["table"]["last_game"]["record"]
    another = begun(device, "mantis")
    asked = [device.ask("GET", f"/api/records/{id}/analysis", kept=f"record {id}") for _ in range(2)]
    assert device.wake_in is None or device.wake_in > 0  # a table plays
    another.leave()
    assert device.wake_in == 0
    moves = len(read(msgspec.json.encode(msgspec.json.decode(device.kept[f"record {id}"])["record"]).decode()).moves)
    for number in range(moves + 1):
        assert not device.answers, number
        device.wait()
    assert asked == list(device.answers)
    assert {(status, len(found["moments"])) for status, found in device.answers.values()} == {(200, moves + 1)}
    assert device.request("GET", "/api/records/here22222222abcd-1/analysis")[0] == 404


def test_the_reason_of_a_loss_is_computed_until_all_requests_are_cancelled() -> None:
    device = Device()
    person = played_on(device, begun(device, "mantis", ("hard", "hard")), Dice("why"))
    last = person.update["table"]["last_game"]
    key, why = f"record {last['record']}", f"/api/records/{last['record']}/why"
    assert device.request("GET", why, kept=key)[0] == 400
    number, twin, other = (device.ask("GET", f"{why}?seat={seat}", kept=key) for seat in (0, 0, 1))
    device.call(Cancel(other))
    device.call(Cancel(twin))
    while number not in device.answers:
        device.wait()
    assert device.wake_in != 0
    record = read(msgspec.json.encode(msgspec.json.decode(device.kept[key])["record"]).decode())
    status, found = device.answers[number]
    assert (status, found) == (200, msgspec.json.decode(jobs.why(write(record), 0)))


def test_puzzles_are_those_of_the_server() -> None:
    device = Device()
    status, lists = device.request("GET", "/api/puzzles")
    assert status == 200
    assert [each["game"] for each in lists] == list(OURS)
    assert all(each["today"] for each in lists)
    number = lists[0]["today"][0]
    assert device.request("GET", f"/api/puzzles/mantis/{number}")[0] == 200
    assert device.request("GET", "/api/puzzles/mantis/99999")[0] == 404


NETWORK = "mazzo/games/mantis/bots/networks/mantis-6.npz"


@pytest.fixture
def without_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No network can be read, as in a page that has not fetched the file."""

    def read(*_: object) -> bytes:
        raise MissingFile(NETWORK)

    monkeypatch.setattr(network, "read", read)
    network.load.cache_clear()


@pytest.mark.usefixtures("without_networks")
def test_the_host_names_a_missing_network_and_goes_on_when_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    person = begun(device, "mantis", ("expert",), coach=True)
    before = person.update["version"]
    while device.missing is None:
        if person.update["view"]["legal"]:
            person.choose(Dice("any"))
        before = person.update["version"]
        device.wait()
    assert device.missing == NETWORK
    assert person.update["version"] == before
    monkeypatch.undo()
    device.wait()
    assert person.update["version"] > before


@pytest.mark.usefixtures("without_networks")
def test_a_network_that_cannot_be_fetched_ends_no_game() -> None:
    device = Device()
    person = begun(device, "mantis", ("expert",), coach=True)
    code, is_asked = person.update["table"]["code"], False
    while person.update["table"]["stage"] == "playing":
        if person.update["view"]["legal"]:
            if not is_asked:
                assert device.request("GET", f"/api/tables/{code}/coach")[0] == 0
                device.call(Unreachable(NETWORK))
                assert device.request("GET", f"/api/tables/{code}/coach")[1]["code"] == "offline"
                is_asked = True
            person.choose(Dice("any"))
        else:
            if device.missing:
                device.call(Unreachable(NETWORK))
            device.wait()
    assert is_asked


def test_the_host_loads_nothing_of_a_server() -> None:
    script = """
import sys
from tests.browser.device import Device, begun, played_on
from mazzo.core.chance import Dice
device = Device()
played_on(device, begun(device, "kittens"), Dice("light"))
device.request("GET", "/api/puzzles")
packages = {name.split(".")[0] for name in sys.modules}
print(*packages & {"starlette", "websockets", "babel", "asyncio", "uvicorn", "fluent"})
print(*[name for name in sys.modules if name.startswith("mazzo.server")])
"""
    output = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert output.split() == []
