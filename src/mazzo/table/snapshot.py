"""A whole table as data: the beginning of a fresh log.

A snapshot and the commands after it make the same table as all commands since it was opened. Every typed name is stored
with its person: in `people`, `seats` and `removed`, in the scores of the evening (by person), in its last game (see
its `players`), and in the record of the play (see `players`).
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.record import Record
from mazzo.core.replay import replay
from mazzo.table.events import BotKnown, NamesForgotten, Restored
from mazzo.table.evolve import evolve, opened
from mazzo.table.names import SOMEBODY
from mazzo.table.people import owner
from mazzo.table.settings import Games
from mazzo.table.state import LastingState, TableState
from mazzo.table.updates import Stage


class KeptPlay(Struct, frozen=True):
    """A game on the table, over or not."""

    record: Record
    rules: int  # the version of the game's rules


class Snapshot(LastingState, frozen=True, kw_only=True):
    """A table without its code, its games and its bots."""

    play: KeptPlay | None


def snapshot_of(state: TableState) -> Snapshot:
    play = KeptPlay(state.play.record(), state.play.game.version) if state.play else None
    return Snapshot(play=play, **{name: getattr(state, name) for name in LastingState.__struct_fields__})


def restored(code: str, snapshot: Snapshot, games: Games, bots: Mapping[str, Sequence[str]]) -> TableState:
    """The table that a snapshot describes."""
    state, kept = opened(code, snapshot.settings, games, bots), snapshot.play
    play = None
    if kept and (snapshot.stage is Stage.PLAYING or kept.rules == games[kept.record.game].version):
        play = replay(games[kept.record.game], kept.record)
    elif kept:  # its rules have changed, so it cannot be shown; commands treat it as over
        snapshot = replace(snapshot, stage=Stage.LOBBY)
    state = evolve(state, Restored(snapshot, play))
    for bot in {holder.bot for holder in state.seats} - {*state.own_bots}:  # no longer offered
        state = evolve(state, BotKnown(bot))
    return state


def without_names(snapshot: Snapshot, person: str, games: Games) -> Snapshot:
    """The snapshot without any name of a person and their guests."""
    state = restored("", replace(snapshot, play=None), games, dict.fromkeys(games, ()))
    play = snapshot.play
    if play:
        named = zip(play.record.seats, snapshot.players, strict=True)
        seats = tuple(SOMEBODY if who is not None and owner(who) == person else name for name, who in named)
        play = replace(play, record=replace(play.record, seats=seats))
    return replace(snapshot_of(evolve(state, NamesForgotten(person))), play=play)
