"""Drawings of a study."""

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mazzo.research.lab.studies import Figure, Study, StudyRow
from mazzo.research.lab.table import title
from mazzo.research.statistics.drawing import COLORS, dots_with_bars, picture_for
from mazzo.research.statistics.estimates import quantile

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(study: Study, rows: Sequence[StudyRow], heading: str, file: Path) -> None:
    """Write the picture of a study."""
    with picture_for(file) as picture:
        if study.name == "length":
            _curves(picture, rows)
        else:
            _dots(picture, study, rows)
        picture.suptitle(heading, x=0.01, ha="left", fontsize=10)


def _dots(picture: Any, study: Study, rows: Sequence[StudyRow]) -> None:
    """Draw a panel for each figure with a dot and error bar for each trial; for studies of seats, the other way
    round.
    """
    told = [(row, list(study.figures(rows, row))) for row in rows if row.tally.games]
    if study.name == "seats":
        panels = {label(row, rows): [(figure.name, figure) for figure in figures] for row, figures in told}
    else:
        names = list(dict.fromkeys(figure.name for _, figures in told for figure in figures))
        panels = {
            name: [(label(row, rows), figure) for row, figures in told for figure in figures if figure.name == name]
            for name in names
        }
    if study.against:
        panels = {name: [dot for dot in dots if dot[1].difference] for name, dots in panels.items()}
    tallest = max(map(len, panels.values()))
    picture.set_size_inches(min(2.2 + 2.4 * len(panels), 14), 1.3 + 0.3 * tallest)
    together = study.name != "seats"
    all_axes = picture.subplots(1, len(panels), squeeze=False, sharey=together, sharex=not together)[0]
    for axes, (name, dots) in zip(all_axes, panels.items(), strict=True):
        _panel(axes, study, dots)
        axes.set_title(name)


def _panel(axes: "Axes", study: Study, dots: Sequence[tuple[str, Figure]]) -> None:
    chosen = [(each, (study.against and each.difference) or each.estimate) for _, each in dots]
    dots_with_bars(axes, [estimate.scaled(100 if each.is_share else 1) for each, estimate in chosen])
    axes.set_yticks(range(len(dots)), [name for name, _ in dots])
    axes.set_ylim(len(dots) - 0.5, -0.5)
    is_share = bool(dots) and dots[0][1].is_share
    unit = "% of games" if is_share else "decisions"
    if study.against:
        unit = f"{'points' if is_share else unit} from {study.against}"
    axes.set_xlabel(f"{unit}\n(bars: 95 % interval)")
    if study.against:
        axes.axvline(0, color="#888888", linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)


def _curves(picture: Any, rows: Sequence[StudyRow]) -> None:
    """Draw the share of finished games over time: a curve for each trial, labelled in the middle."""
    picture.set_size_inches(6.3, 3.4)
    axes = picture.subplots()
    beside = {
        "textcoords": "offset points",
        "ha": "right",
        "bbox": {"facecolor": "white", "edgecolor": "none", "pad": 1},
    }
    for place, row in enumerate(row for row in rows if row.tally.games):
        lengths = sorted(row.tally.lengths)
        over = [100 * number / row.tally.games for number in accumulate(row.tally.lengths[each] for each in lengths)]
        color, middle = COLORS[place % len(COLORS)], quantile(row.tally.lengths, 0.5).value
        axes.step([0, *lengths], [0, *over], where="post", color=color, linewidth=1.3)
        height = 30 + 12 * (place % 4)  # keeps the names of similar curves apart
        at = next(each for each, part in zip(lengths, over, strict=True) if part >= height)
        axes.annotate(label(row, rows), (at, height), (-3, 0), **beside, color=color)
        axes.plot(middle, 50, "o", color=color, markersize=4)
    axes.set_xlabel("decisions (dots: median)")
    axes.set_ylabel("% of games over by then")
    axes.set_ylim(0, 101)
    axes.set_xlim(left=0)


def label(row: StudyRow, rows: Sequence[StudyRow]) -> str:
    """The part of a trial's name that distinguishes it from the others."""
    seats = f"{row.trial.variant.seats} seats"
    if len({title(each.trial) for each in rows}) == 1:
        return seats
    several = len({each.trial.variant.seats for each in rows}) > 1
    return f"{title(row.trial)}, {seats}" if several else title(row.trial)
