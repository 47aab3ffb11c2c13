"""The tables of limits in docs/hosting.md have the numbers of the code."""

import re
from pathlib import Path

from msgspec.structs import asdict

from mazzo.server.limits import Limits

LIMITS = asdict(Limits())
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
CHAPTER = HOSTING.partition("\n## Limits\n")[2].partition("\n## ")[0]

PACES = {
    "requests of a person that the server knows": "requests_of_a_person",
    "the same, after others have used up the address's requests": "spare_requests_of_a_person",
    "requests of all known people of an address": "requests_of_an_address",
    "first requests of an address (`GET /api/me`, unknown cookies)": "requests_of_arrivals",
    "all other requests without a known cookie, of an address": "requests_of_strangers",
    "requests for `/ready` and `/metrics`, of an address": "watching_of_an_address",
    "newcomers of an address": "newcomers_of_an_address",
    "people who delete themselves, of an address": "deletions_of_an_address",
    "tables opened by a person": "tables_of_a_person",
    "tables opened by an address": "tables_of_an_address",
    "tournaments opened by a person": "tournaments_of_a_person",
    "tournaments opened by an address": "tournaments_of_an_address",
    "people of an address who enter tournaments": "entries_of_an_address",
    "notices for a person": "notices_of_a_person",
    "frames of a WebSocket": "input_of_a_connection",
    "frames of all WebSockets of an address": "input_of_an_address",
    "messages of a person": "messages_of_a_person",
    "new names and faces of a person at tables": "names_of_a_person",
    "messages of an address": "messages_of_an_address",
    "deliveries of an address's messages to others": "deliveries_of_an_address",
    "seconds of work for the coach, analyses and replays, for a person": "work_of_a_person",
    "the same for an address": "work_of_an_address",
    "files of the pages, of an address; more come later": "files_of_an_address",
}
"""The rows of the first table, with their names in the code."""

CODES = {
    "an address (IPv6 /64)": "wrong_codes_of_an_address",
    "a network (IPv4 /24, IPv6 /48)": "wrong_codes_of_a_network",
    "a provider (IPv4 /16, IPv6 /32)": "wrong_codes_of_a_provider",
    "everybody together": "wrong_codes_of_all",
}
"""Those of the second one."""


def rows(head: str) -> dict[str, list[str]]:
    """The cells of the table with this head, by the first one of each row."""
    table = CHAPTER[CHAPTER.index(head) :].partition("\n\n")[0].splitlines()[2:]
    return {cells[0]: cells[1:] for cells in (re.split(r" *\| *", line.strip("| ")) for line in table)}


def rate(per_second: float) -> str:
    """A rate as in the table: 20, 0.5 or 1/60."""
    return f"{per_second:,g}" if round(per_second, 3) == per_second else f"1/{1 / per_second:g}"


def test_every_pace_of_the_code_is_in_the_table_with_its_numbers_and_no_other() -> None:
    assert rows("| | a second | at once |") == {
        row: [rate(LIMITS[name][0]), f"{LIMITS[name][1]:,g}"] for row, name in PACES.items()
    }
    paces = {name for name, limit in LIMITS.items() if isinstance(limit, tuple)}
    assert paces == {*PACES.values(), *CODES.values()}


def test_the_table_of_wrong_codes_has_the_numbers_of_the_code() -> None:
    found = {row: cells[:2] for row, cells in rows("| wrong codes of |").items()}
    assert found == {row: [f"{LIMITS[name][1]:g}", f"{1 / LIMITS[name][0]:g} s"] for row, name in CODES.items()}
