"""The coach of any game: chances with errors, the next events, and an analysis, from sampled games."""

import pytest

from mazzo import bots, coach
from mazzo.bots.rollouts import Budget
from mazzo.bots.rollouts.search import SearchResult
from mazzo.coach import sampling
from mazzo.coach.analysis import analyse
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.chance import Dice
from mazzo.core.play import play_out
from mazzo.games import GAMES
from mazzo.games.kit import Kit
from mazzo.text.coach import advice_text
from mazzo.text.locales import words
from mazzo.text.report import how
from tests.bots.test_rollouts import last_round
from tests.guests.court import COURT, Card


@pytest.fixture(autouse=True)
def court_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = Kit(name="court", rules=COURT)
    monkeypatch.setitem(GAMES._kits, "court", kit)
    monkeypatch.setitem(GAMES._offers, "court", lambda: kit)


def test_the_coach_advises_the_winning_choice_with_its_error() -> None:
    state = last_round(Card.GUARD, Card.MAID, Card.BARON, knows={1: Card.BARON})
    advice = coach.advise("court", state.edition, COURT.view(state, 0))
    best, *others = advice.options
    assert best.action == "play guard 1 baron"
    assert best.win.value > 0.95
    assert best.loss == best.loss_error == 0
    assert 0 < best.win.error < 0.05
    assert all(option.win.error > best.win.error for option in others)  # they were tried less often
    assert all(option.loss > 2 * option.loss_error > 0 for option in others)
    assert sum(estimate.value for estimate in advice.wins) == pytest.approx(1)


def test_the_coach_gives_the_odds_of_the_next_events() -> None:
    state = last_round(Card.GUARD, Card.MAID, Card.BARON)
    advice = coach.advise("court", state.edition, COURT.view(state, 0))
    guess = next(option for option in advice.options if option.action == "play guard 1 king")
    odds = {str(outcome.note.facts["events"]): outcome.ways / outcome.of for outcome in guess.outcomes}
    hit = next(name for name in odds if "fell" in name)
    unseen = (*state.pile, state.aside, Card.BARON)
    assert odds[hit] == pytest.approx(unseen.count(Card.KING) / len(unseen), abs=0.15)
    hide = next(option for option in advice.options if option.action == "play maid")
    assert hide.outcomes == ()


def test_advice_does_not_depend_on_hidden_cards() -> None:
    here, there = (last_round(Card.GUARD, Card.PRIEST, theirs) for theirs in (Card.BARON, Card.MAID))
    assert COURT.view(here, 0) == COURT.view(there, 0)
    assert coach.advise("court", here.edition, COURT.view(here, 0)) == coach.advise(
        "court", there.edition, COURT.view(there, 0)
    )


def test_advice_is_written_in_words() -> None:
    state = last_round(Card.GUARD, Card.MAID, Card.BARON)
    advice = coach.advise("court", state.edition, COURT.view(state, 0))
    text = "".join(piece for piece, _ in advice_text(words("en"), advice, ["Ada", "Leo"], {}))
    assert "games finished at random" in text
    assert "± " in text
    assert how(words("en"), "court") != how(words("en"), "mantis")


def test_a_finished_game_is_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "LOOKING_BACK", Budget(games=40))
    play = COURT.start(2, seed=8)
    play_out(play, [bots.PLAIN.bots["random"](play.state.edition, Dice(seat)).choose for seat in range(2)])
    found = analyse(ReplayedGame(play.record()))
    assert len(found.moments) == len(play.moves) + 1
    assert [estimate.value for estimate in found.moments[-1]] == play.result.shares(2)  # type: ignore[union-attr]
    assert all(0 < estimate.error < 0.2 for moment in found.moments[:-1] for estimate in moment)
    assert {decision.rating for decision in found.decisions} <= {"best", "good", "slip", "blunder"}


@pytest.mark.parametrize(
    ("won", "value", "error"),
    [
        (0.0, 0.02, 0.05),  # never certain
        (9.0, 0.92, 0.0858),
        (4.5, 0.47, 0.1578),
    ],
)
def test_few_games_prove_little(won: float, value: float, error: float) -> None:
    found = SearchResult(9, visits={"wait": 9}, wins={"wait": won}, shares={"wait": [won, 9.0 - won, 0, 0, 0]})
    chance = sampling.share(found, "wait", 0)
    assert chance.value == pytest.approx(value)
    assert chance.error == pytest.approx(error, abs=1e-4)
