"""Gullible: gulls squawk, dive and steal each other's lunch. `rules.py` has the rules."""

from pathlib import Path

from mazzo import Kit

KIT = Kit(
    name="gullible",
    rules="gullible.rules:GULLIBLE",
    words=Path(__file__).parent / "words",  # with the rules pages, rules-en.md and so on
    picture=Path(__file__).parent / "picture.svg",
    package="mazzo-gullible",
)
