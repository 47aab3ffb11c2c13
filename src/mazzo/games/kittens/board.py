"""A drawing of the table of Exploding Kittens."""

from collections.abc import Sequence

from mazzo.core.board import Row, Tile
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.state import State

PALE, DARK = "#ffffff", "#10222a"
LOOKS = {
    Card.KITTEN: ("#101418", "#ff6b5e"),
    Card.DEFUSE: ("#2f9e5b", DARK),
    Card.NOPE: ("#c0263b", PALE),
    Card.ATTACK: ("#e8772e", DARK),
    Card.SKIP: ("#4aa3df", DARK),
    Card.FAVOR: ("#7f5fc8", PALE),
    Card.SHUFFLE: ("#a88b52", DARK),
    Card.SEE: ("#e56fa4", DARK),
    Card.TACOCAT: ("#d9c27a", DARK),
    Card.CATTERMELON: ("#7fc46a", DARK),
    Card.POTATO: ("#c9a27c", DARK),
    Card.BEARD: ("#9fb3bd", DARK),
    Card.RAINBOW: ("#9bd3e6", DARK),
}
TILES = {card.value: Tile(card.value, (color,), ink) for card, (color, ink) in LOOKS.items()}
SHOWN_DISCARDS = 6


def board(state: State, names: Sequence[str]) -> tuple[Row, ...]:
    """Everybody's hand, face up, and the piles; of the Draw Pile only the kittens and the number of cards."""
    players = [
        Row(name, _facts(state, seat), _tiles(state.hands[seat]) if state.alive[seat] else (), seat in state.to_act)
        for seat, name in enumerate(names)
    ]
    kittens = [card for card in state.pile if card is Card.KITTEN]
    pile = Row("Draw Pile", f"{len(state.pile)} cards", _tiles(kittens))
    discard = Row("Discard pile", f"{len(state.discard)} cards", _tiles(state.discard[: -SHOWN_DISCARDS - 1 : -1]))
    return *players, pile, discard


def _facts(state: State, seat: int) -> str:
    if not state.alive[seat]:
        return "exploded"
    return f"{state.turns} turns" if seat == state.turn and state.turns > 1 else ""


def _tiles(cards: Sequence[Card]) -> tuple[Tile, ...]:
    return tuple(TILES[card.value] for card in cards)
