"""A plot of the standings: shares of wins and ratings, with error bars."""

from collections.abc import Sequence
from pathlib import Path

from mazzo.arena.standings import Standing
from mazzo.statistics.drawing import dots_with_bars, picture_for


def draw(standings: Sequence[Standing], even: float, heading: str, file: Path) -> None:
    with picture_for(file, figsize=(7.0, 1.5 + 0.3 * len(standings))) as picture:
        shares, ratings = picture.subplots(1, 2, sharey=True)
        dots_with_bars(shares, [standing.share.scaled(100) for standing in standings])
        shares.axvline(100 * even, color="#888888", linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)
        shares.set_xlabel("% of games won from a seat\n(dashes: an even share; bars: 95 % interval)")
        dots_with_bars(ratings, [standing.rating for standing in standings])
        ratings.set_xlabel("rating (mean 1500; 400 more win ten to one)\n(bars: 95 % interval)")
        shares.set_yticks(range(len(standings)), [standing.name for standing in standings])
        shares.set_ylim(len(standings) - 0.5, -0.5)
        picture.suptitle(heading, x=0.01, ha="left", fontsize=10)
