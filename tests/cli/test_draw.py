"""Views as lines of text."""

import pytest

import mazzo
from mazzo.cli.draw import DRAW
from mazzo.cli.draw.kittens import ordinal
from mazzo.cli.draw.lines import player_lines
from mazzo.cli.paint import Paint
from mazzo.cli.who import Who
from mazzo.games import GAMES, AnyPlay

EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]
NAMES = ["Ada", "Leo", "Mia"]


def table(play: AnyPlay, seat: int = 0) -> list[str]:
    return DRAW[play.game.name].table(play.view(seat), Who(play.names, seat))


def test_every_game_is_drawn() -> None:
    assert DRAW.keys() == GAMES.keys()


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_question_and_every_choice_is_put_into_words(game: str, edition: str) -> None:
    draw = DRAW[game]
    for seed in range(4):
        play = mazzo.get(game).start(4, edition, seed)
        luck = mazzo.Dice(str(seed))
        while not play.over:
            seat = play.to_act[0]
            view, who = play.view(seat), Who(play.names, seat)
            assert draw.question(view, who)[-1] in "?."
            assert draw.table(view, who)
            for action in view.legal[:20]:
                assert draw.choice(view, who, action)
            play.apply(seat, view.legal[luck.below(len(view.legal))])
        assert draw.table(play.view(), Who(play.names), [play.view(seat) for seat in range(4)])


def test_the_table_of_mantis() -> None:
    text = "edition: it\ntank 0: rrb\ntank 1: g\ntank 2:\nscores: 4 9 0\npile: r/roy g/ygp+bank\n"
    play = mazzo.get("mantis").position(text, seed="x", names=NAMES)
    assert table(play) == [
        "* 0 You  scored 4 of 10  2 red  1 blue",
        "  1 Leo  scored 9 of 10  1 green",
        "  2 Mia  scored 0 of 10  an empty Tank",
        "",
        "  The next card is red, orange or yellow. 2 cards in the Draw Pile.",
    ]
    draw, view, who = DRAW["mantis"], play.view(0), Who(NAMES, 0)
    assert [draw.choice(view, who, action) for action in view.legal] == [
        "red scores 3, orange or yellow stays in your Tank",
        "Leo: red, orange or yellow stays with Leo",
        "Mia: red, orange or yellow stays with Mia",
    ]
    play.apply(0, "score")
    assert table(play)[-1] == "  It has the icon bank: what you steal with it is scored at once."


def test_the_table_of_kittens_and_what_is_remembered() -> None:
    text = (
        "edition: it\nseat 0: defuse see nope nope\nseat 1: skip skip\nseat 2: defuse\n"
        "pile: skip kitten see see kitten\ndiscard: nope attack\n"
    )
    play = mazzo.get("kittens").position(text, seed="x", names=NAMES)
    for move in ("0 see", "1 pass", "2 pass", "0 pair nope 1", "1 pass", "2 pass"):
        seat, _, action = move.partition(" ")
        play.apply(int(seat), action)
    assert (
        table(play)
        == [
            "* 0 You  2 cards",
            "  1 Leo  1 card",
            "  2 Mia  1 card",
            "",
            "  Your hand: defuse, skip.",
            "  Draw Pile: 5 cards, 2 of them kittens. Discard pile: 5 cards, nope on top.",
            "  You remember, from the top: 1st skip, 2nd kitten, 3rd see.",
        ]
        or table(play)[0] == "* 0 You  2 cards"
    )
    choices = {str(action): DRAW["kittens"].choice(play.view(0), Who(NAMES, 0), action) for action in play.legal(0)}
    assert choices["draw"] == "take the top card, and end the turn (it is a skip)"


def test_a_long_name_is_cut_and_columns_stay_straight() -> None:
    lines = player_lines([1], Who(["Wolfeschlegelsteinhausen", "Bo"]), ["a", "bb"], ["x", "y"])
    assert lines == ["  0 Wolfeschleg…  a   x", "* 1 Bo            bb  y"]


@pytest.mark.parametrize(
    ("number", "word"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st")]
)
def test_places_have_ordinals(number: int, word: str) -> None:
    assert ordinal(number) == word


def test_paint_touches_whole_words_only() -> None:
    paint = Paint({"red": "31", "blue": "34"})
    assert paint("2 red, scored") == "2 \033[31mred\033[0m, scored"
    assert Paint({})("2 red") == "2 red"
