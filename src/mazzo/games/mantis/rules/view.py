"""A player's view of Mantis. Only luck is hidden, so every seat knows the same."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.rules.actions import Action, Steal
from mazzo.games.mantis.rules.cards import Card, Color, Icon, written, written_face
from mazzo.games.mantis.rules.editions import Edition, Icons
from mazzo.games.mantis.rules.rules import gains, legal
from mazzo.games.mantis.rules.state import Phase, State, Tank, Turn


class Back(Struct, frozen=True):
    """The visible side of the top card of the Draw Pile."""

    colors: tuple[Color, Color, Color]
    icon: Icon | None = None


class View(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="mantis"):
    seat: Seat | None  # the viewer; None for a spectator
    edition: str
    target: int
    tanks: tuple[Tank, ...]
    scores: tuple[int, ...]
    top: Back | None  # None when the Draw Pile is empty
    pile: int  # how many cards it has
    dealt: tuple[str, ...]  # the fronts in the Tanks at the start: `r`, or `r+raid` with an icon
    turned: tuple[str, ...]  # the cards turned over so far, in order: `r/roy`, a front and its back
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[Action, ...]
    result: Result | None
    gains: tuple[tuple[int, ...], ...] = ()  # for each of `legal`, the cards won by each colour of `top`

    def brings(self, action: Action) -> dict[Color, int]:
        """The cards won by each colour of the back, 0 for a miss; empty where no card is turned over."""
        if self.top is None or not self.gains:
            return {}
        return dict(zip(self.top.colors, self.gains[self.legal.index(action)], strict=True))


def view(state: State, seat: Seat | None) -> View:
    choices = () if seat is None else tuple(legal(state, seat))
    return View(
        seat=seat,
        edition=state.edition.name,
        target=state.target,
        tanks=tuple(state.tanks),
        scores=tuple(state.scores),
        top=top(state),
        pile=len(state.cards) - state.turned,
        dealt=tuple(map(written_face, state.dealt)),
        turned=tuple(map(written, state.cards[: state.turned])),
        phase=state.phase,
        to_act=state.to_act,
        legal=choices,
        result=state.result,
        gains=gains_of(state, choices),
    )


def views(state: State) -> list[View]:
    """The views of all seats; they differ in the legal actions."""
    shared = view(state, None)
    found = [replace(shared, seat=seat) for seat in range(state.seats)]
    for seat in state.to_act:
        choices = tuple(legal(state, seat))
        found[seat] = replace(shared, seat=seat, legal=choices, gains=gains_of(state, choices))
    return found


def gains_of(state: State, choices: Sequence[Action]) -> tuple[tuple[int, ...], ...]:
    """The cards won by each of these choices of the seat to act, for each colour of the back of the top card."""
    if type(state.phase) is not Turn or not choices:
        return ()
    colors, own = state.cards[state.turned].back, state.phase.waiting[0]
    tanks = [choice.target if type(choice) is Steal else own for choice in choices]
    return gains(state, tanks, colors)


def top(state: State) -> Back | None:
    if state.turned == len(state.cards):
        return None
    return back(state.edition, state.cards[state.turned])


def back(edition: Edition, card: Card) -> Back:
    return Back(card.back, card.icon if edition.icons is Icons.BOTH else None)
