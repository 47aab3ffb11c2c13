"""After a game: the winners, the reason, and the next steps."""

from collections.abc import Sequence

from mazzo.locales import Words
from mazzo.table.commands import Change, Ready, Sit
from mazzo.table.updates import Update
from mazzo.terminal.screens.table_keys import TableKeys
from mazzo.terminal.widgets.choices import OfferedLine
from mazzo.text.choosing import DIGITS
from mazzo.text.lines import listed


def headline(t: Words, update: Update, names: Sequence[str]) -> str:
    winners = update.view.result.winners
    is_mine = update.view.seat in winners
    if len(winners) > 1:
        return t("ended-shared", names=listed(t, [names[seat] for seat in winners]), mine="yes" if is_mine else "no")
    return t("ended-you-won") if is_mine else t("ended-won", name=names[winners[0]])


def waiting_for(t: Words, update: Update) -> str:
    names = [chair.name for chair in update.table.chairs if chair.person and chair.connected and not chair.ready]
    return t("lobby-waiting-for", names=listed(t, names)) if names else t("lobby-you-are-ready")


def lines(t: Words, update: Update, screen: TableKeys) -> list[OfferedLine]:
    async def rematch() -> None:
        await screen.ask(Ready(True))

    async def set_anew() -> None:
        await screen.ask(Change(update.table.settings))

    async def sit() -> None:
        await screen.ask(Sit())

    if update.seat is None:
        found = [(t("ended-sit"), sit)] if screen.link.address else []
    elif update.table.chairs[update.seat].ready:
        found = [(waiting_for(t, update), rematch)]
    else:
        found = [(t("ended-rematch"), rematch)]
    found += [(t("ended-look-back"), screen.look_back), (t("terminal-save"), screen.save)]
    if update.host and screen.link.address:
        found.append((t("ended-set-anew"), set_anew))
    keys = iter(DIGITS)
    offered = [OfferedLine(next(keys), text, do) for text, do in found]
    return [*offered, OfferedLine(next(keys), t("ended-home"), screen.action_leave)]
