"""The results of a study: a table for people, plain data for programs."""

from collections.abc import Sequence
from typing import Any

from mazzo.research.lab.run import written
from mazzo.research.lab.studies import Figure, Study, StudyRow, Trial
from mazzo.research.statistics import aligned
from mazzo.research.statistics.estimates import Measurement


def lines(study: Study, rows: Sequence[StudyRow]) -> list[str]:
    """The table. A trial's first line names it; the lines below have its other figures."""
    heads = ["rules", "seats", "games", "", "", "95 % interval"]
    if study.against:
        heads += [f"against {study.against}", "95 % interval"]
    body = [cells for row in rows if row.tally.games for cells in _cells(study, rows, row)]
    return aligned([heads, *body], left=(0, 3, 5, 7))


def _cells(study: Study, rows: Sequence[StudyRow], row: StudyRow) -> list[list[str]]:
    found = []
    named = [title(row.trial), str(row.trial.variant.seats), f"{row.tally.games:,}"]
    for figure in study.figures(rows, row):
        cells = [*named, figure.name, value(figure), interval(figure, figure.estimate)]
        if study.against and figure.difference:
            more = figure.difference
            cells += [number(figure, more.value, sign="+"), interval(figure, more, sign="+")]
        elif study.against:
            cells += ["", ""]
        found.append(cells)
        named = ["", "", ""]
    return found


def title(trial: Trial) -> str:
    """The distinguishing part of a trial."""
    if trial.only:
        return ", ".join(written(option, trial.variant.options[option]) for option in trial.only)
    return trial.variant.rules


def value(figure: Figure) -> str:
    return number(figure, figure.estimate.value) + (" %" if figure.is_share else "")


def interval(figure: Figure, estimate: Measurement, sign: str = "") -> str:
    return f"{number(figure, estimate.low, sign)} to {number(figure, estimate.high, sign)}"


def number(figure: Figure, value: float, sign: str = "") -> str:
    """A figure as text: shares in per cent, their differences in points."""
    return f"{100 * value:{sign}.2f}" if figure.is_share else f"{value:{sign},.2f}"


def report(study: Study, rows: Sequence[StudyRow]) -> list[dict[str, Any]]:
    """The rows as plain data. Shares are fractions of 1."""
    return [
        {
            "title": title(row.trial),
            "edition": row.trial.variant.edition,
            "options": row.trial.variant.options,
            "seats": row.trial.variant.seats,
            "bots": row.trial.variant.bots,
            "games": row.tally.games,
            "against": row.trial.base and row.trial.base.rules,
            "figures": {
                figure.name: {
                    "value": figure.estimate.value,
                    "interval": figure.estimate[1:],
                    "difference": figure.difference and figure.difference.value,
                    "difference_interval": figure.difference and figure.difference[1:],
                }
                for figure in (study.figures(rows, row) if row.tally.games else ())
            },
            "lengths": {str(length): count for length, count in sorted(row.tally.lengths.items())},
        }
        for row in rows
    ]
