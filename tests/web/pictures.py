"""`python -m tests.web.pictures`: the pictures of the README, taken from real games."""

import io
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.web.browser import PHONE, Theme, Visitor, launch, visitor
from tests.web.conftest import serving
from tests.web.playing import begin, click_something
from tests.web.quick_server import BOT_SECONDS
from tests.web.screens import SCREENS

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDE = (1100, 720)
STILLS: dict[str, tuple[str, tuple[int, int], Theme]] = {
    "home": ("home", WIDE, "light"),
    "kittens": ("kittens", PHONE, "light"),
    "mantis-dark": ("mantis", PHONE, "dark"),
}
FILM_SIZE = (900, 600)
FILM_SECONDS = 14
FILM_BOT_SECONDS = 1.0
FRAMES_A_SECOND = 6
SLOWER = 3  # factor: screenshots are slow, so animations are slowed down to get more frames


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with quick_address(BOT_SECONDS) as address:
            for name in STILLS:
                still(browser, address, name)
        with quick_address(FILM_BOT_SECONDS * SLOWER) as address:
            film(browser, address)
        browser.close()


@contextmanager
def quick_address(bot_seconds: float) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), bot_seconds=bot_seconds) as server:
        yield server.address


def still(browser: Browser, address: str, name: str) -> None:
    screen, size, theme = STILLS[name]
    with visitor(browser, size, theme, device_scale_factor=2) as guest:
        SCREENS[screen](guest, address)
        guest.page.wait_for_timeout(1500)
        picture(guest).save(FOLDER / f"{name}.webp", quality=80, method=6)


def film(browser: Browser, address: str) -> None:
    """Some turns of Mantis, with all animations."""
    with visitor(browser, FILM_SIZE, reduced_motion="no-preference") as guest:
        devtools = guest.page.context.new_cdp_session(guest.page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
        begin(guest, address, "mantis")
        random = Random("film")
        frames: list[Image.Image] = []
        started = monotonic()
        for number in range(FILM_SECONDS * FRAMES_A_SECOND):
            if number % 3 == 0:
                click_something(guest, random)
            frames.append(picture(guest))
            due = started + (number + 1) * SLOWER / FRAMES_A_SECOND
            guest.page.wait_for_timeout(max(0, 1000 * (due - monotonic())))
        frames[0].save(
            FOLDER / "game.webp",
            save_all=True,
            append_images=frames[1:],
            duration=1000 // FRAMES_A_SECOND,
            loop=0,
            quality=55,
            method=4,
        )


def picture(guest: Visitor) -> Image.Image:
    return Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")


if __name__ == "__main__":
    main()
