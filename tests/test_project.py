"""The files around the code: they are complete, and agree with each other."""

from pathlib import Path

import yaml  # type: ignore[import-untyped]

import mazzo

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_citation_names_the_version() -> None:
    assert yaml.safe_load(read("CITATION.cff"))["version"] == mazzo.__version__
