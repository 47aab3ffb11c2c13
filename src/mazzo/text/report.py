"""The findings of an analysis as sentences, and a full report for the command line."""

from collections.abc import Sequence

from mazzo.coach import is_own
from mazzo.coach.analysis import Analysis, Decision
from mazzo.coach.instead import BotComparison
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.games import get
from mazzo.text import has_text, of
from mazzo.text.lines import labelled
from mazzo.text.locales import Words


def comment(t: Words, analysis: Analysis, replayed: ReplayedGame, number: int) -> str:
    """The comment on the move that led to a moment."""
    names = replayed.record.seats
    found = [rating(t, decision, replayed) for decision in analysis.decisions if decision.move == number]
    found += [
        t("coach-luck-now", name=names[luck.seat], change=signed(t, luck.change))
        for luck in analysis.luck
        if luck.move == number and round(100 * luck.change)
    ]
    return "  ".join(found)


def rating(t: Words, decision: Decision, replayed: ReplayedGame) -> str:
    """The rating of a choice, with the label of the best one if that was better."""
    names = replayed.record.seats
    name, loss = names[decision.seat], signed(t, -decision.loss)
    if decision.rating == "best":
        return t("coach-rating-best", name=name)
    if decision.rating == "good":
        return t("coach-rating-good", name=name, loss=loss)
    best = get(replayed.record.game).read_action(str(decision.best))
    offered = of(replayed.record.game).label(t, best, names, replayed.view(decision.move - 1, decision.seat))
    return t(f"coach-rating-{decision.rating}", name=name, loss=loss, best=offered)


def signed(t: Words, change: float) -> str:
    return t("coach-percent", percent=f"{'+' if change >= 0 else '−'}{abs(round(100 * change))}")


BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
WIDEST = 60
MOST = 10  # choices shown


def lines(t: Words, found: Analysis, replayed: ReplayedGame, columns: int, has_blocks: bool) -> list[str]:
    """The whole report, for a terminal of this width."""
    parts = (players(t, found), turning_points(t, found), mistakes(t, found, replayed))
    return [
        *curves(t, found, columns, has_blocks),
        *how(t, found.game),
        *(line for part in parts for line in ("", *part)),
    ]


def how(t: Words, game: str) -> list[str]:
    """How the figures were computed."""
    if not is_own(game):
        return [t("coach-how-imagined")]
    return [t(f"coach-how-{game}")] if has_text(game) else []


def curves(t: Words, found: Analysis, columns: int, has_blocks: bool) -> list[str]:
    """A curve of each player's chance, from the deal to the end."""
    room = max(len(player.name) for player in found.players)
    width = min(WIDEST, max(10, columns - room - 20))
    marks = BLOCKS if has_blocks else DIGITS
    last = len(found.moments) - 1
    written = []
    for seat, player in enumerate(found.players):
        places = [round(column * last / (width - 1)) for column in range(width)]
        chances = [found.moments[place][seat].value for place in places]
        curve = "".join(marks[min(len(marks) - 1, int(chance * len(marks)))] for chance in chances)
        written.append(f"{player.name:<{room}}  {percent(t, chances[0]):>5} {curve} {percent(t, chances[-1])}")
    return written


def players(t: Words, found: Analysis) -> list[str]:
    heads = ["", t("terminal-choices"), t("coach-accuracy"), t("coach-lost"), t("coach-luck")]
    rows = [
        [
            player.name,
            str(player.decisions),
            "-" if player.accuracy is None else percent(t, player.accuracy),
            signed(t, -player.lost),
            signed(t, player.luck),
        ]
        for player in found.players
    ]
    return table(heads, rows)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table with the first column aligned to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    sides = ["<", *">" * (len(heads) - 1)]
    return [
        "  ".join(f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True))
        for row in (heads, *rows)
    ]


def turning_points(t: Words, found: Analysis) -> list[str]:
    if not found.turning_points:
        return [t("terminal-no-turning")]
    names = [player.name for player in found.players]
    written = [
        t(f"coach-turn-{point.cause}", move=point.move, name=names[point.seat], change=signed(t, point.change))
        for point in found.turning_points
    ]
    return [f"{t('coach-turning')}:", *(f"  {line}" for line in written)]


def mistakes(t: Words, found: Analysis, replayed: ReplayedGame) -> list[str]:
    wrong = [each for each in found.decisions if each.rating in ("slip", "blunder")]
    if not wrong:
        return [t("terminal-no-mistakes")]
    most = sorted(wrong, key=lambda each: -each.loss)[:MOST]
    written = [f"  {each.move}. {rating(t, each, replayed)}" for each in sorted(most, key=lambda each: each.move)]
    return [t("terminal-mistakes", shown=len(most), count=len(wrong)), *written]


def in_their_place(t: Words, found: Analysis, other: BotComparison, replayed: ReplayedGame) -> list[str]:
    """A comparison with a bot: the number of equal choices, the losses, and the bot's worst choices."""
    heads = [t("terminal-instead", bot=other.bot), t("terminal-same"), t("coach-lost"), other.bot]
    rows = []
    for seat, player in enumerate(found.players):
        pairs = [pair for pair in zip(found.decisions, other.decisions, strict=True) if pair[0].seat == seat]
        same = sum(theirs.action == its.action for theirs, its in pairs)
        lost = sum(its.loss for _, its in pairs)
        rows.append(
            [
                player.name,
                t("terminal-same-of", same=same, count=len(pairs)),
                signed(t, -player.lost),
                signed(t, -lost),
            ]
        )
    wrong = [each for each in other.decisions if each.rating in ("slip", "blunder")]
    most = sorted(sorted(wrong, key=lambda each: -each.loss)[:MOST], key=lambda each: each.move)
    names = [player.name for player in found.players]
    game, game_text = get(found.game), of(found.game)
    written = [
        f"  {each.move}. "
        + labelled(
            t,
            names[each.seat],
            game_text.label(t, game.read_action(each.action), names, replayed.view(each.move - 1, each.seat)),
        )
        + f" ({signed(t, -each.loss)})"
        for each in most
    ]
    last = t("terminal-instead-mistakes", bot=other.bot, shown=len(most), count=len(wrong))
    return [*table(heads, rows), last if most else t("terminal-instead-none", bot=other.bot), *written]


def percent(t: Words, chance: float) -> str:
    return t("coach-percent", percent=round(100 * chance))
