"""What can be set at a table, beside the game and its edition: the time there is, and the rules of the house."""

from collections.abc import Callable, Iterable
from enum import EnumType
from typing import Any, NamedTuple

from msgspec.structs import replace

from mazzo.core.edition import choose, options
from mazzo.games import GAMES
from mazzo.locales import Words
from mazzo.table.settings import Abandoned, Settings

TURNS = (None, 15, 30, 60, 120, 300, 86400)
REACTIONS = (3, 5, 8, 12, 20, 60)
SPANS = {
    "hand": range(11),
    "target": range(3, 31),
    "target_for_two": range(3, 41),
    "see": range(1, 11),
    "spare_defuses": range(13),
    "spare_defuses_for_two": range(5),
    "second_deck_from": range(2, 11),
}
"""What a number may sensibly be at a table of people."""


class Row(NamedTuple):
    """Something that can be set: the answers there are, each with the settings it makes, and the one that is given."""

    label: str
    answers: list[tuple[str, Settings]]
    given: int

    @property
    def words(self) -> str:
        return f"{self.label}: {self.answers[self.given][0]}"

    def step(self, by: int) -> Settings:
        """The settings with the next answer, or the one before."""
        return self.answers[(self.given + by) % len(self.answers)][1]


def rows(t: Words, now: Settings, is_shared: bool) -> list[Row]:
    """All that can be set; what becomes of a game that all have left is asked only where others can come."""
    found = clocks(t, now)
    edition = choose(GAMES[now.game].editions, now.edition, now.options)
    found += [option(t, now, name, kind) for name, kind in options(edition).items() if is_offered(name, now.edition)]
    if is_shared:
        found.append(
            row(
                t("lobby-abandoned"),
                now.abandoned,
                Abandoned,
                lambda answer: t(f"lobby-abandoned-{answer}"),
                lambda answer: replace(now, abandoned=answer),
            )
        )
    return found


def clocks(t: Words, now: Settings) -> list[Row]:
    def clock(of: str, usual: Iterable[int | None]) -> Row:
        def changed(seconds: int | None) -> Settings:
            return replace(now, **{f"{of}_seconds": seconds})

        given = getattr(now, f"{of}_seconds")
        return row(t(f"lobby-{of}-clock"), given, usual, lambda seconds: duration(t, seconds), changed)

    turn = clock("turn", TURNS)
    return [turn, clock("reaction", REACTIONS)] if now.game == "kittens" else [turn]


def option(t: Words, now: Settings, name: str, kind: Any) -> Row:
    """A rule of the house."""
    printed = getattr(GAMES[now.game].editions[edition_of(now)], name)

    def words(value: Any) -> str:
        if kind is bool:
            return "✓" if value else "–"
        return t(f"lobby-{name}-{value}") if isinstance(kind, EnumType) else str(value)

    def changed(value: Any) -> Settings:
        others = {option: kept for option, kept in now.options.items() if option != name}
        return replace(now, options=others if value == printed else {**others, name: value})

    values = SPANS[name] if kind is int else (False, True) if kind is bool else list(kind)
    return row(t(f"lobby-option-{now.game}-{name}"), now.options.get(name, printed), values, words, changed)


def row(
    label: str, given: Any, usual: Iterable[Any], words: Callable[[Any], str], changed: Callable[[Any], Settings]
) -> Row:
    """The usual answers, and the present one if it is another."""
    values = list(usual)
    if given not in values:
        values.append(given)
    return Row(label, [(words(value), changed(value)) for value in values], values.index(given))


def is_offered(option: str, edition: str | None) -> bool:
    """A deck is not set card by card, and the icons are printed in one edition only."""
    return option != "deck" and (option != "icons" or edition == "it")


def edition_of(now: Settings) -> str:
    return now.edition or next(iter(GAMES[now.game].editions))


def duration(t: Words, seconds: int | None) -> str:
    if seconds is None:
        return t("lobby-no-clock")
    if seconds < 60:
        return t("lobby-seconds", count=seconds)
    if seconds < 3600:
        return t("lobby-minutes", count=round(seconds / 60))
    return t("lobby-hours", count=round(seconds / 3600))


def summary(t: Words, now: Settings) -> list[str]:
    """What a table is set to, for everybody at it."""
    changes = [f"{t('lobby-house-rules')}: {t('lobby-changed', count=len(now.options))}"] if now.options else []
    return [clock.words for clock in clocks(t, now)] + changes
