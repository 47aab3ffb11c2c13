"""The version of a server is one number, in one place, and an operator can see it everywhere."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx

import mazzo
from tests.server.site import Site

ROOT = Path(__file__).parents[3]


def test_a_server_shows_its_version(new_site: Callable[..., Site]) -> None:
    site = new_site()
    assert httpx.get(f"{site.url}/health").json() == {"status": "alive", "version": mazzo.__version__}
    assert re.search(
        rf'^mazzo_build_info\{{[^}}]*version="{re.escape(mazzo.__version__)}"[^}}]*\}} 1\.0$',
        httpx.get(f"{site.url}/metrics").text,
        re.MULTILINE,
    )
    site.stop()
    assert site.log[0]["message"].startswith(f"Mazzo {mazzo.__version__} starts")
