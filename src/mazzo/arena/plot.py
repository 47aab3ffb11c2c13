"""A drawing of the standings: who won how much, and how strong each is, with error bars."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mazzo.arena.standings import Standing
from mazzo.lab.plot import COLORS, STYLE, save
from mazzo.lab.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(standings: Sequence[Standing], even: float, heading: str, file: Path) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        picture = Figure(layout="constrained", figsize=(7.0, 1.5 + 0.3 * len(standings)))
        shares, ratings = picture.subplots(1, 2, sharey=True)
        _dots(shares, [Estimate(*(100 * number for number in standing.share)) for standing in standings])
        shares.axvline(100 * even, color="#888888", linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)
        shares.set_xlabel("% of games won from a seat\n(dashes: an even share; bars: 95 % interval)")
        _dots(ratings, [standing.rating for standing in standings])
        ratings.set_xlabel("rating (mean 1500; 400 more win ten to one)\n(bars: 95 % interval)")
        shares.set_yticks(range(len(standings)), [standing.name for standing in standings])
        shares.set_ylim(len(standings) - 0.5, -0.5)
        picture.suptitle(heading, x=0.01, ha="left", fontsize=10)
        save(picture, file)


def _dots(axes: "Axes", estimates: Sequence[Estimate]) -> None:
    for place, (value, low, high) in enumerate(estimates):
        reach = [[value - low], [high - value]]
        axes.errorbar(value, place, xerr=reach, fmt="o", color=COLORS[0], markersize=4, elinewidth=1.2, capsize=2.5)
    axes.margins(x=0.15)
