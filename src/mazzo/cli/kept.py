"""Games in plain lines that can be continued, in lines or on the drawn table."""

import time
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from mazzo.cli.arguments import Setup
from mazzo.client.files import state_folder
from mazzo.client.kept_games import ME, NOTHING_KEPT, GameKeeper, KeptGame, find_kept, kept_play, read_kept, restore
from mazzo.core.edition import differences
from mazzo.core.errors import Refused
from mazzo.core.record import Record
from mazzo.games import AnyPlay, get


class KeptInLines:
    """Saves one game while it is played in lines. The person has seat 0."""

    def __init__(self, keeper: GameKeeper, game: KeptGame) -> None:
        self._keeper, self._game = keeper, game

    @classmethod
    def begin(cls, setup: Setup, bots: Sequence[str], play: AnyPlay) -> "KeptInLines":
        options = differences(setup.edition, setup.game.editions)
        return cls(GameKeeper(folder()), kept_play(options, bots, play.record(), time.monotonic()))

    @classmethod
    def find(cls) -> "KeptInLines":
        """The game that was played last."""
        if not (found := find_kept(folder())):
            raise Refused(NOTHING_KEPT)
        keeper = GameKeeper(folder(), found[0])
        try:
            game = read_kept(found[0])
            restore(found[0], game, time.monotonic())
            if game.snapshot.seats[0].person != ME:
                raise Refused("you watched this game; go on with it in a terminal that can draw")
        except Refused:
            keeper.close()
            raise
        return cls(keeper, game)

    def setup(self) -> tuple[Setup, Sequence[str], AnyPlay]:
        """The set-up, the bots and the game so far."""
        table = self._game.table(time.monotonic()).state
        play = table.play
        assert play
        assert table.seed
        setup = Setup(get(table.settings.game), table.edition, len(table.seats), table.seed)
        return setup, [holder.bot for holder in table.seats[1:]], play.copy()

    def __call__(self, record: Record) -> None:
        """Keep the game so far."""
        snapshot = self._game.snapshot
        assert snapshot.play
        self._game = replace(self._game, snapshot=replace(snapshot, play=replace(snapshot.play, record=record)))
        self._keeper.write(self._game)

    def close(self) -> None:
        self._keeper.close()


def folder() -> Path:
    return state_folder() / "games"
