"""The keys of a table, besides choosing."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from mazzo.core.edition import choose
from mazzo.core.fields import tag_of
from mazzo.games import GAMES
from mazzo.table.commands import Agree, Command, Decline, HandOn, LetIn, Lock, PassUntilTurn, Remove, TakeSeat
from mazzo.table.talk import FACES, PHRASES, Speech
from mazzo.table.updates import Occupant, Update
from mazzo.terminal.screens.ask import AskScreen, Offer
from mazzo.terminal.screens.at_table import AtTable, is_playing
from mazzo.terminal.screens.base_screen import KeyHint
from mazzo.terminal.words import help_text
from mazzo.text import names_in, of
from mazzo.text.lines import labelled
from mazzo.text.locales import Words


class TableKeys(AtTable):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help"),
        Binding("e", "emote"),
        Binding("c", "coach"),
        Binding("g", "log"),
        Binding("u", "pass_until_turn"),
        Binding("o", "take_over"),
        Binding("p", "people"),
        Binding("q", "leave"),
    ]

    def keys(self) -> Sequence[KeyHint]:
        update = self.last
        found = [KeyHint("?", "table-help", "screen.help"), KeyHint("q", "table-leave", "screen.leave")]
        if self.advice_is_allowed():
            found.append(KeyHint("c", "terminal-coach", "screen.coach"))
        if update and (passing := self._passing(update)):
            found.append(KeyHint("u", passing, "screen.pass_until_turn"))
        if update and update.seat is None and is_playing(update):
            found.append(KeyHint("o", "table-take-over", "screen.take_over"))
        if update and update.host and self.link.address:
            found.append(KeyHint("p", "table-people", "screen.people"))
        found += [KeyHint("e", "terminal-emotes", "screen.emote"), KeyHint("g", "terminal-log", "screen.log")]
        return [*found, KeyHint("l", "site-language", "app.language"), KeyHint("t", "terminal-theme", "app.theme")]

    def advice_is_allowed(self) -> bool:
        """Always at a local table; at others if the host allows it."""
        update = self.last
        if not update or update.seat is None or not is_playing(update):
            return False
        return not self.link.address or update.table.settings.coach

    def action_help(self) -> None:
        t, update = self.t, self.last
        self.lay_over(AskScreen(t("table-help"), help_text(t, update.table.settings.game if update else None)))

    def action_log(self) -> None:
        t = self.t
        self.lay_over(AskScreen(t("table-log"), "\n".join(self.lines) or t("table-log-empty"), opened_by="g"))

    def action_emote(self) -> None:
        t = self.t
        offers = [Offer(face, t(f"emote-{face}")) for face in FACES]
        offers += [Offer(phrase, t(f"phrase-{phrase}")) for phrase in PHRASES]

        def say(said: str) -> None:
            self.run_worker(self.say(Speech(face=said) if said in FACES else Speech(phrase=said)))

        self.ask_which(t("table-emotes"), offers, say)

    def action_coach(self) -> None:
        if self.last and self.advice_is_allowed():
            self.run_worker(self._show_advice(self.last))

    async def _show_advice(self, update: Update) -> None:
        """Show the coach's opinion of this moment; it is computed in the background."""
        from mazzo.coach import advise
        from mazzo.text.coach import advice_text

        t, view = self.t, update.view
        if not view.legal:
            self.notify(t("coach-wait"))
            return
        settings, game = update.table.settings, tag_of(view)
        edition = choose(GAMES[game].editions, settings.edition, settings.options)
        seen = [event for happened in self.happened for event in happened.events]
        with self.showing_refusals():
            advice = await asyncio.to_thread(advise, game, edition, view, seen)
            names = names_in(view, [holder.name for holder in update.table.seats])
            labels = {str(action): of(game).label(t, action, names, view) for action in view.legal}
            text = Text.assemble(*advice_text(t, advice, names, labels))
            await self.app.push_screen(AskScreen(t("coach-title"), text, opened_by="c"))

    def action_pass_until_turn(self) -> None:
        if self.last and self._passing(self.last):
            self.run_worker(self.ask(PassUntilTurn(not self.last.passing)))

    def _passing(self, update: Update) -> str | None:
        """The message that offers to pass on reactions; None if that is impossible."""
        if update.seat is None or not is_playing(update):
            return None
        game_text = of(tag_of(update.view))
        return game_text.passing if game_text.may_pass(update.view, update.seat) else None

    def action_take_over(self) -> None:
        t, update = self.t, self.last
        if not update or update.seat is not None or not is_playing(update):
            return
        own = self.own_seat(update)  # who has seen one hand may not see another
        holders = [(seat, holder) for seat, holder in enumerate(update.table.seats) if holder.occupant is Occupant.BOT]
        holders = [each for each in holders if own in (None, each[0])]
        offers = [Offer(str(seat), t("table-take-over-seat", name=holder.name)) for seat, holder in holders]

        def take(seat: str) -> None:
            self.run_worker(self.ask(TakeSeat(int(seat))))

        if offers:
            self.ask_which(t("table-take-over-question"), offers, take)

    def action_people(self) -> None:
        """Show the host's actions on people: agree to a seat, make host, remove, let in again, lock."""
        t, update = self.t, self.last
        if not update or not update.host or not self.link.address:
            return
        self.choose(t("table-people"), wishes(t, update))

    def choose(self, title: str, offers: Sequence[tuple[str, Command]]) -> None:
        """Let the person choose one of these commands."""

        def do(number: str) -> None:
            self.run_worker(self.ask(offers[int(number)][1]))

        self.ask_which(title, [Offer(str(number), words) for number, (words, _) in enumerate(offers)], do)

    def action_leave(self) -> None:
        t, update = self.t, self.last
        if not update or update.seat is None or not is_playing(update):
            self._go(None if not update else "leave")
            return
        why = t("table-leave-why") if self.link.address else t("terminal-leave-why")
        offers = [Offer("stay", t("table-stay"), "s"), Offer("leave", t("table-leave-anyway"), "q")]
        self.lay_over(AskScreen(t("table-leave-question"), why, offers), self._go)

    def _go(self, answer: str | None) -> None:
        if answer == "leave":
            self.run_worker(self.leave())
        elif self.last is None:
            self.mazzo.go_home()


def wishes(t: Words, update: Update) -> list[tuple[str, Command]]:
    """A host's actions on the people at a table, in words, each with its command. Pending requests come first."""
    table = update.table
    found: list[tuple[str, Command]] = []
    for bystander in table.bystanders:
        if bystander.asks_for is not None:
            request = t("table-request", name=bystander.name, seat=table.seats[bystander.asks_for].name)
            found.append((f"{request} {t('table-agree')}", Agree(bystander.person)))
            found.append((f"{request} {t('table-decline')}", Decline(bystander.person)))
    others = [(holder.person, holder.name) for holder in table.seats if holder.person and not holder.host]
    others += [(bystander.person, bystander.name) for bystander in (*table.bystanders, *update.others)]
    for person, name in others:
        found.append((labelled(t, name, t("people-hand-on")), HandOn(person)))
        found.append((labelled(t, name, t("people-remove")), Remove(person)))
    found += [(labelled(t, gone.name, t("people-let-in")), LetIn(gone.person)) for gone in update.removed]
    mark = "[✓]" if table.locked else "[ ]"
    return [*found, (f"{mark} {t('people-lock')}", Lock(not table.locked))]
