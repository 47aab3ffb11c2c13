"""Sampled states of a game without `sample_state`: the sampler is learned from random games."""

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from mazzo.core.chance import Dice, any_of
from mazzo.core.errors import Refused
from mazzo.core.play import Play
from mazzo.core.sampling import learn
from mazzo.core.sampling.sources import Sight, is_sorted, ordered, size_of, two_seats
from mazzo.core.sampling.trees import EACH, Path, Sample
from mazzo.core.secrets import Secrets
from mazzo.games.kittens.game import KITTENS
from mazzo.games.mantis.game import MANTIS
from mazzo.testing.checks import check_sampling
from mazzo.testing.faults import Fault
from mazzo.testing.settings import Setting
from tests.guests import court
from tests.guests.court import COURT, Card, Player, State, View


def play_to(move: int, seed: int, seats: int = 3) -> Play[Any, State, Any, Any, View]:
    play, chance = COURT.start(seats, seed=seed), Dice(seed)
    while not play.over and len(play.moves) < move:
        seat = play.to_act[0]
        play.apply(seat, any_of(chance, play.legal(seat)))
    return play


def test_the_field_of_a_view_that_shows_a_field_of_the_state_is_learned() -> None:
    plan = learn(COURT, COURT.edition(), 3)
    shown = {path: sight.path for path, sight in plan.copies}
    assert shown["players", "*", "tokens"] == ("others", "*", "tokens")  # a place of another name
    (pool,) = plan.pools
    assert {zone.path for zone in pool.hidden} == {("players", "*", "hand"), ("pile",), ("aside",), ("drawn",)}
    assert pool.open == (("discard",),)
    assert pool.cards.total() == len(court.DECK)
    assert plan.untold == ()


def test_with_two_seats_the_number_of_the_other_is_enough() -> None:
    """The view has one number for the other player instead of one for each seat."""
    path: Path = ("hands", EACH)
    hands = [(0, [["a"], ["b", "c"]]), (1, [["a"], ["b", "c"]]), (0, [[], ["d"]]), (1, [["a", "b", "c"], []])]
    samples = [
        Sample({"hands": both}, {"turn": 9, "theirs": len(both[1 - seat])}, seat, seats=2) for seat, both in hands
    ]
    assert two_seats(samples, path, [("turn",), ("theirs",)]) == Sight(("theirs",), size_of)
    assert two_seats(samples, path, [("turn",)]) is None
    assert two_seats([sample._replace(seats=3) for sample in samples], path, [("theirs",)]) is None
    assert two_seats(samples, ("pile",), [("theirs",)]) is None


def test_places_of_the_same_name_are_tried_first() -> None:
    seen: list[Path] = [("others",), ("own", "hand"), ("a", "pile"), ("z", "pile"), ("pile",), ("hands", EACH)]
    assert ordered(("pile",), seen) == [("pile",), ("a", "pile"), ("z", "pile"), ("others",), ("own", "hand")]
    assert ordered(("x", EACH), seen)[0] == ("hands", EACH)


@pytest.mark.parametrize(
    ("cards", "are_sorted"), [([1, 1, 2], True), ([2, 1], False), ([], True), ([1, None], False), (["b", "a"], False)]
)
def test_cards_are_sorted_or_not(cards: list[Any], are_sorted: bool) -> None:
    assert is_sorted(cards) == are_sorted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sampled_state_looks_like_the_true_one_and_has_all_cards(seats: int) -> None:
    others = 0
    for seed in range(20):
        play = play_to(seed % 7, seed, seats)
        for seat in range(seats):
            sampled = COURT.state_sampler(play.state.edition, play.view(seat), play.seen(seat))(Dice(seed))
            assert COURT.view(sampled, seat) == play.view(seat)
            hands = [player.hand for player in sampled.players if player.hand]
            cards = [
                *hands,
                *sampled.pile,
                *sampled.discard,
                sampled.aside,
                *([sampled.drawn] if sampled.drawn else []),
            ]
            assert sorted(cards) == sorted(court.DECK)
            others += sampled != play.state
    assert others > 20


def test_a_card_that_was_looked_at_stays_where_it_is() -> None:
    state = play_to(0, 1).state
    knowing = replace(state, players=[replace(state.players[0], knows={1: Card.MAID}), *state.players[1:]])
    knowing.players[1] = Player(Card.MAID)
    make = COURT.state_sampler(state.edition, COURT.view(knowing, 0))
    samples = [make(Dice(number)) for number in range(30)]
    assert {sampled.players[1].hand for sampled in samples} == {Card.MAID}
    assert len({sampled.players[2].hand for sampled in samples}) > 1
    assert all(sampled.players[0].knows == {1: Card.MAID} for sampled in samples)


def test_hidden_cards_are_as_likely_as_their_numbers() -> None:
    play = play_to(0, 3)
    make, chance = COURT.state_sampler(play.state.edition, play.view(0)), Dice("shares")
    asides = [make(chance).aside for _ in range(2000)]
    unseen = [*play.state.pile, play.state.aside, *(player.hand for player in play.state.players[1:])]
    for card in Card:
        assert abs(asides.count(card) / 2000 - unseen.count(card) / len(unseen)) < 0.04


def test_the_same_seed_samples_the_same_state() -> None:
    play = play_to(4, 5)
    make = COURT.state_sampler(play.state.edition, play.view(1))
    assert make(Dice(7)) == make(Dice(7)) != make(Dice(8))


def test_fields_that_no_view_shows_are_named() -> None:
    def without_tokens(state: State, viewer: int | None) -> View:
        seen = court.view(state, viewer)
        return replace(seen, others=tuple(replace(other, tokens=0) for other in seen.others))

    blind = replace_game(view=without_tokens)
    assert "players.*.tokens" in learn(blind, blind.edition(), 2).untold


def test_sampled_states_are_checked() -> None:
    summary = check_sampling([Setting(COURT, "usual", 2), Setting(COURT, "usual", 4)], 2, lambda *_: None)
    assert "fit all that a seat knew" in summary


def test_a_sampler_that_forgets_open_cards_is_reported() -> None:
    def forgetful(edition: Any, view: View, _seen: Any, chance: Any) -> State:
        sampled = COURT.state_sampler(edition, view)(chance)
        return replace(sampled, discard=sampled.discard[:-1], pile=(*sampled.pile, *sampled.discard[-1:]))

    fault = found_in(replace_game(sample_state=forgetful))
    assert "looks to it like the true one" in fault.promise


def test_a_sampler_that_returns_the_true_state_is_reported() -> None:
    states: dict[str, State] = {}

    def remembering(state: State, viewer: int | None) -> View:
        seen = court.view(state, viewer)
        states[repr(seen)] = state
        return seen

    def cheating(_edition: Any, view: View, _seen: Any, _chance: Any) -> State:
        return states[repr(view)]

    fault = found_in(replace_game(view=remembering, sample_state=cheating))
    assert "depend only on what the seat may know" in fault.promise or "not always the true one" in fault.promise


def test_a_sampler_that_ignores_known_cards_is_reported() -> None:
    """According to the lookalike the card laid aside is open; the sampler deals another one."""

    def lookalike_with_open_aside(state: State, viewer: int | None, chance: Any) -> State:
        other = court.lookalike(replace(state, aside=Card.KING), viewer, chance)
        return replace(other, aside=state.aside)

    def always_king(edition: Any, view: View, _seen: Any, chance: Any) -> State:
        return replace(COURT.state_sampler(edition, view)(chance), aside=Card.KING)

    known = replace_game(sample_state=always_king, secrets=Secrets(lookalike=lookalike_with_open_aside))
    fault = found_in(known)
    assert "has what the seat knows" in fault.promise


def found_in(game: Any) -> Fault:
    with pytest.raises(Fault) as caught:
        check_sampling([Setting(game, "usual", 2), Setting(game, "usual", 3)], 3, lambda *_: None)
    return caught.value


def replace_game(**changes: Any) -> Any:
    return dataclasses.replace(COURT, **changes)


def test_an_impossible_view_has_no_sampled_state() -> None:
    play = play_to(3, 2)
    broken = replace(play.view(0), discard=(*play.view(0).discard, Card.KING, Card.KING, Card.KING))
    with pytest.raises(Refused, match="no way to lay the cards"):
        COURT.state_sampler(play.state.edition, broken)(Dice(1))


@pytest.mark.parametrize("game", [MANTIS, KITTENS], ids=lambda game: game.name)
def test_our_games_pass_the_check_of_sampled_states(game: Any) -> None:
    summary = check_sampling([Setting(game, next(iter(game.editions)), 2)], 2, lambda *_: None)
    assert "fit all that a seat knew" in summary


def test_a_sampled_state_with_a_card_twice_is_reported() -> None:
    def doubling(edition: Any, view: View, _seen: Any, chance: Any) -> State:
        sampled = COURT.state_sampler(edition, view)(chance)
        return replace(sampled, aside=sampled.pile[0] if sampled.pile else sampled.aside)

    def cards(state: State) -> list[str]:
        held = [player.hand for player in state.players] + [state.drawn]
        return sorted(str(card) for card in (*held, *state.pile, *state.discard, state.aside) if card)

    fault = found_in(replace_game(sample_state=doubling, cards=cards))
    assert fault.promise == "a sampled state has the cards of the true one"
