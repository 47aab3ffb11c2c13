"""A server that tests of the client share."""

from collections.abc import Iterator

import pytest

from tests.server.site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site") / "mazzo.db", "--no-limits")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []
