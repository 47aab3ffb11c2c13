"""A layout for a game that has none, guessed from the views of a few random games."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import to_builtins
from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.core.game_spec import AnyRules
from mazzo.core.layout import Flag, Layout, Shape, Token, Zone, cards_in, rows_in
from mazzo.core.play import begin

AROUND = ("game", "seat", "edition", "phase", "to_act", "legal", "result", "turn")  # fields that are not on the table
PILES = ("pile", "deck", "stock", "draw", "discard", "thrown", "trash")
DICE = ("dice", "die", "roll", "rolled")
ALIVE = ("alive", "active", "in_play", "playing")
OUT = ("out", "eliminated", "dead", "lost", "folded", "bust")
GAMES, STEPS = 2, 60  # games for each number of seats, and the most moves of a game


class Look(NamedTuple):
    """One viewer's view at one moment."""

    seats: int
    viewer: int | None
    view: dict[str, Any]


def guess(game: AnyRules) -> Layout:
    """The layout of a game, as far as it can be inferred from its views."""
    looks = list(seen_looks(game))
    return Guess(looks, game.seat_fields).layout()


def seen_looks(game: AnyRules) -> Iterator[Look]:
    """Views of random games with few seats and with many, of the first player and of a spectator."""
    edition = game.edition()
    for seats in {edition.fewest_seats, edition.most_seats}:
        for number in range(GAMES):
            chance = Dice(f"layout {number}")
            play = begin(game, edition, seats, Dice(f"layout {number}"), None)
            for _ in range(STEPS):
                for viewer in (0, None):
                    yield Look(seats, viewer, to_builtins(game.view(play.state, viewer)))
                if play.over:
                    break
                seat = play.to_act[chance.below(len(play.to_act))]
                choices = play.legal(seat)
                play.apply(seat, choices[chance.below(len(choices))])


class Guess:
    """Sorts the fields of views by their values."""

    def __init__(self, looks: list[Look], seat_fields: Iterable[str]) -> None:
        self.looks = looks
        self.seat_fields = seat_fields
        self.fields = [name for name in looks[0].view if name not in AROUND] if looks else []
        self.by_seat = [name for name in self.fields if self.is_by_seat(name)]
        self.used: set[str] = set()

    def layout(self) -> Layout:
        hand = self.hand()
        rows = [self.row(name) for name in self.take(self.by_seat, self.is_cards_of_seats)]
        rows += [Zone(name=name, cards=name) for name in self.take(self.fields, self.is_shared_rows)]
        flags = [self.flag(name) for name in self.take(self.by_seat, self.of_seats(is_bool))]
        tokens = [Token(field=name) for name in self.take(self.by_seat, self.of_seats(is_number))]
        shared = [self.shared(name) for name in self.take(self.fields, self.is_shared_cards)]
        piles = [Zone(name=name, shape="pile", count=name) for name in self.take(self.fields, self.is_pile_count)]
        zones = tuple(map(self.numbered, (*hand, *rows, *piles, *shared)))
        picks = self.picks(zones)
        rest = [name for name in self.fields if name not in self.used]
        return Layout(
            zones=zones,
            flags=tuple(flags),
            tokens=tuple(tokens),
            facts=tuple(name for name in rest if name not in self.by_seat),
            seat_facts=tuple(name for name in rest if name in self.by_seat),
            plays=self.plays(),
            picks=picks,
            taps=self.taps(zones),
            numbers=self.numbers(picks),
        )

    def all(self, name: str, fits: Callable[[Look, Any], bool]) -> bool:
        return all(fits(look, look.view.get(name)) for look in self.looks)

    def take(self, names: list[str], fits: Callable[[str], bool]) -> list[str]:
        """The unused fields that fit."""
        found = [name for name in names if name not in self.used and fits(name)]
        self.used |= set(found)
        return found

    def is_by_seat(self, name: str) -> bool:
        """Whether it always has one item for each seat. A pile may have this length by chance, so it never counts."""
        return name not in PILES and self.all(name, lambda look, value: is_list(value) and len(value) == look.seats)

    def of_seats(self, fits: Callable[[Any], bool]) -> Callable[[str], bool]:
        """Whether the value of each seat fits."""
        return lambda name: self.all(name, lambda _, value: all(map(fits, value)))

    def is_pile_count(self, name: str) -> bool:
        return name in PILES and self.all(name, lambda _, value: is_number(value))

    # Zones

    def hand(self) -> list[Zone]:
        """The zone of cards that only their owner sees, with its public counts."""
        for name in self.fields:
            if name in self.by_seat or not self.is_own(name):
                continue
            count = next((each for each in self.by_seat if self.counts(name, each)), "")
            known = next((each for each in self.by_seat if count and each != count and self.is_private(each)), "")
            shown = next((each for each in self.fields if each not in self.by_seat and self.is_shown(each, count)), "")
            self.used |= {name, count, known, shown}
            return [Zone(name=name, shape="hand", of="seat", own=name, count=count, known=known, shown=shown)]
        return []

    def is_own(self, name: str) -> bool:
        """Whether the field shows a player cards, and never shows any to a spectator."""
        has_some = any(look.viewer is not None and is_some(look.view.get(name)) for look in self.looks)
        return has_some and self.all(
            name,
            lambda look, value: all(map(is_card, cards_in(value))) and not (look.viewer is None and is_some(value)),
        )

    def counts(self, name: str, counted: str) -> bool:
        def fits(look: Look, value: Any) -> bool:
            return look.viewer is None or value[look.viewer] == len(cards_in(look.view[name]))

        return self.all(counted, fits) and self.of_seats(is_number)(counted)

    def is_private(self, name: str) -> bool:
        """Whether players see lists of cards there, and a spectator only empty ones."""
        has_some = any(any(look.view[name]) for look in self.looks)
        is_empty = all(not any(look.view[name]) for look in self.looks if look.viewer is None)
        return has_some and is_empty and self.all(name, lambda _, value: all(map(is_list, value)))

    def is_shown(self, name: str, count: str) -> bool:
        """Whether the field sometimes shows all hands, and is otherwise empty."""

        def fits(look: Look, value: Any) -> bool:
            if not is_list(value) or not value:
                return is_list(value)
            lengths = [len(each) if is_list(each) else -1 for each in value]
            return len(value) == look.seats and lengths == list(look.view[count])

        return bool(count) and any(look.view.get(name) for look in self.looks) and self.all(name, fits)

    def is_cards_of_seats(self, name: str) -> bool:
        """Whether each seat has a list of cards, or one card; None is a hidden card."""
        if self.all(
            name,
            lambda _, value: all(
                is_list(each) and all(card is None or is_card(card) for card in each) for each in value
            ),
        ):
            return True
        return self.all(name, lambda _, value: all(each is None or isinstance(each, str) for each in value))

    def row(self, name: str) -> Zone:
        hides = any(None in flat(look.view[name]) for look in self.looks)
        return Zone(name=name, shape="hand" if hides else "row", of="seat", cards=name)

    def is_shared_cards(self, name: str) -> bool:
        """Whether it is a list of cards, or one card that is sometimes absent and also occurs in other zones."""
        if name in self.by_seat:
            return False
        if self.all(name, lambda _, value: is_list(value) and all(map(is_card, value))):
            return True
        values = [look.view.get(name) for look in self.looks]
        there = {value for value in values if is_card(value) and not is_bool(value)}
        return None in values and bool(there) and there <= self.cards

    @property
    def cards(self) -> set[Any]:
        """All cards that occurred in the lists of the fields used so far."""
        return {
            card for look in self.looks for name in self.used for card in flat(look.view.get(name)) if is_card(card)
        }

    def is_shared_rows(self, name: str) -> bool:
        """Whether it is a list of lists of cards."""
        if name in self.by_seat or not any(look.view.get(name) for look in self.looks):
            return False
        return self.all(
            name, lambda _, value: is_list(value) and all(is_list(row) and all(map(is_card, row)) for row in value)
        )

    def shared(self, name: str) -> Zone:
        shape: Shape = "pile" if name in PILES else "dice" if self.is_dice(name) else "spread"
        return Zone(name=name, shape=shape, cards=name)

    def is_dice(self, name: str) -> bool:
        """Whether all values are 1 to 6, in a game with a field named like dice."""
        values = {value for look in self.looks for value in cards_in(look.view.get(name))}
        return values <= set(range(1, 7)) and any(set(field.split("_")) & set(DICE) for field in self.fields)

    def numbered(self, zone: Zone) -> Zone:
        """The zone, with `first=1` if actions count its rows from 1."""
        return replace(zone, first=1) if self.names_row(zone, 1) and not self.names_row(zone, 0) else zone

    def names_row(self, zone: Zone, first: int) -> bool:
        """Whether some field of actions always names one of its rows."""
        fields = {f"{action['do']} {field}" for _, action in self.legal() for field in action}
        return any(self.fits_row(key, zone, first) for key in fields)

    def fits_row(self, key: str, zone: Zone, first: int) -> bool:
        kind, field = key.split(" ")
        if zone.of == "seat" or field in ("do", *self.seat_fields):
            return False
        found: list[tuple[Any, Any]] = [
            (look.view.get(zone.cards), action.get(field)) for look, action in self.legal() if action["do"] == kind
        ]
        return bool(found) and all(
            is_list(rows) and is_number(value) and 0 <= value - first < len(rows) for rows, value in found
        )

    def flag(self, name: str) -> Flag:
        return Flag(field=name, when=name not in ALIVE, is_out=name in (*ALIVE, *OUT))

    # Actions

    def legal(self) -> Iterator[tuple[Look, dict[str, Any]]]:
        return ((look, action) for look in self.looks for action in look.view.get("legal", ()))

    def picks(self, zones: tuple[Zone, ...]) -> dict[str, str]:
        """The fields of actions that always name a card of a zone."""
        found: dict[str, dict[str, bool]] = {}
        for look, action in self.legal():
            for field, value in action.items():
                if field in ("do", *self.seat_fields) or not is_card(value):
                    continue
                fitting = found.setdefault(f"{action['do']} {field}", {})
                for zone in zones:
                    if zone.of == "table" and rows_in(look.view.get(zone.cards)):
                        fitting[zone.name] = self.fits_row(f"{action['do']} {field}", zone, zone.first or 0)
                        continue
                    cards = look.view.get(zone.own or zone.cards)
                    if zone.of == "seat" and not zone.own and is_list(cards) and look.viewer is not None:
                        cards = look.view[zone.cards][look.viewer]
                    fitting[zone.name] = fitting.get(zone.name, True) and value in cards_in(cards)
        return {key: next(zone for zone in each if each[zone]) for key, each in found.items() if any(each.values())}

    def numbers(self, picks: dict[str, str]) -> tuple[str, ...]:
        """The fields of actions that are whole numbers and name no card."""
        found = {f"{action['do']} {field}" for _, action in self.legal() for field, value in action.items()
                 if is_number(value) and field not in self.seat_fields}  # fmt: skip
        return tuple(sorted(key for key in found if key not in picks))

    def plays(self) -> dict[str, str]:
        """The kinds of actions that have the name of a card."""
        names = {str(card) for card in self.cards}
        kinds = {str(action["do"]) for _, action in self.legal()}
        return {kind: kind for kind in sorted(kinds & names)}

    def taps(self, zones: tuple[Zone, ...]) -> dict[str, str]:
        """The zone to tap for an action: the pile for a draw."""
        piles = [zone.name for zone in zones if zone.shape == "pile" and zone.count]
        bare = {action["do"] for _, action in self.legal() if len(action) == 1}
        return {"draw": piles[0]} if piles and "draw" in bare else {}


def is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def is_card(value: Any) -> bool:
    return isinstance(value, int | str) and not isinstance(value, bool)


def is_bool(value: Any) -> bool:
    return isinstance(value, bool)


def is_some(value: Any) -> bool:
    return value is not None and value not in ((), [])


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def flat(value: Any) -> Iterator[Any]:
    for each in value if is_list(value) else ():
        yield from flat(each) if is_list(each) else (each,)
