"""Puzzles for the pages: each is made in another process, and cached."""

import msgspec

from mazzo.puzzles import puzzles
from mazzo.puzzles.shown import shown
from mazzo.server.work.heavy import HeavyWork, Requester


async def puzzle(work: HeavyWork, asker: Requester, game: str, number: int) -> bytes:
    """A puzzle that a game brings, in JSON."""
    return await work.result(f"puzzle {game} {number}", asker, _shown, lambda: [game, number])


def _shown(game: str, number: int) -> bytes:
    return msgspec.json.encode(shown(puzzles(game)[number]))
