"""Real proxies, with the configurations of docs/hosting/proxy.md.

python -m tests.server.proxies     finds nginx, HAProxy and Caddy, or installs Debian's
"""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

HOSTING = Path(__file__).parents[2] / "docs" / "hosting" / "proxy.md"
PROGRAMS = ("nginx", "haproxy", "caddy")
PATIENCE = 10.0
TRIES = 3
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


def find(name: str) -> str | None:
    return shutil.which(name) or shutil.which(f"/usr/sbin/{name}")


def install() -> None:
    """Install Debian's proxies where possible. Elsewhere the tests that need them are skipped."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if all(map(find, PROGRAMS)) or not (is_root and shutil.which("apt-get")):
        return
    for command in (["update"], ["install", "-y", "--no-install-recommends", *PROGRAMS]):
        subprocess.run(["apt-get", "-qq", *command], check=True, stdout=subprocess.DEVNULL)


def block(naming: str, kind: str = "nginx") -> str:
    """The only block of this kind in the page that contains the text `naming`."""
    blocks = re.findall(rf"```{kind}\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    (found,) = [str(found) for found in blocks if naming in found]
    return found


def replaced(pattern: str, by: str, text: str) -> str:
    """The text with all matches of a pattern replaced; there must be at least one."""
    text, count = re.subn(pattern, lambda _: by, text, flags=re.DOTALL | re.MULTILINE)
    assert count, f"docs/hosting/proxy.md has no {pattern} any more"
    return text


def with_nodes(text: str, nodes: Sequence[int]) -> str:
    """The text with the local ports of these nodes instead of the page's addresses."""
    addresses = re.findall(r"10\.[\d.]+:\d+", text)
    assert len(addresses) == len(nodes)
    for address, node in zip(addresses, nodes, strict=True):
        text = text.replace(address, f"127.0.0.1:{node}")
    return text


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class Proxy:
    """A proxy in front of servers at these ports."""

    name: str
    path = ""

    def __init__(self, folder: Path, nodes: Sequence[int]) -> None:
        program = find(self.name)
        assert program
        self._log, file = folder / f"{self.name}.log", folder / f"{self.name}.conf"
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        for _ in range(TRIES):
            self.port, self.http_port = free_port(), free_port()
            self.url = f"http://127.0.0.1:{self.port}{self.path}"
            file.write_text(self.configuration(folder, nodes))
            with self._log.open("w") as log:
                command = [program, *self.arguments(folder, file)]
                self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
            if self._listens():
                return
        raise AssertionError(self._log.read_text())

    def configuration(self, folder: Path, nodes: Sequence[int]) -> str:
        raise NotImplementedError

    def arguments(self, folder: Path, file: Path) -> list[str]:
        raise NotImplementedError

    def _listens(self) -> bool:
        """Wait until it listens; False if it ends, since another process may have taken its port."""
        until = time.monotonic() + PATIENCE
        while True:
            if self._process.poll() is not None:
                return False
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return True
            except ConnectionRefusedError:
                assert time.monotonic() < until, f"{self.name} does not listen"
                time.sleep(0.05)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


class Nginx(Proxy):
    name = "nginx"

    def arguments(self, folder: Path, file: Path) -> list[str]:
        return ["-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]

    def configuration(self, folder: Path, nodes: Sequence[int]) -> str:
        text = replaced(
            r"^upstream mazzo \{.*?^\}\n", with_nodes(block("hash $table"), nodes), block("ssl_certificate ")
        )
        text = replaced(r"^ *listen \[::\].*?$|^ *ssl_certificate.*?$", "", text)
        text = replaced(r"listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};", text)
        text = replaced(r"listen 80;", f"listen 127.0.0.1:{self.http_port};", text)
        if self.path:
            text = replaced(r"^    location .*^    \}\n", block("location = /mazzo"), text)
        return FRAME.format(folder=folder, documented=text)


class NginxWithPath(Nginx):
    path = "/mazzo"


class Haproxy(Proxy):
    name = "haproxy"

    def arguments(self, _: Path, file: Path) -> list[str]:
        return ["-db", "-f", str(file)]

    def configuration(self, _: Path, nodes: Sequence[int]) -> str:
        text = with_nodes(block("balance hash", "haproxy"), nodes)
        return replaced(r"bind :443 .*?$", f"bind 127.0.0.1:{self.port}", text)


class Caddy(Proxy):
    name = "caddy"

    def arguments(self, _: Path, file: Path) -> list[str]:
        return ["run", "--adapter", "caddyfile", "--config", str(file)]

    def configuration(self, _: Path, nodes: Sequence[int]) -> str:
        text = with_nodes(block("lb_policy", "caddy"), nodes)
        return "{\n    admin off\n}\n" + replaced(r"^mazzo\.example", f"http://127.0.0.1:{self.port}", text)


if __name__ == "__main__":
    install()
