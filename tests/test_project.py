"""The files around the code: they are complete, and agree with each other."""

import re
from pathlib import Path

import yaml  # type: ignore[import-untyped]

import mazzo

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_citation_names_the_version() -> None:
    assert yaml.safe_load(read("CITATION.cff"))["version"] == mazzo.__version__


def test_the_workflow_runs_ci_on_every_python_and_names_tests_that_exist() -> None:
    jobs = yaml.safe_load(read(".github/workflows/check.yml"))["jobs"]
    assert jobs["linux"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert jobs["linux"]["steps"][-1] == {"run": ".ci/run"}
    tests = re.findall(r"tests/[\w/.]+", jobs["library"]["steps"][-1]["run"])
    assert tests
    assert [path for path in tests if not (ROOT / path).exists()] == []
