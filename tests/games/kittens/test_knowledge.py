"""Chapter 9 of docs/rules/kittens.md, public and hidden facts; test_memory.py has the memory."""

import pytest

from mazzo import Dice
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.events import Drew
from mazzo.games.kittens.rules.memory import NOTHING
from tests.games.kittens.positions import in_every_edition, position, unstopped


@in_every_edition
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_facts_are_in_every_view(edition: str, seat: int | None) -> None:  # Kittens 9.1
    play = position(
        "seat 0: out | seat 1: beard skip | seat 2: nope | pile: attack defuse kitten | discard: see kitten | "
        "turn: 2 owes 2, attacked",
        edition,
    )
    view = play.view(seat)
    assert view.alive == (False, True, True)
    assert view.hands == (0, 2, 1)
    assert view.pile == 3
    assert view.discard == (Card.SEE, Card.KITTEN)
    assert (view.turn, view.turns, view.attacked) == (2, 2, True)
    assert view.to_act == (2,)
    assert view.cards == {
        Card.KITTEN: 2,
        **dict.fromkeys([Card.DEFUSE, Card.NOPE, Card.ATTACK, Card.SKIP, Card.SEE, Card.BEARD], 1),
    }


@in_every_edition
def test_the_number_of_cards_of_each_kind_never_changes(edition: str) -> None:  # Kittens 9.1
    play = KITTENS.start(4, edition, seed="count")
    choices = Dice("choices")
    cards = play.view().cards
    while not play.over:
        seat = play.to_act[choices.below(len(play.to_act))]
        legal = play.legal(seat)
        play.apply(seat, legal[choices.below(len(legal))])
        assert play.view().cards == cards


@in_every_edition
def test_a_hand_is_open_to_its_owner_alone(edition: str) -> None:  # Kittens 9.2
    play = position("seat 0: beard skip | seat 1: nope | pile: kitten", edition)
    assert play.view(0).hand == (Card.BEARD, Card.SKIP)
    assert play.view(1).hand == (Card.NOPE,)
    assert play.view(None).hand == ()


@in_every_edition
def test_a_drawn_card_is_open_to_its_owner_alone(edition: str) -> None:  # Kittens 9.2
    play = position("seat 0: | seat 1: | pile: beard kitten", edition)
    play.apply(0, "draw")
    assert play.seen(0)[0] == Drew(0, Card.BEARD)
    assert play.seen(1)[0] == play.seen(None)[0] == Drew(0, None)


@in_every_edition
@pytest.mark.parametrize("action", ["draw", "skip", "see", "pair beard 1"])
def test_views_and_events_do_not_depend_on_hidden_cards(edition: str, action: str) -> None:  # Kittens 9.11
    table = "seat 0: skip see beard beard | seat 1: {} | seat 2: attack nope | pile: {}"
    play = position(table.format("favor nope", "potato kitten shuffle kitten"), edition, chance=[0])
    lookalike = position(table.format("potato shuffle", "favor nope kitten kitten"), edition, chance=[1])
    for each in (play, lookalike):
        unstopped(each, 0, action)
    assert play.state != lookalike.state
    for seat in (2, None):
        assert play.seen(seat) == lookalike.seen(seat)
        assert play.view(seat) == lookalike.view(seat)


def test_a_spectator_remembers_nothing() -> None:  # Kittens 9.11
    play = position("seat 0: | seat 1: beard | pile: kitten | knows 0: 0 kitten")
    assert play.view(0).memory != NOTHING
    assert play.view(None).memory == NOTHING
