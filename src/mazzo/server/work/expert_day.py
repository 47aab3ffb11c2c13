"""The deal of a day as `expert` plays it: computed once a day in another process, and cached."""

import msgspec
from msgspec import Struct

from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.core.play import act
from mazzo.games import get
from mazzo.server.work.heavy import HeavyWork, Requester
from mazzo.table.day import OPPONENTS, bot_chance

PLAYER = "expert"


class ExpertDay(Struct, frozen=True):
    """The result of `expert` in your place."""

    won: bool
    choices: int  # that it made


async def expert_day(work: HeavyWork, asker: Requester, game: str, seed: str) -> bytes:
    return await work.result(f"day {game} {seed}", asker, _played, lambda: [game, seed], is_long=True)


def _played(game: str, seed: str) -> bytes:
    return msgspec.json.encode(play(game, seed))


def play(game: str, seed: str) -> ExpertDay:
    rules = get(game)
    edition = next(iter(rules.editions.values()))
    day = rules.begin(edition, 1 + len(OPPONENTS), Dice(seed), None)
    expert, choices = bots.get(game, PLAYER)(edition, Dice(seed, PLAYER)), 0
    while not (result := day.result):
        seat = day.to_act[0]
        bot = expert if seat == 0 else bots.get(game, OPPONENTS[seat - 1])(edition, bot_chance(seed, day, seat))
        choices += seat == 0 and len(day.legal(seat)) > 1
        act(day, seat, bot.choose)
    return ExpertDay(0 in result.winners, choices)
