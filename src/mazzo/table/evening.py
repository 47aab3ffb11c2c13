"""The games of an evening: the scores, and the end of the last game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.play import Play
from mazzo.table.chair import Chair
from mazzo.table.updates import LastGame, Score


class Evening(Struct, frozen=True):
    scores: Mapping[str, Score] = {}  # by person, by "left" and a person who left a seat to a bot, or by a bot's name
    last_game: LastGame | None = None
    players: tuple[str | None, ...] = ()  # the people named in the last game

    def after(
        self,
        play: Play[Any, Any, Any, Any, Any],
        players: tuple[str | None, ...],
        chairs: Sequence[Chair],
        numbers: Mapping[str, int],
        record: str,
    ) -> "Evening":
        """The evening after one more game."""
        assert play.result
        game, result, scores = play.game.name, play.result, dict(self.scores)
        for seat, chair in enumerate(chairs):
            key = chair.person or (f"left {chair.left_by}" if chair.left else f"bot {chair.name}")
            before = scores.get(key) or Score(chair.name, numbers.get(key), games=0, won={})
            won = {**before.won, game: before.won.get(game, 0) + (seat in result.winners)}
            scores[key] = replace(before, name=chair.name, games=before.games + 1, won=won)
        return Evening(scores, LastGame(record, game, play.names, result.winners, result.reason), players)

    def without_names(self, is_forgotten: Callable[[str | None], bool], instead: str) -> "Evening":
        """The same evening, with the names of forgotten people replaced."""
        scores = {
            key: replace(score, name=instead) if is_forgotten(key.removeprefix("left ")) else score
            for key, score in self.scores.items()
        }
        if self.last_game is None:
            return replace(self, scores=scores)
        named = zip(self.last_game.players, self.players, strict=True)
        names = tuple(instead if is_forgotten(who) else name for name, who in named)
        return replace(self, scores=scores, last_game=replace(self.last_game, players=names))

    def without_the_last(self, most: int, here: Collection[str]) -> "Evening":
        """The evening with the scores of people who are here, and the best `most` of the others."""
        best = sorted(self.scores.items(), key=lambda item: rank(item[1]))
        others = {who for who, _ in [item for item in best if item[0] not in here][:most]}
        return replace(self, scores={who: score for who, score in self.scores.items() if who in here or who in others})

    def ranking(self) -> tuple[Score, ...]:
        """The best first: by games won; with equal wins, by fewer games played."""
        return tuple(sorted(self.scores.values(), key=rank))


def rank(score: Score) -> tuple[int, int]:
    return -sum(score.won.values()), score.games
