"""One player with bots: reactions without a time limit wait for the player; cards in the hand can be clicked."""

import asyncio

import pytest
from msgspec.structs import replace

from mazzo.client.local import Local
from mazzo.games import GAMES
from mazzo.games.kittens.rules.events import Passed
from mazzo.games.kittens.rules.state import Reaction
from mazzo.table.commands import Act, BotActs
from mazzo.table.settings import Settings
from mazzo.table.updates import Update
from mazzo.terminal.widgets.choices import Choices
from tests.server.loop import awaits, awaits_no_time
from tests.terminal.screens import LARGE, Still, at_table, place, until
from tests.terminal.snapshots import RICH, from_position, settled

PLAYED = """
edition: 2015
seat 0: {} skip defuse
seat 1: shuffle defuse
pile: see skip kitten beard
turn: 1 owes 1
"""


async def after_a_while(card: str, waits: bool) -> list[Update]:
    """The updates in the minute after a bot played Shuffle, for a player who holds this card and does nothing."""
    link = Local(Settings("kittens", turn_seconds=None, reaction_seconds=5), ["random"], "Ada", waits=waits)
    play = GAMES["kittens"].position(PLAYED.format(card), seed="window")
    link.table.state = replace(link.table.state, play=play)
    updates: list[Update] = []

    async def listen() -> None:
        async for received in link.messages():
            if isinstance(received, Update):
                updates.append(received)

    link._do(None, BotActs(1, "shuffle"))
    listening = asyncio.create_task(listen())
    await asyncio.sleep(60)
    listening.cancel()
    return updates


@awaits_no_time
async def test_a_reaction_waits_for_a_person_who_can_answer() -> None:
    last = (await after_a_while("nope", waits=True))[-1]
    assert isinstance(last.view.phase, Reaction)
    assert last.table.seconds_left is None


@awaits_no_time
async def test_a_reaction_times_out_without_the_waits_setting() -> None:
    updates = await after_a_while("nope", waits=False)
    reactions = [update for update in updates if update.view and isinstance(update.view.phase, Reaction)]
    assert [update.table.seconds_left for update in reactions] == [5]
    assert not isinstance(updates[-1].view.phase, Reaction)


@awaits_no_time
async def test_a_person_without_a_choice_is_not_asked() -> None:
    updates = await after_a_while("see", waits=True)
    assert not isinstance(updates[-1].view.phase, Reaction)
    assert Passed(0) in [event for update in updates for event in update.events]


@pytest.mark.parametrize(("card", "chosen"), [("attack", "attack"), ("see", "see"), ("skip", "skip")])
@awaits
async def test_a_click_on_a_card_plays_it(card: str, chosen: str) -> None:
    link = Still([from_position(RICH)])
    async with at_table(link, size=LARGE) as (mazzo, pilot):
        await until(pilot, lambda: mazzo.screen.query_one(Choices).lines)
        await settled(mazzo)
        name = {"attack": "Attack", "see": "See the", "skip": "Skip"}[card]
        row, column = place(mazzo, name)
        await pilot.click(offset=(column, row))
        await until(pilot, lambda: link.asked)
        assert [command.action for command in link.asked if isinstance(command, Act)] == [chosen]


@awaits
async def test_a_click_on_a_card_with_several_uses_goes_to_the_first() -> None:
    link = Still([from_position(RICH)])
    async with at_table(link, size=LARGE) as (mazzo, pilot):
        await until(pilot, lambda: mazzo.screen.query_one(Choices).lines)
        await settled(mazzo)
        row, column = place(mazzo, "Tacocat")
        await pilot.click(offset=(column, row))
        choices = mazzo.screen.query_one(Choices)
        await until(pilot, lambda: choices.highlighted)
        assert "Pair (Tacocat)" in str(choices.lines[choices.highlighted or 0].text)
        assert not link.asked
