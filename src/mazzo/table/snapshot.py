"""A whole table as data: what a fresh log begins with.

A snapshot and the commands after it make the same table as all commands since the table was opened. Every name that
somebody typed stands beside its person: in `people`, in `chairs`, in `removed`, in the scores of the evening (by
person), in its last game (see its `players`), and in the record of the play (see `players`).
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.core.edition import choose
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.table.chair import Chair
from mazzo.table.clock import Clock
from mazzo.table.coming import forget
from mazzo.table.commands import Forgotten
from mazzo.table.evening import Evening
from mazzo.table.names import SOMEBODY
from mazzo.table.people import Person, owner
from mazzo.table.settings import Games, Settings
from mazzo.table.table import AnyPlay, Table
from mazzo.table.updates import Stage


class KeptPlay(Struct, frozen=True):
    """A game that lies on the table, over or not."""

    record: Record
    rules: int  # the version of the game's rules that it is played by


class Snapshot(Struct, frozen=True):
    """What a table has beside its code, its games and its bots, and what the last command made happen."""

    version: int
    settings: Settings
    stage: Stage
    people: Mapping[str, Person]
    numbers: Mapping[str, int]
    host: str | None
    removed: Mapping[str, str]
    locked: bool
    chairs: tuple[Chair, ...]
    play: KeptPlay | None
    players: tuple[str | None, ...]
    hands: Mapping[str, Seat]
    requests: Mapping[str, Seat]
    evening: Evening
    begun: int
    fast_forward: bool
    clock: Clock
    active_at: float | None
    next_seed: str | None
    seed: str | None
    entropy: Mapping[str, str]
    asked: Mapping[Seat, int]


KEPT_AS_IT_IS = [name for name in Snapshot.__struct_fields__ if name not in ("play", "clock")]


def snapshot_of(table: Table) -> Snapshot:
    play = KeptPlay(table.play.record(), table.play.game.version) if table.play else None
    return Snapshot(play=play, clock=replace(table.clock), **{name: getattr(table, name) for name in KEPT_AS_IT_IS})


def restored(code: str, snapshot: Snapshot, games: Games, bots: Mapping[str, Sequence[str]]) -> Table:
    """The table that a snapshot was made of."""
    table = Table(code, snapshot.settings, games, bots)
    for name in KEPT_AS_IT_IS:
        setattr(table, name, getattr(snapshot, name))
    table.clock = replace(snapshot.clock)
    for chair in table.chairs:  # also with a bot that is no longer offered
        table.know_bot(chair.bot)
    if play := snapshot.play:
        if table.stage is not Stage.PLAYING and play.rules != games[play.record.game].version:
            table.stage = Stage.LOBBY  # it cannot be shown by other rules; commands do the same as when a game is over
        else:
            table.play = _played(games, play.record)
    return table


def without_names(snapshot: Snapshot, person: str, games: Games) -> Snapshot:
    """The snapshot, as it would be if a person and their guests had never had a name."""
    table = restored("", replace(snapshot, play=None), games, dict.fromkeys(games, ()))
    forget(table, person, Forgotten(), 0.0)
    play = snapshot.play
    if play:
        named = zip(play.record.seats, snapshot.players, strict=True)
        seats = tuple(SOMEBODY if who is not None and owner(who) == person else name for name, who in named)
        play = replace(play, record=replace(play.record, seats=seats))
    return replace(snapshot_of(table), play=play)


def _played(games: Games, record: Record) -> AnyPlay:
    assert record.seed is not None
    game = games[record.game]
    edition = choose(game.editions, record.edition, record.options)
    play = game.begin(edition, len(record.seats), Dice(record.seed, *record.entropy), record.seats)
    for move in record.moves:
        seat, _, action = move.partition(" ")
        play.apply(int(seat), action)
    return play
