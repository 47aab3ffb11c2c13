"""Debian's WebKit, the engine of iPhones, driven over WebDriver on a virtual screen."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import httpx

from tests.web.engines.window import KEYS, PATIENCE, SIZE, WATCH, Window

BROWSERS = "/usr/lib"  # the folder of Debian's minimal browser


def browser() -> str | None:
    return next((str(path) for path in Path(BROWSERS).glob("*/webkit2gtk-*/MiniBrowser")), None)


class Screen:
    """An X server without a monitor."""

    def __init__(self) -> None:
        ours, theirs = os.pipe()
        command = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self._process = subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL)
        os.close(theirs)
        with os.fdopen(ours) as answer:
            self.name = f":{answer.readline().strip()}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


class WebKit(Window):
    def __init__(self, moves: bool) -> None:
        self._screen = Screen()
        port = _free_port()
        path = shutil.which("WebKitWebDriver")
        assert path
        self._home = Path(tempfile.mkdtemp(prefix="mazzo-webkit-"))
        (self._home / "gtk-3.0").mkdir()
        (self._home / "gtk-3.0" / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(moves)}\n")
        environment = os.environ | {
            "DISPLAY": self._screen.name,
            "XDG_CONFIG_HOME": str(self._home),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "LANG": "en_US.UTF-8",
            "LC_ALL": "",
        }
        self._process = subprocess.Popen([path, f"--port={port}"], env=environment, stderr=subprocess.DEVNULL)
        self._line = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        options = {"binary": browser(), "args": ["--automation"]}
        self._session = ""
        self.until(self._is_ready, "the driver answers")
        begun = self._ask("session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._session = f"session/{begun['sessionId']}/"
        self._ask("window/rect", x=0, y=0, width=SIZE[0], height=SIZE[1])

    def open(self, address: str) -> None:
        self._ask("url", url=address)
        self.run(WATCH)

    def run(self, script: str) -> Any:
        answer = self._ask(
            "execute/async",
            script=f"const done = arguments[0]; (async () => JSON.stringify((await ({script})) ?? null))()"
            ".then(done, (error) => done(JSON.stringify({ failed: String(error) })))",
            args=[],
        )
        return json.loads(answer)

    def tap(self, x: int, y: int) -> None:
        steps = [{"type": "pointerMove", "x": x, "y": y, "duration": 0}, {"type": "pointerDown", "button": 0}]
        self._act("pointer", [*steps, {"type": "pointerUp", "button": 0}])

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        self._act("key", [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}])

    def wrong(self) -> list[str]:
        answer: list[str] = self.run("window.wrong")
        return answer

    def close(self) -> None:
        self._line.delete(self._session.rstrip("/"))
        self._line.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._screen.close()
        shutil.rmtree(self._home, ignore_errors=True)

    def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self._ask("actions", actions=[{"type": kind, "id": kind, "actions": actions}])

    def _ask(self, what: str, **parameters: Any) -> Any:
        answer = self._line.post(f"/{self._session}{what}", json=parameters)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def _is_ready(self) -> bool:
        try:
            return self._line.get("/status").is_success
        except httpx.ConnectError:
            return False


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
