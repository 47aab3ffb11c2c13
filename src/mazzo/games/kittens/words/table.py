"""The table of Exploding Kittens in plain lines."""

from collections import Counter
from collections.abc import Iterable, Sequence

from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import Known
from mazzo.games.kittens.rules.view import View
from mazzo.games.kittens.words.sentences import card_name
from mazzo.text.lines import labelled, player_lines, with_you
from mazzo.text.locales import Words

INKS = {Card.KITTEN: 203, Card.DEFUSE: 77, Card.NOPE: 212}


def lines(t: Words, view: View, names: Sequence[str], opened: Sequence[View] = ()) -> list[str]:
    seats = range(len(view.hands))
    sizes = [size(t, view, seat) for seat in seats]
    notes = [note(t, view, seat, opened) for seat in seats]
    table = [*player_lines(view.to_act, with_you(t, names, view.seat), sizes, notes), ""]
    if view.seat is not None and view.alive[view.seat]:
        hand = labelled(t, t("kittens-hand"), counted(t, view.hand)) if view.hand else t("kittens-hand-empty")
        table.append(f"  {hand}")
    return [*table, *(f"  {line}" for line in (*piles(t, view), *remembered(t, view)))]


def size(t: Words, view: View, seat: Seat) -> str:
    return t("kittens-holds", count=view.hands[seat]) if view.alive[seat] else t("kittens-dead")


def note(t: Words, view: View, seat: Seat, opened: Sequence[View]) -> str:
    """Known facts about a seat."""
    if not view.alive[seat]:
        return ""
    notes = []
    if seat == view.turn and view.turns > 1 and not view.result:
        notes.append(t("kittens-turns-left", count=view.turns))
    if opened:
        notes.append(counted(t, opened[seat].hand))
    elif memory := view.memory.hands.get(seat):
        limits: dict[int, list[Card]] = {}
        for card, most in memory.at_most.items():
            limits.setdefault(most, []).append(card)
        if memory.holds:
            notes.append(t("kittens-known-holds", cards=counted(t, memory.holds)))
        notes += [limit(t, most, cards) for most, cards in sorted(limits.items())]
    return "; ".join(notes)


def limit(t: Words, most: int, cards: Iterable[Card]) -> str:
    names = ", ".join(card_name(t, card) for card in cards)
    return t("kittens-known-most", count=most, cards=names) if most else t("kittens-known-lacks", cards=names)


def piles(t: Words, view: View) -> list[str]:
    pile = f"{t('kittens-pile-count', count=view.pile)}, {t('kittens-kittens-left', count=view.kittens)}"
    gone = t("kittens-discard-empty")
    if view.discard:
        gone = f"{t('kittens-pile-count', count=len(view.discard))} ({card_name(t, view.discard[-1])})"
    return [labelled(t, t("kittens-pile"), pile), labelled(t, t("kittens-discard"), gone)]


def remembered(t: Words, view: View) -> list[str]:
    """The reader's memory of the Draw Pile."""
    pile = view.memory.pile
    if not pile.known:
        return []
    found = [f"{card_name(t, known.card)} ({place_of(t, view, known)})" for known in pile.known]
    lines = [labelled(t, t("kittens-known-pile"), ", ".join(found))]
    return [*lines, t("kittens-known-loose", count=pile.loose_kittens)] if pile.loose_kittens else lines


def place_of(t: Words, view: View, known: Known) -> str:
    is_certain = known in view.memory.pile.certain
    return t("kittens-known-place" if is_certain else "kittens-known-place-loose", place=known.place + 1)


def counted(t: Words, cards: Iterable[Card]) -> str:
    counts = Counter(cards)
    return ", ".join(
        card_name(t, card) + (f" ×{counts[card]}" if counts[card] > 1 else "") for card in Card if counts[card]
    ) or t("kittens-holds", count=0)


def palette(t: Words) -> dict[str, str]:
    return {card_name(t, card): f"1;38;5;{ink}" for card, ink in INKS.items()}
