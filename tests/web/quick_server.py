"""`mazzo`, with bots that hardly pause: a person's second is long when a test plays whole games.

python -m tests.web.quick_server SECONDS serve --port 0
"""

import sys

from mazzo.cli import main
from mazzo.table import playing

BOT_SECONDS = 0.02

if __name__ == "__main__":
    playing.BOT_SECONDS = float(sys.argv[1])  # type: ignore[attr-defined]
    sys.exit(main(sys.argv[2:]))
