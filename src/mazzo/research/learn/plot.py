"""A learning curve, drawn for print."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mazzo.research.statistics.drawing import COLORS, picture_for


def draw(curve: Sequence[Mapping[str, Any]], title: str, file: Path) -> None:
    """Draw the win rate against each bot over the number of decisions learned from."""
    with picture_for(file, figsize=(6.0, 3.4)) as picture:
        axes = picture.subplots()
        bots = [name for name in (curve[0] if curve else {}) if name.startswith("against ")]
        for color, bot in zip(COLORS, bots, strict=False):
            millions = [point["decisions"] / 1e6 for point in curve]
            axes.plot(millions, [100 * point[bot] for point in curve], color=color, marker=".", label=bot)
        axes.set(title=title, xlabel="million decisions", ylabel="% won", ylim=(0, 100))
        axes.legend(frameon=False, loc="lower right")
