"""A table whose log a test writes, command by command."""

from mazzo.server.store.storage import Storage
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import Act, AddBot, Back, BotActs, Gone, Join, Ready, Seed, Sit
from mazzo.table.evolve import evolve
from mazzo.table.settings import Settings
from mazzo.table.updates import BotTookOver, Stage

CODE = "snapshttab23"
SETTINGS = Settings("mantis", options={"target": 3, "target_for_two": 3}, open=True)


class LogWriter:
    def __init__(self, storage: Storage, code: str = CODE) -> None:
        self.storage = storage
        self.logged = LoggedTable(code, SETTINGS)
        self.now = 1000.0

    @classmethod
    async def opening(cls, storage: Storage, code: str = CODE) -> "LogWriter":
        """Open a table."""
        await storage.tables.open(code, SETTINGS, 1000.0)
        return cls(storage, code)

    async def do(self, *commands: tuple[str | None, object]) -> bool:
        """Append commands; False if another writer was first."""
        self.now += 1.0
        draft = self.logged.draft(self.now)
        for number, (who, command) in enumerate(commands):
            draft.accept(who, command, f"id {draft.version}, {number}" if who else None)  # type: ignore[arg-type]
        is_written = not await self.storage.tables.append([draft.addition()])
        if is_written:
            self.logged = draft
        return is_written

    async def chat(self, times: int) -> None:
        for _ in range(times):
            await self.do(("Ada", Gone()), ("Ada", Back()))

    async def play(self, moves: int) -> None:
        """Let Ada play with bots, with a bot choosing for her."""
        await self.do((None, Seed("a seed")), ("Ada", Join("Ada")), ("Ada", Sit()), ("Ada", AddBot("easy")))
        await self.do(("Ada", AddBot("easy")), ("Ada", Ready(True)))
        table = self.logged.table
        while (table := self.logged.table).state.stage is Stage.PLAYING and moves:
            moves -= 1
            assert table.state.play
            seat = table.state.play.to_act[0]
            if table.state.seats[seat].person:
                table.state = evolve(table.state, BotTookOver("Ada", seat))  # as after a missed turn
            await self.do((None, BotActs(seat, "score")))

    async def play_to_the_end(self) -> None:
        """Let the people with seats finish a running game."""
        while (state := self.logged.state).stage is Stage.PLAYING:
            assert state.play
            await self.do((state.seats[state.play.to_act[0]].person, Act("score", state.version)))

    async def read(self) -> LoggedTable:
        log = await self.storage.tables.log(self.logged.state.code, SETTINGS)
        logged = LoggedTable.beginning(log)
        for entry in log.entries:
            logged.redo(entry)
        return logged
