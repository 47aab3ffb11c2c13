"""docs/hosting/operate.md lists all of /metrics, and the alerts and the dashboard use only existing metrics."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.site import Site

DOCS = Path(__file__).parents[3] / "docs"
ALERTS = DOCS / "deploy" / "alerts.yml"
NAME = re.compile(r"\bmazzo_[a-z_]+")
SELECTED = re.compile(r"(mazzo_[a-z_]+)(?:\{([^}]*)\})?")
LABEL = re.compile(r'(\w+)=~?"([^"]*)"')


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = Site(tmp_path_factory.mktemp("metrics") / "mazzo.db")
    yield httpx.get(f"{site.url}/metrics", timeout=20).text
    site.stop()


def families(metrics: str) -> dict[str, str]:
    """The kinds of all metrics of ours, by name; when one was created is no metric of its own."""
    found = re.findall(r"^# TYPE (mazzo_\w+) (\w+)$", metrics, re.MULTILINE)
    return {name: kind for name, kind in found if not name.endswith("_created")}


def series(metrics: str) -> set[str]:
    parts = {"histogram": ("_bucket", "_sum", "_count")}
    return {name + part for name, kind in families(metrics).items() for part in parts.get(kind, ("",))}


def expressions() -> list[str]:
    alerts = re.findall(r"^ +expr: (.+)$", ALERTS.read_text("utf-8"), re.MULTILINE)
    dashboard = json.loads((DOCS / "deploy" / "dashboard.json").read_text("utf-8"))
    panels = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    variables = [each["query"] for each in dashboard["templating"]["list"]]
    assert (len(alerts), len(panels)) > (8, 12)
    return [*alerts, *panels, *variables, *(each["expr"] for each in dashboard["annotations"]["list"])]


def test_alerts_and_dashboard_ask_for_metrics_that_are_there(metrics: str) -> None:
    there = series(metrics)
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    assert asked <= there


def test_labels_that_are_selected_have_these_values_from_the_start(metrics: str) -> None:
    selected = 0
    for expression in expressions():
        for name, labels in SELECTED.findall(expression):
            for label, values in LABEL.findall(labels):
                if label == "instance":
                    continue  # Prometheus knows it
                for value in values.split("|"):
                    assert re.search(rf'^{name}\{{[^}}]*{label}="{value}"', metrics, re.MULTILINE), (name, label, value)
                    selected += 1
    assert selected >= 3


@pytest.mark.skipif(not shutil.which("promtool"), reason="Prometheus is not installed")
def test_prometheus_understands_the_alerts() -> None:
    subprocess.run(["promtool", "check", "rules", ALERTS], check=True, timeout=60)
