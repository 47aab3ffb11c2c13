"""The version of a server is one number, in one place, and an operator can see it everywhere."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import httpx

import mazzo
from tests.server.site import Site

ROOT = Path(__file__).parents[3]


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert "version" not in project["project"]
    place = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert f'__version__ = "{mazzo.__version__}"' in place.read_text("utf-8")
    assert re.fullmatch(r"[0-9]+\.[0-9]+\.[0-9]+(\.dev[0-9]+)?", mazzo.__version__)


def test_a_server_tells_its_version(new_site: Callable[..., Site]) -> None:
    site = new_site()
    assert httpx.get(f"{site.url}/health").json() == {"status": "alive", "version": mazzo.__version__}
    assert re.search(
        rf'^mazzo_build_info\{{[^}}]*version="{re.escape(mazzo.__version__)}"[^}}]*\}} 1\.0$',
        httpx.get(f"{site.url}/metrics").text,
        re.MULTILINE,
    )
    site.stop()
    assert site.log[0]["message"].startswith(f"Mazzo {mazzo.__version__} starts")
