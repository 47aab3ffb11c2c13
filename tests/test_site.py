"""The documentation: its Python runs, its commands exist, its links work, and it builds as a site."""

import json
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from mazzo.cli.parser import make_parser

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = {page.relative_to(DOCS).as_posix(): page.read_text(encoding="utf-8") for page in sorted(DOCS.rglob("*.md"))}
RUN = ["index.md", "python.md", *(page for page in PAGES if page.startswith("tutorials/"))]


def run(page: str) -> dict[str, object]:
    """Run the Python of a page from its first block to its last."""
    names: dict[str, object] = {"__name__": "page"}
    for block in re.findall(r"^```python\n(.*?)^```", PAGES[page], re.DOTALL | re.MULTILINE):
        exec(compile(block, page, "exec"), names)
    return names


@pytest.mark.usefixtures("restored_games")
@pytest.mark.parametrize("page", RUN)
def test_the_python_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    if page == "tutorials/first-training.md":
        pytest.importorskip("gymnasium", reason="needs mazzo[envs]")
    run(page)
    capsys.readouterr()


def test_the_first_bot_is_better_than_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    share = run("tutorials/first-bot.md")["share"]
    assert isinstance(share, float)
    assert share > 0.6
    assert f"{share:.0%}" in capsys.readouterr().out


def test_a_higher_target_makes_longer_games(capsys: pytest.CaptureFixture[str]) -> None:
    names = run("tutorials/first-study.md")
    printed, longer = names["printed"], names["longer"]
    assert isinstance(printed, list)
    assert isinstance(longer, list)
    assert sum(longer) > 1.2 * sum(printed)
    capsys.readouterr()


def test_the_first_training_is_the_example() -> None:
    example = (ROOT / "examples" / "gymnasium_learning.py").read_text(encoding="utf-8")
    assert f"```python\n{example}```" in PAGES["tutorials/first-training.md"]


@pytest.mark.slow
def test_the_training_loop_of_the_vector_engine_learns(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jax", reason="needs mazzo[vector]")
    shares = run("vector.md")["shares"]
    assert shares[0] < 0.65  # type: ignore[index]
    assert shares[-5:].mean() > 0.75  # type: ignore[index]
    capsys.readouterr()


def commands() -> list[str]:
    pages = [text for page, text in PAGES.items() if page.startswith("tutorials/") or page in ("bots.md", "play.md")]
    found = [line for text in pages for line in re.findall(r"^    (mazzo .*)$", text, re.MULTILINE)]
    return [line for line in found if "[" not in line]  # a synopsis has brackets


@pytest.mark.parametrize("line", commands())
def test_every_command_of_a_page_is_one(line: str) -> None:
    make_parser().parse_args(shlex.split(re.split(r"\s{2,}", line)[0])[1:])


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)\)", (ROOT / "llms.txt").read_text(encoding="utf-8")))
def test_every_link_for_language_models_leads_somewhere(link: str) -> None:
    assert (ROOT / link).is_file()


@pytest.mark.slow
def test_the_site_builds_and_every_link_in_it_leads_somewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    start = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script>|<style|https?://(?!127)[^\"]*\.(?:js|css|woff2?)", start)  # what our server allows
    index = json.loads((tmp_path / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {page["location"].rpartition("#")[2].rpartition(".")[2] for page in index["docs"]}
    modules = [import_module(name) for name in ("mazzo", "mazzo.rules", "mazzo.testing", "mazzo.research.vector")]
    public = {name for module in modules for name in module.__all__}
    assert sorted({*public, "is_out"} - found) == []
    for part in ("llms.txt", "examples/bots/guest.mjs", "reference/library/index.html", "bench/results/index.html"):
        assert (tmp_path / part).is_file()
