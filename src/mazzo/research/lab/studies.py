"""The studies: their questions, the variants they play and the figures they report.

| study | asks |
| --- | --- |
| seats | does it matter where you sit? each seat's share of the wins, against an even share |
| length | how long does a game take, in decisions? |
| endings | by which rules do games end? |
| editions | what do the editions change, as a whole and one difference at a time, against the named (or first) one? |
| rules | what do house rules change, one by one and all together, against the edition as printed? |
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec

from mazzo.core.edition import differences
from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import get
from mazzo.research.lab.run import Variant
from mazzo.research.lab.tally import Tally
from mazzo.research.statistics import estimates
from mazzo.research.statistics.estimates import Measurement

DECISIONS = "decisions"
FOUR, SEVERAL = (4,), (2, 3, 4, 5)


@dataclass(frozen=True)
class Trial:
    """A variant in a study."""

    variant: Variant
    base: Variant | None = None  # the variant it is compared with
    only: Sequence[str] = ()  # the options under study, if any


@dataclass(frozen=True)
class Figure:
    """One number of a trial."""

    name: str
    estimate: Measurement
    difference: Measurement | None = None
    is_share: bool = True


@dataclass
class StudyRow:
    """A trial and its results so far."""

    trial: Trial
    tally: Tally = field(default_factory=Tally)


@dataclass(frozen=True)
class Study:
    name: str
    seats: Sequence[int]  # the default numbers of seats
    against: str | None  # the base of differences
    trials: Callable[[Variant, Sequence[int]], Iterator[Trial]]
    figures: Callable[[Sequence[StudyRow], StudyRow], Iterator[Figure]]


def find(name: str) -> Study:
    if name not in STUDIES:
        raise Refused(f"there is no study {shorten(name)}; the studies are {listing(STUDIES)}")
    return STUDIES[name]


# Variants to play


def each_seat_count(variant: Variant, seats: Sequence[int]) -> Iterator[Trial]:
    for count in seats:
        yield Trial(seated(variant, count).check())


def editions(variant: Variant, seats: Sequence[int]) -> Iterator[Trial]:
    """The edition, then each other edition and its differences one at a time. Equal variants are tried once."""
    printed = get(variant.game).editions
    for count in seats:
        base = seated(variant, count).check()
        yield Trial(base)
        tried: list[dict[str, Any]] = [{}]
        for name, other in printed.items():
            changes = differences(msgspec.structs.replace(other, name=base.edition), printed)
            alone = [{option: value} for option, value in changes.items()]
            for some in [changes, *alone]:
                is_whole = some is changes
                options = base.options if is_whole else {**some, **base.options}
                trial = replace(base, edition=name if is_whole else base.edition, options=options)
                if some not in tried and may_play(trial):
                    tried.append(some)
                    yield Trial(trial, base, only=() if is_whole else tuple(some))


def house_rules(variant: Variant, seats: Sequence[int]) -> Iterator[Trial]:
    """The edition as printed, then each option on its own, then all."""
    if not variant.options:
        raise Refused("there is no house rule to study; name one, such as --set target=12")
    alone = [{option: value} for option, value in variant.options.items()]
    for count in seats:
        base = seated(replace(variant, options={}), count).check()
        yield Trial(base)
        for some in [*alone, variant.options] if len(alone) > 1 else alone:
            yield Trial(replace(base, options=some).check(), base, only=tuple(some))


def seated(variant: Variant, seats: int) -> Variant:
    """The same trial for another number of seats: one bot for all of them, or one for each."""
    bots = variant.bots * seats if len(variant.bots) == 1 else variant.bots
    if len(bots) != seats:
        raise Refused(f"{seats} seats need 1 or {seats} bots, not {len(bots)}")
    return replace(variant, seats=seats, bots=bots)


def may_play(variant: Variant) -> bool:
    try:
        variant.check()
    except Refused:
        return False
    return True


# Figures


def of_seats(_: Sequence[StudyRow], row: StudyRow) -> Iterator[Figure]:
    seats = row.trial.variant.seats
    for seat in range(seats):
        estimate = share_of(row, seat)
        yield Figure(f"seat {seat}", estimate, estimate - 1 / seats)


def of_length(_: Sequence[StudyRow], row: StudyRow) -> Iterator[Figure]:
    lengths = row.tally.lengths
    yield Figure("mean", estimates.mean(lengths), is_share=False)
    for name, part in {"shortest 5 %": 0.05, "median": 0.5, "longest 5 %": 0.95}.items():
        yield Figure(name, estimates.quantile(lengths, part), is_share=False)


def of_endings(rows: Sequence[StudyRow], row: StudyRow) -> Iterator[Figure]:
    for reason in reasons(rows):
        yield Figure(reason, ending(row, reason))


def of_comparison(rows: Sequence[StudyRow], row: StudyRow) -> Iterator[Figure]:
    """The first seat, the length, and the endings if there are several."""
    base = next((other for other in rows if other.trial.variant == row.trial.base), None)
    endings = reasons(rows) if len(reasons(rows)) > 1 else []
    measures: dict[str, Callable[[StudyRow], Measurement]] = {"seat 0": partial(share_of, seat=0)}
    measures |= {reason: partial(ending, reason=reason) for reason in endings}
    measures |= {DECISIONS: lambda row: estimates.mean(row.tally.lengths)}
    for name, measure in measures.items():
        more = estimates.difference(measure(row), measure(base)) if base and base.tally.games else None
        yield Figure(name, measure(row), more, is_share=name != DECISIONS)


def share_of(row: StudyRow, seat: int) -> Measurement:
    return estimates.share(row.tally.wins(seat), row.tally.games)


def ending(row: StudyRow, reason: str) -> Measurement:
    return estimates.share(row.tally.endings(reason), row.tally.games)


def reasons(rows: Iterable[StudyRow]) -> list[str]:
    """The rules by which any of these games ended."""
    together = Tally()
    for row in rows:
        together.add(row.tally)
    return together.reasons


STUDIES: Mapping[str, Study] = {
    study.name: study
    for study in (
        Study("seats", SEVERAL, "an even share", each_seat_count, of_seats),
        Study("length", SEVERAL, None, each_seat_count, of_length),
        Study("endings", SEVERAL, None, each_seat_count, of_endings),
        Study("editions", FOUR, "the edition", editions, of_comparison),
        Study("rules", FOUR, "the edition", house_rules, of_comparison),
    )
}
