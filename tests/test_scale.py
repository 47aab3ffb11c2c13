"""docs/scale.md: its second table follows from its first, and its claims about the code are true."""

import re
from math import ceil
from pathlib import Path

import pytest

from mazzo.server.store.postgres import CONNECTIONS
from mazzo.server.tables.housekeeping import MOST_VISITS, REMEMBERED_SECONDS
from mazzo.server.tables.hub import MOST_TABLES

PROJECT = Path(__file__).parents[1]
PAGE = (PROJECT / "docs" / "scale.md").read_text("utf-8")
PEOPLE = (100_000, 5_000_000)


def number(text: str) -> float:
    return float(text.replace(",", ""))


INPUTS = {name: number(value) for name, value in re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", PAGE, re.MULTILINE)}
FIGURES = re.findall(r"^\| ([^|]+) \| `([^`]+)` \| ([\d.,]+) \| ([\d.,]+) \|$", PAGE, re.MULTILINE)
ROWS = re.findall(r"^\| ([^|`]+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
MACHINES = {what: (int(few), int(many)) for what, few, many in ROWS}


def worked_out(formula: str, people: int) -> float:
    result: float = eval(formula, {"__builtins__": {}}, {**INPUTS, "people": people})
    return result


@pytest.mark.parametrize(("what", "formula", "few", "many"), FIGURES)
def test_every_figure_follows_from_what_was_measured(what: str, formula: str, few: str, many: str) -> None:
    for people, said in zip(PEOPLE, (few, many), strict=True):
        result = worked_out(formula, people)
        is_count = what.startswith(("server processes", "cores", "PostgreSQL machines", "connections"))
        expected = ceil(round(result, 6)) if is_count else round(result, len(said.partition(".")[2]))
        assert number(said) == expected, what


def test_nothing_in_the_tables_is_overlooked() -> None:
    assert len(FIGURES) == 14
    used = set(re.findall(r"[a-z_]+", " ".join(formula for _, formula, _, _ in FIGURES))) - {"people"}
    assert used == set(INPUTS)


def test_the_machines_are_those_that_the_figures_need() -> None:
    figures = {what: formula for what, formula, _, _ in FIGURES}
    for number_of, people in enumerate(PEOPLE):
        servers = ceil(ceil(worked_out(figures["server processes"], people)) / (INPUTS["cores"] - 1))
        databases = ceil(worked_out(figures["PostgreSQL machines, without standbys"], people))
        proxies = ceil(worked_out(figures["cores of nginx"], people) / INPUTS["cores"])
        more = ceil(servers / 10) + ceil(proxies / 10)
        counts = (servers, databases, databases, proxies, more)
        assert [row[number_of] for row in MACHINES.values()] == [*counts, sum(counts)]


def test_what_breaks_first_is_what_the_code_says() -> None:
    assert INPUTS["connections"] == CONNECTIONS + 1
    assert INPUTS["days"] * 86_400 == REMEMBERED_SECONDS
    assert f"the limit of {MOST_TABLES:,} open tables" in " ".join(PAGE.split())
    assert f"**{MOST_TABLES * 4:,} people: the limit of {MOST_TABLES:,} tables.**" in PAGE
    processes = 100 // (CONNECTIONS + 1)
    assert f"default of 100 is enough for {processes} processes" in PAGE
    assert (
        f"**{processes * 8000:,} people: connections" in PAGE
    )  # 1,000 moves a second, a move every two seconds, four seats
    assert f"{MOST_VISITS} a second" in PAGE
    assert f"lasts {25_000 // MOST_VISITS} seconds" in PAGE


ROWS_OF_RESULTS = {
    "held": "moves a second held by one process, PostgreSQL",
    "table_kib": "memory of a live table, 1,000 tables, busy",
    "update": "bytes of an update",
    "database_ms": "CPU of a move in PostgreSQL",
    "row_bytes": "bytes in PostgreSQL for a move of Mantis",
    "nginx_ms": "CPU of a move in nginx",
    "nginx_kib": "memory of nginx for a table of four",
    "hint_us": "CPU to hear that another process changed a table",
}


@pytest.mark.parametrize(("name", "measure"), ROWS_OF_RESULTS.items())
def test_what_was_measured_is_in_the_results(name: str, measure: str) -> None:
    results = (PROJECT / "bench" / "results.md").read_text("utf-8")
    (row,) = [line for line in results.splitlines() if line.startswith(f"| {measure}")]
    figure = row.split("|")[3].split()[0]
    assert number(figure) == INPUTS[name]
