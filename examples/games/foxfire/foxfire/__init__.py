"""Foxfire: animals of the night guess, spy and duel for the glow in the wood. `rules.py` has the rules."""

from pathlib import Path

from mazzo import Kit

KIT = Kit(
    name="foxfire",
    rules="foxfire.rules:FOXFIRE",
    lessons="foxfire.lessons:LESSONS",
    words=Path(__file__).parent / "words",  # with the rules pages, rules-en.md and so on
    picture=Path(__file__).parent / "picture.svg",
    pages=Path(__file__).parent / "pages",  # board.js adds motion and sound
    package="mazzo-foxfire",
)
