"""`mazzo analyse`: chances to win during a game, the cost of choices, and luck."""

import argparse
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from mazzo.cli.arguments import Parser, words_of
from mazzo.cli.console import progress_of
from mazzo.client.files import read_record

if TYPE_CHECKING:
    from mazzo.coach.analysis import Analysis
    from mazzo.coach.instead import BotComparison
    from mazzo.coach.replayed_game import ReplayedGame

SUMMARY = "look back at a game with the coach"
DESCRIPTION = """Show each player's chance to win over a whole game, what choices cost against the best ones, and
what was luck. Points are percentage points of win chance. Everything is an estimate; the plot and the JSON
show the margin of error (0 where the figure is exact)."""
EXAMPLES = """  mazzo analyse game.json
  mazzo analyse game.json --plot game.png
  mazzo analyse game.json --bot mybots:Cheerful  what your bot would have chosen, and what that would have cost
  mazzo analyse game.json --json"""


def add_arguments(parser: Parser) -> None:
    parser.add_record()
    parser.add_plot("also draw the curves")
    text = "say what this bot would have chosen, too: a name or a level, a command, package.module:Class, or FILE.npz"
    parser.add_repeated("--bot", "BOT", "bots", text)
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from mazzo.bots.outside import dismiss
    from mazzo.coach.replayed_game import ReplayedGame
    from mazzo.text import report

    if arguments.plot:
        from mazzo.research.statistics.drawing import check

        check(arguments.plot)
    replayed = ReplayedGame(read_record(arguments.file))
    try:
        found, others = look_back(replayed, arguments.bots)
    finally:
        dismiss()
    if arguments.json:
        print(msgspec.json.encode({**msgspec.structs.asdict(found), **({"bots": others} if others else {})}).decode())
    else:
        t, columns = words_of(arguments), shutil.get_terminal_size().columns
        lines = report.lines(t, found, replayed, columns, has_blocks())
        for other in others:
            lines += ["", *report.in_their_place(t, found, other, replayed)]
        print("\n".join(lines))
    if arguments.plot:
        from mazzo.research.statistics.analysis_plot import draw

        draw(found, arguments.plot)
    return 0


def look_back(replayed: "ReplayedGame", bots: Sequence[str]) -> "tuple[Analysis, list[BotComparison]]":
    """The coach's analysis of a game, and the choices of each of these bots."""
    from mazzo.bots.own import called, find
    from mazzo.coach.analysis import analyse
    from mazzo.coach.instead import compare_bot

    record = replayed.record
    named = [(called(bot, record.game), find(bot, record.game)) for bot in bots]
    with progress_of(len(record.moves) * (1 + len(bots)), "moves") as progress:
        found = analyse(replayed, lambda *_: progress.update())
        others = [compare_bot(replayed, found, name, make, lambda *_: progress.update()) for name, make in named]
    return found, others


def has_blocks() -> bool:
    """Whether standard output can show block characters."""
    return bool(sys.stdout and (sys.stdout.encoding or "").lower().startswith("utf"))
