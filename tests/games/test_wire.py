"""docs/wire.md has every field of every view, event and action."""

import json
import re
from random import Random
from typing import Any

import pytest

import mazzo
from mazzo.games.kittens.rules.events import Event as KittensEvent
from mazzo.games.kittens.rules.view import View as KittensView
from mazzo.games.mantis.rules.events import Event as MantisEvent
from mazzo.games.mantis.rules.view import View as MantisView
from tests.games.wire import PAGE, kinds_of, page, structs_in
from tests.generated import STALE


def test_the_page_matches_the_types() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), f"wire.md {STALE}"


@pytest.mark.parametrize(
    ("game", "parts"), [("Mantis", (MantisView, MantisEvent)), ("Exploding Kittens", (KittensView, KittensEvent))]
)
def test_every_kind_that_can_go_over_the_wire_is_described(game: str, parts: tuple[Any, ...]) -> None:
    assert {kind for part in parts for kind in structs_in(part)} == set(kinds_of(game))


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_every_field_of_a_whole_game_is_on_the_page(game: str) -> None:
    play, random = mazzo.get(game).start(3, seed="wire"), Random("wire")
    fields: set[str] = set()
    while not play.over:
        seat = play.to_act[0]
        play.apply(seat, random.choice(play.legal(seat)))
        for value in (play.view(seat), *play.seen(seat)):
            json.loads(mazzo.to_json(value), object_hook=fields.update)
    documented = set(re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    words = {*map(str, range(9)), *(str(card) for card in play.view().cards)} if game == "kittens" else set()  # keys
    assert fields - words <= documented
    assert len(fields) > 20
