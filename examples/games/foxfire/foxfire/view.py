"""Everything that one seat may know of a game of Foxfire, as a record and in numbers."""

from collections.abc import Sequence

from msgspec import Struct

from foxfire.actions import ANIMALS, Action, Badger, Bat, Continue, Fox, Give, Hedgehog, Mouse, Owl
from foxfire.state import COPIES, MOUSE, RANKS, Cards, Edition, Giving, Showdown, State
from mazzo.rules import Encoding, Over, Result, Seat, Turn, Viewer

DECK = sum(COPIES.values())


class View(Struct, frozen=True, tag_field="game", tag="foxfire"):
    seat: Seat | None
    hand: Cards
    hands: tuple[int, ...]  # the number of cards of each seat
    known: tuple[Cards, ...]  # the cards that this seat knows in each seat's hand
    played: tuple[Cards, ...]
    hiding: tuple[bool, ...]
    out: tuple[bool, ...]
    glows: tuple[int, ...]
    shown: tuple[Cards, ...]  # all hands, when a round has ended
    pile: int
    round: int
    turn: Seat
    phase: Turn | Giving | Showdown | Over
    to_act: tuple[Seat, ...]
    legal: tuple[Mouse | Bat | Badger | Hedgehog | Fox | Owl | Give | Continue, ...]
    result: Result | None


def view(state: State, viewer: Viewer, legal: Sequence[Action]) -> View:
    return View(
        seat=viewer,
        hand=() if viewer is None else state.hands[viewer],
        hands=tuple(map(len, state.hands)),
        known=((),) * state.seats if viewer is None else tuple(state.known[viewer]),
        played=tuple(state.played),
        hiding=tuple(state.hiding),
        out=tuple(not hand for hand in state.hands),
        glows=tuple(state.glows),
        shown=tuple(state.hands) if isinstance(state.phase, Showdown | Over) else (),
        pile=len(state.pile),
        round=state.round,
        turn=state.turn,
        phase=state.phase,
        to_act=state.to_act,
        legal=tuple(legal),
        result=state.result,
    )


def encode(edition: Edition, seats: int) -> Encoding:
    """The view and the actions as numbers, for learners."""

    def counts(cards: Cards) -> list[int]:
        return [cards.count(rank) for rank in RANKS]

    def see(state: State, seat: Seat, _: object) -> list[int]:
        own = [int(each == seat) for each in range(seats)] + counts(state.hands[seat])
        known = [count for cards in state.known[seat] for count in counts(cards)]
        played = [count for cards in state.played for count in counts(cards)]
        turn = [int(each == state.turn) for each in range(seats)] + [int(isinstance(state.phase, Giving))]
        around = [*map(len, state.hands), *map(int, state.hiding), *state.glows, len(state.pile)]
        return [*own, *known, *played, *turn, *around]

    def actions() -> tuple[Action, ...]:
        aimed = [kind(target) for kind in (Bat, Badger, Fox) for target in range(seats)]
        guesses = [Mouse(target, guess) for target in range(seats) for guess in RANKS if guess != MOUSE]
        return (*(kind() for kind in ANIMALS.values()), *aimed, *guesses, *map(Give, RANKS), Continue())

    kinds = len(RANKS)
    parts = {"seat": seats, "hand": kinds, "known": seats * kinds, "played": seats * kinds, "turn": seats, "giving": 1}
    parts |= {"hands": seats, "hiding": seats, "glows": seats, "pile": 1}
    rounds = seats * (edition.glows - 1) + 1
    longest = rounds * (2 * DECK + seats)
    return Encoding(actions=actions(), parts=parts, highest=dict.fromkeys(parts, DECK), longest=longest, see=see)
