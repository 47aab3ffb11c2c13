"""What may be known of a game of Mantis. Luck alone is hidden, so every seat knows the same."""

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.cards import Card, Color, Icon, written, written_face
from mazzo.games.mantis.rules.editions import Edition, Icons
from mazzo.games.mantis.rules.rules import legal
from mazzo.games.mantis.rules.state import Phase, State, Tank


class Back(Struct, frozen=True):
    """What is seen of the top card of the Draw Pile."""

    colors: tuple[Color, Color, Color]
    icon: Icon | None = None


class View(Struct, frozen=True, tag_field="game", tag="mantis"):
    seat: Seat | None  # whose view; nobody's for a spectator
    edition: str
    target: int
    tanks: tuple[Tank, ...]
    scores: tuple[int, ...]
    top: Back | None  # none when the Draw Pile is empty
    pile: int  # how many cards it has
    dealt: tuple[str, ...]  # the fronts that lay in the Tanks at the start: `r`, or `r+raid` with an icon
    turned: tuple[str, ...]  # the cards turned over so far, the first first: `r/roy`, a front and its back
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[Action, ...]
    result: Result | None


def view(state: State, seat: Seat | None) -> View:
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
        legal=() if seat is None else tuple(legal(state, seat)),
        result=state.result,
    )


def views(state: State) -> list[View]:
    """Of every seat: they differ in what it may do."""
    shared = view(state, None)
    return [replace(shared, seat=seat, legal=tuple(legal(state, seat))) for seat in range(state.seats)]


def top(state: State) -> Back | None:
    if state.turned == len(state.cards):
        return None
    return back(state.edition, state.cards[state.turned])


def back(edition: Edition, card: Card) -> Back:
    return Back(card.back, card.icon if edition.icons is Icons.BOTH else None)
