"""Games with other parts than they have."""

from dataclasses import replace

import pytest

from mazzo.games import GAMES, kit


def with_parts(monkeypatch: pytest.MonkeyPatch, game: str, **parts: object) -> None:
    """Give a game other parts during a test."""
    monkeypatch.setitem(GAMES._kits, game, replace(kit(game), **parts))  # type: ignore[arg-type]
