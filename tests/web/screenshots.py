"""`make screenshots`: screenshots of every screen, on a phone and on a desktop, light and dark.

python -m tests.web.screenshots [--only NAME ...] [--language de] [--folder screenshots]
"""

import argparse
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright
from tqdm import tqdm

from tests.web.browser import DESKTOP, PHONE, Theme, launch, visitor
from tests.web.conftest import QuickServer, serving
from tests.web.screens import SCREENS

SIZES = {"phone": PHONE, "desktop": DESKTOP}
THEMES: tuple[Theme, ...] = ("light", "dark")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(SCREENS), default=list(SCREENS), metavar="NAME")
    parser.add_argument("--language", default="en", choices=["en", "it", "fr", "de"])
    parser.add_argument("--folder", type=Path, default=Path("screenshots"))
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        take(server, arguments.only, arguments.language, arguments.folder)


def take(server: QuickServer, names: list[str], language: str, folder: Path) -> None:
    """Open each screen once, at the size of a desktop, where all controls are reachable."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name in tqdm(names, unit="screen"):
            with visitor(browser, DESKTOP, language=language) as guest:
                SCREENS[name](guest, server.address)
                for (size, (width, height)), theme in product(SIZES.items(), THEMES):
                    guest.page.set_viewport_size({"width": width, "height": height})
                    guest.page.emulate_media(color_scheme=theme)
                    guest.page.wait_for_timeout(300)
                    guest.page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        browser.close()


if __name__ == "__main__":
    main()
