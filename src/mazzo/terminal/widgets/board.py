"""The table: a panel for each seat, the piles, and one's own cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.message import Message
from textual.widgets import Static

from mazzo.core.errors import cut
from mazzo.core.rules import Seat
from mazzo.terminal.drawing.board import drawing_of
from mazzo.terminal.drawing.ink import Space, plain
from mazzo.text.locales import Words

MOST_SEATS = 10
FRAME = 4  # cells of a panel that its border and padding take
FEW = 5  # seats that leave room for large cards
MIDDLE_LINES, TALL_MIDDLE_LINES = 3, 7
ROOMY, TALL = 20, 24  # lines from which the hand gets more of them, and the piles are drawn large


@dataclass(frozen=True)
class Scene:
    """The contents of the board."""

    game: str
    view: Any
    names: Sequence[str]
    notes: Sequence[str] = ()  # the player of each seat, in a word
    keys: Mapping[Seat, str] = field(default_factory=dict)  # that choose a seat
    opened: Sequence[Any] = ()  # every seat's own view, for replays


class SeatPanel(Static):
    class Clicked(Message):
        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, seat: Seat) -> None:
        super().__init__(classes="seat", markup=False)
        self.seat = seat

    def on_click(self) -> None:
        self.post_message(self.Clicked(self.seat))


class BoardWidget(Vertical):
    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scene: Scene | None = None
        self._words: Words | None = None
        self._room = 0

    def compose(self) -> ComposeResult:
        yield Grid(*(SeatPanel(seat) for seat in range(MOST_SEATS)), id="seats")
        yield Static(id="middle", markup=False)
        hand = Static(id="hand", markup=False)
        hand.auto_links = False  # cards have their own colours
        yield hand

    def show(self, t: Words, scene: Scene, room: int) -> None:
        """Draw it with this many lines for the seats."""
        self._words, self._scene, self._room = t, scene, room
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        if not self._scene or not self._words or not self.size.width:
            return
        scene, t, drawing = self._scene, self._words, drawing_of(self._scene.game)
        width, room, lines = self.size.width, self._room, MIDDLE_LINES
        if room >= TALL:
            room, lines = room - TALL_MIDDLE_LINES + MIDDLE_LINES, TALL_MIDDLE_LINES
        hand = drawing.hand(t, scene.view, Space(width - FRAME, self._hand_room(room)))
        self.query_one("#hand", Static).update(hand)
        self.query_one("#hand").display = bool(hand)
        self.query_one("#hand").border_title = t("table-hand") if hand else ""
        self.query_one("#middle", Static).update(
            drawing.middle(t, scene.view, Space(width - FRAME, lines, len(scene.names)))
        )
        self._draw_seats(width, room - (len(hand.split()) + 2 if hand else 0))

    def _hand_room(self, room: int) -> int:
        """The most lines for the hand: more where many seats do not need them."""
        assert self._scene
        if len(self._scene.names) > FEW:
            return room // 4
        return room // 2 + (2 if room >= ROOMY else 0)

    def _draw_seats(self, width: int, room: int) -> None:
        scene = self._scene
        assert scene
        drawing, many = drawing_of(scene.game), len(scene.names)
        columns = drawing.columns(scene.game, many)
        lines = max(2, min(drawing.most_lines(scene.game), room // -(-many // columns) - 2))
        grid = self.query_one("#seats", Grid)
        grid.styles.grid_size_columns = columns
        grid.styles.height = -(-many // columns) * (lines + 2)
        for panel in self.query(SeatPanel):
            panel.display = panel.seat < many
            if panel.display:
                self._draw_seat(panel, width // columns - FRAME, lines)

    def _draw_seat(self, panel: SeatPanel, width: int, lines: int) -> None:
        scene, t, seat = self._scene, self._words, panel.seat
        assert scene
        assert t
        view, drawing = scene.view, drawing_of(scene.game)
        opened = scene.opened[seat] if scene.opened else None
        panel.update(drawing.seat(t, view, seat, Space(width, lines, len(scene.names)), opened))
        key = f"{scene.keys[seat]} " if seat in scene.keys else ""
        standing = drawing.title(t, view, seat)
        name = cut(f"{key}{scene.names[seat]}", max(1, width + 2 - len(standing)))
        panel.border_title = plain(name)
        panel.border_subtitle = plain(cut(scene.notes[seat], width) if scene.notes else "")
        if standing:
            panel.border_title += f" {plain(standing)}"
        panel.set_class(seat in view.to_act, "-asked")
        panel.set_class(seat == view.seat, "-mine")
        panel.set_class(seat in scene.keys, "-target")
        panel.set_class(bool(view.result and seat in view.result.winners), "-won")
