"""Time limits and house rules are set in the terminal."""

import pytest
from msgspec.structs import replace

from mazzo.bots import catalog_of
from mazzo.games import GAMES
from mazzo.table.commands import Change
from mazzo.table.settings import Settings, checked
from mazzo.terminal.screens.settings import SettingsScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.text.locales import LANGUAGES, words
from mazzo.text.settings import rows
from tests.kits import with_parts
from tests.server.loop import awaits
from tests.slow import in_turn, slowly
from tests.terminal.screens import Still, at_table, running, table, text, until, update
from tests.terminal.snapshots import lobby

ALL = [(game, edition) for game in GAMES for edition in GAMES[game].editions]


@pytest.mark.parametrize(("game", "edition", "language"), in_turn(ALL, LANGUAGES))
def test_every_answer_makes_settings_that_a_table_takes(game: str, edition: str, language: str) -> None:
    printed = Settings(game, edition)
    found = rows(words(language), printed, is_shared=True)
    assert len(found) >= 5
    for row in found:
        assert row.answers[row.given][1] == printed
        for _, settings in row.answers:
            assert checked(settings, GAMES) == settings


@pytest.mark.parametrize(("game", "edition"), [ALL[0], *(slowly(*each) for each in ALL[1:-1]), ALL[-1]])
def test_stepping_through_all_answers_leads_back(game: str, edition: str) -> None:
    printed = Settings(game, edition, turn_seconds=45)  # not one of the usual times
    for place, row in enumerate(rows(words("en"), printed, is_shared=True)):
        now, seen = printed, [row.words(words("en"))]
        for _ in row.answers:
            now = rows(words("en"), now, is_shared=True)[place].step(1)
            seen.append(rows(words("en"), now, is_shared=True)[place].words(words("en")))
        assert len({*seen}) >= len(row.answers) - 1
        if place > 0:  # an unusual time is not offered again once it was changed
            assert now == printed


@awaits
async def test_a_local_game_has_the_chosen_house_rules() -> None:
    async with running() as (mazzo, pilot):
        await pilot.press("4")
        await until(pilot, lambda: isinstance(mazzo.screen, SettingsScreen))
        await pilot.press("down", "down", "right", "right", "left", "4", "escape")  # the hand, and then the target
        await until(pilot, lambda: "House rules … 2 changes" in text(mazzo))
        await pilot.press("1")
        await until(pilot, lambda: update(mazzo).view)
        assert update(mazzo).table.settings.options == {"hand": 5, "target": 11}
        assert len(update(mazzo).view.tanks[0]) == 5


@awaits
async def test_a_bot_without_support_for_a_house_rule_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unaware = catalog_of("mantis")._replace(options=frozenset(), ask_the_rules=frozenset())
    with_parts(monkeypatch, "mantis", bots=unaware)
    async with running() as (mazzo, pilot):
        await pilot.press("4")
        await until(pilot, lambda: isinstance(mazzo.screen, SettingsScreen))
        await pilot.press("down", "down", "right", "escape")
        await until(pilot, lambda: "House rules … 1 change" in text(mazzo))
        await pilot.press("1")
        await until(pilot, lambda: [note for note in mazzo._notifications if "house rule" in note.message])
        assert isinstance(mazzo.screen, StartScreen)


async def asked_by_the_host(*keys: str) -> list[Change]:
    """The changes that the host sends with these keys on the house rules screen."""
    link = Still([lobby()], "http://mazzo.example/t/ABCD")
    async with at_table(link) as (mazzo, pilot):
        await until(pilot, lambda: "Time for a turn: 1 minute" in text(mazzo))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(mazzo.screen, SettingsScreen))
        await pilot.press(*keys, "escape")
        await until(pilot, lambda: mazzo.screen is table(mazzo))
        await pilot.pause()
        return [command for command in link.asked if isinstance(command, Change)]


@awaits
async def test_the_host_of_a_table_sets_its_clock() -> None:
    agreed = lobby().table.settings
    assert await asked_by_the_host("right") == [Change(replace(agreed, turn_seconds=120))]


@awaits
async def test_unchanged_settings_send_no_command() -> None:
    assert await asked_by_the_host("right", "left") == []
