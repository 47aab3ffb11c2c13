"""Games with changed parts."""

from dataclasses import replace

import pytest

from mazzo.games import GAMES, kit


def with_parts(monkeypatch: pytest.MonkeyPatch, game: str, **parts: object) -> None:
    """Change parts of a game during a test."""
    monkeypatch.setitem(GAMES._kits, game, replace(kit(game), **parts))  # type: ignore[arg-type]
