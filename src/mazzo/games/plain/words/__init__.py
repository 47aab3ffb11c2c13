"""Any game in text: made from its views, events and notation alone, for one that has no words of its own here."""

from mazzo.games import get
from mazzo.games.plain.words import table
from mazzo.text.telling import Telling


def plain(game: str) -> Telling:
    return Telling(
        name=game,
        group=lambda _t, said, _names: " ".join(said),
        question=table.question,
        why=lambda _, view: str(view.result.reason) if view.result else "",
        table=table.lines,
        help=lambda _: [get(game).title],
        seats=lambda _, many: many,
    )
