"""The sentences of Exploding Kittens beyond its events and actions."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from mazzo.games.kittens.rules.actions import Action, Draw, Give, Insert, Pick
from mazzo.games.kittens.rules.cards import CATS, Card
from mazzo.games.kittens.rules.events import Announced, Noped
from mazzo.games.kittens.rules.state import Giving, Inserting, Over, Picking, Reaction, Turn
from mazzo.games.kittens.rules.view import View
from mazzo.text.lines import labelled
from mazzo.text.locales import Words
from mazzo.text.sentences import Sentences


def card_name(t: Words, card: Card) -> str:
    return t(f"kittens-card-{card}")


def card_names(t: Words, cards: Iterable[Card]) -> str:
    return ", ".join(card_name(t, card) for card in cards)


def does(t: Words, card: Card) -> str:
    """The use of a card."""
    return t(f"kittens-does-{'cat' if card in CATS else card}")


def facts(action: Action, view: View) -> dict[str, object]:
    """The player who gets the given card, and whether the kitten is put at the bottom."""
    taker = view.phase.taker if isinstance(view.phase, Giving) else None
    return {"taker": taker, "bottom": isinstance(action, Insert) and 1 < action.place == view.pile}


def gains(t: Words, view: View, action: Action) -> str:
    """Facts about the card of an action: the known top card for a draw, the copies in the hand for a give or pick."""
    match action:
        case Draw():
            return "".join(f"({card_name(t, known.card)})" for known in view.memory.pile.certain if not known.place)
        case Give(card) | Pick(card):
            return f"×{view.hand.count(card)}" if card in view.hand else ""
        case _:
            return ""


def group(t: Words, said: tuple[str, ...], names: Sequence[str]) -> str:
    match said:
        case ("favor",):
            return t("kittens-kind-favor")
        case ("pair", *cards):
            return labelled(t, t("kittens-kind-pair") + of_cards(t, cards), t("kittens-kind-pair-use"))
        case ("three",) | ("three", _):
            return labelled(t, t("kittens-kind-three") + of_cards(t, said[1:]), t("kittens-kind-three-use"))
        case ("three", _, target):
            return names[int(target)]
        case ("five",):
            return labelled(t, t("kittens-kind-five"), t("kittens-kind-five-use"))
        case ("five", *_, card):
            return card_name(t, Card(card))
        case _:
            return " ".join(said)


def of_cards(t: Words, cards: Sequence[str]) -> str:
    return f" ({card_names(t, map(Card, cards))})" if cards else ""


def question(t: Words, view: View, names: Sequence[str], _: bool) -> str:
    match view.phase:
        case Reaction(_, seat, action, nopes):
            by = nopes[-1] if nopes else seat
            told = Noped(by) if nopes else Announced(by, action)
            last = Sentences(t, "kittens", names, view.seat).event(told)
            return f"{last} {t('kittens-you-are-asked')}" if view.legal else f"{last}"
        case Over():
            winner = view.result.winners[0] if view.result else view.turn
            return t("kittens-wait-over-you" if winner == view.seat else "kittens-wait-over", name=names[winner])
        case Giving(_, taker) if taker == view.seat:
            return t("kittens-wait-giving-you")
        case Giving(_, taker):
            return t("kittens-ask-give" if view.legal else "kittens-wait-giving", taker=names[taker])
        case Turn():
            return t("kittens-ask-turn") if view.legal else t("kittens-wait-turn", name=names[view.turn])
        case Picking():
            return t("kittens-ask-pick") if view.legal else t("kittens-wait-picking", name=names[view.turn])
        case Inserting():
            return t("kittens-ask-insert") if view.legal else t("kittens-wait-inserting", name=names[view.turn])
        case _:
            assert_never(view.phase)


def hint(t: Words, view: View, _: Sequence[str]) -> str:
    if view.seat is not None and not view.alive[view.seat] and not view.result:
        return t("kittens-you-are-dead")
    match view.phase:
        case Reaction(_, seat, _, nopes):
            stands = t("kittens-nopes-odd" if len(nopes) % 2 else "kittens-nopes-even") if nopes else ""
            waits = (
                t("kittens-you-played" if seat == view.seat else "kittens-you-passed") if view.seat is not None else ""
            )
            return stands or (t("kittens-hint-reaction") if view.legal else waits)
        case Over():
            return t("kittens-reason-last-alive")
        case Turn() if view.legal:
            return t("kittens-hint-owed", turns=view.turns) if view.attacked else t("kittens-hint-draw")
        case Giving() if view.legal:
            return t("kittens-hint-give")
        case Inserting() if view.legal:
            return t("kittens-hint-insert")
        case _:
            return ""


def help_lines(t: Words) -> list[str]:
    cards = ["  " + labelled(t, card_name(t, card), does(t, card)) for card in list(Card)[:9]]
    return [*t("terminal-help-kittens").splitlines(), *cards]
