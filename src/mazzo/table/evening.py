"""The games of an evening: the scores, the result of the last game, and whether the evening is decided."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.play import Play, places_of
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import EveningEnd
from mazzo.table.titles import Feats, added, feats_of, points_of, titles
from mazzo.table.updates import LastGame, Score

WINS = 3  # for EveningEnd.FIRST_TO_3
GAMES = 5  # for EveningEnd.BEST_OF_5


class Evening(Struct, frozen=True):
    scores: Mapping[str, Score] = {}  # by person, by "left PERSON" who left a seat to a bot, or by "bot NAME"
    last_game: LastGame | None = None
    players: tuple[str | None, ...] = ()  # by seat, the people in the last game
    games: int = 0  # finished this evening
    feats: Mapping[str, Feats] = {}  # statistics for the titles, by the keys of `scores`
    decided: bool = False

    def after(
        self,
        play: Play[Any, Any, Any, Any, Any],
        players: tuple[str | None, ...],
        holders: Sequence[SeatHolder],
        numbers: Mapping[str, int],
        record: str,
        *,
        end: EveningEnd,
    ) -> "Evening":
        """The evening after one more game."""
        assert play.result
        game, result = play.game.name, play.result
        was = {key: place for place, key in enumerate(self._best_first(end), 1)}
        scores = {key: replace(score, gained=0, was=was[key]) for key, score in self.scores.items()}
        feats, order = dict(self.feats), play.order
        for seat, holder in enumerate(holders):
            key = holder.person or (f"left {holder.left_by}" if holder.left else f"bot {holder.name}")
            before = scores.get(key) or Score(holder.name, numbers.get(key), games=0, won={})
            won = {**before.won, game: before.won.get(game, 0) + (seat in result.winners)}
            gained = points_of(order, seat)
            scores[key] = replace(
                before, name=holder.name, games=before.games + 1, won=won, points=before.points + gained, gained=gained
            )
            feats[key] = added(feats.get(key, {}), feats_of(play, order, seat))
        places, games = places_of(order), self.games + 1
        last_game = LastGame(record, game, play.names, result.winners, result.reason, places)
        decided = is_decided(end, list(scores.values()), games, len(holders))
        return Evening(scores, last_game, players, games, feats, decided)

    def with_name(self, is_meant: Callable[[str | None], bool], name: str) -> "Evening":
        """The same evening, with this name for some people."""
        scores = {
            key: replace(score, name=name) if is_meant(key.removeprefix("left ")) else score
            for key, score in self.scores.items()
        }
        if self.last_game is None:
            return replace(self, scores=scores)
        named = zip(self.last_game.players, self.players, strict=True)
        names = tuple(name if is_meant(who) else old for old, who in named)
        return replace(self, scores=scores, last_game=replace(self.last_game, players=names))

    def without_the_last(self, most: int, here: Collection[str], end: EveningEnd = EveningEnd.OPEN) -> "Evening":
        """The evening with only the scores of people who are here, and the best `most` of the others."""
        others = [who for who in self._best_first(end) if who not in here][:most]
        kept = {who for who in self.scores if who in here or who in others}
        return replace(
            self,
            scores={who: score for who, score in self.scores.items() if who in kept},
            feats={who: feats for who, feats in self.feats.items() if who in kept},
        )

    def standings(self, end: EveningEnd = EveningEnd.OPEN) -> tuple[Score, ...]:
        """The scores, the best first; with titles if the evening is decided."""
        order = self._best_first(end)
        if not self.decided:
            return tuple(self.scores[who] for who in order)
        given = titles(order, self.feats)
        return tuple(replace(self.scores[who], title=given[who]) for who in order)

    def _best_first(self, end: EveningEnd) -> list[str]:
        return sorted(self.scores, key=lambda who: rank(self.scores[who], end))


def rank(score: Score, end: EveningEnd) -> tuple[int, int, int]:
    """A sort key: by wins, then by fewer games, then by points; in a best of five by points, then wins, then games."""
    if end is EveningEnd.BEST_OF_5:
        return -score.points, -wins(score), score.games
    return -wins(score), score.games, -score.points


def wins(score: Score) -> int:
    return sum(score.won.values())


def is_decided(end: EveningEnd, scores: Sequence[Score], games: int, seats: int) -> bool:
    """Whether an evening is over. `seats` is the number of seats in its last game."""
    match end:
        case EveningEnd.OPEN:
            return False
        case EveningEnd.FIRST_TO_3:
            return any(wins(score) >= WINS for score in scores)
        case EveningEnd.BEST_OF_5:
            first, second = sorted((score.points for score in scores), reverse=True)[:2]
            return games >= GAMES or first - second > (GAMES - games) * seats
