"""Random sources: reproducible, fair, and replaceable by a script."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import pytest

import mazzo
from mazzo.core.chance import LONGEST_SEED, MOST_ENTROPY, WORD, Chance, Dice, Script, is_fresh, read_seed
from mazzo.core.errors import shorten
from mazzo.games.kittens.rules.cards import Card
from tests.slow import slowly

WORDS = (34831, 2968, 24059, 24105, 53435, 30424, 348, 17057, 14428, 63974, 28771, 61982, 42352, 47977, 22441, 7819)
"""The first block of the seed "anything", as `printf anything/0 | sha256sum` prints it in groups of four digits."""


class Loaded(Dice):
    """Dice with given words."""

    __slots__ = ()

    def __init__(self, *words: int) -> None:
        super().__init__("loaded")
        self._words = list(reversed(words))


# Dice


def test_the_words_are_the_digest_four_digits_at_a_time() -> None:
    digits = sha256(b"anything/0").hexdigest() + sha256(b"anything/1").hexdigest()
    words = [int(digits[at : at + 4], 16) for at in range(0, len(digits), 4)]
    dice = Dice("anything")
    assert [dice.below(WORD) for _ in words] == words
    assert tuple(words[:16]) == WORDS


def test_blocks_are_counted_in_decimal() -> None:
    dice = Dice("anything")
    for _ in range(10 * 16):
        dice.below(WORD)
    assert dice.below(WORD) == int(sha256(b"anything/10").hexdigest()[:4], 16)


def test_a_seed_is_hashed_as_utf_8() -> None:
    assert Dice("però 🐱").below(WORD) == int(sha256(b"per\xc3\xb2 \xf0\x9f\x90\xb1/0").hexdigest()[:4], 16)


def test_entropy_stands_between_the_seed_and_the_number_of_the_block() -> None:
    assert Dice("anything", "red", "blue").below(WORD) == int(sha256(b"anything/red/blue/0").hexdigest()[:4], 16)
    assert Dice("anything", "blue", "red").below(WORD) != Dice("anything", "red", "blue").below(WORD)


def test_a_number_as_seed_is_its_decimal_text() -> None:
    assert Dice(-7).below(WORD) == Dice("-7").below(WORD)


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    assert Dice("anything").shuffled("abcdefgh") == ("c", "e", "b", "d", "g", "f", "a", "h")
    assert Loaded(0, 0, 0).shuffled("abcd") == ("b", "c", "d", "a")
    assert Loaded(3, 2, 1).shuffled("abcd") == ("a", "b", "c", "d")


@pytest.mark.parametrize("word", [0, 1, 40000, *range(WORD - 12, WORD)])
@pytest.mark.parametrize("cards", [2, 3, 4, 5, 6, 8, 9, 12])
def test_a_shuffle_uses_the_same_words_as_numbers_below(word: int, cards: int) -> None:
    dice, lookalike = Loaded(word, *[0] * cards), Loaded(word, *[0] * cards)
    order = list(range(cards))
    for last in range(cards - 1, 0, -1):
        other = lookalike.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert dice.shuffled(range(cards)) == tuple(order)
    assert dice._words == lookalike._words


@pytest.mark.parametrize("few", ["", "a"])
def test_a_shuffle_of_fewer_than_two_cards_draws_no_number(few: str) -> None:
    dice = Dice("anything")
    assert dice.shuffled(few) == tuple(few)
    assert dice.below(WORD) == WORDS[0]


def test_a_shuffle_leaves_the_cards_it_was_given_alone() -> None:
    cards = list("abcdefgh")
    Dice("anything").shuffled(cards)
    assert cards == list("abcdefgh")


def test_a_number_below_one_uses_a_word() -> None:
    dice = Dice("anything")
    assert dice.below(1) == 0
    assert dice.below(WORD) == WORDS[1]


@pytest.mark.parametrize("n", [1, 7, 256, 32769, 65536, *map(slowly, (2, 3, 6, 105, 1000, 32768, 40000, 65535))])
def test_every_number_comes_from_equally_many_words(n: int) -> None:
    found: Counter[int] = Counter()
    thrown = 0
    for word in range(WORD):
        dice = Loaded(word, 0)
        number = dice.below(n)
        if dice._words:  # the 0 was not needed
            found[number] += 1
        else:
            thrown += 1
    assert set(found) == set(range(n))
    assert set(found.values()) == {WORD // n}
    assert thrown == WORD % n


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17])
def test_a_copy_of_dice_is_independent_and_draws_the_same_numbers(used: int) -> None:
    dice = Dice("anything", "red")
    for _ in range(used):
        dice.below(6)
    lookalike = dice.copy()
    ahead = [lookalike.below(WORD) for _ in range(40)]
    assert [dice.below(WORD) for _ in range(40)] == ahead
    assert (lookalike.seed, lookalike.entropy) == ("anything", ("red",))


@pytest.mark.parametrize("n", [0, -1, WORD + 1, 10**5000, True, 6.0, "6", None], ids=shorten)
def test_a_bound_out_of_range_is_refused_and_draws_no_number(n: Any) -> None:
    dice = Dice("anything")
    with pytest.raises(mazzo.Refused, match=r"the bound is a whole number from 1 to 65536$"):
        dice.below(n)
    assert dice.below(WORD) == WORDS[0]


@pytest.mark.parametrize(
    "seed", ["", "a\nb", "\0", "\ud800", "x" * (LONGEST_SEED + 1), 2**256, True, 1.5, b"a", ["a"]], ids=shorten
)
def test_an_invalid_seed_is_refused_as_a_seed_and_as_entropy(seed: Any) -> None:
    for make in (lambda: Dice(seed), lambda: Dice("anything", seed), lambda: mazzo.commit(seed)):
        with pytest.raises(
            mazzo.Refused, match=r"cannot be a seed; a seed is a line of 1 to 1000 letters, or a number$"
        ):
            make()


def test_dice_need_a_seed() -> None:
    with pytest.raises(mazzo.Refused, match=r"^None cannot be a seed"):
        Dice(None)  # type: ignore[arg-type]


def test_too_much_entropy_is_refused() -> None:
    Dice("anything", *["more"] * MOST_ENTROPY)
    with pytest.raises(mazzo.Refused, match=r"^101 pieces of entropy are too many; at most 100"):
        Dice("anything", *["more"] * (MOST_ENTROPY + 1))


def test_a_seed_that_is_left_out_is_fresh_each_time() -> None:
    seeds = {read_seed(None) for _ in range(10)}
    assert len(seeds) == 10
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


# Scripts


def test_a_script_gives_its_outcomes_in_order() -> None:
    script = Script([2, ["c", "a", "b"], 0])
    assert (script.below(3), script.shuffled("abc"), script.below(1)) == (2, ("c", "a", "b"), 0)
    assert script.used == script.outcomes


def test_a_script_converts_words_to_cards() -> None:
    first, second = Script([["skip", "kitten"]]).shuffled([Card.KITTEN, Card.SKIP])
    assert first is Card.SKIP
    assert second is Card.KITTEN


@pytest.mark.parametrize("outcome", [3, -1, True, 1.0, "1", None, [1], 10**5000], ids=shorten)
def test_a_number_that_does_not_fit_is_refused(outcome: Any) -> None:
    script = Script([0, outcome])
    script.below(3)
    with pytest.raises(mazzo.Refused, match=r"^outcome 2 of the script is .*; it should be a number from 0 to 2$"):
        script.below(3)


@pytest.mark.parametrize(
    "outcome", [0, "abc", None, [], ["a", "b"], ["a", "b", "b"], ["a", "b", "c", "c"], ["a", [], 1]]
)
def test_an_order_that_does_not_fit_is_refused(outcome: Any) -> None:
    with pytest.raises(mazzo.Refused, match=r"it should be an order of the 3 cards there are$"):
        Script([outcome]).shuffled("abc")


def test_a_refused_outcome_is_not_used_up() -> None:
    script = Script([5])
    with pytest.raises(mazzo.Refused):
        script.below(3)
    with pytest.raises(mazzo.Refused):
        script.shuffled("abc")
    assert script.used == []
    assert script.below(6) == 5


def test_a_script_that_has_ended_names_the_missing_outcome() -> None:
    script = Script([1])
    script.below(2)
    with pytest.raises(
        mazzo.Refused, match=r"^the script of luck ends after 1 outcomes; a number from 0 to 1 is needed"
    ):
        script.below(2)


def test_a_copy_of_a_script_is_independent() -> None:
    script = Script([1, 0, 1])
    script.below(2)
    lookalike = script.copy()
    assert [lookalike.below(2), lookalike.below(2)] == [0, 1]
    assert script.used == [1]


@pytest.mark.parametrize("outcomes", ["abc", b"abc", 5, None])
def test_an_invalid_list_of_outcomes_is_refused(outcomes: Any) -> None:
    with pytest.raises(
        mazzo.Refused, match=r"is not a script of luck; a script is a list of numbers and of lists of cards$"
    ):
        Script(outcomes)


# Both


@pytest.mark.parametrize("chance", [Dice("anything"), Script([0, 0])])
def test_a_random_source_is_fresh_until_it_is_used(chance: Dice | Script) -> None:
    assert isinstance(chance, Chance)
    assert is_fresh(chance)
    chance.below(2)
    assert not is_fresh(chance)
    assert not is_fresh(chance.copy())
    assert not is_fresh(Other())


class Other:
    def below(self, _: int) -> int:
        return 0

    def shuffled(self, cards: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(cards)

    def copy(self) -> "Other":
        return self


def test_a_play_with_a_custom_random_source_cannot_be_recorded() -> None:
    play = mazzo.get("mantis").start(3, chance=Other())
    play.apply(0, "score")
    with pytest.raises(mazzo.Refused, match="random source"):
        play.record()


@pytest.mark.parametrize("chance", [Dice("anything"), Script([0])])
def test_a_play_with_a_used_random_source_cannot_be_recorded(chance: Dice | Script) -> None:
    chance.below(1)
    position = mazzo.get("mantis").start(3, seed=1).position
    play = mazzo.get("mantis").position(position, chance=chance)
    for one in (play, play.copy()):
        with pytest.raises(mazzo.Refused, match="shares its random source"):
            one.record()
