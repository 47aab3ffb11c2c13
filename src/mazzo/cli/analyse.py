"""`mazzo analyse`: who was how likely to win when, what choices cost, and what was luck."""

import argparse
import shutil
import sys
from pathlib import Path

import msgspec

from mazzo.cli.arguments import Commands, add_command, add_json, add_language, words_of
from mazzo.files import read_record

EXAMPLES = """  mazzo analyse game.json
  mazzo analyse game.json --plot game.png
  mazzo analyse game.json --json"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "analyse",
        run,
        summary="look back at a game with the coach",
        description="Show each player's chance to win over a whole game, what choices cost against the best ones, and\n"
        "what was luck. Points are percentage points of win chance. All of it is estimated, and the plot and the JSON\n"
        "tell by how much it may be off; where it is exact, that is nothing.",
        examples=EXAMPLES,
    )
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the curves too: a PNG or an SVG, by its name")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from mazzo.coach.analysis import analyse
    from mazzo.text import report
    from mazzo.text.film import Film

    if arguments.plot:
        from mazzo.coach.plot import check

        check(arguments.plot)
    record = read_record(arguments.file)
    with tqdm(total=len(record.moves), unit=" moves", ncols=70, leave=False, disable=None) as progress:
        found = analyse(record, lambda *_: progress.update())
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    else:
        columns = shutil.get_terminal_size().columns
        print("\n".join(report.lines(words_of(arguments), found, Film(record), columns, has_blocks())))
    if arguments.plot:
        from mazzo.coach.plot import draw

        draw(found, arguments.plot)
    return 0


def has_blocks() -> bool:
    """Whether standard output can carry more than plain letters."""
    return bool(sys.stdout and (sys.stdout.encoding or "").lower().startswith("utf"))
