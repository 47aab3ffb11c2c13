"""`mazzo` with shorter times, for tests.

The environment variable TIMES has the values: {"mazzo.server.tables.hub.SETTLE_SECONDS": 0.5}. Worker processes import
this file as well.
"""

import json
import os
import sys
from importlib import import_module

from mazzo.cli import main


def shorten(times: dict[str, float]) -> None:
    for name, seconds in times.items():
        module, _, constant = name.rpartition(".")
        assert seconds <= getattr(import_module(module), constant), f"{name} is no longer than that already"
        setattr(import_module(module), constant, seconds)


shorten(json.loads(os.environ["TIMES"]))

if __name__ == "__main__":
    sys.exit(main())
