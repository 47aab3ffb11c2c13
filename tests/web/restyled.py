"""Compare old and new style sheets, with screenshots of every screen in both.

python -m tests.web.restyled OLD [--only NAME ...] [--sizes NAME ...] [--folder restyled]

OLD is a copy of `src/mazzo/pages`, built before the change; `src/mazzo/pages` itself is built after it. A visitor opens
each screen once, and the style sheets are swapped there, so that nothing else can differ. For each difference, an image
is saved: old, new, and the differing pixels.
"""

import argparse
import io
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright
from tqdm import tqdm

from tests.web.browser import DESKTOP, Theme, launch, visitor
from tests.web.conftest import serving
from tests.web.screens import LAID_OUT, SCREENS

PAGES = Path(__file__).parents[2] / "src" / "mazzo" / "pages"
SIZES = {
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
    "desktop": DESKTOP,
    "large": (1920, 1080),
}
THEMES: tuple[Theme, ...] = ("light", "dark")
HASH = re.compile(r"-[\w-]{8}\.css$")

NAMES = """() => [...document.querySelectorAll("link[rel=stylesheet]")].map(link => link.href.split("/").at(-1))"""

EXCHANGE = """styles => {
  const links = [...document.querySelectorAll("link[rel=stylesheet]")];
  const sheet = text => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
  };
  const still = sheet("*, *::before, *::after { animation: none !important; transition: none !important }");
  const folder = links[0].href.replace(/[^/]*$/, "");
  const made = texts => [...texts.map(text => sheet(text.replaceAll("url(./", `url(${folder}`))), still];
  const sheets = { old: made(styles.old), new: made(styles.new) };
  window.wear = async kind => {
    document.adoptedStyleSheets = sheets[kind];
    for (const link of links) link.disabled = true;
    window.dispatchEvent(new Event("resize"));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  };
}"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("--only", nargs="+", choices=list(LAID_OUT), default=list(SCREENS), metavar="NAME")
    parser.add_argument("--sizes", nargs="+", choices=list(SIZES), default=list(SIZES), metavar="NAME")
    parser.add_argument("--folder", type=Path, default=Path("restyled"))
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    compared = differing = 0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name in tqdm(arguments.only, unit="screen"):
            with visitor(browser, DESKTOP) as guest:
                LAID_OUT[name](guest, server.address)
                for title, old, new in pairs(guest.page, arguments.old, arguments.sizes):
                    compared += 1
                    if difference(old, new):
                        differing += 1
                        tqdm.write(f"{name}-{title}: {difference(old, new):.3%} of the dots differ")
                        side_by_side(old, new).save(arguments.folder / f"{name}-{title}.png")
        browser.close()
    print(f"{compared} pictures compared, {differing} differ")
    return 1 if differing else 0


def pairs(page: Page, old: Path, sizes: list[str]) -> Iterator[tuple[str, Image.Image, Image.Image]]:
    names = page.evaluate(NAMES)
    styles = {"old": [text_of(old, name) for name in names], "new": [text_of(PAGES, name) for name in names]}
    page.evaluate(EXCHANGE, styles)
    for size, theme in product(sizes, THEMES):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)
        yield f"{size}-{theme}", *pair(page)


def pair(page: Page, tries: int = 3) -> tuple[Image.Image, Image.Image]:
    """Screenshots of the screen in both styles. If something moves, they are taken again."""
    before, after, again = (shot(page, kind) for kind in ("old", "new", "old"))
    moves = difference(before, after) and difference(before, again)
    return pair(page, tries - 1) if moves and tries > 1 else (before, after)


def text_of(pages: Path, name: str) -> str:
    """The style sheet of this name in built pages, with any hash. Several of one name are matched by size."""
    place = alike(PAGES, name).index(PAGES / "assets" / name)
    return alike(pages, name)[place].read_text(encoding="utf-8")


def alike(pages: Path, name: str) -> list[Path]:
    found = [path for path in (pages / "assets").glob("*.css") if HASH.sub("", path.name) == HASH.sub("", name)]
    return sorted(found, key=lambda path: path.stat().st_size)


def shot(page: Page, kind: str) -> Image.Image:
    page.evaluate("kind => window.wear(kind)", kind)
    page.wait_for_timeout(100)
    return Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ."""
    if one.size != other.size:
        return 1.0
    grey = ImageChops.difference(one, other).convert("L").point(lambda value: 255 if value else 0)
    return grey.histogram()[255] / (one.width * one.height)


def side_by_side(old: Image.Image, new: Image.Image) -> Image.Image:
    width, height = max(old.width, new.width), max(old.height, new.height)
    sheet = Image.new("RGB", (3 * width, height), "magenta")
    sheet.paste(old, (0, 0))
    sheet.paste(new, (width, 0))
    if old.size == new.size:
        sheet.paste(ImageChops.difference(old, new), (2 * width, 0))
    return sheet


if __name__ == "__main__":
    sys.exit(main())
