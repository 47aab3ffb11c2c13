"""A table: before the game, in it, and after it."""

import asyncio
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from mazzo.core.edition import choose
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.table.commands import Act, AddEntropy, Command, Emote, Join, Leave, PassUntilTurn, Sit, TakeOver
from mazzo.table.lobby import EMOTES
from mazzo.table.updates import ChairView, Player, Stage, Update
from mazzo.terminal.choosing import Choice, choices, target_of
from mazzo.terminal.drawing import DRAWING, names_in
from mazzo.terminal.link import Link, Lost, Over
from mazzo.terminal.screens import ended, lobby
from mazzo.terminal.screens.around import Around, Key
from mazzo.terminal.screens.ask import Ask, Offer
from mazzo.terminal.screens.help import help_text
from mazzo.terminal.widgets.board import Board, Scene, SeatPanel
from mazzo.terminal.widgets.choices import Choices, Line
from mazzo.terminal.widgets.clock import Clock
from mazzo.terminal.widgets.log import Log
from mazzo.terminal.words import WORDS, tell
from mazzo.terminal.words.refusals import reason

LABEL = 16  # letters that chips stand behind
OTHER_LINES = 14  # of the screen that the seats cannot have
FOUND_NO_SEAT = ("full", "playing", "seated", "closed")  # whoever finds none watches


class TableScreen(Around):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("e", "emote", show=False),
        Binding("c", "coach", show=False),
        Binding("g", "log", show=False),
        Binding("u", "pass_until_turn", show=False),
        Binding("o", "take_over", show=False),
        Binding("escape", "back", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, link: Link, name: str, sits: bool = True) -> None:
        super().__init__()
        self.link = link
        self._person = name
        self._sits = sits
        self.update_: Update | None = None  # the last one
        self.lines: list[str] = []  # the log
        self._happened: list[tuple[str, Sequence[Any], Sequence[str]]] = []  # to tell it again in another language
        self._said: tuple[str, ...] = ()  # the steps towards an action
        self._asked: tuple[Any, ...] = ()  # what was legal when they were taken
        self._is_busy = False
        self._has_come = False
        self._is_lost = False
        self._luck_for: str | None = None  # the commitment that luck of our own was added to

    def compose(self) -> ComposeResult:
        yield Static(id="above")
        with Horizontal(id="around"):
            with Vertical(id="left"):
                yield Static(id="notice", markup=False)
                yield Static(id="lobby", markup=False)
                yield Board(id="board")
                with Horizontal(id="asked"):
                    yield Static(id="question", markup=False)
                    yield Clock(id="clock")
                with Horizontal(id="bottom"):
                    yield Choices(id="choices")
                    yield Log(id="log-below")
            yield Log(id="log-beside")
        yield Static(id="below")

    def on_mount(self) -> None:
        self.query_one("#notice").display = False
        self.query_one("#board").display = False
        self.query_one("#choices").focus()
        self.retell()
        self.run_worker(self._listen())

    def on_resize(self) -> None:
        self.refresh_table()

    # What is told

    async def _listen(self) -> None:
        async for heard in self.link.hear():
            t = self.t
            match heard:
                case Update():
                    self._hear(heard)
                case Lost():
                    self._is_lost = True
                    self._notice(t("table-lost"))
                case Over(id, facts):
                    self.mazzo.go_home(t(id, **facts))
                    return

    def _hear(self, update: Update) -> None:
        t = self.t
        if self._is_lost:
            self._is_lost = False
            self.notify(t("table-back"))
        before, self.update_ = self.update_, update
        game, names = update.table.settings.game, [chair.name for chair in update.table.chairs]
        if before and update.table.games > before.table.games:
            self._happened.clear()
            self.lines.clear()
        if update.events:
            self._happened.append((game, update.events, names))
            self.lines += tell(t, game, update.events, names)
        for emoted in update.emotes:
            self.lines.append(t("table-emoted", name=emoted.name, emote=t(f"emote-{emoted.emote}")))
        self.refresh_table()
        self.query_one(Clock).run_out(update.table.seconds_left if is_playing(update) else None)
        if not self._has_come:
            self._has_come = True
            self.run_worker(self._arrive())
        self._add_luck(update)

    async def _arrive(self) -> None:
        """Come in, and sit down if there is a seat; whoever was here before is back."""
        update = self.update_
        if not self.link.address or not update:
            return  # a table of our own is set already
        await self.ask(Join(self._person))
        if self._sits and update.table.stage is Stage.LOBBY and update.seat is None:
            answer = await self.link.ask(Sit())
            if not answer.done and answer.code not in FOUND_NO_SEAT:
                self.notify(reason(self.t, answer), severity="warning")

    def _add_luck(self, update: Update) -> None:
        """Luck of our own for the next deal, as soon as the server has bound itself to its part."""
        promised = update.table.next_commitment
        if not self.link.address or update.seat is None or not promised or promised == self._luck_for:
            return
        if update.table.stage is not Stage.PLAYING:
            self._luck_for = promised
            self.run_worker(self.link.ask(AddEntropy(token_hex(16))))

    # What is shown

    def keys(self) -> Sequence[Key]:
        update = self.update_
        found = [Key("?", "table-help", "screen.help"), Key("q", "table-leave", "screen.leave")]
        if self.advice_is_allowed():
            found.append(Key("c", "terminal-coach", "screen.coach"))
        if update and self._may_pass(update):
            found.append(Key("u", "kittens-pass-until-turn", "screen.pass_until_turn"))
        if update and update.seat is None and is_playing(update):
            found.append(Key("o", "table-take-over", "screen.take_over"))
        found += [Key("e", "terminal-emotes", "screen.emote"), Key("g", "terminal-log", "screen.log")]
        return [*found, Key("l", "site-language", "app.language"), Key("t", "terminal-theme", "app.theme")]

    def advice_is_allowed(self) -> bool:
        """At a table of one's own always; at others where the host allows it."""
        update = self.update_
        if not update or update.seat is None or not is_playing(update):
            return False
        return not self.link.address or update.table.settings.coach

    def retell(self) -> None:
        t = self.t
        self.lines = [line for game, happened, names in self._happened for line in tell(t, game, happened, names)]
        self.refresh_table()

    def refresh_table(self) -> None:
        """Draw what is known; nothing else decides what is seen."""
        if not self.query("#below"):
            return  # the screen is being left
        self.show_keys()
        t, update = self.t, self.update_
        for log in self.query(Log):
            log.show(self.lines, t("table-log-empty"))
        if not update:
            self.show_title("Mazzo")
            self.query_one("#question", Static).update(t("table-connecting"))
            return
        self._show_above(update)
        playing = update.view is not None and update.table.stage is not Stage.LOBBY
        self.query_one("#board").display = playing
        self.query_one("#lobby").display = not playing
        if playing:
            self._show_game(update)
        else:
            self.query_one("#lobby", Static).update(lobby.draw(t, update, self.link.address, self.app.size.width))
            self.query_one("#question", Static).update(lobby.question(t, update))
            self.query_one(Choices).offer(lobby.lines(t, update, self.ask))

    def _show_above(self, update: Update) -> None:
        t = self.t
        table = update.table
        where = [t("lobby-code") + f": {table.code}"] if self.link.address else []
        watched = [t("table-watchers", count=table.watchers)] if table.watchers else []
        self.show_title(t("table-game", game=table.settings.game), " · ".join([*watched, *where]))
        if update.seat is not None and table.chairs[update.seat].player is Player.STANDIN:
            self._notice(t("table-bot-plays-for-you"))
        elif update.seat is None and is_playing(update):
            self._notice(t("table-you-watch"))
        elif update.passing:
            self._notice(t("kittens-pass-until-turn"))
        else:
            self._notice(t("table-lost") if self._is_lost else "")

    def _show_game(self, update: Update) -> None:
        t, view = self.t, update.view
        names = names_in(view, [chair.name for chair in update.table.chairs])
        notes = [self._note(update, seat, chair) for seat, chair in enumerate(update.table.chairs)][: len(names)]
        if view.legal != self._asked:
            self._said, self._asked = (), view.legal
        offered = choices(view.legal, self._said) if view.legal and is_playing(update) else []
        keys = {seat: choice.key for choice in offered if (seat := target_of(choice)) is not None}
        room = self.app.size.height - OTHER_LINES
        self.query_one(Board).show(t, Scene(view_game(view), view, names, notes, keys), room)
        telling = WORDS[view_game(view)]
        if view.result:
            question, hint = ended.headline(t, update, names), ended.why(t, view)
            lines = ended.lines(t, update, self)
        else:
            question, hint = telling.question(t, view, names), telling.hint(t, view, names)
            lines = [self._line(choice, names, view) for choice in offered] or self._lines_of_the_absent(update)
        self.query_one("#question", Static).update(Text.assemble((question, self._ink(bool(offered))), "  ", hint))
        self.query_one(Choices).offer(lines)

    def _lines_of_the_absent(self, update: Update) -> list[Line]:
        """Whoever does anything plays their own seat again."""
        t = self.t
        if update.seat is None or update.table.chairs[update.seat].player is not Player.STANDIN:
            return []

        async def play_on() -> None:
            await self.ask(PassUntilTurn(False))

        return [Line("1", t("table-play-on"), play_on)]

    def _ink(self, is_mine: bool) -> str:
        """What the person is asked stands out."""
        return f"bold {self.app.theme_variables['accent']}" if is_mine else "bold"

    def _note(self, update: Update, seat: Seat, chair: ChairView) -> str:
        t = self.t
        if chair.player is Player.STANDIN:
            return t("table-stand-in")
        if chair.player is Player.BOT:
            return t("table-bot", level=chair.bot or "")
        if seat == update.seat:
            return t("table-you")
        return "" if chair.connected else t("table-away")

    def _line(self, choice: Choice, names: Sequence[str], view: Any) -> Line:
        t, game = self.t, view_game(view)
        telling = WORDS[game]
        if choice.action is not None:
            gains = DRAWING[game].gains(view, choice.action)
            label = Text(telling.label(t, choice.action, names, view).ljust(LABEL if gains else 0))
            return Line(choice.key, label + " " + gains, lambda: self._act(choice.action))
        return Line(choice.key, telling.group(t, choice.said, names) + " …", lambda: self._step(choice.said))

    def _notice(self, text: str) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.display = bool(text)

    # What is asked

    async def ask(self, command: Command) -> bool:
        """Ask the table for something; a refusal is told in words."""
        answer = await self.link.ask(command)
        if not answer.done:
            self.notify(reason(self.t, answer), severity="warning")
        return answer.done

    async def _act(self, action: Any) -> None:
        if self._is_busy or not self.update_:
            return
        self._is_busy = True
        try:
            await self.ask(Act(str(action), self.update_.version))
        finally:
            self._is_busy = False

    def _step(self, said: tuple[str, ...]) -> None:
        self._said = said
        self.refresh_table()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        done = event.line.do()
        if done is not None:
            self.run_worker(done)

    def on_seat_panel_clicked(self, event: SeatPanel.Clicked) -> None:
        """A click on a seat is a choice about it, or, on one's own, the choice that is about nobody else."""
        update = self.update_
        if not update or update.view is None or not is_playing(update):
            return
        offered = choices(update.view.legal, self._said)
        about = [choice for choice in offered if target_of(choice) == event.seat]
        own = [choice for choice in offered if choice.said == ("score",) and event.seat == update.seat]
        if len(about or own) == 1:
            self.query_one(Choices).press((about or own)[0].key)

    def on_key(self, event: events.Key) -> None:
        if event.character and self.query_one(Choices).press(event.character):
            event.stop()

    # Keys

    def action_help(self) -> None:
        t, update = self.t, self.update_
        self.lay_over(Ask(t("table-help"), help_text(t, update.table.settings.game if update else None)))

    def action_log(self) -> None:
        t = self.t
        self.lay_over(Ask(t("table-log"), "\n".join(self.lines) or t("table-log-empty")))

    def action_emote(self) -> None:
        t = self.t
        offers = [Offer(emote, t(f"emote-{emote}")) for emote in EMOTES]

        def chosen(emote: str | None) -> None:
            if emote:
                self.run_worker(self.ask(Emote(emote)))

        self.lay_over(Ask(t("table-emotes"), offers=offers), chosen)

    def action_coach(self) -> None:
        if self.update_ and self.advice_is_allowed():
            self.run_worker(self._show_advice(self.update_))

    async def _show_advice(self, update: Update) -> None:
        """What the coach thinks of this moment; it is asked aside, since it may think for a while."""
        from mazzo.coach import advise
        from mazzo.terminal.words.coach import advice_text

        t, view = self.t, update.view
        if not view.legal:
            self.notify(t("coach-wait"))
            return
        settings, game = update.table.settings, view_game(view)
        edition = choose(GAMES[game].editions, settings.edition, settings.options)
        seen = [event for _, happened, _ in self._happened for event in happened]
        advice = await asyncio.to_thread(advise, game, edition, view, seen)
        names = names_in(view, [chair.name for chair in update.table.chairs])
        labels = {str(action): WORDS[game].label(t, action, names, view) for action in view.legal}
        await self.app.push_screen(Ask(t("coach-title"), advice_text(t, advice, names, labels)))

    def action_pass_until_turn(self) -> None:
        if self.update_ and self._may_pass(self.update_):
            self.run_worker(self.ask(PassUntilTurn(not self.update_.passing)))

    def _may_pass(self, update: Update) -> bool:
        view = update.view
        if update.seat is None or not is_playing(update) or view_game(view) != "kittens":
            return False
        return update.seat != view.turn and bool(view.alive[update.seat])

    def action_take_over(self) -> None:
        t, update = self.t, self.update_
        if not update or update.seat is not None or not is_playing(update):
            return
        chairs = [(seat, chair) for seat, chair in enumerate(update.table.chairs) if chair.player is Player.BOT]
        offers = [Offer(str(seat), t("table-take-over-seat", name=chair.name)) for seat, chair in chairs]

        def chosen(seat: str | None) -> None:
            if seat is not None:
                self.run_worker(self.ask(TakeOver(int(seat))))

        if offers:
            self.lay_over(Ask(t("table-take-over-question"), offers=offers), chosen)

    def action_back(self) -> None:
        """A step back towards the choices there were, or out."""
        if self._said:
            self._step(())
        else:
            self.action_leave()

    def action_leave(self) -> None:
        t, update = self.t, self.update_
        if not update or update.seat is None or not is_playing(update):
            self._go(None if not update else "leave")
            return
        why = t("table-leave-why") if self.link.address else t("terminal-leave-why")
        offers = [Offer("stay", t("table-stay"), "s"), Offer("leave", t("table-leave-anyway"), "q")]
        self.lay_over(Ask(t("table-leave-question"), why, offers), self._go)

    def _go(self, answer: str | None) -> None:
        if answer == "leave":
            self.run_worker(self._leave())
        elif self.update_ is None:
            self.mazzo.go_home()

    async def _leave(self) -> None:
        if self.link.address and not self._is_lost:
            await self.link.ask(Leave())
        self.mazzo.go_home()

    async def look_back(self) -> None:
        from mazzo.terminal.screens.replay import ReplayScreen

        try:
            record = await self.link.record()
        except Refused as error:
            self.notify(str(error), severity="warning")
            return
        await self.app.push_screen(ReplayScreen(record))

    async def save(self) -> None:
        from mazzo.terminal.files import save

        t = self.t
        try:
            name = save(await self.link.record())
        except Refused as error:
            self.notify(str(error), severity="warning")
            return
        self.notify(t("terminal-saved", file=name))


def is_playing(update: Update) -> bool:
    return update.table.stage is Stage.PLAYING and update.view is not None


def view_game(view: Any) -> str:
    """Which game a view is of: a table may be set to another by now."""
    return str(view.__struct_config__.tag)
