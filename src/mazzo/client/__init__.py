"""The Python client: `Server` and `Remote` for tables of a server, `Local` for one in this process, `TableSession`.

docs/client.md shows how to use it; tables of a server need the extra `mazzo[bot]`. It also reads and writes
the files of the terminal and the commands. May import core, the list of games, bots, table, text and protocol.
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING
from typing import Any as _Any

if TYPE_CHECKING:
    from mazzo.client.link import Answer, Link, LinkEnded, LinkError, Lost
    from mazzo.client.local import Local
    from mazzo.client.remote import Remote
    from mazzo.client.server import Server
    from mazzo.client.table_session import TableSession, visit
    from mazzo.table.commands import Act

__all__ = [
    "Act",
    "Answer",
    "Link",
    "LinkEnded",
    "LinkError",
    "Local",
    "Lost",
    "Remote",
    "Server",
    "TableSession",
    "visit",
]

_MODULES = {
    "mazzo.client.link": ("Answer", "Link", "LinkEnded", "LinkError", "Lost"),
    "mazzo.client.local": ("Local",),
    "mazzo.client.remote": ("Remote",),
    "mazzo.client.server": ("Server",),
    "mazzo.client.table_session": ("TableSession", "visit"),
    "mazzo.table.commands": ("Act",),
}


def __getattr__(name: str) -> _Any:
    """Import a module on first use, so that commands which only read files work without the extra."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(_import_module(module), name)
    raise AttributeError(f"module 'mazzo.client' has no attribute {name!r}")
