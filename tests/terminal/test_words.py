"""Every event, choice and refusal has a text in every language."""

from typing import Any

import pytest

from mazzo import bots
from mazzo.client.link import Answer
from mazzo.coach import advise
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games import GAMES, PLAIN
from mazzo.table.reasons import REASONS
from mazzo.terminal.drawing.board import Drawing, drawing_of
from mazzo.terminal.drawing.ink import Space
from mazzo.terminal.words import reason
from mazzo.text import event_sentences, of
from mazzo.text.choosing import choices
from mazzo.text.coach import advice_text
from mazzo.text.lines import listed
from mazzo.text.locales import LANGUAGES, words
from tests.slow import in_turn

NAMES = ["Ada", "Leo", "Mia", "Zoe"]
EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]


def played(game: str, edition: str, seed: str = "words") -> Any:
    """Yields the states of a random game, each with the events of its move."""
    play, chance = GAMES[game].start(seats=4, edition=edition, seed=seed, names=NAMES), Dice(f"{seed} moves")
    yield play, []
    while not play.over:
        seat = play.to_act[chance.below(len(play.to_act))]
        legal = play.legal(seat)
        yield play, play.apply(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize(("game", "edition", "language"), in_turn(EDITIONS, LANGUAGES))
def test_a_game_has_sentences_drawings_and_choices(game: str, edition: str, language: str) -> None:
    t, game_text, drawing = words(language), of(game), drawing_of(game)
    sentences = 0
    for play, events in played(game, edition):
        for seat in (None, *range(4)):
            view = play.view(seat)
            seen = [play.game.seen(event, seat) for event in events]
            sentences += len(event_sentences(t, game, seen, NAMES))
            assert game_text.question(t, view, NAMES, play.game.is_reaction(play.state))
            game_text.hint(t, view, NAMES)
            assert all(game_text.label(t, action, NAMES, view) for action in view.legal)
            for choice in choices(game_text, view.legal):
                assert choice.action or game_text.group(t, choice.said, NAMES)
            for room in (Space(12, 2), Space(30, 6)):
                assert drawing.seat(t, view, 1, room, None).cell_len is not None
                assert all(line.cell_len <= 78 for line in drawing.hand(t, view, Space(78, 20)).split())
            assert drawing.middle(t, view, Space(76, 3, 4))
    assert sentences > 50


def test_every_game_is_drawn_and_any_other_in_plain_lines() -> None:
    plain = PLAIN.part("terminal", Drawing)
    assert plain
    for game in GAMES:
        assert drawing_of(game) is not plain
        play = GAMES[game].start(seats=3, seed="plain")
        drawn = [plain.seat(words("en"), play.view(0), seat, Space(40, 4, 3), None).plain for seat in range(3)]
        assert all(drawn)
        assert plain.middle(words("en"), play.view(0), Space(40, 3, 3)).plain


def test_names_are_listed() -> None:
    t = words("en")
    assert [listed(t, NAMES[:many]) for many in range(4)] == ["", "Ada", "Ada and Leo", "Ada, Leo and Mia"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    t = words(language)
    facts = {"most": "9", "fewest": "2", "last": "3", "why": "so", "games": "", "bots": "", "emotes": "", "options": ""}
    for code in REASONS:
        assert reason(t, Answer(False, code=code, sentence="never said", facts=facts)) != t(
            "refusal-other", why="never said"
        )
    assert "never received" in reason(t, Answer(False, code="of-tomorrow", sentence="never received"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_advice_is_written_in_every_language(game: str, language: str) -> None:
    t = words(language)
    play, chance = GAMES[game].start(seats=3, seed="advice", names=NAMES[:3]), Dice("advice moves")
    bot = bots.get(game, "medium")(play.state.edition, Dice("bot"))
    for _ in range(12):
        seat = play.to_act[0]
        view, seen = play.view(seat), Seen(play, seat)
        text = advice_text(t, advise(game, play.state.edition, view, seen), NAMES, {})
        assert t("coach-estimates") in "".join(piece for piece, _ in text)
        play.apply(seat, bot.choose(view, seen) if chance.below(2) else view.legal[0])
        if play.over:
            break
