"""A real nginx, with the configuration that docs/hosting.md gives.

python -m tests.server.nginx     finds an nginx, or installs Debian's
"""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
PLACES = ("nginx", "/usr/sbin/nginx")
PATIENCE = 10.0
FRAME = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{documented}
}}
"""


def find() -> str | None:
    return next((path for place in PLACES if (path := shutil.which(place))), None)


def install() -> None:
    """Debian's, where it can be had; elsewhere the tests that need it are skipped."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if find() or not (is_root and shutil.which("apt-get")):
        return
    for command in (["update"], ["install", "-y", "--no-install-recommends", "nginx"]):
        subprocess.run(["apt-get", "-qq", *command], check=True, stdout=subprocess.DEVNULL)


def block(naming: str) -> str:
    """The one block of nginx's configuration in the page that has this in it."""
    blocks = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    (found,) = [str(found) for found in blocks if naming in found]
    return found


def replaced(pattern: str, by: str, text: str) -> str:
    """The text with every such part replaced; there must be one."""
    text, count = re.subn(pattern, lambda _: by, text, flags=re.DOTALL | re.MULTILINE)
    assert count, f"docs/hosting.md has no {pattern} any more"
    return text


def documented(port: int, http_port: int, nodes: Sequence[int], is_under_a_path: bool) -> str:
    """The page's configuration for several computers, with ports of this one, and without its certificate."""
    several = block("hash $table")
    addresses = re.findall(r"server ([\d.]+:\d+) ", several)
    assert len(addresses) == len(nodes)
    for address, node in zip(addresses, nodes, strict=True):
        several = several.replace(address, f"127.0.0.1:{node}")
    text = replaced(r"^upstream mazzo \{.*?^\}\n", several, block("ssl_certificate "))
    text = replaced(r"^ *listen \[::\].*?$|^ *ssl_certificate.*?$", "", text)
    text = replaced(r"listen 443 ssl http2;", f"listen 127.0.0.1:{port};", text)
    text = replaced(r"listen 80;", f"listen 127.0.0.1:{http_port};", text)
    if is_under_a_path:
        text = replaced(r"^    location .*^    \}\n", block("location = /mazzo"), text)
    return text


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class Nginx:
    def __init__(self, folder: Path, nodes: Sequence[int], is_under_a_path: bool = False) -> None:
        program = find()
        assert program
        self.port, self.http_port = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}" + ("/mazzo" if is_under_a_path else "")
        file = folder / "nginx.conf"
        file.write_text(
            FRAME.format(folder=folder, documented=documented(self.port, self.http_port, nodes, is_under_a_path))
        )
        self._log = folder / "nginx.log"
        self._log.touch()
        self._process = subprocess.Popen([program, "-p", str(folder), "-c", str(file), "-e", str(self._log)])
        self._wait_for()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _wait_for(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            assert self._process.poll() is None, self._log.read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return
            except ConnectionRefusedError:
                assert time.monotonic() < until, "nginx does not listen"
                time.sleep(0.05)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


if __name__ == "__main__":
    install()
