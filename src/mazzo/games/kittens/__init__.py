"""Exploding Kittens: draw, and hope it is no kitten. This module lists its parts."""

from pathlib import Path

from mazzo.games.kit import Kit

KIT = Kit(
    name="kittens",
    rules=f"{__name__}.game:KITTENS",
    bots=f"{__name__}.bots:BOTS",
    coach=f"{__name__}.coach:COACH",
    vector=f"{__name__}.vector:VECTOR",
    chance=f"{__name__}.chance:Tree",
    text=f"{__name__}.words:GAME_TEXT",
    terminal=f"{__name__}.terminal:DRAWING",
    lessons=f"{__name__}.lessons:LESSONS",
    puzzles=Path(__file__).parent / "puzzles.jsonl.gz",
    words=Path(__file__).parent / "words",
    is_in_pages=True,
)
