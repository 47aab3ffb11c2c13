"""Chapters 3, 4 and 8 of docs/rules/kittens.md: a turn, drawing a kitten, the end."""

import pytest

from mazzo import Dice, Refused, Result
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.events import Drew, Exploded, Inserted
from mazzo.games.kittens.rules.state import Inserting, Turn
from tests.games.kittens.positions import discard, hand, in_every_edition, may, owes, phase, pile, position, unstopped

# A turn


@in_every_edition
def test_a_player_plays_any_number_of_cards_one_after_another(edition: str) -> None:  # Kittens 3.1
    play = position("seat 0: see shuffle see | seat 1: | pile: beard kitten", edition, chance=[["kitten", "beard"]])
    for card in ("see", "shuffle", "see"):
        unstopped(play, 0, card)
        assert play.to_act == (0,)
    assert discard(play) == "see shuffle see"
    assert may(play, 0) == ["draw"]


@in_every_edition
def test_the_top_card_is_drawn_into_the_hand_and_ends_the_turn(edition: str) -> None:  # Kittens 3.2
    play = position("seat 0: skip | seat 1: | pile: beard kitten", edition)
    assert may(play, 0) == ["draw", "skip"]
    play.apply(0, "draw")
    assert hand(play, 0) == "beard skip"
    assert pile(play) == "kitten"
    assert owes(play) == (1, 1)
    assert phase(play) == Turn((1,))


@in_every_edition
def test_an_announced_card_lies_on_the_discard_pile(edition: str) -> None:  # Kittens 3.3
    play = position("seat 0: beard skip | seat 1: | pile: beard kitten | discard: nope", edition)
    play.apply(0, "skip")
    assert discard(play) == "nope skip"
    assert hand(play, 0) == "beard"


@in_every_edition
def test_a_player_cannot_play_in_another_players_turn(edition: str) -> None:  # Kittens 3.4
    play = position("seat 0: skip | seat 1: skip nope | pile: beard kitten", edition)
    assert play.to_act == (0,)
    assert may(play, 1) == []
    for action in ("skip", "draw", "nope"):
        with pytest.raises(Refused, match="not for seat 1"):
            play.apply(1, action)


@in_every_edition
def test_a_card_that_is_not_in_the_hand_cannot_be_played(edition: str) -> None:  # Kittens 3.1
    play = position("seat 0: skip | seat 1: attack | pile: beard kitten", edition)
    with pytest.raises(Refused, match="not possible"):
        play.apply(0, "attack")


@in_every_edition
@pytest.mark.parametrize("seats", [2, 5])
def test_kittens_are_always_one_fewer_than_the_living_so_one_wins(edition: str, seats: int) -> None:
    # Kittens 3.8, 8.2
    for seed in range(5):
        play = KITTENS.start(seats, edition, seed)
        choices = Dice(f"choices {seed}")
        while not play.over:
            shown = isinstance(play.state.phase, Inserting)
            assert play.state.pile.count(Card.KITTEN) + shown == sum(play.state.alive) - 1
            seat = play.to_act[choices.below(len(play.to_act))]
            legal = play.legal(seat)
            play.apply(seat, legal[choices.below(len(legal))])
        assert play.result
        assert [seat for seat in range(seats) if play.state.alive[seat]] == list(play.result.winners)
        assert len(play.result.winners) == 1


@in_every_edition
@pytest.mark.parametrize(
    ("phase", "seat", "plainest"),
    [("turn", 0, "draw"), ("inserting", 0, "insert 3"), ("giving", 1, "give beard"), ("giving", 2, "give defuse")],
)
def test_a_silent_player_takes_the_default_action(edition: str, phase: str, seat: int, plainest: str) -> None:
    # Kittens 3.9
    play = position(
        "seat 0: attack skip | seat 1: see defuse beard | seat 2: defuse | "
        f"pile: kitten {'potato' if phase == 'inserting' else 'kitten'} tacocat | phase: {phase}",
        edition,
    )
    assert str(KITTENS.idle(play.state, seat)) == plainest


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_a_silent_player_picks_a_defuse(edition: str) -> None:  # Kittens 3.9
    play = position("seat 0: | seat 1: | pile: kitten | discard: skip beard defuse nope | phase: picking", edition)
    assert str(KITTENS.idle(play.state, 0)) == "pick defuse"


# Drawing a kitten

DEFUSE_IN_HAND = "seat 0: beard defuse | seat 1: skip | pile: kitten skip beard tacocat"

NO_DEFUSE_IN_HAND = (
    "seat 0: beard attack | seat 1: skip | seat 2: skip | pile: kitten skip kitten tacocat | discard: nope"
)


@in_every_edition
@pytest.mark.parametrize("text", [DEFUSE_IN_HAND, NO_DEFUSE_IN_HAND])
def test_a_kitten_is_shown_to_all_and_joins_no_hand(edition: str, text: str) -> None:  # Kittens 4.1
    play = position(text, edition)
    play.apply(0, "draw")
    assert play.seen(1)[0] == play.seen(None)[0] == Drew(0, Card.KITTEN)
    assert Card.KITTEN not in play.state.hands[0]


@in_every_edition
@pytest.mark.parametrize(("held", "left"), [("beard defuse", "beard"), ("defuse defuse", "defuse")])
def test_one_defuse_in_hand_is_played_automatically(edition: str, held: str, left: str) -> None:  # Kittens 4.2
    play = position(DEFUSE_IN_HAND.replace("beard defuse", held), edition)
    play.apply(0, "draw")
    assert hand(play, 0) == left
    assert discard(play) == "defuse"
    assert play.state.alive[0]
    assert phase(play) == Inserting((0,))


@in_every_edition
@pytest.mark.parametrize(
    ("place", "after"),
    [
        (0, "kitten skip beard tacocat"),
        (1, "skip kitten beard tacocat"),
        (2, "skip beard kitten tacocat"),
        (3, "skip beard tacocat kitten"),
    ],
)
def test_the_kitten_goes_back_to_any_place(edition: str, place: int, after: str) -> None:  # Kittens 4.3
    play = position(DEFUSE_IN_HAND, edition)
    play.apply(0, "draw")
    assert may(play, 0) == ["insert 0", "insert 1", "insert 2", "insert 3"]
    play.apply(0, f"insert {place}")
    assert pile(play) == after


@in_every_edition
def test_the_kittens_place_is_a_secret(edition: str) -> None:  # Kittens 4.4
    play = position(DEFUSE_IN_HAND, edition)
    play.apply(0, "draw")
    lookalike = play.copy()
    play.apply(0, "insert 0")
    lookalike.apply(0, "insert 3")
    assert Inserted(0, 0) in play.seen(0)
    assert Inserted(0, None) in play.seen(1)
    for other in (1, None):
        assert play.seen(other) == lookalike.seen(other)
        assert play.view(other) == lookalike.view(other)


@in_every_edition
def test_a_kitten_drawn_without_a_defuse_ends_the_player(edition: str) -> None:  # Kittens 4.6
    play = position(NO_DEFUSE_IN_HAND, edition)
    play.apply(0, "draw")
    assert play.state.alive == (False, True, True)
    play.apply(1, "draw")
    unstopped(play, 2, "skip")
    assert play.to_act == (1,)


@pytest.mark.parametrize("edition", ["it", "2015"])
def test_the_hand_of_the_dead_goes_to_the_discard_pile(edition: str) -> None:  # Kittens 4.7
    play = position(NO_DEFUSE_IN_HAND, edition)
    play.apply(0, "draw")
    assert discard(play) == "nope attack beard kitten"
    assert hand(play, 0) == ""
    assert Exploded(0, (Card.ATTACK, Card.BEARD)) in play.seen(None)


def test_in_2025_the_hand_of_the_dead_leaves_the_game_unseen() -> None:  # Kittens 4.8
    play = position(NO_DEFUSE_IN_HAND, "2025")
    lookalike = position(NO_DEFUSE_IN_HAND.replace("beard attack", "nope potato"), "2025")
    play.apply(0, "draw")
    lookalike.apply(0, "draw")
    assert discard(play) == "nope kitten"
    for other in (1, 2, None):
        assert Exploded(0, ()) in play.seen(other)
        assert play.seen(other) == lookalike.seen(other)


# The end


@in_every_edition
def test_the_last_player_alive_wins_immediately(edition: str) -> None:  # Kittens 8.1
    play = position("seat 0: out | seat 1: beard | seat 2: | pile: kitten skip | turn: 1 owes 2, attacked", edition)
    play.apply(1, "draw")
    assert play.result == Result((2,), "last alive")
    assert play.to_act == ()
    with pytest.raises(Refused, match="over"):
        play.apply(2, "draw")
