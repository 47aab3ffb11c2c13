"""Chapter 6 of docs/rules/kittens.md: Nope, and the reaction it is played in."""

from itertools import permutations

import pytest

from mazzo import Refused
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.actions import Attack
from mazzo.games.kittens.rules.events import Cancelled
from mazzo.games.kittens.rules.state import Inserting, Reaction, Turn
from tests.games.kittens.positions import (
    everybody_passes,
    hand,
    in_every_edition,
    may,
    owes,
    phase,
    pile,
    position,
)

FOUR_SEATS = (
    "seat 0: attack attack nope | seat 1: nope nope | seat 2: nope | seat 3: skip | pile: beard kitten kitten kitten"
)


@in_every_edition
def test_nothing_happens_before_all_have_passed(edition: str) -> None:  # Kittens 6.1
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    for seat in (1, 2, 3):
        assert owes(play) == (0, 1)
        assert isinstance(play.state.phase, Reaction)
        play.apply(seat, "pass")
    assert owes(play) == (1, 2)


@in_every_edition
def test_all_may_react_with_or_without_a_nope(edition: str) -> None:  # Kittens 6.2
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    assert play.to_act == (1, 2, 3)
    assert may(play, 2) == ["pass", "nope"]
    assert may(play, 3) == ["pass"]


@in_every_edition
def test_all_may_react_when_no_player_has_a_card(edition: str) -> None:  # Kittens 6.2
    play = position("seat 0: attack | seat 1: | seat 2: | pile: beard kitten kitten", edition)
    play.apply(0, "attack")
    assert play.to_act == (1, 2)


@in_every_edition
def test_the_dead_do_not_react(edition: str) -> None:  # Kittens 6.2
    play = position(
        f"seat 0: attack | seat 1: out {'nope' if edition == '2025' else ''} | seat 2: | pile: beard kitten", edition
    )
    play.apply(0, "attack")
    assert play.to_act == (2,)
    play.apply(2, "pass")
    assert owes(play) == (2, 2)


ANNOUNCEMENTS = [
    *(("it", "favor"), ("2015", "favor 1"), ("2025", "favor 1")),
    *(("it", "five nope skip favor see beard"), ("2015", "five attack skip favor shuffle beard")),
    *[(edition, single) for edition in ("it", "2015", "2025") for single in ("attack", "skip", "shuffle", "see")],
    *[(edition, combo) for edition in ("it", "2015", "2025") for combo in ("pair beard 1", "three beard 1 skip")],
]


@pytest.mark.parametrize(("edition", "action"), ANNOUNCEMENTS)
def test_every_card_pair_and_combo_can_be_noped(edition: str, action: str) -> None:  # Kittens 6.3, 6.8
    play = position(
        "seat 0: attack skip favor shuffle see beard beard beard nope | seat 1: nope skip | seat 2: skip | "
        "pile: potato tacocat kitten kitten",
        edition,
    )
    play.apply(0, action)
    cards_left = hand(play, 0)
    play.apply(1, "nope")
    assert isinstance(everybody_passes(play)[-1], Cancelled)
    assert phase(play) == Turn((0,))
    assert owes(play) == (0, 1)
    assert (hand(play, 0), hand(play, 1), hand(play, 2)) == (cards_left, "skip", "skip")
    assert pile(play) == "potato tacocat kitten kitten"
    assert play.state.memories[0] == play.state.memories[2]


@in_every_edition
def test_a_draw_cannot_be_noped(edition: str) -> None:  # Kittens 6.4
    play = position("seat 0: | seat 1: nope | pile: beard kitten", edition)
    play.apply(0, "draw")
    assert phase(play) == Turn((1,))
    assert "nope" not in may(play, 1)


@in_every_edition
def test_neither_a_kitten_nor_a_defuse_can_be_noped(edition: str) -> None:  # Kittens 6.4
    play = position("seat 0: defuse | seat 1: nope | pile: kitten", edition)
    play.apply(0, "draw")
    assert phase(play) == Inserting((0,))
    with pytest.raises(Refused, match="not for seat 1"):
        play.apply(1, "nope")
    play.apply(0, "insert 0")
    assert phase(play) == Turn((1,))


@in_every_edition
def test_an_explosion_cannot_be_noped(edition: str) -> None:  # Kittens 6.4
    play = position("seat 0: nope | seat 1: nope | seat 2: | pile: kitten kitten", edition)
    play.apply(0, "draw")
    assert play.state.alive == (False, True, True)
    assert phase(play) == Turn((1,))


@in_every_edition
def test_giving_a_card_cannot_be_noped(edition: str) -> None:  # Kittens 6.4
    play = position("seat 0: nope | seat 1: beard nope | pile: kitten | phase: giving", edition)
    assert may(play, 1) == ["give nope", "give beard"]
    play.apply(1, "give beard")
    assert phase(play) == Turn((0,))


@in_every_edition
def test_after_a_nope_all_but_its_player_may_react(edition: str) -> None:  # Kittens 6.5
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    play.apply(1, "pass")
    play.apply(2, "nope")
    assert play.to_act == (3, 0, 1)
    play.apply(0, "nope")
    assert play.to_act == (1, 2, 3)
    play.apply(1, "nope")
    assert play.to_act == (2, 3, 0)


@in_every_edition
def test_a_player_cannot_nope_the_card_they_have_just_played(edition: str) -> None:  # Kittens 6.6
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    with pytest.raises(Refused, match="not for seat 0"):
        play.apply(0, "nope")
    play.apply(1, "nope")
    with pytest.raises(Refused, match="not for seat 1"):
        play.apply(1, "nope")


@in_every_edition
def test_the_player_whose_card_was_noped_may_nope_that(edition: str) -> None:  # Kittens 6.5, 6.6
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    play.apply(1, "nope")
    assert may(play, 0) == ["pass", "nope"]


@in_every_edition
@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_the_others_react_in_any_order(edition: str, order: tuple[int, ...]) -> None:  # Kittens 6.9
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    for seat in order:
        assert seat in play.to_act
        play.apply(seat, "pass")
        assert may(play, seat) == [] or owes(play) == (seat, 2)
    assert owes(play) == (1, 2)


@in_every_edition
def test_the_first_nope_closes_the_reaction(edition: str) -> None:  # Kittens 6.9
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    play.apply(2, "nope")
    assert phase(play) == Reaction((3, 0, 1), 0, Attack(), nopes=(2,))
    play.apply(1, "nope")
    assert phase(play) == Reaction((2, 3, 0), 0, Attack(), nopes=(2, 1))


@in_every_edition
@pytest.mark.parametrize(("turn", "asked"), [(0, (1, 2, 3)), (1, (2, 3, 0)), (3, (0, 1, 2))])
def test_the_others_react_in_turn_order(edition: str, turn: int, asked: tuple[int, ...]) -> None:  # Kittens 6.9
    play = position(
        f"seat 0: skip | seat 1: skip | seat 2: skip | seat 3: skip | pile: kitten kitten kitten | turn: {turn} owes 1",
        edition,
    )
    play.apply(turn, "skip")
    assert play.to_act == asked


@in_every_edition
def test_a_silent_player_passes(edition: str) -> None:  # Kittens 6.10
    play = position(FOUR_SEATS, edition)
    play.apply(0, "attack")
    assert [str(KITTENS.idle(play.state, seat)) for seat in play.to_act] == ["pass", "pass", "pass"]
