"""The findings of an analysis, in sentences."""

from mazzo.coach.analysis import Analysis, Decision
from mazzo.games import get
from mazzo.locales import Words
from mazzo.text import of
from mazzo.text.film import Film


def comment(t: Words, analysis: Analysis, film: Film, number: int) -> str:
    """The comment on the move that led to a moment."""
    names = film.record.seats
    found = [rating(t, decision, film) for decision in analysis.decisions if decision.move == number]
    found += [
        t("coach-luck-now", name=names[luck.seat], change=signed(t, luck.change))
        for luck in analysis.luck
        if luck.move == number and round(100 * luck.change)
    ]
    return "  ".join(found)


def rating(t: Words, decision: Decision, film: Film) -> str:
    """A rating of a choice; a better one is named with the label it had then."""
    names = film.record.seats
    name, loss = names[decision.seat], signed(t, -decision.loss)
    if decision.rating == "best":
        return t("coach-rating-best", name=name)
    if decision.rating == "good":
        return t("coach-rating-good", name=name, loss=loss)
    best = get(film.record.game).read_action(str(decision.best))
    offered = of(film.record.game).label(t, best, names, film.view(decision.move - 1, decision.seat))
    return t(f"coach-rating-{decision.rating}", name=name, loss=loss, best=offered)


def signed(t: Words, change: float) -> str:
    return t("coach-percent", percent=f"{'+' if change >= 0 else '−'}{abs(round(100 * change))}")
