"""The settings of a table besides game and edition: times and house rules."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from mazzo.core.edition import AnswerOption, NumberOption, OfferedOption, SwitchOption, choose, offered
from mazzo.games import GAMES
from mazzo.table.settings import REACTIONS, TURNS, Abandoned, EveningEnd, Settings
from mazzo.text import answer_name, option_name
from mazzo.text.lines import labelled
from mazzo.text.locales import Words


class SettingRow(NamedTuple):
    """One setting: its answers, each with the resulting settings, and the index of the current one."""

    label: str
    answers: list[tuple[str, Settings]]
    given: int

    def words(self, t: Words) -> str:
        return labelled(t, self.label, self.answers[self.given][0])

    def step(self, by: int) -> Settings:
        """The settings with the next answer, or the previous one."""
        return self.answers[(self.given + by) % len(self.answers)][1]


def rows(t: Words, now: Settings, is_shared: bool) -> list[SettingRow]:
    """All settings. The one for abandoned games is included only if others can join."""
    found = clocks(t, now)
    edition = choose(GAMES[now.game].editions, now.edition, {})
    found.append(field_row(now, "evening", t("lobby-evening"), EveningEnd, lambda end: t(f"lobby-evening-{end}")))
    found += [house_rule(t, now, name, option) for name, option in offered(edition).items()]
    if is_shared:
        found.append(
            field_row(now, "abandoned", t("lobby-abandoned"), Abandoned, lambda fate: t(f"lobby-abandoned-{fate}"))
        )
    return found


def clocks(t: Words, now: Settings) -> list[SettingRow]:
    def words(seconds: int | None) -> str:
        return duration(t, seconds)

    turn = field_row(now, "turn_seconds", t("lobby-turn-clock"), TURNS, words)
    reaction = field_row(now, "reaction_seconds", t("lobby-reaction-clock"), REACTIONS, words)
    return [turn, reaction] if GAMES[now.game].has_reactions else [turn]


def field_row(now: Settings, field: str, label: str, usual: Iterable[Any], words: Callable[[Any], str]) -> SettingRow:
    """A row for a field of the settings."""
    return row(label, getattr(now, field), usual, words, lambda value: replace(now, **{field: value}))


def house_rules(t: Words, now: Settings) -> list[str]:
    """A line with the rules that differ from the printed ones; empty if there are none."""
    can = offered(choose(GAMES[now.game].editions, now.edition, {}))
    changed = [house_rule(t, now, name, can[name]).words(t) if name in can else name for name in now.options]
    return [labelled(t, t("lobby-house-rules"), ", ".join(changed))] if changed else []


def house_rule(t: Words, now: Settings, name: str, option: OfferedOption) -> SettingRow:
    def words(value: Any) -> str:
        match option:
            case SwitchOption():
                return "✓" if value else "–"
            case NumberOption():
                return str(value)
            case AnswerOption():
                return answer_name(t, now.game, name, value)

    def changed(value: Any) -> Settings:
        others = {other: kept for other, kept in now.options.items() if other != name}
        return replace(now, options=others if value == option.printed else {**others, name: value})

    given = now.options.get(name, option.printed)
    return row(option_name(t, now.game, name), given, answers(option), words, changed)


def answers(option: OfferedOption) -> Iterable[Any]:
    match option:
        case SwitchOption():
            return (False, True)
        case NumberOption(_, least, most):
            return range(least, most + 1)
        case AnswerOption():
            return option.answers


def row(
    label: str, given: Any, usual: Iterable[Any], words: Callable[[Any], str], changed: Callable[[Any], Settings]
) -> SettingRow:
    """A row with the usual answers, and the current one if it is unusual."""
    values = list(usual)
    if given not in values:
        values.append(given)
    return SettingRow(label, [(words(value), changed(value)) for value in values], values.index(given))


def duration(t: Words, seconds: int | None) -> str:
    if seconds is None:
        return t("lobby-no-clock")
    if seconds < 60:
        return t("lobby-seconds", count=seconds)
    if seconds < 3600:
        return t("lobby-minutes", count=round(seconds / 60))
    return t("lobby-hours", count=round(seconds / 3600))


def summary(t: Words, now: Settings) -> list[str]:
    """The settings of a table in short: its clocks and the number of house rules."""
    changes = labelled(t, t("lobby-house-rules"), t("lobby-changed", count=len(now.options)))
    return [clock.words(t) for clock in clocks(t, now)] + ([changes] if now.options else [])
