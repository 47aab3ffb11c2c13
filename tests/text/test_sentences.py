"""Events in sentences."""

from collections.abc import Sequence
from typing import Any

import pytest
from fluent.runtime import FluentResource

import mazzo
from mazzo.games import GAMES, AnyPlay
from mazzo.games.kittens.rules import events as kittens
from mazzo.games.kittens.rules.actions import Attack, Favor, Five, Pair, See, Three
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.mantis.rules import events as mantis
from mazzo.games.mantis.rules.cards import read_card
from mazzo.text import event_sentences
from mazzo.text.locales import LANGUAGES, Words, words

NAMES = ("Ada", "Leo", "Mia")
EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]


def sentences_of(game: str, *events: Any, me: int | None = 0) -> list[str]:
    return event_sentences(words("en"), game, events, NAMES, me)


def finished(game: str, edition: str, seed: str, seats: int = 3) -> AnyPlay:
    play = mazzo.get(game).start(seats, edition, seed)
    chance = mazzo.Dice(f"choices of {seed}")
    mazzo.play_out(play, [lambda view, _: view.legal[chance.below(len(view.legal))]] * seats)
    return play


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_events_of_whole_games_are_complete_sentences(game: str, edition: str, seat: int | None) -> None:
    for seed in range(8):
        play, t = finished(game, edition, f"{seed}"), words(LANGUAGES[seed % 4])
        lines = event_sentences(t, game, play.seen(seat), NAMES, seat)
        assert len(lines) > 10
        for line in lines:
            assert line[0].isupper()
            assert line[-1] in ".!"
            assert "None" not in line
            assert "  " not in line


CARD = read_card("b/rgb")


@pytest.mark.parametrize(
    ("events", "sentences"),
    [
        ([mantis.Stole(1, 0, CARD, 3), mantis.TurnBegan(2)], ["Leo stole 3 blue from you."]),
        ([mantis.Stole(0, 1, CARD, 3), mantis.TurnBegan(0)], ["You stole 3 blue from Leo.", "You go again."]),
        ([mantis.Scored(2, CARD, 4)], ["Mia scored 4 blue."]),
        ([mantis.Missed(0, 0, CARD)], ["You tried to score: blue, no match. It stays in your Tank."]),
        ([mantis.Missed(1, 2, CARD)], ["Leo tried to steal from Mia: blue, no match. Mia keeps it."]),
        ([mantis.Raided(1, 0)], ["Leo took a card from your Score Pile."]),
        ([mantis.Ended(mazzo.Result((0,), "target"))], ["You have enough cards in your Score Pile. You win!"]),
        (
            [mantis.Ended(mazzo.Result((1, 0), "shared"))],
            ["The Draw Pile is empty, and it’s a dead heat. Leo and Ada share the win."],
        ),
    ],
)
def test_a_game_of_mantis_is_written_in_sentences(events: Sequence[Any], sentences: list[str]) -> None:
    assert sentences_of("mantis", *events) == sentences


CATS = (Card.TACOCAT, Card.CATTERMELON, Card.POTATO, Card.BEARD, Card.RAINBOW)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (kittens.Announced(1, Attack()), "Leo played Attack."),
        (kittens.Announced(1, Favor()), "Leo played Favor: everyone owes a card."),
        (kittens.Announced(1, Favor(0)), "Leo played Favor and wants a card from you."),
        (kittens.Announced(0, Pair(Card.TACOCAT, 2)), "You played a pair (Tacocat) to steal from Mia."),
        (
            kittens.Announced(2, Three(Card.BEARD, 0, Card.ATTACK)),
            "Mia played three of a kind (Beard Cat) to ask you for an Attack.",
        ),
        (kittens.Cancelled(0, See()), "Noped! Your See the Future does nothing."),
        (kittens.Cancelled(1, Five(CATS)), "Leo’s Five different got Noped."),
        (kittens.TurnBegan(1, 2, True), "Leo has 2 turns to take."),
        (kittens.Gave(0, 1, Card.SKIP), "You gave Leo a Skip."),
        (kittens.Gave(2, 1, None), "Mia gave Leo a card."),
        (kittens.Robbed(0, 1, Card.NOPE), "Leo stole a Nope from you."),
        (kittens.Lacked(0, Card.NOPE), "You have no Nope."),
        (kittens.Peeked(0, (Card.KITTEN, Card.SEE)), "You saw, from the top: Exploding Kitten, See the Future."),
        (kittens.Peeked(1, None), "Leo looked at the top of the Draw Pile."),
        (kittens.Drew(1, None), "Leo drew a card."),
        (kittens.Drew(1, Card.KITTEN), "Leo drew an Exploding Kitten!"),
        (kittens.Inserted(1, None), "Leo secretly slipped the kitten back into the Draw Pile."),
        (kittens.Inserted(0, 1), "You put the kitten back below one card."),
        (kittens.Inserted(0, 0), "You put the kitten back on top of the Draw Pile."),
        (kittens.Exploded(1, (Card.NOPE, Card.NOPE)), "Leo exploded. 2 cards go to the Discard Pile."),
        (kittens.Ended(mazzo.Result((2,), "last alive")), "Mia is the last one alive and wins!"),
    ],
)
def test_a_game_of_kittens_is_written_in_sentences(event: Any, sentence: str) -> None:
    assert sentences_of("kittens", event) == [sentence]


@pytest.mark.parametrize("name", ["none", "self", "other", "yes"])
def test_a_player_may_have_the_name_of_a_key_of_a_message(name: str) -> None:
    names, t = ("Ada", name), words("en")
    favor, missed = kittens.Announced(0, Favor(1)), mantis.Missed(0, 1, CARD)
    assert event_sentences(t, "kittens", [favor], names) == [f"Ada played Favor and wants a card from {name}."]
    assert event_sentences(t, "mantis", [missed], names)[0].startswith(f"Ada tried to steal from {name}:")


def test_another_turn_is_mentioned_only_after_a_steal_by_the_same_player() -> None:
    stole, began = mantis.Stole(0, 1, CARD, 3), mantis.TurnBegan(0)
    assert sentences_of("mantis", stole, began, me=None)[1:] == ["Ada goes again."]
    assert sentences_of("mantis", began) == sentences_of("mantis", mantis.Scored(0, CARD, 3), began)[1:] == []
    assert sentences_of("mantis", stole, mantis.TurnBegan(1))[1:] == []


def test_a_message_may_depend_on_whether_the_reader_acted() -> None:
    t = Words("en")
    message = "mantis-raidwon = { $you ->\n    [yes] You\n   *[no] { $seat }\n } may raid."
    t._bundle.add_resource(FluentResource(message), allow_overrides=True)
    assert event_sentences(t, "mantis", [mantis.RaidWon(0)], NAMES, 0) == ["You may raid."]
    assert event_sentences(t, "mantis", [mantis.RaidWon(0)], NAMES, 1) == ["Ada may raid."]
