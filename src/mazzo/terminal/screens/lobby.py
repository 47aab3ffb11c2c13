"""Before a game: the people, and possible actions."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import chain, repeat
from typing import Protocol

from msgspec.structs import replace
from rich.text import Text

from mazzo.core.edition import choose
from mazzo.games import GAMES
from mazzo.table.commands import AddBot, Change, Command, Ready, RemoveBot, Shuffle, Sit, Stand, Start
from mazzo.table.settings import EveningEnd, Settings
from mazzo.table.updates import Occupant, Score, SeatView, TableView, Title, Update
from mazzo.terminal.widgets.choices import OfferedLine
from mazzo.terminal.words import levels
from mazzo.text import edition_name, title
from mazzo.text.choosing import DIGITS
from mazzo.text.lines import labelled
from mazzo.text.locales import Words
from mazzo.text.settings import summary

Do = Callable[[], Awaitable[object] | None]


class LobbyActions(Protocol):
    """The part of a table's screen that the lobby uses."""

    async def ask(self, command: Command) -> bool: ...
    def choose(self, title: str, offers: Sequence[tuple[str, Command]]) -> None: ...
    def set_rules(self) -> None: ...


def draw(t: Words, update: Update, address: str | None, width: int) -> Text:
    table = update.table
    _, most = seats_of(table.settings)
    text = Text()
    text.append(f"\n  {t('lobby-invite')}\n", "bold")
    text.append("  " + labelled(t, t("lobby-code"), ""))
    text.append(f" {table.code} ", "bold reverse")
    if address:
        text.append(f"   {address}"[: max(0, width - 30)], "dim")
    text.append(f"\n\n  {t('lobby-seats', taken=len(table.seats), most=most)}\n", "bold")
    for seat, holder in enumerate(table.seats):
        text.append(f"  {seat + 1}  {holder.name}")
        text.append("  " + " · ".join(notes(t, holder, seat == update.seat)) + "\n", "dim")
    text.append(f"  {'·  ' * (most - len(table.seats))}\n", "dim")
    if table.scores:
        text.append(f"\n  {evening_line(t, table)}\n", "bold")
        text.append(f"  {' · '.join(score_line(t, score, table.settings) for score in table.scores)}\n", "dim")
    text.append(f"\n  {t('lobby-settings')}\n", "bold")
    game, edition = table.settings.game, table.settings.edition or ""
    text.append(f"  {title(t, game)} · {edition_name(t, game, edition)}\n")
    text.append(f"  {' · '.join(summary(t, table.settings))}", "dim")
    return text


def notes(t: Words, holder: SeatView, is_me: bool) -> list[str]:
    found = [t("table-you")] if is_me else []
    if holder.is_bot:
        found.append(t("table-bot", level=holder.bot or "none"))
    elif not holder.connected:
        found.append(t("table-away"))
    found += [t("lobby-is-ready")] * holder.ready + [t("lobby-left")] * holder.left
    return [*found, *([t("lobby-host")] if holder.host else [])]


def evening_line(t: Words, table: TableView) -> str:
    """The winner of the evening, once it is decided; before that, how it is won."""
    if table.decided:
        return t("evening-decided", names=table.scores[0].name)
    end = table.settings.evening
    if end is EveningEnd.OPEN:
        return t("evening-title")
    goal = t(f"evening-{end}", games=table.evening_games)
    return labelled(t, t("evening-title"), goal)


def score_line(t: Words, score: Score, settings: Settings) -> str:
    by_points = settings.evening is EveningEnd.BEST_OF_5
    wins = t("evening-wins", wins=sum(score.won.values()), games=score.games)
    title = f" ({title_words(t, score.title)})" if score.title else ""
    return f"{score.name}{title} {t('evening-points', count=score.points) if by_points else wins}"


def title_words(t: Words, title: Title) -> str:
    if title.game is None:
        return t(f"title-{title.name}", count=title.count)
    name = f"{title.game}-title-{title.name}"
    return t(name, count=title.count) if t.has(name) else t("title-most", what=title.name, count=title.count)


def question(t: Words, update: Update) -> str:
    holders = update.table.seats
    fewest, most = seats_of(update.table.settings)
    if len(holders) < fewest:
        return t("lobby-too-few", count=fewest - len(holders))
    if update.host:
        return t("lobby-free", count=most - len(holders)) if len(holders) < most else ""
    host = next((holder.name for holder in holders if holder.host), None)
    return t("lobby-host-begins", name=host) if host else t("lobby-somebody-begins")


def lines(t: Words, update: Update, actions: LobbyActions, own_bots: Sequence[str] = ()) -> list[OfferedLine]:
    """This person's possible actions now, each with a key that stays; `own_bots` are those of the server's operator."""
    table = update.table
    fewest, most = seats_of(table.settings)
    has_room = len(table.seats) < most
    offers: list[tuple[str, str, Do]] = []
    if update.host and len(table.seats) >= fewest:
        offers.append(("b", t("lobby-start"), partial(actions.ask, Start())))
    if update.seat is None and has_room:
        offers.append(("s", t("lobby-sit"), partial(actions.ask, Sit())))
    if update.seat is not None:
        is_ready = table.seats[update.seat].ready
        offers.append(("r", f"{mark(is_ready)} {t('lobby-ready')}", partial(actions.ask, Ready(not is_ready))))
    if update.host and has_room:
        offers += [(key, words, partial(actions.ask, command)) for key, words, command in new_bots(t, table, own_bots)]
    if update.host:
        offers += host_offers(t, table, actions)
    if update.seat is not None:
        offers.append(("w", t("lobby-stand"), partial(actions.ask, Stand())))
    return [OfferedLine(*offer) for offer in offers]


def new_bots(t: Words, table: TableView, own_bots: Sequence[str]) -> list[tuple[str, str, Command]]:
    bots = [*levels(t, table.settings.game), *((bot, bot) for bot in own_bots)]
    keys = chain(DIGITS, repeat(""))
    return [(key, f"{t('lobby-add-bot')} {name}", AddBot(bot)) for key, (bot, name) in zip(keys, bots, strict=False)]


def host_offers(t: Words, table: TableView, actions: LobbyActions) -> list[tuple[str, str, Do]]:
    """The host's actions on bots, seats and settings. An action with several answers opens a list."""
    found: list[tuple[str, str, Do]] = []
    bots = [
        (t("lobby-remove-bot", name=holder.name), RemoveBot(seat))
        for seat, holder in enumerate(table.seats)
        if holder.occupant is Occupant.BOT
    ]
    if len(bots) == 1:
        found.append(("x", bots[0][0], partial(actions.ask, bots[0][1])))
    elif bots:
        words = t("terminal-send-away")
        found.append(("x", f"{words} …", partial(actions.choose, words, bots)))
    if len(table.seats) > 1:
        found.append(("m", t("lobby-shuffle"), partial(actions.ask, Shuffle())))
    words = t("terminal-other-game")
    found.append(("v", f"{words} …", partial(actions.choose, words, settings(t, table.settings))))
    found.append(("h", f"{t('lobby-house-rules')} …", actions.set_rules))
    for key, (words, on, changed) in zip("ai", switches(t, table.settings), strict=True):
        found.append((key, f"{mark(on)} {words}", partial(actions.ask, Change(changed))))
    return found


def settings(t: Words, now: Settings) -> list[tuple[str, Command]]:
    """The other games, and the other editions of this one."""
    found: list[tuple[str, Command]] = []
    for game in GAMES.values():
        for edition in game.editions:
            if (game.name, edition) == (now.game, now.edition):
                continue
            if game.name == now.game:
                changed = replace(now, edition=edition, options={})
                name = edition_name(t, game.name, edition).partition(":")[0].strip()
                found.append((labelled(t, t("lobby-edition"), name), Change(changed)))
            elif edition == next(iter(game.editions)):
                changed = replace(now, game=game.name, edition=edition, options={})
                found.append((labelled(t, t("lobby-game"), title(t, game.name)), Change(changed)))
    return found


def switches(t: Words, now: Settings) -> list[tuple[str, bool, Settings]]:
    """The switches: their labels, values, and the settings with each changed."""
    return [
        (t("lobby-coach"), now.coach, replace(now, coach=not now.coach)),
        (t("lobby-open"), now.open, replace(now, open=not now.open)),
    ]


def mark(is_on: bool) -> str:
    return "[✓]" if is_on else "[ ]"


def seats_of(now: Settings) -> tuple[int, int]:
    """The possible numbers of players."""
    edition = choose(GAMES[now.game].editions, now.edition, now.options)
    return edition.fewest_seats, edition.most_seats
