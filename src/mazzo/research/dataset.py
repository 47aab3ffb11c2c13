"""Decisions of bots as rows of data, for imitation, offline learning and statistics (`mazzo dataset`).

A row has only what its seat could know, besides the outcome of the game. `Writer` writes JSON Lines, or Parquet with
the extra `mazzo[data]`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from mazzo.core.notation import to_json
from mazzo.core.play import AnyChooser, AnyPlay, Seen, places_of

ROW_GROUP = 10_000  # rows that are written to Parquet together


class DecisionRow(Struct, frozen=True):
    """One decision. The texts of COLUMNS describe the fields."""

    game: int
    move: int
    seat: int
    bot: str
    view: Any
    seen: Sequence[Any]
    legal: Sequence[str]
    action: str
    text: str | None
    won: float
    place: int


COLUMNS = {
    "game": "the number of the game; its record is that line of games.jsonl, counted from 0",
    "move": "the number of the decision in its game",
    "seat": "the seat that decided",
    "bot": "the bot in this seat",
    "view": "everything that the seat saw, without what it could not know (docs/wire.md); text with JSON in Parquet",
    "seen": "the events since its last decision, as it saw them; text with JSON in Parquet",
    "legal": "the legal actions in notation",
    "action": "the chosen one",
    "text": "the same for a person (`play.text`); null without --text",
    "won": "1 for a win, 0 for a loss, a part of 1 for a shared win",
    "place": "the place of the seat at the end, from 1",
}
assert tuple(COLUMNS) == DecisionRow.__struct_fields__


def decisions(
    play: AnyPlay, choosers: Sequence[AnyChooser], bots: Sequence[str], number: int, *, text: bool
) -> list[DecisionRow]:
    """Play a game to its end; every decision with more than one legal action, as a row."""
    found: list[tuple[int, dict[str, Any]]] = []
    while not play.over:
        seat = play.to_act[0]
        view = play.view(seat)
        action = choosers[seat](view, Seen(play, seat))
        if len(view.legal) > 1:
            row = {
                "game": number,
                "move": len(play.moves),
                "seat": seat,
                "bot": bots[seat],
                "view": view,
                "seen": play.seen_since_own_move(seat),
                "legal": [str(each) for each in view.legal],
                "action": str(action),
                "text": play.text(seat) if text else None,
            }
            found.append((seat, row))
        play.apply(seat, action)
    winners, places = play.result.winners if play.result else (), places_of(play.order)
    share = {seat: 1 / len(winners) for seat in winners}
    return [DecisionRow(**row, won=share.get(seat, 0.0), place=places[seat]) for seat, row in found]


def json_lines(rows: Iterator[DecisionRow], file: Path) -> None:
    with file.open("wb") as out:
        for row in rows:
            out.write(msgspec.json.encode(row) + b"\n")


def parquet(rows: Iterator[DecisionRow], file: Path, arrow: Callable[[str], ModuleType]) -> None:
    """Write the rows with the same columns to a Parquet file. `arrow` imports a module of PyArrow."""
    pa, pq = arrow("pyarrow"), arrow("pyarrow.parquet")
    kinds: dict[Any, Any] = {
        int: pa.int32(),
        str: pa.string(),
        float: pa.float32(),
        Any: pa.string(),
        Sequence[Any]: pa.string(),
    }
    kinds |= {Sequence[str]: pa.list_(pa.string()), str | None: pa.string()}
    schema = pa.schema([(field.name, kinds[field.type]) for field in msgspec.structs.fields(DecisionRow)])

    def plain(row: DecisionRow) -> Mapping[str, Any]:
        return {**msgspec.structs.asdict(row), "view": to_json(row.view), "seen": to_json(row.seen)}

    with pq.ParquetWriter(file, schema) as out:
        group: list[Mapping[str, Any]] = []
        for row in rows:
            group.append(plain(row))
            if len(group) == ROW_GROUP:
                out.write_table(pa.Table.from_pylist(group, schema))
                group = []
        out.write_table(pa.Table.from_pylist(group, schema))


def card(about: Mapping[str, Any], file: str, games: int, rows: int, command: str) -> str:
    """A description of the data for its readers, in Markdown."""
    columns = "\n".join(f"| `{name}` | {text} |" for name, text in COLUMNS.items())
    facts = "\n".join(f"| {name} | {value} |" for name, value in about.items())
    return f"""# Decisions of bots in {about["game"]}

{rows:,} decisions of {games:,} games, in `{file}`, one row each. Decisions with only one legal action are left out.
`games.jsonl` has the record of each game, from which it can be replayed (`mazzo.replay`); a record shows all cards.

| | |
| --- | --- |
{facts}

| column | |
| --- | --- |
{columns}

Made by `{command}`: the same version and seed give the same rows, unless a bot thinks until a time limit.
"""
