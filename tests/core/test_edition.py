"""The type of a field alone determines the possible values of an option."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

import mazzo
from mazzo.core.edition import (
    AnswerOption,
    CardsOption,
    CountsOption,
    Edition,
    NumberOption,
    Option,
    SwitchOption,
    choose,
    offered,
    options,
)
from mazzo.core.notation import read_option, write_options
from mazzo.games import GAMES, AnyGame
from mazzo.games.mantis.rules.cards import with_icons

EVERY_EDITION = [(game, edition) for game in GAMES.values() for edition in game.editions]

for_every_edition = pytest.mark.parametrize(("game", "edition"), EVERY_EDITION, ids=lambda it: getattr(it, "name", it))


def right_and_wrong(option: Option) -> tuple[list[Any], list[Any]]:
    match option:
        case SwitchOption():
            return [True, False], [0, 1, "true", "0", None]
        case NumberOption(_, least, most):
            return [least, most], [least - 1, most + 1, str(least), float(most), True, None]
        case AnswerOption(_, answers):
            return list(answers), ["neither", answers[0].upper(), 0, None]
        case CountsOption(_, cards, least, most):
            return [{}, {cards[0]: least, cards[-1]: most}], [{cards[0]: most + 1}, {cards[0]: "1"}, {"joker": 1}, []]
        case CardsOption(printed, most):
            return [[], printed * (most // len(printed))], [printed * (most // len(printed) + 1), {}, "deck", [1]]


@for_every_edition
def test_an_option_accepts_exactly_its_values(game: AnyGame, edition: str) -> None:
    for name, option in options(game.editions[edition]).items():
        right, wrong = right_and_wrong(option)
        for value in right:
            game.edition(edition, **{name: value})
        for value in wrong:
            with pytest.raises(mazzo.Refused, match=f"^option {name} cannot be .*; it is {option}$"):
                game.edition(edition, **{name: value})


@for_every_edition
def test_an_option_has_the_printed_value(game: AnyGame, edition: str) -> None:
    printed = game.editions[edition]
    for name, option in options(printed).items():
        assert option.printed == getattr(printed, name)
        assert game.edition(edition, **{name: option.printed}) == printed


@for_every_edition
def test_an_option_that_is_written_is_read_again(game: AnyGame, edition: str) -> None:
    for name, option in options(game.editions[edition]).items():
        for value in right_and_wrong(option)[0]:
            chosen = game.edition(edition, **{name: value})
            written = write_options(game.editions, chosen)
            assert choose(game.editions, edition, dict(map(read_option, written))) == chosen


def test_a_deck_is_not_offered_and_icons_only_where_some_are_printed() -> None:
    mantis = GAMES["mantis"]
    assert list(offered(mantis.editions["en"])) == ["hand", "target", "target_for_two"]
    assert list(offered(mantis.editions["it"])) == ["hand", "target", "target_for_two", "icons"]
    with_some = mantis.edition("en", deck=with_icons(mantis.editions["en"].deck))
    assert list(offered(with_some)) == list(offered(mantis.editions["it"]))
    assert "deck" not in offered(GAMES["kittens"].editions["it"])


def test_offered_options_can_be_written_as_json() -> None:
    offer = msgspec.to_builtins(offered(GAMES["kittens"].editions["2025"]))
    assert offer["see"] == {"kind": "number", "printed": 3, "least": 1, "most": 10}
    assert offer["five_different"] == {"kind": "switch", "printed": False}
    assert offer["favor_from"] == {"kind": "answer", "printed": "one", "answers": ("everybody", "one")}


class Unlimited(Edition, frozen=True, kw_only=True):
    most_seats: int = 4
    hand: int = 4


class Half(Edition, frozen=True, kw_only=True):
    most_seats: int = 4
    hand: Annotated[int, Meta(ge=0)] = 4


@pytest.mark.parametrize("edition", [Unlimited(name="unlimited"), Half(name="half")], ids=lambda it: it.name)
def test_a_number_without_bounds_is_a_mistake_of_its_game(edition: Edition) -> None:
    with pytest.raises(
        TypeError, match=r"option hand gives no bounds; write it as Annotated\[int, Meta\(ge=0, le=9\)\]"
    ):
        options(edition)
