"""Tables inside a web page: `Host` has them in memory, and does no input or output.

`Host.handle` takes one message of the page's worker (`calls`) and returns the outcome: messages of the wire, answers of
the HTTP API, and snapshots to keep. May import core, the list of games, bots, coach, table and protocol; no asyncio.
"""

from mazzo.browser.host import Host

__all__ = ["Host"]
