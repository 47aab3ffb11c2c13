"""Facts about a table of Exploding Kittens that its layout does not describe, as lines of text."""

from collections import Counter
from collections.abc import Iterable

from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import Known
from mazzo.games.kittens.rules.view import View
from mazzo.games.kittens.words.sentences import card_name, card_names
from mazzo.text.lines import labelled
from mazzo.text.locales import Words

INKS = {Card.KITTEN: 203, Card.DEFUSE: 77, Card.NOPE: 212}


def notes(t: Words, view: View, seat: Seat) -> list[str]:
    """The number of turns that a seat has to take, and the viewer's knowledge of its hand."""
    if not view.alive[seat]:
        return []
    found = [turns] if (turns := turns_left(t, view, seat)) else []
    if not (memory := view.memory.hands.get(seat)):
        return found
    if memory.holds:
        found.append(t("kittens-known-holds", cards=counted(t, memory.holds)))
    limits: dict[int, list[Card]] = {}
    for card, most in memory.at_most.items():
        limits.setdefault(most, []).append(card)
    return [*found, *(limit(t, most, cards) for most, cards in sorted(limits.items()))]


def turns_left(t: Words, view: View, seat: Seat) -> str:
    """For the seat on turn, the number of turns it has to take, if there are several."""
    is_several = seat == view.turn and view.turns > 1 and not view.result
    return t("kittens-turns-left", count=view.turns) if is_several else ""


def limit(t: Words, most: int, cards: Iterable[Card]) -> str:
    names = card_names(t, cards)
    return t("kittens-known-most", count=most, cards=names) if most else t("kittens-known-lacks", cards=names)


def counted(t: Words, cards: Iterable[Card]) -> str:
    counts = Counter(cards)
    return ", ".join(
        card_name(t, card) + (f" ×{counts[card]}" if counts[card] > 1 else "") for card in Card if counts[card]
    )


def zone(t: Words, view: View, name: str) -> list[str]:
    """The Draw Pile with its number of kittens, and the viewer's knowledge of it."""
    if name != "pile":
        return []
    counts = f"{t('kittens-pile-count', count=view.pile)}, {t('kittens-kittens-left', count=view.kittens)}"
    return [labelled(t, t("kittens-pile"), counts), *remembered(t, view)]


def remembered(t: Words, view: View) -> list[str]:
    pile = view.memory.pile
    if not pile.known:
        return []
    found = [f"{card_name(t, known.card)} ({place_of(t, view, known)})" for known in pile.known]
    lines = [labelled(t, t("kittens-known-pile"), ", ".join(found))]
    return [*lines, t("kittens-known-loose", count=pile.loose_kittens)] if pile.loose_kittens else lines


def place_of(t: Words, view: View, known: Known) -> str:
    is_certain = known in view.memory.pile.certain
    return t("kittens-known-place" if is_certain else "kittens-known-place-loose", place=known.place + 1)


def palette(t: Words) -> dict[str, str]:
    return {card_name(t, card): f"1;38;5;{ink}" for card, ink in INKS.items()}
