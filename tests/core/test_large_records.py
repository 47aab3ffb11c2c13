"""An accepted record is checked within 2 seconds and 200 MB; one that is too large is refused in one line."""

import json
import tracemalloc
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pytest

import mazzo
from mazzo.core.notation import LONGEST_POSITION
from mazzo.core.record import LARGEST, MOST_MOVES
from mazzo.games import GAMES, AnyPlay
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.games.kittens.rules.editions import MOST_CARDS, cards_in_play

SECONDS, BYTES = 2.0, 200 * 10**6


def written(game: str, position: str | None = None, moves: tuple[str, ...] = (), **fields: Any) -> str:
    """The text of a record for two."""
    record = {"mazzo": 1, "game": game, "edition": next(iter(GAMES[game].editions)), "seats": ["Ada", "Leo"]}
    chance = {} if "outcomes" in fields else {"seed": "large"}
    record |= {**chance, "moves": moves, **fields} | ({"position": position} if position is not None else {})
    return json.dumps(record, separators=(",", ":"))


def kittens(moves: tuple[str, ...] = (), **lines: str) -> str:
    usual = {"seat 0": "skip", "seat 1": "nope", "pile": "skip kitten"}
    named = {key.replace("_", " "): value for key, value in lines.items()}
    return written("kittens", "".join(f"{key}: {value}\n" for key, value in (usual | named).items()), moves)


DRAWS = ("0 draw", "1 draw")
MANTIS_DECK = [{"front": "red", "back": ["red", "green", "pink"]}]

HOSTILE: dict[str, tuple[str, str]] = {
    "4,000 cards in a hand, 60,000 in the pile, 8,000 moves": (
        kittens(DRAWS * 4000, seat_0="beard " * 4000, pile="skip " * 60_000 + "kitten"),
        "this record has 8000 moves; no game takes more than 5000",
    ),
    "4,000 cards in a hand, 60,000 in the pile": (
        kittens(DRAWS * 2000, seat_0="beard " * 4000, pile="skip " * 60_000 + "kitten"),
        "a position has at most 100000 letters",
    ),
    "4,000 cards in a hand, 10,000 in the pile": (
        kittens(DRAWS * 2000, seat_0="beard " * 4000, pile="skip " * 10_000 + "kitten"),
        "the position has 14002 cards; 2 seats of this edition play with 51",
    ),
    "one card too many": (
        kittens(pile="skip " * 49 + "kitten"),
        "the position has 52 cards; 2 seats of this edition play with 51",
    ),
    "90,000 known cards": (
        kittens(knows_0="seat 1 holds " + "nope " * 90_000, seat_1="nope " * 90_000),
        "a position has at most 100000 letters",
    ),
    "9,000 known cards in a hand of 9,000": (
        kittens(knows_0="seat 1 holds " + "nope " * 9000, seat_1="nope " * 9000),
        "the position has 9003 cards",
    ),
    "19,000 known cards in a hand of one": (
        kittens(knows_0="seat 1 holds " + "nope " * 19_000),
        "seat 0 cannot know that seat 1 holds nope",
    ),
    "12,000 known places": (kittens(knows_0="0 skip; " * 12_000), "cannot know cards of the pile that lie elsewhere"),
    "60,000 Nopes": (
        kittens(discard="skip " + "nope " * 60_000, phase="reaction", announced="0 skip", nopes="1 0 " * 30_000),
        "a position has at most 100000 letters",
    ),
    "14,000 Nopes": (
        kittens(discard="skip " + "nope " * 14_000, phase="reaction", announced="0 skip", nopes="1 0 " * 7000),
        "the position has 14005 cards",
    ),
    "24,000 who played a Nope": (
        kittens(discard="skip nope", phase="reaction", announced="0 skip", nopes="1 0 " * 12_000),
        "the cards announced and the Nopes lie on the discard pile; not there: nope",
    ),
    "20,000 draws": (
        kittens(DRAWS * 10_000, pile="skip " * 19_000 + "kitten"),
        "this record has 20000 moves; no game takes more than 5000",
    ),
    "5,000 draws": (
        kittens(DRAWS * 2500, pile="skip " * 5000 + "kitten"),
        "the position has 5003 cards; 2 seats of this edition play with 51",
    ),
    "7,000 seats": (
        written("kittens", "".join(f"seat {seat}:\n" for seat in range(7000))),
        "edition it is for 2 to 9 players, not 7000",
    ),
    "what 4,000 seats know": (
        written("kittens", "seat 0:\nseat 1:\n" + "".join(f"knows {seat}: 0 kitten\n" for seat in range(2, 4000))),
        "is of no seat",
    ),
    "50,000 cards in a Tank": (
        written("mantis", f"tank 0: {'r' * 50_000}\ntank 1:\npile: r/roy"),
        "the cards dealt are more than there are: r",
    ),
    "16,000 cards in a pile of Mantis": (
        written("mantis", f"tank 0: r\ntank 1:\npile: {'r/roy ' * 16_000}"),
        "the cards of the pile and turned over are more than there are: r/roy",
    ),
    "104,000 cards in outcomes": (written("mantis", outcomes=[["r/roy"] * 26] * 4000), "outcome 1 of the script is"),
    "340,000 outcomes": (written("mantis", outcomes=[[]] * 340_000), "it has more than 10000 lists"),
    "50,000 moves": (written("mantis", moves=("0 x",) * 50_000), "this record has 50000 moves"),
    "50,000 names": (written("mantis", seats=["Ada"] * 50_000), "edition en is for 2 to 6 players, not 50000"),
    "340,000 lists for a deck": (written("mantis", options={"deck": [[]] * 340_000}), "it has more than 10000 lists"),
    "5,000 cards for a deck": (written("mantis", options={"deck": MANTIS_DECK * 5000}), "at most 210 cards"),
    "20,000 options": (written("mantis", options={str(number): {} for number in range(20_000)}), "there is no option"),
    "a house rule of 500 of each card": (
        written("kittens", options={"deck": dict.fromkeys(Card, 500)}),
        "a whole number from 0 to 30",
    ),
    "a million brackets": (
        written("mantis", options={"deck": 0}).replace('"deck":0', '"deck":' + "[" * 500_000 + "]" * 500_000),
        "this is not a complete record of Mazzo",
    ),
    "a text of 2 MiB": (kittens(seat_0="x" * 2 * 2**20), "a record has at most 1 MiB"),
}


def checked(text: str) -> str:
    try:
        mazzo.replay(mazzo.read_record(text))
    except mazzo.Refused as error:
        return str(error)
    return ""


def within_limits(check: Callable[[], str]) -> str:
    """The result of a check, which must be quick and small."""
    start = process_time()
    found = check()
    assert process_time() - start < SECONDS
    tracemalloc.start()
    try:
        assert check() == found
        assert tracemalloc.get_traced_memory()[1] < BYTES
    finally:
        tracemalloc.stop()
    return found


@pytest.mark.parametrize("case", HOSTILE)
def test_a_too_large_record_is_refused_quickly_and_in_one_line(case: str) -> None:
    text, reason = HOSTILE[case]
    refusal = within_limits(lambda: checked(text))
    assert reason in refusal
    assert refusal.isprintable()


# Accepted records


def talkative(play: AnyPlay, chance: Random, nopes: float) -> AnyPlay:
    """A long game: cards are played before one is drawn, and what others play is often noped."""
    while not play.over:
        seat = play.to_act[0]
        quiet, *others = play.legal(seat)
        is_quiet = not others or (play.game.is_reaction(play.state) and chance.random() > nopes)
        play.apply(seat, quiet if is_quiet else chance.choice(others))
    return play


def assert_accepted(play: AnyPlay) -> None:
    text = mazzo.write_record(play.record())
    assert len(text) < LARGEST / 2
    assert len(play.moves) < MOST_MOVES
    assert len(play.position) < LONGEST_POSITION / 2
    assert mazzo.replay(mazzo.read_record(text)).state == play.state


EVERY_SEATING = [
    (game.name, edition.name, seats)
    for game in GAMES.values()
    for edition in game.editions.values()
    for seats in range(edition.fewest_seats, edition.most_seats + 1)
]


@pytest.mark.parametrize(("game", "edition", "seats"), EVERY_SEATING)
def test_the_record_of_a_long_game_is_accepted(game: str, edition: str, seats: int) -> None:
    for seed in range(3):
        assert_accepted(talkative(GAMES[game].start(seats, edition, seed), Random(seed), nopes=1 - seed / 3))


def everything_known(seats: int, chance: Random, pile_size: int) -> str:
    """A position with as many cards as possible, in which all seats know all cards."""
    deck = dict.fromkeys(Card, 12 if seats == 2 else 11)
    edition = KITTENS.edition("it", deck=deck, second_deck_from=10, spare_defuses=20, spare_defuses_for_two=20, see=10)
    counts = cards_in_play(edition, seats)
    cards = [card for card in IN_HANDS for _ in range(counts[card])]
    chance.shuffle(cards)
    pile = [*cards[:pile_size], *[Card.KITTEN] * (seats - 1)]
    chance.shuffle(pile)
    hands = [cards[pile_size + seat :: seats] for seat in range(seats)]
    lines = KITTENS.write_position(KITTENS.begin(edition, seats, mazzo.Dice("deal"), None).state).splitlines()[:2]
    lines += [f"seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(hands)]
    lines += [f"pile: {' '.join(pile)}"]
    for me in range(seats):
        known = [f"{place} {card}" for place, card in enumerate(pile)]
        known += [f"seat {seat} holds {' '.join(hand)}" for seat, hand in enumerate(hands) if seat != me and hand]
        lines.append(f"knows {me}: {'; '.join(known)}")
    return "\n".join(lines)


@pytest.mark.parametrize("pile_size", [0, 40, 120])
@pytest.mark.parametrize("seats", [2, 9])
def test_the_largest_positions_are_accepted_and_replayed_quickly(seats: int, pile_size: int) -> None:
    chance = Random(f"{seats} {pile_size}")
    play = KITTENS.position(everything_known(seats, chance, pile_size), seed="large")
    assert sum(play.view().cards.values()) > MOST_CARDS - 15
    assert_accepted(talkative(play, chance, nopes=0.3))
    text = mazzo.write_record(play.record())
    assert within_limits(lambda: checked(text)) == ""
    assert within_limits(lambda: str(count_views(text))) == str(len(play.moves) + 1)


def count_views(text: str) -> int:
    return len([moment.view(0) for moment in mazzo.moments(mazzo.read_record(text))])


def test_a_record_of_almost_the_largest_size_is_not_refused_for_its_size() -> None:
    """Its size does not count the spaces of another formatting."""
    text = written("mantis", outcomes=[["r/roy"] * 31] * 4000)
    assert LARGEST * 0.95 < len(text) <= LARGEST
    assert "outcome 1 of the script is" in checked(text)
