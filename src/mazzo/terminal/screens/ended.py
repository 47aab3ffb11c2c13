"""After a game: the winners, the reason, and the next steps."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from mazzo.table.commands import Change, Ready, Sit
from mazzo.table.updates import Update
from mazzo.terminal.screens.table_keys import TableKeys
from mazzo.terminal.widgets.choices import OfferedLine
from mazzo.text.choosing import DIGITS
from mazzo.text.lines import listed
from mazzo.text.locales import Words


def headline(t: Words, update: Update, names: Sequence[str]) -> str:
    winners = update.view.result.winners
    is_mine = update.view.seat in winners
    if len(winners) > 1:
        return t("ended-shared", names=listed(t, [names[seat] for seat in winners]), mine="yes" if is_mine else "no")
    return t("ended-you-won") if is_mine else t("ended-won", name=names[winners[0]])


def waiting_for(t: Words, update: Update) -> str:
    names = [holder.name for holder in update.table.seats if holder.person and holder.connected and not holder.ready]
    return t("lobby-waiting-for", names=listed(t, names)) if names else t("lobby-you-are-ready")


def lines(t: Words, update: Update, screen: TableKeys) -> list[OfferedLine]:
    found: list[tuple[str, Callable[[], Awaitable[object] | None]]] = []
    rematch = partial(screen.ask, Ready(True))
    if update.seat is None and screen.link.address:
        found = [(t("ended-sit"), partial(screen.ask, Sit()))]
    elif update.seat is not None and update.table.seats[update.seat].ready:
        found = [(waiting_for(t, update), rematch)]
    elif update.seat is not None:
        found = [(t("ended-rematch"), rematch)]
    found += [(t("ended-look-back"), screen.look_back), (t("terminal-save"), screen.save)]
    if update.host and screen.link.address:
        found.append((t("ended-settings"), partial(screen.ask, Change(update.table.settings))))
    found.append((t("ended-home"), screen.action_leave))
    return [OfferedLine(key, text, do) for key, (text, do) in zip(DIGITS, found, strict=False)]
