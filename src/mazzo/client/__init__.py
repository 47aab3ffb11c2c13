"""The Python client: tables of a server, or of this process, for programs that sit down and play.

Tables of a server need the extra `mazzo[bot]`. docs/client.md shows how to use it.
"""

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
