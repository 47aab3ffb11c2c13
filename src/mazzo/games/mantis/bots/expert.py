"""The network encoding of Mantis: the other players in turn order, with the exact odds of the top card.

The moves are score, steal from the next player and so on, then raid the next player and so on.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.coding import Array, Coding, Reading, joined, one_hot
from mazzo.bots.expert.player import NetworkCodec
from mazzo.games.mantis.encoding import card_rows, numbered_action, observation_parts
from mazzo.games.mantis.observations import observation
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.cards import COLORS
from mazzo.games.mantis.rules.editions import printed, target_of
from mazzo.games.mantis.rules.events import Event
from mazzo.games.mantis.rules.view import View


class MantisCoding(Coding):
    @cached_property
    def sizes(self) -> dict[str, int]:
        return observation_parts(self.edition, self.seats)

    @property
    def moves(self) -> int:
        return 1 + 2 * self.others

    @cached_property
    def cards(self) -> dict[str, Array]:
        """The backs, faces and fronts of all kinds of cards, one row for each kind."""
        xp = arrays()
        return {name: xp.array(rows, xp.float32) for name, rows in card_rows(self.edition).items()}

    def observe(self, view: View, _seen: Sequence[Event]) -> Sequence[int]:
        return observation(view, self.edition)

    def action(self, number: int) -> Action:
        return numbered_action(number, self.seats)


class MantisReading(Reading):
    def __init__(self, coding: MantisCoding, xp: Any, parts: dict[str, Array]) -> None:
        super().__init__(coding, xp, parts)
        me = xp.argmax(parts["seat"], axis=-1)[..., None]
        self.order = (xp.arange(coding.seats) + me) % coding.seats
        self._scores = self._by_seat(parts["scores"])
        self.alive = self._by_seat(xp.ones_like(parts["scores"])) > 0

    @cached_property
    def _odds(self) -> Array:
        """The probability of each colour to be the front of the top card: see games/mantis/odds.py."""
        xp, parts, coding = self._xp, self._parts, self._coding
        backs, its_faces, fronts = (coding.cards[name] for name in ("backs", "faces", "fronts"))
        top = xp.concatenate([parts["back"], parts["icon"]], axis=-1)
        untouched = its_faces.sum(axis=0) - parts["turned"] @ its_faces
        weight = (untouched - parts["dealt"]) / xp.maximum(untouched, 1)
        fits = (top[..., None, :] == backs).all(axis=-1) & (parts["turned"] == 0)
        weights = (fits * (weight @ its_faces.T)) @ fronts
        return weights / xp.maximum(weights.sum(axis=-1, keepdims=True), 1e-6)

    @cached_property
    def features(self) -> Array:
        xp, coding, parts = self._xp, self._coding, self._parts
        batch, tanks = parts["pile"].shape[:-1], self._rows_by_seat(parts["tanks"], len(COLORS))
        odds = self._odds
        matching = odds[..., None, :] * (tanks > 0)
        left = target_of(coding.edition, coding.seats) - self._scores
        fronts = coding.cards["fronts"]
        unseen = fronts.sum(axis=0) - parts["turned"] @ fronts
        dealt = parts["dealt"].reshape(*batch, -1, len(COLORS)).sum(axis=-2)
        has_icons = coding.seats > 2 and any(card.icon for card in printed(coding.edition))
        here = xp.broadcast_to(xp.array([coding.seats / 6, float(has_icons)], xp.float32), (*batch, 2))
        return joined(
            xp,
            [
                here,
                xp.broadcast_to(one_hot(xp, xp.array(coding.seats - 2), 5), (*batch, 5)),
                parts["raiding"],
                parts["pile"] / 50,
                1 / (1 + parts["pile"]),
                parts["back"],
                parts["icon"],
                odds,
                (unseen - dealt) / 10,
                self.alive,
                xp.where(self.alive, left / 10, 0),
                xp.where(self.alive, 1 / xp.maximum(left, 1), 0),
                (tanks / 3).reshape(*batch, -1),
                (tanks > 0).reshape(*batch, -1),
                matching.sum(axis=-1),
                (matching * (tanks + 1)).sum(axis=-1) / 3,
                tanks.sum(axis=-1) / 8,
            ],
        )

    @cached_property
    def mask(self) -> Array:
        xp, places = self._xp, self.alive[..., 1:]
        raiding = self._parts["raiding"] > 0
        raids = raiding & places & (self._scores[..., 1:] > 0)
        return xp.concatenate([~raiding, ~raiding & places, raids], axis=-1)

    def number(self, move: Array) -> Array:
        xp, coding = self._xp, self._coding
        seat = self._seat(1 + (xp.maximum(move, 1) - 1) % coding.others)
        return xp.where(move == 0, 0, 1 + seat + coding.seats * (move > coding.others))


MantisCoding.reading = MantisReading

NETWORK_CODEC = NetworkCodec(
    package="mazzo.games.mantis.bots",
    seats=lambda view: len(view.tanks),
    coding=MantisCoding,
    most_seats={"mantis-6": 6},
)
