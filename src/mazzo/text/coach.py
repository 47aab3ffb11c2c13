"""The coach's advice in sentences, from the messages of coach.ftl."""

from collections.abc import Sequence

from mazzo.coach import is_own
from mazzo.coach.advice import Advice, Danger, Estimate, Note, Option
from mazzo.text.lines import capital
from mazzo.text.locales import Words

SHOWN = 6  # options
FEW = 20


def advice_text(t: Words, advice: Advice, names: Sequence[str], labels: dict[str, str]) -> list[tuple[str, str]]:
    """The whole advice as pairs of text and style: the danger, the choices, best first, and the known facts."""
    found = [(danger(t, advice.danger) + "\n\n", "bold")] if advice.danger else []
    for number, option in enumerate(advice.options[:SHOWN]):
        found.append((labels.get(option.action, option.action), "" if number else "bold"))
        found.append((f"  {win(t, option.win)}", "dim" if number else ""))
        found.append((f"\n   {reason(t, option, names)}\n", ""))
    if advice.known:
        found.append((f"\n{t('coach-known')}\n", "bold"))
        found.append(("\n".join(note(t, each, names) for each in advice.known) + "\n", ""))
    estimates = "coach-estimates" if is_own(advice.game) else "coach-how-imagined"
    return [*found, (f"\n{t(estimates)}", "dim italic")]


def reason(t: Words, option: Option, names: Sequence[str]) -> str:
    chances = [
        note(t, outcome.note, names, odds=odds(t, outcome.ways, outcome.of), cards=outcome.cards)
        for outcome in option.outcomes
    ]
    return "\n   ".join(filter(None, [note(t, option.note, names), " · ".join(chances)]))


def note(t: Words, said: Note, names: Sequence[str], **more: object) -> str:
    facts: dict[str, object] = {**said.facts, **more}
    if "seat" in facts:
        facts["name"] = names[int(str(facts["seat"]))]
    if "ways" in facts:
        facts["odds"] = odds(t, int(str(facts["ways"])), int(str(facts["of"])))
    return capital(t(f"coach-{said.code}", **facts))


def odds(t: Words, ways: int, of: int) -> str:
    """A probability as a fraction of small numbers, otherwise as a percentage."""
    return t("coach-odds", ways=ways, of=of) if of <= FEW else t("coach-percent", percent=percent(ways / of))


def win(t: Words, estimate: Estimate) -> str:
    if not estimate.error:
        return t("coach-win-exact", percent=percent(estimate.value))
    return t("coach-win", percent=percent(estimate.value), error=percent(estimate.error))


def danger(t: Words, next_card: Danger) -> str:
    if next_card.high == 0:
        return t("coach-danger-none")
    if next_card.low == 1:
        return t("coach-danger-sure")
    if next_card.low == next_card.high:
        return t("coach-danger", percent=percent(next_card.value))
    low, high = percent(next_card.low), percent(next_card.high)
    return t("coach-danger-range", percent=percent(next_card.value), low=low, high=high)


def percent(value: float) -> int:
    return round(100 * value)
