"""Mazzo as static files on a plain web server."""

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import ClassVar
from zipfile import ZipFile

from tests.web.browser import Visitor

ROOT = Path(__file__).parents[2]
PREFIX = "/some/folder"
PAUSE = b"BOT_SECONDS = 1.8"
QUICK = b"BOT_SECONDS = 0.02"  # tests.web.quick_server does the same

SHORTEN = """(options) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    if (message.method === "POST" && message.path === "/api/tables")
      message.body = JSON.stringify({ ...JSON.parse(message.body), options });
    return post.call(this, message);
  };
}"""


FORBIDDEN = "indexedDB.open = () => { throw new DOMException('not here', 'SecurityError'); };"
FULL = """
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...what) {
    const request = put.apply(this, what);
    this.transaction.abort();
    return request;
  };
"""
SLOW = """
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...what) {
    const end = Date.now() + 200;
    const wait = () => { if (Date.now() < end) this.get("").onsuccess = wait; };
    wait();
    return put.apply(this, what);
  };
"""
"""Forbidden (as in some private windows), full and slow storage of the worker."""


class Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class FilesWithStorage(Files):
    """Serves the worker with a script that changes its storage."""

    storage: ClassVar[str]

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        if not file.name.startswith("device-worker-"):
            super().do_GET()
            return
        body = self.storage.encode() + file.read_bytes()
        self.send_response(200)
        self.send_header("content-type", "text/javascript")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def with_storage(script: str) -> type[Files]:
    return type("OtherFiles", (FilesWithStorage,), {"storage": script})


class Site:
    """The files, and a server that can be stopped and started again."""

    def __init__(self, folder: Path, files: type[Files] = Files) -> None:
        self._folder = folder
        self._files = files
        self._server: ThreadingHTTPServer | None = None
        self._port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}{PREFIX}/"

    def start(self) -> None:
        folder = str(self._folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(self._files, directory=folder))
        self._port = self._server.server_address[1]
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


def build(folder: Path) -> None:
    """Write the site, with shorter pauses of bots."""
    site = folder / PREFIX.strip("/")
    subprocess.run([sys.executable, "web/device/static.py", str(site)], cwd=ROOT, check=True, capture_output=True)
    library = site / json.loads((site / "device.json").read_text())["mazzo"]
    archive = BytesIO(gzip.decompress(library.read_bytes()))
    clock = (ROOT / "src/mazzo/table/clock.py").read_bytes()
    assert PAUSE in clock
    with ZipFile(archive, "a") as zip:
        zip.writestr("mazzo/table/clock.py", clock.replace(PAUSE, QUICK))  # takes precedence over the compiled file
    library.write_bytes(gzip.compress(archive.getvalue()))


@contextmanager
def serving(folder: Path, files: type[Files] = Files) -> Iterator[Site]:
    site = Site(folder, files)
    site.start()
    try:
        yield site
    finally:
        site.stop()


def shorten(visitor: Visitor, options: dict[str, object]) -> None:
    """Set these house rules for the tables that this browser opens on its device."""
    visitor.page.context.add_init_script(f"({SHORTEN})({json.dumps(options)})")


KEPT = """async () => {
  const files = async (path) => (await fetch(new URL(path, location.href))).json();
  const wanted = Object.keys((await files("device.json")).files);
  const { "": always, en } = await files("files.json");
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  const paths = new Set(kept.flat().map(({ url }) => url));
  return [...wanted, ...always, ...en].every((path) => paths.has(new URL(path, location.href).href));
}"""


def wait_until_kept(visitor: Visitor) -> None:
    """Wait until the service worker has all files for offline use."""
    visitor.until(lambda: bool(visitor.page.evaluate(KEPT)))
