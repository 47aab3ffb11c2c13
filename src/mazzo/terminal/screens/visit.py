"""Forms for the address of a server and the code of a table, or the file of a record."""

from collections.abc import Sequence
from os.path import expanduser
from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label

from mazzo.client.files import read_record
from mazzo.client.link import LinkError
from mazzo.core.errors import Refused
from mazzo.table.names import LONGEST_NAME
from mazzo.table.settings import Settings
from mazzo.table.updates import SeatView, TableView
from mazzo.terminal.screens.ask import AskScreen, Offer
from mazzo.terminal.screens.base_screen import Shell
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.text import title
from mazzo.text.locales import Words

DEFAULT = "http://localhost:8000"


class Form(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen"),
        Binding("ctrl+s,f10", "send"),
    ]

    @property
    def mazzo(self) -> Shell:
        return cast(Shell, self.app)

    def complain(self, error: Refused) -> None:
        t = self.mazzo.t
        self.query_one("#complaint", Label).update(
            t(error.id, **error.facts) if isinstance(error, LinkError) else str(error)
        )

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        inputs = list(self.query(Input))
        if event.input is inputs[-1]:
            self.run_worker(self.send())
        else:
            inputs[inputs.index(event.input) + 1].focus()

    def action_send(self) -> None:
        self.run_worker(self.send())

    async def send(self) -> None:
        raise NotImplementedError  # each form does something else


class VisitScreen(Form):
    """A table of a server: an existing one, or a new one."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    def compose(self) -> ComposeResult:
        t = self.mazzo.t
        with Vertical(classes="dialog form") as box:
            box.border_title = t("terminal-at-a-server")
            yield Label(t("terminal-address"), markup=False)
            yield Input(DEFAULT, id="address", compact=True)
            yield Label(t("terminal-code"), markup=False)
            yield Input("", id="code", compact=True)
            yield Label(t("site-your-name"), markup=False)
            yield Input(self.mazzo.person, id="name", max_length=LONGEST_NAME, compact=True)
            yield Label("", id="complaint", markup=False)

    async def send(self) -> None:
        address, code, name = self._filled_in()
        try:
            there = [] if code else await self.mazzo.server(address, name).tables()
        except Refused as error:
            self.complain(error)
            return
        if code:
            await self._visit(code)
        else:
            self._offer(there)

    def _filled_in(self) -> list[str]:
        return [self.query_one(f"#{id}", Input).value.strip() for id in ("address", "code", "name")]

    def _offer(self, there: Sequence[TableView]) -> None:
        """Let the person choose a listed table, or a new one."""
        t = self.mazzo.t
        offers = [Offer("", t("terminal-new-table")), *(Offer(table.code, in_a_line(t, table)) for table in there)]

        def chosen(code: str | None) -> None:
            if code is not None:
                self.run_worker(self._visit(code or None))

        self.app.push_screen(AskScreen(t("site-open-tables"), offers=offers), chosen)

    async def _visit(self, code: str | None) -> None:
        address, _, name = self._filled_in()
        try:
            await self.mazzo.visit(address, code, self._settings, name=name)
        except Refused as error:
            self.complain(error)


def in_a_line(t: Words, table: TableView) -> str:
    """The game and the players of a table."""
    names = ", ".join(holder.name + is_bot(t, holder) for holder in table.seats)
    return " · ".join(filter(None, [title(t, table.settings.game), t(f"terminal-stage-{table.stage}"), names]))


def is_bot(t: Words, holder: SeatView) -> str:
    return f" ({t('table-bot', level='none')})" if holder.is_bot else ""


class FileScreen(Form):
    """A record to replay."""

    def compose(self) -> ComposeResult:
        t = self.mazzo.t
        with Vertical(classes="dialog form") as box:
            box.border_title = t("terminal-look-back")
            yield Label(t("terminal-file"), markup=False)
            yield Input("", id="file", compact=True)
            yield Label("", id="complaint", markup=False)

    async def send(self) -> None:
        try:
            screen = ReplayScreen(read_record(expanduser(self.query_one("#file", Input).value)))
        except Refused as error:
            self.complain(error)
            return
        await self.app.switch_screen(screen)
