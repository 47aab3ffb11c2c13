"""The cards in each zone: read from views by a layout, or guessed for a game without one."""

from typing import Any

import pytest
from msgspec import Struct

import mazzo
from mazzo.core.board import INK
from mazzo.core.board_rows import color_of, ink_on, name_of, written
from mazzo.core.guess import Guess, Look, guess
from mazzo.core.layout import Face, Flag, Layout, Zone, heap

HAND = Zone(name="hand", shape="hand", of="seat", own="hand", count="hands", known="known", shown="shown")


def view(**fields: Any) -> dict[str, Any]:
    return {"seat": 0, "hand": ["a", "b"], "hands": [2, 3], "known": [[], ["c"]], "shown": [], **fields}


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    assert heap(HAND, view(), 0).cards == ("a", "b")
    assert heap(HAND, view(known=[[], []]), 1).cards == (None, None, None)
    assert heap(HAND, view(seat=None, hand=[]), 0).cards == (None, None)


def test_a_card_that_a_player_knows_is_seen_among_the_backs() -> None:
    assert heap(HAND, view(), 1).cards == ("c", None, None)
    assert heap(HAND, view(), 1).is_known


def test_hands_lie_open_when_they_are_shown() -> None:
    assert heap(HAND, view(shown=[["a", "b"], ["c"]]), 1).cards == ("c",)


@pytest.mark.parametrize(
    ("zone", "cards"),
    [
        (Zone(name="pile", shape="pile", count="pile"), (None, None)),
        (Zone(name="thrown", cards="thrown"), (4, 5)),
        (Zone(name="laid", cards="laid"), (7,)),
        (Zone(name="nothing", cards="nothing"), ()),
    ],
    ids=lambda value: value.name if isinstance(value, Zone) else "",
)
def test_zones_of_the_table(zone: Zone, cards: tuple[Any, ...]) -> None:
    assert heap(zone, {"seat": None, "pile": 2, "thrown": [4, 5], "laid": 7, "nothing": None}).cards == cards


def looks(*views: dict[str, Any], seats: int = 2) -> list[Look]:
    around = {"seat": 0, "legal": [], "to_act": []}
    both = [(0, each) for each in views] + [(None, {**each, "hand": [], "legal": []}) for each in views]
    return [Look(seats, viewer, {**around, **each, "seat": viewer}) for viewer, each in both]


def guessed(*views: dict[str, Any]) -> Layout:
    return Guess(looks(*views), ["seat", "target"]).layout()


def test_a_list_that_is_only_sometimes_as_long_as_the_seats_is_not_of_seats() -> None:
    found = guessed({"hand": [1], "market": [3, 4]}, {"hand": [1], "market": [3, 4, 5]})
    assert [(zone.name, zone.of) for zone in found.zones] == [("hand", "seat"), ("market", "table")]


def test_the_field_that_counts_the_hand_is_guessed() -> None:
    found = guessed({"hand": [1], "points": [1, 0], "held": [1, 2]}, {"hand": [1, 2], "points": [1, 1], "held": [2, 2]})
    assert found.zones == (Zone(name="hand", shape="hand", of="seat", own="hand", count="held"),)
    assert [token.field for token in found.tokens] == ["points"]


def test_facts_that_are_no_cards_stay_facts() -> None:
    found = guessed({"alive": [True, False], "bids": [{"of": 1}, {"of": 2}], "round": 3, "trump": "red"})
    assert [(flag.field, flag.when, flag.is_out) for flag in found.flags] == [("alive", False, True)]
    assert found.seat_facts == ("bids",)
    assert found.facts == ("round", "trump")


def test_cards_that_a_viewer_cannot_see_are_backs() -> None:
    (zone,) = guessed({"hands": [[1, 2], [None, None]]}).zones
    assert (zone.shape, zone.of, zone.cards) == ("hand", "seat", "hands")
    assert heap(zone, {"seat": 0, "hands": [[1, 2], [None, None]]}, 1).cards == (None, None)


def test_actions_name_cards_of_the_hand_and_are_called_like_them() -> None:
    legal = [{"do": "give", "card": "guard", "target": 1}, {"do": "guard", "target": 1, "guess": "priest"}]
    found = guessed({"hand": ["guard", "king"], "legal": legal})
    assert found.picks == {"give card": "hand"}
    assert found.plays == {"guard": "guard"}


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_every_field_of_a_view_is_in_the_guessed_layout(game: str) -> None:
    layout, play = guess(mazzo.get(game)), mazzo.get(game).start(3, seed=1)
    known: Struct = play.view(0)
    around = {"seat", "edition", "phase", "to_act", "legal", "result", "turn"}
    zones = {field for zone in layout.zones for field in (zone.cards, zone.own, zone.count, zone.known, zone.shown)}
    marks = {each.field for each in layout.tokens} | {each.field for each in layout.flags}
    assert zones | marks | {*layout.facts, *layout.seat_facts} | around >= set(known.__struct_fields__)


def test_a_card_without_a_face_shows_its_value_in_a_distinct_colour() -> None:
    layout = Layout(faces={"1": Face(name="Mouse", color="#123456")})
    assert (name_of(layout, 1), color_of(layout, 1), ink_on("#123456")) == ("Mouse", "#123456", "#ffffff")
    assert (name_of(layout, 7), name_of(layout, "king")) == ("7", "king")
    assert color_of(layout, 7) != color_of(layout, 8)


def test_a_value_is_written_for_people() -> None:
    assert written([1, None, {"of_two": True}]) == "1, -, of two yes"


@pytest.mark.parametrize(
    ("color", "ink"),
    [
        ("#ffffff", INK),
        ("#000000", "#ffffff"),
        ("#00ff00", INK),
        ("#ff0000", "#ffffff"),  # a contrast of 4.0, against 3.9
        ("#0000ff", "#ffffff"),
        ("#ff00ff", INK),
        ("#767676", "#ffffff"),  # 4.54, against 3.4
        ("#868686", INK),
        ("#2391fc", INK),
    ],
)
def test_ink_is_dark_on_light_colours_and_white_on_the_others(color: str, ink: str) -> None:
    assert ink_on(color) == ink


def test_a_flag_does_not_mean_out_by_default() -> None:
    assert Flag(field="asleep") == Flag(field="asleep", sign="", when=True, is_out=False)


def test_cards_that_a_spectator_sees_are_not_private() -> None:
    def guessed(seen_by_all: list[list[str]]) -> bool:
        looks = [Look(2, 0, {"cards": [["a"], []]}), Look(2, None, {"cards": seen_by_all})]
        return Guess(looks, []).is_private("cards")

    assert guessed([[], []])
    assert not guessed([["a"], []])


def test_lists_in_a_list_are_rows() -> None:
    zone = Zone(name="rows", cards="rows")
    assert heap(zone, {"seat": None, "rows": [[4, 5], []]}).rows == ((4, 5), ())
    assert heap(zone, {"seat": None, "rows": [[4, 5], []]}).cards == (4, 5)
    assert heap(zone, {"seat": None, "rows": [4, 5]}).rows is None
    melds = Zone(name="melds", of="seat", cards="melds")
    assert heap(melds, {"seat": None, "melds": [[], [[1], [2, 3]]]}, 1).rows == ((1,), (2, 3))


def test_rows_that_actions_count_from_one_are_guessed() -> None:
    for first in (0, 1):
        legal = [{"do": "take", "row": first + row} for row in range(3)]
        found = guessed({"rows": [[1], [2, 3], []], "legal": legal}, {"rows": [[], [1], [4]], "legal": []})
        assert found.zones == (Zone(name="rows", cards="rows", first=first),)
        assert found.picks == {"take row": "rows"}


def test_whole_numbers_that_name_no_card_are_guessed() -> None:
    legal = [{"do": "bid", "amount": 70, "target": 1}, {"do": "play", "card": 3}]
    found = guessed({"hand": [3, 4], "legal": legal})
    assert found.numbers == ("bid amount",)
    assert found.picks == {"play card": "hand"}


def test_dice_are_guessed_by_their_name_and_values() -> None:
    shapes = [
        [zone.shape for zone in guessed({"dice": [1, 6, 3], "kept": [5]}).zones],
        [zone.shape for zone in guessed({"dice": [1, 7, 3], "kept": [5]}).zones],
        [zone.shape for zone in guessed({"market": [1, 6, 3], "kept": [5]}).zones],
    ]
    assert shapes == [["dice", "dice"], ["spread", "dice"], ["spread", "spread"]]
