"""Builds the documentation with Zensical: `python build_docs.py [folder]`, by default into site/.

Zensical has no hooks. So the pages are copied with the files that they link to, and scripts inside pages become files
after the build: the server's content security policy forbids inline scripts.
"""

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent
PAGES = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
BESIDE = ("examples/**/*.py", "examples/**/*.mjs", "bench/results.md", "llms.txt", *PAGES)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def build(site: Path) -> None:
    with TemporaryDirectory() as name:
        copy_sources(Path(name))
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}  # for the reference pages
        command = [sys.executable, "-m", "zensical", "build", "--strict"]
        subprocess.run(command, cwd=name, env=environment, check=True)
        for page in Path(name, "site").rglob("*.html"):
            move_scripts(page, Path(name, "site"))
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(Path(name, "site"), site)


def copy_sources(folder: Path) -> None:
    shutil.copy(ROOT / "zensical.toml", folder)
    shutil.copytree(ROOT / "docs", folder / "docs")
    for file in [file for pattern in BESIDE for file in ROOT.glob(pattern)]:
        copy = folder / "docs" / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    for page in (folder / "docs").rglob("*.md"):
        page.write_text(with_links(page, folder / "docs"), encoding="utf-8")


def with_links(page: Path, docs: Path) -> str:
    """The text of a page with links that hold in the site; links to source files, which are not there, become text."""
    text, name = page.read_text(encoding="utf-8"), page.relative_to(docs).as_posix()
    depth = name.count("/")
    if name in BESIDE:
        return re.sub(r"\]\((?:\.\./)?docs/", "](" + "../" * depth, text)
    up = re.escape("../" * (depth + 1))
    text = re.sub(rf"\]\({up}(examples/|bench/|[A-Z_]+\.md|llms\.txt)", rf"]({'../' * depth}\1", text)
    return re.sub(rf"\[([^\]]+)\]\({up}src/[^)]*\)", r"\1", text)


def move_scripts(page: Path, site: Path) -> None:
    up = "../" * (len(page.relative_to(site).parts) - 1)

    def move(found: re.Match[str]) -> str:
        name = f"assets/inline-{sha256(found[1].encode()).hexdigest()[:12]}.js"
        (site / name).write_text(found[1], encoding="utf-8")
        return f'<script src="{up}{name}"></script>'

    page.write_text(INLINE.sub(move, page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]).absolute() if len(sys.argv) > 1 else ROOT / "site")
