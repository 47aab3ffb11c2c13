"""A server behind a proxy without `--trust-proxy` logs a warning."""

from pathlib import Path

import pytest

from mazzo.server.addresses import MANY_PEOPLE, ProxyWarning
from tests.server.client import Guest
from tests.server.in_process_server import served_in_process
from tests.server.loop import awaits

FORWARDED = {"type": "http", "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
PLAIN = {"type": "http", "headers": [(b"host", b"mazzo.example")]}


@awaits
async def test_forwarded_requests_give_one_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with served_in_process(tmp_path) as url:
        for number in range(3):
            async with Guest(url, address=f"203.0.113.{number}"):
                pass
    assert caplog.text.count("all visitors come from 127.0.0.1, and their requests were forwarded") == 1


def test_many_people_of_one_address_give_one_warning(caplog: pytest.LogCaptureFixture) -> None:
    proxy_warning = ProxyWarning()
    for number in range(3 * MANY_PEOPLE):
        proxy_warning.note_request(PLAIN, "172.17.0.1")
        proxy_warning.note_person(f"{number}", "172.17.0.1")
        assert len(caplog.messages) == (number >= MANY_PEOPLE - 1)
    assert "--trust-proxy" in caplog.messages[0]


@pytest.mark.parametrize("addresses", [("8.8.8.8",), ("10.0.0.1", "10.0.0.2"), ("2001:4860:1:2::/64",)])
def test_different_addresses_give_no_warning(addresses: tuple[str, ...], caplog: pytest.LogCaptureFixture) -> None:
    proxy_warning = ProxyWarning()
    for number in range(3 * MANY_PEOPLE):
        for address in addresses:
            proxy_warning.note_request(PLAIN, address)
            proxy_warning.note_person(f"{number}", address)
    proxy_warning.note_request(FORWARDED, addresses[0])
    assert caplog.messages == []


def test_one_person_on_one_device_gives_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    proxy_warning = ProxyWarning()
    for _ in range(100):
        proxy_warning.note_request(PLAIN, "127.0.0.1")
        proxy_warning.note_person("Ada", "127.0.0.1")
    assert caplog.messages == []
