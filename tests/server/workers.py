"""Which worker of a server has a connection, as the system tells (Linux)."""

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path

from tests.server.site import Site

PATIENCE = 60.0


class Workers:
    """The worker processes of a server that was started with --workers."""

    def __init__(self, site: Site) -> None:
        self._site = site

    @property
    def pids(self) -> set[int]:
        parent = self._site.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return {int(pid) for pid in children if b"spawn_main" in _read(f"/proc/{pid}/cmdline")}

    @property
    def folder(self) -> Path:
        """Where they find each other."""
        (pid, *_) = self.pids
        settings = Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
        (folder,) = [setting for setting in settings if setting.startswith(b"PROMETHEUS_MULTIPROC_DIR=")]
        return Path(os.fsdecode(folder.partition(b"=")[2]))

    async def are_there(self, count: int = 2) -> None:
        """Wait until so many listen to each other."""
        async with asyncio.timeout(PATIENCE):
            while len(self.pids) < count or len(self.listening()) < count:
                await asyncio.sleep(0.05)

    def listening(self) -> dict[int, int]:
        """By its number, the process of each worker that takes connections from others."""
        lines = [line.split() for line in Path("/proc/net/unix").read_text().splitlines()[1:]]
        inodes = {int(Path(line[7]).stem): line[6] for line in lines if len(line) > 7 and self._is_ours(line[7])}
        owners = {inode: pid for pid in self.pids for inode in _inodes(pid)}
        return {number: owners[inode] for number, inode in inodes.items() if inode in owners}

    def _is_ours(self, path: str) -> bool:
        return path.startswith(f"{self.folder}/") and path.endswith(".socket")

    def serving(self, port: int) -> int:
        """The process that has the connection of a client with this port."""
        until = time.monotonic() + PATIENCE
        while len(pids := [pid for pid in self.pids if self._inodes_of(port) & _inodes(pid)]) != 1:
            assert time.monotonic() < until, f"{pids} have one connection"
            time.sleep(0.01)  # a worker that has handed it over closes it a moment later
        return pids[0]

    def _inodes_of(self, port: int) -> set[str]:
        """The server's end of a connection. The system may leave it out while connections of others come and go."""
        client, server = f":{port:04X}", f":{self._site.port:04X}"
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        found = {line[9] for line in lines if line[1].endswith(server) and line[2].endswith(client)}
        return found - {"0"}  # which is one that is over


def _read(file: str) -> bytes:
    """A file about a process; empty if that has ended meanwhile."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(file).read_bytes()
    return b""


def _inodes(pid: int) -> set[str]:
    """The sockets that a process has open."""
    found = set()
    with suppress(FileNotFoundError):  # the process has ended meanwhile
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                found.add(os.readlink(file).removeprefix("socket:[").removesuffix("]"))
    return found
