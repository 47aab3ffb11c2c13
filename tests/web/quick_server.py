"""`mazzo` with shorter pauses of bots, for tests that play whole games. At the speed "calm", bots pause for longer than
any test takes, so that nothing happens until the test changes the speed.

python -m tests.web.quick_server SECONDS serve --port 0

The environment variable PAGES names a folder with other built pages.
"""

import os
import sys
from pathlib import Path

from mazzo.cli import main
from mazzo.server.http import pages
from mazzo.table import deadlines
from mazzo.table.clock import SPEEDS
from mazzo.table.settings import Speed

BOT_SECONDS = 0.02
CALM = 100_000.0

if __name__ == "__main__":
    deadlines.BOT_SECONDS = float(sys.argv[1])  # type: ignore[attr-defined]
    SPEEDS[Speed.CALM] = CALM
    if folder := os.environ.get("PAGES"):
        pages.page_routes.__defaults__ = (Path(folder), *(pages.page_routes.__defaults__ or ())[1:])
    sys.exit(main(sys.argv[2:]))
