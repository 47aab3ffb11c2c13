"""`mazzo serve` with a snapshot after every few entries, so that a short test has many.

Worker processes import this file as well, and so use the same value.
"""

import sys

from mazzo.cli import main
from mazzo.server.tables import logged_table

logged_table.LONG = 12

if __name__ == "__main__":
    sys.exit(main())
