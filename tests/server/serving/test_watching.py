"""The alerts and the dashboard of docs/deploy use only existing metrics and labels."""

import json
import re
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
def metrics(site: Site) -> str:
    return httpx.get(f"{site.url}/metrics", timeout=20).text


def families(metrics: str) -> dict[str, str]:
    """The types of our metrics, by name."""
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
    assert alerts
    assert panels
    return [*alerts, *panels, *variables, *(each["expr"] for each in dashboard["annotations"]["list"])]


def test_alerts_and_dashboard_use_existing_metrics(metrics: str) -> None:
    there = series(metrics)
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    assert asked <= there


def test_selected_labels_have_these_values_from_the_start(metrics: str) -> None:
    selected = 0
    for expression in expressions():
        for name, labels in SELECTED.findall(expression):
            for label, values in LABEL.findall(labels):
                if label == "instance":
                    continue  # Prometheus adds this label
                for value in values.split("|"):
                    assert re.search(rf'^{name}\{{[^}}]*{label}="{value}"', metrics, re.MULTILINE), (name, label, value)
                    selected += 1
    assert selected >= 3
