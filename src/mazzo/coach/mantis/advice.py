"""Advice for Mantis. Everybody knows the same there, so what is true for one seat is true for all."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from mazzo.bots.mantis.planner import NO_LUCK
from mazzo.bots.mantis.worlds import with_top
from mazzo.bots.mantis.worth import Judge, habits
from mazzo.coach.advice import Advice, Estimate, Note, Option, Outcome, ranked
from mazzo.coach.errors import error_of
from mazzo.coach.mantis.solve import solve
from mazzo.core.rules import Seat
from mazzo.games.mantis.actions import Action, Raid, Steal
from mazzo.games.mantis.cards import Color
from mazzo.games.mantis.editions import Edition
from mazzo.games.mantis.events import Event
from mazzo.games.mantis.odds import gains, odds, top_cards
from mazzo.games.mantis.rules import apply, legal
from mazzo.games.mantis.state import State, Turn
from mazzo.games.mantis.view import View

Shares = tuple[float, ...]


class Future(NamedTuple):
    """What everybody's chances are after a choice, and whether they are exact."""

    shares: Shares
    exact: bool

    def estimate(self, seat: Seat) -> Estimate:
        value = self.shares[seat]
        return Estimate(value, 0.0 if self.exact else error_of("mantis", value))


def advise(edition: Edition, view: View, seen: Sequence[Event]) -> Advice:
    assert view.seat is not None
    seat, found = view.seat, futures(edition, view, seen)
    best = max(future.shares[seat] for future in found.values())
    chances = odds(edition, view)
    options = [
        Option(
            action=str(action),
            win=found[action].estimate(seat),
            loss=best - found[action].shares[seat],
            note=reason(view, action, chances),
            outcomes=() if isinstance(action, Raid) else outcomes(view, tank_of(view, action), chances),
            cards=expected(view, action, chances),
        )
        for action in view.legal
    ]
    return Advice("mantis", seat, ranked(options))


# Who wins


def futures(edition: Edition, view: View, seen: Sequence[Event]) -> dict[Action, Future]:
    """What each choice of the seat to act leads to: solved near the end, and otherwise one card ahead."""
    if solved := solve(edition, view):
        return {action: Future(tuple(map(float, shares)), True) for action, shares in solved.items()}
    seats, seat = len(view.tanks), view.to_act[0]
    judges = [Judge(seats, view.target, own, habits(seen, own)) for own in range(seats)]
    if not isinstance(view.phase, Turn):
        state = with_top(edition, view, next(iter(top_cards(edition, view)), None))
        return {action: _after(judges, state, seat, action) for action in legal(state, seat)}
    totals: dict[Action, Future] = {}
    for card, chance in top_cards(edition, view).items():
        state = with_top(edition, view, card)
        for action in legal(state, seat):
            total, after = totals.get(action, Future((0.0,) * seats, True)), _after(judges, state, seat, action)
            shares = [have + float(chance) * share for have, share in zip(total.shares, after.shares, strict=True)]
            totals[action] = Future(tuple(shares), total.exact and after.exact)
    return totals


def best_of(found: dict[Action, Future], seat: Seat) -> Future:
    return max(found.values(), key=lambda future: future.shares[seat])


def _after(judges: Sequence[Judge], state: State, seat: Seat, action: Action) -> Future:
    """After a choice, when the state has the truth about the top card."""
    state, _ = apply(state, seat, action, NO_LUCK)
    if state.result:
        return Future(tuple(state.result.shares(state.seats)), True)
    if not isinstance(state.phase, Turn):
        return best_of({raid: _after(judges, state, seat, raid) for raid in legal(state, seat)}, seat)
    turn = state.phase.waiting[0]
    own = [judge.chances(state.tanks, state.scores, turn)[own] for own, judge in enumerate(judges)]
    whole = sum(own)  # everybody judges for themselves, and hopes for a little more than there is
    return Future(tuple(chance / whole for chance in own), False)


# Why


def tank_of(view: View, action: Action) -> Seat:
    """Where the card is turned over."""
    return action.target if isinstance(action, Steal) else view.to_act[0]


def expected(view: View, action: Action, chances: dict[Color, Fraction]) -> float:
    if isinstance(action, Raid):
        return 1.0
    won = gains(chances, view.tanks[tank_of(view, action)])
    return float(sum(count * chance for count, chance in won.items()))


def outcomes(view: View, tank: Seat, chances: dict[Color, Fraction]) -> tuple[Outcome, ...]:
    """Each colour that may turn up, the likeliest first."""
    found = []
    for color, chance in sorted(chances.items(), key=lambda each: -each[1]):
        lying = view.tanks[tank].count(color)
        note = Note("mantis-match" if lying else "mantis-miss", {"color": str(color), "count": lying})
        if chance:
            found.append(Outcome(note, chance.numerator, chance.denominator, lying + 1 if lying else 0))
    return tuple(found)


def reason(view: View, action: Action, chances: dict[Color, Fraction]) -> Note:
    """What speaks most for a choice, or that nothing does."""
    seat = view.to_act[0]
    if isinstance(action, Raid):
        return Note("mantis-raid", {"seat": action.target, "count": view.scores[action.target]})
    tank = tank_of(view, action)
    hits = [outcome for outcome in outcomes(view, tank, chances) if outcome.cards]
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
