"""Plots for print, as vectors or pixels, by the file's extension."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mazzo.core.errors import Refused, shorten
from mazzo.research.statistics import need
from mazzo.research.statistics.estimates import Measurement

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = (".png", ".svg")

COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#8C6D31", "#666666")
"""The colours of Okabe and Ito, which colour-blind people can distinguish."""

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
    "svg.hashsalt": "mazzo",  # the same plot gives the same file
}


def check(file: Path, extra: str = "lab") -> None:
    """Refuse a bad file name before games are played."""
    if file.suffix.lower() not in KINDS:
        raise Refused(f"{shorten(str(file))} should end in {' or '.join(KINDS)}")
    if not file.parent.is_dir():
        raise Refused(f"there is no folder {shorten(str(file.parent))} for {shorten(file.name)}; create it first")
    need("matplotlib", extra, "a plot")


@contextmanager
def picture_for(file: Path, **size: Any) -> "Iterator[Figure]":
    """A plot in our style to draw into, written to the file at the end."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        picture = Figure(layout="constrained", **size)
        yield picture
        try:
            picture.savefig(file, dpi=200, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise Refused(f"cannot write {shorten(str(file))}: {error.strerror}") from None


def dots_with_bars(axes: "Axes", estimates: Sequence[Measurement]) -> None:
    """Draw a dot and error bar for each estimate, one below the other."""
    for place, (value, low, high) in enumerate(estimates):
        reach = [[value - low], [high - value]]
        axes.errorbar(value, place, xerr=reach, fmt="o", color=COLORS[0], markersize=4, elinewidth=1.2, capsize=2.5)
    axes.margins(x=0.15)
