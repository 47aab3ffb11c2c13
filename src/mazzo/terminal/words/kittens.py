"""Exploding Kittens in words, as web/src/games/kittens/words.ts says it."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from mazzo.games.kittens.actions import (
    Action,
    Announcement,
    Attack,
    Draw,
    Favor,
    Five,
    Give,
    Insert,
    Nope,
    Pair,
    Pass,
    Pick,
    See,
    Shuffle,
    Skip,
    Three,
)
from mazzo.games.kittens.cards import CATS, Card
from mazzo.games.kittens.events import (
    Announced,
    Cancelled,
    Defused,
    DiscardOpened,
    Drew,
    Ended,
    Event,
    Exploded,
    FavorAsked,
    FoundNothing,
    Gave,
    HandedOver,
    Inserted,
    Lacked,
    Noped,
    Passed,
    Peeked,
    Picked,
    Robbed,
    Shuffled,
    TookEffect,
    TurnBegan,
)
from mazzo.games.kittens.state import Giving, Inserting, Over, Picking, Reaction, Turn
from mazzo.games.kittens.view import View
from mazzo.locales import Words


def card_name(t: Words, card: Card) -> str:
    return t(f"kittens-card-{card}")


def a_card(t: Words, card: Card | None) -> str:
    """A card as what somebody draws, gives or takes; face down it is just a card."""
    return t(f"kittens-a-{card or 'card'}")


def card_names(t: Words, cards: Iterable[Card]) -> str:
    return ", ".join(card_name(t, card) for card in cards)


def does(t: Words, card: Card) -> str:
    """What a card is for."""
    return t(f"kittens-does-{'cat' if card in CATS else card}")


def short(t: Words, action: Announcement) -> str:
    return t(f"kittens-short-{str(action).split()[0]}")


def sentence(t: Words, event: Event, names: Sequence[str], _: Event | None = None) -> str | None:
    match event:
        case Passed() | TookEffect() | FavorAsked() | DiscardOpened():
            return None  # what follows is told
        case TurnBegan(seat, turns, attacked):
            return t("kittens-turns-owed", name=names[seat], turns=turns) if turns > 1 or attacked else None
        case Announced(seat, action):
            return announced(t, action, names[seat], names)
        case Noped(seat):
            return t("kittens-noped", name=names[seat])
        case Cancelled(seat, action):
            return t("kittens-cancelled", name=names[seat], what=short(t, action))
        case Gave(giver, taker, card):
            return t("kittens-gave", giver=names[giver], taker=names[taker], card=a_card(t, card))
        case Robbed(taker, giver, card):
            return t("kittens-robbed", giver=names[giver], taker=names[taker], card=a_card(t, card))
        case HandedOver(giver, taker, card):
            return t("kittens-handed-over", giver=names[giver], taker=names[taker], card=a_card(t, card))
        case FoundNothing(seat, target):
            return t("kittens-found-nothing", name=names[seat], target=names[target])
        case Lacked(seat, card):
            return t("kittens-lacked", name=names[seat], card=card_name(t, card))
        case Shuffled(seat):
            return t("kittens-shuffled", name=names[seat])
        case Peeked(seat, None):
            return t("kittens-peeked", name=names[seat])
        case Peeked(seat, cards):
            return t("kittens-peeked-cards", name=names[seat], cards=card_names(t, cards or ()))
        case Picked(seat, card):
            return t("kittens-picked", name=names[seat], card=a_card(t, card))
        case Drew(seat, Card.KITTEN):
            return t("kittens-drew-kitten", name=names[seat])
        case Drew(seat, card):
            return t("kittens-drew", name=names[seat], card=a_card(t, card))
        case Defused(seat):
            return t("kittens-defused", name=names[seat])
        case Inserted(seat, None):
            return t("kittens-inserted", name=names[seat])
        case Inserted(seat, place):
            return t("kittens-inserted-at", name=names[seat], place=place)
        case Exploded(seat, discarded):
            return t("kittens-exploded", name=names[seat], count=len(discarded))
        case Ended(result):
            return t("kittens-ended", name=names[result.winners[0]])
        case _:
            assert_never(event)


def announced(t: Words, action: Announcement, name: str, names: Sequence[str]) -> str:
    match action:
        case Favor(None):
            return t("kittens-announced-favor", name=name)
        case Favor(int(target)):
            return t("kittens-announced-favor-from", name=name, target=names[target])
        case Pair(card, target):
            return t("kittens-announced-pair", name=name, card=card_name(t, card), target=names[target])
        case Three(card, target, named):
            facts = {"card": card_name(t, card), "target": names[target], "named": a_card(t, named)}
            return t("kittens-announced-three", name=name, **facts)
        case Five(cards):
            return t("kittens-announced-five", name=name, cards=card_names(t, cards))
        case _:
            return t(f"kittens-announced-{action}", name=name)


def label(t: Words, action: Action, names: Sequence[str], view: View) -> str:
    match action:
        case Favor(int(target)):
            return t("kittens-do-favor-from", target=names[target])
        case Pair(card, target):
            return t("kittens-do-pair", card=card_name(t, card), target=names[target])
        case Three(card, target, named):
            return t("kittens-do-three", card=card_name(t, card), target=names[target], named=a_card(t, named))
        case Five(cards):
            return t("kittens-do-five", cards=card_names(t, cards))
        case Give(card):
            taker = names[view.phase.taker] if isinstance(view.phase, Giving) else ""
            return t("kittens-do-give", taker=taker, card=a_card(t, card))
        case Pick(card):
            return t("kittens-do-pick", card=a_card(t, card))
        case Insert(place) if place > 1 and place == view.pile:
            return t("kittens-do-insert-bottom")
        case Insert(place):
            return t("kittens-do-insert", place=place)
        case Draw() | Attack() | Skip() | Favor() | Shuffle() | See() | Nope() | Pass():
            return t(f"kittens-do-{action}")
        case _:
            assert_never(action)


def group(t: Words, said: tuple[str, ...], names: Sequence[str]) -> str:
    match said:
        case ("favor",):
            return t("kittens-do-favor-whom")
        case ("pair", card):
            return f"{t('kittens-pair')} ({card_name(t, Card(card))}): {t('kittens-pair-says')}"
        case ("three", card):
            return f"{t('kittens-three')} ({card_name(t, Card(card))}): {t('kittens-three-says')}"
        case ("three", _, target):
            return names[int(target)]
        case ("five",):
            return f"{t('kittens-five')}: {t('kittens-five-says')}"
        case ("five", *_, card):
            return card_name(t, Card(card))
        case _:
            return " ".join(said)


def question(t: Words, view: View, names: Sequence[str]) -> str:
    match view.phase:
        case Reaction(_, seat, action, nopes):
            last = t("kittens-noped", name=names[nopes[-1]]) if nopes else announced(t, action, names[seat], names)
            return f"{last} {t('table-you-are-asked')}" if view.legal else last
        case Over():
            return t("kittens-wait-over", name=names[view.result.winners[0] if view.result else view.turn])
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
            return stands or (t("kittens-hint-window") if view.legal else waits)
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
