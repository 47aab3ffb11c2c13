"""Advice for Mantis. All seats know the same, so any seat's view gives the same advice."""

from collections.abc import Sequence
from fractions import Fraction

from mazzo.coach.advice import Advice, Note, Outcome, ranked
from mazzo.core.rules import Seat
from mazzo.games.mantis.coach.chances import chances
from mazzo.games.mantis.odds import expected, odds
from mazzo.games.mantis.rules.actions import Action, Raid, Steal
from mazzo.games.mantis.rules.cards import Color
from mazzo.games.mantis.rules.editions import Edition
from mazzo.games.mantis.rules.events import Event
from mazzo.games.mantis.rules.view import View


def advise(edition: Edition, view: View, _: Sequence[Event]) -> Advice:
    assert view.seat is not None
    seat, found = view.seat, chances(edition, view)
    likely = odds(edition, view)
    options = [
        found.option(
            seat,
            action,
            reason(view, action, likely),
            outcomes=outcomes(view, action, likely),
            cards=1.0 if isinstance(action, Raid) else float(expected(likely, view.brings(action))),
        )
        for action in view.legal
    ]
    return Advice("mantis", seat, ranked(options), wins=found.wins)


# Reasons


def tank_of(view: View, action: Action) -> Seat:
    """The Tank in which the card is turned over."""
    return action.target if isinstance(action, Steal) else view.to_act[0]


def outcomes(view: View, action: Action, likely: dict[Color, Fraction]) -> tuple[Outcome, ...]:
    """Each possible colour, the likeliest first."""
    found, brings = [], view.brings(action)
    for color in sorted(brings, key=lambda color: -likely[color]):
        cards, lying = brings[color], view.tanks[tank_of(view, action)].count(color)
        note = Note("mantis-match" if cards else "mantis-miss", {"color": str(color), "count": lying})
        if chance := likely[color]:
            found.append(Outcome(note, chance.numerator, chance.denominator, cards))
    return tuple(found)


def reason(view: View, action: Action, likely: dict[Color, Fraction]) -> Note:
    """The main reason for a choice, or a note that there is none."""
    seat = view.to_act[0]
    if isinstance(action, Raid):
        return Note("mantis-raid", {"seat": action.target, "count": view.scores[action.target]})
    tank = tank_of(view, action)
    hits = [outcome for outcome in outcomes(view, action, likely) if outcome.cards]
    if not hits:
        return Note("mantis-nothing-own" if tank == seat else "mantis-nothing", {"seat": tank})
    best = max(hits, key=lambda hit: hit.cards * hit.ways / hit.of)
    need = view.target - view.scores[seat]
    facts = {**best.note.facts, "ways": best.ways, "of": best.of, "seat": tank, "need": need}
    if tank != seat:
        return Note("mantis-steal", facts)
    winning = [hit for hit in hits if hit.cards >= need]
    if winning:
        sure = max(winning, key=lambda hit: hit.ways / hit.of)
        return Note("mantis-wins", {**facts, **sure.note.facts, "ways": sure.ways, "of": sure.of})
    return Note("mantis-score", facts)
