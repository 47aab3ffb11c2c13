"""One seat's view of a game of Exploding Kittens, with its legal actions."""

from collections import Counter
from itertools import chain

from msgspec import Struct

from mazzo.core.rules import Result, Seat
from mazzo.games.kittens.rules.actions import Action
from mazzo.games.kittens.rules.cards import Card, Hand
from mazzo.games.kittens.rules.memory import NOTHING, Memory
from mazzo.games.kittens.rules.rules import legal
from mazzo.games.kittens.rules.state import Inserting, Phase, State


class View(Struct, frozen=True, tag_field="game", tag="kittens"):
    seat: Seat | None  # the viewer; None for a spectator
    edition: str
    cards: dict[Card, int]  # the count of each card in the game
    hand: Hand  # the seat's own
    hands: tuple[int, ...]  # the number of cards in each hand
    alive: tuple[bool, ...]
    pile: int  # how many cards it has
    discard: tuple[Card, ...]  # the top last
    turn: Seat
    turns: int
    attacked: bool
    memory: Memory  # the seat's other certain knowledge
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[Action, ...]
    result: Result | None

    def __hash__(self) -> int:
        return hash((self.seat, self.hand, self.hands, self.pile, self.discard, self.turn, self.turns, self.phase))

    @property
    def kittens(self) -> int:
        """The number of kittens in the Draw Pile: one fewer than players alive, while none is in somebody's hand."""
        return sum(self.alive) - 1 - isinstance(self.phase, Inserting)


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        edition=state.edition.name,
        cards=cards_in_game(state),
        hand=() if seat is None else state.hands[seat],
        hands=tuple([len(hand) for hand in state.hands]),
        alive=tuple(state.alive),
        pile=len(state.pile),
        discard=state.discard,
        turn=state.turn,
        turns=state.turns,
        attacked=state.attacked,
        memory=NOTHING if seat is None else state.memories[seat],
        phase=state.phase,
        to_act=state.to_act,
        legal=() if seat is None else tuple(legal(state, seat)),
        result=state.result,
    )


def cards_in_game(state: State) -> dict[Card, int]:
    """The count of each card, wherever it lies: constant from the first turn to the last."""
    shown = (Card.KITTEN,) if isinstance(state.phase, Inserting) else ()
    counts = Counter(chain(*state.hands, state.pile, state.discard, shown))
    return {card: counts[card] for card in Card if counts[card]}
