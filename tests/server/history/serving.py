"""`mazzo serve` with a snapshot after a few entries, so that a short test has many.

Worker processes import this file as well, so that they agree.
"""

import sys

from mazzo.cli import main
from mazzo.server.tables import logged_table

logged_table.LONG = 12

if __name__ == "__main__":
    sys.exit(main())
