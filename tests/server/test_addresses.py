"""Addresses and networks of visitors, as the rate limits count them."""

import pytest

from mazzo.server.addresses import networks_of, origin_of, plain


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
