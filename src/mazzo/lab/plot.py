"""Drawings of a study, for print: vector or pixels, by the name of the file."""

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mazzo.core.errors import Refused, shorten
from mazzo.lab import statistics
from mazzo.lab.needed import need
from mazzo.lab.studies import Figure, Row, Study
from mazzo.lab.table import title

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Picture

KINDS = (".png", ".svg")

COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#8C6D31", "#666666")
"""Those of Okabe and Ito, which the colour-blind can tell apart."""

STYLE: dict[Any, Any] = {
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.edgecolor": "#888888",
    "axes.titlesize": 9,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelcolor": "#333333",
    "xtick.color": "#333333",
    "ytick.color": "#333333",
    "ytick.left": False,
    "svg.hashsalt": "mazzo",  # the same picture is the same file
}


def check(file: Path, extra: str = "lab") -> None:
    """Refuse before games are played, not after."""
    if file.suffix.lower() not in KINDS:
        raise Refused(f"{shorten(str(file))} should end in {' or '.join(KINDS)}")
    if not file.parent.is_dir():
        raise Refused(f"there is no folder {shorten(str(file.parent))} to write {shorten(file.name)} into")
    need("matplotlib", extra, "a plot")


def draw(study: Study, rows: Sequence[Row], heading: str, file: Path) -> None:
    """Write the picture of a study."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as Picture

    with mpl.rc_context(STYLE):
        picture = Picture(layout="constrained")
        if study.name == "length":
            _curves(picture, rows)
        else:
            _dots(picture, study, rows)
        picture.suptitle(heading, x=0.01, ha="left", fontsize=10)
        save(picture, file)


def save(picture: "Picture", file: Path) -> None:
    try:
        picture.savefig(file, dpi=200, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
    except OSError as error:
        raise Refused(f"cannot write {shorten(str(file))}: {error.strerror}") from None


def _dots(picture: Any, study: Study, rows: Sequence[Row]) -> None:
    """A panel for each figure, in it a dot with its error bar for each trial; or the other way round for seats."""
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
    for place, (_, figure) in enumerate(dots):
        estimate = figure.difference if study.against and figure.difference else figure.estimate
        value, low, high = (number * (100 if figure.is_share else 1) for number in estimate)
        reach = [[value - low], [high - value]]
        axes.errorbar(value, place, xerr=reach, fmt="o", color=COLORS[0], markersize=4, elinewidth=1.2, capsize=2.5)
    axes.set_yticks(range(len(dots)), [name for name, _ in dots])
    axes.set_ylim(len(dots) - 0.5, -0.5)
    is_share = bool(dots) and dots[0][1].is_share
    unit = "% of games" if is_share else "decisions"
    if study.against:
        unit = f"{'points' if is_share else unit} from {study.against}"
    axes.set_xlabel(f"{unit}\n(bars: 95 % interval)")
    if study.against:
        axes.axvline(0, color="#888888", linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)
    axes.margins(x=0.15)


def _curves(picture: Any, rows: Sequence[Row]) -> None:
    """How many games are over by then: a curve for each trial, with its name beside the middle."""
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
        color, middle = COLORS[place % len(COLORS)], statistics.quantile(row.tally.lengths, 0.5).value
        axes.step([0, *lengths], [0, *over], where="post", color=color, linewidth=1.3)
        height = 30 + 12 * (place % 4)  # so that the names of similar curves do not overlap
        at = next(each for each, part in zip(lengths, over, strict=True) if part >= height)
        axes.annotate(label(row, rows), (at, height), (-3, 0), **beside, color=color)
        axes.plot(middle, 50, "o", color=color, markersize=4)
    axes.set_xlabel("decisions (dots: median)")
    axes.set_ylabel("% of games over by then")
    axes.set_ylim(0, 101)
    axes.set_xlim(left=0)


def label(row: Row, rows: Sequence[Row]) -> str:
    """What distinguishes a trial from the others."""
    seats = f"{row.trial.variant.seats} seats"
    if len({title(each.trial) for each in rows}) == 1:
        return seats
    several = len({each.trial.variant.seats for each in rows}) > 1
    return f"{title(row.trial)}, {seats}" if several else title(row.trial)
