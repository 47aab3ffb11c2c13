"""All files that are written from the code and that a test compares with it: `make generated` rewrites them.

python -m tests.generated types snapshots     only these
"""

import sys
from pkgutil import resolve_name

STALE = "differs from the code; if that is meant, run `make generated` and read the changes"

WRITERS = {
    "types": "tests.web.test_protocol:update",
    "wire": "tests.games.wire:update",
    "example": "tests.server.test_protocol:update",
    "lessons": "tests.coach.lessons.test_lessons:update",
    "plays": "tests.web.plays:update",
    "playthroughs": "tests.games.playthrough:update",
    "drawings": "tests.core.test_drawings:update",
    "perft": "tests.games.test_perft:update",
    "snapshots": "tests.terminal.snapshots:update",
}
"""The functions that write, by name."""


def main(*names: str) -> None:
    if unknown := set(names) - WRITERS.keys():
        sys.exit(f"nothing here is called {', '.join(unknown)}; there is {', '.join(WRITERS)}")
    for name in names or WRITERS:
        print(f"Writing the {name}", flush=True)
        resolve_name(WRITERS[name])()


if __name__ == "__main__":
    main(*sys.argv[1:])
