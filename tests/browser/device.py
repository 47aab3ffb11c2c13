"""A device that hosts tables. Its storage is a dictionary and its clock a number."""

from functools import reduce
from itertools import count
from operator import or_
from typing import Any

import msgspec

from mazzo.browser import Host
from mazzo.browser.calls import Call, Connect, Disconnect, Request, Send, Wake
from mazzo.core.chance import Dice
from mazzo.games import get

TODAY = 1_795_000_000.0


class Device:
    def __init__(self, kept: dict[str, str] | None = None, began: float = 0.0) -> None:
        self.now = began
        self.kept = {} if kept is None else kept
        self.inbox: dict[int, list[dict[str, Any]]] = {}
        self.answers: dict[int, tuple[int, Any]] = {}
        self.left: list[str] = []
        self.wake_in: float | None = None
        self.missing: str | None = None
        self.host = Host(lambda: self.now, lambda: TODAY)
        self._numbers = count(1)

    def call(self, call: Call) -> None:
        text = self.host.handle_text(msgspec.json.encode(call).decode())
        outcome = msgspec.json.decode(text)
        for key, value in outcome["kept"].items():
            if value is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = value
        for answer in outcome["answers"]:
            self.answers[answer["id"]] = answer["status"], msgspec.json.decode(answer["body"])
        for sent in outcome["messages"]:
            self.inbox[sent["socket"]].append(msgspec.json.decode(sent["text"]))
        self.left += outcome["left"]
        self.wake_in = outcome["wake_in"]
        self.missing = outcome["missing"]

    def request(self, method: str, path: str, body: object = None, kept: str = "") -> tuple[int, Any]:
        """The status and the answer; 0 if the host needs a file first."""
        return self.answers.pop(self.ask(method, path, body, kept), (0, None))

    def ask(self, method: str, path: str, body: object = None, kept: str = "") -> int:
        """Send a request; returns its number. The answer may come later."""
        number = next(self._numbers)
        text = "" if body is None else msgspec.json.encode(body).decode()
        self.call(Request(number, method, path, text, self.kept.get(kept)))
        return number

    def open(self, **settings: Any) -> str:
        status, answer = self.request("POST", "/api/tables", settings)
        assert status == 200, answer
        code: str = answer["code"]
        return code

    def connect(self, code: str, guest: int | None = None) -> "Person":
        socket = next(self._numbers)
        self.inbox[socket] = []
        self.call(Connect(socket, code, guest, self.kept.get(f"table {code}")))
        return Person(self, socket)

    def wait(self) -> None:
        """Advance the clock to the host's next work, and run one step of it."""
        assert self.wake_in is not None, "the host waits for nothing"
        self.now += self.wake_in
        self.call(Wake())


class Person:
    """A page that is connected to a table."""

    def __init__(self, device: Device, socket: int) -> None:
        self.device = device
        self.socket = socket
        self._numbers = count(1)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return self.device.inbox[self.socket]

    @property
    def update(self) -> dict[str, Any]:
        found: dict[str, Any] = next(each for each in reversed(self.messages) if each["message"] == "news")["update"]
        return found

    def do(self, command: str, **fields: Any) -> dict[str, Any]:
        id = f"{self.socket}-{next(self._numbers)}"
        self.send({"message": "do", "id": id, "command": {"command": command, **fields}})
        return next(each for each in reversed(self.messages) if each.get("id") == id)

    def send(self, message: dict[str, Any]) -> None:
        self.device.call(Send(self.socket, msgspec.json.encode(message).decode()))

    def leave(self) -> None:
        self.device.call(Disconnect(self.socket))

    @property
    def choices(self) -> list[str]:
        """The legal actions of this person, in notation."""
        view = self.update["view"]
        kinds: Any = reduce(or_, get(view["game"]).actions)
        return [str(action) for action in msgspec.convert(view["legal"], list[kinds])]

    def choose(self, dice: Dice) -> None:
        choices = self.choices
        answer = self.do("act", action=choices[dice.below(len(choices))], version=self.update["version"])
        assert answer["message"] == "done", answer


def begun(device: Device, game: str, levels: tuple[str, ...] = ("easy", "medium", "hard"), **settings: Any) -> Person:
    person = device.connect(device.open(game=game, turn_seconds=None, **settings))
    for command in ({"command": "join", "name": "Ada"}, {"command": "sit"}):
        assert person.do(**command)["message"] == "done"
    for level in levels:
        assert person.do("addbot", bot=level)["message"] == "done"
    assert person.do("start")["message"] == "done"
    return person


def played_on(device: Device, person: Person, dice: Dice, most: int = 2000) -> Person:
    """Choose at random until the game is over, or `most` times."""
    for _ in range(most):
        if person.update["table"]["stage"] != "playing":
            return person
        if person.update["view"]["legal"]:
            person.choose(dice)
        else:
            device.wait()
    return person
