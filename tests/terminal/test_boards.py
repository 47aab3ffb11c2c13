"""The boards in the terminal show all the information that a player needs."""

import pytest
from msgspec.structs import replace

from mazzo.games import get
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import HandMemory
from mazzo.games.kittens.terminal import DRAWING, SIGNS
from mazzo.terminal.drawing.board import drawing_of
from mazzo.terminal.drawing.ink import Space
from mazzo.terminal.widgets.board import SeatPanel
from mazzo.terminal.widgets.choices import Choices
from mazzo.text import of
from mazzo.text.locales import LANGUAGES, words
from tests.server.loop import awaits
from tests.slow import slowly
from tests.terminal.screens import SMALL, Still, at_table, text, until
from tests.terminal.snapshots import at, from_position, seated, settled

EN = words("en")
DEFUSE = SIGNS[Card.DEFUSE]


@pytest.mark.parametrize("seats", [2, *map(slowly, range(3, 9)), 9])
@awaits
async def test_known_cards_are_shown_however_many_play(seats: int) -> None:
    async with at_table(Still([at(seated("kittens", seats))])) as (mazzo, pilot):
        await until(pilot, lambda: "Your hand" in text(mazzo))
        rows = text(mazzo).splitlines()
        for panel in list(mazzo.screen.query(SeatPanel))[1:seats]:
            x, y, width, height = panel.region
            assert DEFUSE in "".join(row[x : x + width] for row in rows[y : y + height])


@pytest.mark.parametrize("width", [12, 14, 20, 36])
def test_six_known_cards_fit_into_the_smallest_seat(width: int) -> None:
    cards = (Card.DEFUSE, Card.NOPE, Card.SKIP, Card.SEE, Card.FAVOR, Card.BEARD)
    view = at(seated("kittens", 9)).view
    memory = replace(view.memory, hands={1: HandMemory(holds=cards, at_most={})})
    drawn = DRAWING.seat(EN, replace(view, memory=memory), 1, Space(width, 2, 9), None)
    assert all(SIGNS[card] in drawn.plain for card in cards)
    assert all(len(line) <= width for line in drawn.plain.splitlines())


@pytest.mark.parametrize("width", [12, 16, 20, 36])
def test_every_colour_of_a_tank_is_shown_in_the_smallest_seat(width: int) -> None:
    view = get("mantis").position(f"tank 0: {'roygbpk' * 2}\ntank 1: g\npile: r/roy", seed="tank").view(0)
    drawn = drawing_of("mantis").seat(EN, view, 0, Space(width, 2, 6), None)
    assert all(f"{sign}2" in drawn.plain for sign in drawing_of("mantis").card_signs.values())
    assert all(line.cell_len <= width for line in drawn.split())


@pytest.mark.parametrize("room", [Space(14, 2), Space(22, 3), Space(22, 6)])
def test_all_cards_of_an_opened_hand_are_shown_where_there_is_little_room(room: Space) -> None:
    cards = "defuse nope skip see favor beard beard rainbow"
    play = get("kittens").position(f"seat 0: {cards}\nseat 1: skip\npile: kitten see", seed="opened")
    drawn = DRAWING.seat(EN, play.view(), 0, room, play.view(0))
    assert all(SIGNS[Card(card)] in drawn.plain for card in set(cards.split()))
    assert all(line.cell_len <= room.width for line in drawn.split())


def test_an_empty_pile_has_no_bar_and_no_number() -> None:
    view = from_position("edition: it\nseat 0: defuse skip\nseat 1: attack\npile: kitten", (0, "draw")).view
    assert not view.pile
    drawn = DRAWING.middle(EN, view, Space(76, 3, 2)).plain
    assert drawn.splitlines()[0].split() == ["Draw", "Pile", "no", "cards", "✸", "no", "kittens", "inside"]


FIVE = """
edition: 2015
seat 0: nope skip favor see beard tacocat
seat 1: defuse shuffle potato beard rainbow
seat 2: see
pile: kitten see kitten skip
discard: skip
turn: 1 owes 1
"""


SMALLEST = (60, 20)


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("de", SMALLEST),
        *map(slowly, [language for language in LANGUAGES if language != "de"], [SMALLEST] * 3),
        *map(slowly, LANGUAGES, [SMALL] * 4),
    ],
)
@awaits
async def test_a_long_question_is_not_cut(language: str, size: tuple[int, int]) -> None:
    update = from_position(FIVE, (1, "five defuse shuffle potato beard rainbow"))
    update = replace(update, table=replace(update.table, seconds_left=5.0))
    t, view = words(language), update.view
    asked = f"{of('kittens').question(t, view, ['Ada', 'Pistol', 'Bubbles'], True)} {of('kittens').hint(t, view, [])}"
    async with at_table(Still([update]), size=size, language=language) as (mazzo, pilot):
        await until(pilot, lambda: "Pistol" in text(mazzo))
        await settled(mazzo)
        x, y, width, height = mazzo.screen.query_one("#question").region
        shown = " ".join(row[x : x + width] for row in text(mazzo).splitlines()[y : y + height])
        assert shown.split() == asked.split()
        assert mazzo.screen.query_one(Choices).size.height >= 2
