"""Where the time of the tests goes: CPU seconds of each test and of the processes that it starts.

python -m pytest -q -p bench.cpu_of_tests -n 2 tests/web     (Linux only)

The CPU time of a browser is lost when it ends, since no process waits for all of its processes. So a result below 0
counts as 0.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

TICK = os.sysconf("SC_CLK_TCK")
MOST_SHOWN = 40

spent: dict[str, float] = {}
started: dict[str, float] = {}


def children(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        yield from map(int, task.read_text().split())


def seconds_of(pid: int) -> float:
    """The CPU seconds of a process, of children it has waited for, and of descendants that still run."""
    try:
        user, system, of_children, for_children = (
            Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]
        )
        below = sum(map(seconds_of, children(pid)))
    except OSError:  # the process has ended
        return 0
    return (int(user) + int(system) + int(of_children) + int(for_children)) / TICK + below


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    started[item.nodeid] = seconds_of(os.getpid())
    yield


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    try:
        yield
    finally:
        item.user_properties.append(("cpu", max(0.0, seconds_of(os.getpid()) - started.pop(item.nodeid))))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown":
        spent[report.nodeid] = next(float(str(value)) for name, value in report.user_properties if name == "cpu")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    files: dict[str, float] = defaultdict(float)
    for test, seconds in spent.items():
        files[test.partition("::")[0]] += seconds
    terminalreporter.section(f"{sum(spent.values()):.0f} CPU seconds")
    for table in (files, spent):
        for name, seconds in sorted(table.items(), key=lambda row: -row[1])[:MOST_SHOWN]:
            terminalreporter.line(f"{seconds:8.1f}  {name}")
