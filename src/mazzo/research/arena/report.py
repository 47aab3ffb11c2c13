"""The results of a tournament: tables, bars and a plot for people, plain data for programs."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from mazzo.research.arena.matches import BotMatchResults
from mazzo.research.arena.schedule import BotMatch
from mazzo.research.arena.standings import Standing, against
from mazzo.research.statistics import aligned
from mazzo.research.statistics.drawing import dots_with_bars, picture_for
from mazzo.research.statistics.estimates import Measurement

WIDTH = 50  # characters of a bar


def lines(tournament: BotMatch, outcome: BotMatchResults, standings: Sequence[Standing]) -> list[str]:
    return [
        *table(standings),
        "",
        *bars(standings, 1 / tournament.seats),
        "",
        *meetings(tournament, outcome, standings),
        *failures(standings),
    ]


def table(standings: Sequence[Standing]) -> list[str]:
    heads = ["bot", "seats", "wins", "share", "95 % interval", "rating", "95 % interval", "ms a move", "median"]
    rows = [
        [
            standing.name,
            f"{standing.seats:,}",
            f"{standing.wins:,.1f}",
            f"{standing.share.value:.1%}",
            f"{standing.share.low:.1%} to {standing.share.high:.1%}",
            f"{standing.rating.value:.0f}",
            f"{standing.rating.low:.0f} to {standing.rating.high:.0f}",
            f"{1000 * standing.seconds:,.3f}",
            f"{1000 * standing.median:,.3f}",
        ]
        for standing in standings
    ]
    return aligned([heads, *rows], left=(0, 4, 6))


def bars(standings: Sequence[Standing], even: float) -> list[str]:
    """The share of each bot with its interval, on one scale; `|` is an even share."""
    most = max([even, *(standing.share.high for standing in standings)])
    scale = (WIDTH - 1) / most
    width = max(len(standing.name) for standing in standings)
    drawn = [f"  {standing.name.ljust(width)}  {bar(standing.share, even, scale)}" for standing in standings]
    return [*drawn, f"  {' ' * width}  {'0 %'.ljust(WIDTH - 6)}{most:>6.1%}"]


def bar(share: Measurement, even: float, scale: float) -> str:
    letters = [" "] * WIDTH
    low, high = round(share.low * scale), round(share.high * scale)
    letters[low : high + 1] = "-" * (high - low + 1)
    letters[round(even * scale)] = "|"
    letters[round(share.value * scale)] = "o"
    return "".join(letters).rstrip()


def meetings(tournament: BotMatch, outcome: BotMatchResults, standings: Sequence[Standing]) -> list[str]:
    """A table: in games where two bots met, the row's share of their wins per seat."""
    places = {entrant.name: place for place, entrant in enumerate(tournament.entrants)}
    names = [standing.name for standing in standings]
    rows = [
        [one, *("" if one == other else met(outcome, places[one], places[other]) for other in names)] for one in names
    ]
    return aligned([["against", *names], *rows], left=(0,))


def met(outcome: BotMatchResults, one: int, other: int) -> str:
    share = against(outcome.played, one, other)
    return f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def failures(standings: Sequence[Standing]) -> list[str]:
    """The invalid choices of bots, by which they forfeited games."""
    found = []
    for standing in standings:
        stats = standing.stats
        if stats.failures:
            counts = ", ".join(f"{kind} {count:,}" for kind, count in stats.failures.most_common())
            found += ["", f"  {standing.name} forfeited {stats.failures.total():,} games: {counts}"]
            found += [f"    {complaint}" for complaint in stats.complaints]
    return found


def speed(outcome: BotMatchResults, before: Collection[int], seconds: float) -> str:
    """The speed, without games that were played earlier."""
    decisions = sum(game.decisions for game in outcome.played if game.number not in before)
    return f"  {decisions:,} decisions, {decisions / seconds:,.0f} a second, {seconds:,.1f} s"


def report(tournament: BotMatch, outcome: BotMatchResults, standings: Sequence[Standing]) -> dict[str, Any]:
    """The results for programs. Except for `times`, they depend only on the seed if no program fails."""
    places = {entrant.name: place for place, entrant in enumerate(tournament.entrants)}
    return {
        "games": len(outcome.played),
        "deals": len({game.deal for game in outcome.played}),
        "decisions": sum(game.decisions for game in outcome.played),
        "bots": [
            {
                "bot": standing.name,
                "command": tournament.entrants[places[standing.name]].command,
                "seats": standing.seats,
                "wins": standing.wins,
                "share": standing.share.value,
                "interval": standing.share[1:],
                "rating": standing.rating.value,
                "rating_interval": standing.rating[1:],
                "against": {
                    other.name: against(outcome.played, places[standing.name], places[other.name])._asdict()
                    for other in standings
                    if other is not standing
                },
                "failures": dict(standing.stats.failures),
                "complaints": standing.stats.complaints,
            }
            for standing in standings
        ],
        "times": {
            standing.name: {
                "decisions": standing.stats.decisions,
                "seconds": standing.stats.seconds,
                "median": standing.median,
            }
            for standing in standings
        },
    }


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
