"""Compare old and new pages: ten moments of a game as screenshots side by side.

python -m tests.web.frames OLD [--only NAME ...] [--sizes NAME ...] [--themes NAME ...] [--folder frames]

OLD is a copy of `src/mazzo/pages`, built before the change; `src/mazzo/pages` itself is built after it. Cards and
chance are the same in both, so that only the look differs. The old screenshot is on the left.
"""

import argparse
import io
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tqdm import tqdm

from mazzo.games import GAMES
from tests.web.browser import DESKTOP, Theme, launch, visitor
from tests.web.conftest import serving
from tests.web.film import WholeFilm
from tests.web.restyled import PAGES, THEMES, side_by_side
from tests.web.test_motion import MANTIS, kittens

SIZES = {"phone": (390, 844), "sideways": (844, 390), "tablet": (820, 1180), "desktop": DESKTOP, "huge": (2560, 1440)}
STEP = 100  # milliseconds
TO_THE_END = 15_000
REST = 1500  # milliseconds until automatic motion has ended

NEARLY_WON = """
    tank 0: rrbg
    tank 1: yykg
    scores: 12 13
    pile: {top} g/ygb o/orb
    phase: turn {seat}
    """


class Moment(NamedTuple):
    """A position, an action there, and the time from the action to the screenshot."""

    game: str
    position: str
    seat: int = 0
    action: str | None = None
    after: int = TO_THE_END


MOMENTS = {
    "mantis": Moment("mantis", MANTIS.format(top="r", back="roy", seat=0)),
    "kittens": Moment("kittens", kittens()),
    "choosing": Moment("mantis", MANTIS.format(top="r", back="roy", seat=2), 2, "steal 0", 300),
    "steal": Moment("mantis", MANTIS.format(top="r", back="roy", seat=2), 2, "steal 0", 1900),
    "caption": Moment("mantis", MANTIS.format(top="r", back="roy", seat=2), 2, "steal 0"),
    "score": Moment("mantis", MANTIS.format(top="r", back="roy", seat=0), 0, "score", 1500),
    "kitten": Moment("kittens", kittens(hand="skip nope", top="kitten"), 0, "draw", 1500),
    "explosion": Moment("kittens", kittens(hand="skip nope", top="kitten"), 0, "draw", 4200),
    "win": Moment("mantis", NEARLY_WON.format(top="r/roy", seat=0), 0, "score"),
    "loss": Moment("mantis", NEARLY_WON.format(top="y/yob", seat=1), 1, "score"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("--only", nargs="+", choices=list(MOMENTS), default=list(MOMENTS), metavar="NAME")
    parser.add_argument("--sizes", nargs="+", choices=list(SIZES), default=list(SIZES), metavar="NAME")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES, metavar="NAME")
    parser.add_argument("--folder", type=Path, default=Path("frames"))
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    wanted = list(product(arguments.only, arguments.sizes, arguments.themes))
    with address_of(arguments.old) as old, address_of(PAGES) as new, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, size, theme in tqdm(wanted, unit="frame"):
            both = [frame(browser, address, MOMENTS[name], size=SIZES[size], theme=theme) for address in (old, new)]
            side_by_side(both[0], both[1]).save(arguments.folder / f"{name}-{size}-{theme}.png")
        browser.close()


def frame(browser: Browser, address: str, moment: Moment, *, size: tuple[int, int], theme: Theme) -> Image.Image:
    play = GAMES[moment.game].position(moment.position, seed=0)
    with visitor(browser, size, theme, reduced_motion="no-preference") as guest:
        film = WholeFilm(guest.page, play, 0, bots=True)
        film.open(address)
        if moment.action:
            film.begin(play.apply(moment.seat, moment.action))
            for _ in range(0, moment.after, STEP):
                if not film.step(STEP):
                    break
        if moment.after == TO_THE_END:
            guest.page.wait_for_timeout(REST)
        return Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")


@contextmanager
def address_of(pages: Path) -> Iterator[str]:
    """The address of a server with these pages."""
    environment = {**os.environ, "PAGES": str(pages)}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), environment=environment) as server:
        yield server.address


if __name__ == "__main__":
    main()
