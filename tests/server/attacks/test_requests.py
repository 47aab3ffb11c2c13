"""One address sends requests without end. It waits for its refusals, and other people do not wait."""

import statistics

import pytest

from tests.server.attacks.honest import percentile, seated_people, waits
from tests.server.attacks.pipelining import pipelining
from tests.server.loop import awaits
from tests.server.site import Site
from tests.slow import slowly

MEDIAN, SLOWEST = 0.06, 0.5  # seconds that the attack may add to the wait for an answer, and to the slowest hundredth
SECONDS = 4.0


@pytest.mark.parametrize(
    ("connections", "path"),
    [(200, "/api/tables"), slowly(1000, "/api/tables"), slowly(4000, "/api/tables"), slowly(1000, "/")],
)
@awaits
async def test_requests_without_end_slow_only_their_own_address(
    limited_site: Site, connections: int, path: str
) -> None:
    async with seated_people(limited_site.url) as visits:
        calm = await waits(visits, SECONDS)
        async with pipelining(limited_site.url, connections, path=path):
            found = await waits(visits, SECONDS)
    print([f"{1000 * what(times):.0f} ms" for what in (statistics.median, percentile) for times in (calm, found)])
    assert statistics.median(found) < statistics.median(calm) + MEDIAN
    assert percentile(found) < percentile(calm) + SLOWEST
