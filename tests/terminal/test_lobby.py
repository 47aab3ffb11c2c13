"""The lobby in the terminal: the keys of its lines."""

import pytest
from textual.binding import Binding

from mazzo.table.commands import AddBot, Change, Command, Join, Ready, RemoveBot, Sit, Start
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.terminal.screens.lobby import lines
from mazzo.terminal.screens.table import TableScreen
from mazzo.text.locales import LANGUAGES, words
from tests.server.loop import awaits
from tests.terminal.screens import Still, at_table, table, text, until
from tests.terminal.snapshots import ADDRESS, at, opened

HOST: list[tuple[str, Command]] = [("ada", Join("Ada")), ("ada", Sit())]
FOUR_BOTS: list[tuple[str, Command]] = [*HOST, *[("ada", AddBot("hard"))] * 4]


def lobby(*commands: tuple[str, Command], game: str = "kittens") -> Table:
    return opened(Settings(game), *commands)


def keys(of: Table, language: str = "en") -> dict[str, str]:
    """The key of each line, by its text without markup."""
    screen = TableScreen(Still([], ADDRESS), "Ada")
    return {str(line.text): line.key for line in lines(words(language), at(of), screen)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_the_lobby_stay(language: str) -> None:
    tables = [lobby(*HOST, *FOUR_BOTS[2:many]) for many in range(2, 7)]
    full = lobby(*HOST, *[("ada", AddBot("hard"))] * 5, game="mantis")
    seen: dict[str, str] = {}
    for found in [keys(each, language) for each in (*tables, full)]:
        assert len(set(found.values())) == len(found), "each key does one thing"
        for line, key in found.items():
            assert seen.setdefault(line, key) == key


def test_no_key_of_the_lobby_is_a_key_of_the_table() -> None:
    bound = {key for each in TableScreen.BINDINGS if isinstance(each, Binding) for key in each.key.split(",")} | {
        "l",
        "t",
    }
    assert not bound & set(keys(lobby(*FOUR_BOTS)).values())


@pytest.mark.parametrize(
    ("pressed", "asked"),
    [
        (["r"], Ready(True)),
        (["b"], Start()),
        (["2"], AddBot("medium")),
        (["x", "3"], RemoveBot(3)),
        (["v", "1"], Change(Settings("mantis", "en"))),
    ],
)
@awaits
async def test_a_key_of_the_lobby_asks_for_its_action(pressed: list[str], asked: Command) -> None:
    link = Still([at(lobby(*FOUR_BOTS))], ADDRESS)
    async with at_table(link) as (mazzo, pilot):
        await until(pilot, lambda: "Begin" in text(mazzo))
        await pilot.press(*pressed)
        await until(pilot, lambda: mazzo.screen is table(mazzo) and len(link.asked) > 1)
        assert link.asked[-1] == asked
