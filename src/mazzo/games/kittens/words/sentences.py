"""Exploding Kittens in words, as web/src/games/kittens/words.ts says it."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.actions import (
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
from mazzo.games.kittens.rules.cards import CATS, Card
from mazzo.games.kittens.rules.events import (
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
from mazzo.games.kittens.rules.state import Giving, Inserting, Over, Picking, Reaction, Turn
from mazzo.games.kittens.rules.view import View
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


def sentence(
    t: Words, event: Event, names: Sequence[str], me: Seat | None = None, _: Event | None = None
) -> str | None:
    match event:
        case Passed() | TookEffect() | FavorAsked() | DiscardOpened():
            return None  # what follows is told
        case TurnBegan():
            return owed(t, event, names, me)
        case Announced(seat, action):
            return announced(t, action, seat, names, me)
        case Noped(seat):
            return t("kittens-you-noped" if seat == me else "kittens-noped", name=names[seat])
        case Cancelled(seat, action):
            id = "kittens-you-cancelled" if seat == me else "kittens-cancelled"
            return t(id, name=names[seat], what=short(t, action))
        case Gave(giver, taker, card):
            id = "kittens-you-gave" if giver == me else "kittens-gave-you" if taker == me else "kittens-gave"
            return t(id, giver=names[giver], taker=names[taker], card=a_card(t, card))
        case Robbed(giver, taker, card):
            id = "kittens-you-robbed" if taker == me else "kittens-robbed-you" if giver == me else "kittens-robbed"
            return t(id, giver=names[giver], taker=names[taker], card=a_card(t, card))
        case HandedOver(giver, taker, card):
            to_me = "kittens-handed-you" if taker == me else "kittens-handed-over"
            id = "kittens-you-handed-over" if giver == me else to_me
            return t(id, giver=names[giver], taker=names[taker], card=a_card(t, card))
        case FoundNothing(seat, target):
            of_mine = "kittens-found-nothing-of-yours" if target == me else "kittens-found-nothing"
            id = "kittens-you-found-nothing" if seat == me else of_mine
            return t(id, name=names[seat], target=names[target])
        case Lacked(seat, card):
            id = "kittens-you-lacked" if seat == me else "kittens-lacked"
            return t(id, name=names[seat], card=card_name(t, card))
        case Shuffled(seat):
            return t("kittens-you-shuffled" if seat == me else "kittens-shuffled", name=names[seat])
        case Peeked(seat, None):
            return t("kittens-peeked", name=names[seat])
        case Peeked(seat, cards):
            id = "kittens-you-peeked" if seat == me else "kittens-peeked-cards"
            return t(id, name=names[seat], cards=card_names(t, cards or ()))
        case Picked(seat, card):
            id = "kittens-you-picked" if seat == me else "kittens-picked"
            return t(id, name=names[seat], card=a_card(t, card))
        case Drew(seat, Card.KITTEN):
            return t("kittens-you-drew-kitten" if seat == me else "kittens-drew-kitten", name=names[seat])
        case Drew(seat, card):
            return t("kittens-you-drew" if seat == me else "kittens-drew", name=names[seat], card=a_card(t, card))
        case Defused(seat):
            return t("kittens-you-defused" if seat == me else "kittens-defused", name=names[seat])
        case Inserted(seat, None):
            return t("kittens-inserted", name=names[seat])
        case Inserted(seat, place):
            return t("kittens-you-inserted" if seat == me else "kittens-inserted-at", name=names[seat], place=place)
        case Exploded(seat, discarded):
            id = "kittens-you-exploded" if seat == me else "kittens-exploded"
            return t(id, name=names[seat], count=len(discarded))
        case Ended(result):
            winner = result.winners[0]
            return t("kittens-you-ended" if winner == me else "kittens-ended", name=names[winner])
        case _:
            assert_never(event)


def owed(t: Words, event: TurnBegan, names: Sequence[str], me: Seat | None) -> str | None:
    turns = event.turns
    if turns < 2 and not event.attacked:
        return None
    if event.seat != me:
        return t("kittens-turns-owed", name=names[event.seat], turns=turns)
    return t("kittens-you-attacked" if event.attacked and turns > 1 else "kittens-you-turns-owed", turns=turns)


def announced(t: Words, action: Announcement, seat: Seat, names: Sequence[str], me: Seat | None) -> str:
    name, is_mine = names[seat], seat == me
    match action:
        case Favor(None):
            return t("kittens-you-announced-favor" if is_mine else "kittens-announced-favor", name=name)
        case Favor(int(target)):
            from_me = "kittens-announced-favor-from-you" if target == me else "kittens-announced-favor-from"
            id = "kittens-you-announced-favor-from" if is_mine else from_me
            return t(id, name=name, target=names[target])
        case Pair(card, target):
            from_me = "kittens-announced-pair-from-you" if target == me else "kittens-announced-pair"
            id = "kittens-you-announced-pair" if is_mine else from_me
            return t(id, name=name, card=card_name(t, card), target=names[target])
        case Three(card, target, named):
            from_me = "kittens-announced-three-from-you" if target == me else "kittens-announced-three"
            id = "kittens-you-announced-three" if is_mine else from_me
            return t(id, name=name, card=card_name(t, card), target=names[target], named=a_card(t, named))
        case Five(cards):
            id = "kittens-you-announced-five" if is_mine else "kittens-announced-five"
            return t(id, name=name, cards=card_names(t, cards))
        case _:
            return t(f"kittens-you-announced-{action}" if is_mine else f"kittens-announced-{action}", name=name)


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


def gains(t: Words, view: View, action: Action) -> str:
    """What is known of the card that an action brings or takes."""
    match action:
        case Draw():
            pile = view.memory.pile
            is_sure = pile.known and pile.known[0].place == 0 and (pile.sure or not pile.loose)
            return f"({card_name(t, pile.known[0].card)})" if is_sure else ""
        case Give(card) | Pick(card):
            return f"×{view.hand.count(card)}" if card in view.hand else ""
        case _:
            return ""


def group(t: Words, said: tuple[str, ...], names: Sequence[str]) -> str:
    match said:
        case ("favor",):
            return t("kittens-do-favor-whom")
        case ("pair", *cards):
            return f"{t('kittens-pair')}{of_cards(t, cards)}: {t('kittens-pair-says')}"
        case ("three",) | ("three", _):
            return f"{t('kittens-three')}{of_cards(t, said[1:])}: {t('kittens-three-says')}"
        case ("three", _, target):
            return names[int(target)]
        case ("five",):
            return f"{t('kittens-five')}: {t('kittens-five-says')}"
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
            last = sentence(t, Noped(by) if nopes else Announced(by, action), names, view.seat) or ""
            return f"{last} {t('kittens-you-are-asked')}" if view.legal else last
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


def help_lines(t: Words) -> list[str]:
    cards = [f"  {card_name(t, card)}: {does(t, card)}" for card in list(Card)[:9]]
    return [*t("terminal-help-kittens").splitlines(), *cards]


def fact(t: Words, name: str, value: str) -> str:
    return a_card(t, Card(value)) if name == "card" else value
