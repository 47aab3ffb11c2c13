"""Whole games to read: one text for each game and edition, with everything that happens in it.

A text in `playthroughs/` begins with what it takes to play that game again, so a change of the rules shows as a
difference in a story. When it is meant, `make generated` rewrites the texts: read the changes.

A text keeps the seed it has. Where there is none yet, the liveliest of some hundred short games is chosen.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from msgspec import to_builtins

import mazzo
from mazzo.core.chance import Dice
from mazzo.core.rules import Seat
from mazzo.games import GAMES, AnyPlay
from tests.games.settings import Setting, choose, seat_counts

FOLDER = Path(__file__).with_name("playthroughs")
WIDTH = 118
ENOUGH = 6  # cards of a long pile

# Besides every edition with two and three seats
WITH_OPTIONS = [
    Setting(GAMES["mantis"], "it", 3, (("icons", "front"),)),
    Setting(GAMES["mantis"], "it", 3, (("icons", "off"),)),
    Setting(GAMES["kittens"], "it", 3, (("combos", False),)),
    Setting(GAMES["kittens"], "2025", 3, (("five_different", True),)),
]


def wanted() -> list[Setting]:
    printed = [
        Setting(game, edition, seats)
        for game in GAMES.values()
        for edition in game.editions
        for seats in seat_counts(game, edition)[:2]
    ]
    return printed + WITH_OPTIONS


def file_of(setting: Setting) -> Path:
    return FOLDER / f"{str(setting).replace('=', '-').lower()}.txt"


def seed_of(text: str) -> str:
    (seed,) = [line.removeprefix("seed: ") for line in text.splitlines() if line.startswith("seed: ")]
    return seed


# One text


def tell(setting: Setting, seed: str) -> str:
    """A random game, from the deal to the result."""
    return "\n".join(line.rstrip() for line in _lines(setting, seed)) + "\n"


def _lines(setting: Setting, seed: str) -> Iterator[str]:
    play, choice = _begin(setting, seed)
    options = " ".join(f"{name}={value}" for name, value in setting.options) or "as printed"
    yield from (f"game: {setting.game.title}", f"edition: {setting.edition}", f"options: {options}")
    yield from (f"seats: {setting.seats}", f"seed: {seed}", "", "The deal", "")
    position = play.position.splitlines()
    yield from _block(position)
    yield from _views(play)
    while not play.over:
        seat, action = _next_move(play, choice)
        yield f"{len(play.moves) + 1}. Seat {seat}: {action}"
        yield from _asked(play)
        for event in play.apply(seat, action):
            yield from _event(play, event)
        before, position = position, play.position.splitlines()
        yield from _block(_changes(before, position))
    yield from ("The end", "")
    yield from _views(play)


def _begin(setting: Setting, seed: str) -> tuple[AnyPlay, Dice]:
    return setting.start(chance=Dice(seed)), Dice(f"{seed}, moves")


def _next_move(play: AnyPlay, choice: Dice) -> tuple[Seat, Any]:
    seat = play.to_act[choice.below(len(play.to_act))]
    return seat, choose(choice.below, play.legal(seat))


def _changes(before: list[str], after: list[str]) -> list[str]:
    """The lines of a position that were not there before, and the names of those that are gone."""
    old, new = _by_name(before), _by_name(after)
    changed = [
        f"{name}: {_shortened(old.get(name, ''), value)}" for name, value in new.items() if old.get(name) != value
    ]
    gone = ", ".join(name for name in old if name not in new)
    return [*changed, f"gone: {gone}"] if gone else changed


def _by_name(lines: list[str]) -> dict[str, str]:
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def _shortened(before: str, after: str) -> str:
    """Only the changed end of a long pile."""
    words = after.split()
    if len(words) > 2 * ENOUGH and before.endswith(after):
        return f"{_words(words[:ENOUGH])} ... ({len(words)})"
    if len(words) > 2 * ENOUGH and after.startswith(before):
        return f"... {_words(words[-ENOUGH:])} ({len(words)})"
    return after


def _asked(play: AnyPlay) -> Iterator[str]:
    for seat in play.to_act:
        yield from _wrapped("  ", f"seat {seat} may: {', '.join(map(str, play.legal(seat)))}")


def _event(play: AnyPlay, event: Any) -> Iterator[str]:
    """An event, and how it looks to seats that do not see all of it."""
    yield from _wrapped("  * ", _told(event))
    witnesses: dict[str, list[str]] = {}
    for seat, who in [*((seat, f"seat {seat}") for seat in range(play.seats)), (None, "a spectator")]:
        witnesses.setdefault(_told(play.game.seen(event, seat)), []).append(who)
    for seen, who_saw in witnesses.items():
        if seen != _told(event):
            yield from _wrapped("      ", f"{', '.join(who_saw)} saw: {seen}")


def _told(event: Any) -> str:
    """An event in a line: its kind, and its fields by name."""
    fields = [f"{field} {_value(getattr(event, field))}".rstrip() for field in event.__struct_fields__]
    return f"{type(event).__name__}: {', '.join(fields)}"


def _value(value: object) -> str:
    match value:
        case None:
            return "hidden"
        case bool():
            return "yes" if value else "no"
        case mazzo.Result():
            return f"{_words(value.winners)} by {value.reason}"
        case tuple():
            return _words(value) or "none"
        case _:
            return str(value)


def _words(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def _views(play: AnyPlay) -> Iterator[str]:
    for seat, who in ((0, "seat 0"), (None, "a spectator")):
        yield from (f"The view of {who}", "")
        fields = to_builtins(play.view(seat), str_keys=True)
        yield from _block(f"{name}: {json.dumps(value)}" for name, value in fields.items())


def _block(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from _wrapped("    ", line)
    yield ""


def _wrapped(margin: str, text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=margin, subsequent_indent=" " * 8, break_on_hyphens=False)


# All texts


def update() -> None:
    texts = {file_of(setting): setting for setting in wanted()}
    for stray in set(FOLDER.glob("*.txt")) - texts.keys():
        stray.unlink()
    for file, setting in texts.items():
        seed = seed_of(file.read_text(encoding="utf-8")) if file.exists() else lively_seed(setting)
        file.write_text(tell(setting, seed), encoding="utf-8")


def lively_seed(setting: Setting) -> str:
    """The seed of a short game in which much happens."""
    return max((f"{setting} {number}" for number in range(500)), key=lambda seed: liveliness(setting, seed))


def liveliness(setting: Setting, seed: str) -> int:
    play, choice = _begin(setting, seed)
    while not play.over:
        play.apply(*_next_move(play, choice))
    return 8 * len(set(map(type, play.events))) - len(play.moves)
