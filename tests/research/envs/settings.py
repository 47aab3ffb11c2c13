"""The settings with which every environment is tested."""

from typing import Any

import pytest

SETTINGS: list[dict[str, Any]] = [
    {"game": "mantis", "seats": 2, "edition": "en"},
    {"game": "mantis", "seats": 6, "edition": "it", "target": 12},
    {"game": "kittens", "seats": 4, "edition": "it"},
    {"game": "kittens", "seats": 2, "edition": "2015"},
    {"game": "kittens", "seats": 5, "edition": "2025", "combos": False},
]

for_settings = pytest.mark.parametrize("settings", SETTINGS, ids=lambda each: "-".join(map(str, each.values())))
