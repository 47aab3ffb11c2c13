"""The lengths of messages do not reveal hidden cards, since encryption does not hide lengths."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.protocol.messages import STEP, News, encode, refused_by_table
from mazzo.table.commands import Act, Start
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.updates import Stage
from mazzo.testing.lookalikes import secrets_of
from mazzo.testing.settings import choose
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import seated
from tests.table.tables import TestTable

PEOPLE = ("ada", "bob", "cyd")
MOST_THAT_DIFFER = 0.01  # of all moves; 1 of 1000 was measured, and 968 without padding


def with_state(table: Table, state: Any) -> Table:
    """A copy of a table with another state of its game."""
    other = table.copy()
    assert other.state.play
    play = other.state.play.copy()
    play.state = state
    other.state = replace(other.state, play=play)
    return other


def lengths_after(table: Table, seat: int, action: str) -> list[int]:
    """The lengths of the messages to all people after a move."""
    table.handle(PEOPLE[seat], Act(action, table.state.version), 0.0)
    return [length_for(table, who) for who in (None, *PEOPLE)]


def length_for(table: Table, who: str | None) -> int:
    return len(encode(News(table.update(who, 0.0, table.state.version - 1))).text)


def test_a_drawn_card_changes_the_length_of_no_message() -> None:
    table = TestTable(Settings("kittens", "2015"), " ".join(PEOPLE)).start().table
    assert table.state.play
    state = table.state.play.state
    pile = state.pile
    tops = {card: place for place, card in enumerate(pile) if card != "kitten"}
    assert len(tops) > 8
    lengths = set()
    for place in tops.values():
        deck = (pile[place], *pile[:place], *pile[place + 1 :])
        lengths.add(tuple(lengths_after(with_state(table, replace(state, pile=deck)), state.turn, "draw")))
    assert len(lengths) == 1


@pytest.mark.parametrize("game", GAMES)
def test_lengths_hardly_ever_depend_on_hidden_cards(game: str) -> None:
    """Compare whole games, move by move, with games that look the same to a spectator."""
    moves, differ = 0, 0
    for seed in range(3):
        for here, there in moves_of_lookalikes(game, seed):
            moves += 1
            differ += here != there
    assert moves > 30
    assert differ <= MOST_THAT_DIFFER * moves


def moves_of_lookalikes(game: str, seed: int) -> Iterator[tuple[list[int], list[int]]]:
    random, secrets = QuickChance(f"lengths {seed}"), secrets_of(GAMES[game])
    table = TestTable(Settings(game), " ".join(PEOPLE), seed=f"seed {seed}").start().table
    while table.state.stage is Stage.PLAYING and table.state.play:
        play = table.state.play
        seat = random.choice(play.to_act)
        action = str(choose(random.below, play.legal(seat)))
        lookalike = with_state(table, secrets.lookalike(play.state, None, random))
        here = lengths_after(table, seat, action)
        try:
            there = lengths_after(lookalike, seat, action)
        except Refused:  # a card that the seat has only here
            continue
        if table.update(None, 0.0, table.state.version - 1) == lookalike.update(None, 0.0, lookalike.state.version - 1):
            yield here, there


def test_a_refusal_that_lists_the_legal_actions_has_one_length() -> None:
    refusals = [refused_by_table("id", Refused(f"not legal; {legal} is")) for legal in ("pass", "nope, pass")]
    assert len({len(encode(refusal).text) for refusal in refusals}) == 1


@awaits
async def test_padding_arrives_and_is_not_compressed(site: Site) -> None:
    async with seated(site, 2, game="kittens", coach=True) as visits:
        await visits[0].do(Start())
        await visits[0].until(visits[0].may_act)
        updates = [text for visit in visits for text in visit.texts if '"seat":null' not in text and '"update"' in text]
        assert len(updates) >= 2
        assert all(len(text.encode()) % STEP == 0 for text in updates)
        advice = await visits[0].guest.http.get(f"/api/tables/{visits[0].code}/coach")
        assert "content-encoding" not in advice.headers
        assert int(advice.headers["content-length"]) % STEP == 0
    async with Guest(site.url) as guest:
        watcher = await guest.visit(visits[0].code, compression="deflate")
        assert watcher.socket.protocol.extensions == []
