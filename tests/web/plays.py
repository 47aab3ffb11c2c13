"""Games for the tests of the pages: the first view, and for each move its events and the changed fields of the view."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from mazzo.games import GAMES

FILE = Path(__file__).with_name("plays.json")
NOT_SHOWN = ("legal", "gains", "memory", "cards", "dealt", "turned", "edition", "target")
DECK = {"kitten": 3, "defuse": 5, "nope": 5, "attack": 3, "skip": 2, "favor": 3, "shuffle": 2, "see": 3}
KITTENS = {"hand": 8, "deck": {**DECK, "tacocat": 6, "beard": 6, "rainbow": 6}}
GAMES_TO_PLAY: list[tuple[str, str, int, dict[str, Any], int]] = [
    ("mantis", "it", 3, {"target": 9}, 17),
    ("mantis", "en", 2, {"target_for_two": 9}, 131),
    ("kittens", "it", 3, KITTENS, 8),
    ("kittens", "2015", 3, KITTENS, 136),
    ("kittens", "2025", 3, KITTENS, 30),
]
"""Game, edition, seats, options and seed. Together, the games have every kind of event."""


def plays() -> list[dict[str, Any]]:
    return [seen for each in GAMES_TO_PLAY for seen in played(*each)]


def played(game: str, edition: str, seats: int, options: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """The views and events of a game, for a spectator and for seat 0."""
    play = GAMES[game].start(seats=seats, edition=edition, seed=number, **options)
    random = Random(number)
    viewers = (None, 0)
    views = {seat: shown(play.view(seat)) for seat in viewers}
    found: dict[int | None, dict[str, Any]] = {seat: {"start": views[seat], "updates": []} for seat in viewers}
    while not play.over:
        seat = random.choice(play.to_act)
        events = play.apply(seat, chosen(play, seat, random))
        for who in viewers:
            after = shown(play.view(who))
            seen = [msgspec.to_builtins(play.game.seen(event, who)) for event in events]
            changed = {key: value for key, value in after.items() if value != views[who][key]}
            found[who]["updates"].append([seen, changed])
            views[who] = after
    return list(found.values())


def chosen(play: Any, seat: int, random: Random) -> Any:
    """A random action; each kind is as likely as another."""
    kinds: dict[type, list[Any]] = {}
    for action in play.legal(seat):
        kinds.setdefault(type(action), []).append(action)
    return random.choice(random.choice(list(kinds.values())))


def shown(view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return {key: value for key, value in fields.items() if key not in NOT_SHOWN}


def written() -> str:
    return "[\n" + ",\n".join(json.dumps(play, separators=(",", ":")) for play in plays()) + "\n]\n"


def update() -> None:
    FILE.write_text(written())
