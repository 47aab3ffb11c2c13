"""The curves of an analysis, drawn for print."""

from pathlib import Path

from mazzo.coach.analysis import Analysis
from mazzo.research.statistics.drawing import COLORS, picture_for


def draw(found: Analysis, file: Path) -> None:
    """Draw the curves; lines differ in colour and in dashes."""
    with picture_for(file, figsize=(7.0, 3.6)) as picture:
        axes = picture.subplots()
        moves = range(len(found.moments))
        for seat, player in enumerate(found.players):
            color, dashes = COLORS[seat % len(COLORS)], (0, (6, 1 + seat)) if seat % 2 else "-"
            chances = [100 * moment[seat].value for moment in found.moments]
            errors = [100 * moment[seat].error for moment in found.moments]
            low = [max(0.0, chance - error) for chance, error in zip(chances, errors, strict=True)]
            high = [min(100.0, chance + error) for chance, error in zip(chances, errors, strict=True)]
            axes.fill_between(moves, low, high, color=color, alpha=0.12, linewidth=0)
            axes.plot(moves, chances, color=color, linestyle=dashes, linewidth=1.4, label=player.name)
        for point in found.turning_points:
            axes.axvline(point.move, color="#888888", linewidth=0.6, linestyle=(0, (1, 2)), zorder=0)
        axes.set(xlabel="move (dots: turning points)", ylabel="% to win (bands: typical error)", ylim=(0, 100))
        axes.margins(x=0.01)
        axes.legend(frameon=False, loc="upper left")
