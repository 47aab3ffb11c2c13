"""Addresses and networks of visitors, as limits count them."""

from collections.abc import Callable

import httpx
import pytest

from mazzo.server.addresses import networks_of, origin_of, plain
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site


@pytest.mark.parametrize(
    ("written", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7 ", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ('"192.0.2.7:4711"', "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:0207", "192.0.2.7"),
        ("[::ffff:192.0.2.7]:4711", "192.0.2.7"),
        ("64:ff9b::192.0.2.7", "192.0.2.7"),
        ("2001:DB8:0::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ('"[2001:db8::1]:4711"', "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
        ("unknown", "unknown"),
        ("_hidden", "_hidden"),
        ("1.2.3", "1.2.3"),
        ("x" * 1000, "x" * 64),
        ("", ""),
    ],
)
def test_spellings_of_an_address_are_equal(written: str, counted: str) -> None:
    assert plain(written) == counted


def test_the_networks_around_an_address() -> None:
    assert networks_of("192.0.2.7") == ("192.0.2.7", "192.0.2.0/24", "192.0.0.0/16")
    assert networks_of("::ffff:192.0.2.7") == networks_of("192.0.2.7")
    assert networks_of("2001:db8:1:2::5") == ("2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32")
    assert networks_of("2001:db8:1:2::/64") == networks_of("2001:db8:1:2::5")
    assert networks_of("unknown") == ("unknown",)
    assert origin_of("2001:db8:1:2::5") == "2001:db8:1:2::/64"


@awaits
async def test_ipv4_visitors_of_an_ipv6_server_are_counted_separately(new_site: Callable[..., Site]) -> None:
    """Linux shows them as ::ffff:127.0.0.1 and ::ffff:127.0.0.2, which are in one /64."""
    site = new_site("--host", "::")
    url = f"http://127.0.0.1:{site.port}"
    local = await statuses_of_newcomers(url, 130, "127.0.0.1")
    assert 429 in local
    assert await statuses_of_newcomers(url, 1, "127.0.0.2") == [200]


async def statuses_of_newcomers(url: str, count: int, local_address: str) -> list[int]:
    async with httpx.AsyncClient(
        base_url=url, transport=httpx.AsyncHTTPTransport(local_address=local_address)
    ) as client:
        statuses = []
        for _ in range(count):
            statuses.append((await client.get("/api/me")).status_code)
            client.cookies.clear()
        return statuses


@awaits
async def test_the_port_that_a_proxy_adds_does_not_make_another_visitor(limited_site: Site) -> None:
    async with Guest(limited_site.url, is_known=False) as proxy:
        statuses = [await proxy.status_for(f"203.0.113.201:{1024 + number}") for number in range(120)]
        assert 429 in statuses
        for same in ("203.0.113.201", "::ffff:203.0.113.201"):  # another visitor could ask a hundred times
            assert 429 in [await proxy.status_for(same) for _ in range(30)], same
        assert await proxy.status_for("203.0.113.202:1024") == 200
