"""`mazzo`, with bots that hardly pause: a person's second is long when a test plays whole games."""

import sys

from mazzo.cli import main
from mazzo.table import playing

BOT_SECONDS = 0.02

if __name__ == "__main__":
    playing.BOT_SECONDS = BOT_SECONDS  # type: ignore[attr-defined]
    sys.exit(main(sys.argv[1:]))
