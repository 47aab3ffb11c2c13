"""Games of bots end soon with every house rule."""

from typing import Any

import pytest

from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.core.edition import NumberOption, options
from mazzo.core.play import play_out
from mazzo.games import GAMES
from mazzo.games.kittens.rules.cards import CATS, Card
from mazzo.games.kittens.rules.editions import MOST_CARDS
from mazzo.games.mantis.rules.cards import complete_deck, with_icons

LEVELS = ("easy", "medium", "hard")

KITTENS_DECKS: dict[str, tuple[int, dict[Card, int]]] = {
    "of everything": (9, {**dict.fromkeys(Card, 12), Card.DEFUSE: 10}),
    "of what shows and saves": (9, {Card.KITTEN: 8, Card.DEFUSE: 29, Card.SEE: 30, Card.SHUFFLE: 30, Card.NOPE: 30}),
    "of Nopes and combos": (9, {Card.KITTEN: 8, Card.DEFUSE: 12, Card.NOPE: 30, **dict.fromkeys(CATS, 20)}),
    "of attacks": (9, {Card.KITTEN: 8, Card.DEFUSE: 9, Card.ATTACK: 30, Card.SKIP: 30, Card.NOPE: 30, Card.SEE: 30}),
    "for two": (2, dict.fromkeys(Card, 12)),
}


def at_most(game: str) -> dict[str, Any]:
    found = options(next(iter(GAMES[game].editions.values())))
    return {name: option.most for name, option in found.items() if isinstance(option, NumberOption)}


def moves(game: str, level: str, edition: str, seats: int, **house: Any) -> int:
    play = GAMES[game].start(seats, edition, "bounds", **house)
    play_out(play, [bots.get(game, level)(play.state.edition, Dice(f"{seat}")).choose for seat in range(seats)])
    return len(play.moves)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("deck", KITTENS_DECKS)
def test_a_large_game_of_kittens_ends(deck: str, level: str) -> None:
    seats, cards = KITTENS_DECKS[deck]
    house = {**at_most("kittens"), "hand": 4, "deck": cards}
    cards_there = GAMES["kittens"].start(seats, "it", "bounds", **house).view().cards
    assert MOST_CARDS - 25 < sum(cards_there.values()) <= MOST_CARDS
    assert moves("kittens", level, "it", seats, **house) < 2000


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_large_game_of_mantis_ends(seats: int, level: str) -> None:
    house = {**at_most("mantis"), "hand": 0, "deck": with_icons(complete_deck()) * 2}
    assert moves("mantis", level, "it", seats, **house) < 300
