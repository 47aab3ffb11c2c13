"""Foxfire: animals of the night guess, spy and duel for the glow in the wood. `rules.py` has the rules."""

from pathlib import Path

from mazzo import Kit

KIT = Kit(
    name="foxfire",
    rules="foxfire.rules:FOXFIRE",
    layout="foxfire.layout:LAYOUT",
    words=Path(__file__).parent / "words",
    package="mazzo-foxfire",
)
