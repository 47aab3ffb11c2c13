"""A complete table as data: the first entry of a fresh log.

A snapshot and the commands after it rebuild the same table as all commands since it was opened. Every typed name is
stored with its person, so that it can be erased: in `people`, `seats` and `removed`, in the scores of the evening (by
person), in its last game (see its `players`), and in the record of the play (see `players`).
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
    """The table's current or last game."""

    record: Record
    rules: int  # the version of the game's rules


class Snapshot(LastingState, frozen=True, kw_only=True):
    """A table's state, without its code and the available games and bots."""

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
    elif kept:  # the game is over and its rules have changed, so it cannot be replayed; return to the lobby
        snapshot = replace(snapshot, stage=Stage.LOBBY)
    state = evolve(state, Restored(snapshot, play))
    for bot in {holder.bot for holder in state.seats} - {*state.own_bots}:  # no longer offered
        state = evolve(state, BotKnown(bot))
    return state


def without_names(snapshot: Snapshot, person: str, games: Games) -> Snapshot:
    """The snapshot with the names of a person and their guests erased."""
    state = restored("", replace(snapshot, play=None), games, dict.fromkeys(games, ()))
    play = snapshot.play
    if play:
        named = zip(play.record.seats, snapshot.players, strict=True)
        seats = tuple(SOMEBODY if who is not None and owner(who) == person else name for name, who in named)
        play = replace(play, record=replace(play.record, seats=seats))
    return replace(snapshot_of(evolve(state, NamesForgotten(person))), play=play)
