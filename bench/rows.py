"""The size of a game in the database: rows and bytes of a real PostgreSQL, with indexes.

python -m bench.rows --games 50
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random

from bench.server_processes import database_for
from mazzo.core.chance import read_seed
from mazzo.server.store.storage import Storage, connect
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import Act, Command, Join, Notice, Seed, Sit, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage

PEOPLE = ("Ada", "Leo", "Mia", "Ben")
TABLES = ("entries", "tables", "records", "record_people", "table_people")
SIZES = " UNION ALL ".join(
    f"SELECT '{name}', count(*), pg_total_relation_size('{name}') FROM {name}" for name in TABLES
)


async def play(storage: Storage, settings: Settings, number: int) -> int:
    """Play one game of four random players, with a commit for each command; return the number of moves."""
    code = f"{number:012}".translate(str.maketrans("01", "ab"))
    assert await storage.tables.open(code, settings, 0.0)
    logged, random, moves = LoggedTable(code, settings), Random(number), 0

    async def do(who: str | None, command: Command | Notice) -> None:
        nonlocal logged
        draft = logged.draft(0.0)
        draft.accept(who, command, None if who is None else f"{number}-{logged.version}")
        assert not await storage.tables.append([draft.addition()])
        logged = draft

    for who in PEOPLE:
        await do(who, Join(who))
        await do(who, Sit())
    await do(None, Seed(read_seed(None)))
    await do(PEOPLE[0], Start())
    while logged.state.stage is Stage.PLAYING:
        play = logged.state.play
        assert play
        seat = play.to_act[0]
        chosen = random.choice(play.legal(seat))
        await do(PEOPLE[seat], Act(str(chosen), logged.version))
        moves += 1
    return moves


async def measure(url: str, game: str, games: int) -> None:
    storage = await connect(url)
    moves = [await play(storage, Settings(game), number) for number in range(games)]
    print(f"{game}: {games} games of four, {sum(moves) / games:.0f} moves each")
    total = 0.0
    for name, rows, size in await storage.database.fetch(SIZES):
        total += size / games
        print(f"  {name:<14}{rows / games:>8.1f} rows{size / games:>10,.0f} bytes a game")
    print(f"  all together {total:,.0f} bytes a game, {total / (sum(moves) / games):,.0f} bytes a move")
    await storage.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    asked = parser.parse_args()
    for game in ("mantis", "kittens"):
        with (
            tempfile.TemporaryDirectory(prefix="mazzo-bench-", dir="/var/tmp") as name,
            database_for("postgres", Path(name)) as database,
        ):
            asyncio.run(measure(database.place, game, asked.games))


if __name__ == "__main__":
    main()
