"""`Play.text`: a game as one seat sees it."""

from typing import Any

import pytest

import mazzo
from mazzo.core.board_rows import view_rows
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused
from mazzo.games import OURS, get
from mazzo.testing.lookalikes import Lookalikes
from mazzo.text.locales import LANGUAGES, words
from mazzo.text.observation import observation
from tests.games.settings import QuickChance, Setting, for_every_setting, playing
from tests.guests.court import COURT

NAMES = ["Ada", "Leo", "Mia"]


def position() -> Any:
    text = "edition: it\ntank 0: rrb\ntank 1: g\ntank 2: yy\nscores: 4 7 0\npile: r/roy g/ryg p/oyp b/gbp y/ypk\n"
    return mazzo.get("mantis").position(text, seed="x", names=NAMES)


def test_the_text_has_the_table_the_question_and_every_action() -> None:
    assert position().text(0) == (
        "You play as Ada in seat 0.\n"
        "\n"
        "The table (* has to choose):\n"
        "* 0 You  Score Pile: 4 of 10; Tank: 2 red, 1 blue\n"
        "  1 Leo  Score Pile: 7 of 10; Tank: 1 green\n"
        "  2 Mia  Score Pile: 0 of 10; Tank: 2 yellow\n"
        "\n"
        "  5 cards are left. On the back of the top card: red, orange, yellow. One of them is on its front.\n"
        "\n"
        "Your turn\n"
        "Leo needs 3 more cards to win.\n"
        "\n"
        "You can:\n"
        "- score (Score  red +3, orange –, yellow –)\n"
        "- steal 1 (Steal: Leo  red –, orange –, yellow –)\n"
        "- steal 2 (Steal: Mia  red –, orange –, yellow +3)"
    )


def test_the_text_begins_with_the_events_since_the_last_move() -> None:
    play = position()
    for move in ("score", "score"):
        play.apply(play.to_act[0], move)
    assert "Since your last choice:\nYou scored 3 red.\nLeo" in play.text(0)
    play.apply(2, "score")
    play.apply(0, "score")
    assert "You scored 3 red." not in play.text(0)
    assert "You scored 3 red." not in play.copy().text(0)
    play.undo()
    assert "You scored 3 red." in play.text(0)


def test_the_text_of_an_earlier_moment_does_not_depend_on_later_moves() -> None:
    play, texts = get("kittens").start(3, seed="moment"), []
    chance = QuickChance("moment")
    while not play.over:
        texts.append(play.text(0))
        seat = chance.choice(play.to_act)
        play.apply(seat, chance.choice(play.legal(seat)))
    texts.append(play.text(0))
    assert [moment.play.text(0) for moment in mazzo.moments(play.record())] == texts


def test_the_text_of_a_finished_game_names_the_winner_and_the_rule() -> None:
    play = get("kittens").start(2, seed="over")
    while not play.over:
        play.apply(play.to_act[0], "draw" if "draw" in map(str, play.legal(play.to_act[0])) else play.legal()[0])
    assert "You can:" not in play.text(0)
    assert play.result
    assert f"Seat {play.result.winners[0]} survived!" in play.text(1 - play.result.winners[0])


@pytest.mark.usefixtures("restored_games")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [get(name) for name in OURS] + [COURT], ids=lambda game: str(game.name))
def test_every_game_has_a_text_of_moderate_length_in_every_language(game: Any, language: str) -> None:
    if game is COURT:
        mazzo.games.register(game)
    lengths = []
    for play in playing(Setting(game, next(iter(game.editions)), 4), language):
        for seat in range(4):
            text = play.text(seat, language)
            assert all(f"- {action} (" in text for action in play.legal(seat))
            lengths.append(len(text))
    assert sum(lengths) / len(lengths) < 800


def test_a_seat_or_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="seat"):
        position().text(3)
    with pytest.raises(Refused, match="language"):
        position().text(0, "xx")


class TextLookalikes(Lookalikes):
    """Compares the texts of two games that look the same to a seat."""

    def _reaching(self, state: Any, events: list[Any], _: Encoding | None) -> dict[str, str]:
        game, view, seen = self.game, self.game.view(state, self.viewer), list(map(self._event, events[-12:]))
        names = [f"Seat {seat}" for seat in range(state.seats)]
        is_reaction = not state.result and game.is_reaction(state)
        picture = repr(view_rows(game, game.board_layout, view, names))
        return {"the text": observation(words("en"), view, names, seen, is_reaction), "the picture": picture}

    def _event(self, event: Any) -> Any:
        return self.game.seen(event, self.viewer)


@for_every_setting
def test_no_text_or_picture_depends_on_what_its_seat_cannot_know(setting: Setting) -> None:
    lookalikes = TextLookalikes(setting.game, setting.start("text").state, len(str(setting)) % setting.seats, "text")
    lookalikes.play_to_the_end()
    assert lookalikes.lookalikes
