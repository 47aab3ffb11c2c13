"""Lessons follow the rules from reachable positions, and the page has the current ones."""

from collections import Counter
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from mazzo.coach.lessons import Lesson, lessons, write
from mazzo.coach.lessons.lesson import LEARNER, LearnerAnswer, LearnerQuestion, begin, written
from mazzo.games import OURS, get
from mazzo.games.kittens.rules.editions import cards_in_play
from mazzo.games.kittens.rules.state import State as KittensState
from mazzo.games.mantis.rules.editions import printed
from mazzo.games.mantis.rules.state import State as MantisState
from tests.generated import STALE

PAGES = Path(__file__).parents[3] / "web" / "src" / "games"
EVERY = [pytest.param(game, lesson, id=f"{game}-{lesson.name}") for game in OURS for lesson in lessons(game)]


def update() -> None:
    for game in OURS:
        (PAGES / game / "lessons.json").write_bytes(write(game, lessons(game)))
        (PAGES / game / "layout.json").write_bytes(layout(game))


def layout(game: str) -> bytes:
    return msgspec.json.format(msgspec.json.encode(get(game).layout)) + b"\n"


@pytest.mark.parametrize("game", OURS)
def test_the_pages_have_the_current_lessons_and_layout(game: str) -> None:
    for file, now in (("lessons.json", write(game, lessons(game))), ("layout.json", layout(game))):
        assert (PAGES / game / file).read_bytes() == now, f"{file} {STALE}"


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_has_every_card_once(game: str, lesson: Lesson) -> None:
    state = begin(game, lesson).state
    match state:
        case MantisState():
            assert len(state.dealt) == state.edition.hand * state.seats
            assert len(state.cards) + len(state.dealt) == len(printed(state.edition))
            lying = sum(map(len, state.tanks)) + sum(state.scores)
            assert lying == len(state.dealt) + state.turned
        case KittensState():
            cards = Counter(chain(*state.hands, state.pile, state.discard))
            assert cards == Counter(cards_in_play(state.edition, state.seats))
        case _:
            pytest.fail(f"how are the cards of {game} counted?")


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_asks_for_a_choice_among_legal_actions(game: str, lesson: Lesson) -> None:
    choices = moments(written(game, lesson).start)
    assert choices
    for moment in choices:
        legal = [str(action) for action in moment.view.legal]
        assert set(moment.answers) <= set(legal)
    assert any(len(moment.view.legal) > len(moment.answers) for moment in choices)


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_uses_its_whole_script(game: str, lesson: Lesson) -> None:
    def used(asked: LearnerQuestion, moves: list[str]) -> None:
        for answer in asked.answers.values():
            line = [*moves, *(frame.move for frame in answer.frames)]
            if answer.then:
                used(answer.then, line)
            else:
                play = begin(game, lesson)
                for move in line:
                    seat, _, action = move.partition(" ")
                    play.apply(int(seat), action)
                assert play.record().outcomes == lesson.chance

    used(written(game, lesson).start, [])


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_shows_only_what_its_seat_may_see(game: str, lesson: Lesson) -> None:
    for answer in answers(written(game, lesson).start):
        for frame in answer.frames:
            assert frame.view.seat == LEARNER
            assert all(get(game).seen(event, LEARNER) == event for event in frame.events)


def moments(asked: LearnerQuestion) -> list[LearnerQuestion]:
    later = [answer.then for answer in asked.answers.values() if answer.then]
    return [asked, *chain.from_iterable(map(moments, later))]


def answers(asked: LearnerQuestion) -> list[LearnerAnswer]:
    return [answer for moment in moments(asked) for answer in moment.answers.values()]
