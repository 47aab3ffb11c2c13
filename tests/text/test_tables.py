"""Views as lines of text."""

import re

import pytest

import mazzo
from mazzo.cli.paint import Paint
from mazzo.games import GAMES, AnyPlay
from mazzo.games.plain.words import plain
from mazzo.table.settings import Settings
from mazzo.text import has_text, of
from mazzo.text.lines import player_lines
from mazzo.text.locales import LANGUAGES, Words, words
from mazzo.text.settings import rows, summary

EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]
NAMES = ["Ada", "Leo", "Mia"]


EN = words("en")


def table(play: AnyPlay, seat: int = 0) -> list[str]:
    return of(play.game.name).table(EN, play.view(seat), play.names, ())


def test_every_game_is_drawn() -> None:
    assert all(map(has_text, GAMES))


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_question_and_every_choice_has_words(
    game: str, edition: str, is_known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_known:
        monkeypatch.setattr(Words, "has", lambda *_: False)  # as of a game without words
    game_text = of(game) if is_known else plain(game)
    for seed, language in enumerate(LANGUAGES):
        t, play = words(language), mazzo.get(game).start(4, edition, seed)
        chance = mazzo.Dice(str(seed))
        while not play.over:
            seat = play.to_act[0]
            view = play.view(seat)
            assert game_text.question(t, view, play.names, play.game.is_reaction(play.state))
            assert len(game_text.table(t, view, play.names, ())) > 4
            for action in view.legal[:20]:
                assert game_text.label(t, action, play.names, view)
                game_text.gains(t, view, action)
            play.apply(seat, view.legal[chance.below(len(view.legal))])
        assert game_text.table(t, play.view(), play.names, [play.view(seat) for seat in range(4)])
        assert game_text.why(t, play.view())
        assert game_text.help(t)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_question_and_no_hint_names_its_reader(game: str, edition: str) -> None:
    for game_text in (of(game), plain(game)):
        for seed, language in enumerate(LANGUAGES):
            t, play = words(language), mazzo.get(game).start(4, edition, seed)
            chance = mazzo.Dice(str(seed))
            while True:
                for seat, name in enumerate(play.names):
                    view, is_reaction = play.view(seat), not play.over and play.game.is_reaction(play.state)
                    said = game_text.question(t, view, play.names, is_reaction) + game_text.hint(t, view, play.names)
                    assert name not in said
                if play.over:
                    break
                seat = play.to_act[0]
                play.apply(seat, play.legal(seat)[chance.below(len(play.legal(seat)))])


def test_the_table_of_mantis() -> None:
    text = "edition: it\ntank 0: rrb\ntank 1: g\ntank 2:\nscores: 4 9 0\npile: r/roy g/ygp+bank\n"
    play = mazzo.get("mantis").position(text, seed="x", names=NAMES)
    assert table(play) == [
        "* 0 You  Score Pile: 4 of 10; Tank: 2 red, 1 blue",
        "  1 Leo  Score Pile: 9 of 10; Tank: 1 green",
        "  2 Mia  Score Pile: 0 of 10; Tank: Empty Tank",
        "",
        "  2 cards are left. On the back of the top card: red, orange, yellow. One of them is on its front.",
    ]
    view, game_text = play.view(0), of("mantis")
    assert [game_text.label(EN, action, NAMES, view) for action in view.legal] == ["Score", "Steal: Leo", "Steal: Mia"]
    assert [game_text.gains(EN, view, action) for action in view.legal] == [
        "red +3, orange –, yellow –",
        "red –, orange –, yellow –",
        "red –, orange –, yellow –",
    ]
    play.apply(0, "score")
    hint = game_text.hint(EN, play.view(1), NAMES)
    assert hint == "If you steal with this card, what you steal goes to your Score Pile."


def test_the_table_of_kittens_and_what_is_remembered() -> None:
    text = (
        "edition: it\nseat 0: defuse see nope nope\nseat 1: skip skip\nseat 2: defuse\n"
        "pile: skip kitten see see kitten\ndiscard: nope attack\n"
    )
    play = mazzo.get("kittens").position(text, seed="x", names=NAMES)
    for move in ("0 see", "1 pass", "2 pass", "0 pair nope 1", "1 pass", "2 pass"):
        seat, _, action = move.partition(" ")
        play.apply(int(seat), action)
    assert table(play) == [
        "* 0 You  Hand: Defuse, Skip",
        "  1 Leo  Hand: 1 card",
        "  2 Mia  Hand: 1 card",
        "",
        "  Draw Pile: 5 cards, 2 kittens inside",
        "  What you know of the Draw Pile: Skip (on top), Exploding Kitten (card 2), See the Future (card 3)",
        "  Discard Pile: 5 (Nope, Nope, See the Future, …)",
    ]
    (draw,) = [action for action in play.legal(0) if str(action) == "draw"]
    assert of("kittens").gains(EN, play.view(0), draw) == "(Skip)"


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_french_has_a_space_before_the_colons_of_the_code(game: str, edition: str) -> None:
    t, play, settings = words("fr"), mazzo.get(game).start(4, edition, 1), Settings(game, edition)
    view = play.view(play.to_act[0])
    lines = [row.words(t) for row in rows(t, settings, is_shared=True)] + summary(t, settings)
    for game_text in (of(game), plain(game)):
        lines += game_text.table(t, view, play.names, ())
        lines += [game_text.label(t, action, play.names, view) for action in view.legal]
    assert [line for line in lines if re.search(r"(?<!\u202f):", line)] == []
    assert any("\u202f:" in line for line in lines)


def test_a_long_name_is_cut_and_columns_stay_straight() -> None:
    lines = player_lines([1], ["Wolfeschlegelsteinhausen", "Bo"], ["a", "bb"], ["x", "y"])
    assert lines == ["  0 Wolfeschleg…  a   x", "* 1 Bo            bb  y"]


def test_only_whole_words_are_painted() -> None:
    paint = Paint({"red": "31", "blue": "34"})
    assert paint("2 red, scored") == "2 \033[31mred\033[0m, scored"
    assert Paint({})("2 red") == "2 red"
