"""Debian's Firefox, driven over WebDriver BiDi."""

import json
import re
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.web.engines.window import KEYS, PATIENCE, SIZE, Window

NAMES = ("firefox-esr", "firefox")
PREFERENCES = {
    "intl.accept_languages": "en",
    "media.autoplay.default": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Firefox(Window):
    def __init__(self, moves: bool) -> None:
        self._profile = Path(tempfile.mkdtemp(prefix="mazzo-firefox-"))
        preferences = PREFERENCES | {"ui.prefersReducedMotion": int(not moves)}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
        (self._profile / "user.js").write_text("\n".join(lines))
        path = next(path for name in NAMES if (path := shutil.which(name)))
        command = [path, "--headless", "--no-remote", "--profile", str(self._profile), "--remote-debugging-port", "0"]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        self._ids = count(1)
        self._wrong: list[str] = []
        with ExitStack() as stack:
            stack.callback(self._end)
            address = f"{self._address()}/session"
            self._line = stack.enter_context(connect(address, max_size=None, open_timeout=PATIENCE))
            self._begin()
            self._stack = stack.pop_all()

    def _begin(self) -> None:
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": SIZE[0], "height": SIZE[1]})

    def _address(self) -> str:
        assert self._process.stderr
        for line in self._process.stderr:
            if found := re.search(r"BiDi listening on (ws://\S+)", line):
                return found[1]
        raise AssertionError("Firefox ended before it could be driven")

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({script})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def tap(self, x: int, y: int) -> None:
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        self._act("pointer", [*steps, {"type": "pointerUp", "button": 0}])

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        self._act("key", [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}])

    def wrong(self) -> list[str]:
        self._ask("session.status")  # its answer comes after all earlier events
        return self._wrong

    def close(self) -> None:
        self._stack.close()

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        assert self._process.stderr
        self._process.stderr.close()
        shutil.rmtree(self._profile, ignore_errors=True)

    def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self._ask(
            "input.performActions", context=self._context, actions=[{"type": kind, "id": kind, "actions": actions}]
        )

    def _ask(self, method: str, **parameters: Any) -> Any:
        id = next(self._ids)
        self._line.send(json.dumps({"id": id, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE))
            if answer["type"] == "event":
                self._note(answer["params"])
            elif answer["id"] == id:
                assert answer["type"] == "success", answer
                return answer["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("warn", "error"):
            self._wrong.append(f"{entry['level']}: {entry['text']}")
