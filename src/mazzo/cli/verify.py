"""`mazzo verify`: checks that records are true and complete."""

import argparse
import json
from collections.abc import Iterator
from itertools import chain
from typing import Any

from mazzo.cli.arguments import Parser
from mazzo.cli.console import complain
from mazzo.client.files import RecordText, find_records, shown
from mazzo.core.errors import Refused
from mazzo.core.record import Record
from mazzo.games import get, replay

SUMMARY = "check the records of games"
DESCRIPTION = """Check that the seed of a record is the one that was promised, that every move is legal, and that
the moves lead to the result. Exit code 0: all hold; 1: one does not; 2: one cannot be read."""
EXAMPLES = """  mazzo verify game.json
  mazzo verify games/*.json --json
  mazzo verify november.jsonl --json     what mazzo admin export has printed
  mazzo verify - < game.json"""

HOLDS, FAILS, UNREADABLE = 0, 1, 2


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="a record, or the output of mazzo admin export; - for standard input",
    )
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    codes, reports = [], []
    for code, report in chain.from_iterable(map(check_file, arguments.files)):
        codes.append(code)
        reports.append(report)
        if code == UNREADABLE:
            complain(report["reason"])
        elif not arguments.json:
            print("\n".join(report_lines(report)))
    if arguments.json:
        print(json.dumps(reports))
    return max(codes)


def check_file(file: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each record of a file, with its exit code."""
    try:
        for found in find_records(file):
            yield check(file, found)
    except Refused as error:
        yield UNREADABLE, {"file": file, "place": shown(file), "holds": False, "reason": str(error)}


def check(file: str, found: RecordText) -> tuple[int, dict[str, Any]]:
    report: dict[str, Any] = {"file": file, "place": found.place, "holds": False}
    try:
        record = found.read()
    except Refused as error:
        return UNREADABLE, report | {"reason": str(error)}
    report |= {"game": record.game, "edition": record.edition, "seats": list(record.seats), "moves": len(record.moves)}
    try:
        play = replay(record)
    except Refused as error:
        return FAILS, report | {"reason": str(error)}
    result = play.result and {"winners": list(play.result.winners), "reason": play.result.reason}
    return HOLDS, report | {"holds": True, "luck": source_of_chance(record), "result": result}


def source_of_chance(record: Record) -> str:
    if record.outcomes is not None:
        return "outcomes"
    return "promised" if record.commitment else "seed"


def report_lines(report: dict[str, Any]) -> list[str]:
    name = report["place"]
    if not report["holds"]:
        return [f"{name}: does not hold", f"  {report['reason']}"]
    result = report["result"]
    names = report["seats"]
    end = (
        f"{' and '.join(names[seat] for seat in result['winners'])} won ({result['reason']})" if result else "not over"
    )
    return [
        f"{name}: holds",
        f"  game    {get(report['game']).title}, edition {report['edition']}, {len(names)} seats",
        f"  luck    {LUCK[report['luck']]}",
        f"  moves   {report['moves']}, every one legal",
        f"  result  {end}",
    ]


LUCK = {
    "promised": "the seed is the one that its commitment promised",
    "seed": "a seed that no commitment promised",
    "outcomes": "outcomes written down, which no commitment promised",
}
