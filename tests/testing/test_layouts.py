"""The check of a layout reports wrong names, and picks outside of their zone."""

from typing import Any

import pytest

from mazzo.core.layout import Face, Flag, Layout, Token, Zone
from mazzo.testing.faults import Fault
from mazzo.testing.layouts import check_names, check_view
from tests.guests.court import COURT

HAND = Zone(name="hand", shape="hand", of="seat", own="hand")
ROWS = Zone(name="rows", cards="rows")
VIEW: dict[str, Any] = {"seat": 0, "hand": [4, 5], "rows": [[1], [2, 3]], "legal": []}


@pytest.mark.parametrize(
    ("layout", "found"),
    [
        (Layout(zones=(HAND,), picks={"play card": "deck"}), "leads to the zone 'deck'; possible: hand"),
        (Layout(taps={"play": "deck"}), "leads to the zone 'deck'"),
        (Layout(zones=(HAND,), picks={"lay card": "hand"}), "is of the action 'lay'"),
        (Layout(numbers=("play bid",)), "is of the field 'bid'; possible: card"),
        (Layout(plays={"pley": "1"}), "there is no action 'pley'; did you mean 'play'?"),
        (Layout(zones=(Zone(name="deck", shape="pyle"),)), "the shape 'pyle'; did you mean 'pile'?"),  # type: ignore[arg-type]  # the slip
    ],
)
def test_an_unknown_name_in_a_layout_is_reported(layout: Layout, found: str) -> None:
    with pytest.raises(Fault, match=found):
        check_names(COURT, layout)


@pytest.mark.parametrize(
    "layout",
    [
        Layout(zones=(Zone(name="deck", count="deck"),)),
        Layout(tokens=(Token(field="points"),)),
        Layout(flags=(Flag(field="out"),)),
        Layout(facts=("round",)),
        Layout(seat_facts=("bids",)),
    ],
)
def test_a_field_that_the_view_lacks_is_reported(layout: Layout) -> None:
    with pytest.raises(Fault):
        check_view(layout, VIEW)


@pytest.mark.parametrize(
    ("zone", "value", "lies"),
    [
        (HAND, 4, True),
        (HAND, [4, 5], True),
        (HAND, 6, False),
        (HAND, None, True),
        (ROWS, 1, True),
        (ROWS, 2, False),  # there are two rows, and they are counted from 0
        (Zone(name="rows", cards="rows", first=1), 2, True),
        (Zone(name="rows", cards="rows", first=1), 0, False),
        (Zone(name="rows", cards="rows", first=None), 3, True),
        (Zone(name="rows", cards="rows", first=None), 0, False),
    ],
)
def test_a_picked_card_must_be_in_its_zone(zone: Zone, value: object, lies: bool) -> None:
    view = {**VIEW, "legal": [{"do": "take", "what": value}]}
    layout = Layout(zones=(zone,), picks={"take what": zone.name})
    if lies:
        check_view(layout, view)
    else:
        with pytest.raises(Fault, match="take can have the what"):
            check_view(layout, view)


def test_a_card_without_a_face_is_reported_if_others_have_one() -> None:
    faces = {"4": Face(sign="4")}
    check_view(Layout(zones=(HAND,), faces=faces), {**VIEW, "hand": [4]})
    with pytest.raises(Fault, match="the card '5' in the zone hand has no face"):
        check_view(Layout(zones=(HAND,), faces=faces), VIEW)
