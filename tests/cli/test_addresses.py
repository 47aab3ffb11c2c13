"""Every command that asks a server takes its address in the same forms."""

import pytest

from mazzo.client.address import read_address
from mazzo.core.errors import Refused
from tests.cli.conftest import Run

COMMANDS = {
    "play": ("play", "--table", "ABCD"),
    "bot": ("bot", "--table", "ABCD", "--bot", "random"),
    "admin": ("admin", "status"),
}


@pytest.mark.parametrize("address", ["", "http://", "ftp://example", "a b", "http://host:99999", "host:x"])
def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="is not a server address; an example is http://localhost:8000"):
        read_address(address)


@pytest.mark.parametrize(
    ("address", "whole"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("https://mazzo.example/t/ABCD", "https://mazzo.example"),
        ("https://example.org/mazzo/", "https://example.org/mazzo"),
        ("https://example.org/games/mazzo/t/ABCD", "https://example.org/games/mazzo"),
        (" http://[::1]:8000/ ", "http://[::1]:8000"),
    ],
)
def test_an_address_can_be_short_or_have_more(address: str, whole: str) -> None:
    assert read_address(address) == whole


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_an_invalid_address_is_reported_in_one_line(run: Run, command: tuple[str, ...]) -> None:
    ran = run(*command, "--server", "http://")
    assert (ran.code, ran.out) == (2, "")
    assert "argument --server: 'http://' is not a server address; an example is http://localhost:8000" in ran.err
    assert ran.err.count("\n") == 1


def test_the_operator_can_leave_out_the_scheme(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_ADMIN_TOKEN", "only-the-operator-knows-it")
    ran = run("admin", "status", "--server", "127.0.0.1:9")
    assert ran.code == 2
    assert ran.err.startswith("mazzo: cannot reach the server at http://127.0.0.1:9: ")


@pytest.mark.parametrize(("more", "why"), [((), "without its admin token"), (("--offline",), "with --offline")])
def test_a_server_that_would_not_be_asked_is_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...], why: str
) -> None:
    monkeypatch.delenv("MAZZO_ADMIN_TOKEN", raising=False)
    ran = run("admin", "status", "--server", "localhost:9", *more)
    assert (ran.code, ran.out) == (2, "")
    assert f"--server has no effect {why}" in ran.err
