"""The games of an evening: who won what, and how the last one ended."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from mazzo.table.chair import Chair
from mazzo.table.updates import LastGame, Score

if TYPE_CHECKING:
    from mazzo.table.table import AnyPlay


class Evening(Struct, frozen=True):
    scores: Mapping[str, Score] = {}  # by the person, or the name of a bot
    last_game: LastGame | None = None

    def after(self, play: "AnyPlay", chairs: Sequence[Chair], numbers: Mapping[str, int], record: str) -> "Evening":
        """The evening with one more game in it."""
        assert play.result
        game, result, scores = play.game.name, play.result, dict(self.scores)
        for seat, chair in enumerate(chairs):
            key = chair.person or f"bot {chair.name}"
            before = scores.get(key) or Score(chair.name, numbers.get(key), games=0, won={})
            won = {**before.won, game: before.won.get(game, 0) + (seat in result.winners)}
            scores[key] = replace(before, name=chair.name, games=before.games + 1, won=won)
        return Evening(scores, LastGame(record, game, play.names, result.winners, result.reason))

    def ranking(self) -> tuple[Score, ...]:
        """The best first: by games won; with equal wins, by fewer games played."""
        return tuple(sorted(self.scores.values(), key=lambda score: (-sum(score.won.values()), score.games)))
