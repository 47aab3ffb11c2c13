"""Writes dist/site/: the pages as plain files, which any static host can serve under any path.

python web/device/static.py [FOLDER]      after `make pages`; `make static` runs it
"""

import json
import shutil
import sys
from pathlib import Path

import msgspec

from mazzo.games import GAMES, kit
from mazzo.protocol.games import guests, info, picture, picture_of, rules_html, rules_of, written_lessons

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "mazzo" / "pages"
DEFAULT = ROOT / "dist" / "site"
NO_SERVER = '<meta name="server" content="none" />'


def main(site: Path) -> None:
    if not (PAGES / "device.json").exists():
        sys.exit("There is no Python for tables in the pages: see what `make pages` said")
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(PAGES, site, ignore=shutil.ignore_patterns("admin"))
    start = (site / "index.html").read_text(encoding="utf-8")
    (site / "index.html").write_text(start.replace("<title>", f"{NO_SERVER}\n    <title>"), encoding="utf-8")
    (site / ".nojekyll").touch()  # otherwise GitHub Pages leaves files out
    games = [info(game) for game in GAMES.values()]
    (site / "games.json").write_bytes(msgspec.json.encode(games))
    for name in guests():
        write_parts(site, name)
    kept = json.loads((site / "files.json").read_text())
    kept[""] += ["games.json", *(file.relative_to(site).as_posix() for file in site.glob("brought/**/*.*"))]
    (site / "files.json").write_text(json.dumps(kept))
    print(f"{site} can be served by any static host, under any path")


def write_parts(site: Path, name: str) -> None:
    """Write what a package adds for browsers, at the addresses that `info` names."""
    if folder := kit(name).pages:
        shutil.copytree(folder, site / "brought" / name)
    write(site, picture_of(name), picture(name).encode())
    write(site, info(GAMES[name]).lessons, written_lessons(name))
    for language, address in rules_of(name).items():
        write(site, address, rules_html(name, language))


def write(site: Path, address: str, content: bytes) -> None:
    if address:
        file = site / address.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else DEFAULT)
