"""`python -m mazzo` is the command `mazzo`."""

import sys

from mazzo.cli import main

sys.exit(main())
