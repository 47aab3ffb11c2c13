"""The documentation: its Python runs, its commands exist, its links work, and it builds as a site."""

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import build_docs
from mazzo.cli.parser import make_parser

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = {page.relative_to(DOCS).as_posix(): page.read_text(encoding="utf-8") for page in sorted(DOCS.rglob("*.md"))}
RUN = ["index.md", "python.md"]  # and the tutorials: test_tutorials.py


def run(page: str) -> dict[str, object]:
    """Run the Python of a page from its first block to its last."""
    names: dict[str, object] = {"__name__": "page"}
    for block in re.findall(r"^```python\n(.*?)^```", PAGES[page], re.DOTALL | re.MULTILINE):
        exec(compile(block, page, "exec"), names)
    return names


@pytest.mark.usefixtures("restored_games")
@pytest.mark.parametrize("page", RUN)
def test_the_python_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(page)
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
def test_every_command_of_a_page_exists(line: str) -> None:
    make_parser().parse_args(shlex.split(re.split(r"\s{2,}", line)[0])[1:])


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)\)", (ROOT / "llms.txt").read_text(encoding="utf-8")))
def test_every_link_for_language_models_leads_somewhere(link: str) -> None:
    assert (ROOT / link).is_file()


def test_every_page_is_in_the_navigation() -> None:
    """Except decisions, which their index lists. Zensical does not report omitted pages."""
    config = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    listed = set(re.findall(r"'([\w/-]+\.md)'", str(config["project"]["nav"])))
    decisions = {page for page in PAGES if page.startswith("decisions/0")}
    assert decisions == {f"decisions/{name}" for name in re.findall(r"\((0.*\.md)\)", PAGES["decisions/index.md"])}
    assert listed - {"bench/results.md", *build_docs.PAGES} == set(PAGES) - decisions


@pytest.mark.slow
def test_the_site_builds_with_every_public_name_in_its_search(tmp_path: Path) -> None:
    build_docs.build(tmp_path / "site")
    site = tmp_path / "site"
    start = (site / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script>|<style|https?://(?!127)[^\"]*\.(?:js|css|woff2?)", start)  # what our server allows
    index = json.loads((site / "search.json").read_text(encoding="utf-8"))
    found = {item["location"].rpartition("#")[2].rpartition(".")[2] for item in index["items"]}
    modules = [import_module(name) for name in ("mazzo", "mazzo.rules", "mazzo.testing", "mazzo.research.vector")]
    public = {name for module in modules for name in module.__all__}
    assert sorted({*public, "is_out"} - found) == []
    for part in ("llms.txt", "examples/bots/guest.mjs", "reference/library/index.html", "bench/results/index.html"):
        assert (site / part).is_file()


@pytest.mark.slow
@pytest.mark.parametrize("link", ["lab.md#no-such-heading", "no-such-page.md"])
def test_a_dead_link_fails_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, link: str) -> None:
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "zensical.toml", tmp_path)
    (tmp_path / "docs/lab.md").write_text("# Lab\n")
    monkeypatch.setattr(build_docs, "ROOT", tmp_path)
    start = tmp_path / "docs/index.md"
    start.write_text("# Start\n\n[a link](lab.md#lab)\n")
    build_docs.build(tmp_path / "site")
    start.write_text(f"# Start\n\n[a link]({link})\n")
    with pytest.raises(subprocess.CalledProcessError):
        build_docs.build(tmp_path / "site")
